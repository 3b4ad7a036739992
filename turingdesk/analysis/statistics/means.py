"""Means of numbers and their differences, with the engine's clustered standard error.

Words of an answer, lengths of messages: numbers that resemble each other where one author wrote
them or one prompt called for them. `inference` knows shares of verdicts; here a result is a
weighted sum of means. To first order each number moves it by its distance from its group's mean,
times the group's weight, over the group's size. What independent numbers would give is the floor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf, nan, sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import VERDICTS, Clustering, ClusterWords
from turingdesk.analysis.statistics.inference import Error, Inference, Influences, standard_error
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]
    Floats = NDArray[np.float64]

ROUNDING = 1e-12  #: a standard error below it, relative to the values, is nothing but rounding
ALIKE = message("No interval: the values do not differ within the groups.")
TOO_FEW_VALUES = not_computed(message("a group has fewer than two values"))


# Without slots, which would leave no place for cached properties.
@dataclass(frozen=True)
class Numbers:
    """Numbers, each of one group, with their clusters.

    Codes count from 0. NaN is not allowed. A negative code
    of a cluster is of what is not drawn at random, as `Influences` explains.
    """

    groups: Codes
    values: Floats
    judges: Codes | None = None  #: clusters of the first kind; None if they aren't known
    stimuli: Codes | None = None  #: of the second kind
    words: ClusterWords = VERDICTS  #: what both kinds are called

    @cached_property
    def sizes(self) -> Floats:
        """The number of numbers in each group, of two groups at least."""
        import numpy as np

        return np.bincount(self.groups, minlength=2).astype(np.float64)

    @cached_property
    def means(self) -> Floats:
        """The mean of each group; 0 where it has no numbers."""
        import numpy as np

        sums = np.bincount(self.groups, self.values, minlength=2)
        group_means: Floats = sums / np.maximum(self.sizes, 1)
        return group_means

    @cached_property
    def variances(self) -> Floats:
        """The unbiased variance of each group; 0 for a single number."""
        import numpy as np

        squares = (self.values - self.means[self.groups]) ** 2
        sums = np.bincount(self.groups, squares, minlength=2)
        group_variances: Floats = sums / np.maximum(self.sizes - 1, 1)
        return group_variances

    @cached_property
    def cells(self) -> Codes | None:
        """A number for each cluster of the first kind with each of the second."""
        import numpy as np

        if self.judges is None or self.stimuli is None:
            return None
        pair = self.judges * (int(self.stimuli.max(initial=0)) + 1) + self.stimuli
        # Otherwise the code -1 in an author's row would give the number of the author before with
        # the last stimulus.
        pair[(self.judges < 0) | (self.stimuli < 0)] = -1
        cell_codes: Codes = np.unique(pair, return_inverse=True)[1].astype(np.int64)
        return cell_codes


def inference(
    moved: Influences, value: float, floor: float, clustering: Clustering, n: int | None = None
) -> Inference:
    """The result that some influences lead to, without an interval where nothing varies.

    Args:
        moved: What each observation does to the value.
        value: The result.
        floor: The variance that independent observations would have.
        clustering: What to cluster by.
        n: How many observations; by default as many as there are influences.
    """
    import numpy as np

    if clustering is Clustering.BOTH:
        floor = min([floor, *_one_way(moved)])
    error = standard_error(moved, floor, clustering)
    # Of numbers, unlike verdicts, all alike is no sign of a small sample: nothing can be said.
    if error.error is not None and error.error <= ROUNDING * max(1.0, abs(value)):
        note = join(" ", (error.note, ALIKE))
        error = Error(None, inf, error.clustering, note, error.words)
    return error.inference(len(np.atleast_1d(moved.amounts)) if n is None else n, value)


def _one_way(moved: Influences) -> Iterator[float]:
    """The variances by clusters of one kind alone, of each kind that all observations have.

    What is compared within judges or within stimuli varies less than independent observations
    would, so that their variance is too high a floor.
    """
    kinds = ((moved.judges, Clustering.JUDGE), (moved.stimuli, Clustering.STIMULUS))
    for codes, by in kinds:
        if codes is not None and codes.min(initial=0) >= 0:
            error = standard_error(moved, 0.0, by).error
            if error is not None:
                yield error**2


def combinations(
    numbers: Numbers,
    weights: Sequence[Mapping[int, float]],
    clustering: Clustering = Clustering.BOTH,
) -> list[Inference]:
    """Weighted sums of means with their standard errors.

    Args:
        numbers: The numbers.
        weights: For each result the weight of each group's mean: {0: 1} for a mean,
            {0: 1, 1: -1} for a difference.
        clustering: What to cluster by, as `inference.combinations` takes it.
    """
    return [_combined(numbers, group_weights, clustering) for group_weights in weights]


def _combined(numbers: Numbers, weights: Mapping[int, float], clustering: Clustering) -> Inference:
    import numpy as np

    groups = [group for group, weight in weights.items() if weight]
    at = np.flatnonzero(np.isin(numbers.groups, groups))
    value = sum(weight * float(numbers.means[group]) for group, weight in weights.items())
    if (numbers.sizes[groups] < 2).any():
        value = value if (numbers.sizes[groups] > 0).all() else nan
        return Inference(len(at), value, None, inf, clustering, TOO_FEW_VALUES, numbers.words)
    moved, floor = _moved(numbers, weights, at)
    return inference(_influences(numbers, moved, at), value, floor, clustering)


def standardized(
    numbers: Numbers, first: int, second: int, clustering: Clustering = Clustering.BOTH
) -> Inference:
    """Hedges' g: the mean of the first group minus that of the second, in standard deviations.

    The standard deviation is pooled, and Cohen's d times 1 - 3 / (4 df - 1) (Hedges & Olkin
    1985). Each number moves g by what it does to both means and to the pooled variance (delta
    method); the large-sample variance of independent numbers is the floor.
    """
    import numpy as np

    at = np.flatnonzero(np.isin(numbers.groups, [first, second]))
    x, y = float(numbers.sizes[first]), float(numbers.sizes[second])
    none = Inference(len(at), nan, None, inf, clustering, TOO_FEW_VALUES, numbers.words)
    if min(x, y) < 2:
        return none
    df = x + y - 2
    pooled = float(((x - 1) * numbers.variances[first] + (y - 1) * numbers.variances[second]) / df)
    # Relative to the values' squares, as rounding grows with them.
    if pooled <= ROUNDING * max(1.0, float(np.abs(numbers.values[at]).max()) ** 2):
        why = not_computed(message("the values do not differ within the groups"))
        return replace(none, note=why)
    # Hedges' approximation of the exact factor, which is a ratio of gamma functions.
    small = 1 - 3 / (4 * df - 1)
    difference = float(numbers.means[first] - numbers.means[second])
    g = small * difference / sqrt(pooled)
    moved, _ = _moved(numbers, {first: 1.0, second: -1.0}, at)
    group_codes = numbers.groups[at]
    deviations = (numbers.values[at] - numbers.means[group_codes]) ** 2
    # A group's numbers share the degrees of freedom that its mean has used up.
    squares = (deviations - pooled * (1 - 1 / numbers.sizes[group_codes])) / df
    # By the chain rule: g depends on the difference and on the pooled variance.
    moved = small / sqrt(pooled) * moved - g / (2 * pooled) * squares
    # Hedges and Olkin's variance of g in large samples.
    floor = (x + y) / (x * y) + g**2 / (2 * (x + y))
    return inference(_influences(numbers, moved, at), g, floor, clustering)


def _moved(
    numbers: Numbers, weights: Mapping[int, float], at: NDArray[np.intp]
) -> tuple[Floats, float]:
    """The influence of numbers at some places on a sum of means; its variance if independent."""
    import numpy as np

    weight = np.zeros(len(numbers.sizes))
    weight[list(weights)] = list(weights.values())
    group_codes, sizes = numbers.groups[at], np.maximum(numbers.sizes, 1)
    moved: Floats = (weight / sizes)[group_codes] * (
        numbers.values[at] - numbers.means[group_codes]
    )
    return moved, float((weight**2 * numbers.variances / sizes).sum())


def _influences(numbers: Numbers, moved: Floats, at: NDArray[np.intp]) -> Influences:
    judges, stimuli, cells = (
        None if codes is None else codes[at]
        for codes in (numbers.judges, numbers.stimuli, numbers.cells)
    )
    return Influences(moved, judges, stimuli, cells, numbers.groups[at], numbers.words)
