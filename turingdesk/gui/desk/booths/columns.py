"""The columns of the table of booths."""

from __future__ import annotations

from typing import Any

from turingdesk.gui.desk.sessions.columns import short_time
from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING
from turingdesk.store.clock import in_words
from turingdesk.store.disk import size

INKS = {"away": "warning", "running": "accent", "paused": "accent"}
_SLOW_S = 2.0  #: clocks that differ by more are worth a word


def _trial(booth: Any) -> str:
    shown = booth["progress"]
    return f"{shown['done']} of {shown['of']}" if shown["session"] else NOTHING


def _clock(booth: Any) -> str:
    by_s = float(booth["clock_s"])
    if abs(by_s) < _SLOW_S:
        return "right" if booth["seen_at"] else NOTHING
    return f"{in_words(by_s)} {'ahead' if by_s > 0 else 'behind'}"


def told(booth: Any) -> str:
    """A booth in some sentences."""
    parts = [f"{booth['name']}: {booth['doing']}"]
    if booth["progress"]["title"]:
        parts.append(str(booth["progress"]["title"]))
    if booth["address"]:
        parts.append(f"at {booth['address']}, {booth['program']}")
    parts += booth["conflicts"]
    parts += [f"Damaged: {what}" for what in booth["problems"]]
    return "\n".join(parts)


COLUMNS = (
    Column("Booth", lambda b: str(b["name"]), tip=told),
    Column("Now", lambda b: str(b["doing"]), ink=lambda b: INKS.get(b["doing"], ""), tip=told),
    Column(
        "Participant",
        lambda b: b["progress"]["participant"] or NOTHING,
        tip=told,
        stretch=True,
    ),
    Column("Trial", _trial, right=True),
    Column("To come", lambda b: size(b["unsent"]) if b["unsent"] else NOTHING, right=True),
    Column("Clock", _clock, right=True),
    Column("Free disk", lambda b: size(b["free"]) if b["free"] else NOTHING, right=True),
    Column("Last seen", lambda b: short_time(b["seen_at"]) or NOTHING),
)
