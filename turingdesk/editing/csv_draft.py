"""Tables in .csv files that are edited: separators, quotes and line ends stay as found."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from turingdesk.core.message import message
from turingdesk.editing.table_lines import (
    EncodedTable,
    ParsedTable,
    TableColumn,
    TableLine,
    WholeRow,
    decoded,
    filled,
    fitted,
    is_as_found,
)
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.csv_table import allow_long_cells, delimiter_of

_BOM = b"\xef\xbb\xbf"
_ENDS = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class CsvLine(WholeRow):
    """A record as found."""

    cells: tuple[str, ...]
    raw: str  #: without its line end
    end: str


@dataclass(frozen=True, slots=True)
class CsvStyle:
    """The format in which a file is written."""

    bom: bool = False
    delimiter: str = ","
    end: str = "\n"
    head: CsvLine | None = None
    width: int = 0  #: columns
    below: str = ""  #: empty lines after the last row
    quotes_all: bool = False


class CsvFormat:
    """Reads and writes .csv."""

    def read(self, data: bytes, column_names: Sequence[str]) -> ParsedTable:
        """The table; see `Format`."""
        text = decoded(data, "CSV UTF-8")
        delimiter = delimiter_of(text, column_names)
        records = _records(text, delimiter)
        if not records:
            return ParsedTable((), [], CsvStyle(data.startswith(_BOM), delimiter))
        head, *rest = records
        below = _trailing(rest)
        del rest[len(rest) - len(below) :]
        names = [name.strip() for name in head.cells]
        width = max([filled(names), *(filled(record.cells) for record in rest)])
        names += [""] * (width - len(names))
        lines = []
        for record in rest:
            cells = fitted(record.cells, width)
            source = CsvLine(cells, record.raw, record.end)
            lines.append(TableLine(cells, source))
        ends = [record.end for record in records if record.end]
        style = CsvStyle(
            data.startswith(_BOM),
            delimiter,
            _usual(ends),
            head,
            width,
            below="".join(record.raw + record.end for record in below),
            quotes_all=bool(rest) and _quotes_all(rest[0], delimiter),
        )
        return ParsedTable(
            tuple(TableColumn(n, i) for i, n in enumerate(names[:width])), lines, style
        )

    def write(
        self,
        heads: Sequence[TableColumn],
        lines: Sequence[TableLine],
        style: Any,
        kinds: Mapping[str, Any],
    ) -> EncodedTable:
        """The file; see `Format`."""
        style = style or CsvStyle()
        writer = _CsvWriter(heads, style)
        records = [writer.head()]
        records += [writer.record(line) for line in lines]
        raw_lines = [raw + end for raw, end in records]
        for number, (raw, end) in enumerate(records[:-1]):
            if not end:
                raw_lines[number] = raw + style.end
        if records[-1][1] == "" and (style.below or (lines and lines[-1].source is None)):
            raw_lines[-1] += style.end
        # Without the line end of the record itself, which has at most two characters.
        counts = [1 if "\n" not in r[:-2] and "\r" not in r[:-2] else _count(r) for r in raw_lines]
        text = "".join(raw_lines) + style.below
        # Half of a surrogate pair, which input methods can leave, has no UTF-8.
        data = (_BOM if style.bom else b"") + text.encode("utf-8", "replace")
        return EncodedTable(data, list(accumulate(counts, initial=1))[1:-1])


class _CsvWriter:
    """Writes records of one file."""

    def __init__(self, heads: Sequence[TableColumn], style: CsvStyle) -> None:
        self._heads = heads
        self._style = style
        head_line = style.head
        self._same = head_line is not None and is_as_found(heads, style.width)
        self._n_filled = filled([head.name for head in heads])
        self._special = re.compile(f'[{re.escape(style.delimiter)}"\r\n]')

    def head(self) -> tuple[str, str]:
        """The first record: raw and its line end."""
        head_line = self._style.head
        names = [head.name for head in self._heads]
        if head_line is None:
            return self._joined([self._field(n, "") for n in names]), self._style.end
        before = fitted(
            [name.strip() for name in head_line.cells], max(len(names), len(head_line.cells))
        )
        if self._same and names == list(before[: len(names)]):
            return head_line.raw, head_line.end
        tokens = _tokens(head_line.raw, self._style.delimiter)
        fields = []
        for head in self._heads:
            is_same = (
                head.at is not None and head.at < len(tokens) and before[head.at] == head.name
            )
            old = tokens[head.at] if head.at is not None and head.at < len(tokens) else ""
            fields.append(old if is_same else self._field(head.name, old))
        return self._joined(fields), head_line.end

    def record(self, line: TableLine) -> tuple[str, str]:
        """One row: raw and its line end."""
        source = line.source
        if not isinstance(source, CsvLine):
            return self._joined(
                [self._field(t, "") for t in map(str, line.cells)]
            ), self._style.end
        # By identity, as an edit makes another tuple: most rows are written without a look at
        # their cells.
        if self._same and line.cells is source.cells:
            return source.raw, source.end
        changed = line.changes(self._heads)
        if self._same and not changed:
            return source.raw, source.end
        tokens = _tokens(source.raw, self._style.delimiter)
        fields = []
        for column, head in enumerate(self._heads):
            old = tokens[head.at] if head.at is not None and head.at < len(tokens) else ""
            fields.append(self._field(changed[column], old) if column in changed else old)
        if self._same:
            fields += tokens[len(fields) :]
            needed = max(len(tokens), self._n_filled)
            while len(fields) > needed and not fields[-1]:
                fields.pop()  # columns without a name, which other rows have
        return self._joined(fields), source.end

    def _field(self, text: str, before: str) -> str:
        """A cell as written; quoted where it must be, or where it was."""
        quoted = before.startswith('"') or (self._style.quotes_all and not before)
        if quoted or self._special.search(text):
            return '"' + text.replace('"', '""') + '"'
        return text

    def _joined(self, fields: Sequence[str]) -> str:
        if len(fields) == 1 and not fields[0]:
            return '""'  # nothing at all would be no row
        return self._style.delimiter.join(fields)


def _records(text: str, delimiter: str) -> list[CsvLine]:
    allow_long_cells()
    # Line ends stay as they are, also within cells (csv.reader).
    physical = list(io.StringIO(text, newline=""))
    # Its `line_num` counts these lines, so that the text of each record is found again.
    reader = csv.reader(physical, delimiter=delimiter, strict=True)
    csv_lines = []
    start = 0
    try:
        for cells in reader:
            raw = (
                physical[start]
                if reader.line_num == start + 1
                else "".join(physical[start : reader.line_num])
            )
            start = reader.line_num
            bare = raw.rstrip("\r\n") if raw[-1:] in "\r\n" else raw
            end = raw[len(bare) :]
            if ("\r" in raw and "\n" in bare + "\r") or "\r" in bare:
                cells = [_ENDS.sub("\n", cell) for cell in cells]  # noqa: PLW2901 - as they are shown
            csv_lines.append(CsvLine(tuple(cells), bare, end))
    except csv.Error as problem:
        raise CannotEdit(
            message(
                "The record that starts in line {start} is not valid CSV: {problem}. Correct "
                "its quotes in a text editor, then open the table again.",
                start=start + 1,
                problem=problem,
            )
        ) from None
    return csv_lines


def _tokens(raw: str, delimiter: str) -> list[str]:
    """The cells of a record as written, quotes included."""
    cell_tokens: list[str] = []
    at = 0
    while True:
        end = at
        if raw[at : at + 1] == '"':
            end = at + 1
            # A quote that appears twice is part of the cell, and doesn't end it.
            while (end := raw.index('"', end)) >= 0 and raw[end + 1 : end + 2] == '"':
                end += 2
        end = raw.find(delimiter, end)
        if end < 0:
            return [*cell_tokens, raw[at:]]
        cell_tokens.append(raw[at:end])
        at = end + 1


def _trailing(records: Sequence[CsvLine]) -> Sequence[CsvLine]:
    """The empty records at the end."""
    count = len(records)
    while count and not any(cell.strip() for cell in records[count - 1].cells):
        count -= 1
    return records[count:]


def _usual(ends: Sequence[str]) -> str:
    """The most frequent line end; that of new files where a single line has none."""
    if not ends:
        return CsvStyle().end
    # To count each end of a long file would take quadratic time.
    return max(ends, key=ends.count) if len(ends) < 100 else ends[0]


def _quotes_all(record: CsvLine, delimiter: str) -> bool:
    tokens = _tokens(record.raw, delimiter)
    return all(token.startswith('"') for token in tokens)


def _count(text: str) -> int:
    return max(1, len(_ENDS.findall(text)))
