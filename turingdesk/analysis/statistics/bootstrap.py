"""The bootstrap of proportions by trial, as in paper 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import RESAMPLES, SEED

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


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
