"""Rank correlations, and the interval of Spearman's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atanh, nan, sqrt, tanh

from turingdesk.analysis.statistics import record
from turingdesk.core.message import message

LEAST = 4  #: pairs of values, for an interval
METHOD = message(
    "Spearman's correlation, 95% CI of Bonett and Wright (2000); Kendall's tau b, two-sided test"
)
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class RankCorrelation:
    """Both correlations; NaN if there are fewer than four pairs, or all of a side are alike."""

    n: int
    spearman: float
    low: float  #: of the 95% CI of Spearman's correlation
    high: float
    kendall: float  #: tau b
    p: float  #: of Kendall's tau b, two-sided


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> RankCorrelation:
    """Correlate the ranks of two lists of values.

    The interval is Bonett and Wright's (2000): Fisher's z with the variance (1 + r²/2)/(n - 3).
    """
    from scipy.stats import kendalltau, spearmanr

    n = len(first)
    # With all values of a side alike SciPy warns and gives NaN; with n = 3 the variance divides by
    # 0.
    if n < LEAST or len(set(first)) == 1 or len(set(second)) == 1:
        return RankCorrelation(n, nan, nan, nan, nan, nan)
    r = round(float(spearmanr(first, second).statistic), 12)  # 1 may come as 0.999...
    tau = kendalltau(first, second)
    low = high = r
    # Fisher's z of 1 is infinite, so the interval of a perfect correlation has no width.
    if abs(r) < 1:
        half = _Z * sqrt((1 + r**2 / 2) / (n - 3))
        low, high = tanh(atanh(r) - half), tanh(atanh(r) + half)
    record.add(METHOD, n, low, high, float(tau.pvalue))
    return RankCorrelation(n, r, low, high, round(float(tau.statistic), 12), float(tau.pvalue))
