import pytest

from tests.packages import workbook
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.study.grid_file import default_tables, read_grid, read_json_lines

HERE = Place("study.toml", 5, "block.table")


def read(folder, name):
    findings = Findings()
    return read_grid(Folder(folder, findings), name, HERE, findings, ["id"]), findings.problems


def test_the_suffix_says_how_to_read(tmp_path):
    (tmp_path / "a.csv").write_text("id\nx\n")
    (tmp_path / "b.jsonl").write_text('{"id": "x"}\n')
    workbook(tmp_path / "c.XLSX", [["id"], ["x"]])
    for name in ("a.csv", "b.jsonl", "c.XLSX"):
        grid, problems = read(tmp_path, name)
        assert not problems
        assert [row.cells["id"] for row in grid.rows] == ["x"]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.xls", b"", "ends in .xls"),
        ("a", b"", "ends in nothing"),
        ("a.csv", b"PK\x03\x04rest", "This is a workbook"),
        ("a.csv", b"\xff\xfei\x00d\x00", "UTF-16"),
        ("a.jsonl", b"\xff", "not UTF-8"),
    ],
)
def test_a_file_that_is_no_table_is_told(tmp_path, name, content, message):
    (tmp_path / name).write_bytes(content)
    grid, (problem,) = read(tmp_path, name)
    assert grid is None
    assert message in problem.message


def test_the_usual_tables_are_those_that_are_there(tmp_path):
    assert default_tables(Folder(tmp_path, Findings()), "words") == []
    (tmp_path / "words.jsonl").touch()
    (tmp_path / "words.csv").touch()
    assert default_tables(Folder(tmp_path, Findings()), "words") == ["words.csv", "words.jsonl"]


def lines_of(text):
    findings = Findings()
    return read_json_lines(text, "t.jsonl", findings), findings.problems


def test_each_line_is_a_row():
    grid, problems = lines_of('{"id": "a", "turns": [1]}\n\n{"id": "b", "new": null}\r\n')
    assert not problems
    assert [row.line for row in grid.rows] == [1, 3]
    assert list(grid.columns) == ["id", "turns", "new"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("[1, 2]", "a list, not an object"),
        ('"text"', "a text, not an object"),
        ("3", "a number, not an object"),
        ("null", "null, not an object"),
        ("{", "not valid JSON"),
        ("{'id': 1}", "not valid JSON"),
        ('{"id": 1, "id": 2}', "'id' appears twice"),
        ('{"id": ' + "9" * 5000 + "}", "too many digits"),
        ('{"id": ' + "[" * 100_000, "nested too deeply"),
    ],
)
def test_a_line_that_is_no_row_is_told(line, message):
    grid, problems = lines_of('{"id": "a"}\n' + line + '\n{"id": "c"}\n')
    assert [(p.line, message in p.message) for p in problems] == [(2, True)]
    assert len(grid.rows) == 2


def test_where_in_the_line_it_goes_wrong_is_said():
    _, problems = lines_of('{"id": "a", oops}\n')
    assert problems[0].column == "character 13"
