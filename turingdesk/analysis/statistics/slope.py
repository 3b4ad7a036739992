"""A straight line through points: whether one number goes along with another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

_METHOD = message("Linear regression, two-tailed t of the slope; effect: change for one more")
_ASSUMED = message(
    "Values are independent, change linearly, and scatter normally with one variance "
    "around the line."
)


def slope(predictor: ArrayLike, values: ArrayLike) -> Result:
    """The slope of a least-squares line with an intercept.

    Args:
        predictor: One number for each value.
        values: What depends on it; pairs with NaN are left out.
    """
    import numpy as np
    from scipy.stats import linregress, t

    x, y = np.asarray(predictor, dtype=float), np.asarray(values, dtype=float)
    there = ~np.isnan(x) & ~np.isnan(y)
    x, y = x[there], y[there]
    if why := _unfit(x.size, *(float(np.ptp(one)) if x.size else 0.0 for one in (x, y))):
        return impossible(x.size, _METHOD, _ASSUMED, why)
    line = linregress(x, y)
    effect, error, df = float(line.slope), float(line.stderr), x.size - 2.0
    if error <= 1e-12 * abs(effect):
        return impossible(
            x.size, _METHOD, _ASSUMED, message("the values lie on a line without scatter")
        )
    half, p = float(t.ppf(0.975, df)) * error, float(line.pvalue)
    ends = (effect - half, effect + half)
    return Result(x.size, _METHOD, _ASSUMED, effect / error, (df,), p, effect, *ends)


def _unfit(n: int, across: float, up: float) -> str:
    if n < 3:
        return message("there are fewer than three values")
    if across == 0:
        return message("the predictor does not vary")
    return "" if up > 0 else message("all values are the same")
