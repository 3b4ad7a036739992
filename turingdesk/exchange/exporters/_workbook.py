"""A workbook written sheet by sheet and row by row, and counted when read back."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape
from zipfile import BadZipFile, ZipFile

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.exporters._base import TruncatedText
from turingdesk.exchange.exporters._cells import Cell, writable
from turingdesk.study.workbook import column_letter

#: A table with a title and a sentence: these, its columns, and its rows.
Block = tuple[str, str, Sequence[str], Iterable[Sequence[Cell]]]
MOST_ROWS = 1_048_575  #: rows that a sheet contains under its heading
_WIDE = {"choice", "prompt", "text", "choices", "about", "what", "value"}


class WorkbookWriter:
    """A file of sheets, each written from the first row to the last.

    Use `opened`, which lets go of everything when something goes wrong.
    """

    def __init__(self, book: Any) -> None:
        self.cut: list[TruncatedText] = []
        self.altered = 0
        self.rows: dict[str, int] = {}  #: written, by sheet, heading omitted
        self._book = book
        self._bold = book.add_format({"bold": True})

    def sheet(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
        """Write a whole sheet; one that is reserved takes the place that it has.

        Raises:
            CannotExport: There are more rows than a sheet contains.
        """
        # A sheet may be there already, reserved for its place among the tabs.
        sheet = self._book.get_worksheet_by_name(name) or self._book.add_worksheet(name)
        for place, column in enumerate(columns):
            width = 40 if column in _WIDE else min(max(len(column) + 2, 10), 28)
            sheet.set_column(place, place, width)
        sheet.freeze_panes(1, 0)
        # Excel would mark every id with a green corner, as a number that is stored as text.
        sheet.ignore_errors({"number_stored_as_text": "A1:XFD1048576"})
        self._add_row(sheet, 0, columns, self._bold)
        number = 0
        for number, row in enumerate(rows, 1):
            if number > MOST_ROWS:
                raise CannotExport(
                    message(
                        "There are more than {most_rows:,} rows, the limit of a sheet. Export "
                        "as CSV, or export one study at a time with --study.",
                        most_rows=MOST_ROWS,
                    )
                )
            self._add_row(sheet, number, row)
        self.rows[name] = number
        if number and columns:
            sheet.autofilter(0, 0, number, len(columns) - 1)

    def reserve(self, name: str) -> None:
        """Give a sheet that is written later the next place."""
        self._book.add_worksheet(name)
        self.rows[name] = 0

    def blocks(self, name: str, blocks: Iterable[Block]) -> None:
        """Write tables below each other, each under its title and a sentence."""
        sheet, number = self._book.add_worksheet(name), 0
        sheet.set_column(0, 30, 14)
        sheet.ignore_errors({"number_stored_as_text": "A1:XFD1048576"})
        for title, about, columns, rows in blocks:
            for values, style in (((title,), self._bold), ((about,), None), (columns, self._bold)):
                self._add_row(sheet, number, values, style)
                number += 1
            for row in rows:
                self._add_row(sheet, number, row)
                number += 1
            self._add_row(sheet, number, ())
            number += 1
        self.rows[name] = number - 1

    def _add_row(self, sheet: Any, number: int, values: Sequence[Cell], style: Any = None) -> None:
        """Write a row with its texts as a cell can contain them; notes what had to change."""
        # xlsxwriter gives a format its number at the first call, as its own methods for cells do.
        index = style._get_xf_index() if style else 0
        row_xml = row(number + 1, values, index)
        # Half the limit is safe whatever the signs are; almost every row ends here.
        if len(row_xml) > LONGEST // 2 or writable(row_xml) != row_xml:
            fitted = [
                self._text(f"{sheet.name}!{column_letter(place)}{number + 1}", value)
                if isinstance(value, str)
                else value
                for place, value in enumerate(values, 1)
            ]
            row_xml = row(number + 1, fitted, index)
        sheet.add_row(number, row_xml, len(values))

    def _text(self, cell: str, text: str) -> str:
        cell_value = writable(text)
        self.altered += cell_value != text
        if len(cell_value) * 2 <= LONGEST or (length := units(cell_value)) <= LONGEST:
            return cell_value
        self.cut.append(TruncatedText(cell, length))
        return first_part(cell_value)


@contextmanager
def opened(path: Path) -> Iterator[WorkbookWriter]:
    """A new workbook, whole on the disk when the block ends.

    Raises:
        CannotExport: It could not be written.
    """
    from xlsxwriter import Workbook as Writer

    # Rows go to disk as they come, or a large workbook would fill the memory.
    book = Writer(str(path), {"constant_memory": True, "tmpdir": str(path.parent)})
    book.worksheet_class = _sheet_class()
    book.set_properties({"title": "TuringDesk export", "comments": "Created from journals"})
    try:
        with writing():
            yield WorkbookWriter(book)
            book.close()
    finally:
        # After a failure xlsxwriter leaves these open, and Windows deletes no open file.
        for sheet in book.worksheets():
            sheet.row_data_fh.close()


@contextmanager
def writing() -> Iterator[None]:
    """Raise what xlsxwriter raises as an error of the disk, or as one of the export.

    Raises:
        OSError: The disk refused.
        CannotExport: The workbook could not be written.
    """
    from xlsxwriter.exceptions import FileCreateError, XlsxWriterException

    try:
        yield
    except FileCreateError as problem:
        # The disk's own words are inside; anyone who opened the file explains them.
        raise (problem.args[0] if isinstance(problem.args[0], OSError) else problem) from None
    except XlsxWriterException as problem:
        raise CannotExport(
            message("The workbook can't be written: {problem}", problem=problem)
        ) from problem


def _sheet_class() -> type:
    """A sheet of xlsxwriter's that takes whole rows.

    They go straight to the file to which xlsxwriter writes rows one by one in its
    constant-memory mode: three times as fast as cell by cell, and without its guesses.
    It takes a text like <r>...</r> for markup, and of two escapes that share an
    underscore (_x005F_x0041_) it escapes one.
    """
    from xlsxwriter.worksheet import Worksheet

    class Sheet(Worksheet):  # type: ignore[misc]  # xlsxwriter has no types
        def add_row(self, number: int, row_xml: str, cells: int) -> None:
            self.row_data_fh.write(row_xml)
            # The two ends of a row are enough for the dimension of the sheet.
            for place in (0, max(cells - 1, 0)):
                self._check_dimensions(number, place)
            self.previous_row = number

    return Sheet


def check(path: Path, rows: dict[str, int]) -> None:
    """Read a finished workbook and count its rows.

    Raises:
        CannotExport: A sheet is damaged or does not hold what was written.
    """
    try:
        with ZipFile(path) as file:
            # Files of sheets have numbers in the order in which sheets were added, as `rows` has
            # them.
            for number, (name, n_rows) in enumerate(rows.items(), 1):
                with file.open(f"xl/worksheets/sheet{number}.xml") as sheet:
                    # Counted as bytes: to parse the sheet takes many times as long.
                    n_found = sum(block.count(b"<row ") for block in _blocks(sheet))
                if n_found - 1 != n_rows:
                    raise CannotExport(
                        message(
                            "Verification of the sheet {name} failed: it contains "
                            "{found:,} of {written:,} rows. The disk might be failing; "
                            "export to another one.",
                            name=name,
                            found=n_found - 1,
                            written=n_rows,
                        )
                    )
    except (BadZipFile, KeyError, zlib.error) as problem:
        raise CannotExport(
            message(
                "Verification of {name} failed: {problem}. The disk might be failing; "
                "export to another one.",
                name=path.name,
                problem=problem,
            )
        ) from problem


def _blocks(file: Any) -> Iterator[bytes]:
    """The file in blocks that end with a tag, so that no tag is cut in two."""
    rest = b""
    while block := file.read(1 << 20):
        # Cut at the end of a tag, so that none is split between two blocks.
        complete_tags, tag, rest = (rest + block).rpartition(b">")
        yield complete_tags + tag
    yield rest


LONGEST = 32_767  #: UTF-16 units that a cell contains
_UNWRITABLE = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_LIKE_AN_ESCAPE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_EDGES = re.compile(r"\s|.*\s\Z", re.DOTALL)
_OFTEN = 64  #: texts up to this length are kept for the next cell that has them
_SAFE_INTEGER = 1 << 53


def row(number: int, values: Sequence[Cell], style: int = 0) -> str:
    """One row with its cells; those without a value are omitted.

    >>> row(2, ["a", None, True])
    '<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c><c r="C2" t="b"><v>1</v></c></row>'

    Args:
        number: From 1.
        values: Texts no longer than a cell contains, numbers, truth values.
        style: The number of the cells' format.
    """
    styled = f' s="{style}"' if style else ""
    cells = [
        f'<c r="{letter}{number}"{styled}{_cell(value)}'
        for letter, value in zip(_letters(len(values)), values, strict=True)
        if value is not None and value != ""
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


@cache
def _letters(columns: int) -> tuple[str, ...]:
    return tuple(map(column_letter, range(1, columns + 1)))


def escaped(text: str) -> str:
    r"""A text as Excel stores it: characters that XML can't contain are escaped.

    >>> escaped("a\x00b"), escaped("_x0041_")
    ('a_x0000_b', '_x005F_x0041_')
    """
    if "_x" in text:
        text = _LIKE_AN_ESCAPE.sub("_x005F_", text)
    return _UNWRITABLE.sub(lambda match: f"_x{ord(match[0]):04X}_", text)


def units(text: str) -> int:
    """The length of a text for Excel, which counts UTF-16 units: most emoji are two."""
    return len(text.encode("utf-16-le")) // 2


def first_part(text: str) -> str:
    """Cut a text to what a cell can contain, and no character in two."""
    return text.encode("utf-16-le")[: 2 * LONGEST].decode("utf-16-le", "ignore")


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return _often(value) if len(value) <= _OFTEN else _text(value)
    # Before numbers: True is an `int` to Python.
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
