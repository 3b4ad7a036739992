"""The standard error behind every interval and p value: by judge and by stimulus.

Verdicts of one judge resemble each other, and so do verdicts on one stimulus. A test that takes
them as independent finds differences where there are none. Here a result is a sum of shares
(proportions of verdicts), each with a weight: one share, the mean of two, a difference, or d' by
the delta method. To first order each verdict moves it by a known amount. The amounts are summed
by judge, by stimulus and by cell, which is one judge with one stimulus, and squared:

    V = V(judges) + V(stimuli) - V(cells)          (Cameron, Gelbach & Miller 2011, eq. 2.11)

Few clusters need more care (Cameron & Miller 2015, section VI):

- Each share's clusters are taken as a sample of many: factor G / (G - 1), by share, since the
  stimuli that humans and those that machines made are two samples.
- The difference of noisy parts may fall below what independent verdicts would give, by chance
  alone. The binomial variance is the floor.
- Student's t takes the degrees of freedom of Satterthwaite (1946) from V(judges) and V(stimuli),
  never more than there are clusters, less one.

Simulated studies with random judges and stimuli hold this to its promise: see
`tests/analysis/statistics/test_inference.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf, isnan, nan, sqrt
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.clustering import FEWEST_JUDGES, Clustering, clustering
from turingdesk.analysis.statistics.result import Result, not_computed
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]


_MISSING = not_computed(message("there are verdicts on one class only, or none"))
_SPARSE = 100  #: times as many possible codes as trials, up to which they are marked, not sorted
_BY_TRIAL = message("standard error of independent verdicts; normal distribution")


@dataclass(frozen=True)
class Trials:
    """Verdicts that are correct or wrong, each counted to one share.

    Codes count from 0; each share has at least one trial.
    """

    shares: Codes
    right: Bools
    judges: Codes | None = None  #: None if it is not known who judged
    stimuli: Codes | None = None  #: None if it is not known what was judged

    @cached_property
    def counts(self) -> tuple[Codes, Codes]:
        """How many trials each share has, and how many of them are correct."""
        import numpy as np

        size = int(self.shares.max(initial=-1)) + 1
        n = np.bincount(self.shares, minlength=size)
        return n, np.bincount(self.shares[self.right], minlength=size)

    @cached_property
    def cells(self) -> Codes | None:
        """A number for each judge with each stimulus; None if no cell has two verdicts."""
        import numpy as np

        if self.judges is None or self.stimuli is None:
            return None
        pair = self.judges * (int(self.stimuli.max(initial=0)) + 1) + self.stimuli
        most = int(pair.max(initial=0)) + 1
        if most <= _SPARSE * len(pair):  # to mark each pair takes less time than to sort them
            there = np.zeros(most, dtype=bool)
            there[pair] = True
            if np.count_nonzero(there) == len(pair):
                return None
        found, cells = np.unique(pair, return_inverse=True)
        return None if len(found) == len(pair) else cells.astype(np.int64)

    @cached_property
    def _by_share(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """All places, sorted by share, and where each share ends."""
        import numpy as np

        return np.argsort(self.shares, kind="stable"), np.cumsum(self.counts[0])

    def repeated(self, times: NDArray[Any]) -> Trials:
        """Each trial as often as it says."""
        import numpy as np

        if (times == 1).all():
            return self
        judges, stimuli = (
            None if one is None else np.repeat(one, times) for one in (self.judges, self.stimuli)
        )
        return Trials(np.repeat(self.shares, times), np.repeat(self.right, times), judges, stimuli)

    def places(self, shares: Sequence[int]) -> NDArray[np.intp]:
        """The places of the trials of some shares."""
        import numpy as np

        order, ends = self._by_share
        n = self.counts[0]
        return np.concatenate([order[ends[one] - n[one] : ends[one]] for one in shares])


@dataclass(frozen=True, slots=True)
class Inference:
    """A weighted sum of proportions, with its standard error, confidence interval, and tests."""

    n: int  #: trials
    value: float
    error: float | None  #: standard error; None if there is none, and `note` says why
    df: float  #: degrees of freedom of Student's t; infinite by trial
    clustering: Clustering  #: less than asked for where the data cannot carry it
    note: str = ""

    @classmethod
    def missing(cls, wanted: Clustering) -> Inference:
        """Make the result for a share without trials."""
        return cls(0, nan, None, inf, wanted, _MISSING)

    @property
    def method(self) -> str:
        """How the standard error and the interval are computed."""
        return _BY_TRIAL if self.clustering is Clustering.TRIAL else self.clustering.method

    def interval(self, level: float = 0.95) -> tuple[float, float] | None:
        """The confidence interval; not limited to what a share can be."""
        if self.error is None:
            return None
        half = _quantile((1 + level) / 2, self.df) * self.error
        return self.value - half, self.value + half

    def against(self, null: float) -> tuple[float, float] | None:
        """Student's t and the two-sided p value of one true value."""
        if not self.error:
            return None
        t = (self.value - null) / self.error
        # The lower tail keeps its digits where 1 less the upper one would have none left.
        return t, 2 * _tail(-abs(t), self.df)

    def result(self, null: float, effect: str) -> Result:
        """The two-sided test of one true value.

        Args:
            null: The value under the null hypothesis.
            effect: What the value less `null` is, in words.
        """
        ends, test = self.interval(), self.against(null)
        low, high = ends or (None, None)
        by = self.clustering
        return Result(
            n=self.n,
            method=join("; ", (self.method, message("effect: {effect}", effect=effect))),
            assumptions=by.assumptions,
            statistic=None if test is None else test[0],
            df=() if self.df == inf or test is None else (self.df,),
            p=None if test is None else test[1],
            effect=None if isnan(self.value) else self.value - null,
            low=None if low is None else low - null,
            high=None if high is None else high - null,
            note=self.note,
            generalizes=by.generalizes,
            error=self.error,
        )


@dataclass(frozen=True, slots=True)
class Error:
    """A standard error, its degrees of freedom, and what it is clustered by."""

    error: float | None
    df: float
    clustering: Clustering
    note: str = ""


def combinations(
    trials: Trials,
    weights: Sequence[Mapping[int, float]],
    wanted: Clustering = Clustering.BOTH,
) -> list[Inference]:
    """Weighted sums of shares with their standard errors.

    Args:
        trials: The verdicts.
        weights: For each result the weight of each share: {0: 1} for a proportion,
            {0: 0.5, 1: 0.5} for detectability, {0: 1, 1: -1} for a difference.
        wanted: What to cluster by. A share with fewer than three judges has no interval that
            speaks of other judges; one with fewer than two stimuli is clustered by judge alone.
    """
    return [_combined(trials, one, wanted) for one in weights]


def _combined(trials: Trials, weights: Mapping[int, float], wanted: Clustering) -> Inference:
    import numpy as np

    n, right = trials.counts
    p, own = right / n, [share for share, weight in weights.items() if weight]
    value = sum(weight * float(p[share]) for share, weight in weights.items())
    at = trials.places(own)
    weight = np.zeros(len(n))
    weight[own] = [weights[share] for share in own]
    shares = trials.shares[at]
    moved = (weight / n)[shares] * (trials.right[at] - p[shares])
    floor = sum(weights[one] ** 2 * binomial(int(right[one]), int(n[one])) for one in own)
    judges, stimuli, cells = (
        None if codes is None else codes[at]
        for codes in (trials.judges, trials.stimuli, trials.cells)
    )
    found = standard_error(Influences(moved, judges, stimuli, cells, shares), floor, wanted)
    return Inference(len(at), value, found.error, found.df, found.clustering, found.note)


def binomial(right: int, n: int) -> float:
    """The variance of a proportion of independent trials.

    Where all agree the plain formula gives 0, which no judge would believe: there the share is
    taken as (right + 2) / (n + 4) (Agresti & Coull 1998).
    """
    if right in (0, n):
        right, n = right + 2, n + 4
    return right * (n - right) / n**3


@dataclass(frozen=True, slots=True)
class Influences:
    """The influence of each verdict on a result, with its judge and its stimulus."""

    amounts: Floats
    judges: Codes | None
    stimuli: Codes | None
    cells: Codes | None = None  #: of judge and stimulus; None if none has two verdicts
    shares: Codes | None = None  #: None where the result is one share


def standard_error(moved: Influences, floor: float, wanted: Clustering) -> Error:
    """The clustered standard error of a result.

    Args:
        moved: What each verdict does to it.
        floor: The variance that independent verdicts would have.
        wanted: What to cluster by, as in `combinations`.
    """
    if moved.shares is not None:
        moved = replace(moved, shares=dense(moved.shares)[1])
    judges = _ClusterVariance.of(moved, moved.judges) if wanted.has_judges else None
    stimuli = _ClusterVariance.of(moved, moved.stimuli) if wanted.has_stimuli else None
    if judges is not None and judges.fewest < FEWEST_JUDGES:
        return Error(None, inf, wanted, _too_few(judges.fewest))
    if stimuli is not None and stimuli.fewest < 2:
        stimuli = None
    used = clustering(judges is not None, stimuli is not None)
    note = _unclustered_note(used, wanted, moved)
    parts = [part for part in (judges, stimuli) if part is not None]
    if not parts:
        return Error(sqrt(floor), inf, used, note)
    variance = sum(part.variance for part in parts)
    if len(parts) == 2:
        variance -= _squares(moved.amounts, moved.cells)  # which both parts count
    variance = max(variance, floor)
    doubt = sum(part.variance**2 / part.df for part in parts)
    df = variance**2 / doubt if doubt > 0 else inf
    return Error(sqrt(variance), max(1.0, df), used, note)


@dataclass(frozen=True, slots=True)
class _ClusterVariance:
    """The variance between clusters of one kind: judges, or stimuli."""

    variance: float
    df: float  #: of `variance`
    fewest: int  #: clusters of the share that has the fewest

    @classmethod
    def of(cls, moved: Influences, codes: Codes | None) -> _ClusterVariance | None:
        """Compute it by judge or by stimulus; None if codes aren't known."""
        import numpy as np

        if codes is None:
            return None
        share = np.zeros_like(codes) if moved.shares is None else moved.shares
        size = int(codes.max(initial=0)) + 1
        shape = (int(share.max(initial=0)) + 1, size)
        place = share * size + codes
        total = shape[0] * size
        sums = np.bincount(place, moved.amounts, total).reshape(shape)
        there = np.bincount(place, minlength=total).reshape(shape) > 0
        groups = there.sum(axis=1)
        freedom = np.maximum(groups - 1, 1)
        sums *= np.sqrt(groups / freedom)[:, None]  # G / (G - 1) once it is squared
        each = (sums**2).sum(axis=1)
        doubt = float((each**2 / freedom).sum())
        most = int(there.any(axis=0).sum()) - 1
        df = min(float(each.sum()) ** 2 / doubt, most) if doubt > 0 else most
        return cls(float((sums.sum(axis=0) ** 2).sum()), max(1.0, df), int(groups.min()))


def _squares(amounts: Floats, cells: Codes | None) -> float:
    import numpy as np

    own = amounts if cells is None else np.bincount(dense(cells)[1], amounts)
    return float((own**2).sum())


def dense(codes: NDArray[Any]) -> tuple[Codes, Codes]:
    """Return the codes that occur, in order, and for each code its place among them.

    Like `numpy.unique` with `return_inverse`, but without sorting if there are few codes.
    """
    import numpy as np

    if len(codes) and codes.min() >= 0 and codes.max() <= _SPARSE * len(codes):
        there = np.bincount(codes) > 0
        return np.flatnonzero(there), (np.cumsum(there) - 1)[codes]
    found, places = np.unique(codes, return_inverse=True)
    return found.astype(np.int64), places.astype(np.int64)


def _quantile(p: float, df: float) -> float:
    # scipy.stats calls these, and takes half a second longer to import.
    from scipy.special import ndtri, stdtrit

    return float(ndtri(p) if df == inf else stdtrit(df, p))


def _tail(t: float, df: float) -> float:
    from scipy.special import ndtr, stdtr

    return float(ndtr(t) if df == inf else stdtr(df, t))


def _too_few(judges: int) -> str:
    return message(
        "No interval: to estimate how much judges differ, at least {fewest_judges} judges are "
        "needed; the data have {found}.",
        found=plural("%n judge", "%n judges", judges),
        fewest_judges=FEWEST_JUDGES,
    )


def _unclustered_note(used: Clustering, wanted: Clustering, moved: Influences) -> str:
    """Say what the standard error was to be clustered by, but isn't."""
    told = []
    if wanted.has_judges and not used.has_judges:
        told.append(message("Not clustered by judge: the data don't identify judges."))
    if wanted.has_stimuli and not used.has_stimuli:
        why = (
            message("the data don't identify stimuli")
            if moved.stimuli is None
            else message("one class has a single stimulus")
        )
        told.append(message("Not clustered by stimulus: {why}.", why=why))
    return join(" ", told)
