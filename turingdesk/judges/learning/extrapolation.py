"""Judges on agents that they were not trained on (paper 1, Fig. S10, and Methods).

Trained on people and one agent, and tried on each; trained on people and all agents but one, and
tried on that one. All is done within folds, so that no answer is judged by what was trained on
its own group, and an agent that is tried on itself can be compared with one that is tried on
another. As many answers of people as of machines are trained on. Each answer counts once, however
many seeds there are, and each cell has its interval (see `estimates`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.judges.learning.answers import AnswerSet
from turingdesk.judges.learning.cross_validation import OutOfFold
from turingdesk.judges.learning.estimates import (
    Accuracy,
    bootstrap_accuracy,
    count_by_cluster,
    mean_over_seeds,
)
from turingdesk.judges.learning.folds import Grouping, Split

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class AgentScore:
    """How a judge trained on some agents does on one agent, and on people."""

    trained_on: str  #: an agent, or "all but" one
    agent: str  #: tried on
    n: int  #: the agent's answers
    p_mm: float  #: of these, said to be a machine's
    n_human: int  #: people's answers, judged by the same judge
    p_hh: float  #: of these, said to be a human's
    ci_low: float | None = None  #: of detectability's 95% CI, as `estimates.METHOD` says
    ci_high: float | None = None
    note: str = ""

    @property
    def detectability(self) -> float:
        """The mean of both: 0.5 is chance."""
        return (self.p_mm + self.p_hh) / 2

    @property
    def is_extrapolated(self) -> bool:
        """Whether the agent was not trained on."""
        return self.trained_on != self.agent


def machine_agents(answers: AnswerSet) -> list[str]:
    """The machines that made some of the answers."""
    return sorted({row.agent for row in answers.rows if not row.is_human})


def extrapolation_splits(answers: AnswerSet, folds: Sequence[Split]) -> list[Split]:
    """Each fold once for every agent, and once for all but each.

    Args:
        answers: Those with features.
        folds: Of all of them.
    """
    import numpy as np

    there = machine_agents(answers)
    agent = np.array(["" if row.is_human else row.agent for row in answers.rows])
    return [
        made
        for fold in folds
        for name, known in _designs(there)
        for made in _fold_splits(fold, name, agent, known)
    ]


def _designs(there: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """What judges are trained on, by name."""
    for one in there:
        yield one, [one]
    if len(there) > 2:  # of two, all but one is the other
        for one in there:
            yield f"all but {one}", [other for other in there if other != one]


def _fold_splits(
    fold: Split, name: str, agent: NDArray[np.str_], known: Sequence[str]
) -> Iterator[Split]:
    import numpy as np

    trained = agent[fold.train]
    people, machines = fold.train[trained == ""], fold.train[np.isin(trained, known)]
    if not len(people) or not len(machines):
        return  # the agent has answers to the prompts of this fold alone
    chance = np.random.default_rng([fold.seed, fold.fold])
    fewest = min(len(people), len(machines))
    train = np.concatenate([chance.permutation(one)[:fewest] for one in (people, machines)])
    test = fold.test
    if len(known) > 1:
        test = test[~np.isin(agent[test], known)]
    if len(test):
        yield Split(fold.seed, fold.fold, np.sort(train), test, name, fold.group)


def extrapolation_cells(found: OutOfFold, by: Grouping = Grouping.STIMULUS) -> list[AgentScore]:
    """The matrix, row by row: first judges of one agent, then those of all but one.

    Args:
        found: What was said of the answers of `extrapolation_splits`.
        by: What the folds are grouped by.
    """
    rows = mean_over_seeds(found, by)
    if rows.empty:
        return []
    clusters = int(rows["cluster"].max()) + 1
    asked: list[tuple[str, str]] = []
    parts = []
    for name, own in rows.groupby("trained_on", sort=False):
        people = own["origin"] == "human"
        for agent in sorted(own.loc[~people, "agent"].unique()):
            asked.append((str(name), str(agent)))
            parts.append(count_by_cluster(own[people | (own["agent"] == agent)], clusters))
    made = [_cell(*of, one) for of, one in zip(asked, bootstrap_accuracy(parts), strict=True)]
    order = list(dict.fromkeys(split.name for split in found.splits))
    order.sort(key=lambda name: name not in machine_agents(found.answers))
    return sorted(made, key=lambda cell: order.index(cell.trained_on))


def _cell(trained_on: str, agent: str, found: Accuracy) -> AgentScore:
    nothing, value = float("nan"), found.detectability
    return AgentScore(
        trained_on,
        agent,
        found.n_machine,
        nothing if found.p_mm is None else found.p_mm,
        found.n_human,
        nothing if found.p_hh is None else found.p_hh,
        value.low,
        value.high,
        value.note,
    )
