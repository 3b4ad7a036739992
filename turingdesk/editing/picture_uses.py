"""Which cells of a study's tables name which picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from turingdesk.editing.table_draft import TableDraft


@dataclass(frozen=True, slots=True)
class Use:
    """A cell that names a picture."""

    table: str
    row: int
    column: int


def picture_uses(tables: Iterable[TableDraft]) -> Iterator[tuple[str, Use]]:
    """The name and the place of every cell that names a picture, whether it is there or not."""
    for table in tables:
        specs = table.specs
        columns = [n for n, name in enumerate(table.columns) if name in specs]
        for column in columns:
            if specs[table.columns[column]].is_path:
                for row in range(len(table)):
                    if text := table.cell(row, column).strip():
                        yield text, Use(table.name, row, column)
