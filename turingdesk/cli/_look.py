"""How the program looks, as it is written on the command line."""

from __future__ import annotations

import argparse
import re

_SCALES = range(100, 401)  #: percent that a screen may have
_SIDES = range(320, 7681)  #: logical px that a window's side may have


def text_size(text: str) -> int:
    """The size of letters, in percent of the usual one.

    >>> text_size("150%")
    150

    Raises:
        argparse.ArgumentTypeError: There is no such size; names those there are.
    """
    from turingdesk.system.settings import TEXT_PERCENTS

    wanted = text.removesuffix("%").strip()
    number = int(wanted) if wanted.isdecimal() else 0
    if number not in TEXT_PERCENTS:
        known = ", ".join(map(str, TEXT_PERCENTS))
        raise argparse.ArgumentTypeError(f"{text!r} is none of {known}")
    return number


def scale(text: str) -> int:
    """The scale of a screen, in percent.

    >>> scale("200 %")
    200

    Raises:
        argparse.ArgumentTypeError: It is no number, or none that a screen has.
    """
    wanted = text.removesuffix("%").strip()
    number = int(wanted) if wanted.isdecimal() else 0
    if number not in _SCALES:
        least, most = _SCALES[0], _SCALES[-1]
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
    return number


def size(text: str) -> tuple[int, int]:
    """The width and height of a window, in logical px.

    >>> size("1920x1080")
    (1920, 1080)

    Raises:
        argparse.ArgumentTypeError: It is no such size.
    """
    found = re.fullmatch(r"(\d{1,5})\s*[x\u00d7]\s*(\d{1,5})", text.strip().lower())
    sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if any(side not in _SIDES for side in sides):
        least, most = _SIDES[0], _SIDES[-1]
        raise argparse.ArgumentTypeError(
            f"{text!r} is no size of a window. Write e.g. 1024x768, sides from {least} to {most}"
        )
    return sides
