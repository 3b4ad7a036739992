"""What the Live page says in words: the head's line, counts, what was left out and why."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from math import isfinite
from typing import Any

from turingdesk.gui.desk.live.snapshot import Snapshot
from turingdesk.gui.desk.sessions.columns import local_time
from turingdesk.gui.desk.words import NOTHING, counted
from turingdesk.store.session_row import SessionRow

DOT = " \u00b7 "
DASH = "\u2013"
FAST = 0.25  #: a session with at least this share of too fast verdicts is marked
ENOUGH = 4  #: verdicts before a session can be marked


def head(snapshot: Snapshot, planned: int | None, now: datetime | None = None) -> str:
    """Sessions, kiosks, and how long ago the last answer was."""
    valid, kiosks = snapshot.valid, snapshot.kiosks
    parts = [f"Session {valid:,} of {planned:,}" if planned else counted(valid, "session")]
    parts.append(f"{counted(kiosks, 'kiosk')} running" if kiosks else "no kiosk running")
    if snapshot.last_at:
        parts.append(f"last answer {ago(snapshot.last_at, now)}")
    if snapshot.problems:
        parts.append(f"{counted(snapshot.problems, 'problem')} in the journals")
    return DOT.join(parts)


def ago(at: str, now: datetime | None = None) -> str:
    """How long ago something was, in words.

    >>> ago("2026-11-21T09:00:00Z", datetime(2026, 11, 21, 9, 3, 20, tzinfo=UTC))
    '3 min ago'
    """
    try:
        seconds = ((now or datetime.now(UTC)) - datetime.fromisoformat(at)).total_seconds()
    except (ValueError, TypeError):
        return at
    if seconds < 60:
        return f"{max(0, seconds):.0f} s ago"
    if seconds < 3600:
        return f"{seconds // 60:.0f} min ago"
    return f"{seconds // 3600:.0f} h ago" if seconds < 86_400 else f"on {local_time(at)[:10]}"


def count_line(snapshot: Snapshot) -> str:
    """How many verdicts count, and how many quality rules leave out."""
    counts = f"{counted(snapshot.counted, 'answer')} counted"
    if snapshot.sealed:
        counts += f"{DOT}{snapshot.sealed:,} sealed"
    if snapshot.before:
        return f"{counts}{DOT}before rules"
    return f"{counts}{DOT}{snapshot.by_rule:,} excluded by rule" if snapshot.by_rule else counts


def sealed_line(snapshot: Snapshot) -> str:
    """What waits for the passphrase; empty where nothing is sealed."""
    if not snapshot.sealed:
        return ""
    verdicts = counted(snapshot.sealed, "verdict")
    are = "is" if snapshot.sealed == 1 else "are"
    return f"Sealed: {verdicts} {are} counted once the passphrase is given."


def why_left_out(snapshot: Snapshot) -> str:
    """The reasons, one a line."""
    listed = sorted(snapshot.left_out.items(), key=lambda item: -item[1])
    return "\n".join(f"{n:,}: {reason.replace('_', ' ')}" for reason, n in listed if n)


def value(row: Mapping[str, Any], name: str) -> str:
    """A number with two decimals.

    >>> value({"value": 0.5678}, "value"), value({}, "value") == NOTHING
    ('0.57', True)
    """
    number = row.get(name)
    known = isinstance(number, int | float) and isfinite(number)
    return f"{number:.2f}" if known else NOTHING


def interval_line(row: Mapping[str, Any]) -> str:
    """The interval with its method, or why there is none."""
    low, high = value(row, "ci_low"), value(row, "ci_high")
    if NOTHING in (low, high):
        return str(row.get("note") or "No interval yet")
    method = str(row.get("method") or "")
    return f"95% CI {low} {DASH} {high} ({'bootstrap' if 'bootstrap' in method else method})"


def is_fast(row: SessionRow) -> bool:
    """Whether too many verdicts of a session came too fast to have looked."""
    return row.verdicts >= ENOUGH and row.too_fast / row.verdicts >= FAST


def state(row: SessionRow) -> str:
    """How a session stands, or what needs a look."""
    return "fast answers" if is_fast(row) else row.state.value
