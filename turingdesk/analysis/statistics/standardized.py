"""Hedges' g: the difference of two means in standard deviations (Hedges and Olkin 1985)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from turingdesk.core.message import message

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

METHOD = message(
    "Hedges' g, pooled standard deviation, 95 % interval from its large-sample variance"
)
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Standardized:
    """An effect size; None where it cannot be computed, and `note` says why."""

    value: float | None
    low: float | None = None  #: of the 95 % interval
    high: float | None = None
    note: str = ""


def hedges(first: ArrayLike, second: ArrayLike) -> Standardized:
    """The mean of the first group minus that of the second; NaN is left out.

    Cohen's d times 1 - 3 / (4 df - 1), which takes away most of its bias.
    """
    import numpy as np

    x, y = (np.asarray(one, dtype=float).ravel() for one in (first, second))
    x, y = x[~np.isnan(x)], y[~np.isnan(y)]
    if min(x.size, y.size) < 2:
        why = message("It cannot be computed: a group has fewer than two values.")
        return Standardized(None, note=why)
    df = x.size + y.size - 2
    pooled = ((x.size - 1) * x.var(ddof=1) + (y.size - 1) * y.var(ddof=1)) / df
    if np.ptp(x) == np.ptp(y) == 0:
        return Standardized(
            None,
            note=message("It cannot be computed: the values do not differ within the groups."),
        )
    g = float((x.mean() - y.mean()) / sqrt(pooled)) * (1 - 3 / (4 * df - 1))
    n, product = x.size + y.size, x.size * y.size
    half = _Z * sqrt(n / product + g**2 / (2 * n))
    return Standardized(g, g - half, g + half)
