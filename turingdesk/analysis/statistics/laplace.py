"""Laplace's approximation of a binomial model with crossed random effects, as numbers.

The deviance comes with its slopes, so that an optimizer asks once where it would have to
ask many times. The mode moves with the parameters, and the determinant with the mode: that
part of the slopes is found from the derivatives of what holds at the mode, as in TMB (Kristensen
et al. 2016, Journal of Statistical Software 70(5)). The determinant is that of the expected
information, as in lme4's glmer (Bates et al. 2015, Journal of Statistical Software 67(1)).

The systems of equations behind it are positive definite. Each of two crossed factors has one
small block for each of its levels; the wide factor is eliminated, and what is left of the narrow
one is full. Of the inverse only a few entries are needed, so it is never computed as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any

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

    noun: str  #: of the factor, a message in the plural: to whom results apply
    names: tuple[str, ...]  #: of the levels
    codes: Codes  #: the level of each row
    effects: tuple[str, ...]  #: what varies by level: an intercept, perhaps a slope
    weights: Floats  #: shape (effects, rows): 1 for an intercept, a predictor for its slope

    @classmethod
    def of(cls, noun: str, names: Sequence[object] | Codes, **effects: Floats) -> Levels:
        """The levels of some rows; without effects, an intercept that is called as the factor."""
        import numpy as np

        levels, codes = np.unique(np.asarray(names, dtype=str), return_inverse=True)
        weights_by_effect = effects or {noun: np.ones(codes.size)}
        return cls(
            noun,
            tuple(levels.tolist()),
            codes,
            tuple(weights_by_effect),
            np.array([*weights_by_effect.values()]),
        )

    @property
    def size(self) -> int:
        """The number of random effects, over all levels."""
        return len(self.names) * len(self.effects)

    def intercepts(self) -> Levels:
        """Return the levels with their first effect only."""
        return Levels(self.noun, self.names, self.codes, self.effects[:1], self.weights[:1])


@dataclass(frozen=True, slots=True, eq=False)
class _Evaluation:
    """The deviance, its gradient, and the modes at some parameters."""

    at: Floats
    value: float
    slopes: Floats
    modes: list[Floats]
    inverse: Inverse


class Laplace:
    """Computes the deviance at some parameters, its gradient, and the modes there.

    The effects of a level have the covariance L L', with a lower triangular root L. They are kept
    as L times standard normal numbers, so that a spread of 0 is not a special case.
    """

    def __init__(
        self, design: Floats, yes: Floats, random: Sequence[Levels], link: Link = LOGIT
    ) -> None:
        import numpy as np

        self.design, self.yes, self.random, self.link = design, yes, tuple(random), link
        nothing = np.zeros(yes.size)
        # A single factor is crossed with an effect of weight 0, so that there is one path and not
        # two.
        absent = Levels("", ("",), np.zeros(yes.size, np.intp), ("",), nothing[None])
        both = (*random, absent)[:2]
        # The larger factor is eliminated; what is left is as large as the smaller.
        self._order = (0, 1) if both[0].size >= both[1].size else (1, 0)
        wide, narrow = self._parts = [both[i] for i in self._order]
        self._modes = [
            np.zeros((len(levels.names), len(levels.effects))) for levels in self._parts
        ]
        self._cells = CrossedCells(
            wide.codes,
            narrow.codes,
            (len(wide.names), len(narrow.names)),
            (len(wide.effects), len(narrow.effects)),
        )
        self._last: _Evaluation | None = None

    def deviance(self, at: Floats) -> float:
        """Return minus twice the approximated log likelihood.

        Args:
            at: The root's entries of each factor, by rows: a spread, or three numbers where a
                level has two effects; then the fixed effects.
        """
        return self._at_mode(at)[0]

    def slopes(self, at: Floats) -> tuple[float, Floats]:
        """Return the deviance and its gradient.

        Args:
            at: As `deviance` takes them.
        """
        there = self._evaluated(at)
        return there.value, there.slopes.copy()

    def modes(self, at: Floats) -> list[tuple[Floats, Floats]]:
        """Return modes and standard errors of each factor's effects, shape (levels, effects)."""
        import numpy as np

        there, roots = self._evaluated(at), self._roots(at)
        inverse_blocks = (there.inverse.wide, there.inverse.narrow)
        modes_by_factor = [
            (mode @ root.T, np.sqrt(np.einsum("ij,ljk,ik->li", root, block, root)))
            for root, mode, block in zip(roots, there.modes, inverse_blocks, strict=True)
        ]
        return [modes_by_factor[self._order.index(i)] for i in range(len(self.random))]

    def _evaluated(self, at: Floats) -> _Evaluation:
        """Compute deviance, gradient, and modes; the last evaluation is reused."""
        import numpy as np

        if self._last is not None and np.array_equal(self._last.at, at):
            return self._last
        value, system = self._at_mode(at)
        vectors = self._vectors(at)
        odds = self._predictor(self.design @ at[self._fixed :], vectors, self._modes)
        score, curvature = self.link.score(self.yes, odds)
        weight, turn = self.link.weight(odds)
        inverse = system.inverse()
        both = self._solved_rows(inverse, vectors)
        # The derivative of the log determinant by each row's predictor: that of the row's weight,
        # times the variance of the predictor's random part.
        variance = sum((v * b).sum(axis=0) for v, b in zip(vectors, both, strict=True))
        pull = turn * variance
        # The modes depend on the parameters, too. Instead of the derivative of all modes by each
        # parameter, one system is solved for all of them (the adjoint of the implicit function
        # theorem). It has the observed information, since that is the derivative of the equation
        # which the modes solve; for the logit it equals the expected one.
        observed = self._cells.system(curvature, *vectors)
        adjoint = observed.solved(*self._level_sums(vectors, pull))
        carried = self._predictor(np.zeros_like(odds), vectors, adjoint)
        by_row = -2 * score + pull - curvature * carried
        gradient = np.empty_like(at)
        gradient[self._fixed :] = self.design.T @ by_row
        for place, mode, m, b in zip(self._order, self._modes, adjoint, both, strict=True):
            if place < len(self.random):
                levels = self.random[place]
                way = mode[levels.codes].T * by_row + 2 * weight * b + score * m[levels.codes].T
                row_sums = levels.weights @ way.T
                gradient[self._places[place]] = row_sums[np.tril_indices(len(row_sums))]
        # A copy: a caller that changes its array in place would otherwise get the old result.
        self._last = _Evaluation(at.copy(), value, gradient, self._modes, inverse)
        return self._last

    @cached_property
    def _places(self) -> list[slice]:
        """The slice of the parameters that holds the entries of each factor's root."""
        sizes = [len(levels.effects) * (len(levels.effects) + 1) // 2 for levels in self.random]
        return [slice(end - size, end) for size, end in zip(sizes, accumulate(sizes), strict=True)]

    @property
    def _fixed(self) -> int:
        """The place of the first fixed effect among the parameters."""
        return self._places[-1].stop if self._places else 0

    def _at_mode(self, at: Floats) -> tuple[float, System]:
        """Return the deviance, and the system of expected information at the mode."""
        vectors = self._vectors(at)
        fixed = self.design @ at[self._fixed :]
        penalized = self._go_to_mode(fixed, vectors)
        weight, _ = self.link.weight(self._predictor(fixed, vectors, self._modes))
        system = self._cells.system(weight, *vectors)
        return -2 * penalized + system.log_det, system

    def _roots(self, at: Floats) -> list[Floats]:
        """Return the root of each factor's covariance, the wide factor first."""
        import numpy as np

        roots = []
        for place, levels in zip(self._order, self._parts, strict=True):
            root = np.zeros((len(levels.effects),) * 2)
            if place < len(self.random):
                root[np.tril_indices(len(root))] = at[self._places[place]]
            roots.append(root)
        return roots

    def _vectors(self, at: Floats) -> list[Floats]:
        """Return the factors of the standard normal numbers in each row, shape (effects, rows)."""
        parts = zip(self._roots(at), self._parts, strict=True)
        return [root.T @ levels.weights for root, levels in parts]

    def _predictor(
        self, fixed: Floats, vectors: Sequence[Floats], modes: Sequence[Floats]
    ) -> Floats:
        odds = fixed.copy()
        for levels, vector, mode in zip(self._parts, vectors, modes, strict=True):
            for weights, values in zip(vector, mode.T, strict=True):
                odds += weights * values[levels.codes]
        return odds

    def _level_sums(self, vectors: Sequence[Floats], values: Floats) -> list[Floats]:
        """Sum over the rows of each level, shape (levels, effects)."""
        import numpy as np

        return [
            np.stack(
                [
                    np.bincount(levels.codes, weights * values, len(levels.names))
                    for weights in vector
                ],
                axis=1,
            )
            for levels, vector in zip(self._parts, vectors, strict=True)
        ]

    def _solved_rows(self, inverse: Inverse, vectors: Sequence[Floats]) -> list[Floats]:
        """Multiply the inverse by each row's vectors, shape (effects, rows) for both factors."""
        import numpy as np

        wide, narrow = self._parts
        between = inverse.between[self._cells.cell]
        wide_rows = np.einsum("rij,jr->ir", inverse.wide[wide.codes], vectors[0])
        other = np.einsum("rij,jr->ir", inverse.narrow[narrow.codes], vectors[1])
        wide_rows += np.einsum("rij,jr->ir", between, vectors[1])
        other += np.einsum("rij,ir->jr", between, vectors[0])
        return [wide_rows, other]

    def _go_to_mode(self, fixed: Floats, vectors: Sequence[Floats]) -> float:
        """Find the mode by Newton's method with step halving; returns the penalized likelihood."""
        import numpy as np

        # From the modes of the last parameters, which an optimizer moves by little.
        now, odds = self._penalized(fixed, vectors, self._modes)
        for _ in range(_NEWTON):
            score, curvature = self.link.score(self.yes, odds)
            slopes = self._level_sums(vectors, score)
            slopes = [slope - mode for slope, mode in zip(slopes, self._modes, strict=True)]
            step = self._cells.system(curvature, *vectors).solved(*slopes)
            part = 1.0
            # Steps are halved, because a full one of Newton's can overshoot where chances are near
            # 0 or 1.
            while part > 1e-4:
                there = [mode + part * s for mode, s in zip(self._modes, step, strict=True)]
                value, odds = self._penalized(fixed, vectors, there)
                # At the mode, rounding alone can make a step look worse; it is not halved for
                # that.
                if value >= now - 1e-12:
                    break
                part /= 2
            gain, now = value - now, value
            self._modes = there
            if gain < _CLOSE or max(np.abs(change).max() for change in step) < 1e-7:
                break
        return now

    def _penalized(
        self, fixed: Floats, vectors: Sequence[Floats], modes: Sequence[Floats]
    ) -> tuple[float, Floats]:
        odds = self._predictor(fixed, vectors, modes)
        likelihood = self.link.likelihood(self.yes, odds)
        return likelihood - sum(float((mode**2).sum()) for mode in modes) / 2, odds


_MOST = 4_000_000  #: couples that are looked up; more are multiplied as matrices
_SLOWER = 50  #: times that looking up a couple takes as long as multiplying two numbers
_AT_ONCE = 20_000_000  #: entries of a product of matrices that are in memory at once
_STEPS = 200  #: of conjugate gradients at most; it takes about twenty
_EXACT = 1e-22  #: squared length of what is left, at which they end


@dataclass(frozen=True, slots=True, eq=False)
class Inverse:
    """The entries of an inverse that are needed."""

    wide: Floats  #: the blocks of the wide factor's levels, shape (levels, effects, effects)
    narrow: Floats
    between: Floats  #: where two levels meet, shape (cells, wide effects, narrow effects)


class CrossedCells:
    """The cells of two crossed factors: pairs of levels with data, and the rows in each."""

    def __init__(
        self, wide: Codes, narrow: Codes, levels: tuple[int, int], effects: tuple[int, int]
    ) -> None:
        """Find the cells.

        Args:
            wide: The level of each row, and so is `narrow`.
            narrow: The level of the other factor.
            levels: How many levels both factors have.
            effects: How many effects each level of them has.
        """
        import numpy as np
        from scipy.sparse import csr_array

        self.codes, self.levels, self.effects = (wide, narrow), levels, effects
        pairs, self.cell = np.unique(
            wide.astype(np.int64) * levels[1] + narrow, return_inverse=True
        )
        self.wide, self.narrow = pairs // levels[1], pairs % levels[1]
        self.shape = (levels[0] * effects[0], levels[1] * effects[1])
        tall, broad = np.arange(effects[0])[:, None], np.arange(effects[1])
        rows = self.wide[:, None, None] * effects[0] + tall
        columns = self.narrow[:, None, None] * effects[1] + broad
        rows, columns = np.broadcast_arrays(rows, columns)
        # Places count from 1, because a sparse matrix may leave zeros out.
        places = csr_array(
            (np.arange(1, rows.size + 1), (rows.ravel(), columns.ravel())), shape=self.shape
        )
        self._sparse, self._starts = places.indices, places.indptr
        # All later matrices have this pattern, so only their values are sorted into it.
        self._order: Codes = places.data - 1

    @cached_property
    def couples(self) -> tuple[Codes, Codes] | None:
        """Entries that share a row of the sparse matrix; None if a product is faster."""
        import numpy as np

        # Couples grow with the square of a row's entries; beyond a limit the product of full
        # blocks is faster and takes less memory.
        often = np.diff(self._starts).astype(np.int64)
        many = (often**2).sum()
        if many > _MOST or many * _SLOWER > often.sum() * self.shape[1]:
            return None
        times = np.repeat(often, often)
        first = np.repeat(self._starts[:-1], often)
        left_cells = np.repeat(np.arange(times.size), times)
        within = np.arange(left_cells.size) - np.repeat(np.cumsum(times) - times, times)
        return left_cells, np.repeat(first, times) + within

    def matrix(self, values: Floats) -> Any:
        """Make the sparse off-diagonal block; values have shape (cells, wide, narrow effects)."""
        from scipy.sparse import csr_array

        return csr_array((values.ravel()[self._order], self._sparse, self._starts), self.shape)

    def system(self, weight: Floats, wide: Floats, narrow: Floats) -> System:
        """The identity, and over rows the weight times the outer product of both vectors.

        Args:
            weight: Of each row.
            wide: The rows' vectors for the wide factor, shape (effects, rows).
            narrow: The same for the narrow one.
        """
        import numpy as np

        wide_blocks, other = (
            _summed(codes, size, weight, side, side) + np.eye(len(side))
            for codes, size, side in zip(self.codes, self.levels, (wide, narrow), strict=True)
        )
        return System(
            self, wide_blocks, other, _summed(self.cell, self.wide.size, weight, wide, narrow)
        )

    def multiplied(self, sparse: Floats, right: Floats) -> Floats:
        """A sparse matrix times a full one, but only its entries in cells.

        Args:
            sparse: The sparse one's values, shape (cells, wide effects, narrow effects).
            right: The full one, square.
        """
        import numpy as np

        values = sparse.ravel()[self._order]
        columns = self._sparse
        if self.couples is not None:
            left_cells, other = self.couples
            met = values[other] * right[columns[left_cells], columns[other]]
            products = np.bincount(left_cells, met, values.size).astype(np.float64)
        else:
            products = np.empty(values.size)
            matrix, step = self.matrix(sparse), max(1, _AT_ONCE // right.shape[1])
            for first in range(0, self.shape[0], step):
                last = min(first + step, self.shape[0])
                cells = slice(self._starts[first], self._starts[last])
                times = np.diff(self._starts[first : last + 1])
                rows = np.repeat(np.arange(last - first), times)
                products[cells] = (matrix[first:last] @ right)[rows, columns[cells]]
        back: Floats = np.empty(products.size)
        back[self._order] = products
        return back.reshape(sparse.shape)


@dataclass(eq=False)
class System:
    """A positive definite matrix: blocks of both factors' levels, and of each cell.

    The wide factor is eliminated, so what remains is its Schur complement.
    """

    cells: CrossedCells
    wide_blocks: Floats  #: of the wide factor, shape (levels, effects, effects)
    other: Floats
    cross: Floats

    def __post_init__(self) -> None:
        """Compute what every solution needs."""
        import numpy as np

        # The inverse of a block of one number is a division; LAPACK would be called for each
        # level.
        small = self.wide_blocks.shape[1] == 1
        self._inverse: Floats = (
            1 / self.wide_blocks if small else np.linalg.inv(self.wide_blocks)
        ).astype(float)
        self._matrix = self.cells.matrix(self.cross)
        self._ahead = np.einsum("ckl,clm->ckm", self._inverse[self.cells.wide], self.cross)

    @cached_property
    def root(self) -> Floats:
        """The lower Cholesky factor of the Schur complement."""
        import numpy as np
        from scipy.linalg import cholesky

        matrix = -np.asarray((self._matrix.T @ self.cells.matrix(self._ahead)).toarray())
        levels, effects = self.other.shape[:2]
        first = np.arange(levels)[:, None, None] * effects
        place = np.arange(effects)
        matrix[first + place[:, None], first + place] += self.other
        # The matrix is symmetric: its transpose is the same, and in the order of Fortran.
        root: Floats = cholesky(matrix.T, lower=True, check_finite=False, overwrite_a=True)
        return root

    @property
    def log_det(self) -> float:
        """Logarithm of the determinant."""
        import numpy as np

        sign, logs = np.linalg.slogdet(self.wide_blocks)
        return float((sign * logs).sum() + 2 * np.log(np.diag(self.root)).sum())

    def solved(self, wide: Floats, narrow: Floats) -> tuple[Floats, Floats]:
        """Solve for two right sides of shape (levels, effects), one for each factor.

        By conjugate gradients, which need no Schur complement.
        """
        shape, back = narrow.shape, self._matrix.T.tocsr()
        # Newton's steps need a solution and no determinant: about twenty products with a sparse
        # matrix take less time than the root of a full one.
        first = _times(self._inverse, wide).ravel()

        def times(vector: Floats) -> Floats:
            inner = _times(self._inverse, (self._matrix @ vector).reshape(wide.shape)).ravel()
            ahead: Floats = back @ inner
            return _times(self.other, vector.reshape(shape)).ravel() - ahead

        scale = self.other.diagonal(axis1=1, axis2=2).ravel()
        inner = _conjugate(times, narrow.ravel() - back @ first, scale)
        outer = _times(self._inverse, wide - (self._matrix @ inner).reshape(wide.shape))
        return outer, inner.reshape(shape)

    def inverse(self) -> Inverse:
        """Return the entries of the inverse that are needed: blocks of levels, and of cells."""
        import numpy as np

        other_inverse = _inverse_of(self.root)
        ahead = self.cells.multiplied(self._ahead, other_inverse)
        outer = np.einsum("ckm,clm->ckl", ahead, self._ahead)
        wide = self._inverse + _added(self.cells.wide, self.cells.levels[0], outer)
        levels, effects = self.other.shape[:2]
        first, place = np.arange(levels)[:, None, None] * effects, np.arange(effects)
        return Inverse(wide, other_inverse[first + place[:, None], first + place], -ahead)


def _times(blocks: Floats, values: Floats) -> Floats:
    """Multiply each level's block by its values."""
    import numpy as np

    if blocks.shape[1] == 1:
        return blocks[:, 0] * values
    products: Floats = np.einsum("lij,lj->li", blocks, values)
    return products


def _summed(codes: Codes, size: int, weight: Floats, wide: Floats, right: Floats) -> Floats:
    """Sum weighted outer products over the rows of each level, or cell."""
    import numpy as np

    sums = np.empty((size, len(wide), len(right)))
    for i, wide_row in enumerate(wide):
        for j, other in enumerate(right):
            # The outer product of a vector with itself is symmetric, so half of it is copied.
            if wide is right and j < i:
                sums[:, i, j] = sums[:, j, i]
            else:
                sums[:, i, j] = np.bincount(codes, weight * wide_row * other, size)
    return sums


def _added(codes: Codes, size: int, blocks: Floats) -> Floats:
    """Sum blocks over the cells of each level."""
    import numpy as np

    sums = np.empty((size, *blocks.shape[1:]))
    for place in np.ndindex(*blocks.shape[1:]):
        sums[:, *place] = np.bincount(codes, blocks[:, *place], size)
    return sums


def _inverse_of(root: Floats) -> Floats:
    """Compute the inverse of a matrix from its lower Cholesky factor."""
    import numpy as np
    from scipy.linalg.lapack import dpotri

    # dpotri starts from the Cholesky factor that is there, and fills one triangle only.
    half: Floats = dpotri(root, lower=1)[0]  # nothing is above its diagonal, as in the root
    inverse = half + half.T
    np.fill_diagonal(inverse, np.diag(half))
    return inverse


def _conjugate(times: Callable[[Floats], Floats], right: Floats, scale: Floats) -> Floats:
    """Solve a system by conjugate gradients, scaled by its diagonal.

    Args:
        times: The matrix times something.
        right: The right side.
        scale: The diagonal, about.
    """
    import numpy as np

    solution = np.zeros_like(right)
    residual = right.copy()
    close = residual / scale
    way, size = close.copy(), float(residual @ close)
    for _ in range(_STEPS):
        # Also for a right side of 0, with which the next step would divide 0 by 0.
        if size <= _EXACT:
            break
        ahead = times(way)
        # Positive, since the matrix is positive definite: the identity is part of it.
        step = size / float(way @ ahead)
        solution += step * way
        residual -= step * ahead
        close = residual / scale
        size, before = float(residual @ close), size
        way = close + size / before * way
    return solution
