"""Which rows of which tables show a picture, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.gui.translation import tr

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, Use

_LISTED = 8  #: lines that are named one by one


def used_by(draft: Draft, uses: Sequence[Use]) -> str:
    """Tables and lines in words; what to know where no row uses the picture."""
    if not uses:
        return tr("Desk", "No row uses it.", "a picture")
    tables: dict[str, list[int]] = {}
    for use in uses:
        tables.setdefault(use.table, []).append(use.row)
    parts = []
    for name, rows in tables.items():
        starts = draft.table(name).state().written().starts
        listed = ", ".join(str(starts[row]) for row in rows[:_LISTED])
        part = tr("Desk", "{table} line(s) {numbers}", "", len(rows))
        if len(rows) > _LISTED:
            part = tr("Desk", "{table} lines {numbers} and %n more", "", len(rows) - _LISTED)
        parts.append(part.format(table=name, numbers=listed))
    whole = tr("Desk", "Used by %n row(s): {places}.", "a picture", len(uses))
    return whole.format(places="; ".join(parts))
