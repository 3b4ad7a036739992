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
- Where clusters differ in size, G is the number of equally large ones that would say as much:
  (sum of sizes)^2 / sum of squared sizes (Carter, Schnepel & Steigerwald 2017).
- A single proportion has the standard error of the true value that is asked about (`score`).

Simulated studies with random judges and stimuli hold this to its promise: see
`tests/analysis/statistics/test_inference.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from math import exp, hypot, inf, isnan, log, nan, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.cluster_variance import ClusterVariance, freedom
from turingdesk.analysis.statistics.clustering import (
    CROSS_VALIDATED,
    ENOUGH_STIMULI,
    FEWEST_JUDGES,
    FEWEST_PLAYERS,
    FEWEST_STIMULI,
    VERDICTS,
    Clustering,
    ClusterWords,
    clustering,
)
from turingdesk.analysis.statistics.codes import SPARSE, dense
from turingdesk.analysis.statistics.result import Result, not_computed
from turingdesk.analysis.statistics.score import Proportion
from turingdesk.analysis.statistics.students_t import quantile, tail
from turingdesk.analysis.statistics.unanimity import LEAST_P, Unanimous
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]


_MISSING = not_computed(message("there are verdicts on one class only, or none"))
LEAST = 0.5  #: of the variance of independent verdicts, below which no clustered one falls
ALL_AGREE = message("All verdicts agree, so the interval is exact, as for independent verdicts.")
SOME_AGREE = message(
    "All verdicts of one proportion agree, so its part of the interval is exact, as for "
    "independent verdicts."
)
SCORE = message("{method}; score interval and test (Wilson, 1927)")
EXACT = message("exact binomial limits and p, verdicts independent (Clopper & Pearson, 1934)")
EXACT_IN_PART = message(
    "{method}; exact binomial limits where all verdicts agree, with p to match (Newcombe, 1998)"
)


class Roles(Enum):
    """The possible overlap of both kinds of clusters: can a judge here be judged there?

    If so, both kinds are numbered together, and whatever a person was part of is one cluster
    (Fafchamps & Gubert 2007; Cameron & Miller 2014; Aronow, Samii & Assenova 2015):

        V = sum over people of their influence in both roles, squared
            - sum over pairs of people of their common influence, squared

    Where no one has both roles, this is the variance of judges and stimuli.
    """

    APART = auto()  #: numbered each by itself: judges and what they judge
    SHARED = auto()  #: numbered together: people who are interrogators and perhaps witnesses
    ALIKE = auto()  #: numbered together, and roles don't differ: two players of a game


@dataclass(frozen=True)  # without slots, which would leave no place for cached properties
class Trials:
    """Verdicts that are correct or wrong, each counted to one share.

    Codes count from 0; each share has at least one trial.
    """

    shares: Codes
    right: Bools
    judges: Codes | None = None  #: None if it is not known who judged
    stimuli: Codes | None = None  #: None if it is not known what was judged
    words: ClusterWords = VERDICTS  #: what both kinds of clusters are called
    roles: Roles = Roles.APART
    #: What was judged by whom, where a machine judged some answers again; such verdicts count once
    #: where they are taken as independent.
    answers: Codes | None = None
    cross_validated: Bools | None = None  #: verdicts of trained judges, which have no interval

    @cached_property
    def counts(self) -> tuple[Codes, Codes]:
        """The number of trials of each share, and of correct ones among them."""
        import numpy as np

        size = int(self.shares.max(initial=-1)) + 1
        n = np.bincount(self.shares, minlength=size)
        return n, np.bincount(self.shares[self.right], minlength=size)

    @cached_property
    def answered(self) -> Codes:
        """The number of answers of each share, if each judge's verdicts on one count once."""
        import numpy as np

        n = self.counts[0]
        if self.answers is None:
            return n
        answer_codes = dense(self.shares * (int(self.answers.max(initial=0)) + 1) + self.answers)[
            1
        ]
        first = np.unique(answer_codes, return_index=True)[1]
        return np.bincount(self.shares[first], minlength=len(n))

    @cached_property
    def cells(self) -> Codes | None:
        """A number for each judge with each stimulus; None if no cell has two verdicts."""
        import numpy as np

        if self.judges is None or self.stimuli is None:
            return None
        first, second = self.judges, self.stimuli
        if self.roles is not Roles.APART:  # whoever of a pair of people judged the other
            first, second = np.minimum(first, second), np.maximum(first, second)
        pair = first * (int(second.max(initial=0)) + 1) + second
        most = int(pair.max(initial=0)) + 1
        if most <= SPARSE * len(pair):  # to mark each pair takes less time than to sort them
            there = np.zeros(most, dtype=bool)
            there[pair] = True
            if np.count_nonzero(there) == len(pair):
                return None
        pairs, cells = np.unique(pair, return_inverse=True)
        return None if len(pairs) == len(pair) else cells.astype(np.int64)

    @cached_property
    def _by_share(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """All places, sorted by share, and where each share ends."""
        import numpy as np

        return np.argsort(self.shares, kind="stable"), np.cumsum(self.counts[0])

    def repeated(self, times: NDArray[Any]) -> Trials:
        """Each trial as often as it says."""
        import numpy as np

        if (times == 1).all():  # the same object, whose counts may be cached already
            return self
        judges, stimuli, answers = (
            None if codes is None else np.repeat(codes, times)
            for codes in (self.judges, self.stimuli, self.answers)
        )
        marks = self.cross_validated
        trained = None if marks is None else np.repeat(marks, times)
        shares, right = np.repeat(self.shares, times), np.repeat(self.right, times)
        words, roles = self.words, self.roles
        return Trials(shares, right, judges, stimuli, words, roles, answers, trained)

    def influences(self, amounts: Floats) -> Influences:
        """The influence of all trials on a result, with their clusters.

        Args:
            amounts: One for each trial.
        """
        clusters = (self.judges, self.stimuli, self.cells, self.shares)
        return Influences(amounts, *clusters, self.words, self.roles)

    def places(self, shares: Sequence[int]) -> NDArray[np.intp]:
        """The places of the trials of some shares."""
        import numpy as np

        order, ends = self._by_share
        n = self.counts[0]
        return np.concatenate([order[ends[share] - n[share] : ends[share]] for share in shares])


class Test(NamedTuple):
    """A two-sided test of one true value."""

    statistic: float | None  #: Student's t; None if the p value is exact
    p: float


@dataclass(frozen=True, slots=True)
class Inference:
    """A weighted sum of proportions, with its standard error, confidence interval, and tests."""

    n: int  #: trials
    value: float
    error: float | None  #: standard error; None if there is none, and `note` says why
    df: float  #: degrees of freedom of Student's t; infinite by trial
    clustering: Clustering  #: less than asked for where the data cannot carry it
    note: str = ""
    words: ClusterWords = VERDICTS
    bounds: tuple[float, float] = (-inf, inf)  #: between which the true value must be
    unanimous: Unanimous | None = None  #: the shares whose verdicts all agree; None without any
    varying: float | None = None  #: standard error of the other ones, if some shares agree
    clusters: tuple[int, int] = (0, 0)  #: judges and stimuli; 0 if errors aren't clustered by them
    is_share: bool = False  #: a single proportion, which has the score interval

    @classmethod
    def missing(cls, requested_clustering: Clustering) -> Inference:
        """Make the result for a share without trials."""
        return cls(0, nan, None, inf, requested_clustering, _MISSING)

    @property
    def method(self) -> str:
        """The way in which the standard error, the interval, and tests are computed."""
        if self.unanimous is None or self.error is None:
            method = self.words.method(self.clustering)
            return SCORE.format(method=method) if self._proportion else method
        if self.varying is None:
            return EXACT
        return EXACT_IN_PART.format(method=self.words.method(self.clustering))

    @property
    def assumptions(self) -> str:
        """The assumptions."""
        return self.words.assumptions[self.clustering]

    @property
    def generalizes(self) -> str:
        """To what the value generalizes, and to what not."""
        return self.words.generalizes(self.clustering)

    def interval(self, level: float = 0.95) -> tuple[float, float] | None:
        """The confidence interval, within what is possible."""
        if self.error is None:
            return None
        low, high = (self._distance(side, 1 - level) for side in (-1, 1))
        least, most = self.bounds
        ends = max(least, self.value - low), min(most, self.value + high)
        record.add(self.method, self.n, *ends, clusters=self.clusters)
        return ends

    def against(self, null: float) -> Test | None:
        """The two-sided test of one true value, which agrees with `interval`."""
        if not self.error:
            return None
        if self.unanimous is not None:
            test = Test(None, self._exact_p(null))
        else:
            share = self._proportion
            t = share.t(null) if share else (self.value - null) / self.error
            # The lower tail keeps its digits where 1 less the upper one would have none left.
            test = Test(t, 2 * tail(-abs(t), self.df))
        record.add(self.method, self.n, test.p, clusters=self.clusters)
        return test

    def chance_below(self, limit: float, true: float) -> float | None:
        """The probability of a value of at most a limit in such studies, given the true value."""
        if not self.error:
            return None
        return tail((limit - true) / self.error, self.df)

    def result(self, null: float, effect: str) -> Result:
        """The two-sided test of one true value.

        Args:
            null: The value under the null hypothesis.
            effect: What the value less `null` is, in words.
        """
        ends, test = self.interval(), self.against(null)
        low, high = ends or (None, None)
        statistic = None if test is None else test.statistic
        return Result(
            n=self.n,
            method=join("; ", (self.method, message("effect: {effect}", effect=effect))),
            assumptions=self.assumptions,
            statistic=statistic,
            df=() if self.df == inf or statistic is None else (self.df,),
            p=None if test is None else test.p,
            effect=None if isnan(self.value) else self.value - null,
            low=None if low is None else low - null,
            high=None if high is None else high - null,
            note=self.note,
            generalizes=self.generalizes,
            error=self.error,
        )

    @property
    def _proportion(self) -> Proportion | None:
        """The single proportion; None if it is a sum of several, or all its verdicts agree."""
        if not self.is_share or self.unanimous is not None or not self.error:
            return None
        return Proportion(self.value, self.error, *self.bounds)

    def _distance(self, side: int, alpha: float) -> float:
        """The distance of a limit from the value, above it (1) or below it (-1).

        Distances of independent parts are added as errors are (MOVER: Newcombe 1998, method 10;
        Zou & Donner 2008).
        """
        if share := self._proportion:
            return side * (share.limit(side, quantile(1 - alpha / 2, self.df)) - self.value)
        error = self.error if self.unanimous is None else self.varying
        half = quantile(1 - alpha / 2, self.df) * error if error else 0.0
        if self.unanimous is None:
            return half
        return hypot(half, self.unanimous.reach(side, alpha / 2))

    def _exact_p(self, null: float) -> float:
        """The largest p at which the interval of level 1 - p does not hold a value."""
        from scipy.optimize import brentq

        apart, side = abs(null - self.value), 1 if null > self.value else -1

        def spare(exponent: float) -> float:
            return self._distance(side, exp(exponent)) - apart

        least = log(LEAST_P)  # p itself can be far below the tolerance of any search
        if spare(0.0) >= 0:  # brentq refuses ends without a change of sign
            return 1.0
        return LEAST_P if spare(least) <= 0 else exp(brentq(spare, least, 0.0))


@dataclass(frozen=True, slots=True)
class Error:
    """A standard error, its degrees of freedom, and what it is clustered by."""

    error: float | None
    df: float
    clustering: Clustering
    note: str = ""
    words: ClusterWords = VERDICTS
    clusters: tuple[int, int] = (0, 0)  #: judges and stimuli; 0 if it isn't clustered by them

    def inference(self, n: int, value: float) -> Inference:
        """The result with this standard error, from so many observations."""
        result = Inference(n, value, self.error, self.df, self.clustering, self.note, self.words)
        return replace(result, clusters=self.clusters)

    def share(self, n: int, value: float) -> Inference:
        """A single proportion with this standard error, from so many observations."""
        return replace(self.inference(n, value), bounds=(0.0, 1.0), is_share=0 < value < 1)


def combinations(
    trials: Trials,
    weights: Sequence[Mapping[int, float]],
    requested_clustering: Clustering = Clustering.BOTH,
    *,
    is_sum: bool = True,
) -> list[Inference]:
    """Weighted sums of shares with their standard errors.

    Args:
        trials: The verdicts.
        weights: For each result the weight of each share: {0: 1} for a proportion,
            {0: 0.5, 1: 0.5} for detectability, {0: 1, 1: -1} for a difference.
        requested_clustering: What to cluster by. A share with fewer than three judges has no
            interval that speaks of other judges, and one with fewer than three stimuli none of
            other stimuli.
        is_sum: False for what moves as these sums do, to first order, such as d' (delta method):
            it has no bounds, and no exact limits where all verdicts agree.
    """
    return [_combined(trials, each, requested_clustering, is_sum) for each in weights]


def _combined(
    trials: Trials, weights: Mapping[int, float], requested_clustering: Clustering, is_sum: bool
) -> Inference:
    import numpy as np

    n, right = trials.counts
    p, used = right / n, [share for share, weight in weights.items() if weight]
    value = sum(weight * float(p[share]) for share, weight in weights.items())
    at = trials.places(used)  # others would add clusters, and so degrees of freedom
    if trials.cross_validated is not None and trials.cross_validated[at].any():
        return Error(None, inf, requested_clustering, CROSS_VALIDATED, trials.words).inference(
            len(at), value
        )
    weight = np.zeros(len(n))
    weight[used] = [weights[share] for share in used]
    shares = trials.shares[at]
    moved = (weight / n)[shares] * (trials.right[at] - p[shares])
    judges, stimuli, cells = (
        None if codes is None else codes[at]
        for codes in (trials.judges, trials.stimuli, trials.cells)
    )
    answered = trials.answered
    counts = {share: (float(p[share] * answered[share]), int(answered[share])) for share in used}
    varying = (share for share in used if not is_sum or 0 < right[share] < n[share])
    floor = sum(weights[share] ** 2 * binomial(*counts[share]) for share in varying)
    influences = Influences(moved, judges, stimuli, cells, shares, trials.words, trials.roles)
    result = standard_error(influences, floor, requested_clustering).inference(len(at), value)
    return exact_where_unanimous(result, counts, weights) if is_sum else result


def of_counts(counts: Mapping[int, tuple[float, int]], weights: Mapping[int, float]) -> Inference:
    """A weighted sum of shares of independent trials.

    Args:
        counts: How many trials of each share are correct, and how many there are, at least one.
        weights: Of each share.
    """
    value = sum(weight * counts[share][0] / counts[share][1] for share, weight in weights.items())
    varying = (share for share in weights if 0 < counts[share][0] < counts[share][1])
    error = sum(weights[share] ** 2 * binomial(*counts[share]) for share in varying) ** 0.5
    n = sum(counts[share][1] for share in weights)
    result = Inference(n, value, error, inf, Clustering.TRIAL)
    return exact_where_unanimous(result, counts, weights)


def exact_where_unanimous(
    result: Inference, counts: Mapping[int, tuple[float, int]], weights: Mapping[int, float]
) -> Inference:
    """A sum of shares: that of those whose verdicts all agree is taken from exact limits."""
    used = {share: weight for share, weight in weights.items() if weight}
    low, high = (sum(side(weight, 0.0) for weight in used.values()) for side in (min, max))
    result = replace(result, bounds=(low, high), is_share=len(used) == 1)
    agreeing = [share for share in used if counts[share][0] in (0, counts[share][1])]
    if not agreeing or result.error is None:
        return result
    slopes = (used[share] * (-1 if counts[share][0] else 1) for share in agreeing)
    sizes = (counts[share][1] for share in agreeing)
    doubt = sum(used[share] ** 2 * binomial(*counts[share]) for share in agreeing)
    alone = len(agreeing) == len(used)
    return replace(
        result,
        error=sqrt(result.error**2 + doubt),
        df=inf if alone else result.df,
        clustering=Clustering.TRIAL if alone else result.clustering,
        clusters=(0, 0) if alone else result.clusters,
        note=join(" ", (result.note, ALL_AGREE if alone else SOME_AGREE)),
        unanimous=Unanimous(tuple(sizes), tuple(slopes)),
        varying=None if alone else result.error,
    )


def binomial(right: float, n: float) -> float:
    """The variance of a proportion of independent trials.

    Where all agree the plain formula gives 0, which no judge would believe: there the share is
    taken as (right + 2) / (n + 4) (Agresti & Coull 1998).
    """
    if right in (0, n):
        right, n = right + 2, n + 4
    return right * (n - right) / n**3


@dataclass(frozen=True, slots=True)
class Influences:
    """The influence of each verdict on a result, with its judge and its stimulus.

    A negative code is of what is not drawn at random, such as a machine that writes texts beside
    a sample of authors: it adds nothing to what clusters of that kind vary by.
    """

    amounts: Floats
    judges: Codes | None
    stimuli: Codes | None
    cells: Codes | None = None  #: of judge and stimulus; None if none has two verdicts
    shares: Codes | None = None  #: None where the result is one share
    words: ClusterWords = VERDICTS  #: what both kinds of clusters are called
    roles: Roles = Roles.APART
    weights: Floats | None = None  #: of verdicts that don't count alike; None where all count as 1

    @property
    def drawn(self) -> tuple[Floats, Codes | None]:
        """Amounts and cells of the verdicts whose judge and stimulus are both drawn at random."""
        if self.judges is None or self.stimuli is None:
            return self.amounts, self.cells
        mask = (self.judges >= 0) & (self.stimuli >= 0)
        return self.amounts[mask], None if self.cells is None else self.cells[mask]


def standard_error(moved: Influences, floor: float, requested_clustering: Clustering) -> Error:
    """The clustered standard error of a result.

    Args:
        moved: What each verdict does to it.
        floor: The variance that independent verdicts would have.
        requested_clustering: What to cluster by, as in `combinations`.
    """
    import numpy as np

    shares = np.zeros(len(moved.amounts), np.int64)
    if moved.shares is not None:
        shares = dense(moved.shares)[1]
    judges = stimuli = None
    if requested_clustering.has_judges:
        judges = ClusterVariance.of(moved.amounts, shares, moved.judges, moved.weights)
    if requested_clustering.has_stimuli:
        columns = moved.amounts, shares, moved.stimuli, moved.weights
        stimuli = ClusterVariance.of(*columns, is_pooled=True)
    parts = [part for part in (judges, stimuli) if part is not None]
    used, words = clustering(judges is not None, stimuli is not None), moved.words
    # Verdicts of one judge on one stimulus are part of both variances.
    both, cells = _squares(*moved.drawn) if used is Clustering.BOTH else (0.0, 0)
    if used is Clustering.BOTH and moved.roles is not Roles.APART:
        parts = _by_person(moved, shares)
    are_players = moved.roles is Roles.ALIKE and bool(parts)
    if refusal := _refusal(parts if are_players else (judges, stimuli), words):
        return Error(None, inf, requested_clustering, refusal, words)
    note = _note(used, requested_clustering, moved, stimuli)
    if not parts:
        return Error(sqrt(floor), inf, used, note, words)
    variance = max(sum(part.variance for part in parts) - both, floor * LEAST)
    first, second = (0 if part is None else part.clusters for part in (judges, stimuli))
    kinds = first, second
    df = freedom(parts, variance, both, cells)
    return Error(sqrt(variance), df, used, note, words, kinds)


def _refusal(kinds: Sequence[ClusterVariance | None], words: ClusterWords) -> str:
    """Say that a share has too few clusters of a kind; "" if all have enough.

    Args:
        kinds: Judges and stimuli, each None if errors aren't clustered by them; or players alone.
        words: What they are called.
    """
    if len(kinds) == 1:
        limits = [(kinds[0], FEWEST_PLAYERS, words.too_few)]
    else:
        judges, stimuli = kinds
        limits = [(judges, FEWEST_JUDGES, words.too_few)]
        limits.append((stimuli, FEWEST_STIMULI, words.too_few_stimuli))
    for part, least, say in limits:
        if part is not None and part.fewest < least:
            return say(part.fewest)
    return ""


def _by_person(moved: Influences, shares: Codes) -> list[ClusterVariance]:
    """The variances between people: those who only judge, are only judged, or do both.

    Args:
        moved: With judges and stimuli that are numbered together.
        shares: The share of each verdict, from 0.
    """
    import numpy as np

    sides = [np.asarray(codes) for codes in (moved.judges, moved.stimuli)]
    size = 1 + max(int(codes.max(initial=0)) for codes in sides)
    occurs = [np.bincount(codes, minlength=size) > 0 for codes in sides]
    has_both = occurs[0] & occurs[1] if moved.roles is Roles.SHARED else np.ones(size, dtype=bool)
    # Each trial twice, as one of whoever judged and one of whoever was judged.
    both = np.concatenate([has_both[codes] for codes in sides])
    weights = np.ones(len(moved.amounts)) if moved.weights is None else moved.weights
    people, amounts, shares, weights = (
        np.concatenate(columns)
        for columns in (sides, [moved.amounts] * 2, [shares] * 2, [weights] * 2)
    )
    is_judge = np.arange(len(people)) < len(moved.amounts)
    parts = []
    for those in (both, ~both & is_judge, ~both & ~is_judge):
        columns = (amounts[those], dense(shares[those])[1], people[those], weights[those])
        if those is both and those.any():
            parts.append(ClusterVariance.of_players(*columns))
        elif those is not both and (part := ClusterVariance.of(*columns)) is not None:
            parts.append(part)
    return parts


def _squares(amounts: Floats, cells: Codes | None) -> tuple[float, int]:
    """The sum of squares of cells, and of how many."""
    import numpy as np

    cell_sums = amounts if cells is None else np.bincount(dense(cells)[1], amounts)
    return float((cell_sums**2).sum()), int(np.count_nonzero(cell_sums))


def _note(
    used: Clustering,
    requested_clustering: Clustering,
    moved: Influences,
    stimuli: ClusterVariance | None,
) -> str:
    """Say what errors were to be clustered by, but aren't, and that there are few stimuli."""
    by_judge, by_stimulus = moved.words.unknown
    notes = []
    if requested_clustering.has_judges and not used.has_judges:
        notes.append(by_judge)
    if requested_clustering.has_stimuli and not used.has_stimuli:
        notes.append(by_stimulus)
    if stimuli is not None and stimuli.fewest < ENOUGH_STIMULI and moved.roles is not Roles.ALIKE:
        notes.append(moved.words.few_stimuli(stimuli.fewest))
    return join(" ", notes)
