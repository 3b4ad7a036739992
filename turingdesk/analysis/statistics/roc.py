"""ROC: how well ratings tell machines from humans, whatever the criterion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_METHOD = message(
    "Area under the ROC curve of verdict times confidence; standard error of DeLong et "
    "al. 1988; z against 0.5; effect: the area"
)
_ASSUMED = message("Verdicts are independent; confidence is used alike by all judges.")
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Roc:
    """The curve from (0, 0) to (1, 1), and the area under it."""

    area: Result
    false_alarms: tuple[float, ...]
    hits: tuple[float, ...]


def roc(scores: ArrayLike, is_machine: ArrayLike) -> Roc:
    """The curve of some ratings.

    Args:
        scores: The higher, the more they speak for a machine: e.g. the confidence where
            "machine" was said, and minus the confidence where "human" was.
        is_machine: The truth of each.
    """
    import numpy as np

    score, machine = np.asarray(scores, dtype=float), np.asarray(is_machine, dtype=bool)
    ours, others = score[machine], score[~machine]
    if not ours.size or not others.size:
        why = message("there are ratings of one class only, or none")
        return Roc(impossible(score.size, _METHOD, _ASSUMED, why), (), ())
    order = np.argsort(-score, kind="stable")
    ranked = machine[order]
    last = np.append(np.flatnonzero(np.diff(score[order])), score.size - 1)
    hits = np.append(0.0, np.cumsum(ranked)[last] / ours.size)
    alarms = np.append(0.0, np.cumsum(~ranked)[last] / others.size)
    return Roc(_area(ours, others), tuple(alarms.tolist()), tuple(hits.tolist()))


def _area(ours: NDArray[np.float64], others: NDArray[np.float64]) -> Result:
    import numpy as np
    from scipy.special import ndtr

    m, n = ours.size, others.size
    ranks = _ranks(np.concatenate([ours, others]))
    # DeLong's placements: for each rating the share of the other class that it exceeds.
    placed = (ranks[:m] - _ranks(ours)) / n
    passed = 1 - (ranks[m:] - _ranks(others)) / m
    area = float(placed.mean())
    if min(m, n) < 2:
        note = message("One class was rated once: there is no standard error.")
        return Result(m + n, _METHOD, _ASSUMED, effect=area, note=note)
    error = float(np.sqrt(placed.var(ddof=1) / m + passed.var(ddof=1) / n))
    if error == 0:
        note = message(
            "The ratings do not overlap, or are all the same: there is no standard error."
        )
        return Result(m + n, _METHOD, _ASSUMED, effect=area, note=note)
    z = (area - 0.5) / error
    low, high = max(0.0, area - _Z * error), min(1.0, area + _Z * error)
    return Result(m + n, _METHOD, _ASSUMED, z, (), 2 * float(ndtr(-abs(z))), area, low, high)


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """From 1; values that are the same share the mean of their ranks."""
    import numpy as np

    ordered = np.sort(values)
    below, upto = (np.searchsorted(ordered, values, side) for side in ("left", "right"))
    found: NDArray[np.float64] = (below + upto + 1) / 2
    return found
