"""Tables that come from elsewhere, as rows of text: workbooks and .csv files of any make."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message, plural
from turingdesk.editing.clipboard import Pasted, remarks, squared, without_controls
from turingdesk.study.csv_table import DELIMITERS, allow_long_cells
from turingdesk.study.workbook import (
    BadWorkbook,
    column_letter,
    sheet_parts,
    typed,
    visible_sheets,
)
from turingdesk.system.os_errors import os_errors_as

SUFFIXES = (".xlsx", ".csv", ".tsv", ".txt")
MOST_COLUMNS = 1000  #: that are read
_MOST_EXACT = 1e15  #: whole numbers below have all their digits in a workbook
_MOST_BYTES = 256 * 1024 * 1024
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def read_spreadsheet(path: Path) -> Pasted:
    """The rows of a file, the first of them its head, with what is to be said about them.

    Of a formula the value is taken that it had when the workbook was saved. Merged cells
    are empty but for the first.

    Raises:
        BadSource: It is no such file, or cannot be read; says what to do.
    """
    if path.suffix.lower() not in SUFFIXES:
        suffixes = ", ".join(SUFFIXES)
        raise BadSource(
            message(
                "{name} is not a table that TuringDesk can read. Save it as one of {known}.",
                name=path.name,
                known=suffixes,
            )
        )
    with os_errors_as(BadSource, message("{name} can't be read. {why}"), name=path.name):
        if path.stat().st_size > _MOST_BYTES:
            raise BadSource(
                message(
                    "{name} is larger than 256 MB. Split it into several tables.", name=path.name
                )
            )
        data = path.read_bytes()
    if path.suffix.lower() == ".xlsx":
        return _workbook(data, path.name)
    return _text(data, path.name)


def _workbook(data: bytes, name: str) -> Pasted:
    try:
        sheet = read_sheet(data)
    except BadWorkbook as problem:
        raise BadSource(
            message(
                "{name}: {problem} Save it again as an Excel workbook.", name=name, problem=problem
            )
        ) from None
    cells = [[_CONTROL.sub("", cell) for cell in row] for row in sheet.rows.values()]
    grid = _trimmed(cells)
    return Pasted(grid, (*sheet.notes, *remarks(grid)))


@dataclass(slots=True)
class FirstSheet:
    """The first visible sheet of a workbook, as text."""

    rows: dict[int, list[str]] = field(default_factory=dict)
    #: those that contain something, by number from 1
    notes: list[str] = field(default_factory=list)
    #: sentences about what cannot be seen in the rows


def read_sheet(data: bytes) -> FirstSheet:
    """The rows of a workbook.

    Of a formula the value is taken that it had when the workbook was saved.

    Raises:
        BadWorkbook: It is not a workbook, or cannot be read.
    """
    first_sheet = FirstSheet()
    with visible_sheets(data, values=True) as sheets:
        if not sheets:
            raise BadWorkbook(
                message("The workbook has no visible sheet."),
                message("Unhide a sheet in Excel, and save the workbook."),
            )
        if len(sheets) > 1:
            others = ", ".join(repr(sheet.title) for sheet in sheets[1:])
            first_sheet.notes.append(
                message(
                    "Only the sheet {title!r} was read, not {others}.",
                    title=sheets[0].title,
                    others=others,
                )
            )
        beyond = _read_values(sheets[0], first_sheet)
    if _holds(data, b"mergeCell"):
        _note_merged(data, first_sheet)
    if _holds(data, b"<f"):
        _note_formulas(data, first_sheet)
    if beyond:
        first_sheet.notes.append(
            plural(
                "%n cell to the right of column {last} is not read ({cells}).",
                "%n cells to the right of column {last} are not read ({cells}).",
                n=len(beyond),
                last=column_letter(MOST_COLUMNS),
                cells=_first_places(beyond),
            )
        )
    return first_sheet


def _holds(data: bytes, tag: bytes) -> bool:
    """True if a sheet can contain something that requires another reading of the workbook."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return any(tag in archive.read(name) for name in sheet_parts(archive))


def _read_values(sheet: Any, first_sheet: FirstSheet) -> list[str]:
    """Read the text of each row; returns the cells that are too far right."""
    beyond = []
    for number, row in enumerate(sheet.iter_rows(values_only=True), 1):
        texts = [cell_text(value) for value in row]
        beyond += [
            f"{column_letter(column)}{number}"
            for column in range(MOST_COLUMNS + 1, len(texts) + 1)
            if texts[column - 1]
        ]
        if any(text.strip() for text in texts[:MOST_COLUMNS]):
            first_sheet.rows[number] = texts[:MOST_COLUMNS]
    return beyond


def _note_merged(data: bytes, first_sheet: FirstSheet) -> None:
    with visible_sheets(data, at_once=True) as sheets:
        ranges = list(sheets[0].merged_cells.ranges)
    ranges.sort(key=lambda cell_range: (cell_range.min_row, cell_range.min_col))
    if ranges:
        first_sheet.notes.append(
            plural(
                "%n range of merged cells ({cells}): only its first cell contains the text. "
                "Fill in the other cells.",
                "%n ranges of merged cells ({cells}): only the first cell of each contains the "
                "text. Fill in the other cells.",
                n=len(ranges),
                cells=_first_places([cell_range.coord for cell_range in ranges]),
            )
        )


def _note_formulas(data: bytes, first_sheet: FirstSheet) -> None:
    """Note which cells have formulas, and show those that have no value themselves."""
    from_formulas: list[str] = []
    blank: list[str] = []
    with visible_sheets(data) as sheets:
        for number, row in enumerate(sheets[0].iter_rows(values_only=True), 1):
            texts = first_sheet.rows.get(number, [])
            for at, value in enumerate(row[:MOST_COLUMNS]):
                formula = getattr(value, "text", value)  # a text, or one of several cells
                before = texts[at] if at < len(texts) else ""
                if not isinstance(formula, str) or formula[:1] != "=" or formula == before:
                    continue
                (from_formulas if before else blank).append(f"{column_letter(at + 1)}{number}")
                if not before:
                    texts += [""] * (at + 1 - len(texts))
                    texts[at] = formula
                    first_sheet.rows[number] = texts
    first_sheet.rows = dict(sorted(first_sheet.rows.items()))
    if from_formulas:
        first_sheet.notes.append(
            plural(
                "%n formula ({cells}): its last saved value is used.",
                "%n formulas ({cells}): their last saved values are used.",
                n=len(from_formulas),
                cells=_first_places(from_formulas),
            )
        )
    if blank:
        first_sheet.notes.append(
            plural(
                "%n formula without a value ({cells}) is left as it is.",
                "%n formulas without a value ({cells}) are left as they are.",
                n=len(blank),
                cells=_first_places(blank),
            )
        )


def cell_text(value: Any) -> str:
    """The text that a cell shows; of a formula the formula itself.

    >>> cell_text(12.0), cell_text(True), cell_text(None)
    ('12', 'true', '')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        is_whole = value.is_integer() and abs(value) < _MOST_EXACT
        return str(int(value)) if is_whole else repr(value)
    if isinstance(value, datetime):
        return str(value.date() if value.time() == time() else value.replace(microsecond=0))
    return str(typed(getattr(value, "text", value)))


def _text(data: bytes, name: str) -> Pasted:
    if data.startswith(b"PK\x03\x04"):
        raise BadSource(
            message(
                "{name} is a workbook, although its name says otherwise. Change the "
                "extension to .xlsx.",
                name=name,
            )
        )
    notes: list[str] = []
    cleaned, more = without_controls(decoded_text(data, notes))
    notes += more
    allow_long_cells()
    delimiter = likely_delimiter(cleaned)
    try:
        rows = list(csv.reader(io.StringIO(cleaned, newline=""), delimiter=delimiter))
    except csv.Error as problem:
        raise BadSource(
            message(
                "{name} is not valid CSV: {problem}. Save it again as CSV UTF-8.",
                name=name,
                problem=problem,
            )
        ) from None
    grid = _trimmed([[c.replace("\r\n", "\n").replace("\r", "\n") for c in row] for row in rows])
    return Pasted(grid, (*notes, *remarks(grid)))


def decoded_text(data: bytes, notes: list[str] | None = None) -> str:
    """The text of a file; a remark is added where its encoding had to be guessed."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        if notes is not None:
            notes.append(
                message(
                    "The file is not UTF-8 and was read as Western European (Windows). Check "
                    "letters with accents."
                )
            )
        # Five bytes have no meaning in cp1252.
        return data.decode("cp1252", errors="replace")


def likely_delimiter(text: str) -> str:
    """The delimiter between cells: the one that the first lines have most evenly."""
    lines = [line for line in text[:20_000].splitlines()[:20] if line.strip()]

    def score(delimiter: str) -> tuple[int, int]:
        counts: Mapping[int, int] = {}
        widths = [len(row) for row in csv.reader(lines, delimiter=delimiter)]
        counts = {width: widths.count(width) for width in widths if width > 1}
        best = max(counts, key=lambda width: counts[width], default=0)
        return counts.get(best, 0), best

    return max(DELIMITERS, key=score)


def distinct(names: Sequence[str]) -> list[str]:
    """The names; one that appears twice gets a number, and so does one that is empty.

    >>> distinct(["id", "", "id"])
    ['id', 'Column 2', 'id (3)']
    """
    distinct_names: list[str] = []
    for number, name in enumerate(names, 1):
        base_name = name or f"Column {number}"
        distinct_names.append(
            base_name if base_name not in distinct_names else f"{base_name} ({number})"
        )
    return distinct_names


def _trimmed(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows without empty rows around and empty columns at the end."""
    filled_rows = list(rows)
    while filled_rows and not any(cell.strip() for cell in filled_rows[-1]):
        filled_rows.pop()
    while filled_rows and not any(cell.strip() for cell in filled_rows[0]):
        filled_rows.pop(0)
    grid = squared(filled_rows)
    width = max((n + 1 for row in grid for n, cell in enumerate(row) if cell.strip()), default=0)
    return [row[:width] for row in grid]


def _first_places(places: Sequence[str]) -> str:
    shown_places = message("{places}", places=places[:3])
    return message("{places} and more", places=shown_places) if len(places) > 3 else shown_places
