"""Problems at their cells, before and after rows came in or went out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.desk.editor.table.model import CellProblems


class Table:
    """Places a problem at the row of its line, in the column of its name."""

    def place(self, problem):
        return None if problem.line in (None, 1) else (problem.line - 2, int(problem.column))

    def head_place(self, problem):
        return int(problem.column) if problem.line == 1 else None


def problem(line, column="0", severity=Severity.ERROR):
    return Problem("Wrong.", "Right it.", "t.csv", line, column, severity)


def test_the_worst_of_a_cell_and_row_is_shown():
    warning = problem(5, "1", Severity.WARNING)
    marks = CellProblems.of(Table(), [warning, problem(5, "1"), problem(6, "2", Severity.WARNING)])
    assert marks.severity((3, 1)) is Severity.ERROR
    assert marks.of_row(3) is Severity.ERROR
    assert marks.of_row(4) is Severity.WARNING
    assert marks.of_row(5) is None
    assert marks.severity((3, 2)) is None
    assert marks.in_words((3, 1)) == "warning: Wrong. Right it.\nerror: Wrong. Right it."


def test_what_is_of_a_column_is_at_its_head():
    marks = CellProblems.of(Table(), [problem(1, "2"), problem(None)])
    assert marks.of_head(2) is Severity.ERROR
    assert marks.of_head(0) is None
    assert marks.head_in_words(2) == "error: Wrong. Right it."


@given(st.sets(st.integers(0, 30)), st.integers(0, 30), st.integers(-10, 10))
def test_marks_move_with_their_rows(rows, at, by):
    marks = CellProblems.of(Table(), [problem(row + 2) for row in rows])
    names = [str(row) if row in rows else "" for row in range(31)]
    if by >= 0:
        names[at:at] = [""] * by
    else:
        del names[at : at - by]
    moved = marks.moved(at, by)
    assert {row for row, _ in moved.cells} == {n for n, name in enumerate(names) if name}


def test_nothing_wrong_marks_nothing():
    marks = CellProblems()
    with pytest.raises(KeyError):
        marks.cells[0, 0]
    assert marks.in_words((0, 0)) == ""
