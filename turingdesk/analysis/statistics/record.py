"""The record of all intervals and p values that are computed, to which shown results are held.

Whatever people read as an interval or a p value comes from this package, and nothing else
computes one. A second way beside it would have clusters of its own, or none. While a record is
open, everything that is computed here adds a line to it; `tests/analysis/test_one_way.py` compares
the lines with what tables, pages, and reports show. Nobody else opens one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Computed:
    """One interval or p value, or both."""

    method: str
    n: int  #: what was counted, as the method says
    numbers: tuple[float, ...]  #: ends of the interval, and p
    clusters: tuple[int, int] = (0, 0)  #: judges and stimuli, by which errors are clustered


# Several, since one record can be opened within another.
_open: list[list[Computed]] = []


@contextmanager
def recording() -> Iterator[list[Computed]]:
    """Collect what is computed from now on."""
    record: list[Computed] = []
    _open.append(record)
    try:
        yield record
    finally:
        _open.remove(record)


def add(method: str, n: int, *numbers: float | None, clusters: tuple[int, int] = (0, 0)) -> None:
    """Add a line to each open record; numbers that are None are omitted."""
    if _open:
        line = Computed(method, n, tuple(x for x in numbers if x is not None), clusters)
        for record in _open:
            record.append(line)
