"""Where the search for a mixed model's maximum starts, and which spreads the design can tell.

Near its maximum the deviance is about quadratic in the variances of the random effects, also
where one of them is 0, which it is not in their roots. The two effects of one level have the
covariance U D U', with a slope in U and variances in D, which is smooth in all three. Variances
by the method of moments are near the maximum already; with each parameter in units of its own
standard error, a quasi-Newton search asks for the deviance about five times.

The moments are sums over pairs of rows that share a level: only they tell a variance of verdicts
that are right or wrong. How far the pairs of one spread are those of another, so that only
their sum can be told, is seen in the same sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT, Link

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_LEAST, _MOST = 0.005, 4.0  #: variances to start from, in units of the linear predictor
_EPSILON = 1e-9  #: the least information, which keeps divisors from 0
_ALIKE = 0.9  #: a correlation to start from, at most


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """The first parameters: those of each factor's covariance, then the fixed effects.

    Of a factor with one effect: its variance; of one with two: the variance of the first, the
    slope of the second on the first, and the variance that the second has beyond that.
    """

    at: Floats
    units: Floats  #: about their standard errors


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """An entry of a factor's covariance: of which two of its effects."""

    levels: Levels
    first: int
    second: int

    @property
    def names(self) -> set[tuple[str, str]]:
        """Both effects, each with its factor."""
        return {(self.levels.noun, self.levels.effects[i]) for i in (self.first, self.second)}

    @property
    def ways(self) -> list[tuple[Floats, Floats]]:
        """Return the weights of both rows of a pair, in either order."""
        first, second = self.levels.weights[self.first], self.levels.weights[self.second]
        return (
            [(first, first)] if self.first == self.second else [(first, second), (second, first)]
        )


class Moments:
    """Method-of-moments estimates of covariances, from pairs of rows that share a level."""

    def __init__(
        self, design: Floats, yes: Floats, random: Sequence[Levels], link: Link = LOGIT
    ) -> None:
        """Fit the fixed effects alone.

        Args:
            design: The predictors, with the intercept.
            yes: 1 or 0 for each verdict.
            random: The factors.
            link: How chances depend on predictors.
        """
        import numpy as np

        self.design, self.random = design, list(random)
        self.fixed = _fixed_alone(design, yes, link)
        self.left = link.score(yes, design @ self.fixed)[0]
        self.weight = link.weight(design @ self.fixed)[0]
        self.pairs = [
            _Pair(levels, first, second)
            for levels in random
            for first in range(len(levels.effects))
            for second in range(first, len(levels.effects))
        ]
        self.shared = np.array(
            [[self._shared(pair, other) for other in self.pairs] for pair in self.pairs]
        )

    def errors(self, random: Sequence[Levels]) -> Floats:
        """Approximate the standard error of each effect's variance, if the variance is small.

        They are in units of the linear predictor's variance, times the mean weight of a row, so
        that they mean the same for every link and for predictors of any range.

        Args:
            random: With which factors and effects, by their names.
        """
        import numpy as np

        there = {(levels.noun, effect) for levels in random for effect in levels.effects}
        places = [i for i, pair in enumerate(self.pairs) if pair.names <= there]
        scale = np.sqrt(np.maximum(np.diag(self.shared)[places], _EPSILON))
        # Scaled to a unit diagonal, so that a predictor with large values doesn't hide the others.
        values, vectors = np.linalg.eigh(
            self.shared[np.ix_(places, places)] / np.outer(scale, scale)
        )
        errors = np.sqrt(2 * (vectors**2 / np.maximum(values, _EPSILON)).sum(axis=1)) / scale
        return np.array(
            [
                error * (self.weight * first**2).mean()
                for error, pair in zip(errors, (self.pairs[i] for i in places), strict=True)
                for first, second in pair.ways[:1]
                if first is second
            ]
        )

    def couples(self, levels: Levels) -> float:
        """Return how much pairs of rows say about the variance of a factor's first effect."""
        place = next(i for i, pair in enumerate(self.pairs) if pair.levels is levels)
        return float(self.shared[place, place])

    def start(self) -> Start:
        """Return where to start, and the units of the parameters."""
        import numpy as np

        beyond = np.array([self._moment(pair) for pair in self.pairs])
        # Factors that can't be told apart make the system singular; lstsq takes the shortest
        # solution.
        estimates = np.linalg.lstsq(self.shared, beyond, rcond=None)[0]
        at, units, variances = [], [], []
        for levels in self.random:
            levels_estimates = [
                v for v, pair in zip(estimates, self.pairs, strict=True) if pair.levels is levels
            ]
            first, second, spreads = self._of(levels, levels_estimates)
            at += first
            units += second
            variances += spreads
        errors = np.sqrt(self._of_fixed(variances))
        return Start(np.array([*at, *self.fixed]), np.array([*units, *errors]))

    def _of(
        self, levels: Levels, estimates: list[float]
    ) -> tuple[list[float], list[float], list[float]]:
        """Return the parameters of a factor, their units, and the variances of its effects."""
        import numpy as np

        scale = [float((weights**2).mean()) for weights in levels.weights]
        variances = [
            float(np.clip(value, _LEAST / s, _MOST / s))
            for value, s in zip((estimates[0], estimates[-1]), scale, strict=False)
        ]
        units = [self._unit(levels, k, variances[k]) for k in range(len(variances))]
        if len(variances) == 1:
            return variances, units, variances
        # At a correlation of 1 the rest of the second variance is 0, where the search would begin
        # at a bound.
        most = _ALIKE * (variances[0] * variances[1]) ** 0.5
        slope = float(np.clip(estimates[1], -most, most)) / variances[0]
        rest = variances[1] - slope**2 * variances[0]
        error = (units[0] * units[1]) ** 0.5 / variances[0]
        return [variances[0], slope, rest], [units[0], error, units[1]], variances

    def _unit(self, levels: Levels, effect: int, variance: float) -> float:
        sums = _sums(levels, self.weight * levels.weights[effect] ** 2)
        # A level whose rows have the information s tells its effect with a variance of v + 1 / s;
        # half the inverse square of that is what it says about v.
        information = ((sums / (1 + sums * variance)) ** 2).sum() / 2
        return float(max(information, _EPSILON) ** -0.5)

    def _moment(self, pair: _Pair) -> float:
        """Sum products of residuals over all ordered pairs of rows that share a level."""
        moment = 0.0
        for first, second in pair.ways:
            sums = _sums(pair.levels, self.left * first) * _sums(pair.levels, self.left * second)
            # Pairs of different rows alone: a row's own square has the binomial variance in it.
            moment += float(sums.sum() - (self.left**2 * first * second).sum())
        return moment

    def _shared(self, pair: _Pair, other: _Pair) -> float:
        """Return by how much a unit of the second covariance raises the first one's moment."""
        import numpy as np

        levels = pair.levels
        codes, size = levels.codes, len(levels.names)
        if other.levels is not levels:
            both = codes.astype(np.int64) * len(other.levels.names) + other.levels.codes
            codes = np.unique(both, return_inverse=True)[1]
            size = int(codes.max(initial=-1)) + 1
        raised_by = 0.0
        for a, b in pair.ways:
            for c, d in other.ways:
                sums = np.bincount(codes, self.weight * a * c, size)
                sums *= np.bincount(codes, self.weight * b * d, size)
                raised_by += float(sums.sum() - (self.weight**2 * a * b * c * d).sum())
        return raised_by

    def _of_fixed(self, variances: Sequence[float]) -> Floats:
        """Return the variances of the fixed effects, including those that random effects add."""
        import numpy as np

        inverse = np.linalg.pinv((self.design.T * self.weight) @ self.design, hermitian=True)
        inside = np.zeros_like(inverse)
        effects = [(levels, weights) for levels in self.random for weights in levels.weights]
        for (levels, weights), variance in zip(effects, variances, strict=True):
            sums = [_sums(levels, self.weight * column * weights) for column in self.design.T]
            inside += variance * np.array(sums) @ np.array(sums).T
        variances_of_fixed: Floats = np.diag(inverse + inverse @ inside @ inverse).clip(_EPSILON)
        return variances_of_fixed


def _fixed_alone(design: Floats, yes: Floats, link: Link) -> Floats:
    """Fit the fixed effects by Newton's method, without random effects."""
    import numpy as np

    at = np.zeros(design.shape[1])
    # A start need not be the maximum. Where a level is always right there is none: its log odds
    # grow with every step, hence the limits below.
    for _ in range(8):
        score, curvature = link.score(yes, design @ at)
        # Without it, the matrix is singular where all chances are near 0 or 1.
        weight = np.maximum(curvature, 1e-6)
        at = at + np.linalg.solve((design.T * weight) @ design, design.T @ score)
    return np.clip(at, -8, 8)


def _sums(levels: Levels, values: Floats) -> Floats:
    import numpy as np

    return np.bincount(levels.codes, values, len(levels.names)).astype(np.float64)
