"""A table as it was read: rows of cells by column, each with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place


class _Broken:
    """A cell with a problem that was already reported."""


BROKEN = _Broken()


@dataclass(frozen=True, slots=True)
class Row:
    """One row; cells that are empty may be missing."""

    line: int  #: from 1; in a workbook the row
    cells: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of one table."""

    file: str
    columns: Sequence[str]
    rows: Sequence[Row]
    letters: Mapping[str, str] = field(default_factory=dict)  #: of a workbook's columns

    def place(self, row: Row, column: str = "") -> Place:
        """Where a cell is."""
        return Place(self.file, row.line, self.named(column, row.line))

    def named(self, column: str, line: int) -> str:
        """The column's name, in a workbook with the cell."""
        letter = self.letters.get(column)
        return in_cell(column, letter, line) if letter else column


def in_cell(column: str, letter: str, line: int) -> str:
    """A place in a workbook: the column's name, if it has one, and the cell."""
    if column:
        return message("{column}, cell {letter}{line}", column=column, letter=letter, line=line)
    return message("cell {letter}{line}", letter=letter, line=line)


def heads(names: Sequence[str], file: str, findings: Findings, *, line: int = 1) -> list[str]:
    """The column names in a header row, trimmed; empty ones at the end are omitted."""
    trimmed = [name.strip() for name in names]
    # Spreadsheets also save columns at the right that only look empty, such as formatted ones.
    while trimmed and not trimmed[-1]:
        trimmed.pop()
    names_before: set[str] = set()
    for name in trimmed:
        if name and name in names_before:
            findings.error(
                Place(file, line, name),
                message("Two columns are called {name!r}.", name=name),
                message("Rename or remove one of them."),
            )
        names_before.add(name)
    return trimmed
