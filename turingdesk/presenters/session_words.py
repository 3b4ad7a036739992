"""Sessions and participants as the desk's pages describe them, in messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path

from turingdesk.core.message import join, message, plural
from turingdesk.journal.journal_file import Line, read_journal
from turingdesk.journal.notes import Note
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.people.participants import Participant
from turingdesk.sessions.session_header import COLLECTS
from turingdesk.sessions.session_recorder import ENDED
from turingdesk.system.clock import set_by
from turingdesk.table.typing_flags import flags_of

REPLACED = (State.CONTINUED, State.RESTARTED)  #: sessions that are counted by a later one

#: The state of a session or a participant.
STATES: dict[str, str] = {
    State.RUNNING: message("running"),
    State.COMPLETED: message("completed"),
    State.CUT_OFF: message("interrupted"),
    State.REFUSED: message("refused"),
    State.ENDED: message("ended"),
    State.CONTINUED: message("continued"),
    State.RESTARTED: message("restarted"),
    "withdrawn": message("withdrawn"),  # a participant, whose sessions are deleted
}


def local_time(at: str) -> datetime | str:
    """A journal's time on this computer's clock, for a message; what isn't a time as it is.

    >>> local_time("long ago")
    'long ago'
    """
    try:
        return datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at


def state_in_words(state: str) -> str:
    """The state of a session or a participant, in a word or two; empty for no state."""
    return STATES.get(state, "")


def session_marks(session: SessionSummary) -> str:
    """The marks that set a session apart from those that count, or say to check it."""
    mark_texts = []
    if session.pilot:
        mark_texts.append(message("pilot (marked)") if session.is_marked else message("pilot"))
    if session.simulated:
        mark_texts.append(message("simulated"))
    elif session.judge not in ("human", ""):
        mark_texts.append(message("imported") if session.judge == "imported" else session.judge)
    if "continues" in session.opened:
        mark_texts.append(message("resumed"))
    if session.clock_set_s:
        mark_texts.append(message("clock changed"))
    if flags := typing_flags(session):
        mark_texts.append(plural("%n answer to look at", "%n answers to look at", len(flags)))
    return join(", ", mark_texts)


def typing_flags(session: SessionSummary) -> Mapping[int, str]:
    """Remarkable facts about how answers of a collection were typed, by trial."""
    if COLLECTS not in session.opened:
        return {}
    return _typing_flags(session.path, session.last_at)


@lru_cache(maxsize=4096)
def _typing_flags(journal: Path, last_at: str) -> Mapping[int, str]:
    """Read again only after something was written, which `last_at` tells."""
    lines: Sequence[Line] = ()
    with suppress(OSError):  # it is moved or deleted at this moment
        lines = read_journal(journal).lines
    answers = (line for line in lines if line.get("role") == "answer" and not line.get("practice"))
    trials = {answer.get("step", 0): int(answer.get("trial", 0)) for answer in answers}
    return {trials[step]: flag for step, flag in flags_of(lines).items() if step in trials}


def typing_in_words(session: SessionSummary) -> list[str]:
    """One line for each answer whose typing is remarkable."""
    return [
        message("Trial {number}: {flags}", number=number, flags=flags)
        for number, flags in typing_flags(session).items()
    ]


def describe_session(session: SessionSummary) -> str:
    """A session in one sentence."""
    state = state_in_words(session.state)
    if session.reason == ENDED:
        state = message("ended by the experimenter")
    elif session.state is State.ENDED:
        state = message("{state} ({reason})", state=state, reason=session.reason)
    line = message(
        "{participant}, session {number}: {state}, {done} of {trials}, last saved {time}",
        participant=session.participant,
        number=session.number,
        state=state,
        done=session.done,
        time=local_time(session.last_at),
        trials=plural("%n trial", "%n trials", session.of),
    )
    return join(". ", [line, *map(set_by, session.clock_set_s)])


def session_count(person: Participant) -> int:
    """The number of sessions of a participant, or of those before they withdrew.

    One that was resumed or started over counts once.
    """
    if person.withdrawn is not None:
        return sum(session.study == person.study for session in person.withdrawn.gone)
    return sum(session.state not in REPLACED for session in person.sessions)


def participant_marks(person: Participant) -> str:
    """The marks that set a participant apart from those that count."""
    mark_texts = [message("pilot")] if person.is_pilot else []
    if any(session.judge == "imported" for session in person.sessions):
        mark_texts.append(message("imported"))
    return join(", ", mark_texts)


def describe_participant(person: Participant) -> list[str]:
    """Everything that is known of a participant, one thing a line: sessions, then notes."""
    if (gone := person.withdrawn) is not None:
        when = message(
            "Withdrawn {when} by {who}: {why}",
            when=local_time(gone.at),
            who=gone.who,
            why=gone.reason,
        )
        deleted = plural(
            "%n session of this study deleted; {answers} in all.",
            "%n sessions of this study deleted; {answers} in all.",
            n=session_count(person),
            answers=plural("%n answer", "%n answers", gone.responses),
        )
        unfinished = message("Not everything is deleted yet.")
        return [when, deleted if gone.is_finished else join(" ", (deleted, unfinished))]
    nowhere = message("no kiosk")
    lines = [
        join(", ", (describe_session(session), session.kiosk or nowhere))
        for session in person.sessions
    ]
    return lines + [_note(session, note) for session, note in person.notes]


def _note(session: SessionSummary, note: Note) -> str:
    values = {
        "number": session.number,
        "when": local_time(note.at),
        "who": note.who,
        # Each note takes one line, whatever was typed into it.
        "text": " ".join(note.text.split()),
    }
    if note.is_mark:
        return message("Session {number}, marked as pilot, {when}, {who}: {text}", **values)
    return message("Session {number}, note, {when}, {who}: {text}", **values)
