"""The rows of a table that is edited: their cells, and what the file said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from turingdesk.core.message import message
from turingdesk.editing.notation import Structured
from turingdesk.editing.toml_draft import CannotEdit

Cell = str | Structured


class SourceRow(Protocol):
    """One row as it was found in the file."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells, by column of the file."""

    def edited(self, line: TableLine, texts: Mapping[int, str], names: Sequence[str]) -> TableLine:
        """The line with other texts in some columns.

        Raises:
            CannotEdit: The row is damaged in a way that leaves no place for them.
        """


class WholeRow:
    """A source that is not damaged: any of its cells can be written."""

    __slots__ = ()

    def edited(self, line: TableLine, texts: Mapping[int, str], names: Sequence[str]) -> TableLine:
        """The line with other texts in some columns."""
        return line.with_texts(texts)


class TableLine(NamedTuple):
    """One row. It is never changed; a change makes another."""

    cells: tuple[Cell, ...]
    source: SourceRow | None = None  #: None: it was not in the file

    def text(self, column: int) -> str:
        """One cell's text."""
        cell = self.cells[column]
        return cell if isinstance(cell, str) else cell.text

    def with_texts(self, texts: Mapping[int, str]) -> TableLine:
        """The same row with other texts in some columns."""
        cells = list(self.cells)
        for column, text in texts.items():
            cells[column] = text
        return TableLine(tuple(cells), self.source)

    def changes(self, heads: Sequence[TableColumn]) -> dict[int, str]:
        """The cells that are not as found, by column now."""
        source_cells: tuple[Cell, ...] = () if self.source is None else self.source.cells
        changed = {}
        for column, (cell, head) in enumerate(zip(self.cells, heads, strict=True)):
            before: Cell = source_cells[head.at] if head.at is not None and source_cells else ""
            if cell is not before:
                text = self.text(column)
                if text != (before if isinstance(before, str) else before.text):
                    changed[column] = text
        return changed


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column."""

    name: str
    at: int | None = None  #: which column of the file it was; None: it was not there


@dataclass(frozen=True, slots=True)
class ParsedTable:
    """A table as its file has it."""

    heads: tuple[TableColumn, ...]
    lines: list[TableLine]
    style: Any = None  #: what the format keeps of the file to write it again


@dataclass(frozen=True, slots=True)
class EncodedTable:
    """A table as its file is going to be."""

    data: bytes
    starts: Sequence[int]  #: the line, or a workbook's row, in which each row begins, from 1


class Format(Protocol):
    """One kind of table file."""

    def read(self, data: bytes, column_names: Sequence[str]) -> ParsedTable:
        """The table.

        Args:
            data: The file.
            column_names: Names that its columns may have.

        Raises:
            CannotEdit: It is not such a file, or damaged.
        """

    def write(
        self,
        heads: Sequence[TableColumn],
        lines: Sequence[TableLine],
        style: Any,
        kinds: Mapping[str, Any],
    ) -> EncodedTable:
        """The file; rows that did not change as they were found.

        Args:
            heads: The columns.
            lines: The rows.
            style: As `read` found it; None: the file is new.
            kinds: The types of the columns that the task knows.
        """


def is_as_found(heads: Sequence[TableColumn], width: int) -> bool:
    """True if the columns are where they were in a file with that many."""
    return len(heads) == width and all(head.at == n for n, head in enumerate(heads))


def decoded(data: bytes, kind: str) -> str:
    """The text of a table's file.

    Raises:
        CannotEdit: It is not UTF-8; says to save it as `kind`.
    """
    try:
        # Excel and Notepad can begin UTF-8 files with a byte order mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise CannotEdit(
            message(
                "Line {line} is not UTF-8. Save the table as {kind}, then open it again.",
                line=line,
                kind=kind,
            )
        ) from None


def filled(cells: Sequence[str]) -> int:
    """The number of cells up to the last that contains something."""
    count = len(cells)
    while count and not cells[count - 1].strip():
        count -= 1
    return count


def fitted(cells: Sequence[str], width: int) -> tuple[str, ...]:
    """So many cells, those that are missing empty."""
    return tuple(cells[:width]) + ("",) * (width - len(cells))
