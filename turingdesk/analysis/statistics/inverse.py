"""Systems whose matrix is positive definite: two diagonal blocks and what stands between.

The wide block is diagonal and eliminated; what is left of the narrow one is full, or diagonal
too. Of the inverse only a few entries are needed, so that it is never made as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp]

_MOST = 4_000_000  #: couples that are looked up; more are multiplied as matrices


@dataclass(frozen=True, slots=True, eq=False)
class Inverse:
    """The entries of an inverse that are needed."""

    wide: Floats  #: its diagonal
    narrow: Floats
    between: Floats  #: at each cell


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Where something stands between both blocks, in the order of rows."""

    rows: Codes  #: levels of the wide block
    columns: Codes  #: of the narrow one
    couples: tuple[Codes, Codes] | None  #: cells that share a row; None where they are too many

    @classmethod
    def of(cls, rows: Codes, columns: Codes) -> Cells:
        """Some cells, whose rows do not fall."""
        import numpy as np

        often = np.bincount(rows)
        if (often**2).sum() > _MOST:
            return cls(rows, columns, None)
        times = often[rows]
        first = (np.cumsum(often) - often)[rows]
        one = np.repeat(np.arange(times.size), times)
        within = np.arange(one.size) - np.repeat(np.cumsum(times) - times, times)
        return cls(rows, columns, (one, np.repeat(first, times) + within))

    def inverse(self, own: Floats, cross: Any, root: Floats) -> Inverse:
        """The inverse where the narrow block is full.

        Args:
            own: The wide block's diagonal.
            cross: What stands between, full or sparse, shape (wide, narrow).
            root: Of what is left of the narrow block, as `root_of` gives it.
        """
        import numpy as np

        whole = _inverse_of(root)
        values = np.asarray(cross[self.rows, self.columns]).ravel()
        if self.couples is None:
            ahead = (cross @ whole)[self.rows, self.columns]
        else:
            one, other = self.couples
            met = values[other] * whole[self.columns[one], self.columns[other]]
            ahead = np.bincount(one, met, values.size)
        outer = np.bincount(self.rows, values * ahead, own.size)
        return Inverse(1 / own + outer / own**2, np.diag(whole), -ahead / own[self.rows])


def diagonal(own: Floats, cross: Floats, left: Floats) -> Inverse:
    """The inverse where all blocks are diagonal; `left` is what is left of the narrow one."""
    return Inverse(1 / own + (cross / own) ** 2 / left, 1 / left, -cross / own / left)


def root_of(matrix: Floats) -> Floats:
    """Cholesky's lower root: the matrix is the root times its transpose."""
    from scipy.linalg import cholesky

    root: Floats = cholesky(matrix, lower=True, check_finite=False)
    return root


def _inverse_of(root: Floats) -> Floats:
    """The whole inverse of the matrix of which this is the root."""
    import numpy as np
    from scipy.linalg.lapack import dpotri

    half: Floats = dpotri(root, lower=1)[0]  # nothing stands above its diagonal, as in the root
    whole = half + half.T
    np.fill_diagonal(whole, np.diag(half))
    return whole


def conjugate(times: Callable[[Floats], Floats], right: Floats, scale: Floats) -> Floats:
    """Solve a system by conjugate gradients, scaled by its diagonal.

    The matrix is never made, and a step need not be exact to lead to the mode.

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
    for _ in range(60):
        if size <= 1e-20:
            break
        ahead = times(way)
        step = size / float(way @ ahead)
        found += step * way
        left -= step * ahead
        close = left / scale
        size, before = float(left @ close), size
        way = close + size / before * way
    return found
