"""Tables of any make, one row at a time: CSV, TSV, workbooks, Parquet, and JSON.

A row that cannot be read is left out and counted with its place; the others are read.
"""

from __future__ import annotations

import codecs
import csv
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from html import unescape
from itertools import chain, islice
from math import isnan
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.editing.spreadsheet import cell_text, distinct, likely_delimiter, read_sheet
from turingdesk.exchange.importers._base import SourceFile, Tally, watched
from turingdesk.study.csv_table import allow_long_cells
from turingdesk.study.workbook import BadWorkbook
from turingdesk.system.os_errors import os_errors_as

Row = dict[str, str]
Lines = Iterator[tuple[int, list[str]]]

SAMPLE = 2_000  #: rows from which the columns are guessed
_BLOCK = 1 << 20
# For `str.translate`, which removes what maps to None: control characters except tabs and line
# ends.
_CONTROLS = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 127])
_MISSING = frozenset({"", "nan", "na", "n/a", "none", "null", "undefined"})
_SURVEY = '{"ImportId"'  #: in the third row of names that exports of surveys have


def is_missing(cell: str) -> bool:
    """True if a cell says that there is nothing.

    >>> is_missing("NA"), is_missing("0")
    (True, False)
    """
    return cell.strip().casefold() in _MISSING


class SourceTable:
    """One file whose rows are read as often as they are asked for, and never all at once.

    Args:
        names: By column what it is called here instead; other columns aren't read. Without
            names, all are, and keep theirs.

    Attributes:
        source: The file.
        names: As given.
        titles: By column what it is about, where the file says so below the names, as
            exports of surveys do; known once a row was read.
    """

    def __init__(self, source: SourceFile, names: Mapping[str, str] | None = None) -> None:
        self.source, self.names = source, names
        self.titles: Mapping[str, str] = {}

    def __str__(self) -> str:
        return self.source.path.name

    @cached_property
    def sample(self) -> Sequence[Row]:
        """The first rows.

        Raises:
            BadSource: The file is not a table, or has no rows.
        """
        sample_rows = [row for _, row in islice(self.rows(Tally(message("rows"))), SAMPLE)]
        if not sample_rows:
            raise BadSource(message("{path} has no rows.", path=str(self.source.path)))
        return sample_rows

    @cached_property
    def head(self) -> tuple[str, ...]:
        """The columns of the first rows, in order; JSON may have others further down."""
        return tuple(dict.fromkeys(name for row in self.sample for name in row))

    def rows(self, tally: Tally) -> Iterator[tuple[int, Row]]:
        """The rows, each with its number in the file.

        Args:
            tally: Where rows are counted that cannot be read.

        Raises:
            BadSource: The file cannot be read at all.
        """
        suffix = self.source.path.suffix.lower()
        path = str(self.source.path)
        with os_errors_as(BadSource, message("{path} can't be read. {why}"), path=path):
            read_rows = _objects if suffix in (".json", ".jsonl") else self._cells
            for number, row in watched(read_rows(self.source, tally)):
                cells, names = _flat(row), self.names
                if names is not None:
                    cells = {names[name]: cell for name, cell in cells.items() if name in names}
                yield number, cells

    def place(self, number: int) -> str:
        """The name of a row in messages."""
        return message("row {number} of {file}", number=number, file=str(self))

    def _cells(self, source: SourceFile, tally: Tally) -> Iterator[tuple[int, Row]]:
        lines = _READERS.get(source.path.suffix.lower(), _delimited)(source, tally)
        filled = ((number, cells) for number, cells in lines if any(c.strip() for c in cells))
        _, first = next(filled, (0, []))
        head = distinct([name.strip() for name in first])
        # Exports of surveys have up to two rows below the names: what each question asks, and its
        # ID.
        start = list(islice(filled, 2))
        for at, (_, cells) in enumerate(start):
            if any(cell.startswith(_SURVEY) for cell in cells):
                self.titles = dict(zip(head, start[0][1], strict=False)) if at else {}
                start = start[at + 1 :]
                break
        for number, cells in chain(start, filled):
            if reason := _misfit(cells, len(head)):
                _skip(tally, reason, self.place(number))
                continue
            yield number, dict(zip(head, cells, strict=False))


def _misfit(cells: Sequence[str], columns: int) -> str:
    """Why a row is not one of this table; empty where it is."""
    if len(cells) < columns or any(cell.strip() for cell in cells[columns:]):
        return message("the row has more or fewer cells than there are columns")
    return ""


def _delimited(source: SourceFile, tally: Tally) -> Lines:
    """The rows of a text, each with the line in which it begins."""
    if source.start.startswith(b"PK\x03\x04"):
        source.wrong(message("This is a workbook."), message("Change its extension to .xlsx."))
    allow_long_cells()
    # Five bytes have no meaning in cp1252, and must not stop an import.
    with source.path.open(encoding=_encoding(source, tally), errors="replace", newline="") as file:
        delimiter = likely_delimiter(file.read(20_000).translate(_CONTROLS))
        file.seek(0)
        lines = (line.translate(_CONTROLS) for line in file)
        # Strict, or everything after a lost quotation mark would become one cell, without a word.
        reader = csv.reader(lines, delimiter=delimiter, strict=True)
        while True:
            number = reader.line_num + 1
            try:
                cells = next(reader, None)
            except csv.Error as problem:
                lost = reader.line_num - number + 1
                why = message("the quotation marks are wrong ({problem})", problem=problem)
                place = message("line {number} of {file}", number=number, file=source.path.name)
                _skip(tally, why, place, lost)
                continue
            if cells is None:
                return
            yield number, cells


def _encoding(source: SourceFile, tally: Tally) -> str:
    """The encoding of a text; the file is gone through once."""
    if source.start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    # Incremental, since a block can end within a character.
    decoder = codecs.getincrementaldecoder("utf-8")()
    with source.path.open("rb") as file:
        try:
            for block in iter(partial(file.read, _BLOCK), b""):
                decoder.decode(block)
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            tally.note(
                message(
                    "{file} is not UTF-8 and was read as Western European (Windows). Check "
                    "letters with accents.",
                    file=source.path.name,
                )
            )
            return "cp1252"
    return "utf-8-sig"


def _workbook(source: SourceFile, tally: Tally) -> Lines:
    try:
        sheet = read_sheet(source.data)
    except BadWorkbook as problem:
        source.wrong(str(problem), problem.fix)
    for note in sheet.notes:
        tally.note(message("{file}: {note}", file=source.path.name, note=note))
    # Rows of a sheet end at their last cell with content, and would seem to have too few cells.
    width = max(map(len, sheet.rows.values()), default=0)
    for number, cells in sheet.rows.items():
        yield number, cells + [""] * (width - len(cells))


def _parquet(source: SourceFile, tally: Tally) -> Lines:
    from turingdesk.exchange.importers._parquet import parquet_parts

    before = 0
    try:
        for part in parquet_parts(source.path):
            names = list(part.schema.names)
            if not before:
                yield 0, names
            columns = [part.column(place).to_pylist() for place in range(len(names))]
            for number, cells in enumerate(zip(*columns, strict=True), before + 1):
                yield number, [_text(cell) for cell in cells]
            before += part.num_rows
    except ValueError as problem:
        source.wrong(message("This is not valid Parquet: {problem}.", problem=problem), "")


_READERS: Mapping[str, Callable[[SourceFile, Tally], Lines]] = {
    ".xlsx": _workbook,
    ".parquet": _parquet,
}
#: Files that are read.
SUFFIXES = frozenset({".csv", ".tsv", ".txt", ".json", ".jsonl", *_READERS})


def _objects(source: SourceFile, tally: Tally) -> Iterator[tuple[int, Row]]:
    """The objects of a JSON file: a list of them, lists of them, or one in each line."""
    if source.path.suffix.lower() == ".jsonl":
        values = _of_lines(source, tally)
    else:
        content = source.json
        if isinstance(content, dict):  # {"trials": [...]}
            content = next((v for v in content.values() if isinstance(v, list)), [content])
        values = enumerate(content if isinstance(content, list) else [content], 1)
    for number, value in values:
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                yield number, {str(name): _text(cell) for name, cell in entry.items()}
            else:
                place = message("entry {number} of {file}", number=number, file=source.path.name)
                _skip(tally, message("the entry is not a JSON object"), place)


def _of_lines(source: SourceFile, tally: Tally) -> Iterator[tuple[int, Any]]:
    name = source.path.name
    with source.path.open(encoding=_encoding(source, tally), errors="replace") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                try:
                    yield number, source.parsed(line, number)
                except BadSource:
                    place = message("line {number} of {file}", number=number, file=name)
                    _skip(tally, message("the line is not valid JSON"), place)


def _skip(tally: Tally, reason: str, place: str, count: int = 1) -> None:
    """Count rows that cannot be read."""
    tally.read += count
    tally.leave_out(reason, count, place)


def _text(value: Any) -> str:
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False, default=str)
    return "" if isinstance(value, float) and isnan(value) else cell_text(value)


def _flat(row: Row) -> Row:
    """The row with what is in JSON inside a cell, as answers to several questions of a trial are.

    >>> _flat({"response": '{"Q0": "Human"}'})
    {'response': 'Human'}
    >>> _flat({"response": '{"made_by": "AI", "sure": 4}'})["response.made_by"]
    'AI'
    """
    if not any(cell[:1] == "{" for cell in row.values()):
        return row
    flat_row: Row = {}
    for name, cell in row.items():
        parts = _parts(cell)
        flat_row[name] = next(iter(parts.values())) if len(parts) == 1 else cell
        if len(parts) > 1:
            flat_row |= {f"{name}.{part}": value for part, value in parts.items()}
    return flat_row


def _parts(cell: str) -> Row:
    try:
        content = json.loads(cell) if cell[:1] == "{" else None
    except (ValueError, RecursionError):
        return {}
    return {k: _text(v) for k, v in content.items()} if isinstance(content, dict) else {}


def spoken(cell: str) -> str:
    """A cell without the HTML around its text; of a picture, sound, or video its address.

    >>> spoken("<p>It is <b>late</b>.</p>"), spoken("<img src='img/3.png'>")
    ('It is late.', 'img/3.png')
    """
    if "<" not in cell:
        return cell.strip()
    media = re.search(r"""\bsrc\s*=\s*["']?([^"'\s>]+)""", cell)
    plain = unescape(re.sub(r"<[^<>]*>", " ", cell))
    return media[1] if media else re.sub(r"\s+([.,;:!?])", r"\1", " ".join(plain.split()))
