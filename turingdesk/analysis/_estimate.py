"""Proportions and detectability with their uncertainty.

Where it is known who judged what, `_groups` clusters by judge and stimulus; the functions here
know only counts, and bootstrap verdicts as paper 1 does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot, inf, sqrt
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis.statistics.clustering import RESAMPLES, SEED, Clustering
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


__all__ = ["METHOD", "RESAMPLES", "SEED", "WILSON", "Estimate", "detectability", "wilson"]
METHOD = Clustering.TRIAL.method
WILSON = message("Wilson's interval by trial")
NEWCOMBE = message(
    "intervals of the two proportions combined (Newcombe 1998, method 10), Wilson's by trial "
    "if all verdicts agree"
)
_AGREE = message(
    "All verdicts on {what} agree, so their part of the interval is Wilson's by trial."
)
_KEPT = 1000  #: estimates: Live results ask twice a second, and little changes in between
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point

#: The columns of `Estimate.columns`, with their types.
ESTIMATE_COLUMNS = {
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its uncertainty; all None if it cannot be computed, and `note` says why."""

    value: float | None
    sd: float | None  #: its standard error: the standard deviation over studies like this one
    low: float | None  #: of the 95% CI
    high: float | None
    note: str = ""
    method: str = METHOD  #: of the standard error and the interval
    df: float | None = None  #: of Student's t; None where the method needs none
    p: float | None = None  #: two-sided, that the true value is 0.5
    generalizes: str = Clustering.TRIAL.generalizes  #: to what, and to what not

    def columns(self) -> dict[str, Any]:
        """What a table says of it beside the value, whose column is called what it measures."""
        found = (self.sd, self.low, self.high, self.generalizes, self.method, self.note)
        return dict(zip(ESTIMATE_COLUMNS, found, strict=True))

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
    found = _resampled((p_hh + p_mm) / 2, [humans, machines])
    return where_all_agree(found, proportion(*humans), proportion(*machines))


def inferred(found: Inference) -> Estimate:
    """A share or a mean of shares from its clustered standard error, within 0 and 1."""
    ends, test = found.interval(), found.against(0.5)
    low, high = (None, None) if ends is None else (max(0.0, ends[0]), min(1.0, ends[1]))
    by = found.clustering
    return Estimate(
        value=found.value,
        sd=found.error,
        low=low,
        high=high,
        note=found.note,
        method=found.method,
        df=None if found.df == inf else found.df,
        p=None if test is None else test[1],
        generalizes=by.generalizes,
    )


def where_all_agree(found: Estimate, p_hh: Estimate, p_mm: Estimate) -> Estimate:
    """Detectability; where all verdicts on a class agree, from the intervals of both shares.

    Nothing varies there, so that any standard error is too small.
    """
    agreed = [
        what
        for what, share in ((message("humans"), p_hh), (message("machines"), p_mm))
        if share.value in (0.0, 1.0)
    ]
    ends = joined(p_hh, p_mm) if agreed and found.low is not None else None
    if ends is None:
        return found
    both = message("humans and on machines")
    note = _AGREE.format(what=agreed[0] if len(agreed) == 1 else both)
    if note not in found.note:
        note = join(" ", (found.note, note))
    return replace(found, low=ends[0], high=ends[1], note=note, method=NEWCOMBE, df=None)


@lru_cache(maxsize=_KEPT)
def proportion(right: int, n: int) -> Estimate:
    """A proportion with a bootstrap over trials; Wilson's interval where all agree."""
    if right in (0, n):
        return agreed(right, n)
    return _resampled(right / n, [(right, n)])


def agreed(right: int, n: int) -> Estimate:
    """A proportion of 0 or 1, of which resamples are all alike: Wilson's interval."""
    found = wilson(right, n)
    note = (
        message("All answers agree (n = {n:,}), so the interval is Wilson's.", n=n)
        if n
        else found.note
    )
    return Estimate(found.value, found.sd, found.low, found.high, note, WILSON)


def wilson(right: int, n: int) -> Estimate:
    """A proportion with Wilson's 95% CI, which stays within 0 and 1 at any n."""
    if n == 0:
        note = not_computed(message("there are no answers"))
        return Estimate(None, None, None, None, note, WILSON)
    p = right / n
    centre = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Estimate(p, sqrt(p * (1 - p) / n), min(low, p), max(high, p), "", WILSON)


def newcombe(matrix: Matrix) -> tuple[float, float] | None:
    """Detectability's 95% CI by trial, from Wilson's of both proportions.

    It does not collapse where all verdicts agree. None without verdicts on one class.
    """
    return joined(wilson(matrix.hh, matrix.humans), wilson(matrix.mm, matrix.machines))


def joined(p_hh: Estimate, p_mm: Estimate) -> tuple[float, float] | None:
    """The 95% CI of the mean of two proportions from those of each.

    The distances of both intervals' ends from their proportions are added as independent
    errors are (Newcombe 1998, method 10, for the mean instead of the difference). None where
    one of them has no interval.
    """
    ends = [end for one in (p_hh, p_mm) for end in (one.value, one.low, one.high)]
    known = [end for end in ends if end is not None]
    if len(known) < len(ends):
        return None
    p, low_p, high_p, q, low_q, high_q = known
    value = (p + q) / 2
    low, high = hypot(p - low_p, q - low_q) / 2, hypot(high_p - p, high_q - q) / 2
    return (max(0.0, value - low), min(1.0, value + high))


def impossible(matrix: Matrix) -> str:
    """Why there is no detectability."""
    if not matrix.humans and not matrix.machines:
        return not_computed(message("there are no verdicts"))
    what = message("machines") if matrix.humans else message("humans")
    return not_computed(message("there are no verdicts on what {what} made", what=what))


def _resampled(value: float, counts: list[tuple[int, int]]) -> Estimate:
    """The mean of proportions, by trial."""
    import numpy as np

    resampled = by_trial(counts).mean(axis=0)
    low, high = np.quantile(resampled, [0.025, 0.975])
    return Estimate(value, float(resampled.std(ddof=1)), float(low), float(high))


def by_trial(counts: Sequence[tuple[int, int]], resamples: int = RESAMPLES) -> NDArray[np.float64]:
    """Resampled proportions, shape (shares, resamples).

    A trial is right or wrong, and each draw is right with probability right/n, whichever trial
    it hits, independently of the others: the number of right ones in a resample *is* binomial
    with n and right/n. Drawing it is the same bootstrap, a thousand times faster.

    Args:
        counts: Right ones and all, by share.
        resamples: How many.
    """
    import numpy as np

    draw = np.random.default_rng(SEED)
    return np.stack([draw.binomial(n, right / n, resamples) / n for right, n in counts])
