"""Two-tailed t-tests, as paper 1 compares two distributions (Methods, Statistical analyses)."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan, sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


_ONE = message("two-tailed one-sample t-test; effect: mean minus {against:g}")
_WELCH = message("two-tailed t-test of Welch (unequal variances); effect: difference of the means")
_POOLED = message(
    "two-tailed t-test of Student (pooled variance); effect: difference of the means"
)
_NORMAL = message("Values are independent, and their mean is about normally distributed.")


def student_interval(
    estimate: tuple[float, float],
    size: tuple[int, float],
    method: str,
    bounds: tuple[float, float] = (-inf, inf),
) -> tuple[float, float]:
    """The 95% CI of a value by Student's t; NaN without degrees of freedom.

    Args:
        estimate: The value and its standard error.
        size: What was counted, and the degrees of freedom.
        method: How it is computed, in words.
        bounds: Between which the true value must be.
    """
    from scipy.special import stdtrit

    (value, error), (n, df), (least, most) = estimate, size, bounds
    # With one cluster there are no degrees of freedom, and t has no quantile.
    if not df > 0:
        return nan, nan
    half = float(stdtrit(df, 0.975)) * error
    low, high = max(least, value - half), min(most, value + half)
    record.add(method, n, low, high)
    return low, high


def one_sample(values: ArrayLike, against: float = 0.5) -> Result:
    """A test of whether the mean of some values differs from a fixed one.

    Args:
        values: One number each, such as the detectability of each judge. NaN is omitted.
        against: The mean under the null hypothesis.
    """
    import numpy as np

    x = _numbers(values)
    method = _ONE.format(against=against)
    if why := _unfit(x.size, float(np.ptp(x)) if x.size else 0.0, "values"):
        return impossible(x.size, method, _NORMAL, why)
    effect, error = float(x.mean()) - against, float(x.std(ddof=1) / np.sqrt(x.size))
    return _tested(x.size, (effect, error, x.size - 1.0), method, _NORMAL)


def two_groups(first: ArrayLike, second: ArrayLike, *, pooled: bool = False) -> Result:
    """A test of whether the means of two groups differ.

    Paper 1 does not say which t-test it ran. `pooled` is Student's, the usual one where a
    program offers "the" two-sample t-test; Welch's, the default, does not need equal variances.

    Args:
        first: The values of one group; NaN is omitted.
        second: Those of the other.
        pooled: Whether both groups are taken to have the same variance.
    """
    x, y = (_Sample.of(_numbers(group)) for group in (first, second))
    return _compared(x, y, pooled=pooled)


def two_shares(right: tuple[int, int], n: tuple[int, int], *, pooled: bool = False) -> Result:
    """Compare two groups of values that are 0 or 1, given as counts.

    Args:
        right: How many are 1 in either group.
        n: Of how many.
        pooled: Whether both groups are taken to have the same variance.
    """
    x, y = (_Sample.of_counts(k, size) for k, size in zip(right, n, strict=True))
    return _compared(x, y, pooled=pooled)


@dataclass(frozen=True, slots=True)
class _Sample:
    """The summary of a group that a t-test needs."""

    n: int
    mean: float
    variance: float  #: without bias

    @classmethod
    def of(cls, x: NDArray[np.float64]) -> _Sample:
        if x.size < 2:
            return cls(x.size, 0.0, 0.0)
        import numpy as np

        # If all values are equal, rounding of the mean can still leave a tiny variance.
        alike = float(np.ptp(x)) == 0.0
        return cls(x.size, float(x.mean()), 0.0 if alike else float(x.var(ddof=1)))

    @classmethod
    def of_counts(cls, right: int, n: int) -> _Sample:
        if n < 2:
            return cls(n, 0.0, 0.0)
        # The unbiased variance of values that are 0 or 1, without making an array of them.
        return cls(n, right / n, right * (n - right) / n / (n - 1))


def _compared(x: _Sample, y: _Sample, *, pooled: bool) -> Result:
    n = x.n + y.n
    method = _POOLED if pooled else _WELCH
    assumed = _NORMAL + ((" " + message("Both groups have the same variance.")) if pooled else "")
    if min(x.n, y.n) < 2:
        return impossible(n, method, assumed, message("a group has fewer than two values"))
    a, b = x.variance / x.n, y.variance / y.n
    if a + b == 0:
        return impossible(
            n, method, assumed, message("the values do not differ within the groups")
        )
    # Welch and Satterthwaite's degrees of freedom.
    df, error = (a + b) ** 2 / (a**2 / (x.n - 1) + b**2 / (y.n - 1)), sqrt(a + b)
    if pooled:
        df = n - 2.0
        both = ((x.n - 1) * x.variance + (y.n - 1) * y.variance) / df
        error = sqrt(both * (1 / x.n + 1 / y.n))
    return _tested(n, (x.mean - y.mean, error, df), method, assumed)


def _numbers(values: ArrayLike) -> NDArray[np.float64]:
    import numpy as np

    x = np.asarray(values, dtype=float).ravel()
    there: NDArray[np.float64] = x[~np.isnan(x)]
    return there


def _unfit(n: int, spread: float, what: str) -> str:
    if n < 2:
        return message("there are fewer than two {what}", what=what)
    return "" if spread > 0 else message("all {what} are the same", what=what)


def _tested(n: int, difference: tuple[float, float, float], method: str, assumed: str) -> Result:
    from scipy.special import stdtr, stdtrit

    effect, error, df = difference
    t = effect / error
    # `stdtr` and `stdtrit` do without the argument checks that take most of the time of
    # `scipy.stats.t`.
    half = float(stdtrit(df, 0.975)) * error
    # The lower tail, as 1 less the upper one would lose all digits of a small p.
    p = 2 * float(stdtr(df, -abs(t)))
    return Result(n, method, assumed, t, (df,), p, effect, effect - half, effect + half)
