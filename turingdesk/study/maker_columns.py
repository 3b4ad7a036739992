"""Who made a row: the columns `origin` and `agent`, one of each for every subject."""

from __future__ import annotations

from collections.abc import Mapping

from turingdesk.core.message import message, plural
from turingdesk.core.stimulus import Maker, Origin
from turingdesk.study.cells import BadCell, as_text, is_empty
from turingdesk.study.findings import Findings, did_you_mean
from turingdesk.study.grid import Grid, Row


def origin_columns(subjects: tuple[str, ...]) -> Mapping[str, tuple[str, str]]:
    """The names of the two columns of each subject.

    >>> origin_columns(("A", "B"))
    {'A': ('origin_a', 'agent_a'), 'B': ('origin_b', 'agent_b')}
    """
    ends = {subject: f"_{subject.lower()}" if subject else "" for subject in subjects}
    return {subject: (f"origin{end}", f"agent{end}") for subject, end in ends.items()}


class MakerColumns:
    """Reads who made the rows of one table."""

    def __init__(self, subjects: tuple[str, ...], grid: Grid, findings: Findings) -> None:
        self._columns = origin_columns(subjects)
        self._grid = grid
        self._findings = findings
        self._unnamed: list[Row] = []

    def of(self, row: Row) -> dict[str, Maker] | None:
        """The makers by subject; None, with a problem, where an origin is wrong."""
        makers = {}
        for subject, (origin_column, agent_column) in self._columns.items():
            origin = self._origin(row, origin_column)
            agent = self._agent(row, agent_column)
            if origin is Origin.MACHINE and agent == "":
                self._unnamed.append(row)
            if origin is not None and agent is not None:
                makers[subject] = Maker(origin, agent)
        return makers if len(makers) == len(self._columns) else None

    def close(self) -> None:
        """Tell once of all machines without a name."""
        if self._unnamed:
            column = next(iter(self._columns.values()))[1]
            self._findings.warning(
                self._grid.place(self._unnamed[0], column),
                plural(
                    "%n machine row doesn't name an agent; it counts as one agent.",
                    "%n machine rows don't name an agent; they count as one agent.",
                    n=len(self._unnamed),
                ),
                message("Enter the model's name."),
            )

    def _origin(self, row: Row, column: str) -> Origin | None:
        value = row.cells.get(column)
        word = str(value).strip().casefold()
        if not is_empty(value) and word in set(Origin):
            return Origin(word)
        if column in self._grid.columns or not is_empty(value):
            place = self._grid.place(row, column)
            what = (
                message("The origin is missing.")
                if is_empty(value)
                else message("{value!r} is not a valid origin.", value=value)
            )
            fix = did_you_mean(str(value or ""), list(Origin), message("Enter human or machine."))
            self._findings.error(place, what, fix)
        return None

    def _agent(self, row: Row, column: str) -> str | None:
        value = row.cells.get(column)
        try:
            return "" if is_empty(value) else as_text(value).strip()
        except BadCell as bad:
            self._findings.error(self._grid.place(row, column), bad.message, bad.fix)
            return None
