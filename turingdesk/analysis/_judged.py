"""Verdicts on origin as plain arrays: who judged, what, when, and whether they were correct."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import (
    CLUSTERED_BY,
    clusters,
    in_rooms,
    of_machine_judges,
    people_met,
    trained_verdicts,
)
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.permutation import Counts
from turingdesk.core.message import message
from turingdesk.table.identity import ANSWER, PARTICIPANT, STIMULUS, dense, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Bools = NDArray[np.bool_]
    Codes = NDArray[np.intp]

#: The columns that analyses of judges look at; a million rows of all would fill gigabytes.
KEPT = tuple(
    dict.fromkeys(
        (*CLUSTERED_BY, "session", "step", "at", "kiosk", "n", "task", "subject", "choice")
    )
)
UNKNOWN = message(
    "the table contains counts of verdicts without the judges who gave them, or verdicts of "
    "trained judges, which depend on each other"
)

#: Why there is no estimate: without verdicts on a class, or with all of them wrong or correct.
_OF_HUMANS = (
    message("there are no verdicts on humans"),
    message("all verdicts on humans are wrong"),
    message("all verdicts on humans are correct"),
)
_OF_MACHINES = (
    message("there are no verdicts on machines"),
    message("all verdicts on machines are wrong"),
    message("all verdicts on machines are correct"),
)


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """The verdicts that count, one place each."""

    rows: DataFrame  #: of the table, in the same order
    judges: Codes  #: numbers from 0
    stimuli: Codes  #: one number for each stimulus, whichever of its subjects was judged; in
    #: live games for each person who was met, and each conversation with a machine
    is_human: Bools  #: the truth
    right: Bools

    @property
    def n(self) -> int:
        """The number of verdicts."""
        return len(self.rows)

    def where(self, mask: Bools) -> Judged:
        """Some of the verdicts; judges and stimuli keep their numbers' order, without gaps."""
        return Judged(
            self.rows[mask],
            dense(self.judges[mask]),
            dense(self.stimuli[mask]),
            self.is_human[mask],
            self.right[mask],
        )

    @property
    def is_fixed(self) -> Bools:
        """Which verdicts are on a machine in a live game.

        Each conversation with it is judged once, so that what differs by conversation is in the
        verdict's own chance; and these machines are all of interest.
        """
        return in_rooms(self.rows) & ~people_met(self.rows) & ~self.is_human

    @property
    def stimuli_by_class(self) -> list[int]:
        """The number of stimuli judged in each class that has any, those fixed excluded."""
        import numpy as np

        masks = (self.is_human & ~self.is_fixed, ~self.is_human & ~self.is_fixed)
        return [np.unique(self.stimuli[mask]).size for mask in masks if mask.any()] or [0]

    def trials(self) -> Trials:
        """The verdicts with their clusters; share 0 are those on humans, 1 those on machines."""
        by = clusters(self.rows)
        shares = (~self.is_human).astype("int64")
        return Trials(shares, self.right, by.judges, by.stimuli, by.words, by.roles)

    def counts(self) -> Counts:
        """The number of correct verdicts and of all verdicts, by truth."""
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
        sides = (_OF_HUMANS, counts.hh, counts.humans), (_OF_MACHINES, counts.mm, counts.machines)
        for (none, wrong, correct), k, n in sides:
            if not n:
                return none
            if k in (0, n):
                return correct if k else wrong
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
    """The verdicts on origin that count, of a machine judge its first one on each answer.

    Returns:
        None where the table does not say who gave them, and where trained judges gave some.
    """
    import numpy as np

    rows = verdicts(responses)
    if "participant" not in rows or "stimulus" not in rows or trained_verdicts(rows) is not None:
        return None
    rows = rows[[name for name in KEPT if name in rows]]
    if (by_machine := of_machine_judges(rows)) is not None:
        again = rows.duplicated([name for name in (*ANSWER, *PARTICIPANT) if name in rows])
        rows = rows[~(again & by_machine)]
    if (rows["n"] != 1).any():
        rows = rows.loc[rows.index.repeat(rows["n"])]
    stimuli = numbers(rows, STIMULUS)
    if people_met(rows).any() and (by_witness := clusters(rows).stimuli) is not None:
        stimuli = dense(by_witness)
    human = (rows["truth"] == "human").to_numpy(dtype=bool)
    said_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    return Judged(
        rows,
        numbers(rows, PARTICIPANT),
        stimuli,
        human,
        np.asarray(human == said_human, dtype=bool),
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
