"""The pass rate of some pairs, with what is known of its uncertainty (paper 5, Sec. 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis.statistics.standard_error import clustered, crossed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.intp]

_METHOD = "mean over pairs; standard error clustered by {by}, interval by Student's t, df {df}"
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


def passed(missed: NDArray[np.bool_], pairs: Codes, judges: Codes) -> PassRate:
    """1 - (1/N) sum C/K.

    Args:
        missed: Whether the machine was not found, one place a judgment; there is at least one.
        pairs: The number of its pair, from 0 without gaps.
        judges: The number of its judge, from 0 without gaps.
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
    error, by, df = _error(moved, pairs, judges)
    if error is None:
        note = "No interval: there is one pair only, and one judge."
        return PassRate(size, len(missed), value, pooled, None, None, None, "", note)
    low, high = _ends(value, error, df)
    method = _METHOD.format(by=by, df=df)
    note = "" if np.ptp(k) == 0 else "Pairs have different numbers of judges."
    if by == "judge":
        note = f"{note} With one pair the interval speaks of other judges only.".strip()
    return PassRate(size, len(missed), value, pooled, error, low, high, method, note)


def _error(
    moved: NDArray[np.float64], pairs: Codes, judges: Codes
) -> tuple[float | None, str, int]:
    sizes = (int(pairs.max()) + 1, int(judges.max()) + 1)
    if min(sizes) > 1:
        return crossed(moved, judges, pairs), "pair and judge", min(sizes) - 1
    if sizes[0] > 1:
        return clustered(moved, pairs), "pair", sizes[0] - 1
    return clustered(moved, judges), "judge", sizes[1] - 1


def _ends(value: float, error: float, df: int) -> tuple[float, float]:
    from scipy.special import stdtrit

    half = float(stdtrit(df, 0.975)) * error
    return max(0.0, value - half), min(1.0, value + half)
