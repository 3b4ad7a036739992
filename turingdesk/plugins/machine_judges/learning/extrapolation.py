"""Judges on agents that they were not trained on (paper 1, Fig. S10, and Methods).

Trained on people and one agent, and tried on each; trained on people and all agents but one, and
tried on that one. All is done within folds, so that no answer is judged by what was trained on
its own group, and an agent that is tried on itself can be compared with one that is tried on
another. As many answers of people as of machines are trained on. Each answer counts once, however
many seeds there are. Machines without a name are one agent, which no one can tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.plugins.machine_judges.learning.answers import AnswerRow, AnswerSet
from turingdesk.plugins.machine_judges.learning.cross_validation import OutOfFold
from turingdesk.plugins.machine_judges.learning.estimates import (
    Accuracy,
    accuracy,
    mean_over_seeds,
)
from turingdesk.plugins.machine_judges.learning.folds import Grouping, Split

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


NOT_NAMED = message("(not named)")  #: the agent of machine answers that name none


@dataclass(frozen=True, slots=True)
class AgentScore:
    """The result of a judge trained on some agents on one agent, and on people."""

    trained_on: str  #: an agent, or "all but" one
    agent: str  #: tried on
    n: int  #: the agent's answers
    p_mm: float  #: of these, said to be a machine's
    n_human: int  #: people's answers, judged by the same judge
    p_hh: float  #: of these, said to be a human's
    spread: float | None = None  #: of the judge over stimuli, as `estimates.METHOD` says

    @property
    def detectability(self) -> float:
        """The mean of both: 0.5 is chance."""
        return (self.p_mm + self.p_hh) / 2

    @property
    def is_extrapolated(self) -> bool:
        """True if the agent was not trained on."""
        return self.trained_on != self.agent


def machine_agents(answers: AnswerSet) -> list[str]:
    """The machines that made some of the answers."""
    return sorted({_agent(row) for row in answers.rows if not row.is_human})


def _agent(row: AnswerRow) -> str:
    return row.agent or NOT_NAMED


def extrapolation_splits(answers: AnswerSet, folds: Sequence[Split]) -> list[Split]:
    """Each fold once for every agent, and once for all but each.

    Args:
        answers: Those with features.
        folds: Of all of them.
    """
    import numpy as np

    there, is_human = machine_agents(answers), answers.is_human
    agent = np.array([_agent(row) for row in answers.rows])
    return [
        design_split
        for fold in folds
        for name, known in _designs(there)
        for design_split in _fold_splits(fold, name, known, (agent, is_human))
    ]


def _designs(there: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """The agents that judges are trained on, by name."""
    for agent in there:
        yield agent, [agent]
    if len(there) > 2:  # of two, all but one is the other
        for agent in there:
            yield f"all but {agent}", [other for other in there if other != agent]


def _fold_splits(
    fold: Split,
    name: str,
    known: Sequence[str],
    makers: tuple[NDArray[np.str_], NDArray[np.bool_]],
) -> Iterator[Split]:
    """The fold as a design's; `makers` are the agent of each answer, and whether it is human."""
    import numpy as np

    agent, is_human = makers
    is_known = ~is_human & np.isin(agent, known)
    people, machines = fold.train[is_human[fold.train]], fold.train[is_known[fold.train]]
    if not len(people) or not len(machines):
        return  # the agent has answers to the prompts of this fold alone
    # The same seed for every design, so that judges of different agents train on the same people
    # as far as they can.
    chance = np.random.default_rng([fold.seed, fold.fold])
    fewest = min(len(people), len(machines))
    train = np.concatenate([chance.permutation(places)[:fewest] for places in (people, machines)])
    test = fold.test
    if len(known) > 1:
        # Trained on several agents, a judge is tried only on the one that was omitted; on one
        # agent, on all, itself included.
        test = test[~is_known[test]]
    if len(test):
        yield Split(fold.seed, fold.fold, np.sort(train), test, name, fold.group)


def extrapolation_cells(judged: OutOfFold, by: Grouping = Grouping.STIMULUS) -> list[AgentScore]:
    """The matrix, row by row: first judges of one agent, then those of all but one.

    Args:
        judged: What was said of the answers of `extrapolation_splits`.
        by: What the folds are grouped by.
    """
    rows = mean_over_seeds(judged, by)
    if rows.empty:
        return []
    rows["agent"] = rows["agent"].replace("", NOT_NAMED)
    cells = []
    for name, judged_rows in rows.groupby("trained_on", sort=False):
        people = judged_rows["origin"] == "human"
        for agent in sorted(judged_rows.loc[~people, "agent"].unique()):
            tried = judged_rows[people | (~people & (judged_rows["agent"] == agent))]
            cells.append(_cell(str(name), str(agent), accuracy(tried)))
    order = list(dict.fromkeys(split.name for split in judged.splits))
    order.sort(key=lambda name: name not in machine_agents(judged.answers))
    return sorted(cells, key=lambda cell: order.index(cell.trained_on))


def _cell(trained_on: str, agent: str, score_accuracy: Accuracy) -> AgentScore:
    nothing = float("nan")
    return AgentScore(
        trained_on,
        agent,
        score_accuracy.n_machine,
        nothing if score_accuracy.p_mm is None else score_accuracy.p_mm,
        score_accuracy.n_human,
        nothing if score_accuracy.p_hh is None else score_accuracy.p_hh,
        score_accuracy.spread,
    )
