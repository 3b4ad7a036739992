"""The problems of a table by the cell that they concern."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from turingdesk.core.errors import Problem, Severity

if TYPE_CHECKING:
    from turingdesk.store.draft import TableDraft

Cell = tuple[int, int]


class Marks:
    """Problems by row and column, each from 0."""

    def __init__(self, table: TableDraft, problems: Iterable[Problem] = ()) -> None:
        self.cells: dict[Cell, list[Problem]] = {}
        self.rows: dict[int, Severity] = {}  #: the worst of each row
        self.whole: list[Problem] = []  #: of the table, not of a cell
        for problem in problems:
            place = table.place(problem)
            if place is None:
                self.whole.append(problem)
                continue
            self.cells.setdefault(place, []).append(problem)
            if problem.severity is Severity.ERROR or place[0] not in self.rows:
                self.rows[place[0]] = problem.severity

    def severity(self, cell: Cell) -> Severity | None:
        """The worst of a cell; None where nothing is wrong."""
        found = self.cells.get(cell)
        if not found:
            return None
        wrong = any(problem.severity is Severity.ERROR for problem in found)
        return Severity.ERROR if wrong else Severity.WARNING

    def told(self, cell: Cell) -> str:
        """What is wrong with a cell and what to do, a line for each problem."""
        return "\n".join(
            f"{problem.severity.value}: {problem.message} {problem.fix}".strip()
            for problem in self.cells.get(cell, ())
        )
