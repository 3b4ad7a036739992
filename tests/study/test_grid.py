from turingdesk.study.findings import Findings, Place
from turingdesk.study.grid import Grid, Row, heads


def test_a_place_names_the_cell_where_there_are_letters():
    row = Row(7, {"image": "x"})
    assert Grid("t.csv", ("image",), (row,)).place(row, "image") == Place("t.csv", 7, "image")
    lettered = Grid("t.xlsx", ("image",), (row,), {"image": "C"})
    assert lettered.place(row, "image").column == "image, cell C7"
    assert lettered.place(row).column == ""


def test_heads_are_trimmed_and_told_of_when_they_are_there_twice():
    findings = Findings()
    assert heads([" id ", "", "x", "x", "", " "], "t.csv", findings) == ["id", "", "x", "x"]
    assert [p.column for p in findings.problems] == ["x"]
