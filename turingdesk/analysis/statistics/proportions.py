"""Confidence intervals of proportions of independent trials, and of weighted sums of them.

A sum of few trials each, such as a Turing score, must not take its standard error from the
proportions as they came out: where all ten trials agree, nothing would seem to vary. The score
interval has those sums θ that the data don't contradict:

    (θ̂ - θ)² <= z² V(θ),    V(θ) = Σ w² q(1 - q)/n

where the q are the most likely proportions of which the sum is θ. For one proportion this is
Wilson's interval (1927), for a difference of two that of Miettinen and Nurminen (1985), and for
any sum that of Martín Andrés, Álvarez Hernández, and Herranz Tejedor (2011, Statistical Methods
in Medical Research 20(4)). By Lagrange's multiplier λ, all q depend on one number:

    q(λ) solves λ w q² - (n + λ w) q + x = 0,    and θ̂ - θ = λ V

Two corrections keep what the interval promises with few trials:

- All but one of the proportions are estimated beside the sum. So the variance of each is
  multiplied by n/(n - 1 + h), where h is its part of V; for two alike, this is Miettinen and
  Nurminen's N/(N - 1).
- Few trials give few different sums. A part of the step between them, which becomes less the
  more proportions there are, is taken off the distance from θ̂ (`CORRECTION`).

`tests/analysis/statistics/test_proportions.py` holds the coverage by simulated studies.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics import record
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

Z = 1.959963984540054  #: the normal distribution's 97.5 % point
#: Of a step between sums: the least that keeps 93 % wherever ten trials of a single proportion
#: can be. Half of it would make a single one as cautious as an exact interval, at 97 % and more.
CORRECTION = 0.25
METHOD = message(
    "score interval of a sum of proportions, with a continuity correction; trials independent"
)
WILSON = message("Wilson's interval by trial")
NEWCOMBE = message("Newcombe's interval by trial")
_WIDEST = 18.5  #: the largest logarithm of λ, which is never below 0: z² is λ²V, and V at most 1/4
_HALVINGS = 32  #: of that range, so that what remains of it is below 1e-8


@dataclass(frozen=True, slots=True, eq=False)
class WeightedSums:
    """Sums of proportions with their uncertainty; arrays of one shape."""

    value: Floats
    error: Floats  #: standard error; never 0
    low: Floats  #: of the 95% CI
    high: Floats


def weighted_sums(weights: Any, right: Any, n: Any, constant: Any = 0.0) -> WeightedSums:
    """Weighted sums of proportions of independent trials.

    Args:
        weights: Of each proportion, shape (sums, proportions); 0 for those that are no part of
            a sum. Each sum needs at least one.
        right: How many trials of each are right; of the same shape, or one row for all sums.
        n: Of how many; at least 1 where the weight isn't 0.
        constant: What is added to each sum, such as 1 to take a proportion from 1; one number, or
            one for each sum.

    Returns:
        Each of shape (sums,). Low and high stay within what the sum can be.
    """
    import numpy as np

    w = np.atleast_2d(np.asarray(weights, dtype=np.float64))
    x, of = (np.broadcast_to(np.asarray(part, dtype=np.float64), w.shape) for part in (right, n))
    most = max(1, int(np.count_nonzero(w, axis=1).max(initial=0)))
    # Of many proportions, such as those of all pairs, a sum has few: the others are left out.
    order = np.argsort(w == 0, axis=1, kind="stable")[:, :most]
    w, x, of = (np.take_along_axis(part, order, axis=1) for part in (w, x, of))
    # Values that keep divisions defined; their weight is 0.
    x, of = np.where(w == 0, 0.0, x), np.where(w == 0, 1.0, of)
    value = (w * x / of).sum(axis=1)
    low, high = (_limit(w, x, of, side) for side in (1.0, -1.0))
    added = np.asarray(constant)
    # The correction can move a limit past the estimate where n is tiny.
    low, high = np.minimum(low, value) + added, np.maximum(high, value) + added
    for place, trials in enumerate((of * (w != 0)).sum(axis=1)):
        record.add(METHOD, round(trials), float(low[place]), float(high[place]))
    return WeightedSums(value + added, _error(w, x, of), low, high)


def _error(w: Floats, x: Floats, n: Floats) -> Floats:
    """The binomial standard error, in which no proportion is without variance.

    Where all trials of one agree, 2 right and 2 wrong ones are added (Agresti & Coull 1998),
    shared among the proportions by their squared weights as Price and Bonett (2004) do by their
    number: so a single proportion gets all of them, and each of two alike half.
    """
    import numpy as np

    squares = w**2
    added = 2 * squares / squares.sum(axis=1, keepdims=True)
    agree = (x == 0) | (x == n)
    right, of = np.where(agree, x + added, x), np.where(agree, n + 2 * added, n)
    error: Floats = np.sqrt((squares * right * (of - right) / of**3).sum(axis=1))
    return error


def _limit(w: Floats, x: Floats, n: Floats, side: float) -> Floats:
    """The lower limits (side 1) or the upper ones (side -1), by halving the range of λ."""
    import numpy as np

    size = np.abs(w).sum(axis=1)
    estimate = (w * x / n).sum(axis=1)
    step = CORRECTION * (np.abs(w) ** 3 / n).sum(axis=1) / size**2
    # By halving and not by Newton's method: all sums at once, none of which can diverge.
    ends = np.full((2, len(w)), [[0.0], [_WIDEST]])
    for _ in range(_HALVINGS):
        middle = ends.mean(axis=0)
        q = _proportions(side * np.exp(middle) / size, w, x, n)
        apart = side * (estimate - (w * q).sum(axis=1)) - step
        # Nearer than the correction nothing is outside; the square alone would take a negative
        # distance for a large one.
        outside = (apart > 0) & (apart**2 >= Z**2 * _variance(q, w, n))
        ends = np.where([~outside, outside], middle, ends)
    limits: Floats = (w * _proportions(side * np.exp(ends[1]) / size, w, x, n)).sum(axis=1)
    return limits


def _proportions(multiplier: Floats, w: Floats, x: Floats, n: Floats) -> Floats:
    """The most likely proportions at some λ; the root between 0 and 1."""
    import numpy as np

    b = multiplier[:, None] * w
    total = n + b
    root = np.sqrt(np.maximum(total**2 - 4 * b * x, 0))
    with np.errstate(divide="ignore", invalid="ignore"):
        # Two forms of one root: neither takes a number from one that is nearly as large.
        q = np.where(total < 0, (total - root) / (2 * b), 2 * x / (total + root))
    within: Floats = np.clip(np.nan_to_num(q), 0.0, 1.0)
    return within


def _variance(q: Floats, w: Floats, n: Floats) -> Floats:
    import numpy as np

    each = w**2 * q * (1 - q) / n
    total = each.sum(axis=1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        shrunk = each * n / (n - 1 + each / total)
    variances: Floats = np.where(each > 0, shrunk, 0.0).sum(axis=1)
    return variances


def wilson(right: float, n: float) -> tuple[float, float]:
    """Wilson's 95% CI of one proportion, which stays within 0 and 1 (Wilson 1927).

    Args:
        right: How many are right; a fraction where each of n is a mean.
        n: Of how many, at least 1.
    """
    p = right / n
    center = (p + Z**2 / (2 * n)) / (1 + Z**2 / n)
    half = Z / (1 + Z**2 / n) * sqrt(p * (1 - p) / n + Z**2 / (4 * n**2))
    # Rounding could leave the observed share outside its own interval.
    ends = min(p, max(0.0, center - half)), max(p, min(1.0, center + half))
    record.add(WILSON, round(n), *ends)
    return ends


def newcombe(first: tuple[float, float], second: tuple[float, float]) -> tuple[float, float]:
    """The 95% CI of the mean of two proportions, from Wilson's of each.

    The distances of both intervals' ends from their proportions are added as independent
    errors are (Newcombe 1998, method 10, for the mean instead of the difference).

    Args:
        first: How many are right, and of how many; at least 1.
        second: The same of the other.
    """
    ends = [(right / n, *wilson(right, n)) for right, n in (first, second)]
    value = (ends[0][0] + ends[1][0]) / 2
    low = value - hypot(*(p - below for p, below, _ in ends)) / 2
    high = value + hypot(*(above - p for p, _, above in ends)) / 2
    low, high = max(0.0, low), min(1.0, high)
    record.add(NEWCOMBE, round(first[1] + second[1]), low, high)
    return low, high
