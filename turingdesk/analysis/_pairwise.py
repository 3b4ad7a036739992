"""The pass rate of some pairs, with what is known of its uncertainty (paper 5, Sec. 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._margin import margin
from turingdesk.analysis.statistics.clustering import Clustering

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.intp]

_MEAN = "mean over pairs; {how}"
_ALIKE = "mean over pairs; Wilson's interval with each pair as one trial"


@dataclass(frozen=True, slots=True)
class PassRate:
    """A pass rate."""

    pairs: int
    n: int  #: judgments
    value: float  #: mean over pairs, each with the same weight
    pooled: float  #: share of all judgments
    error: float | None
    low: float | None  #: of the 95 % interval
    high: float | None
    method: str
    note: str = ""


def passed(
    missed: NDArray[np.bool_], pairs: Codes, judges: Codes, by: Clustering = Clustering.BOTH
) -> PassRate:
    """1 - (1/N) sum C/K.

    Args:
        missed: Whether the machine was not found, one place a judgment; there is at least one.
        pairs: The number of its pair, from 0 without gaps.
        judges: The number of its judge, from 0 without gaps.
        by: By what errors are clustered; a pair is a stimulus.
    """
    import numpy as np

    k = np.bincount(pairs)
    each = np.bincount(pairs, weights=missed) / k
    value, pooled, size = float(each.mean()), float(missed.mean()), len(k)
    if missed.all() or not missed.any():
        found = wilson(size if missed.all() else 0, size)
        note = "All judgments agree, so the interval is Wilson's."
        ends = (None, found.low, found.high)
        return PassRate(size, len(missed), value, pooled, *ends, _ALIKE, note)
    moved = (missed - value) / (k[pairs] * size)
    note = "" if np.ptp(k) == 0 else "Pairs have different numbers of judges."
    off = margin(value, moved, judges, pairs, by)
    if off is None:
        note = "No interval: there is one pair only, or one judge."
        return PassRate(size, len(missed), value, pooled, None, None, None, "", note)
    if off.by is not by and off.by is Clustering.JUDGE:
        note = f"{note} With one pair the interval speaks of other judges only.".strip()
    method = _MEAN.format(how=off.method.replace("stimulus", "pair"))
    return PassRate(size, len(missed), value, pooled, off.error, off.low, off.high, method, note)
