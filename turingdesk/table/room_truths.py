"""Fills in the truth of answers about live games, which only the journals of rooms contain.

Lines are filled in where they are read, as those of sealed studies are, so that tables, analyses,
Live results, and exports need to know nothing of rooms. The files on the disk stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from turingdesk.core.errors import Problem
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin, Stimulus, met
from turingdesk.core.task import TASKS
from turingdesk.journal.journal_file import COPY, ROOMS, Line, ResponseLine
from turingdesk.journal.played_rooms import PlayedRoom, played_room, room_path

#: Questions about all whom someone met; what is said is said about the machine among them.
_OF_MACHINE = ("machine_side", "ending")


@dataclass(frozen=True, slots=True)
class GameExtent:
    """The extent of play in one room; None of what is not known."""

    minutes: float | None
    messages: int | None
    words: int | None
    exchanges: int | None  #: None where no one leads
    #: For how long each participant waited for the game, as far as it is known.
    waited_s: Mapping[str, float] = field(default_factory=dict)


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
        """True if a journal that was missing is here now, so that lines have to be read again."""
        return any(self._path(name) for name in self._missing)

    @property
    def extents(self) -> dict[str, GameExtent]:
        """The extent of play in each room, by its name."""
        return {name: _extent(room) for name, room in self._rooms.items() if room is not None}

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
            line.agent, line.witness = played.machines[0], _person_beside(played)
        line.composition = played.composition
        line.length, line.length_of = _length(room, str(line.task))
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


def _person_beside(played: Stimulus) -> str:
    """The one person who was met beside machines; empty if there is none or several, or gone."""
    people = [maker.agent for maker in played.makers.values() if maker.origin is Origin.HUMAN]
    return people[0] if len(people) == 1 else ""


def _length(room: PlayedRoom, task: str) -> tuple[int, str]:
    """The length of a game, in its own unit, and the unit.

    Where one of the people asks and judges, these are exchanges, which a study can limit (paper
    1 draws 1, 5, 10, or 20); where everyone writes to everyone, they are messages.
    """
    exchanges = _exchanges(room, task)
    if exchanges is None:
        return room.messages, LengthUnit.MESSAGES.value
    return exchanges, LengthUnit.EXCHANGES.value


def _exchanges(room: PlayedRoom, task: str) -> int | None:
    asks = TASKS[task].asks if task in TASKS else None
    return None if asks is None else room.exchanges(asks)


def _extent(room: PlayedRoom) -> GameExtent:
    exchanges = _exchanges(room, str(room.opened.get("game", "")))
    return GameExtent(room.minutes, room.messages, room.words, exchanges, room.waited_s)


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
