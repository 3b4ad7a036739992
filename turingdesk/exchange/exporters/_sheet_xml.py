"""The cells of a workbook as XML, in which text stays text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from xml.sax.saxutils import escape

from turingdesk.exchange.exporters._cells import Cell
from turingdesk.study.workbook import column_letter

LONGEST = 32_767  #: UTF-16 units that a cell holds
_UNWRITABLE = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_LIKE_AN_ESCAPE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_EDGES = re.compile(r"\s|.*\s\Z", re.DOTALL)
_OFTEN = 64  #: texts up to this length are kept for the next cell that has them
_SAFE_INTEGER = 1 << 53


def row(number: int, values: Sequence[Cell], style: int = 0) -> str:
    """One row with its cells; those without a value are left out.

    >>> row(2, ["a", None, True])
    '<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c><c r="C2" t="b"><v>1</v></c></row>'

    Args:
        number: From 1.
        values: Texts no longer than a cell holds, numbers, truth values.
        style: The number of the cells' format.
    """
    styled = f' s="{style}"' if style else ""
    cells = [
        f'<c r="{column_letter(place)}{number}"{styled}{_cell(value)}'
        for place, value in enumerate(values, 1)
        if value is not None and value != ""
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


def escaped(text: str) -> str:
    r"""A text as Excel stores it: signs that XML cannot hold, and what looks like an escape.

    >>> escaped("a\x00b"), escaped("_x0041_")
    ('a_x0000_b', '_x005F_x0041_')
    """
    if "_x" in text:
        text = _LIKE_AN_ESCAPE.sub("_x005F_", text)
    return _UNWRITABLE.sub(lambda found: f"_x{ord(found[0]):04X}_", text)


def units(text: str) -> int:
    """How long a text is for Excel, which counts UTF-16 units: most emoji are two."""
    return len(text.encode("utf-16-le")) // 2


def first_part(text: str) -> str:
    """As much of a text as a cell holds, no character cut in two."""
    return text.encode("utf-16-le")[: 2 * LONGEST].decode("utf-16-le", "ignore")


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return _often(value) if len(value) <= _OFTEN else _text(value)
    if isinstance(value, bool):
        return f' t="b"><v>{value:d}</v></c>'
    if abs(value) > _SAFE_INTEGER:  # Excel would round it, and knows no infinity
        return _text(str(value))
    return f"><v>{value!r}</v></c>"


def _text(value: str) -> str:
    # Without this, readers may take white space at the edges away.
    space = ' xml:space="preserve"' if _EDGES.match(value) else ""
    return f' t="inlineStr"><is><t{space}>{escape(escaped(value))}</t></is></c>'


_often = lru_cache(maxsize=8192)(_text)
