"""The variance of proportions whose trials fall together in clusters, in closed form.

To first order a proportion is a sum over clusters, and its variance the sum of the squares of
what each cluster adds: u = (right - p n) / N. Where judges and stimuli cross, what judges add
and what stimuli add are summed, and what single cells add, which both have counted, is taken
off once: V(judges) + V(stimuli) - V(cells) (Cameron, Gelbach and Miller, 2011).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.trials import Clusters

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Variance:
    """For each mean of shares, by one way of clustering."""

    value: Floats  #: without bias: each share's clusters are taken as a sample of many
    drawn: Floats  #: that of a bootstrap, which takes them as all there are
    df: Floats  #: degrees of freedom of `value`, at least 1


def variance(clusters: Clusters, means: Any) -> Variance:
    """The variance of means of shares.

    A share of one cluster adds nothing, whatever the truth is: look at `Clusters.sizes`.

    Args:
        clusters: The trials, by one way of clustering.
        means: A csr_array of weights, one row a mean, one column a share.
    """
    import numpy as np

    adds = _adds(clusters)
    sizes = clusters.sizes
    own = (sizes / np.maximum(sizes - 1, 1)) ** 0.5
    unbiased = adds.multiply(own[:, None]).tocsr()
    value = _squares(means @ unbiased)
    return Variance(value, _squares(means @ adds), _df(unbiased, clusters, means))


def _adds(clusters: Clusters) -> Any:
    """What each cluster adds to each share."""
    n, right = clusters.totals
    adds = clusters.right - clusters.n.multiply((right / n)[:, None])
    return adds.multiply((1 / n)[:, None]).tocsr()


def _squares(adds: Any) -> Floats:
    found: Floats = adds.multiply(adds).sum(axis=1)
    return found


def _df(adds: Any, clusters: Clusters, means: Any) -> Floats:
    """Satterthwaite's, from each share's own; no more than there are clusters, less one."""
    import numpy as np

    squares = _squares(adds)
    freedom = np.maximum(clusters.sizes - 1, 1)
    two = means.multiply(means)
    with np.errstate(divide="ignore", invalid="ignore"):
        df = (two @ squares) ** 2 / (two.multiply(two) @ (squares**2 / freedom))
    there = clusters.n.astype(bool).astype("float64")
    most = np.diff((means @ there).tocsr().indptr) - 1
    limited: Floats = np.maximum(np.fmin(df, most), 1.0)
    return limited
