"""Holm's correction for multiple comparisons: shown beside the raw p, never instead of it."""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk.core.message import message

METHOD = message("Holm over all tests of the same family in this table")


def holm(p: Sequence[float | None]) -> list[float | None]:
    """Corrected p values, in the same order; what could not be computed does not count.

    The smallest p is multiplied by the number of tests, the next by one less and so on;
    none becomes smaller than the one before it, and none larger than 1.

    >>> holm([0.01, None, 0.04, 0.03])
    [0.03, None, 0.06, 0.06]
    """
    there = sorted((value, place) for place, value in enumerate(p) if value is not None)
    found: list[float | None] = [None] * len(p)
    highest = 0.0
    for rank, (value, place) in enumerate(there):
        highest = max(highest, min(1.0, value * (len(there) - rank)))
        found[place] = highest
    return found
