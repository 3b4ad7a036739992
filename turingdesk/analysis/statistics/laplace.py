"""Laplace's approximation of a binomial model with crossed random effects, as numbers.

The deviance comes with its slopes, so that an optimizer asks once where it would have to
ask many times. The mode moves with the parameters, and the determinant with the mode: that
part of the slopes is found from the derivatives of what holds at the mode, as in TMB (Kristensen
et al. 2016, Journal of Statistical Software 70(5)). The determinant is that of the expected
information, as in lme4's glmer (Bates et al. 2015, Journal of Statistical Software 67(1)).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.inverse import CrossedCells, Inverse, System
from turingdesk.analysis.statistics.links import LOGIT, Link

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp]

_NEWTON = 25  #: steps to the mode at most; it takes about five
_CLOSE = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Levels:
    """One grouping factor, as judges or stimuli, and the random effects that each level has."""

    noun: str  #: of the factor, in the plural; judges and stimuli tell to whom results apply
    names: tuple[str, ...]  #: of the levels
    codes: Codes  #: the level of each row
    effects: tuple[str, ...]  #: what varies by level: an intercept, perhaps a slope
    weights: Floats  #: shape (effects, rows): 1 for an intercept, a predictor for its slope

    @classmethod
    def of(cls, noun: str, names: Sequence[object] | Codes, **effects: Floats) -> Levels:
        """The levels of some rows; without effects, an intercept that is called as the factor."""
        import numpy as np

        levels, codes = np.unique(np.asarray(names, dtype=str), return_inverse=True)
        own = effects or {noun: np.ones(codes.size)}
        return cls(noun, tuple(levels.tolist()), codes, tuple(own), np.array([*own.values()]))

    @property
    def size(self) -> int:
        """How many random effects there are, over all levels."""
        return len(self.names) * len(self.effects)

    def intercepts(self) -> Levels:
        """The same levels with their first effect only."""
        return Levels(self.noun, self.names, self.codes, self.effects[:1], self.weights[:1])


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

    The effects of a level have the covariance L L', with a lower triangular root L. They are kept
    as L times standard normal numbers, so that a spread of 0 is no special case.
    """

    def __init__(
        self, design: Floats, yes: Floats, random: Sequence[Levels], link: Link = LOGIT
    ) -> None:
        import numpy as np

        self.design, self.yes, self.random, self.link = design, yes, tuple(random), link
        nothing = np.zeros(yes.size)
        absent = Levels("", ("",), np.zeros(yes.size, np.intp), ("",), nothing[None])
        both = (*random, absent)[:2]
        # The larger factor is eliminated; what is left is as large as the smaller.
        self._order = (0, 1) if both[0].size >= both[1].size else (1, 0)
        wide, narrow = self._parts = [both[i] for i in self._order]
        self._modes = [np.zeros((len(one.names), len(one.effects))) for one in self._parts]
        self._cells = CrossedCells(
            wide.codes,
            narrow.codes,
            (len(wide.names), len(narrow.names)),
            (len(wide.effects), len(narrow.effects)),
        )
        self._last: _There | None = None

    def deviance(self, at: Floats) -> float:
        """Minus twice the approximated log likelihood.

        Args:
            at: The root's entries of each factor, by rows: a spread, or three numbers where a
                level has two effects; then the fixed effects.
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
        """Modes and standard errors of each factor's effects, shape (levels, effects)."""
        import numpy as np

        there, roots = self._there(at), self._roots(at)
        own = (there.inverse.wide, there.inverse.narrow)
        found = [
            (mode @ root.T, np.sqrt(np.einsum("ij,ljk,ik->li", root, block, root)))
            for root, mode, block in zip(roots, there.modes, own, strict=True)
        ]
        return [found[self._order.index(i)] for i in range(len(self.random))]

    def _there(self, at: Floats) -> _There:
        """Deviance, slopes and modes; what was asked for last is not sought again."""
        import numpy as np

        if self._last is not None and np.array_equal(self._last.at, at):
            return self._last
        value, system = self._found(at)
        vectors = self._vectors(at)
        odds = self._predictor(self.design @ at[self._fixed :], vectors, self._modes)
        score, curvature = self.link.score(self.yes, odds)
        weight, turn = self.link.weight(odds)
        inverse = system.inverse()
        both = self._met(inverse, vectors)
        # How much each row's weight counts in the determinant, and what moving it does.
        pull = turn * sum((v * b).sum(axis=0) for v, b in zip(vectors, both, strict=True))
        exact = self._cells.system(curvature, *vectors)
        moved = exact.solved(*self._gathered(vectors, pull))
        carried = self._predictor(np.zeros_like(odds), vectors, moved)
        each = -2 * score + pull - curvature * carried
        found = np.empty_like(at)
        found[self._fixed :] = self.design.T @ each
        for place, mode, m, b in zip(self._order, self._modes, moved, both, strict=True):
            if place < len(self.random):
                levels = self.random[place]
                way = mode[levels.codes].T * each + 2 * weight * b + score * m[levels.codes].T
                whole = levels.weights @ way.T
                found[self._places[place]] = whole[np.tril_indices(len(whole))]
        self._last = _There(at.copy(), value, found, self._modes, inverse)
        return self._last

    @property
    def _places(self) -> list[slice]:
        """Where the entries of each factor's root are."""
        sizes = [len(one.effects) * (len(one.effects) + 1) // 2 for one in self.random]
        return [slice(sum(sizes[:i]), sum(sizes[: i + 1])) for i in range(len(sizes))]

    @property
    def _fixed(self) -> int:
        """Where the fixed effects begin."""
        return sum(len(one.effects) * (len(one.effects) + 1) // 2 for one in self.random)

    def _found(self, at: Floats) -> tuple[float, System]:
        """The deviance, and the system of expected information at the mode."""
        vectors = self._vectors(at)
        fixed = self.design @ at[self._fixed :]
        penalized = self._go_to_mode(fixed, vectors)
        weight, _ = self.link.weight(self._predictor(fixed, vectors, self._modes))
        system = self._cells.system(weight, *vectors)
        return -2 * penalized + system.log_det, system

    def _roots(self, at: Floats) -> list[Floats]:
        """The covariance's root of both factors, the wide one first."""
        import numpy as np

        found = []
        for place, levels in zip(self._order, self._parts, strict=True):
            root = np.zeros((len(levels.effects),) * 2)
            if place < len(self.random):
                root[np.tril_indices(len(root))] = at[self._places[place]]
            found.append(root)
        return found

    def _vectors(self, at: Floats) -> list[Floats]:
        """What multiplies the standard normal numbers in each row, shape (effects, rows)."""
        parts = zip(self._roots(at), self._parts, strict=True)
        return [root.T @ levels.weights for root, levels in parts]

    def _predictor(
        self, fixed: Floats, vectors: Sequence[Floats], modes: Sequence[Floats]
    ) -> Floats:
        found = fixed.copy()
        for levels, vector, mode in zip(self._parts, vectors, modes, strict=True):
            for one, values in zip(vector, mode.T, strict=True):
                found += one * values[levels.codes]
        return found

    def _gathered(self, vectors: Sequence[Floats], values: Floats) -> list[Floats]:
        """Sums over the rows of each level, shape (levels, effects)."""
        import numpy as np

        return [
            np.stack(
                [np.bincount(levels.codes, one * values, len(levels.names)) for one in vector],
                axis=1,
            )
            for levels, vector in zip(self._parts, vectors, strict=True)
        ]

    def _met(self, inverse: Inverse, vectors: Sequence[Floats]) -> list[Floats]:
        """The inverse times each row's vectors, for its two levels, shape (effects, rows)."""
        import numpy as np

        wide, narrow = self._parts
        between = inverse.between[self._cells.cell]
        own = np.einsum("rij,jr->ir", inverse.wide[wide.codes], vectors[0])
        other = np.einsum("rij,jr->ir", inverse.narrow[narrow.codes], vectors[1])
        own += np.einsum("rij,jr->ir", between, vectors[1])
        other += np.einsum("rij,ir->jr", between, vectors[0])
        return [own, other]

    def _go_to_mode(self, fixed: Floats, vectors: Sequence[Floats]) -> float:
        """Newton's steps, halved where one goes too far; the penalized likelihood there."""
        import numpy as np

        now, odds = self._penalized(fixed, vectors, self._modes)
        for _ in range(_NEWTON):
            score, curvature = self.link.score(self.yes, odds)
            slopes = self._gathered(vectors, score)
            slopes = [one - mode for one, mode in zip(slopes, self._modes, strict=True)]
            step = self._cells.system(curvature, *vectors).solved(*slopes)
            part = 1.0
            while part > 1e-4:
                there = [one + part * s for one, s in zip(self._modes, step, strict=True)]
                value, odds = self._penalized(fixed, vectors, there)
                if value >= now - 1e-12:
                    break
                part /= 2
            gain, now = value - now, value
            self._modes = there
            if gain < _CLOSE or max(np.abs(one).max() for one in step) < 1e-7:
                break
        return now

    def _penalized(
        self, fixed: Floats, vectors: Sequence[Floats], modes: Sequence[Floats]
    ) -> tuple[float, Floats]:
        odds = self._predictor(fixed, vectors, modes)
        likelihood = self.link.likelihood(self.yes, odds)
        return likelihood - sum(float((one**2).sum()) for one in modes) / 2, odds
