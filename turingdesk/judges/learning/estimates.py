"""What a trained judge's verdicts come to when each answer counts once, with intervals.

Verdicts of several seeds on one answer are not new answers: of each answer the mean over the
seeds counts, and intervals come from drawing stimuli again with all their answers (Efron and
Tibshirani, 1993, ch. 6), since answers to one picture or in one conversation resemble each other.
They are widened by Student's t, for few stimuli tell little of their own spread (expanded
percentiles: Hesterberg, 2015). The judges stay as they were trained.

Where answers to one picture are both trained on and judged, a judge may remember the picture.
The advantage of ungrouped folds, as in the papers, then says nothing about telling makers apart;
so the result of ungrouped folds never stands alone (`compare_groupings`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.judges.learning.cross_validation import OutOfFold
from turingdesk.judges.learning.folds import Grouping, group_labels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]


RESAMPLES = 2_000
SEED = 1
METHOD = message(
    "each answer once, as the mean over the seeds; bootstrap by stimulus with all its "
    "answers, {resamples:,} resamples, percentile interval widened by Student's t, seed "
    "{seed}",
    resamples=RESAMPLES,
    seed=SEED,
)
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point
_DRAWN = 400_000  #: places that are drawn at a time


@dataclass(frozen=True, slots=True)
class IntervalEstimate:
    """A value with its 95% CI; None if there is none, and `note` says why."""

    value: float | None
    low: float | None = None
    high: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How often a judge was correct, on some answers of people and of machines."""

    n_human: int  #: answers
    n_machine: int
    p_hh: float | None
    p_mm: float | None
    detectability: IntervalEstimate  #: the mean of both; 0.5 is chance


@dataclass(frozen=True, eq=False, slots=True)
class ClusterCounts:
    """Correct and all verdicts on some answers, by stimulus."""

    right: Floats  #: of humans' answers and of machines', shape (2, stimuli)
    n: Floats  #: all of them

    @property
    def rates(self) -> tuple[float | None, float | None]:
        """p(H|H) and p(M|M)."""
        right, n = self.right.sum(axis=1).tolist(), self.n.sum(axis=1).tolist()
        found = [one / of if of else None for one, of in zip(right, n, strict=True)]
        return found[0], found[1]

    @property
    def value(self) -> float | None:
        """Detectability."""
        p_hh, p_mm = self.rates
        return None if p_hh is None or p_mm is None else (p_hh + p_mm) / 2

    @property
    def fewest_clusters(self) -> int:
        """How many stimuli have answers of the class that has fewer of them."""
        return int((self.n > 0).sum(axis=1).min(initial=self.n.shape[1]))


def mean_over_seeds(found: OutOfFold, by: Grouping = Grouping.STIMULUS) -> DataFrame:
    """One row for each answer and what was trained on.

    Of a speaker whose single messages were judged the mean score decides, as in the journal.

    Args:
        found: What was said of answers.
        by: By what answers resemble each other; of ungrouped folds by stimulus all the same.

    Returns:
        Columns `trained_on`, `stimulus`, `subject`, `cluster` (a number from 0), `origin`,
        `agent` and `right` (the share of seeds whose verdict was right).
    """
    rows = found.frame()
    told = group_labels(found.answers, Grouping.STIMULUS if by is Grouping.NONE else by)
    number = {name: place for place, name in enumerate(sorted(set(told)))}
    places = (number[name] for name in told)
    of = dict(zip((row.id for row in found.answers.rows), places, strict=True))
    rows["cluster"] = rows["id"].map(of)
    keys = ["trained_on", "stimulus", "subject"]
    kept = {"cluster": "first", "origin": "first", "agent": "first"}
    by_seed = rows.groupby([*keys, "seed"], sort=False, as_index=False).agg(
        {**kept, "score": "mean"}
    )
    by_seed["right"] = ((by_seed["score"] > 0) == (by_seed["origin"] == "human")).astype(float)
    return by_seed.groupby(keys, sort=False, as_index=False).agg({**kept, "right": "mean"})


def count_by_cluster(rows: DataFrame, clusters: int) -> ClusterCounts:
    """Count verdicts by stimulus.

    Args:
        rows: As `mean_over_seeds` gives them.
        clusters: How many stimuli there are in all.
    """
    import numpy as np

    right, n = np.zeros((2, clusters)), np.zeros((2, clusters))
    place = (rows["origin"] != "human").to_numpy(dtype=np.intp), rows["cluster"].to_numpy(np.intp)
    np.add.at(right, place, rows["right"].to_numpy(np.float64))
    np.add.at(n, place, 1.0)
    return ClusterCounts(right, n)


def bootstrap_accuracy(parts: Sequence[ClusterCounts]) -> list[Accuracy]:
    """The accuracy on each part, with intervals from the same resamples."""
    made = []
    for part, drawn in zip(parts, _bootstrap(parts), strict=True):
        humans, machines = (int(one) for one in part.n.sum(axis=1))
        estimate = _estimate(part.value, drawn, part.fewest_clusters, (0.0, 1.0))
        doubt = _unanimity_note(part)
        if doubt and estimate.low is not None:
            estimate = IntervalEstimate(estimate.value, estimate.low, estimate.high, doubt)
        made.append(Accuracy(humans, machines, *part.rates, estimate))
    return made


def bootstrap_difference(one: ClusterCounts, other: ClusterCounts) -> IntervalEstimate:
    """Detectability of `one` minus that of `other`, on the same answers."""
    first, second = _bootstrap((one, other))
    if one.value is None or other.value is None:
        return IntervalEstimate(None)
    few = min(one.fewest_clusters, other.fewest_clusters)
    return _estimate(one.value - other.value, first - second, few, (-1.0, 1.0))


def _estimate(
    value: float | None, drawn: Floats, clusters: int, ends: tuple[float, float]
) -> IntervalEstimate:
    import numpy as np
    from scipy.special import stdtrit

    if value is None:
        return IntervalEstimate(None, note=message("There are answers of one class only."))
    drawn = drawn[np.isfinite(drawn)]
    if clusters < 2 or len(drawn) < 2:
        why = message("There is no interval: one class has answers to a single stimulus.")
        return IntervalEstimate(value, note=why)
    # Percentiles alone are too narrow with few clusters: they lack the factor n / (n - 1) and use
    # the normal distribution in place of t (Hesterberg 2015, The American Statistician 69(4)).
    wider = float(stdtrit(clusters - 1, 0.975)) / _Z * sqrt(clusters / (clusters - 1))
    low, high = (value + wider * (np.quantile(drawn, [0.025, 0.975]) - value)).tolist()
    return IntervalEstimate(value, min(value, max(ends[0], low)), max(value, min(ends[1], high)))


def _unanimity_note(part: ClusterCounts) -> str:
    """A note for the case that all answers of one class got the same verdict."""
    p_hh, p_mm = part.rates
    if p_hh is None or p_mm is None or not {p_hh, p_mm} & {0.0, 1.0}:
        return ""
    sides = [_wilson(p, int(n)) for p, n in zip((p_hh, p_mm), part.n.sum(axis=1), strict=True)]
    below, above = (hypot(*one) / 2 for one in zip(*sides, strict=True))
    value = (p_hh + p_mm) / 2
    return message(
        "All verdicts on one class agree, so the interval is too narrow. From Wilson's "
        "intervals by answer it is {below:.3f} to {above:.3f}.",
        below=max(0.0, value - below),
        above=min(1.0, value + above),
    )


def _wilson(p: float, n: int) -> tuple[float, float]:
    """How far the ends of Wilson's 95% CI are from a proportion."""
    center = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z / (1 + _Z**2 / n) * sqrt(p * (1 - p) / n + _Z**2 / (4 * n**2))
    return max(0.0, p - center + half), max(0.0, center + half - p)


def _bootstrap(parts: Sequence[ClusterCounts]) -> list[Floats]:
    """Detectability of each part in each resample; NaN where one class was not drawn."""
    import numpy as np

    if not parts:
        return []
    columns = np.concatenate([np.concatenate([part.right, part.n]) for part in parts]).T
    found = []
    for weights in _bootstrap_weights(len(columns)):
        sums = (weights @ columns).reshape(len(weights), len(parts), 2, 2)
        with np.errstate(divide="ignore", invalid="ignore"):
            found.append((sums[:, :, 0] / sums[:, :, 1]).mean(axis=2))
    return list(np.concatenate(found).T)


def _bootstrap_weights(clusters: int) -> Iterator[Floats]:
    """How often each stimulus is drawn, shape (some resamples, stimuli)."""
    import numpy as np

    chance, most = np.random.default_rng(SEED), max(1, _DRAWN // clusters)
    for start in range(0, RESAMPLES, most):
        size = min(most, RESAMPLES - start)
        drawn = chance.integers(0, clusters, (size, clusters))
        # Each resample gets numbers of its own, so that one bincount counts all of them.
        drawn += clusters * np.arange(size)[:, None]
        counts = np.bincount(drawn.ravel(), minlength=size * clusters)
        yield counts.reshape(size, clusters).astype(np.float64)


ALIKE = message(
    "Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and "
    "any difference is due to chance."
)


@dataclass(frozen=True, slots=True)
class GroupingComparison:
    """Accuracy with grouped and with ungrouped folds."""

    by: Grouping  #: of the grouped ones
    grouped: Accuracy
    ungrouped: Accuracy
    difference: IntervalEstimate  #: in detectability, ungrouped minus grouped

    @property
    def in_words(self) -> str:
        """The difference as a sentence."""
        of, first, second = self.difference, self.grouped, self.ungrouped
        if of.value is None:
            return message("The two kinds of folds can't be compared: one class has no answers.")
        ends = (
            ""
            if of.low is None
            else (", " + message("95% CI [{low:+.3f}, {high:+.3f}]", low=of.low, high=of.high))
        )
        values = message(
            "Detectability is {detectability:.3f} with folds grouped by {by} and "
            "{detectability2:.3f} with ungrouped folds: a difference of {of:+.3f}{ends}.",
            detectability=first.detectability.value,
            by=self.by.value,
            detectability2=second.detectability.value,
            of=of.value,
            ends=ends,
        )
        if of.low is None or of.high is None or of.low <= 0 <= of.high:
            return message("{values} The difference might be due to chance.", values=values)
        if of.low > 0:
            return message(
                "{values} The difference comes from {by} seen in training, not from telling "
                "humans and machines apart.",
                values=values,
                by=_WORDS[self.by],
            )
        return message(
            "{values} For each of the {by}, more training answers are of the other kind than "
            "of the kind that is judged, which misleads a judge that recognizes them.",
            values=values,
            by=_WORDS[self.by],
        )


def other_grouping(by: Grouping) -> Grouping:
    """What is compared with: single answers, or of these groups by stimulus."""
    return Grouping.STIMULUS if by is Grouping.NONE else Grouping.NONE


def compare_groupings(own: OutOfFold, beside: OutOfFold, by: Grouping) -> GroupingComparison:
    """Compare accuracy with grouped and with ungrouped folds.

    Args:
        own: What was said with folds grouped by `by`.
        beside: What was said with those of `other_grouping(by)`.
        by: One of both.
    """
    grouped, ungrouped = (beside, own) if by is Grouping.NONE else (own, beside)
    groups = Grouping.STIMULUS if by is Grouping.NONE else by
    rows = [mean_over_seeds(one, groups) for one in (grouped, ungrouped)]
    clusters = 1 + max(int(one["cluster"].max()) for one in rows)
    first, second = (count_by_cluster(one, clusters) for one in rows)
    of_grouped, of_ungrouped = bootstrap_accuracy((first, second))
    gap = bootstrap_difference(second, first)
    if (first.n.sum(axis=0) <= 1).all():
        gap = IntervalEstimate(gap.value, gap.low, gap.high, ALIKE)
    return GroupingComparison(groups, of_grouped, of_ungrouped, gap)


_WORDS = {Grouping.STIMULUS: "stimuli", Grouping.PROMPT: "prompts"}
