"""Numbers instead of names: whose verdict it is, of which share, in which cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.int64]

SPARSE = 100  #: times as many possible codes as trials, up to which they are marked, not sorted


def dense(codes: NDArray[Any]) -> tuple[Codes, Codes]:
    """Return the codes that occur, in order, and for each code its place among them.

    Like `numpy.unique` with `return_inverse`, but without sorting if there are few codes.
    """
    import numpy as np

    # Marking takes time and memory in proportion to the largest code, so that sparse codes are
    # sorted.
    if len(codes) and codes.min() >= 0 and codes.max() <= SPARSE * len(codes):
        there = np.bincount(codes) > 0
        return np.flatnonzero(there), (np.cumsum(there) - 1)[codes]
    distinct_codes, places = np.unique(codes, return_inverse=True)
    return distinct_codes.astype(np.int64), places.astype(np.int64)
