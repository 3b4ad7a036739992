"""Proportions and detectability with their uncertainty, where only numbers are known.

Where it is known who judged what, `_groups` resamples judges and stimuli.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis.statistics.clustering import RESAMPLES, SEED, Clustering

__all__ = ["METHOD", "RESAMPLES", "SEED", "WILSON", "Estimate", "detectability", "wilson"]
METHOD = Clustering.TRIAL.method
WILSON = "Wilson's interval by trial"
_KEPT = 1000  #: estimates: Live results ask twice a second, and little changes in between
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its uncertainty; all None where it cannot be computed, and `note` says why."""

    value: float | None
    sd: float | None
    low: float | None  #: of the 95 % interval
    high: float | None
    note: str = ""
    method: str = METHOD  #: of the standard deviation and the interval

    @property
    def ci95(self) -> list[float] | None:
        """The interval's ends."""
        return None if self.low is None or self.high is None else [self.low, self.high]


@lru_cache(maxsize=_KEPT)
def detectability(matrix: Matrix) -> Estimate:
    """½ (p(H|H) + p(M|M)) with a bootstrap over trials, as in paper 1.

    Returns:
        Value, bootstrap standard deviation and the 2.5 and 97.5 percentiles.
    """
    p_hh, p_mm = matrix.p_hh, matrix.p_mm
    if p_hh is None or p_mm is None:
        return Estimate(None, None, None, None, impossible(matrix))
    humans, machines = (matrix.hh, matrix.humans), (matrix.mm, matrix.machines)
    return _resampled((p_hh + p_mm) / 2, [humans, machines], warning(matrix))


@lru_cache(maxsize=_KEPT)
def proportion(right: int, n: int) -> Estimate:
    """A proportion with a bootstrap over trials; Wilson's interval where all agree."""
    if right in (0, n):
        return agreed(right, n)
    return _resampled(right / n, [(right, n)], "")


def agreed(right: int, n: int) -> Estimate:
    """A proportion of 0 or 1, of which resamples are all alike: Wilson's interval."""
    found = wilson(right, n)
    note = f"All {n:,} answers agree, so the interval is Wilson's." if n else found.note
    return Estimate(found.value, found.sd, found.low, found.high, note, WILSON)


def wilson(right: int, n: int) -> Estimate:
    """A proportion with Wilson's 95 % interval, which stays within 0 and 1 at any n."""
    if n == 0:
        note = "It cannot be computed: there are no answers."
        return Estimate(None, None, None, None, note, WILSON)
    p = right / n
    centre = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Estimate(p, sqrt(p * (1 - p) / n), min(low, p), max(high, p), "", WILSON)


def newcombe(matrix: Matrix) -> tuple[float, float] | None:
    """Detectability's 95 % interval by trial, from Wilson's of both proportions.

    The distances of both intervals' ends from their proportions are added as independent
    errors are (Newcombe 1998, method 10, for the mean instead of the difference). It does
    not collapse where all verdicts agree. None without verdicts on one class.
    """
    humans, machines = wilson(matrix.hh, matrix.humans), wilson(matrix.mm, matrix.machines)
    p, q = humans.value, machines.value
    if p is None or q is None:
        return None
    ends = [end for one in (humans, machines) for end in (one.low, one.high)]
    low_p, high_p, low_q, high_q = (float(end) for end in ends if end is not None)
    value = (p + q) / 2
    low, high = hypot(p - low_p, q - low_q) / 2, hypot(high_p - p, high_q - q) / 2
    return (max(0.0, value - low), min(1.0, value + high))


def impossible(matrix: Matrix) -> str:
    """Why there is no detectability."""
    if not matrix.humans and not matrix.machines:
        return "It cannot be computed: there are no verdicts."
    what = "machines" if matrix.humans else "humans"
    return f"It cannot be computed: there are no verdicts on what {what} made."


def warning(matrix: Matrix) -> str:
    """Where all verdicts on one class agree, resampling them says nothing of chance."""
    ends = newcombe(matrix)
    if ends is None or 0 not in (matrix.hh, matrix.hm, matrix.mm, matrix.mh):
        return ""
    low, high = ends
    return (
        "All verdicts on one class agree, so the interval is too narrow. From Wilson's "
        f"intervals by trial it is {low:.3f} to {high:.3f}."
    )


def _resampled(value: float, counts: list[tuple[int, int]], note: str) -> Estimate:
    """The mean of proportions, by trial."""
    import numpy as np

    from turingdesk.analysis.statistics.bootstrap import by_trial

    resampled = by_trial(counts).mean(axis=0)
    low, high = np.quantile(resampled, [0.025, 0.975])
    sd = float(resampled.std(ddof=1))
    return Estimate(value, sd, float(low), float(high), note)
