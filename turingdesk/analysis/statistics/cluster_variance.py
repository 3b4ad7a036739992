"""The variance of a result between clusters of one kind: judges, or stimuli.

A share that rests on few clusters tells little of how much they differ. By chance they may look
alike: then the variance is small, and Satterthwaite's degrees of freedom, which weigh each share
by its variance, are those of the other shares, which are many. Both errors go the same way, and
with 3 stimuli of one class among 40 of the other, 9 % of tests find what isn't there. So the
degrees of freedom are also computed from the variances that the shares are expected to have if
their clusters resemble each other as much as those of all shares do (one intraclass correlation).
Two thirds of that and one third of the usual ones keep tests at 3 to 7 % with 3 stimuli or more
of either class, and with classes that differ in how much their stimuli vary; `test_few_stimuli.py`
simulates them.

Where judges answer different numbers of trials, few of them make up most of a share. G judges who
differ count as the number of equally active ones that would say as much, in the factor G / (G - 1)
and in the degrees of freedom: otherwise 7 to 8 % of intervals miss.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]

EXPECTED = 2 / 3  #: weight of the degrees of freedom from variances that are expected


@dataclass(frozen=True, slots=True)
class ClusterVariance:
    """The variance of a result between clusters of one kind, and what it says of each share."""

    variance: float
    by_share: Floats  #: the part of each share, as if shares had no clusters in common
    expected: Floats  #: the same, or what the clusters of all shares suggest, if that is more
    groups: Codes  #: clusters of each share
    freedom: Floats  #: degrees of freedom of each share's part
    clusters: int  #: of all shares

    @classmethod
    def of(
        cls,
        amounts: Floats,
        shares: Codes,
        codes: Codes | None,
        weights: Floats | None = None,
        *,
        is_pooled: bool = False,
    ) -> ClusterVariance | None:
        """Compute it; None if codes aren't known.

        Args:
            amounts: What each verdict does to the result.
            shares: Its share, from 0.
            codes: Its cluster; -1 where it has none and varies with the other kind alone.
            weights: How much each verdict counts; None where all count alike.
            is_pooled: Whether all shares tell what to expect of one that has few clusters. Groups
                of judges need it less: Welch's test holds there.
        """
        import numpy as np

        if codes is None or codes.max(initial=-1) < 0:
            return None
        weights = np.ones(len(amounts)) if weights is None else weights
        if codes.min() < 0:  # a share can lose all its verdicts, so the others get new numbers
            is_known = codes >= 0
            amounts, weights, codes = amounts[is_known], weights[is_known], codes[is_known]
            shares = np.unique(shares[is_known], return_inverse=True)[1]
        counts, sums = _by_cluster(amounts, shares, codes)
        sizes = _by_cluster(weights, shares, codes)[1]
        groups, equal = np.count_nonzero(counts, axis=1), _equal(sizes)
        sums *= np.sqrt(equal / np.where(groups > 1, equal - 1, equal))[:, None]
        expected = by_share = (sums**2).sum(axis=1)
        if is_pooled:
            alone = np.bincount(shares, amounts**2, len(by_share))
            expected = np.maximum(by_share, _expected(by_share, alone, counts))
        variance, clusters = (sums.sum(axis=0) ** 2).sum(), np.count_nonzero(counts.any(axis=0))
        # A share that one judge dominates hardly tells how much judges differ.
        freedom = np.maximum(equal - 1, 1.0)
        return cls(float(variance), by_share, expected, groups, freedom, int(clusters))

    @classmethod
    def of_players(
        cls, amounts: Floats, shares: Codes, codes: Codes, weights: Floats
    ) -> ClusterVariance:
        """Compute it by person, for people who meet each other.

        A residual is that of two people, so that the mean takes more away than where a residual
        is that of one cluster. Of G who all meet equally often, the sum of squares has a part of
        (G - 2)^2 / G (G - 1), and that of pairs, which is subtracted, 1 / (G - 2) of it; a factor
        of (G^2 - 2) / (G - 2)^2 makes up for both. Where some play more often than others, G is
        the number who would play equally often: (sum of games)^2 / sum of squared games. Where
        one person is in every game, this is below 4, however many the others are: then nothing
        tells how much people differ, and `fewest` is below 5.

        Args:
            amounts: The influences, each twice: once for each of two people.
            shares: The share of each, from 0.
            codes: The people.
            weights: How much each counts; 1 where all count alike.
        """
        import numpy as np

        sums, times = (_by_cluster(each, shares, codes)[1] for each in (amounts, weights))
        # The factor below divides by G - 2; results with fewer than five players are refused
        # anyway.
        equal = np.maximum(_equal(times), 3.0)
        sums *= np.sqrt((equal**2 - 2) / (equal - 2) ** 2)[:, None]
        by_share = (sums**2).sum(axis=1)
        return cls(
            float((sums.sum(axis=0) ** 2).sum()),
            by_share,
            by_share,
            np.minimum(np.count_nonzero(times, axis=1), equal.astype(np.int64) + 1),
            equal - 1,
            int(np.count_nonzero(times.any(axis=0))),
        )

    @property
    def fewest(self) -> int:
        """Clusters of the share that has the fewest."""
        return int(self.groups.min())

    @property
    def likely(self) -> float:
        """The variance, if each share varied as is expected of it."""
        alone = float(self.by_share.sum())
        return self.variance * float(self.expected.sum()) / alone if alone else 0.0

    def df(self, parts: Floats) -> float:
        """Satterthwaite's degrees of freedom of a sum of such parts, one for each share."""
        doubt = float((parts**2 / self.freedom).sum())
        # Satterthwaite's approximation can exceed what the clusters of all shares tell together.
        most = self.clusters - 1
        return max(1.0, min(float(parts.sum()) ** 2 / doubt, most) if doubt > 0 else most)


def _equal(sizes: NDArray[Any]) -> Floats:
    """The number of equally large clusters that would say as much as those of each share.

    Args:
        sizes: Of clusters, shape (shares, clusters).
    """
    equal: Floats = sizes.sum(axis=1) ** 2.0 / (sizes**2).sum(axis=1)
    return equal


def _by_cluster(amounts: Floats, shares: Codes, codes: Codes) -> tuple[Codes, Floats]:
    """Count and add up amounts in each cluster of each share, shapes (shares, clusters)."""
    import numpy as np

    size = int(codes.max(initial=0)) + 1
    shape = (int(shares.max(initial=0)) + 1, size)
    # One bincount over numbers of pairs: a loop over shares would read all amounts once for each.
    place, total = shares * size + codes, shape[0] * size
    counts = np.bincount(place, minlength=total).reshape(shape).astype(np.int64)
    sums: Floats = np.bincount(place, amounts, total).astype(np.float64).reshape(shape)
    return counts, sums


def freedom(parts: Sequence[ClusterVariance], variance: float, both: float, cells: int) -> float:
    """The degrees of freedom of a variance from clusters of several kinds.

    What several kinds count is taken off the doubt about the variance, as it is off the variance:
    where hardly two verdicts are of one judge or on one stimulus, all kinds say the same, and the
    doubt is that of single verdicts.

    Args:
        parts: The variances between clusters of each kind.
        variance: That of the result, which is at least their sum less `both`.
        both: What several of them count.
        cells: How many squares that is the sum of.
    """
    doubt = sum(part.variance**2 / part.df(part.by_share) for part in parts)
    if not doubt or not variance:  # as where what several kinds count makes up all of it
        return inf
    likely = [part.likely for part in parts]
    total = max(sum(likely) - both, variance)
    likely_doubt = sum(
        variance_part**2 / part.df(part.expected)
        for variance_part, part in zip(likely, parts, strict=True)
    )
    others = max(cells - 1, 1)
    usual_share, expected = (
        # At least the doubt of so many independent verdicts: the subtraction alone could leave
        # none.
        max(doubt_part - both**2 / others, of**2 / others) / of**2 if both else doubt_part / of**2
        for doubt_part, of in ((doubt, variance), (likely_doubt, total))
    )
    return max(1.0, 1 / (usual_share * (1 - EXPECTED) + expected * EXPECTED))


def _expected(by_share: Floats, alone: NDArray[Any], counts: NDArray[Any]) -> Floats:
    """The variance between clusters of each share under one intraclass correlation.

    Args:
        by_share: What each share shows itself.
        alone: What it would be if verdicts of one cluster did not resemble each other.
        counts: Verdicts of each share in each cluster.
    """
    import numpy as np

    with np.errstate(divide="ignore", invalid="ignore"):
        more = (counts**2).sum(axis=1) / counts.sum(axis=1) - 1  # verdicts beside one's own
        alike = (by_share / alone - 1) / more
    # Not finite where each cluster has one verdict or nothing varies: such shares say nothing
    # about the correlation.
    has_correlation = np.isfinite(alike)
    freedom = np.count_nonzero(counts, axis=1) - 1
    if not has_correlation.any() or not freedom[has_correlation].sum():
        return by_share
    # A negative correlation is chance, or a design that balances; to expect less than independence
    # would give too short intervals. Shares of few clusters tell little of it, hence the weights.
    correlation = max(
        0.0, float(np.average(alike[has_correlation], weights=freedom[has_correlation]))
    )
    return np.where(has_correlation, alone * (1 + more * correlation), by_share)
