"""Tables in .xlsx workbooks: the first sheet, as text, with the cells that Excel changed."""

from __future__ import annotations

import datetime
import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO, Any

from turingdesk.core.message import message
from turingdesk.study.cells import is_empty
from turingdesk.study.findings import Findings, Place
from turingdesk.study.grid import BROKEN, Grid, Row, heads, in_cell

MOST_ROWS = 150_000  #: with content, of one sheet; no study has more trials
_LAST_ROW = 1_048_576  #: of a sheet, in any program
# A few kilobytes of zip can unpack to gigabytes, which a reader would have in memory.
_MOST_UNPACKED = 512 * 1024 * 1024
_CHUNK = 1024 * 1024
_ROW = b"<row"
_NUMBER = re.compile(rb"""<row\b[^>]*?\sr=["'](\d+)""")
# How the format writes control characters, and an underscore that looks like the start of one.
_ESCAPE = re.compile("_x(00[01][0-9A-Fa-f]|005F|FFF[EF])_")
# Files that these programs put beside a workbook while it is open.
_LOCKS = (("Excel", "~${}"), ("LibreOffice", ".~lock.{}#"))
_AS_TEXT = message("Format the cell as Text and type it again.")
_RE_SAVE = message(
    "Keep only the rows of the study, and save it as CSV or as an Excel workbook "
    "(.xlsx) without a password."
)
_DAMAGED = message("The workbook is damaged, so its rows can't be read.")
_DAMAGE = (zipfile.BadZipFile, NotImplementedError, ValueError, OSError, EOFError, zlib.error)


def read_workbook(data: bytes, path: Path, file: str, findings: Findings) -> Grid | None:
    """The rows of a workbook's first sheet.

    Dates, times, formulas and Excel's own errors are problems with their cell:
    what was typed there is no longer in the file.
    """
    for program, name in _LOCKS:
        lock = path.with_name(name.format(path.name))
        if lock.exists():
            findings.warning(
                Place(file),
                message(
                    "The workbook is open in {program}; unsaved changes are not read.",
                    program=program,
                ),
                message(
                    "Save it and close it in {program}. If it is not open, delete {name}.",
                    program=program,
                    name=lock.name,
                ),
            )
    try:
        with visible_sheets(data) as sheets:
            if not sheets:
                return Grid(file, (), ())
            grid = _grid(sheets[0].iter_rows(), file, findings)
            others = [sheet.title for sheet in sheets[1:] if _holds_something(sheet)]
    except BadWorkbook as problem:
        findings.error(Place(file), str(problem), problem.fix)
        return None
    if others:
        what = message(
            "Only the sheet {title!r} is read, not {others}.",
            title=sheets[0].title,
            others=map(repr, others),
        )
        findings.warning(Place(file), what, message("Move the rows to the first sheet."))
    return grid


class BadWorkbook(ValueError):
    """The bytes are not a workbook, or a damaged one; `fix` says what to do."""

    def __init__(self, what: str, fix: str) -> None:
        super().__init__(what)
        self.fix = fix


@contextmanager
def visible_sheets(
    data: bytes, *, values: bool = False, at_once: bool = False
) -> Iterator[list[Any]]:
    """The sheets that are not hidden, as openpyxl reads them row by row.

    Args:
        data: The workbook.
        values: Whether a formula is its value when the workbook was saved.
        at_once: Whether to read all of it at once, which alone tells of merged cells.

    Raises:
        BadWorkbook: The workbook cannot be read, as far as the block reads it.
    """
    if problem := unreadable(data):
        raise BadWorkbook(problem, _RE_SAVE)
    from openpyxl import load_workbook

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of styles and extensions that tables do not need
        try:
            slim = io.BytesIO(without_empty_rows(data))
            book = load_workbook(slim, read_only=not at_once, data_only=values)
            sheets = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"]
            for sheet in () if at_once else sheets:
                # One cell formatted in the last row makes a sheet of 17 billion cells; without
                # its stated size only the rows that the file contains are gone through.
                sheet.reset_dimensions()
            yield sheets
            book.close()
        except BadWorkbook:
            raise  # anyone who reads the sheets says what is wrong with them
        except Exception as e:  # openpyxl raises whatever the damage leads to
            raise BadWorkbook(
                _DAMAGED, message("Open it in Excel, repair it, and save it.")
            ) from e


def unreadable(data: bytes) -> str:
    """Why the bytes are not a workbook that can be read; empty where they are one."""
    # An OLE file: an .xls, or an .xlsx with a password, which is encrypted inside one.
    if data.startswith(b"\xd0\xcf\x11\xe0"):
        return message("The workbook is protected by a password, or in the Excel 2003 format.")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            size = sum(member.file_size for member in archive.infolist())
            if size > _MOST_UNPACKED:
                return message("Unpacked, the workbook has {size:,} bytes.", size=size)
            sheets = [_count_rows(archive, name) for name in sheet_parts(archive)]
    except _DAMAGE:
        return message("This is not a workbook, or only part of one.")
    except RuntimeError:  # what zipfile raises for a password
        return message("The workbook is protected by a password.")
    return _too_many_rows(sheets)


def _too_many_rows(sheets: list[tuple[int, int]]) -> str:
    """Why the rows of sheets can't be read; empty where they can. See `_count_rows`."""
    if max((last_row for _, last_row in sheets), default=0) > _LAST_ROW:
        # openpyxl would go through all the empty rows in between, for hours.
        return _DAMAGED
    if (rows := max((filled for filled, _ in sheets), default=0)) > MOST_ROWS:
        return message(
            "A sheet has {rows:,} rows with content; at most {most_rows:,} are read.",
            rows=rows,
            most_rows=MOST_ROWS,
        )
    return ""


def without_empty_rows(data: bytes) -> bytes:
    """The same workbook without rows that are formatted but empty.

    A column that was formatted as a whole has a million of them, and openpyxl takes a minute for
    that. Each row says its number itself, so the others keep theirs; where one does not, the
    workbook stays as it is.
    """
    slim_data = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as archive, zipfile.ZipFile(slim_data, "w") as slim:
        sheets = set(sheet_parts(archive))
        for member in archive.infolist():
            with archive.open(member) as part, slim.open(member.filename, "w") as file:
                for piece in _filled(part) if member.filename in sheets else iter([part.read()]):
                    if piece.startswith(_ROW) and b' r="' not in piece[: piece.find(b">")]:
                        return data
                    file.write(piece)
    return slim_data.getvalue()


def sheet_parts(archive: zipfile.ZipFile) -> list[str]:
    """The parts of a workbook that contain rows, by their names in the zip file."""
    return [name for name in archive.namelist() if "/worksheets/" in name and name[-4:] == ".xml"]


def _count_rows(archive: zipfile.ZipFile, name: str) -> tuple[int, int]:
    """The number of rows of a sheet that contain a value, and the highest number of a row."""
    filled = last_row = 0
    with archive.open(name) as part:
        for piece in _filled(part):
            filled += piece.startswith(_ROW) and _holds_value(piece)
            if number := _NUMBER.match(piece):
                last_row = max(last_row, int(number[1]))
    return filled, last_row


def _filled(part: IO[bytes]) -> Iterator[bytes]:
    """The XML of a sheet without empty rows: what is before the rows, and each row.

    The last row is there in any case, with what follows it.
    """
    start = rest = b""
    while block := part.read(_CHUNK):
        # The block can end within the last row, so that row waits for what follows.
        before, separator, rest = (rest + block).rpartition(_ROW)
        if separator and (not start or _holds_value(before)):
            for piece in before.split(_ROW):
                if not start or _holds_value(piece):
                    yield start + piece
                start = _ROW
    yield start + rest


def _holds_value(xml: bytes) -> bool:
    return b"<v" in xml or b"<is" in xml or b"<f" in xml


def _grid(lines: Iterator[Sequence[Any]], file: str, findings: Findings) -> Grid:
    columns: list[str] = []
    letters: dict[str, str] = {}
    rows = []
    for number, cells in enumerate(lines, 1):
        filled = [cell for cell in cells if not is_empty(cell.value)]
        if not filled:
            continue
        if not columns:
            columns = heads([_head(cell.value) for cell in cells], file, findings, line=number)
            letters = {c: column_letter(n) for n, c in enumerate(columns, 1) if c}
            continue
        rows.append(_row(number, filled, columns, file, findings))
    return Grid(file, columns, rows, letters)


def _head(value: object) -> str:
    return "" if value is None else str(value)


def _row(
    number: int, filled: Sequence[Any], columns: Sequence[str], file: str, findings: Findings
) -> Row:
    values = {}
    for cell in filled:
        column = columns[cell.column - 1] if cell.column <= len(columns) else ""
        place = Place(file, number, in_cell(column, column_letter(cell.column), number))
        value = typed(cell.value)
        if changed := _changed(cell):
            findings.error(place, changed, _AS_TEXT)
            value = BROKEN
        elif not column:
            what = message("The cell is in a column that has no name.")
            findings.error(
                place, what, message("Name the column in its first row, or clear the cell.")
            )
            continue
        values[column] = value
    return Row(number, values)


def _changed(cell: Any) -> str:
    """The change that Excel made to the cell; empty if it left the cell unchanged."""
    if cell.data_type == "f":
        return message("The cell contains a formula.")
    if cell.data_type == "e":
        return message("The cell contains the Excel error {cell}.", cell=cell.value)
    if isinstance(cell.value, datetime.datetime | datetime.date):
        return message(
            "Excel converted the cell to a date: {cell}.", cell=f"{cell.value:%Y-%m-%d}"
        )
    if isinstance(cell.value, datetime.time | datetime.timedelta):
        return message("Excel converted the cell to a time: {cell}.", cell=cell.value)
    return ""


def typed(value: Any) -> Any:
    """The cell with the escapes of the file format undone and lines ending as elsewhere."""
    if not isinstance(value, str):
        return value
    if "_x" in value:
        # Only what Excel escapes: openpyxl has made _x0041_ of some _x005F_x0041_ already, which
        # is a text that says so.
        value = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), value)
    return value.replace("\r\n", "\n").replace("\r", "\n")


def _holds_something(sheet: Any) -> bool:
    return any(not is_empty(cell) for row in sheet.iter_rows(values_only=True) for cell in row)


@cache
def column_letter(number: int) -> str:
    """The name of a column, counted from 1.

    >>> column_letter(1), column_letter(28)
    ('A', 'AB')
    """
    from openpyxl.utils import get_column_letter

    return str(get_column_letter(number))
