"""Bradley-Terry strengths beside the Turing scores: each trial is a contest of two agents.

The actor wins a trial if it is accepted as the target, and the distinguisher wins otherwise. Both
roles of an agent share one strength, and actors as a whole have an advantage of their own, which
is 0 if half of all strangers are accepted (Agresti, Categorical Data Analysis, section 11.6, on
home advantage).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics.regression import regression
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

METHOD = message("Bradley-Terry model with an actor's advantage; 95% CI of Wald")
COLUMNS = {
    "agent": "str",
    "n": "int64",
    "strength": "float64",
    "low": "float64",
    "high": "float64",
    "method": "str",
    "note": "str",
}


def strengths(acceptance: Acceptance) -> DataFrame:
    """The strength of each agent, in log odds against the first one by name, whose strength is 0.

    Only trials count in which targets judged for themselves and met another agent.
    """
    import numpy as np

    actors, targets = np.nonzero(acceptance.others)
    if not len(actors):
        return tabled([], COLUMNS)
    # Without a column for the first agent: those of all agents add up to 0, so that there would be
    # no single solution.
    columns = {
        name: (actors == place).astype(float) - (targets == place)
        for place, name in enumerate(acceptance.agents)
        if place
    }
    fitted = regression(
        columns, acceptance.accepted[actors, targets], acceptance.n[actors, targets]
    )
    rows: list[tuple[Any, ...]] = []
    for place, name in enumerate(acceptance.agents):
        n = int(acceptance.n[actors, targets][(actors == place) | (targets == place)].sum())
        if not place:
            rows.append((name, n, 0.0, None, None, METHOD, message("It is the reference.")))
            continue
        term = fitted.terms[name]
        rows.append((name, n, term.effect, term.low, term.high, METHOD, term.note))
    return tabled(rows, COLUMNS)
