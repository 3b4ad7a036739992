"""Fills in the truth of answers about live games, which only the journals of rooms contain.

Lines are filled in where they are read, as those of sealed studies are, so that tables, analyses,
Live results, and exports need to know nothing of rooms. The files on the disk stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.core.stimulus import Stimulus, met
from turingdesk.journal.journal_file import COPY, ROOMS, Line, ResponseLine
from turingdesk.journal.played_rooms import PlayedRoom, played_room, room_path

#: Questions about all whom someone met; what is said is said about the machine among them.
_OF_MACHINE = ("machine_side", "ending")


class RoomTruths:
    """Fills in the answers to games of one data folder, batch by batch.

    Args:
        folders: The data folder, and that of its pilots.
    """

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders
        self._rooms: dict[str, PlayedRoom | None] = {}  #: None: its journal can't be read
        self._missing: set[str] = set()  #: rooms without a journal
        self._met: dict[tuple[str, str], Stimulus] = {}  #: by room and participant
        self._sealed: set[str] = set()  #: sessions whose truth no one may know yet

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Rooms whose journal is missing or doesn't say who was there."""
        return tuple(
            _missing(name) if name in self._missing else _damaged(name)
            for name, room in self._rooms.items()
            if room is None
        )

    @property
    def is_outdated(self) -> bool:
        """Whether a journal that was missing is here now, so that lines have to be read again."""
        return any(self._path(name) for name in self._missing)

    def filled(self, lines: list[Line | ResponseLine]) -> list[Line | ResponseLine]:
        """Fill in answers about games in place, and return the same lines."""
        for line in lines:
            if isinstance(line, ResponseLine):
                if line.room:
                    self._fill(line)
            elif line["kind"] == "opened" and line.get("sealed"):
                self._sealed.add(line["session"])
        return lines

    def _fill(self, line: ResponseLine) -> None:
        line.stimulus = line.room
        room = self._room(str(line.room))
        if room is None or line.session in self._sealed:
            return
        played = self._played(room, line)
        question, subject = str(line.question), str(line.subject)
        maker = played.makers.get(subject)
        if maker is not None:
            line.origin, line.agent = maker.origin.value, maker.agent
        elif question in _OF_MACHINE and len(played.machines) == 1:
            line.agent = played.machines[0]
        line.composition, line.length = played.composition, room.messages
        line.domain = room.condition
        line.truth = played.truth(question, subject)
        line.correct = None if line.truth is None else line.choice == line.truth

    def _played(self, room: PlayedRoom, line: ResponseLine) -> Stimulus:
        key = str(line.room), str(line.participant)
        if key not in self._met:
            game = Stimulus(key[0], str(line.task), "", {}, None)
            self._met[key] = met(game, [seat.maker() for seat in room.others(key[1])])
        return self._met[key]

    def _room(self, name: str) -> PlayedRoom | None:
        if name not in self._rooms:
            path = self._path(name)
            self._rooms[name] = None if path is None else played_room(path)
            if path is None:
                self._missing.add(name)
        return self._rooms[name]

    def _path(self, name: str) -> Path | None:
        there = (room_path(folder, name) for folder in self._folders)
        return next((path for path in there if path is not None and path.is_file()), None)


def _damaged(room: str) -> Problem:
    return Problem(
        message("The journal of a room doesn't say who was in it."), COPY, f"{ROOMS}/{room}.jsonl"
    )


def _missing(room: str) -> Problem:
    return Problem(
        message("The journal of a room is missing, so it isn't known who was in it."),
        message("Copy the folder rooms from the desk that ran the game."),
        f"{ROOMS}/{room}.jsonl",
    )
