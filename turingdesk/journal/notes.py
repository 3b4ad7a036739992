"""Notes on sessions: who wrote what when; and sessions that turned out to be pilots.

A journal is never touched again once it is closed, so notes lie beside it: a
ledger for each session and desk, `record/notes/<session>_desk-<desk>.jsonl`, and
for sessions of the folder `pilot` in `record/notes/pilot`. They go when the
participant withdraws. A session that was run as a real one by mistake is marked
as a pilot by a note of the kind `pilot`; no note makes a pilot a real session.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.conversation import one_line
from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.journal.ledger import RECORD, LedgerFile, append, read_ledger, this_desk
from turingdesk.journal.session_name import SessionName, parsed

NOTES = "notes"
PILOTS = "pilot"  #: the folder of notes on sessions of the folder `pilot`
NOTE, MARK = "note", "pilot"
LONGEST = 4000  #: characters of one note
_FILE = re.compile(r"(.+)_desk-[a-z0-9-]+\.jsonl")


@dataclass(frozen=True, slots=True)
class Note:
    """A note that someone wrote about a session."""

    at: str  #: UTC, ISO 8601
    who: str
    text: str
    is_mark: bool = False  #: whether it makes the session a pilot


@dataclass(frozen=True, slots=True)
class SessionNotes:
    """The notes on one session."""

    name: SessionName
    pilot: bool  #: whether it is in the folder `pilot`
    notes: tuple[Note, ...]  #: oldest first

    @property
    def is_marked(self) -> bool:
        """True if the session was made a pilot afterwards."""
        return any(note.is_mark for note in self.notes)

    @property
    def text(self) -> str:
        """All notes on one line, as in tables."""
        return " | ".join(" ".join(note.text.split()) for note in self.notes if note.text)


def write_note(
    data: Path, name: SessionName, text: str, who: str, *, pilot: bool = False, at: str = ""
) -> None:
    """Write a note on a session.

    Args:
        data: The data folder.
        name: The session.
        text: What is to be remembered; no answers and no names.
        who: The person at the desk.
        pilot: Whether the session is in the folder `pilot`.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        ValueError: The note is empty or too long.
        WriteFailed: The disk refused.
    """
    append(_own_file(data, name, pilot=pilot), NOTE, who, {"text": checked(text)}, at)


def mark_pilot(data: Path, name: SessionName, text: str, who: str, at: str = "") -> None:
    """Make a session of the data folder a pilot, which never counts from now on.

    Args:
        data: The data folder.
        name: The session; it stays where it is.
        text: Why.
        who: The person at the desk.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        WriteFailed: The disk refused.
    """
    fields = {"text": note_text(text)[:LONGEST]}
    append(_own_file(data, name, pilot=False), MARK, who, fields, at)


def note_text(text: str) -> str:
    r"""A note as it is stored: its lines, without what can't be seen or turns text around.

    >>> note_text(" Came\tlate.\x00\r\nWas tired. ")
    'Came late.\nWas tired.'
    """
    return "\n".join(map(one_line, text.replace("\t", " ").splitlines())).strip()


def checked(text: str) -> str:
    """A note as it is stored.

    Raises:
        ValueError: The note is empty or too long.
    """
    words = note_text(text)
    if not words or len(words) > LONGEST:
        raise ValueError(message("A note needs 1 to {longest} characters.", longest=LONGEST))
    return words


def read_notes(data: Path) -> dict[tuple[bool, SessionName], SessionNotes]:
    """The notes of a data folder, by whether the session is in `pilot`, and its name."""
    notes_by_session: dict[tuple[bool, SessionName], list[Note]] = {}
    for pilot, name, file in _files(data):
        notes_by_session.setdefault((pilot, name), []).extend(notes_in(file))
    return {
        # By time, since each desk has a ledger of its own.
        key: SessionNotes(key[1], key[0], tuple(sorted(notes, key=lambda note: note.at)))
        for key, notes in notes_by_session.items()
        if notes
    }


def notes_in(file: LedgerFile) -> list[Note]:
    """The notes of one ledger."""
    return [
        Note(line["at"], line["who"], str(line.get("text", "")), line["kind"] == MARK)
        for line in file.lines
        if line["kind"] in (NOTE, MARK)
    ]


def note_problems(data: Path) -> list[Problem]:
    """The problems of the ledgers of notes."""
    return [problem for *_, file in _files(data) for problem in file.problems]


def notes_folder(data: Path, *, pilot: bool) -> Path:
    """The folder of the notes on sessions."""
    folder = data / RECORD / NOTES
    return folder / PILOTS if pilot else folder


def session_of(file: str) -> SessionName | None:
    """The session that a ledger of notes is about; None if it is none.

    >>> session_of("sub-P-1_ses-2_study-demo_desk-booth-1-a2f9c1.jsonl")
    SessionName(participant='P-1', number=2, study='demo')
    """
    match = _FILE.fullmatch(file)
    return parsed(match[1]) if match else None


def _own_file(data: Path, name: SessionName, *, pilot: bool) -> Path:
    return notes_folder(data, pilot=pilot) / f"{name}_desk-{this_desk()}.jsonl"


def _files(data: Path) -> Iterator[tuple[bool, SessionName, LedgerFile]]:
    for pilot in (False, True):
        for path in sorted(notes_folder(data, pilot=pilot).glob("*.jsonl")):
            name = session_of(path.name)
            if name is not None:
                with suppress(OSError):
                    yield pilot, name, read_ledger(path)
