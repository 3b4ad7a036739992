"""Numbers as arguments, refused with a sentence where they are none."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from math import isfinite


def whole(least: int) -> Callable[[str], int]:
    """A whole number from `least`.

    >>> whole(1)("12")
    12
    """

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or int(text) < least:
            raise ArgumentTypeError(f"{text!r} is no whole number from {least}")
        return int(text)

    return read


def number(text: str) -> float:
    """A number above 0."""
    value = _float(text)
    if value <= 0:
        raise ArgumentTypeError(f"{text!r} is no number above 0")
    return value


def share(most: float) -> Callable[[str], float]:
    """A number from 0 to `most`."""

    def read(text: str) -> float:
        value = _float(text)
        if not 0 <= value <= most:
            raise ArgumentTypeError(f"{text!r} is no number from 0 to {most:g}")
        return value

    return read


def _float(text: str) -> float:
    """The number, or -1 for what is none."""
    try:
        value = float(text)
    except ValueError:
        return -1.0
    return value if isfinite(value) else -1.0
