"""Resamples of independent trials, and their percentiles (Efron & Tibshirani 1993, ch. 13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.clustering import RESAMPLES, SEED

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]


def by_trial(counts: Sequence[tuple[int, int]], resamples: int = RESAMPLES) -> Floats:
    """Resampled proportions, shape (shares, resamples).

    A trial is right or wrong, and each draw is right with probability right/n, whichever trial
    it hits, independently of the others: the number of right ones in a resample *is* binomial
    with n and right/n. Drawing it is the same bootstrap, a thousand times faster.

    Args:
        counts: Right ones and all, by share.
        resamples: How many.
    """
    import numpy as np

    # A fixed seed, so that the same data always give the same interval.
    draw = np.random.default_rng(SEED)
    return np.stack([draw.binomial(n, right / n, resamples) / n for right, n in counts])


def percentiles(resampled: Floats, method: str, n: int) -> tuple[float, float]:
    """The 95% CI of a value: the 2.5 and the 97.5 percentile of its resamples.

    Args:
        resampled: The value in each resample; those in which it is NaN are left out.
        method: How resamples are drawn, in words.
        n: What was drawn, such as trials.
    """
    import numpy as np

    # A resample can lack a class, so that its value is not a number.
    low, high = (float(end) for end in np.nanquantile(resampled, [0.025, 0.975]))
    record.add(method, n, low, high)
    return low, high
