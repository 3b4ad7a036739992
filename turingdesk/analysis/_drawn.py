"""Figures of detectability: what bars and captions of several analyses have in common."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._known import known
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame

DETECTABILITY = Axis(message("Detectability"), low=0.0, high=1.0)


def file_name(*parts: str) -> str:
    """Letters, digits and hyphens.

    >>> file_name("breakdown", "demographics.native language")
    'breakdown-demographics-native-language'
    """
    return "-".join(re.sub(r"[^0-9A-Za-z]+", "-", part).strip("-") for part in parts if part)


def caption(what: str, table: DataFrame) -> str:
    """What is shown, and how the error bars were made: columns `method`, and where it is, `n`."""
    methods = join("; ", dict.fromkeys(table["method"].astype("str")))
    return message("{what} Error bars are 95 % intervals: {methods}.", what=what, methods=methods)


def detectabilities(name: str, title: str, places: str, table: DataFrame, what: str) -> Figure:
    """Detectability at each level, as points with error bars, and chance.

    Args:
        name: Of the file.
        title: Of the figure.
        places: The column that names the levels.
        table: Columns `detectability`, `ci_low`, `ci_high`, `method` and that one.
        what: The caption's first sentence, with n.
    """
    y, low, high = (known(table[one]) for one in ("detectability", "ci_low", "ci_high"))
    levels = Axis("", tuple(table[places].astype("str")))
    points = Points(range(len(y)), y, low, high)
    return Figure(name, title, levels, DETECTABILITY, (points,), caption(what, table), chance=0.5)
