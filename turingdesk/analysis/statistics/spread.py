"""Standard deviations and 95 % intervals of proportions and of their means, by resampling.

Trials of one judge resemble each other, and so do those on one stimulus; an interval that
speaks of other judges and other stimuli has to draw both anew. Drawing them together, with the
product of both numbers as a trial's weight (Owen's pigeonhole bootstrap, 2007), counts the
chance of single trials three times: with verdicts, which are mostly chance, its intervals are
up to 1.7 times too wide. So judges and stimuli are drawn apart and the two deviations added;
the sum, in which that chance is counted twice, is scaled to the variance that counts it once
(`cluster_variance`). Its estimate is below the variance by trial at times, by chance alone;
that is left, or intervals would be too wide on the average, but not below half of it.

An interval is widened by Student's t over the normal distribution, since few clusters tell
little of their own spread (expanded percentiles: Hesterberg, 2015).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.bootstrap import by_cluster, by_trial
from turingdesk.analysis.statistics.cluster_variance import variance
from turingdesk.analysis.statistics.clustering import RESAMPLES, Clustering, clustering
from turingdesk.analysis.statistics.trials import Clusters, Trials

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_Z = 1.959963984540054  #: the normal distribution's 97.5 % point
_MEANS = 400  #: that are resampled at a time, so that memory stays small


@dataclass(frozen=True, slots=True)
class Spread:
    """A mean of proportions with its uncertainty."""

    n: int  #: trials
    value: float
    sd: float
    low: float  #: of the 95 % interval
    high: float
    clustering: Clustering  #: by what it was resampled; less than asked for where that cannot be
    note: str = ""

    @property
    def method(self) -> str:
        """How the interval was made."""
        return self.clustering.method

    @property
    def assumptions(self) -> str:
        """What is taken for granted."""
        return self.clustering.assumptions


def spreads(
    trials: Trials,
    means: Sequence[Sequence[int]],
    wanted: Clustering = Clustering.BOTH,
    resamples: int = RESAMPLES,
) -> list[Spread]:
    """Means of shares with their uncertainty, all from the same resamples of the whole.

    Args:
        trials: The trials.
        means: For each result the shares of which it is the mean: one for a proportion, two
            for detectability.
        wanted: By what to resample. A share that has fewer than two judges (or stimuli)
            cannot be resampled by them; then the other is left, or trials, and `note` says so.
        resamples: How many.
    """
    found: list[Spread] = []
    for start in range(0, len(means), _MEANS):
        some = means[start : start + _MEANS]
        found += _Resampled(trials, some, wanted, resamples).spreads()
    return found


class _Resampled:
    """The resamples of some means, and how much wider than they the intervals are."""

    def __init__(
        self, trials: Trials, means: Sequence[Sequence[int]], wanted: Clustering, resamples: int
    ) -> None:
        import numpy as np

        n, right = trials.by_share.totals
        self._trials, self._wanted = trials, wanted
        self._weights = _matrix(means, len(n))
        self._n = self._weights.astype(bool).astype("float64") @ n
        self._values: Floats = self._weights @ (right / n)
        shape = (len(means), resamples)
        self._deviations = np.zeros(shape, dtype=np.float32)
        self._drawn, self._variance = np.zeros(len(means)), np.zeros(len(means))
        self._doubt = np.zeros(len(means))  # the sum of V²/df
        judges = self._add(trials.by_judge if wanted.has_judges else None, 0)
        stimuli = self._add(trials.by_stimulus if wanted.has_stimuli else None, 1)
        self._used = [clustering(*both) for both in zip(judges, stimuli, strict=True)]
        self._take_off_cells(judges & stimuli)
        self._add_trials(~judges & ~stimuli)

    def spreads(self) -> Iterator[Spread]:
        """The results, in the order of the means."""
        import numpy as np

        with np.errstate(divide="ignore", invalid="ignore"):
            scale = np.sqrt(self._variance / self._drawn)
        scale = np.where(np.isfinite(scale), scale, 1.0)
        sd = np.nan_to_num(_nanstd(self._deviations)) * scale
        ends = self._values[:, None] + _ends(self._deviations) * (scale * self._widened())[:, None]
        low = np.minimum(ends.clip(0.0, 1.0)[:, 0], self._values)
        high = np.maximum(ends.clip(0.0, 1.0)[:, 1], self._values)
        for place, used in enumerate(self._used):
            yield Spread(
                int(self._n[place]),
                float(self._values[place]),
                float(sd[place]),
                float(low[place]),
                float(high[place]),
                used,
                _why(used, self._wanted, self._trials),
            )

    def _add(self, clusters: Clusters | None, stream: int) -> NDArray[np.bool_]:
        """Add what one way of clustering does, and tell for which means it can."""
        import numpy as np

        if clusters is None:
            return np.zeros(len(self._values), dtype=bool)
        few = (clusters.sizes < 2).astype("float64")
        able: NDArray[np.bool_] = (self._weights @ few) == 0
        if able.any():
            made = self._weights[able]
            drawn = by_cluster(clusters, made, stream, self._deviations.shape[1])
            self._deviations[able] += drawn - self._values[able, None].astype(np.float32)
            found = variance(clusters, made)
            self._drawn[able] += found.drawn
            self._variance[able] += found.value
            self._doubt[able] += found.value**2 / found.df
        return able

    def _take_off_cells(self, both: NDArray[np.bool_]) -> None:
        """What single verdicts add is in the variance of judges and in that of stimuli."""
        import numpy as np

        if both.any() and self._trials.by_cell is not None:
            cells = variance(self._trials.by_cell, self._weights[both]).value
            least = self._by_trial()[both] / 2
            self._variance[both] = np.maximum(self._variance[both] - cells, least)

    def _by_trial(self) -> Floats:
        """The variance by trial."""
        n, right = self._trials.by_share.totals
        p = right / n
        found: Floats = self._weights.multiply(self._weights) @ (p * (1 - p) / n)
        return found

    def _add_trials(self, alone: NDArray[np.bool_]) -> None:
        import numpy as np

        if alone.any():
            n, right = self._trials.by_share.totals
            weights = self._weights[alone]
            of = np.unique(weights.indices)
            asked = [(int(right[share]), int(n[share])) for share in of]
            drawn = weights[:, of] @ by_trial(asked, self._deviations.shape[1])
            self._deviations[alone] = drawn - self._values[alone, None]
            self._drawn[alone] = self._variance[alone] = 1.0
        self._doubt[alone] = np.nan

    def _widened(self) -> Floats:
        """How much wider than the normal distribution's Student's t is."""
        import numpy as np
        from scipy.special import stdtrit

        with np.errstate(divide="ignore", invalid="ignore"):
            df = self._variance**2 / self._doubt
        found: Floats = stdtrit(np.where(df >= 1, df, 1.0), 0.975) / _Z
        return np.where(np.isfinite(df), found, 1.0)


def _matrix(means: Sequence[Sequence[int]], shares: int) -> Any:
    """One row a mean, one column a share."""
    from scipy.sparse import csr_array

    rows = [row for row, mean in enumerate(means) for _ in mean]
    columns = [share for mean in means for share in mean]
    parts = [1 / len(mean) for mean in means for _ in mean]
    return csr_array((parts, (rows, columns)), shape=(len(means), shares), dtype="float64")


def _nanstd(rows: NDArray[np.float32]) -> Floats:
    import numpy as np

    if not np.isnan(rows).any():
        whole: Floats = rows.std(axis=1, ddof=1, dtype=np.float64)
        return whole
    found: Floats = np.nanstd(rows, axis=1, ddof=1, dtype=np.float64)
    return found


def _ends(rows: NDArray[np.float32]) -> Floats:
    """The 2.5 and 97.5 percentiles of each row, of what is no NaN."""
    import numpy as np

    ordered = np.sort(rows, axis=1)  # NaN last
    there = rows.shape[1] - np.isnan(rows).sum(axis=1)
    at = np.maximum(there - 1, 0)[:, None] * np.array([0.025, 0.975])
    below = np.floor(at).astype(np.int64)
    above = np.minimum(below + 1, np.maximum(there - 1, 0)[:, None])
    low, high = (np.take_along_axis(ordered, one, axis=1) for one in (below, above))
    found: Floats = low + (high - low) * (at - below)
    return found


def _why(used: Clustering, wanted: Clustering, trials: Trials) -> str:
    """What could not be resampled."""
    said = []
    if wanted.has_judges and not used.has_judges:
        said.append(_NO_JUDGES if trials.judges is None else _FEW_JUDGES)
    if wanted.has_stimuli and not used.has_stimuli:
        said.append(_NO_STIMULI if trials.stimuli is None else _FEW_STIMULI)
    return " ".join(said)


_NO_JUDGES = "Judges are not resampled: the data do not name them."
_NO_STIMULI = "Stimuli are not resampled: the data do not name them."
_FEW_JUDGES = "Judges are not resampled: on one class fewer than two of them judged."
_FEW_STIMULI = "Stimuli are not resampled: one class has fewer than two of them."
