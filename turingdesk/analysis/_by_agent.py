"""The verdicts of each task as numbers: all of them, those on humans, those on each machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import Matrix
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

NOT_NAMED = message("(not named)")


@dataclass(frozen=True, slots=True)
class TaskOverview:
    """The counts of verdicts in one task."""

    overall: Matrix
    agents: dict[str, Matrix] = field(default_factory=dict)  #: verdicts on each machine's answers

    @property
    def humans(self) -> Matrix:
        """Verdicts on what humans made."""
        return Matrix(self.overall.hh, self.overall.hm, 0, 0)

    def against_humans(self, agent: str) -> Matrix:
        """A machine's verdicts beside all those on humans."""
        machine = self.agents[agent]
        return Matrix(self.overall.hh, self.overall.hm, machine.mm, machine.mh)


def by_task(rows: DataFrame) -> dict[str, TaskOverview]:
    """The numbers of each task, and of each of its machines, in their columns' order.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
    """
    overviews = {
        task: TaskOverview(_matrix(numbers))
        for (task,), numbers in _numbers(rows, ["task"]).items()
    }
    machines = rows[["task", "agent", "truth", "choice", "n"]][rows["truth"] == "machine"]
    for (task, agent), numbers in _numbers(machines, ["task", "agent"]).items():
        overviews[task].agents[agent or NOT_NAMED] = _matrix(numbers)
    return overviews


def all_tasks(tasks: dict[str, TaskOverview]) -> Matrix:
    """The verdicts of all tasks together."""
    parts = [overview.overall for overview in tasks.values()]
    return Matrix(
        *(sum(getattr(matrix, name) for matrix in parts) for name in ("hh", "hm", "mm", "mh"))
    )


def _numbers(rows: DataFrame, keys: list[str]) -> dict[tuple[str, ...], dict[str, int]]:
    """Count verdicts by truth, for each combination of keys."""
    by = [*(rows[key] for key in keys), rows["truth"].astype("str"), rows["choice"].astype("str")]
    sums: dict[Any, Any] = rows["n"].groupby(by, observed=True).sum().to_dict()
    counts_by_key: dict[tuple[str, ...], dict[str, int]] = {}
    for (*names, truth, choice), n in sums.items():
        counts_by_key.setdefault(tuple(map(str, names)), {})[truth[0] + choice[0]] = int(n)
    return counts_by_key


def _matrix(numbers: dict[str, int]) -> Matrix:
    return Matrix(*(numbers.get(name, 0) for name in ("hh", "hm", "mm", "mh")))
