"""The columns of the table of booths."""

from __future__ import annotations

from typing import Any

from turingdesk.gui.desk.sessions.columns import short_time
from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.system.clock import in_words
from turingdesk.system.disk import size

INKS = {"away": "warning", "running": "accent", "paused": "accent"}
_SLOW_S = 2.0  #: clocks that differ by more are worth a word


#: Words of the host for what a booth does, which are said where they are shown.
DOINGS = (
    tr_noop("Desk", "away"),
    tr_noop("Desk", "idle"),
    tr_noop("Desk", "running"),
    tr_noop("Desk", "paused"),
)


def _doing(booth: Any) -> str:
    return tr("Desk", str(booth["doing"]))


def _bytes(number: float) -> str:
    return translate_message(size(number)) if number else NOTHING


def _trial(booth: Any) -> str:
    shown = booth["progress"]
    if not shown["session"]:
        return NOTHING
    return tr("Desk", "{done} of {of}").format(done=shown["done"], of=shown["of"])


def _clock(booth: Any) -> str:
    by_s = float(booth["clock_s"])
    if abs(by_s) < _SLOW_S:
        return tr("Desk", "right", "a clock") if booth["seen_at"] else NOTHING
    text = tr("Desk", "{time} ahead") if by_s > 0 else tr("Desk", "{time} behind")
    return text.format(time=translate_message(in_words(by_s)))


def told(booth: Any) -> str:
    """A booth in some sentences."""
    parts = [f"{booth['name']}: {_doing(booth)}"]
    if booth["progress"]["title"]:
        parts.append(str(booth["progress"]["title"]))
    if booth["address"]:
        text = tr("Desk", "at {address}, {program}")
        parts.append(text.format(address=booth["address"], program=booth["program"]))
    parts += map(translate_message, booth["conflicts"])
    damaged = tr("Desk", "Damaged: {what}")
    parts += [damaged.format(what=translate_message(what)) for what in booth["problems"]]
    return "\n".join(parts)


COLUMNS = (
    Column(tr_noop("Desk", "Booth"), lambda b: str(b["name"]), tip=told),
    Column(tr_noop("Desk", "Now"), _doing, ink=lambda b: INKS.get(b["doing"], ""), tip=told),
    Column(
        tr_noop("Desk", "Participant"),
        lambda b: b["progress"]["participant"] or NOTHING,
        tip=told,
        stretch=True,
    ),
    Column(tr_noop("Desk", "Trial"), _trial, right=True),
    Column(tr_noop("Desk", "To come"), lambda b: _bytes(b["unsent"]), right=True),
    Column(tr_noop("Desk", "Clock"), _clock, right=True),
    Column(tr_noop("Desk", "Free disk"), lambda b: _bytes(b["free"]), right=True),
    Column(tr_noop("Desk", "Last seen"), lambda b: short_time(b["seen_at"]) or NOTHING),
)
