"""The rooms of a data folder as the desk shows them: who plays, how far, and what was said.

Rooms are read from their journals, so that those of another computer, or of last week, look the
same as those that are played now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from turingdesk.agents._talk import TALKS
from turingdesk.core.message import message
from turingdesk.core.question import Kind
from turingdesk.journal.game_notes import GameNotes
from turingdesk.journal.journal_file import ROOMS, Line, read_journal
from turingdesk.journal.notes import Note
from turingdesk.journal.session_name import parsed
from turingdesk.plugins.live_games.conversation import game_of
from turingdesk.plugins.live_games.game import Game, Role
from turingdesk.sessions.data_folder import PILOT
from turingdesk.system.lock import is_being_written


class RoomPhase(StrEnum):
    """The phase of a game, by its journal."""

    TALKING = "talking"
    AWAY = "away"  #: someone's connection is interrupted, or no desk plays it now
    DECIDING = "deciding"
    COMPLETE = "complete"
    ENDED = "ended"  #: before a verdict


PHASES = {
    RoomPhase.TALKING: message("talking"),
    RoomPhase.AWAY: message("interrupted"),
    RoomPhase.DECIDING: message("deciding"),
    RoomPhase.COMPLETE: message("complete"),
    RoomPhase.ENDED: message("ended early"),
}


@dataclass(frozen=True, slots=True)
class RoomMessage:
    """One message in a room."""

    seat: int
    text: str
    t_s: float  #: seconds of playing time
    threads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoomPlayer:
    """Who has a seat. Only `role` may be shown before someone asks for the truth."""

    role: Role
    participant: str  #: empty of a machine
    agent: str  #: of a machine
    is_machine: bool
    booth: str  #: the ID of the kiosk's pairing; empty of a machine


@dataclass(frozen=True, slots=True)
class RoomState:
    """A room as its journal has it by now."""

    id: str
    game: str  #: its title
    study: str
    is_pilot: bool
    is_sealed: bool
    begun: str  #: UTC, ISO 8601
    players: tuple[RoomPlayer, ...]
    messages: tuple[RoomMessage, ...]
    verdicts: Mapping[int, tuple[tuple[str, str], ...]]  #: questions and answers, by seat
    phase: RoomPhase
    why: str  #: why it ended
    newest: str  #: when the last line was written, UTC, ISO 8601
    left_s: float | None  #: of the time for messages, by then; None without a limit
    reports: tuple[str, ...]
    colors: tuple[str, ...] = ()  #: the names of the seats, in games that have some
    accused: Mapping[int, int] = field(default_factory=dict)  #: by seat, whom they accused
    notes: tuple[Note, ...] = ()  #: of experimenters, the oldest first
    is_started: bool = True  #: whether all have read their role, for which the clock waits

    @property
    def is_over(self) -> bool:
        """True if nothing more can happen."""
        return self.phase in (RoomPhase.COMPLETE, RoomPhase.ENDED)

    @property
    def deciders(self) -> tuple[RoomPlayer, ...]:
        """Those who give a verdict: always people, so that their codes can be shown."""
        return tuple(
            player for player in self.players if player.role.decides and not player.is_machine
        )

    def has(self, words: str) -> bool:
        """True if a search finds this room: in messages, and in what everyone may see of it."""
        folded_words = words.casefold()
        identifiers = (
            self.id,
            self.game,
            self.study,
            *(player.participant for player in self.deciders),
        )
        texts = (*identifiers, *(room_message.text for room_message in self.messages))
        return any(folded_words in text.casefold() for text in texts)


class RoomsFolder:
    """Reads the journals of rooms again and again; those that didn't grow are known.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self._states: dict[Path, tuple[int, RoomState | None]] = {}
        self._notes = GameNotes(data)

    def read(self) -> list[RoomState]:
        """All rooms, the newest first.

        Raises:
            OSError: The folder can't be read.
        """
        states_by_path = {}
        for home in (self.data, self.data / PILOT):
            for path in (home / ROOMS).glob("*.jsonl"):
                size = path.stat().st_size
                before = self._states.get(path)
                # The journal of a game only grows, so one of the same size is unchanged.
                is_same = before is not None and before[0] == size
                states_by_path[path] = before if is_same and before else (size, read_state(path))
        self._states = states_by_path
        notes = self._notes.read()
        states = (
            _noted(_as_of_now(path, state), notes.get(path.stem, ()))
            for path, (_, state) in states_by_path.items()
            if state
        )
        return sorted(states, key=lambda room: room.begun, reverse=True)


def _noted(room: RoomState, notes: tuple[Note, ...]) -> RoomState:
    """A room with its notes; the same object if they did not change."""
    return room if room.notes == notes else replace(room, notes=notes)


def _as_of_now(path: Path, room: RoomState) -> RoomState:
    """A room whose time is over waits for the verdict, although its journal doesn't grow.

    While the desk that plays it doesn't run, its time stands still.
    """
    if not room.is_over and not is_being_written(path):
        return replace(room, phase=RoomPhase.AWAY)
    return replace(room, phase=RoomPhase.DECIDING) if seconds_left(room) == 0 else room


def read_state(path: Path) -> RoomState | None:
    """A room from its journal; None if it isn't one, or belongs to a game that isn't known.

    Raises:
        OSError: It can't be read.
    """
    lines = read_journal(path).lines
    try:
        return _state(lines[0], lines)
    except (IndexError, KeyError, TypeError, ValueError, LookupError):
        return None


def _state(opened: Line, lines: Sequence[Line]) -> RoomState:
    game = game_of(opened["game"])
    minutes = float(opened["rules"].get("minutes") or 0)
    t_s = float(lines[-1]["t_ms"]) / 1000
    phase, why = _phase(lines, is_late=0 < minutes * 60 <= t_s)
    booths = {person["seat"]: person["booth"] for person in opened.get("people", ())}
    players = tuple(
        RoomPlayer(
            game.role(seat["role"]),
            _participant(seat),
            str(seat.get("agent") or "") if seat["machine"] else "",
            bool(seat["machine"]),
            booths.get(at, ""),
        )
        for at, seat in enumerate(opened["seats"])
    )
    return RoomState(
        id=opened["id"],
        game=game.task.title,
        study=opened["study"],
        is_pilot=bool(opened["pilot"]),
        is_sealed=bool(opened.get("sealed")),
        begun=opened["at"],
        players=players,
        messages=tuple(_message(line) for line in lines if line["kind"] == "said"),
        verdicts={
            line["seat"]: tuple(_verdict(game, line["answers"]))
            for line in lines
            if line["kind"] == "verdict"
        },
        phase=phase,
        why=why,
        newest=lines[-1]["at"],
        left_s=max(0.0, minutes * 60 - t_s) if minutes else None,
        reports=tuple(line["text"] for line in lines if line["kind"] == "report"),
        colors=tuple(opened.get("drawn", {}).get("colors", ())),
        accused=dict(_accusations(game, len(players), lines)),
        is_started=t_s > 0 or opened["game"] == TALKS or {*booths} <= _ready(lines),
    )


def _ready(lines: Sequence[Line]) -> set[int]:
    """The seats of people who have read their role."""
    return {line["seat"] for line in lines if line["kind"] == "ready"}


def _accusations(game: Game, seats: int, lines: Sequence[Line]) -> Iterator[tuple[int, int]]:
    """Who accused whom, in games in which people do that."""
    for line in lines:
        if game.accuses and line["kind"] == "verdict":
            others = [at for at in range(seats) if at != line["seat"]]
            yield line["seat"], others[int(line["answers"]["machine_side"]) - 1]


def _participant(seat: Mapping[str, Any]) -> str:
    name = None if seat["machine"] else parsed(seat["who"])
    return name.participant if name is not None else ""


def _verdict(game: Game, answers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Questions and answers as participants read them, without what the kiosk recorded."""
    task = game.task
    for question in task.questions(task.content(), task.show()):
        value = answers.get(question.key, "")
        if value and question.kind is not Kind.RECORDED:
            labels = {choice.value: choice.label for choice in question.choices}
            yield question.text, labels.get(value, value)


def _message(line: Line) -> RoomMessage:
    return RoomMessage(
        line["seat"], line["text"], float(line["t_ms"]) / 1000, tuple(line["threads"])
    )


def _phase(lines: Sequence[Line], *, is_late: bool) -> tuple[RoomPhase, str]:
    """The phase of the game, and the reason why it ended."""
    away: set[int] = set()
    for line in lines:
        if line["kind"] == "left":
            away.add(line["seat"])
        elif line["kind"] == "returned":
            away.discard(line["seat"])
        elif line["kind"] == "ended":
            is_whole = line["why"] == "complete"
            return (RoomPhase.COMPLETE if is_whole else RoomPhase.ENDED), line["why"]
    if away:
        return RoomPhase.AWAY, ""
    is_decided = any(line["kind"] == "verdict" for line in lines)
    return (RoomPhase.DECIDING if is_late or is_decided else RoomPhase.TALKING), ""


def seconds_left(room: RoomState) -> float | None:
    """For how long people can still write; None if there is no limit, or if they no longer can."""
    if room.phase is not RoomPhase.TALKING or room.left_s is None:
        return None
    if not room.is_started:
        return room.left_s
    # By the time of day, since playing time is known only up to the newest line.
    since = datetime.now(UTC) - datetime.fromisoformat(room.newest)
    return max(0.0, room.left_s - since.total_seconds())
