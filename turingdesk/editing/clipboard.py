"""The rows of cells that a spreadsheet puts on the clipboard.

Excel, LibreOffice and Google Sheets put tabs between cells and line ends between
rows. A cell with a tab or a line end in it is between quotes, with its own
quotes twice; a cell that merely begins with a quote is as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from turingdesk.core.message import message, plural

_ENDS = re.compile(r"\r\n?")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# Only spans from 2 on, since 1 merges nothing.
_SPAN = re.compile(r"(?:row|col)span\s*=\s*[\"']?\s*0*([2-9]|[1-9]\d+)\b", re.IGNORECASE)
_FORMULA = re.compile(r"\b(?:data-sheets-formula|x:fmla)\s*=", re.IGNORECASE)
_COMMA = re.compile(r"[+-]?\d+,\d+")
_DATE = re.compile(
    r"\d{4}-\d{1,2}-\d{1,2}( \d{1,2}:\d{2}(:\d{2})?)?|\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})"
    r"|\d{1,2}[-. ](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*([-. ]\d{2,4})?",
    re.IGNORECASE,
)
_ERROR = re.compile(r"#(N/A|NAME\?|REF!|VALUE!|DIV/0!|NUM!|NULL!)|Err:\d{3}")
_LONGEST = 20  #: letters; what is longer is not a number and no date


@dataclass(frozen=True, slots=True)
class Pasted:
    """Rows of cells from elsewhere, all equally long, and what is to be said about them."""

    grid: Sequence[Sequence[str]]
    notes: tuple[str, ...] = ()  #: sentences for the user


def clipboard(text: str, html: str = "") -> Pasted:
    r"""The rows of what was copied.

    Args:
        text: The clipboard's plain text.
        html: Its HTML, where it has any; it tells of merged cells and formulas.

    >>> clipboard('one\t"two\nlines"').grid
    [['one', 'two\nlines']]
    """
    cleaned, notes = without_controls(text)
    rows = _rows(_ENDS.sub("\n", cleaned))
    if merged := sum(1 for _ in _SPAN.finditer(html)):
        notes.append(
            plural(
                "%n merged cell: only its first cell contains the text. Fill in the other cells.",
                "%n merged cells: only the first cell of each contains the text. Fill in the "
                "other cells.",
                n=merged,
            )
        )
    if formulas := sum(1 for _ in _FORMULA.finditer(html)):
        notes.append(
            plural(
                "%n formula: its displayed value was pasted as text.",
                "%n formulas: their displayed values were pasted as text.",
                n=formulas,
            )
        )
    grid = squared(rows)
    return Pasted(grid, (*notes, *remarks(grid)))


def without_controls(text: str) -> tuple[str, list[str]]:
    """The text without control characters, and a note where there were some."""
    cleaned, n = _CONTROL.subn("", text)
    note = plural(
        "%n character that is invisible or can't be stored was removed.",
        "%n characters that are invisible or can't be stored were removed.",
        n=n,
    )
    return cleaned, [note] if n else []


def remarks(grid: Sequence[Sequence[str]]) -> list[str]:
    """Remarks on cells that a spreadsheet seems to have changed from what was typed."""
    cells_by_kind: dict[str, list[tuple[int, int]]] = {}
    for number, row in enumerate(grid):
        for column, cell in enumerate(row):
            if cell and (kind := _kind(cell)):
                cells_by_kind.setdefault(kind, []).append((number, column))
    return [
        message(
            "{what} (the first is {cell!r} in row {row}, column {column}).",
            what=_remark(kind, len(cells)),
            cell=grid[row][column],
            row=row + 1,
            column=column + 1,
        )
        for kind, cells in cells_by_kind.items()
        for row, column in cells[:1]
    ]


def _remark(kind: str, n: int) -> str:
    match kind:
        case "cell":
            return plural(
                "%n cell starting with = was pasted as text; formulas are not calculated here",
                "%n cells starting with = were pasted as text; formulas are not calculated here",
                n=n,
            )
        case "number":
            return plural(
                "%n number with a comma: use a decimal point if you mean a number",
                "%n numbers with a comma: use a decimal point if you mean a number",
                n=n,
            )
        case "date":
            return plural(
                "%n cell looks like a date: check that the spreadsheet didn't convert it",
                "%n cells look like dates: check that the spreadsheet didn't convert them",
                n=n,
            )
    return plural(
        "%n spreadsheet error instead of a value: correct it",
        "%n spreadsheet errors instead of values: correct them",
        n=n,
    )


def _kind(cell: str) -> str:
    if cell[0] == "=":
        return "cell" if len(cell) > 1 else ""
    if len(cell) > _LONGEST or not (cell[0].isdigit() or cell[0] in "+-#E"):
        return ""
    if _COMMA.fullmatch(cell):
        return "number"
    if _DATE.fullmatch(cell):
        return "date"
    return "error" if _ERROR.fullmatch(cell) else ""


def squared(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The same rows, all as long as the longest."""
    width = max((len(row) for row in rows), default=0)
    return [[*row, *[""] * (width - len(row))] for row in rows]


def _rows(text: str) -> list[list[str]]:
    if not text:
        return []
    # Spreadsheets end the last row, too, which would be an empty row more.
    text = text.removesuffix("\n")
    if '"' not in text:
        # Not splitlines, which also breaks at form feeds and U+2028 within cells.
        return [line.split("\t") for line in text.split("\n")]
    return list(_quoted_rows(text))


def _quoted_rows(text: str) -> Iterator[list[str]]:
    row: list[str] = []
    at, length = 0, len(text)
    while at <= length:
        cell, end = _cell(text, at)
        row.append(cell)
        if end >= length or text[end] == "\n":
            yield row
            row = []
        at = end + 1


_PLAIN = re.compile(r"[^\t\n]*")
# Possessive (`++`, `*+`), so that a quote without its end doesn't make the search go back over all
# that follows.
_QUOTED = re.compile(r'"((?:[^"]++|"")*+)"(?=[\t\n]|\Z)')


def _cell(text: str, at: int) -> tuple[str, int]:
    """The cell that begins at a place, and where it ends."""
    if text.startswith('"', at):
        match = _QUOTED.match(text, at)
        # No program quotes a cell without need: such quotes are the cell's own.
        if match and re.search(r'[\t\n]|""', match[1]):
            return match[1].replace('""', '"'), match.end()
    plain = _PLAIN.match(text, at)
    return (plain[0], plain.end()) if plain else ("", at)
