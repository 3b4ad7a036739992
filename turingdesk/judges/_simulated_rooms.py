"""Rooms of simulated games: partners that are no one, and the journal that says who they were.

Where all people in a room judge, two simulated judges share it: sim-001 plays with sim-002,
sim-003 with sim-004, and so on, each game of one with the same game of the other.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from turingdesk.core.response import ROOM
from turingdesk.core.stimulus import Maker, Origin, met
from turingdesk.core.streams import Stream, stream
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Trial
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.played_rooms import RoomSeat, room_path
from turingdesk.system.access import make_folder

if TYPE_CHECKING:
    from pathlib import Path

    from turingdesk.sessions.session_recorder import SessionRecorder

_NUMBER = re.compile(r"sim-(\d+)")
_SAID = (("what did you do today?", "not much, you?"), ("I read a book", "which one?"))
_AGENTS = {Origin.HUMAN: "simulated-person", Origin.MACHINE: "simulated-machine"}


@dataclass(frozen=True, slots=True)
class SimulatedRoom:
    """A room of one simulated judge, or of two."""

    id: str
    seats: tuple[RoomSeat, ...]
    own: int = 0  #: the seat of the one who plays
    condition: str = ""  #: that was drawn, if the game has some

    @property
    def role(self) -> str:
        """What they are in it."""
        return self.seats[self.own].role


def shared_room(recorder: SessionRecorder, trial: Trial) -> SimulatedRoom | None:
    """The room that a simulated judge shares with another one; None if the game has none.

    Both of them find the same room, whoever comes first.
    """
    task, identity, slot = TASKS[trial.stimulus.task], recorder.session.identity, trial.slot
    number = _NUMBER.fullmatch(identity.participant)
    if not task.all_decide or number is None:
        return None
    first = int(number[1]) - (int(number[1]) + 1) % 2
    about = f"{identity.study_hash} {first} {slot.block} {slot.position}"
    name = f"simulated-{hashlib.sha256(about.encode()).hexdigest()[:16]}"
    codes = [f"sim-{first + at:03}" for at in range(2)]
    people = [Maker(Origin.HUMAN, code) for code in codes]
    order = stream(name, "seats").shuffled(
        [*people, Maker(Origin.MACHINE, _AGENTS[Origin.MACHINE])]
    )
    seats = [_seat(role, maker) for role, maker in zip(task.roles, order, strict=True)]
    session = identity.session
    whose = {code: session.replace(identity.participant, code) for code in codes}
    seats = [replace(one, who=whose.get(one.agent, one.who)) for one in seats]
    own = next(at for at, one in enumerate(seats) if one.agent == identity.participant)
    return SimulatedRoom(name, tuple(seats), own)


def met_someone(trial: Trial, chance: Stream, shared: SimulatedRoom | None = None) -> Trial:
    """A game with partners: one is a person or a machine; of several, one is a machine."""
    if shared is not None:
        makers = [one.maker() for at, one in enumerate(shared.seats) if at != shared.own]
        return replace(trial, stimulus=met(trial.stimulus, makers))
    others = len(TASKS[trial.stimulus.task].roles) - 1
    machine = chance.below(max(2, others))
    origins = [Origin.MACHINE if at == machine else Origin.HUMAN for at in range(others)]
    makers = [Maker(origin, _AGENTS[origin]) for origin in origins]
    return replace(trial, stimulus=met(trial.stimulus, makers))


def write_room(
    recorder: SessionRecorder, trial: Trial, given: Mapping[str, str], chance: Stream, at: str
) -> None:
    """Write the journal of a simulated game.

    Args:
        recorder: Of the session that decided.
        trial: With its partners.
        given: The answers.
        chance: Draws the condition, if the game has some.
        at: When it ended.

    Raises:
        WriteFailed: The data folder cannot be written.
    """
    task = TASKS[trial.stimulus.task]
    roles = task.roles
    identity, stimulus = recorder.session.identity, trial.stimulus
    me = Maker(Origin.HUMAN, identity.participant)
    makers = (me, *stimulus.makers.values())
    seats = [_seat(role, maker) for role, maker in zip(roles, makers, strict=True)]
    seats[0] = replace(seats[0], who=identity.session)
    condition = chance.pick(task.conditions) if task.conditions else ""
    room = SimulatedRoom(given[ROOM], tuple(seats), condition=condition)
    said = [_said(at, *one) for one in _dialog(len(seats) - 1)]
    verdict = _verdict(trial, room, given, at)
    path = room_path(recorder.path.parent, room.id)
    assert path is not None
    with _begun(path, recorder, trial, room, at) as journal:
        journal.append(*said, *([verdict] if verdict.fields["answers"] else []), _ended(at))


def write_shared_room(
    recorder: SessionRecorder,
    trial: Trial,
    shared: SimulatedRoom,
    given: Mapping[str, str],
    at: str,
) -> None:
    """Write what a judge does in a room of two; the second one ends the game.

    Raises:
        WriteFailed: The data folder cannot be written.
    """
    path = room_path(recorder.path.parent, shared.id)
    assert path is not None
    verdict = _verdict(trial, shared, given, at)
    if not path.exists():
        said = [_said(at, seat, "hi there", [0]) for seat in range(len(shared.seats))]
        with _begun(path, recorder, trial, shared, at) as journal:
            journal.append(*said, verdict)
        return
    file = read_journal(path)
    if any(line["kind"] == "verdict" and line["seat"] == shared.own for line in file.lines):
        return
    size = path.stat().st_size - len(file.torn)
    with Journal.reopen(path, len(file.lines), file.chain, size) as journal:
        journal.append(verdict, _ended(at))


def _begun(
    path: Path, recorder: SessionRecorder, trial: Trial, room: SimulatedRoom, at: str
) -> Journal:
    """The journal of a room, with its first line."""
    identity = recorder.session.identity
    opened = {
        "id": room.id,
        "game": trial.stimulus.task,
        "study": identity.study,
        "study_hash": identity.study_hash,
        "block": trial.slot.block,
        "pilot": identity.pilot,
        "sealed": False,  # who made what is drawn here, and tells nothing about the study
        "rules": asdict(trial.show),
        "drawn": {"condition": room.condition} if room.condition else {},
        "seats": [asdict(seat) for seat in room.seats],
        "people": [],  # no one finds their way back to a seat
    }
    make_folder(path.parent)
    journal = Journal.create(path)
    journal.append(Entry("opened", at, 0.0, opened))
    return journal


def _verdict(trial: Trial, room: SimulatedRoom, given: Mapping[str, str], at: str) -> Entry:
    asked = {one.key: given[one.key] for one in trial.questions if one.key in given}
    return Entry("verdict", at, 0.0, {"seat": room.own, "answers": asked})


def _ended(at: str) -> Entry:
    return Entry("ended", at, 0.0, {"why": "complete"})


def _seat(role: str, maker: Maker) -> RoomSeat:
    origin, agent = maker.origin, maker.agent
    return RoomSeat(role, agent, origin is Origin.MACHINE, origin.value, agent)


def _said(at: str, seat: int, text: str, threads: list[int]) -> Entry:
    return Entry("said", at, 0.0, {"seat": seat, "text": text, "t_s": 0.0, "threads": threads})


def _dialog(others: int) -> Iterator[tuple[int, str, list[int]]]:
    """Questions to everyone, and the answers: seat, text, and threads of each message."""
    for question, answer in _SAID:
        yield 0, question, [*range(others)]
        for seat in range(1, others + 1):
            yield seat, answer, [seat - 1]
