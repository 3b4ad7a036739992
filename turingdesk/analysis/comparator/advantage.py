"""The advantage over guessing with which an actor is told from the target (paper 2, Def. 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

    Floats = NDArray[np.float64]

METHOD = message(
    "proportion of correct answers minus 1/2, with trials of the target and of its imitator "
    "weighted half each; binomial standard error, trials independent"
)
COLUMNS = {
    "actor": "str",
    "target": "str",
    "n": "int64",
    "n_target": "int64",
    "accepted": "float64",
    "recognized": "float64",
    "advantage": "float64",
    "se": "float64",
    "se_most": "float64",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True, eq=False)
class Advantage:
    """d and its standard error, shape (agents, agents): rows are actors, columns targets.

    NaN where an actor never met that target's distinguisher, where the target itself never
    did, and on the diagonal: no one imitates themselves.
    """

    agents: tuple[str, ...]
    value: Floats
    error: Floats


def advantage(found: Acceptance) -> Advantage:
    """½ (1 - q(actor)) + ½ q(target) - ½, which is half the difference of both shares."""
    import numpy as np

    own, variance = np.diag(found.share), np.diag(found.variance)
    value, error = (own - found.share) / 2, np.sqrt(variance + found.variance) / 2
    for matrix in (value, error):
        np.fill_diagonal(matrix, np.nan)
    return Advantage(found.agents, value, error)


def most(n: int, n_target: int) -> float | None:
    """The largest standard error that so many trials can have: 0.112 for ten and ten.

    >>> round(most(10, 10), 3)
    0.112
    """
    return (1 / n + 1 / n_target) ** 0.5 / 4 if n and n_target else None


def table(found: Acceptance) -> DataFrame:
    """One row for each actor and target that met, by target."""
    import pandas as pd

    made = advantage(found)
    size = len(found.agents)
    rows = [
        _row(found, made, (actor, target))
        for target in range(size)
        for actor in range(size)
        if found.others[actor, target]
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)


def _row(found: Acceptance, made: Advantage, pair: tuple[int, int]) -> dict[str, Any]:
    actor, target = pair
    n, n_target = int(found.n[pair]), int(found.n[target, target])
    return {
        "actor": found.agents[actor],
        "target": found.agents[target],
        "n": n,
        "n_target": n_target,
        "accepted": float(found.share[pair]),
        "recognized": float(found.share[target, target]),
        "advantage": float(made.value[pair]),
        "se": float(made.error[pair]),
        "se_most": most(n, n_target),
        "method": METHOD,
        "note": _note(n_target, float(made.error[pair])),
    }


def _note(n_target: int, error: float) -> str:
    if not n_target:
        return not_computed(message("the distinguisher never saw the target itself"))
    if not error:
        return message("All answers agree, so the standard error is 0; se_most is its largest.")
    return ""
