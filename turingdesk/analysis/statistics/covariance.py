"""The covariances of random effects as numbers that an optimizer can move freely.

The two effects of one level have the covariance U D U': two variances in D, and in U the
slope of the second effect on the first. The deviance is smooth in these three, also where a
variance is 0, which it is not in the entries of the covariance's root.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.laplace import Levels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

CORRELATION = "correlation"  #: its name among spreads
_TINY = 1e-8  #: a variance whose slope can still be told
_NEGLIGIBLE = 1e-4  #: variances below it count as 0, in units of the linear predictor
_LIMIT = 0.999  #: a correlation that is at its limit


@dataclass(frozen=True, slots=True, eq=False)
class Spread:
    """A standard deviation or a correlation, and how its transform changes with parameters."""

    name: str
    value: float
    slopes: Floats  #: of its logarithm (of Fisher's z), by logarithms of variances


class Covariances:
    """The parameters of a model: for each factor those of its covariance, then fixed effects.

    A factor with one effect has its variance. One with two has the first variance, the slope of
    the second effect on the first, and the rest of the second variance.
    """

    def __init__(self, random: Sequence[Levels], size: int) -> None:
        """Lay out the parameters.

        Args:
            random: The factors.
            size: How many parameters there are, with the fixed effects.
        """
        import numpy as np

        self.random, self.firsts = random, [0]
        self.is_variance = np.zeros(size, dtype=bool)
        self.is_slope = np.zeros(size, dtype=bool)
        self.scale = np.ones(size)  #: a parameter times this is in units of the linear predictor
        for levels in random:
            first, scales = self.firsts[-1], (levels.weights**2).mean(axis=1)
            last = first + 2 * len(scales) - 2
            self.is_variance[[first, last]] = True
            self.is_slope[first + 1 : last] = True
            self.scale[last], self.scale[first] = scales[-1], scales[0]
            self.scale[first + 1 : last] = (scales[-1] / scales[0]) ** 0.5
            self.firsts.append(last + 1)

    def bounds(self, is_correlated: bool) -> Floats:
        """Return the bounds of each parameter, shape (parameters, 2)."""
        import numpy as np

        # A chance at 12 log odds is 0.999994, which no data tell from 1.
        ends = np.tile([-12.0, 12.0], (self.scale.size, 1))
        ends[self.is_variance] = [0.0, 36.0]
        # Equal bounds fix a parameter, so that the others keep their places.
        ends[self.is_slope] = [-50.0, 50.0] if is_correlated else [0.0, 0.0]
        limits: Floats = ends / self.scale[:, None]
        return limits

    def inside(self, at: Floats) -> Floats:
        """Raise variances near 0, where the deviance has no slope that could be computed."""
        import numpy as np

        return np.where(self.is_variance, np.maximum(at, _TINY / self.scale), at)

    def settled(self, at: Floats) -> Floats:
        """Set variances to 0 that are negligible."""
        import numpy as np

        settled_at = np.where(self.is_variance & (at * self.scale < _NEGLIGIBLE), 0.0, at)
        for first in self._twos:
            # A slope on an effect that doesn't vary changes nothing in the model, so its value is
            # arbitrary.
            settled_at[first + 1] *= settled_at[first] > 0
        return settled_at

    def roots(self, at: Floats) -> Floats:
        """Convert the search's parameters to entries of the roots that `Laplace` takes."""
        import numpy as np

        entries = at.copy()
        # The root of U D U' has the entries sqrt(v), slope * sqrt(v), and the root of the rest.
        entries[self.is_variance] = np.sqrt(at[self.is_variance])
        for first in self._twos:
            entries[first + 1] *= entries[first]
        return entries

    def slopes(self, at: Floats, slopes: Floats) -> Floats:
        """Convert the gradient by roots to the gradient by parameters (chain rule)."""
        gradient, roots = slopes.copy(), self.roots(at)
        for first in self._twos:
            gradient[first] += at[first + 1] * slopes[first + 1]
            gradient[first + 1] *= roots[first]
        # The derivative of a square root, which `inside` keeps from being infinite.
        gradient[self.is_variance] /= 2 * roots[self.is_variance]
        return gradient

    def is_singular(self, at: Floats) -> bool:
        """True if a correlation is at its limit."""
        return any(abs(self._correlation(at, first)) >= _LIMIT for first in self._twos)

    def spreads(self, at: Floats) -> list[Spread]:
        """Return standard deviations of all effects, and correlations of two of a level."""
        import numpy as np

        spread_list = []
        for levels, first in zip(self.random, self.firsts, strict=False):
            way = np.zeros(at.size)
            way[first] = 0.5
            spread_list.append(Spread(levels.effects[0], float(at[first] ** 0.5), way))
            if first in self._twos:
                spread_list += self._second(levels.effects[1], at, first)
        return spread_list

    @property
    def _twos(self) -> list[int]:
        """The places of the first parameters of factors with two effects."""
        return [a for a, b in zip(self.firsts, self.firsts[1:], strict=False) if b - a == 3]

    def _correlation(self, at: Floats, first: int) -> float:
        shared, total = (
            at[first + 1] ** 2 * at[first],
            at[first + 1] ** 2 * at[first] + at[first + 2],
        )
        return float((shared / total) ** 0.5 * (1 if at[first + 1] > 0 else -1)) if total else 0.0

    def _second(self, name: str, at: Floats, first: int) -> list[Spread]:
        import numpy as np

        variance, slope, rest = (float(at[first + i]) for i in range(3))
        total = slope**2 * variance + rest
        way, turn = np.zeros((2, at.size))
        if total:
            half = slope**2 * variance / total / 2
            way[first : first + 3] = [half, slope * variance / total, rest / total / 2]
        if rest:
            # Fisher's z is the inverse hyperbolic sine of this ratio.
            root = (variance / rest) ** 0.5
            ratio = slope * root
            turn[first : first + 3] = (
                np.array([ratio / 2, root, -ratio / 2]) / (1 + ratio**2) ** 0.5
            )
        deviation = Spread(name, total**0.5, way)
        if not variance or not total:
            return [deviation]
        return [deviation, Spread(CORRELATION, self._correlation(at, first), turn)]
