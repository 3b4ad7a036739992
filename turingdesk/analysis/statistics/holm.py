"""P values corrected for the number of tests (Holm 1979)."""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk.analysis.statistics import record
from turingdesk.core.message import message

METHOD = message("Holm over all tests of the same family in this table")


def holm(p: Sequence[float | None]) -> list[float | None]:
    """Corrected p values, in the same order; what could not be computed is skipped.

    The smallest p is multiplied by the number of tests, the next by one less and so on;
    none becomes smaller than the one before it, and none larger than 1.

    >>> holm([0.01, None, 0.04, 0.03])
    [0.03, None, 0.06, 0.06]
    """
    there = sorted((value, place) for place, value in enumerate(p) if value is not None)
    corrected: list[float | None] = [None] * len(p)
    highest = 0.0
    for rank, (value, place) in enumerate(there):
        # Without the running maximum a larger p could end up below a smaller one.
        highest = max(highest, min(1.0, value * (len(there) - rank)))
        corrected[place] = highest
        record.add(METHOD, len(there), highest)
    return corrected
