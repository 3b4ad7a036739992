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
_KEPT = 10_000  #: clusters whose weights are kept: 100 MB at most
_DEAR = 25  #: a draw of a kind costs as much as this many draws of clusters
_SHORT = 4.0  #: standard deviations that looked up numbers are short of all draws on average


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
    else:
        made = _kept if number <= _KEPT else _drawn
        for counted in made(number, resamples, stream):
            yield counted.astype(np.float32)


@lru_cache(maxsize=3)
def _kept(number: int, resamples: int, stream: int) -> tuple[NDArray[np.uint8], ...]:
    """All weights: results of one table ask for the same ones again and again."""
    return tuple(_drawn(number, resamples, stream))


def _drawn(number: int, resamples: int, stream: int) -> Iterator[NDArray[np.uint8]]:
    """How often each cluster is drawn, shape (clusters, some resamples).

    Poisson numbers whose sum is known are multinomial, and so they stay when single draws
    bring that sum to the number of clusters. Nearly all of them are looked up, which takes a
    third of the time of drawing one cluster after another.
    """
    import numpy as np

    draw, known = np.random.default_rng([SEED, stream]), _poisson(1 - _SHORT / number**0.5)
    most = max(1, _WEIGHTS // number)
    for start in range(0, resamples, most):
        columns = min(most, resamples - start)
        size = number * columns
        found = known.take(_sixteen_bits(draw, size)).reshape(number, columns)
        missing = number - found.sum(axis=0, dtype=np.int64)
        found[:, missing < 0] = 0  # more than there are: all of these are drawn one by one
        missing[missing < 0] = number
        column = np.repeat(np.arange(columns), missing)
        places = draw.integers(0, number, size=column.size) * columns + column
        np.add.at(found.reshape(-1), places, np.uint8(1))
        yield found


def _poisson(mean: float) -> NDArray[np.uint8]:
    """The Poisson number of each number of 16 bits: shares are right to 1/65,536."""
    import numpy as np
    from scipy.special import pdtr

    ends = np.rint(pdtr(np.arange(16), max(0.0, mean)) * 65_536).astype(np.int64)
    ends[-1] = 65_536
    return np.repeat(np.arange(16, dtype=np.uint8), np.diff(ends, prepend=0))


def _sixteen_bits(draw: np.random.Generator, size: int) -> NDArray[np.uint16]:
    """Random numbers of 16 bits, four of each draw."""
    import numpy as np

    fours = draw.integers(0, 1 << 64, size=-(-size // 4), dtype=np.uint64)
    return fours.view(np.uint16)[:size]
