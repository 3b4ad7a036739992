"""Notes on games: what experimenters wrote down about games that are over.

A room's journal is never touched again once the game is over, so notes lie beside it: a ledger
for each room and desk, `record/notes/games/<room>_desk-<desk>.jsonl`. Notes may be about anyone
who was there. So all notes on a game go as soon as one of its players withdraws, and it takes no
more of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.ledger import RECORD, append, read_ledger, this_desk
from turingdesk.journal.notes import NOTE, NOTES, Note, checked, notes_in
from turingdesk.journal.played_rooms import GONE, has_seat, room_path
from turingdesk.journal.tombstones import Tombstone, tombstones

GAMES = "games"  #: the folder of notes on games
_PILOT = "pilot"  #: the folder of pilots
_FILE = re.compile(r"([A-Za-z0-9-]{1,64})_desk-[a-z0-9-]+\.jsonl", re.ASCII)


def write_game_note(data: Path, room: str, text: str, who: str, at: str = "") -> None:
    """Write a note on a game; returns when it is on the disk.

    Args:
        data: The data folder.
        room: The ID of the game's room.
        text: What is to be remembered; no names.
        who: The person at the desk.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        ValueError: The note is empty or too long, there is no such game, it is still played, or a
            player withdrew.
        WriteFailed: The disk refused.
    """
    words = checked(text)
    _see_that_it_can_have_notes(data, room)
    path = game_notes_folder(data) / f"{room}_desk-{this_desk()}.jsonl"
    append(path, NOTE, who, {"text": words}, at)


def _see_that_it_can_have_notes(data: Path, room: str) -> None:
    path = next((path for _, path in _journals(data, room)), None)
    if path is None:
        raise ValueError(message("There is no game {room} in this data folder.", room=room))
    journal = read_journal(path)
    if not any(line["kind"] == "ended" for line in journal.lines):
        raise ValueError(message("The game isn't over yet. Write the note when it has ended."))
    seats = journal.opened.get("seats") or ()
    if any(seat.get("who") == GONE for seat in seats) or room in _withdrawn_from(data):
        raise ValueError(
            message(
                "A player of this game withdrew. Notes on it were deleted, and no more can be "
                "added."
            )
        )


class GameNotes:
    """Reads the notes on games again and again; ledgers that didn't grow are known.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._notes: dict[Path, tuple[int, list[Note]]] = {}

    def read(self) -> dict[str, tuple[Note, ...]]:
        """The notes by the ID of the room, the oldest first.

        Raises:
            OSError: The folder can't be read.
        """
        ledgers, notes_by_room = {}, dict[str, list[Note]]()
        for room, path in _files(self._data):
            with suppress(FileNotFoundError):  # a withdrawal took it meanwhile
                size = path.stat().st_size
                before = self._notes.get(path)
                is_same = before is not None and before[0] == size
                ledger = before if before and is_same else (size, notes_in(read_ledger(path)))
                ledgers[path] = ledger
                notes_by_room.setdefault(room, []).extend(ledger[1])
        self._notes = ledgers
        gone = _withdrawn_from(self._data) if notes_by_room else ()
        return {
            room: tuple(sorted(notes, key=lambda note: note.at))
            for room, notes in notes_by_room.items()
            if notes and room not in gone
        }


def game_note_problems(data: Path) -> list[Problem]:
    """The problems of the ledgers of notes on games."""
    problems: list[Problem] = []
    for _, path in _files(data):
        with suppress(OSError):
            problems += read_ledger(path).problems
    return problems


def game_notes_folder(data: Path) -> Path:
    """The folder of the notes on games."""
    return data / RECORD / NOTES / GAMES


def room_of(file: str) -> str:
    """The ID of the room that a ledger of notes is about; empty if it is about none.

    >>> room_of("3f9a2c_desk-booth-1-a2f9c1.jsonl")
    '3f9a2c'
    """
    match = _FILE.fullmatch(file)
    return match[1] if match else ""


def game_notes_of(data: Path, tombstone: Tombstone) -> Iterator[Path]:
    """The ledgers of notes on games from which someone withdrew."""
    for room, path in _files(data):
        if room in tombstone.games or was_in(data, room, tombstone.covers):
            yield path


def was_in(data: Path, room: str, covers: Callable[..., bool]) -> bool:
    """True if the journal of a room in a data folder has a seat of someone.

    Args:
        data: The data folder.
        room: The ID of the room.
        covers: Whether a session is theirs; takes its name, and whether it is a `pilot`.
    """
    return any(
        has_seat(path, partial(covers, pilot=pilot)) for pilot, path in _journals(data, room)
    )


def _journals(data: Path, room: str) -> Iterator[tuple[bool, Path]]:
    """The journals of a room: whether it was a pilot's, and the file."""
    for pilot, folder in ((False, data), (True, data / _PILOT)):
        path = room_path(folder, room)
        if path is not None and path.is_file():
            yield pilot, path


def _withdrawn_from(data: Path) -> set[str]:
    return {room for tombstone in tombstones(data) for room in tombstone.games}


def _files(data: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(game_notes_folder(data).glob("*.jsonl")):
        if room := room_of(path.name):
            yield room, path
