import pytest

from turingdesk.study import csv_table
from turingdesk.study.csv_table import read_csv
from turingdesk.study.findings import Findings

KNOWN = ("id", "origin", "caption")


def read(text):
    findings = Findings()
    return read_csv(text, "t.csv", findings, KNOWN), findings.problems


def test_rows_have_the_line_where_they_begin():
    grid, problems = read('id,caption\n1,"two\nlines"\n\n2,"a, ""b"""\n')
    assert not problems
    assert [(row.line, dict(row.cells)) for row in grid.rows] == [
        (2, {"id": "1", "caption": "two\nlines"}),
        (5, {"id": "2", "caption": 'a, "b"'}),
    ]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_semicolons_and_tabs_are_taken_where_the_head_is_known(delimiter):
    grid, problems = read(
        delimiter.join(["id", "origin", "caption"]) + "\n" + delimiter.join("abc")
    )
    assert not problems
    assert dict(grid.rows[0].cells) == {"id": "a", "origin": "b", "caption": "c"}


def test_trailing_blank_rows_and_columns_are_trimmed():
    grid, problems = read("id,caption,,\n1,x,,\n,,,\n , ,,\n")
    assert not problems
    assert grid.columns == ["id", "caption"]
    assert len(grid.rows) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('id,caption\n1,"open\n2,x\n', 2, "never closed"),
        ('id,caption\n1,"a"b\n', 2, "middle of a cell"),
        ("id,caption\n1,a, with comma\n", 2, "3 cells, but the header has 2"),
        ("id,caption\n1\n", 2, "1 cell, but the header has 2"),
        ("id,id\n1,2\n", 1, "Two columns are called 'id'"),
        ("id,,caption\n1,x,y\n", 2, "Column 2 has content but no name"),
    ],
)
def test_what_is_no_table_is_told_with_its_line(text, line, message):
    _, problems = read(text)
    assert [(p.line, message in p.message) for p in problems] == [(line, True)]


def test_a_quote_that_swallows_rows_is_suspected():
    _, problems = read('id,caption\n1,"x\n2,y\n3,"z\n4,w"\n')
    assert problems
    assert any("quote" in (p.message + p.fix) for p in problems)


def test_all_wrong_rows_are_listed():
    _, problems = read("id,caption\n1,a,b\n2,ok\n3\n")
    assert [p.line for p in problems] == [2, 4]


def test_an_empty_file_has_no_rows():
    grid, problems = read("")
    assert not grid.rows
    assert not problems


def test_line_ends_of_all_systems_are_the_same():
    for end in ("\n", "\r\n", "\r"):
        grid, problems = read(f'id,caption{end}1,"a{end}b"{end}')
        assert not problems
        assert grid.rows[0].cells["caption"] == "a\nb"


def test_a_very_long_cell_is_read():
    grid, problems = read("id,caption\n1," + "x" * 300_000 + "\n")
    assert not problems
    assert len(grid.rows[0].cells["caption"]) == 300_000


def test_a_cell_that_is_too_long_is_refused_with_its_line(monkeypatch):
    monkeypatch.setattr(csv_table, "LONGEST_CELL", 1_000)
    _, (problem,) = read(f"id,caption\n1,x\n2,{'a' * 1_001}\n")
    assert problem.line == 3
    assert problem.message == "A cell has more than 1,000 characters."
