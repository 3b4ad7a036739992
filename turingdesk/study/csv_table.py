"""Tables in .csv files."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterator, Sequence

from turingdesk.core.message import message, plural
from turingdesk.study.findings import Findings, Place
from turingdesk.study.grid import Grid, Row, heads

DELIMITERS = {",": "commas", ";": "semicolons", "\t": "tabs"}
LONGEST_CELL = 64 * 1024 * 1024  #: characters


def allow_long_cells() -> None:
    """Let the csv module read cells of `LONGEST_CELL` characters, in the whole process.

    Its own limit is 131,072 characters, which a long conversation exceeds.
    """
    csv.field_size_limit(LONGEST_CELL)


def read_csv(
    text: str, file: str, findings: Findings, known_columns: Collection[str]
) -> Grid | None:
    """The rows of a .csv text.

    Commas are between cells; semicolons and tabs, as some Excels write them,
    are taken where the head then names columns that are known.
    """
    allow_long_cells()
    lines = _Lines(text, delimiter_of(text, known_columns), file, findings)
    records = iter(lines)
    try:
        first = next(records, None)
        if first is None:
            return Grid(file, (), ())
        columns = heads(first[1], file, findings, line=first[0])
        rows = [
            row
            for line, cells in records
            if any(cell.strip() for cell in cells)
            and (row := _row(line, cells, columns, lines)) is not None
        ]
    except csv.Error as problem:
        lines.refuse(problem)
        return None
    return Grid(file, columns, rows)


class _Lines:
    """Records with the line where each begins."""

    def __init__(self, text: str, delimiter: str, file: str, findings: Findings) -> None:
        # Line ends within cells stay as they are (csv.reader). Strict: otherwise the module
        # guesses what a stray quotation mark means.
        self._reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
        self.delimiter = delimiter
        self.file = file
        self.findings = findings
        self._start = 1
        self.spans = False  #: whether the current record goes over several lines

    def __iter__(self) -> Iterator[tuple[int, list[str]]]:
        for cells in self._reader:
            start, self._start = self._start, self._reader.line_num + 1
            self.spans = self._reader.line_num > start
            yield start, cells

    def refuse(self, problem: csv.Error) -> None:
        """Say why the text is not CSV."""
        place = Place(self.file, self._start)
        # The module has one exception for everything, and only its words tell what is wrong.
        if "unexpected end of data" in str(problem):
            what, fix = (
                message("A quotation mark opened in this line is never closed."),
                message('Close it with another ".'),
            )
        elif "expected after" in str(problem):
            what = message("A quotation mark closes in the middle of a cell.")
            fix = message(
                'Double the quotation marks inside a quoted cell: "He said ""no"" to it".'
            )
        elif "field larger than field limit" in str(problem):
            what = message("A cell has more than {most:,} characters.", most=LONGEST_CELL)
            fix = message("Split what is in it, or remove the row.")
        else:
            what, fix = (
                message("This is not valid CSV: {problem}.", problem=problem),
                message("Save the table again as CSV UTF-8."),
            )
        self.findings.error(place, what, fix)


def _row(line: int, cells: Sequence[str], columns: Sequence[str], lines: _Lines) -> Row | None:
    """The row, unless it has too many cells or too few."""
    surplus = [cell for cell in cells[len(columns) :] if cell.strip()]
    if surplus or len(cells) < len(columns):
        between = DELIMITERS[lines.delimiter]
        fix = message("Put quotation marks around text that contains {between}.", between=between)
        if lines.spans:
            fix = message("The row spans several lines: close its open quotation mark.")
        elif not surplus:
            fix = message(
                "Add the missing {between}, with nothing between them for empty cells.",
                between=between,
            )
        what = plural(
            "The row has %n cell, but the header has {columns}.",
            "The row has %n cells, but the header has {columns}.",
            n=len(cells),
            columns=len(columns),
        )
        lines.findings.error(Place(lines.file, line), what, fix)
        return None
    values = {
        column: cell.replace("\r\n", "\n").replace("\r", "\n")
        for column, cell in zip(columns, cells, strict=False)
        if column and cell
    }
    for number, (column, cell) in enumerate(zip(columns, cells, strict=False), 1):
        if not column and cell.strip():
            what = message("Column {number} has content but no name.", number=number)
            lines.findings.error(Place(lines.file, line), what, message("Name it, or clear it."))
    return Row(line, values)


def delimiter_of(text: str, known_columns: Collection[str]) -> str:
    """The delimiter between cells: that by which the head names most known columns."""
    head = text[: text.find("\n")] if "\n" in text else text

    def named(delimiter: str) -> int:
        return sum(name.strip().strip('"') in known_columns for name in head.split(delimiter))

    return max(DELIMITERS, key=named)  # the first, a comma, where they are equal
