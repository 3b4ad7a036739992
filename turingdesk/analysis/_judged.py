"""Verdicts on origin as plain arrays: who judged, what, when, and whether they were correct."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.permutation import Counts
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Bools = NDArray[np.bool_]
    Codes = NDArray[np.intp]

#: The columns that analyses of judges look at; a million rows of all would fill gigabytes.
KEPT = (
    *("study", "participant", "session", "step", "at", "n"),
    *("task", "stimulus", "subject", "agent", "truth", "choice"),
)
UNKNOWN = message("the table contains counts of verdicts without the judges who gave them")


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """The verdicts that count, one place each."""

    rows: DataFrame  #: of the table, in the same order
    judges: Codes  #: numbers from 0
    stimuli: Codes  #: one number for each stimulus, whichever of its subjects was judged
    is_human: Bools  #: the truth
    right: Bools

    @property
    def n(self) -> int:
        """How many verdicts."""
        return len(self.rows)

    def where(self, kept: Bools) -> Judged:
        """Some of the verdicts; judges and stimuli keep their numbers' order, without gaps."""
        return Judged(
            self.rows[kept],
            _dense(self.judges[kept]),
            _dense(self.stimuli[kept]),
            self.is_human[kept],
            self.right[kept],
        )

    def counts(self) -> Counts:
        """How many verdicts are correct, and how many there are, by truth."""
        human = self.is_human
        return Counts(
            int((self.right & human).sum()),
            int(human.sum()),
            int((self.right & ~human).sum()),
            int((~human).sum()),
        )

    def one_sided(self) -> str:
        """Why no model of both truths has an estimate; "" where it has."""
        counts = self.counts()
        for noun, k, n in (
            ("humans", counts.hh, counts.humans),
            ("machines", counts.mm, counts.machines),
        ):
            if not n:
                return message("there are no verdicts on {noun}", noun=noun)
            if k in (0, n):
                return message(
                    "all verdicts on {noun} are {k}",
                    noun=noun,
                    k=message("correct") if k else message("wrong"),
                )
        return ""

    def by_judge(self) -> NDArray[np.int64]:
        """hh, humans, mm and machines of each judge, shape (judges, 4)."""
        import numpy as np

        size = int(self.judges.max(initial=-1)) + 1
        masks = (self.right & self.is_human, self.is_human, self.right & ~self.is_human)
        columns = [np.bincount(self.judges[mask], minlength=size) for mask in masks]
        columns.append(np.bincount(self.judges[~self.is_human], minlength=size))
        return np.column_stack(columns)

    def tasks(self) -> Iterator[tuple[str, Judged]]:
        """All verdicts, where there are several tasks or none, and those of each task."""
        task = self.rows["task"].astype("str").to_numpy()
        names = sorted(set(task.tolist()))
        if len(names) != 1:
            yield ALL, self
        for name in names:
            yield name, (self if len(names) == 1 else self.where(task == name))


def judged(responses: DataFrame) -> Judged | None:
    """The verdicts on origin that count; None where the table does not say who gave them."""
    import numpy as np

    rows = verdicts(responses)
    if "participant" not in rows or "stimulus" not in rows:
        return None
    rows = rows[[name for name in KEPT if name in rows]]
    if (rows["n"] != 1).any():
        rows = rows.loc[rows.index.repeat(rows["n"])]
    human = (rows["truth"] == "human").to_numpy(dtype=bool)
    said = (rows["choice"] == "human").to_numpy(dtype=bool)
    return Judged(
        rows,
        _numbers(rows, ["study", "participant"]),
        _numbers(rows, ["study", "task", "stimulus"]),
        human,
        np.asarray(human == said, dtype=bool),
    )


def judge_means(counts: NDArray[Any]) -> NDArray[np.float64]:
    """The detectability of each judge; NaN where they saw one class only."""
    import numpy as np

    with np.errstate(divide="ignore", invalid="ignore"):
        means: NDArray[np.float64] = (
            counts[:, 0] / counts[:, 1] + counts[:, 2] / counts[:, 3]
        ) / 2
    return means


def judge_counts(counts: NDArray[Any]) -> list[Counts]:
    """The same counts, one value each."""
    return [Counts(*map(int, row)) for row in counts.tolist()]


def _numbers(rows: DataFrame, columns: list[str]) -> Codes:
    """A number for each combination that occurs, without making their texts."""
    import numpy as np

    code = np.zeros(len(rows), dtype=np.int64)
    for column in columns:
        if column in rows:
            own = rows[column].astype("category").cat.codes.to_numpy().astype(np.int64) + 1
            code = _dense(code * (int(own.max(initial=0)) + 1) + own).astype(np.int64)
    return _dense(code)


def _dense(codes: NDArray[Any]) -> Codes:
    import numpy as np

    return np.unique(codes, return_inverse=True)[1]
