"""Detectability and proportions with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from turingdesk.analysis._counted import Matrix

RESAMPLES = 10_000
SEED = 1
METHOD = f"binomial bootstrap by trial, {RESAMPLES:,} resamples, percentile interval, seed {SEED}"
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its uncertainty; all None where it cannot be computed, and `note` says why."""

    value: float | None
    sd: float | None
    low: float | None  #: of the 95 % interval
    high: float | None
    note: str = ""


def detectability(matrix: Matrix) -> Estimate:
    """½ (p(H|H) + p(M|M)) with a bootstrap over trials.

    The bootstrap draws, from the n verdicts on human answers, n anew with
    replacement, and from those on machine answers likewise. A verdict is either
    right or wrong, and each draw is right with probability k/n, whichever verdict
    it hits, independently of the others: the number of right ones in a resample
    *is* binomial with n and k/n. Drawing that number is therefore not an
    approximation but the same bootstrap, a thousand times faster.

    Returns:
        Value, bootstrap standard deviation and the 2.5 and 97.5 percentiles.
    """
    p_hh, p_mm = matrix.p_hh, matrix.p_mm
    if p_hh is None or p_mm is None:
        return Estimate(None, None, None, None, f"It cannot be computed: {_missing(matrix)}.")
    import numpy as np

    draw = np.random.default_rng(SEED)
    humans = draw.binomial(matrix.humans, p_hh, RESAMPLES) / matrix.humans
    machines = draw.binomial(matrix.machines, p_mm, RESAMPLES) / matrix.machines
    resampled = (humans + machines) / 2
    low, high = np.quantile(resampled, [0.025, 0.975])
    sd = float(resampled.std(ddof=1))
    return Estimate((p_hh + p_mm) / 2, sd, float(low), float(high), _warning(matrix))


def wilson(right: int, n: int) -> Estimate:
    """A proportion with Wilson's 95 % interval, which stays within 0 and 1 at any n."""
    if n == 0:
        return Estimate(None, None, None, None, "It cannot be computed: there are no answers.")
    p = right / n
    centre = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Estimate(p, sqrt(p * (1 - p) / n), min(low, p), max(high, p))


def _missing(matrix: Matrix) -> str:
    if not matrix.humans and not matrix.machines:
        return "there are no verdicts"
    what = "machines" if matrix.humans else "humans"
    return f"there are no verdicts on what {what} made"


def _warning(matrix: Matrix) -> str:
    """Where all verdicts on one class agree, resampling them says nothing of chance."""
    if 0 in (matrix.hh, matrix.hm, matrix.mm, matrix.mh):
        return "All verdicts on one class agree, so the interval is too narrow."
    return ""
