"""Tables that come from elsewhere, as rows of text: workbooks and .csv files of any make."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.editing.clipboard import Pasted, remarks, squared
from turingdesk.editing.sheet_xml import (
    MOST_COLUMNS,
    ROW,
    NoSheet,
    Sheet,
    cells_of,
    first_sheet,
    letters,
)
from turingdesk.study.csv_table import DELIMITERS

SUFFIXES = (".xlsx", ".csv", ".tsv", ".txt")
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
        known = ", ".join(SUFFIXES)
        raise BadSource(f"{path.name} is no table that can be read. Save it as one of {known}.")
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadSource(f"{path.name} has more than 256 MB. Split it into several tables.")
        data = path.read_bytes()
    except OSError as problem:
        raise BadSource(
            f"{path.name} cannot be read: {problem.strerror}. Close it in other programs."
        ) from None
    if path.suffix.lower() == ".xlsx":
        return _workbook(data, path.name)
    return _text(data, path.name)


def _workbook(data: bytes, name: str) -> Pasted:
    try:
        sheet = first_sheet(data)
        found = _cells(sheet)
    except (NoSheet, ValueError, IndexError) as problem:
        raise BadSource(f"{name}: {problem} Save it again as an Excel workbook.") from None
    notes = []
    if sheet.others:
        others = ", ".join(map(repr, sheet.others))
        notes.append(f"Only the sheet {sheet.title!r} was read, not {others}.")
    if merged := sheet.merged:
        notes.append(
            f"{_count(len(merged), 'range')} of merged cells ({_some(merged)}): only "
            "the first cell of each has the text. Fill the others in."
        )
    if found.formulas:
        notes.append(
            f"{_count(len(found.formulas), 'formula')} ({_some(found.formulas)}): the value of "
            "the last save was taken."
        )
    if found.blank:
        notes.append(
            f"{_count(len(found.blank), 'formula')} without a value ({_some(found.blank)}) left "
            "as is."
        )
    if found.beyond:
        notes.append(
            f"{_count(len(found.beyond), 'cell')} right of column {letters(MOST_COLUMNS - 1)} not "
            f"read ({_some(found.beyond)})."
        )
    grid = _trimmed([[_CONTROL.sub("", cell) for cell in row] for row in found.rows])
    return Pasted(grid, (*notes, *remarks(grid)))


@dataclass(slots=True)
class _Found:
    """What a sheet holds, and the references of cells of which something is to be said."""

    rows: list[list[str]] = field(default_factory=list)
    formulas: list[str] = field(default_factory=list)
    blank: list[str] = field(default_factory=list)  #: formulas without a value
    beyond: list[str] = field(default_factory=list)  #: cells in a column too many


def _cells(sheet: Sheet) -> _Found:
    found = _Found()
    for match in ROW.finditer(sheet.data()[2]):
        cells: dict[int, str] = {}
        for cell in cells_of(match["b"] or ""):
            if not cell.body:
                continue
            place = cell.attributes.get("r") or f"{letters(cell.column)}{len(found.rows) + 1}"
            text = sheet.value(cell.attributes, cell.body)
            if "f>" in cell.body or "f " in cell.body:
                shown = sheet.text(cell.attributes, cell.body)
                if shown.startswith("="):
                    (found.formulas if text else found.blank).append(place)
                    text = text or shown
            if cell.column < MOST_COLUMNS:
                cells[cell.column] = text
            else:
                found.beyond.append(place)
        found.rows.append([cells.get(n, "") for n in range(max(cells, default=-1) + 1)])
    return found


def _text(data: bytes, name: str) -> Pasted:
    if data.startswith(b"PK\x03\x04"):
        raise BadSource(
            f"{name} is a workbook, though its name says otherwise. Let it end in .xlsx."
        )
    notes: list[str] = []
    text = _decoded(data, notes)
    cleaned, controls = _CONTROL.subn("", text)
    if controls:
        notes.append(f"{_count(controls, 'sign')} that cannot be seen or stored left out.")
    csv.field_size_limit(64 * 1024 * 1024)
    delimiter = _delimiter(cleaned)
    try:
        rows = list(csv.reader(io.StringIO(cleaned, newline=""), delimiter=delimiter))
    except csv.Error as problem:
        raise BadSource(f"{name} is no CSV: {problem}. Save it again as CSV UTF-8.") from None
    grid = _trimmed([[c.replace("\r\n", "\n").replace("\r", "\n") for c in row] for row in rows])
    return Pasted(grid, (*notes, *remarks(grid)))


def _decoded(data: bytes, notes: list[str]) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        notes.append(
            "The file is not UTF-8 and was read as Western European (Windows). Look at letters "
            "with accents."
        )
        return data.decode("cp1252", errors="replace")


def _delimiter(text: str) -> str:
    """What stands between cells: what the first lines have most evenly."""
    lines = [line for line in text[:20_000].splitlines()[:20] if line.strip()]

    def score(delimiter: str) -> tuple[int, int]:
        counts: Mapping[int, int] = {}
        widths = [len(row) for row in csv.reader(lines, delimiter=delimiter)]
        counts = {width: widths.count(width) for width in widths if width > 1}
        best = max(counts, key=lambda width: counts[width], default=0)
        return counts.get(best, 0), best

    return max(DELIMITERS, key=score)


def _trimmed(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows without empty rows around and empty columns at the end."""
    kept = list(rows)
    while kept and not any(cell.strip() for cell in kept[-1]):
        kept.pop()
    while kept and not any(cell.strip() for cell in kept[0]):
        kept.pop(0)
    grid = squared(kept)
    width = max((n + 1 for row in grid for n, cell in enumerate(row) if cell.strip()), default=0)
    return [row[:width] for row in grid]


def _some(places: Sequence[str]) -> str:
    return ", ".join(places[:3]) + (" and more" if len(places) > 3 else "")


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
