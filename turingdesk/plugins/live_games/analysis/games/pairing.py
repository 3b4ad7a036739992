"""The suitability of two waiting players for each other (paper 4, Eqs. 4-7 and 9).

Two readings. Appendix B gives a game's weight as 3/(2 + k) with k from 0 for the newest, sums
it in Eq. 9 with k from 1, and says that two players who met once, in the last game of both,
have a penalty of 2. Only k from 1 gives that: 3/3 for each of them; with k from 0 it would be
3. And Section 3.1 picks the pair by Eq. 6 before it takes the time in the queue off in Eq. 7,
which could then change nothing; since Eq. 7 is there to let those who waited longer be matched
sooner, the pair with the smallest distance of Eq. 7 is taken, if that is below 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]

THRESHOLD = 1.0  #: tau, the paper's first one; while few played it was 5


def penalty(partners: Sequence[Sequence[int]]) -> Floats:
    """The penalty p of Eq. 9, shape (players, players): large for those who often met of late.

    Args:
        partners: For each player the numbers of those whom they played with, the newest
            first; numbers that are not among the players are of others.
    """
    import numpy as np

    size = len(partners)
    lengths = [len(met) for met in partners]
    player = np.repeat(np.arange(size), lengths)
    other = np.fromiter(chain.from_iterable(partners), dtype=np.int64, count=sum(lengths))
    k = np.fromiter(chain.from_iterable(map(range, lengths)), dtype=np.int64) + 1
    is_here = (other >= 0) & (other < size) & (other != player)
    from_each = np.zeros((size, size))
    # `+=` would add only once where a place occurs several times.
    np.add.at(from_each, (player[is_here], other[is_here]), 3 / (2 + k[is_here]))
    penalties: Floats = from_each + from_each.T
    return penalties


def distances(strength: ArrayLike, minutes: ArrayLike) -> Floats:
    """The distance d of Eq. 4, of strengths and mean minutes to decide; infinite to oneself."""
    import numpy as np

    s, t = np.asarray(strength, dtype=float), np.asarray(minutes, dtype=float)
    distance: Floats = np.hypot(s[:, None] - s, t[:, None] - t)
    np.fill_diagonal(distance, np.inf)
    return distance


def adjusted(
    distance: Floats, penalties: Floats, waited: ArrayLike, threshold: float = THRESHOLD
) -> Floats:
    """The distance that decides: (d + p)/tau - 1 - (q_i + q_j), Eqs. 5 to 7.

    Args:
        distance: From `distances`.
        penalties: From `penalty`.
        waited: Minutes that each player has been in the queue.
        threshold: tau, greater than 0.
    """
    import numpy as np

    q = np.asarray(waited, dtype=float)
    criterion: Floats = (distance + penalties) / threshold - 1 - (q[:, None] + q)
    return criterion


def best(distance: Floats) -> tuple[int, int] | None:
    """The two who suit best, by number; None if no one suits: no distance is below 0."""
    import numpy as np

    if distance.shape[0] < 2:
        return None
    place = int(np.argmin(distance))
    first, second = divmod(place, distance.shape[1])
    return (first, second) if distance[first, second] < 0 else None
