import pytest

from turingdesk.study.findings import Findings
from turingdesk.study.json_lines import read_json_lines


def read(text):
    findings = Findings()
    return read_json_lines(text, "t.jsonl", findings), findings.problems


def test_each_line_is_a_row():
    grid, problems = read('{"id": "a", "turns": [1]}\n\n{"id": "b", "new": null}\r\n')
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
        ("{", "no JSON"),
        ("{'id': 1}", "no JSON"),
        ('{"id": 1, "id": 2}', "'id' is there twice"),
        ('{"id": ' + "9" * 5000 + "}", "too many digits"),
        ('{"id": ' + "[" * 100_000, "nested too deeply"),
    ],
)
def test_a_line_that_is_no_row_is_told(line, message):
    grid, problems = read('{"id": "a"}\n' + line + '\n{"id": "c"}\n')
    assert [(p.line, message in p.message) for p in problems] == [(2, True)]
    assert len(grid.rows) == 2


def test_where_in_the_line_it_goes_wrong_is_said():
    _, problems = read('{"id": "a", oops}\n')
    assert problems[0].column == "character 13"
