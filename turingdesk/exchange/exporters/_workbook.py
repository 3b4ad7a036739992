"""A workbook in which text stays text, written row by row and counted when read back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from turingdesk.core.errors import CannotExport
from turingdesk.exchange.exporters._base import Cut
from turingdesk.exchange.exporters._cells import Cell, writable

LONGEST = 32_767  #: UTF-16 units that a cell holds
MOST_ROWS = 1_048_575  #: rows that a sheet holds under its heading
_SAFE_INTEGER = 1 << 53
_WIDE = {"choice", "prompt", "choices", "about", "what", "value"}


class Workbook:
    """A file of sheets, each written from the first row to the last.

    Use `opened`, which lets go of everything when something goes wrong.
    """

    def __init__(self, book: Any) -> None:
        self.cut: list[Cut] = []
        self.altered = 0
        self.rows: dict[str, int] = {}  #: written, by sheet, heading left out
        self._book = book
        self._bold = book.add_format({"bold": True})

    def sheet(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
        """Write a whole sheet.

        Raises:
            CannotExport: There are more rows than a sheet holds.
        """
        sheet = self._book.add_worksheet(name)
        for place, column in enumerate(columns):
            width = 40 if column in _WIDE else min(max(len(column) + 2, 10), 28)
            sheet.set_column(place, place, width)
        sheet.freeze_panes(1, 0)
        # Excel would mark every id with a green corner, as a number that is stored as text.
        sheet.ignore_errors({"number_stored_as_text": "A1:XFD1048576"})
        for place, column in enumerate(columns):
            sheet.write_string(0, place, column, self._bold)
        number = 0
        for number, row in enumerate(rows, 1):
            if number > MOST_ROWS:
                raise CannotExport(
                    f"There are more than {MOST_ROWS:,} rows, which is all that a sheet holds. "
                    "Export as CSV, or one study at a time with --study."
                )
            self._row(sheet, name, number, row)
        self.rows[name] = number
        if number and columns:
            sheet.autofilter(0, 0, number, len(columns) - 1)

    def _row(self, sheet: Any, name: str, number: int, row: Sequence[Cell]) -> None:
        for place, value in enumerate(row):
            if value is None or value == "":
                continue
            if isinstance(value, str):
                self._text(sheet, name, (number, place), value)
            elif isinstance(value, bool):
                sheet.write_boolean(number, place, value)
            elif _fits(value):
                sheet.write_number(number, place, value)
            else:  # Excel would round it
                sheet.write_string(number, place, str(value))

    def _text(self, sheet: Any, name: str, cell: tuple[int, int], text: str) -> None:
        kept = writable(text)
        self.altered += kept != text
        if sheet.write_string(*cell, kept) == -2:
            from xlsxwriter.utility import xl_rowcol_to_cell

            units = len(kept.encode("utf-16-le")) // 2
            self.cut.append(Cut(f"{name}!{xl_rowcol_to_cell(*cell)}", units))


@contextmanager
def opened(path: Path) -> Iterator[Workbook]:
    """A new workbook, whole on the disk when the block ends.

    Raises:
        CannotExport: It could not be written.
    """
    from xlsxwriter import Workbook as Writer
    from xlsxwriter.exceptions import FileCreateError, XlsxWriterException

    options = {"constant_memory": True, "tmpdir": str(path.parent), "nan_inf_to_errors": False}
    book = Writer(str(path), options)
    book.worksheet_class = _plain_sheet()
    book.set_properties({"title": "TuringDesk export", "comments": "Made from journals"})
    try:
        yield Workbook(book)
        book.close()
    except FileCreateError as problem:
        # The disk's own words are inside; whoever opened the file explains them.
        raise (problem.args[0] if isinstance(problem.args[0], OSError) else problem) from None
    except XlsxWriterException as problem:
        raise CannotExport(f"The workbook cannot be written: {problem}") from problem
    finally:
        for sheet in book.worksheets():
            sheet.row_data_fh.close()


def check(path: Path, rows: dict[str, int]) -> None:
    """Read a finished workbook and count its rows.

    Raises:
        CannotExport: A sheet is damaged or does not hold what was written.
    """
    try:
        with ZipFile(path) as file:
            for number, (name, written) in enumerate(rows.items(), 1):
                with file.open(f"xl/worksheets/sheet{number}.xml") as sheet:
                    found = sum(block.count(b"<row ") for block in _blocks(sheet))
                if found - 1 != written:
                    raise CannotExport(
                        f"The sheet {name} reads back with {found - 1:,} of {written:,} rows. "
                        "The disk may be failing; export to another one."
                    )
    except (BadZipFile, KeyError) as problem:
        raise CannotExport(
            f"{path.name} does not read back: {problem}. The disk may be failing; "
            "export to another one."
        ) from problem


def _blocks(file: Any) -> Iterator[bytes]:
    """The file in blocks that end with a tag, so that no tag is cut in two."""
    rest = b""
    while block := file.read(1 << 20):
        whole, tag, rest = (rest + block).rpartition(b">")
        yield whole + tag
    yield rest


def _fits(number: int | float) -> bool:
    """Whether a workbook, which knows floating point only, holds the number."""
    return abs(number) <= _SAFE_INTEGER if isinstance(number, int) else abs(number) < float("inf")


def _plain_sheet() -> type:
    """A sheet that takes no text for markup.

    In constant-memory mode xlsxwriter writes a text that begins with <r> and ends
    with </r> as it stands, because its own rich strings look so; an answer that
    looks so would then break the file.
    """
    from xlsxwriter.worksheet import Worksheet

    class PlainSheet(Worksheet):  # type: ignore[misc]  # xlsxwriter has no types
        def _xml_rich_inline_string(self, string: str, attributes: Any) -> None:
            self._xml_inline_string(string, _has_edges(string), attributes)

    return PlainSheet


def _has_edges(text: str) -> bool:
    return bool(re.match(r"\s|.*\s$", text, re.DOTALL))
