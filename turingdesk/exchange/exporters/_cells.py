"""Converts DataFrames to plain values, a few thousand rows at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

Cell = str | int | float | bool | None

CHUNK = 2000  #: rows taken out of the frame at once


def rows(frame: pd.DataFrame) -> Iterator[tuple[Cell, ...]]:
    """Yield the rows of a frame as Python's own values; missing ones are None."""
    for start in range(0, len(frame), CHUNK):
        part = frame.iloc[start : start + CHUNK]
        columns = [_plain(part[name]) for name in part.columns]
        yield from zip(*columns, strict=True)


def _plain(column: pd.Series[Any]) -> list[Cell]:
    missing = column.isna()
    if missing.all():
        return [None] * len(column)
    # As objects: a column of numbers would turn None into NaN again.
    values = column.astype(object)
    if missing.any():
        values = values.where(~missing, None)
    # Most values are texts, which are spared a call each.
    return [value if value.__class__ is str else cell(value) for value in values]


def cell(value: Any) -> Cell:
    """Convert a value to a string, a number, a bool, or None.

    >>> cell(float("nan")), cell(True), cell(("A", "B"))
    (None, True, 'A; B')
    """
    if value is None or isinstance(value, str | bool):
        return value
    if hasattr(value, "item"):  # numpy's numbers
        value = value.item()
    if isinstance(value, int | float):
        return None if isinstance(value, float) and isnan(value) else value
    if isinstance(value, Sequence):
        return "; ".join(str(item) for item in value)
    return str(value)


def writable(text: str) -> str:
    r"""Escape what UTF-8 can't encode: lone surrogates, halves of characters, become \udXXX.

    >>> writable("a\ud83d") == "a\\ud83d", writable("😀")
    (True, '😀')
    """
    if text.isascii():
        return text
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def unused(base: str, used_names: set[str], between: str) -> str:
    """Take a name like `base` that differs from all taken ones, even where case is ignored.

    >>> taken = {"a"}
    >>> unused("A", taken, "_"), unused("A", taken, "_"), sorted(taken)
    ('A_2', 'A_3', ['a', 'a_2', 'a_3'])
    """
    name, number = base, 1
    while name.casefold() in used_names:
        number += 1
        name = f"{base}{between}{number}"
    used_names.add(name.casefold())
    return name
