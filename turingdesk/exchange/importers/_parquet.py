"""Parquet: a file's rows, a part of them at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from turingdesk.core.message import message


def parquet_parts(path: Path) -> Iterator[Any]:
    """A file in any of Parquet's encodings, a part of its rows at a time, as arro3 has them.

    Raises:
        ValueError: It is not a Parquet file, or a damaged one.
    """
    from arro3.io import read_parquet

    _check_complete(path)
    try:
        yield from read_parquet(path)
    except BaseException as problem:
        # Where a file is damaged inside, arro3 panics, and a panic is not an Exception in Python.
        if not isinstance(problem, Exception) and type(problem).__name__ != "PanicException":
            raise
        raise ValueError(str(problem) or type(problem).__name__) from problem


def _check_complete(path: Path) -> None:
    """Raise ValueError unless a file begins and ends as Parquet does."""
    data = path.read_bytes()
    footer = int.from_bytes(data[-8:-4], "little")
    if not data.startswith(b"PAR1") or not data.endswith(b"PAR1") or footer + 12 > len(data):
        raise ValueError(message("it is not a Parquet file, or only part of one"))
