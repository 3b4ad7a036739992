"""A spreadsheet file that is dropped onto a table: appended to its rows, or put in their place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.gui.translation import tr

SUFFIXES = (".csv", ".xlsx", ".tsv")


@dataclass(frozen=True, slots=True)
class Arrival:
    """The rows of a file, as text."""

    file: str
    columns: tuple[str, ...]
    rows: Sequence[Sequence[str]]


def read(path: Path, known: Sequence[str]) -> Arrival:
    """Read a file's first sheet.

    Args:
        path: The file.
        known: Columns that the table may have; they tell commas from semicolons.

    Raises:
        BadSource: It cannot be read as a table; says why.
    """
    from turingdesk.study.findings import Findings, Place
    from turingdesk.study.folder import Folder
    from turingdesk.study.grid_file import read_grid

    findings = Findings()
    folder = Folder(path.parent, findings, "its folder")
    grid = read_grid(folder, path.name, Place(path.name), findings, known)
    if grid is None:
        empty = tr("Desk", "{file}: empty").format(file=path.name)
        raise BadSource(str(findings.problems[0]) if findings.problems else empty)
    columns = tuple(name for name in grid.columns if name)
    rows = [[_text(row.cells.get(name)) for name in columns] for row in grid.rows]
    return Arrival(path.name, columns, rows)


def arranged(found: Arrival, columns: Sequence[str]) -> list[list[str]]:
    """The rows of a file under the columns of a table, by name whatever its case."""
    places = {name.casefold(): place for place, name in enumerate(found.columns)}
    taken = [places.get(name.casefold(), -1) for name in columns]
    return [[row[at] if at >= 0 else "" for at in taken] for row in found.rows]


def unknown(found: Arrival, columns: Sequence[str]) -> list[str]:
    """The columns of a file that a table does not have."""
    known = {name.casefold() for name in columns}
    return [name for name in found.columns if name.casefold() not in known]


def _text(value: Any) -> str:
    from turingdesk.study.cells import BadCell, as_text

    if value is None:
        return ""
    try:
        return as_text(value)
    except BadCell:
        return str(value)
