"""Laplace's approximation of a binomial model with two random effects, as numbers.

The deviance comes with its slopes, so that an optimizer asks once where it would have to
ask five times. The mode moves with the parameters, and the determinant with the mode: that
part of the slopes is found from the derivatives of what holds at the mode, as in TMB (Kristensen
et al. 2016, Journal of Statistical Software 70(5)).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.inverse import (
    Cells,
    Inverse,
    conjugate,
    diagonal,
    root_of,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp]
    Blocks = tuple[Floats, Floats, Any]

_SMALL = 20_000  #: cells of a matrix that is faster full than sparse
_NEWTON = 25  #: steps to the mode at most; it takes about five
_CLOSE = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Levels:
    """One random effect: the level of each row, and its weight."""

    names: tuple[str, ...]
    codes: Codes
    weight: Floats  #: 1 for an intercept, a predictor for a slope

    @classmethod
    def of(cls, names: Sequence[object] | Codes, weight: Floats | None = None) -> Levels:
        """The levels of some rows."""
        import numpy as np

        levels, codes = np.unique(np.asarray(names, dtype=str), return_inverse=True)
        own = np.ones(codes.size) if weight is None else weight
        return cls(tuple(levels.tolist()), codes, own)

    def is_same(self, other: Levels) -> bool:
        """Whether both have the same levels in the same rows: an intercept and its slope."""
        return self.names == other.names and bool((self.codes == other.codes).all())


@dataclass(frozen=True, slots=True, eq=False)
class _There:
    """What was found at some parameters."""

    at: Floats
    value: float
    slopes: Floats
    modes: list[Floats]
    inverse: Inverse


class Laplace:
    """The deviance of parameters, and the modes of the random effects there.

    Random effects are kept in units of their spread, so that their prior is standard normal
    whatever the spread, and a spread of 0 is no special case.
    """

    def __init__(self, design: Floats, right: Floats, random: Sequence[Levels]) -> None:
        import numpy as np

        self.design, self.right = design, right
        # The larger effect's block is eliminated; what is left is as large as the smaller.
        self._order = (0, 1) if len(random[0].names) >= len(random[1].names) else (1, 0)
        self._wide, self._narrow = (random[i] for i in self._order)
        self._diagonal = self._wide.is_same(self._narrow)
        width = len(self._narrow.names)
        pairs = self._wide.codes.astype(np.int64) * width + self._narrow.codes
        self._pairs, self._pair = np.unique(pairs, return_inverse=True)
        self._modes = [np.zeros(len(self._wide.names)), np.zeros(width)]
        self._cross = self._wide.weight * self._narrow.weight
        self._cells = Cells.of(self._pairs // width, self._pairs % width)
        self._last: _There | None = None

    def deviance(self, at: Floats) -> float:
        """Minus twice the approximated log likelihood.

        Args:
            at: Spread of the first and of the second effect, then the fixed effects.
        """
        return self._found(at)[0]

    def slopes(self, at: Floats) -> tuple[float, Floats]:
        """The deviance, and how it changes with each parameter.

        Args:
            at: As `deviance` takes them.
        """
        there = self._there(at)
        return there.value, there.slopes.copy()

    def modes(self, at: Floats) -> list[tuple[Floats, Floats]]:
        """Mode and standard error of each level, in log odds, first effect first."""
        import numpy as np

        there = self._there(at)
        own = (there.inverse.wide, there.inverse.narrow)
        found = [
            (spread * mode, spread * np.sqrt(variance))
            for spread, mode, variance in zip(self._spreads(at), there.modes, own, strict=True)
        ]
        return [found[self._order.index(i)] for i in (0, 1)]

    def _there(self, at: Floats) -> _There:
        """Deviance, slopes and modes; what was asked for last is not sought again."""
        import numpy as np
        from scipy.special import expit

        if self._last is not None and np.array_equal(self._last.at, at):
            return self._last
        value, blocks, rest = self._found(at)
        wide, narrow = self._spreads(at)
        odds = self._log_odds(self.design @ at[2:], wide, narrow, self._modes)
        p, own = expit(odds), self._inverse(blocks, rest)
        weight, left = p * (1 - p), self.right - p
        parts = (self._wide, self._narrow)
        scales = tuple(s * one.weight for s, one in zip((wide, narrow), parts, strict=True))
        between = own.between[self._pair]
        both = [
            scales[0] * own.wide[self._wide.codes] + scales[1] * between,
            scales[1] * own.narrow[self._narrow.codes] + scales[0] * between,
        ]
        # How much each row's weight counts in the determinant, and what moving it does.
        pull = weight * (1 - 2 * p) * (scales[0] * both[0] + scales[1] * both[1])
        pulled = [wide * _sums(parts[0], pull), narrow * _sums(parts[1], pull)]
        moved = self._solved(blocks, pulled, rest)
        carried = sum(s * m[one.codes] for s, m, one in zip(scales, moved, parts, strict=True))
        each = -2 * left + pull - weight * carried
        found = np.empty_like(at)
        found[2:] = self.design.T @ each
        for place, one, mode, m, b in zip(
            self._order, parts, self._modes, moved, both, strict=True
        ):
            found[place] = (one.weight * mode[one.codes]) @ each
            found[place] += (one.weight * (2 * weight * b + left * m[one.codes])).sum()
        self._last = _There(at.copy(), value, found, self._modes, own)
        return self._last

    def _found(self, at: Floats) -> tuple[float, Blocks, Floats]:
        """The deviance, the Hessian's blocks at the mode, and the root of what is left."""
        import numpy as np

        wide, narrow = self._spreads(at)
        fixed = self.design @ at[2:]
        penalized = self._go_to_mode(fixed, wide, narrow)
        blocks = self._blocks(fixed, wide, narrow)
        left = self._left(blocks)
        if left.ndim == 1:
            log_det = np.log(left).sum()
        else:
            left = root_of(left)
            log_det = 2 * np.log(np.diag(left)).sum()
        return float(-2 * penalized + np.log(blocks[0]).sum() + log_det), blocks, left

    def _inverse(self, blocks: Blocks, rest: Floats) -> Inverse:
        """Diagonals of the inverse Hessian, and what it has where two levels met."""
        own, _, cross = blocks
        if self._diagonal:
            return diagonal(own, cross, rest)
        return self._cells.inverse(own, cross, rest)

    def _spreads(self, at: Floats) -> tuple[float, float]:
        first, second = (float(at[i]) for i in self._order)
        return first, second

    def _log_odds(
        self, fixed: Floats, wide: float, narrow: float, modes: Sequence[Floats]
    ) -> Floats:
        return (
            fixed
            + wide * self._wide.weight * modes[0][self._wide.codes]
            + narrow * self._narrow.weight * modes[1][self._narrow.codes]
        )

    def _penalized(self, odds: Floats, modes: Sequence[Floats]) -> float:
        import numpy as np

        likelihood = (self.right * odds - np.logaddexp(0, odds)).sum()
        return float(likelihood - sum((one**2).sum() for one in modes) / 2)

    def _go_to_mode(self, fixed: Floats, wide: float, narrow: float) -> float:
        """Newton's steps, halved where one goes too far; the penalized likelihood there."""
        import numpy as np
        from scipy.special import expit

        odds = self._log_odds(fixed, wide, narrow, self._modes)
        now = self._penalized(odds, self._modes)
        for _ in range(_NEWTON):
            left = self.right - expit(odds)
            slopes = [
                wide * _sums(self._wide, left) - self._modes[0],
                narrow * _sums(self._narrow, left) - self._modes[1],
            ]
            step = self._solved(self._blocks(fixed, wide, narrow, odds), slopes)
            part = 1.0
            while part > 1e-4:
                there = [one + part * s for one, s in zip(self._modes, step, strict=True)]
                odds = self._log_odds(fixed, wide, narrow, there)
                value = self._penalized(odds, there)
                if value >= now - 1e-12:
                    break
                part /= 2
            gain, now = value - now, value
            self._modes = there
            if gain < _CLOSE or max(np.abs(one).max() for one in step) < 1e-7:
                break
        return now

    def _blocks(
        self, fixed: Floats, wide: float, narrow: float, odds: Floats | None = None
    ) -> Blocks:
        """Diagonal of the wide block, of the narrow one, and what stands between them."""
        import numpy as np
        from scipy.sparse import csr_array
        from scipy.special import expit

        if odds is None:
            odds = self._log_odds(fixed, wide, narrow, self._modes)
        p = expit(odds)
        weight = p * (1 - p)
        own = 1 + wide**2 * _sums(self._wide, weight, power=2)
        other = 1 + narrow**2 * _sums(self._narrow, weight, power=2)
        between = wide * narrow * np.bincount(self._pair, weights=weight * self._cross)
        if self._diagonal:
            return own, other, between
        width = other.size
        if own.size * width <= _SMALL:
            whole = np.zeros((own.size, width))
            whole[self._cells.rows, self._cells.columns] = between
            return own, other, whole
        places = (self._cells.rows, self._cells.columns)
        return own, other, csr_array((between, places), shape=(own.size, width))

    def _left(self, blocks: Blocks) -> Floats:
        """What is left of the narrow block once the wide one is eliminated."""
        import numpy as np

        own, other, cross = blocks
        if self._diagonal:
            left: Floats = other - cross**2 / own
            return left
        if isinstance(cross, np.ndarray):
            small: Floats = np.diag(other) - cross.T @ (cross / own[:, None])
            return small
        scaled = cross.multiply(1 / own[:, None]).tocsr()
        whole: Floats = -(cross.T @ scaled).toarray()
        whole[np.diag_indices_from(whole)] += other
        return whole

    def _solved(
        self, blocks: Blocks, slopes: list[Floats], root: Floats | None = None
    ) -> list[Floats]:
        """Newton's step: the Hessian's inverse times the slopes."""
        own, other, cross = blocks
        if self._diagonal:
            inner = (slopes[1] - cross * slopes[0] / own) / self._left(blocks)
            return [(slopes[0] - cross * inner) / own, inner]
        import numpy as np

        if root is not None:
            from scipy.linalg import cho_solve

            inner = cho_solve((root, True), slopes[1] - cross.T @ (slopes[0] / own))
            return [(slopes[0] - cross @ inner) / own, inner]
        if isinstance(cross, np.ndarray):
            rest = slopes[1] - cross.T @ (slopes[0] / own)
            inner = np.linalg.solve(self._left(blocks), rest)
            return [(slopes[0] - cross @ inner) / own, inner]
        back = cross.T.tocsr()
        inner = conjugate(
            lambda one: other * one - back @ ((cross @ one) / own),
            slopes[1] - back @ (slopes[0] / own),
            other,
        )
        return [(slopes[0] - cross @ inner) / own, inner]


def _sums(levels: Levels, values: Floats, power: int = 1) -> Floats:
    import numpy as np

    weights = values * levels.weight**power
    return np.bincount(levels.codes, weights, len(levels.names)).astype(np.float64)
