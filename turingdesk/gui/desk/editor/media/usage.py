"""Which rows of which tables show a picture, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.gui.desk.words import counted

if TYPE_CHECKING:
    from turingdesk.store.draft.draft import Draft, Use

_LISTED = 8  #: lines that are named one by one


def told(draft: Draft, uses: Sequence[Use]) -> str:
    """Tables and lines in words; what to know where no row uses the picture."""
    if not uses:
        return "No row uses it."
    tables: dict[str, list[int]] = {}
    for use in uses:
        tables.setdefault(use.table, []).append(use.row)
    parts = []
    for name, rows in tables.items():
        starts = draft.table(name).state().written().starts
        listed = ", ".join(str(starts[row]) for row in rows[:_LISTED])
        more = f" and {len(rows) - _LISTED:,} more" if len(rows) > _LISTED else ""
        word = "line" if len(rows) == 1 else "lines"
        parts.append(f"{name} {word} {listed}{more}")
    return f"Used by {counted(len(uses), 'row')}: {'; '.join(parts)}."
