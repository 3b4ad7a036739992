"""The problems of a table by the cell that they concern."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.translation import tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import TableDraft

Cell = tuple[int, int]
_NONE: list[Problem] = []


class Marks:
    """Problems by row and column, each from 0."""

    def __init__(self) -> None:
        self.cells: dict[Cell, list[Problem]] = {}
        self.heads: dict[int, list[Problem]] = {}  #: by column, of the column as a whole
        self.whole: list[Problem] = []  #: of the table, not of a part of it
        self._rows: dict[int, bool] = {}  #: by row, whether one of its problems is an error

    @classmethod
    def of(cls, table: TableDraft, problems: Iterable[Problem]) -> Marks:
        """Where some problems stand in a table as it is now."""
        made = cls()
        for problem in problems:
            place = table.place(problem)
            if place is not None:
                made.cells.setdefault(place, []).append(problem)
            elif (column := table.head_place(problem)) is not None:
                made.heads.setdefault(column, []).append(problem)
            else:
                made.whole.append(problem)
        made._note_rows()
        return made

    def moved(self, at: int, by: int) -> Marks:
        """The same after `by` rows came in at a row, or went out where it is negative."""
        made = Marks()
        made.heads, made.whole = self.heads, self.whole
        gone = range(at, at - by)
        for (row, column), found in self.cells.items():
            if row not in gone:
                made.cells[(row + by if row >= at else row, column)] = found
        made._note_rows()
        return made

    def severity(self, cell: Cell) -> Severity | None:
        """The worst of a cell; None where nothing is wrong."""
        return _worst(self.cells.get(cell, _NONE))

    def of_row(self, row: int) -> Severity | None:
        """The worst of a row."""
        if row not in self._rows:
            return None
        return Severity.ERROR if self._rows[row] else Severity.WARNING

    def of_head(self, column: int) -> Severity | None:
        """The worst of a column as a whole."""
        return _worst(self.heads.get(column, _NONE))

    def told(self, cell: Cell) -> str:
        """What is wrong with a cell and what to do, a line for each problem."""
        return _told(self.cells.get(cell, _NONE))

    def told_of_head(self, column: int) -> str:
        """What is wrong with a column as a whole."""
        return _told(self.heads.get(column, _NONE))

    def _note_rows(self) -> None:
        for (row, _), found in self.cells.items():
            wrong = _worst(found) is Severity.ERROR
            self._rows[row] = self._rows.get(row, False) or wrong


def _worst(problems: list[Problem]) -> Severity | None:
    if not problems:
        return None
    wrong = any(problem.severity is Severity.ERROR for problem in problems)
    return Severity.ERROR if wrong else Severity.WARNING


def _told(problems: list[Problem]) -> str:
    return "\n".join(map(_line, problems))


def _line(problem: Problem) -> str:
    text = f"{translate_message(problem.message)} {translate_message(problem.fix)}".strip()
    if problem.severity is Severity.ERROR:
        return tr("Desk", "error: {problem}").format(problem=text)
    return tr("Desk", "warning: {problem}").format(problem=text)
