"""One table while it is edited: cells as text, in rows that are never copied whole."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from turingdesk.core.errors import Problem
from turingdesk.core.message import Message, join, message
from turingdesk.editing.csv_draft import CsvFormat
from turingdesk.editing.history import Change, History, Part
from turingdesk.editing.json_lines_draft import JsonLinesFormat
from turingdesk.editing.spreadsheet import read_sheet
from turingdesk.editing.table_lines import (
    EncodedTable,
    Format,
    ParsedTable,
    TableColumn,
    TableLine,
    filled,
    fitted,
)
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.task_columns import TaskColumn, columns_of
from turingdesk.study.workbook import BadWorkbook


@dataclass(frozen=True, slots=True)
class Workbook:
    """A workbook, whose rows are shown but not edited."""

    data: bytes
    starts: Sequence[int]  #: the number of each row in the sheet
    notes: Sequence[str]


class WorkbookFormat:
    """Reads .xlsx. A workbook is never written: its charts and formats would be lost."""

    def read(self, data: bytes, column_names: Sequence[str]) -> ParsedTable:
        """The table; see `Format`."""
        try:
            sheet = read_sheet(data)
        except BadWorkbook as problem:
            raise CannotEdit(join(" ", (str(problem), problem.fix))) from None
        if not sheet.rows:
            raise CannotEdit(message("The first sheet is empty. Add column names in Excel first."))
        width = max(map(filled, sheet.rows.values()))
        (_, head), *rows = sheet.rows.items()
        heads = tuple(TableColumn(name.strip(), n) for n, name in enumerate(fitted(head, width)))
        lines = [TableLine(fitted(row, width)) for _, row in rows]
        return ParsedTable(
            heads, lines, Workbook(data, [number for number, _ in rows], sheet.notes)
        )

    def write(
        self,
        heads: Sequence[TableColumn],
        lines: Sequence[TableLine],
        style: Any,
        kinds: Mapping[str, Any],
    ) -> EncodedTable:
        """The file as it was found; see `Format`."""
        return EncodedTable(style.data, style.starts) if style else EncodedTable(b"", ())


_FORMATS: Mapping[str, Callable[[], Format]] = {
    ".csv": CsvFormat,
    ".jsonl": JsonLinesFormat,
    ".xlsx": WorkbookFormat,
}


def format_of(name: str) -> Format:
    """The format in which a table of that name is read and written.

    Raises:
        CannotEdit: No table is called so.
    """
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in _FORMATS:
        raise CannotEdit(
            message(
                "{name!r} is not a table: its name doesn't end in one of {formats}.",
                name=name,
                formats=_FORMATS,
            )
        )
    return _FORMATS[suffix]()


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment; it no longer changes."""

    heads: tuple[TableColumn, ...]
    lines: Sequence[TableLine]
    style: object
    kinds: Mapping[str, object]
    format: Format
    _written: list[EncodedTable]

    def written(self) -> EncodedTable:
        """The file as it is going to be; made once, on whichever thread asks first."""
        # Without a lock: two threads that ask at once make the same bytes twice, which does no
        # harm.
        if not self._written:
            encoded_table = self.format.write(self.heads, self.lines, self.style, self.kinds)
            self._written.append(encoded_table)
        return self._written[0]


class TableDraft:
    """A table of the study.

    Rows and columns count from 0. Cells hold text in the notation of studies/README.md.

    Args:
        name: The file's name inside the package.
        data: What the file contains; None: it is not there yet.
        task: Tells the task whose answers it contains; empty if no block uses it.
        history: Where changes are noted.

    Raises:
        CannotEdit: The file is damaged; says where.
    """

    def __init__(
        self, name: str, data: bytes | None, task: Callable[[], str], history: History
    ) -> None:
        self.name = name
        self._task = task
        self._history = history
        self._format = format_of(name)
        column_names = tuple(self.specs) or tuple(_ALL)
        if data is None:
            names = [c.name for c in self.specs.values() if c.required] or ["id"]
            parsed_table = ParsedTable(tuple(TableColumn(n) for n in names), [])
        else:
            parsed_table = self._format.read(data, column_names)
        self._heads = self._first_heads = parsed_table.heads
        self._lines = parsed_table.lines
        self._style = parsed_table.style
        self._state: TableState | None = None
        self.touched = False  #: whether it was ever changed

    @property
    def is_workbook(self) -> bool:
        """True if it is read-only; see `Draft.copy_as_csv`."""
        return isinstance(self._format, WorkbookFormat)

    @property
    def notes(self) -> Sequence[str]:
        """Sentences about what a workbook contains and its rows do not show."""
        return self._style.notes if isinstance(self._style, Workbook) else ()

    @property
    def task(self) -> str:
        """The task whose answers it contains; empty if no block uses the table."""
        return self._task()

    @property
    def specs(self) -> Mapping[str, TaskColumn]:
        """The columns that the task knows, by name, whether the table has them or not."""
        task = self._task()
        return columns_of(task) if task else {}

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        return [head.name for head in self._heads]

    @property
    def is_blank(self) -> bool:
        """True if there is no row, and the columns are those of the beginning."""
        return not self._lines and self._heads == self._first_heads

    def __len__(self) -> int:
        return len(self._lines)

    def cell(self, row: int, column: int) -> str:
        """The text of a cell."""
        return self._lines[row].text(column)

    def row(self, row: int) -> list[str]:
        """The texts of a row."""
        line = self._lines[row]
        return [line.text(column) for column in range(len(self._heads))]

    def set_cell(self, row: int, column: int, text: str) -> None:
        """Write one cell."""
        self.paste(row, column, [[text]])

    def paste(self, row: int, column: int, grid: Sequence[Sequence[str]]) -> None:
        """Write cells from one on; rows that are missing are made, columns are not.

        What would stand right of the last column is omitted: add columns before.
        """
        width = len(self._heads)
        columns = range(column, width)
        names = self.columns
        before = self._lines[row : row + len(grid)]
        blank = TableLine(("",) * width)
        missing = [blank] * max(0, row - len(self._lines))
        after = [
            _with(line, columns, texts, names) for line, texts in zip(before, grid, strict=False)
        ]
        for texts in grid[len(before) :]:
            is_full_row = column == 0 and len(texts) == width  # pasted by the hundred thousand
            after.append(
                TableLine(tuple(texts)) if is_full_row else _with(blank, columns, texts, names)
            )
        if any(new is not old for new, old in zip(after, before, strict=False)) or len(
            after
        ) > len(before):
            shape = bool(missing) or len(after) > len(before)
            at = min(row, len(self._lines))
            rows = None if shape else (row, row + len(grid) - 1)
            self._splice(at, len(before), [*missing, *after], rows)

    def insert_rows(self, at: int, n: int = 1) -> None:
        """Make room for empty rows before a row."""
        if n > 0:
            self._splice(at, 0, [TableLine(("",) * len(self._heads))] * n, None)

    def remove_rows(self, rows: Iterable[int]) -> None:
        """Take rows out."""
        gone = sorted(set(rows))
        if gone:
            first, last = gone[0], gone[-1]
            out = set(gone)
            remaining_lines = [self._lines[n] for n in range(first, last + 1) if n not in out]
            self._splice(first, last + 1 - first, remaining_lines, None)

    def add_column(self, name: str, at: int | None = None) -> None:
        """Make a column, by default behind the others.

        Raises:
            CannotEdit: There is one of that name.
        """
        self._refuse_twin(name)
        place = len(self._heads) if at is None else at
        heads = (*self._heads[:place], TableColumn(name.strip()), *self._heads[place:])
        lines = [
            TableLine((*line.cells[:place], "", *line.cells[place:]), line.source)
            for line in self._lines
        ]
        self._reshape(heads, lines)

    def remove_column(self, column: int | str) -> None:
        """Take a column out, by its place or name."""
        place = self._place(column)
        heads = (*self._heads[:place], *self._heads[place + 1 :])
        lines = [
            TableLine((*line.cells[:place], *line.cells[place + 1 :]), line.source)
            for line in self._lines
        ]
        self._reshape(heads, lines)

    def rename_column(self, column: int | str, name: str) -> None:
        """Call a column otherwise.

        Raises:
            CannotEdit: Another has that name.
        """
        place = self._place(column)
        if name.strip() == self._heads[place].name:
            return
        self._refuse_twin(name)
        head = TableColumn(name.strip(), self._heads[place].at)
        self._reshape((*self._heads[:place], head, *self._heads[place + 1 :]), self._lines)

    def replace(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Hold other columns and rows instead of those that there are."""
        self._reshape(tuple(map(TableColumn, columns)), [TableLine(tuple(row)) for row in rows])

    def line(self, row: int) -> int:
        """The line of the file, or a workbook's row, in which a row begins, from 1."""
        starts = self.state().written().starts
        return starts[row]

    def place(self, problem: Problem) -> tuple[int, int] | None:
        """Row and column of a problem in this table.

        Column 0 where the problem is of a whole row. None if it is of another file, of
        the whole table or of its head; for that there is `head_place`.
        """
        if not self._concerns(problem) or problem.line is None:
            return None
        starts = self.state().written().starts
        row = bisect_right(starts, problem.line) - 1
        if row < 0 or row >= len(self._lines):
            return None
        return row, self._named(problem) or 0

    def head_place(self, problem: Problem) -> int | None:
        """The column of a problem that is about a column as a whole; None for others."""
        if not self._concerns(problem) or self.place(problem) is not None:
            return None
        return self._named(problem)

    def state(self) -> TableState:
        """The table as it is now, for another thread; cheap."""
        if self._state is None:
            kinds = {name: column.kind for name, column in self.specs.items()}
            # A copy of the list alone: lines never change, while rows come and go as the other
            # thread reads.
            lines = list(self._lines)
            self._state = TableState(self._heads, lines, self._style, kinds, self._format, [])
        return self._state

    def _concerns(self, problem: Problem) -> bool:
        return PurePosixPath(problem.file).as_posix() == self.name

    def _named(self, problem: Problem) -> int | None:
        place, names = problem.column, self.columns
        name = place.values.get("column") if isinstance(place, Message) else place
        return names.index(name) if name in names else None

    def _place(self, column: int | str) -> int:
        return self.columns.index(column) if isinstance(column, str) else column

    def _refuse_workbook(self) -> None:
        if self.is_workbook:
            raise CannotEdit(
                message(
                    "{name} is an Excel workbook, which you can't edit here. Copy its rows to "
                    "a .csv table, or edit it in Excel.",
                    name=self.name,
                )
            )

    def _refuse_twin(self, name: str) -> None:
        if not name.strip():
            raise CannotEdit(message("A column needs a name."))
        if name.strip() in self.columns:
            raise CannotEdit(message("There is already a column {name!r}.", name=name.strip()))

    def _splice(
        self, at: int, count: int, lines: Sequence[TableLine], rows: tuple[int, int] | None
    ) -> None:
        self._refuse_workbook()
        before = self._lines[at : at + count]

        def forward() -> None:
            self._lines[at : at + count] = lines
            self._has_changed()

        def back() -> None:
            self._lines[at : at + len(lines)] = before
            self._has_changed()

        self._history.do(Part(Change("table", self.name, rows), forward, back))

    def _reshape(self, heads: tuple[TableColumn, ...], lines: list[TableLine]) -> None:
        self._refuse_workbook()
        before = (self._heads, self._lines)

        def put(shape: tuple[tuple[TableColumn, ...], list[TableLine]]) -> None:
            self._heads, shape_lines = shape
            # A copy, since rows are replaced in place, and undo needs the list as it was.
            self._lines = list(shape_lines)
            self._has_changed()

        after = (heads, lines)
        self._history.do(Part(Change("table", self.name), lambda: put(after), lambda: put(before)))

    def _has_changed(self) -> None:
        self._state = None
        self.touched = True


_ALL = ("id", "origin", "origin_a", "agent", "prompt", "image", "caption", "cue", "turns", "first")


def _with(
    line: TableLine, columns: range, texts: Sequence[str], names: Sequence[str]
) -> TableLine:
    """The line with other texts in some columns; the same line where they are the same."""
    changed = {
        column: text
        for column, text in zip(columns, texts, strict=False)
        # By identity first, which is enough for cells that were copied as they are.
        if (cell := line.cells[column]) is not text
        and (cell if isinstance(cell, str) else cell.text) != text
    }
    if not changed:
        return line
    if line.source is None:
        return line.with_texts(changed)
    return line.source.edited(line, changed, names)
