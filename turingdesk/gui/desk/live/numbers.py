"""The words of the Live page: the head's line, counts, what was omitted and why."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from math import isfinite
from typing import Any

from turingdesk.analysis._counted import with_title
from turingdesk.analysis.statistics.clustering import INTERROGATIONS, Clustering
from turingdesk.core.number_words import interval_in_words
from turingdesk.gui.desk.widgets.controls import NOTHING, goal
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.presenters.live import LiveSnapshot
from turingdesk.presenters.live_sessions import SessionRow
from turingdesk.presenters.session_words import state_in_words

DOT = " \u00b7 "
FAST = 0.25  #: a session with at least this share of too fast verdicts is marked
ENOUGH = 4  #: verdicts before a session can be marked
#: What standard errors are clustered by, by the method that a result names.
CLUSTERED = {
    Clustering.BOTH.method: tr_noop("Desk", "clustered by judge and stimulus"),
    Clustering.JUDGE.method: tr_noop("Desk", "clustered by judge"),
    Clustering.STIMULUS.method: tr_noop("Desk", "clustered by stimulus"),
    INTERROGATIONS.method(Clustering.BOTH): tr_noop(
        "Desk", "clustered by interrogator and witness"
    ),
    INTERROGATIONS.method(Clustering.JUDGE): tr_noop("Desk", "clustered by interrogator"),
    INTERROGATIONS.method(Clustering.STIMULUS): tr_noop("Desk", "clustered by witness"),
}


def head(snapshot: LiveSnapshot, planned: int | None, now: datetime | None = None) -> str:
    """Sessions, kiosks, and how long ago the last answer was."""
    kiosks = snapshot.kiosks
    parts = [goal(snapshot.valid, planned)]
    parts.append(
        tr("Desk", "%n kiosk(s) running", "", kiosks) if kiosks else tr("Desk", "no kiosk running")
    )
    if snapshot.last_at:
        last = tr("Desk", "last answer {when}", "for example 3 min ago")
        parts.append(last.format(when=ago(snapshot.last_at, now)))
    if snapshot.problems:
        parts.append(tr("Desk", "%n problem(s) in the journals", "", snapshot.problems))
    return DOT.join(parts)


def ago(at: str, now: datetime | None = None) -> str:
    """The time since something, in words.

    >>> ago("2026-11-21T09:00:00Z", datetime(2026, 11, 21, 9, 3, 20, tzinfo=UTC))
    '3 min ago'
    """
    try:
        seconds = ((now or datetime.now(UTC)) - datetime.fromisoformat(at)).total_seconds()
    except (ValueError, TypeError):
        return at
    if seconds < 60:
        return tr("Desk", "{seconds} s ago").format(seconds=f"{max(0, seconds):.0f}")
    if seconds < 3600:
        return tr("Desk", "{minutes} min ago").format(minutes=f"{seconds // 60:.0f}")
    if seconds < 86_400:
        return tr("Desk", "{hours} h ago").format(hours=f"{seconds // 3600:.0f}")
    day = program().day(datetime.fromisoformat(at).astimezone())
    return tr("Desk", "on {date}").format(date=day)


def count_line(snapshot: LiveSnapshot) -> str:
    """A line on the verdicts that count, and on those that quality rules exclude."""
    parts = [tr("Desk", "%n answer(s) counted", "", snapshot.counted)]
    if snapshot.sealed:
        parts.append(tr("Desk", "%n sealed", "answers", snapshot.sealed))
    if snapshot.before:
        parts.append(tr("Desk", "before rules"))
    elif snapshot.by_rule:
        parts.append(tr("Desk", "%n excluded by rule", "answers", snapshot.by_rule))
    return DOT.join(parts)


def sealed_line(snapshot: LiveSnapshot) -> str:
    """A sentence on what needs the passphrase, or an empty one if nothing is sealed."""
    if not snapshot.sealed:
        return ""
    return tr(
        "Desk",
        "Sealed: %n verdict(s) is/are counted after you enter the passphrase.",
        "",
        snapshot.sealed,
    )


def why_left_out(snapshot: LiveSnapshot) -> str:
    """The reasons, one a line."""
    listed = sorted(snapshot.left_out.items(), key=lambda item: -item[1])
    return "\n".join(
        program().join(": ", (program().format_int(n), translate_message(with_title(reason))))
        for reason, n in listed
        if n
    )


def value(row: Mapping[str, Any], name: str) -> str:
    """A number with two decimals.

    >>> value({"value": 0.5678}, "value"), value({}, "value") == NOTHING
    ('0.57', True)
    """
    number = row.get(name)
    if isinstance(number, int | float) and isfinite(number):
        return program().decimals(number)
    return NOTHING


def interval_line(row: Mapping[str, Any]) -> str:
    """The interval, or why there is none."""
    if NOTHING in (value(row, "ci_low"), value(row, "ci_high")):
        note = str(row.get("note") or "")
        return translate_message(note) if note else tr("Desk", "No interval yet")
    parts = [translate_message(interval_in_words(row["ci_low"], row["ci_high"]))]
    if clusters := CLUSTERED.get(str(row.get("method") or "")):
        parts.append(tr("Desk", clusters))
    return program().join(", ", parts)


def is_fast(row: SessionRow) -> bool:
    """True if too many verdicts of a session came too fast to have looked."""
    return row.verdicts >= ENOUGH and row.too_fast / row.verdicts >= FAST


def state(row: SessionRow) -> str:
    """The state of a session, or what needs a look."""
    return (
        tr("Desk", "fast answers")
        if is_fast(row)
        else translate_message(state_in_words(row.state))
    )
