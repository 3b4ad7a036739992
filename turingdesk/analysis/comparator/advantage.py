"""The advantage over guessing with which an actor is told from the target (paper 2, Def. 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import tabled
from turingdesk.analysis.statistics import proportions
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.comparator.acceptance import Acceptance

    Floats = NDArray[np.float64]

METHOD = join(
    "; ",
    (
        message(
            "proportion of correct answers minus 1/2, with trials of the target and of its "
            "imitator weighted half each"
        ),
        proportions.METHOD,
    ),
)
COLUMNS = {
    "actor": "str",
    "target": "str",
    "n": "int64",
    "n_target": "int64",
    "accepted": "float64",
    "recognized": "float64",
    "advantage": "float64",
    "advantage_low": "float64",
    "advantage_high": "float64",
    "se": "float64",
    "se_most": "float64",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True, eq=False)
class Advantage:
    """d with its uncertainty, shape (agents, agents): rows are actors, columns targets.

    NaN where an actor never met that target's distinguisher, where the target itself never
    did, and on the diagonal: no one imitates themselves.
    """

    agents: tuple[str, ...]
    value: Floats
    error: Floats  #: standard error, which is never 0
    low: Floats  #: of the 95% CI
    high: Floats


def advantage(acceptance: Acceptance) -> Advantage:
    """½ (1 - q(actor)) + ½ q(target) - ½, which is half the difference of both shares."""
    import numpy as np

    size = len(acceptance.agents)
    advantages = Advantage(acceptance.agents, *(np.full((size, size), np.nan) for _ in range(4)))
    # Along columns: a target that never met itself has no rate to compare with.
    actors, targets = np.nonzero(acceptance.others & (np.diag(acceptance.n) > 0))
    if len(actors):
        right, n = (
            np.stack([counts[targets, targets], counts[actors, targets]], axis=1)
            for counts in (acceptance.accepted, acceptance.n)
        )
        halves = np.broadcast_to([0.5, -0.5], right.shape)
        sums = proportions.weighted_sums(halves, right, n)
        for name in ("value", "error", "low", "high"):
            getattr(advantages, name)[actors, targets] = getattr(sums, name)
    return advantages


def most(n: int, n_target: int) -> float | None:
    """The largest standard error that so many trials can have: 0.112 for ten and ten.

    >>> round(most(10, 10), 3)
    0.112
    """
    # With both shares at one half, where a proportion varies most.
    return (1 / n + 1 / n_target) ** 0.5 / 4 if n and n_target else None


def table(acceptance: Acceptance) -> DataFrame:
    """One row for each actor and target that met, by target."""
    advantages = advantage(acceptance)
    size = len(acceptance.agents)
    rows = [
        _row(acceptance, advantages, (actor, target))
        for target in range(size)
        for actor in range(size)
        if acceptance.others[actor, target]
    ]
    return tabled(rows, COLUMNS)


def _row(acceptance: Acceptance, advantages: Advantage, pair: tuple[int, int]) -> dict[str, Any]:
    actor, target = pair
    n, n_target = int(acceptance.n[pair]), int(acceptance.n[target, target])
    return {
        "actor": acceptance.agents[actor],
        "target": acceptance.agents[target],
        "n": n,
        "n_target": n_target,
        "accepted": float(acceptance.share[pair]),
        "recognized": float(acceptance.share[target, target]),
        "advantage": float(advantages.value[pair]),
        "advantage_low": float(advantages.low[pair]),
        "advantage_high": float(advantages.high[pair]),
        "se": float(advantages.error[pair]),
        "se_most": most(n, n_target),
        "method": METHOD,
        "note": _note(
            n_target, {float(acceptance.share[pair]), float(acceptance.share[target, target])}
        ),
    }


def _note(n_target: int, shares: set[float]) -> str:
    if not n_target:
        return not_computed(message("the distinguisher never saw the target itself"))
    if shares <= {0.0, 1.0}:
        return message(
            "All answers agree, so the standard error is that with two right and two wrong ones "
            "more; se_most is its largest."
        )
    return ""
