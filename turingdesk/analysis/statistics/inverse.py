"""Systems whose matrix is positive definite: two block-diagonal parts and what stands between.

Each of two crossed factors has one small block for each of its levels. The wide factor is
eliminated; what is left of the narrow one is full. Of the inverse only a few entries are needed,
so that it is never made as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp]

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
    """Which levels of both factors meet, and in which cell each row of the data is."""

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
        places = csr_array(
            (np.arange(1, rows.size + 1), (rows.ravel(), columns.ravel())), shape=self.shape
        )
        self._sparse, self._starts = places.indices, places.indptr
        self._order: Codes = places.data - 1

    @cached_property
    def couples(self) -> tuple[Codes, Codes] | None:
        """Entries that share a row of the sparse matrix; None where a product is faster."""
        import numpy as np

        often = np.diff(self._starts).astype(np.int64)
        many = (often**2).sum()
        if many > _MOST or many * _SLOWER > often.sum() * self.shape[1]:
            return None
        times = np.repeat(often, often)
        first = np.repeat(self._starts[:-1], often)
        one = np.repeat(np.arange(times.size), times)
        within = np.arange(one.size) - np.repeat(np.cumsum(times) - times, times)
        return one, np.repeat(first, times) + within

    def matrix(self, values: Floats) -> Any:
        """The sparse matrix of what stands between, shape (cells, wide effects, narrow ones)."""
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

        own, other = (
            _summed(codes, size, weight, side, side) + np.eye(len(side))
            for codes, size, side in zip(self.codes, self.levels, (wide, narrow), strict=True)
        )
        return System(self, own, other, _summed(self.cell, self.wide.size, weight, wide, narrow))

    def multiplied(self, left: Floats, right: Floats) -> Floats:
        """A sparse matrix times a full one, but only its entries in cells.

        Args:
            left: The sparse one's values, shape (cells, wide effects, narrow effects).
            right: The full one, square.
        """
        import numpy as np

        values = left.ravel()[self._order]
        columns = self._sparse
        if self.couples is not None:
            one, other = self.couples
            met = values[other] * right[columns[one], columns[other]]
            found = np.bincount(one, met, values.size).astype(np.float64)
        else:
            found = np.empty(values.size)
            matrix, step = self.matrix(left), max(1, _AT_ONCE // right.shape[1])
            for first in range(0, self.shape[0], step):
                last = min(first + step, self.shape[0])
                own = slice(self._starts[first], self._starts[last])
                times = np.diff(self._starts[first : last + 1])
                rows = np.repeat(np.arange(last - first), times)
                found[own] = (matrix[first:last] @ right)[rows, columns[own]]
        back: Floats = np.empty(found.size)
        back[self._order] = found
        return back.reshape(left.shape)


@dataclass(eq=False)
class System:
    """The matrix: the blocks of both factors, and what stands between in each cell."""

    cells: CrossedCells
    own: Floats  #: of the wide factor, shape (levels, effects, effects)
    other: Floats
    cross: Floats

    def __post_init__(self) -> None:
        """Make what every solution needs."""
        import numpy as np

        small = self.own.shape[1] == 1
        self._inverse: Floats = (1 / self.own if small else np.linalg.inv(self.own)).astype(float)
        self._matrix = self.cells.matrix(self.cross)
        self._ahead = np.einsum("ckl,clm->ckm", self._inverse[self.cells.wide], self.cross)

    @cached_property
    def root(self) -> Floats:
        """Cholesky's lower root of what is left of the narrow factor."""
        import numpy as np
        from scipy.linalg import cholesky

        left = -np.asarray((self._matrix.T @ self.cells.matrix(self._ahead)).toarray())
        levels, effects = self.other.shape[:2]
        first = np.arange(levels)[:, None, None] * effects
        place = np.arange(effects)
        left[first + place[:, None], first + place] += self.other
        # The matrix is symmetric: its transpose is the same, and in the order of Fortran.
        root: Floats = cholesky(left.T, lower=True, check_finite=False, overwrite_a=True)
        return root

    @property
    def log_det(self) -> float:
        """Logarithm of the determinant."""
        import numpy as np

        sign, logs = np.linalg.slogdet(self.own)
        return float((sign * logs).sum() + 2 * np.log(np.diag(self.root)).sum())

    def solved(self, wide: Floats, narrow: Floats) -> tuple[Floats, Floats]:
        """Solve for two right sides of shape (levels, effects), one for each factor.

        By conjugate gradients: what is left of the narrow factor is not made.
        """
        shape, back = narrow.shape, self._matrix.T.tocsr()
        first = _times(self._inverse, wide).ravel()

        def times(one: Floats) -> Floats:
            inner = _times(self._inverse, (self._matrix @ one).reshape(wide.shape)).ravel()
            ahead: Floats = back @ inner
            return _times(self.other, one.reshape(shape)).ravel() - ahead

        scale = self.other.diagonal(axis1=1, axis2=2).ravel()
        inner = _conjugate(times, narrow.ravel() - back @ first, scale)
        outer = _times(self._inverse, wide - (self._matrix @ inner).reshape(wide.shape))
        return outer, inner.reshape(shape)

    def inverse(self) -> Inverse:
        """The blocks of the inverse, and what it has where two levels meet."""
        import numpy as np

        whole = _inverse_of(self.root)
        ahead = self.cells.multiplied(self._ahead, whole)
        outer = np.einsum("ckm,clm->ckl", ahead, self._ahead)
        wide = self._inverse + _added(self.cells.wide, self.cells.levels[0], outer)
        levels, effects = self.other.shape[:2]
        first, place = np.arange(levels)[:, None, None] * effects, np.arange(effects)
        return Inverse(wide, whole[first + place[:, None], first + place], -ahead)


def _times(blocks: Floats, values: Floats) -> Floats:
    """Each level's block times its values."""
    import numpy as np

    if blocks.shape[1] == 1:
        return blocks[:, 0] * values
    found: Floats = np.einsum("lij,lj->li", blocks, values)
    return found


def _summed(codes: Codes, size: int, weight: Floats, left: Floats, right: Floats) -> Floats:
    """Sums of outer products over the rows of each level, or cell."""
    import numpy as np

    found = np.empty((size, len(left), len(right)))
    for i, one in enumerate(left):
        for j, other in enumerate(right):
            if left is right and j < i:
                found[:, i, j] = found[:, j, i]
            else:
                found[:, i, j] = np.bincount(codes, weight * one * other, size)
    return found


def _added(codes: Codes, size: int, blocks: Floats) -> Floats:
    """Sums of blocks over the cells of each level."""
    import numpy as np

    found = np.empty((size, *blocks.shape[1:]))
    for place in np.ndindex(*blocks.shape[1:]):
        found[:, *place] = np.bincount(codes, blocks[:, *place], size)
    return found


def _inverse_of(root: Floats) -> Floats:
    """The whole inverse of the matrix of which this is the root."""
    import numpy as np
    from scipy.linalg.lapack import dpotri

    half: Floats = dpotri(root, lower=1)[0]  # nothing stands above its diagonal, as in the root
    whole = half + half.T
    np.fill_diagonal(whole, np.diag(half))
    return whole


def _conjugate(times: Callable[[Floats], Floats], right: Floats, scale: Floats) -> Floats:
    """Solve a system by conjugate gradients, scaled by its diagonal.

    Args:
        times: The matrix times something.
        right: The right side.
        scale: The diagonal, about.
    """
    import numpy as np

    found = np.zeros_like(right)
    left = right.copy()
    close = left / scale
    way, size = close.copy(), float(left @ close)
    for _ in range(_STEPS):
        if size <= _EXACT:
            break
        ahead = times(way)
        step = size / float(way @ ahead)
        found += step * way
        left -= step * ahead
        close = left / scale
        size, before = float(left @ close), size
        way = close + size / before * way
    return found
