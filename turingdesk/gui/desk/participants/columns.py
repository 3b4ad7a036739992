"""The columns of the participants table."""

from __future__ import annotations

from turingdesk.desk.session_words import INKS, local_time, short_time, told
from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.journal.notes import Note
from turingdesk.journal.session_summary import SessionSummary
from turingdesk.people.participants import Participant

WITHDRAWN = tr_noop("Desk", "withdrawn")  #: besides how sessions stand


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


def state_in_words(state: str) -> str:
    """How somebody stands, in the language of the desk."""
    return tr("Desk", state)


def marks(person: Participant) -> str:
    """What sets them apart from those that count."""
    found = [tr("Desk", "pilot")] if person.is_pilot else []
    if any(one.judge == "imported" for one in person.sessions):
        found.append(tr("Desk", "imported"))
    return ", ".join(found)


def ink(person: Participant) -> str:
    """The colour of their state."""
    if person.withdrawn is not None:
        return "soft"
    return INKS.get(person.newest.state, "") if person.newest else ""


def lines(person: Participant) -> list[str]:
    """Everything that is known of them, one thing a line: sessions, then notes."""
    if (gone := person.withdrawn) is not None:
        when = tr("Desk", "Withdrawn {when} by {who}: {why}").format(
            when=local_time(gone.at), who=gone.who, why=gone.reason
        )
        deleted = tr(
            "Desk",
            "%n session(s) of this study deleted; {answers} answers in all.",
            "",
            sessions(person),
        ).format(answers=program().whole(gone.responses))
        unfinished = tr("Desk", "Not everything is deleted yet.")
        return [when, deleted if gone.is_finished else f"{deleted} {unfinished}"]
    nowhere = tr("Desk", "no kiosk")
    found = [f"{told(one)}, {one.kiosk or nowhere}" for one in person.sessions]
    return found + [_noted(session, note) for session, note in person.notes]


def _noted(session: SessionSummary, note: Note) -> str:
    if note.is_mark:
        text = tr("Desk", "Session {number}, made a pilot, {when}, {who}: {text}")
    else:
        text = tr("Desk", "Session {number}, note, {when}, {who}: {text}")
    return text.format(
        number=session.number,
        when=local_time(note.at),
        who=note.who,
        text=" ".join(note.text.split()),
    )


COLUMNS = (
    Column(tr_noop("Desk", "Code"), lambda p: p.code, sort=lambda p: p.code.casefold()),
    Column(tr_noop("Desk", "Study"), lambda p: p.study, stretch=True),
    Column(tr_noop("Desk", "Sessions"), lambda p: str(sessions(p)), sort=sessions, right=True),
    Column(tr_noop("Desk", "State"), lambda p: state_in_words(p.state), ink=ink),
    Column(tr_noop("Desk", "Progress"), progress, sort=share_done, right=True),
    Column(
        tr_noop("Desk", "Last here"),
        lambda p: short_time(p.last_at),
        sort=lambda p: p.last_at,
        tip=lambda p: local_time(p.last_at),
    ),
    Column(tr_noop("Desk", "Kiosk"), lambda p: (p.newest.kiosk if p.newest else "") or NOTHING),
    Column(tr_noop("Desk", "Marks"), marks, ink=lambda p: "warning" if p.is_pilot else ""),
    Column(
        tr_noop("Desk", "Notes"),
        lambda p: str(len(p.notes) or ""),
        sort=lambda p: len(p.notes),
        right=True,
    ),
)
