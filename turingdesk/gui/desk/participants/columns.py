"""The columns of the participants table."""

from __future__ import annotations

from turingdesk.gui.desk.sessions.columns import INKS, local_time, short_time, told
from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING, counted
from turingdesk.store.people.participants import Participant


def progress(person: Participant) -> str:
    """How far their newest session came."""
    newest = person.newest
    return f"{newest.done} / {newest.of}" if newest else NOTHING


def share_done(person: Participant) -> float:
    """The same as a number, for people in studies of any length."""
    newest = person.newest
    return newest.done / max(1, newest.of) if newest else -1.0


def sessions(person: Participant) -> int:
    """How many sessions they have, or had before they withdrew."""
    if person.withdrawn is not None:
        return sum(one.study == person.study for one in person.withdrawn.gone)
    return len(person.sessions)


def marks(person: Participant) -> str:
    """What sets them apart from those that count."""
    found = ["pilot"] if person.is_pilot else []
    if any(one.judge == "imported" for one in person.sessions):
        found.append("imported")
    return ", ".join(found)


def ink(person: Participant) -> str:
    """The colour of their state."""
    if person.withdrawn is not None:
        return "soft"
    return INKS.get(person.newest.state, "") if person.newest else ""


def lines(person: Participant) -> list[str]:
    """Everything that is known of them, one thing a line: sessions, then notes."""
    if (gone := person.withdrawn) is not None:
        when = f"Withdrawn {local_time(gone.at)} by {gone.who}: {gone.reason}"
        unfinished = "" if gone.is_finished else " Not everything is deleted yet."
        here = counted(sessions(person), "session")
        return [
            when,
            f"{here} of this study deleted; {gone.responses:,} answers in all.{unfinished}",
        ]
    found = [f"{told(one)}, {one.kiosk or 'no kiosk'}" for one in person.sessions]
    for session, note in person.notes:
        kind = "made a pilot" if note.is_mark else "note"
        text = " ".join(note.text.split())
        when = f"{local_time(note.at)}, {note.who}"
        found.append(f"Session {session.number}, {kind}, {when}: {text}")
    return found


COLUMNS = (
    Column("Code", lambda p: p.code, sort=lambda p: p.code.casefold()),
    Column("Study", lambda p: p.study, stretch=True),
    Column("Sessions", lambda p: str(sessions(p)), sort=sessions, right=True),
    Column("State", lambda p: p.state, ink=ink),
    Column("Progress", progress, sort=share_done, right=True),
    Column(
        "Last here",
        lambda p: short_time(p.last_at),
        sort=lambda p: p.last_at,
        tip=lambda p: local_time(p.last_at),
    ),
    Column("Kiosk", lambda p: (p.newest.kiosk if p.newest else "") or NOTHING),
    Column("Marks", marks, ink=lambda p: "warning" if p.is_pilot else ""),
    Column("Notes", lambda p: str(len(p.notes) or ""), sort=lambda p: len(p.notes), right=True),
)
