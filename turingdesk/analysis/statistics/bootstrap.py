"""Bootstrap resamples of proportions: trials drawn anew, or whole judges or stimuli.

What is made of them, and why, stands in `spread`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.clustering import RESAMPLES, SEED
from turingdesk.analysis.statistics.trials import Clusters

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_WEIGHTS = 250_000  #: that are held at a time: what a processor keeps near is faster
_KEPT = 2500  #: clusters whose weights are kept: 25 MB at most
_DEAR = 10  #: a draw of a kind costs as much as this many draws of clusters


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


def by_cluster(
    clusters: Clusters, means: Any, stream: int, resamples: int = RESAMPLES
) -> NDArray[np.float32]:
    """Resampled means of shares, shape (means, resamples); NaN where a share was not drawn.

    Clusters are drawn with replacement, as many as there are, out of all.

    Args:
        clusters: The trials, by one way of clustering.
        means: A csr_array of weights, one row a mean, one column a share.
        stream: Which of the independent streams of random numbers.
        resamples: How many.
    """
    import numpy as np

    kinds, often = _alike(clusters)
    n, right = clusters.n[:, kinds].astype("float32"), clusters.right[:, kinds].astype("float32")
    means = means.astype("float32")
    found = np.empty((means.shape[0], resamples), dtype=np.float32)
    at = 0
    for weights in _weights(often, resamples, stream):
        with np.errstate(invalid="ignore"):
            shares = (right @ weights) / (n @ weights)
        found[:, at : at + weights.shape[1]] = means @ shares
        at += weights.shape[1]
    return found


def _alike(clusters: Clusters) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """One cluster of each kind, and how many there are; all of them where few are alike.

    Clusters are alike where all their numbers are. Of thousands of stimuli with a few
    verdicts each only some dozens differ, and drawing how many of a kind is the same.
    """
    import numpy as np

    # Numbers of the same kind have the same sum of random multiples, others do not.
    by = np.random.default_rng(SEED).random((2, clusters.n.shape[0]))
    keys = clusters.n.T @ by[0] + clusters.right.T @ by[1]
    _, first, often = np.unique(keys, return_index=True, return_counts=True)
    if len(first) * _DEAR < clusters.number:
        return first, often
    every = np.arange(clusters.number)
    return every, np.ones_like(every)


def _weights(
    often: NDArray[np.int64], resamples: int, stream: int
) -> Iterator[NDArray[np.float32]]:
    """How often each kind of cluster is drawn in each resample, some resamples at a time."""
    import numpy as np

    number, most = int(often.sum()), max(1, _WEIGHTS // len(often))
    if len(often) < number:
        draw = np.random.default_rng([SEED, stream])
        for start in range(0, resamples, most):
            size = min(most, resamples - start)
            drawn = draw.multinomial(number, often / number, size=size)
            yield drawn.T.astype(np.float32, order="C")
    elif number <= _KEPT:
        whole = _kept(number, resamples, stream)
        for start in range(0, resamples, most):
            yield whole[:, start : start + most].astype(np.float32)
    else:
        for counted in _drawn(number, resamples, stream):
            yield counted.astype(np.float32, order="C")


@lru_cache(maxsize=4)
def _kept(number: int, resamples: int, stream: int) -> NDArray[np.uint8]:
    """All weights: results of one table ask for the same ones again and again."""
    import numpy as np

    found = np.empty((number, resamples), dtype=np.uint8)
    at = 0
    for drawn in _drawn(number, resamples, stream):
        found[:, at : at + drawn.shape[1]] = drawn
        at += drawn.shape[1]
    return found


def _drawn(number: int, resamples: int, stream: int) -> Iterator[NDArray[np.int64]]:
    """Multinomial numbers, shape (clusters, some resamples): three times as fast by counting."""
    import numpy as np

    draw = np.random.default_rng([SEED, stream])
    size = np.uint16 if number <= 1 << 16 else np.uint32
    most = max(1, _WEIGHTS // number)
    for start in range(0, resamples, most):
        rows = min(most, resamples - start)
        drawn = draw.integers(0, number, size=(rows, number), dtype=size)
        places = drawn + np.arange(0, rows * number, number, dtype=np.int64)[:, None]
        often = np.bincount(places.ravel(), minlength=rows * number)
        yield often.reshape(rows, number).T
