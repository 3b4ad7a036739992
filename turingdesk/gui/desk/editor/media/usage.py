"""Which rows of which tables show a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from turingdesk.gui.desk.words import counted

if TYPE_CHECKING:
    from turingdesk.store.draft import Draft

Uses = Mapping[str, Sequence[tuple[str, int]]]  #: by picture: table and row from 0
_LISTED = 8  #: lines that are named one by one


def uses(draft: Draft) -> dict[str, list[tuple[str, int]]]:
    """Every picture that a table names, with the rows that do."""
    found: dict[str, list[tuple[str, int]]] = {}
    for name in draft.table_names():
        table = draft.table(name)
        columns = [
            place
            for place, column in enumerate(table.columns)
            if (spec := table.specs.get(column)) is not None and spec.is_path
        ]
        for column in columns:
            for row in range(len(table)):
                picture = table.cell(row, column).strip()
                if picture:
                    found.setdefault(picture, []).append((name, row))
    return found


def told(draft: Draft, rows: Sequence[tuple[str, int]]) -> str:
    """Tables and lines in words; what to know where no row uses the picture."""
    if not rows:
        return "No row uses it."
    tables: dict[str, list[int]] = {}
    for name, row in rows:
        tables.setdefault(name, []).append(draft.table(name).line(row))
    parts = []
    for name, lines in tables.items():
        listed = ", ".join(str(line) for line in lines[:_LISTED])
        more = f" and {len(lines) - _LISTED:,} more" if len(lines) > _LISTED else ""
        word = "line" if len(lines) == 1 else "lines"
        parts.append(f"{name} {word} {listed}{more}")
    return f"Used by {counted(len(rows), 'row')}: {'; '.join(parts)}."
