"""Rooms of simulated games: partners that are no one, and the journal that says who they were.

Where all people in a room judge, two simulated judges share it: sim-001 plays with sim-002,
sim-003 with sim-004, and so on, each game of one with the same game of the other.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import cycle, islice
from math import exp
from statistics import NormalDist
from typing import TYPE_CHECKING

from turingdesk.core.question import Answer
from turingdesk.core.response import GAME_ROLE, ROOM
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
_EXCHANGE_S = 25.0  #: one question with its answers
_MEDIAN_S = 150.0  #: of a game that no number of questions ends
_SPREAD = 0.6  #: standard deviation of its logarithm
_MESSAGES_S = 15.0  #: between messages, where everyone writes to everyone
_PERSON = "simulated-person"
_MACHINES = ("simulated-machine",)  #: of a study that has none of its own


@dataclass(frozen=True, slots=True)
class SimulatedRoom:
    """A room of one simulated judge, or of two."""

    id: str
    seats: tuple[RoomSeat, ...]
    own: int = 0  #: the seat of the one who plays
    condition: str = ""  #: that was drawn, if the game has some

    @property
    def role(self) -> str:
        """Their role in it."""
        return self.seats[self.own].role


@dataclass(frozen=True, slots=True)
class SimulatedTalk:
    """The length of the talk of a simulated game."""

    exchanges: int  #: questions that are asked
    limit: int  #: as many as the study allows; 0 without a limit
    lasts_s: float

    @classmethod
    def of(cls, room: str, trial: Trial) -> SimulatedTalk:
        """The talk in a room: as many questions as are drawn, or a time as people take it.

        It depends on the room alone, so that all who are in it have the same one.
        """
        # From a stream of its own, so that both judges of a room draw the same talk.
        chance = stream(room, "talk")
        limits: Sequence[int] = getattr(trial.show, "exchanges", ())
        limit_s = 60 * float(getattr(trial.show, "minutes", 0))
        drawn = chance.pick(limits) if limits else 0
        lasts_s = drawn * _EXCHANGE_S
        if not drawn:
            # Away from 0, at which inv_cdf raises an error, and from games of extreme lengths.
            normal = NormalDist().inv_cdf(0.001 + 0.998 * chance.chance())
            lasts_s = _MEDIAN_S * exp(_SPREAD * normal)
        lasts_s = min(lasts_s, limit_s or lasts_s)
        return cls(max(1, round(lasts_s / _EXCHANGE_S)), drawn, lasts_s)


def shared_room(
    recorder: SessionRecorder, trial: Trial, machines: Sequence[str]
) -> SimulatedRoom | None:
    """The room that a simulated judge shares with another one; None if the game has none.

    Both of them find the same room, whoever comes first, and with it the same machine.
    """
    task, identity, slot = TASKS[trial.stimulus.task], recorder.session.identity, trial.slot
    number = _NUMBER.fullmatch(identity.participant)
    if not task.all_decide or number is None:
        return None
    # The odd number of both: 1 and 2 give 1, 3 and 4 give 3.
    first = int(number[1]) - (int(number[1]) + 1) % 2
    about = f"{identity.study_hash} {first} {slot.block} {slot.position}"
    # Python's own hash of a text differs from run to run; both judges must find the same room.
    name = f"simulated-{hashlib.sha256(about.encode()).hexdigest()[:16]}"
    codes = [f"sim-{first + at:03}" for at in range(2)]
    people = [Maker(Origin.HUMAN, code) for code in codes]
    machine = Maker(Origin.MACHINE, stream(name, "machine").pick(machines or _MACHINES))
    order = stream(name, "seats").shuffled([*people, machine])
    seats = [_seat(role, maker) for role, maker in zip(task.roles, order, strict=True)]
    session = identity.session
    whose = {code: session.replace(identity.participant, code) for code in codes}
    seats = [replace(seat, who=whose.get(seat.agent, seat.who)) for seat in seats]
    own_place = next(at for at, seat in enumerate(seats) if seat.agent == identity.participant)
    return SimulatedRoom(name, tuple(seats), own_place)


def own_room(
    session: str, trial: Trial, drawn_room: str, shared: SimulatedRoom | None
) -> dict[str, str]:
    """The answers that name the room, which no other session in a folder has.

    Args:
        session: Of the judge; it names the study.
        trial: The game.
        drawn_room: The name that was drawn for it; it follows from the seed and the judge alone.
        shared: The room, if another simulated judge is the partner.
    """
    if shared is not None:
        return {ROOM: shared.id, GAME_ROLE: shared.role}
    about = f"{drawn_room} {session} {trial.slot.block} {trial.slot.position}"
    return {ROOM: f"simulated-{hashlib.sha256(about.encode()).hexdigest()[:16]}"}


def in_room(answer: Answer, room_answers: Mapping[str, str], talked_ms: float) -> Answer:
    """An answer of someone who was in a room, and talked there before they answered."""
    value = room_answers.get(answer.question, answer.value)
    return replace(answer, value=value, rt_ms=round(answer.rt_ms + talked_ms, 3))


def met_someone(
    trial: Trial,
    chance: Stream,
    session: str,
    machines: Sequence[str] = (),
    shared: SimulatedRoom | None = None,
) -> Trial:
    """A game with partners: one is a person or a machine; of several, one is a machine.

    A person is met in one game only, as by far most people are: results cluster by whom the
    judges met, and nothing could be said of other people if one had been met in all games.

    Args:
        trial: The game.
        chance: Draws the partners.
        session: Of the judge.
        machines: Those of the study that play; one of them is drawn.
        shared: The room, if another simulated judge is the partner.
    """
    if shared is not None:
        makers = [seat.maker() for at, seat in enumerate(shared.seats) if at != shared.own]
        return replace(trial, stimulus=met(trial.stimulus, makers))
    others = len(TASKS[trial.stimulus.task].roles) - 1
    machine = chance.below(max(2, others))
    origins = [Origin.MACHINE if at == machine else Origin.HUMAN for at in range(others)]
    about = f"{session} {trial.slot.block} {trial.slot.position}"
    agents = {
        Origin.HUMAN: f"{_PERSON}-{hashlib.sha256(about.encode()).hexdigest()[:8]}",
        Origin.MACHINE: stream(about, "machine").pick(machines or _MACHINES),
    }
    makers = [Maker(origin, agents[origin]) for origin in origins]
    return replace(trial, stimulus=met(trial.stimulus, makers))


def write_room(
    recorder: SessionRecorder, trial: Trial, values: Mapping[str, str], chance: Stream, at: str
) -> None:
    """Write the journal of a simulated game.

    Args:
        recorder: Of the session that decided.
        trial: With its partners.
        values: The answers.
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
    room = SimulatedRoom(values[ROOM], tuple(seats), condition=condition)
    talk = SimulatedTalk.of(room.id, trial)
    every = list(_dialog(talk.exchanges, len(seats) - 1))
    messages = [
        _message_entry(at, 1000 * talk.lasts_s * place / len(every), *turn)
        for place, turn in enumerate(every, 1)
    ]
    verdict = _verdict(trial, room, values, at)
    path = room_path(recorder.path.parent, room.id)
    assert path is not None
    with _begun(path, recorder, trial, room, at) as journal:
        ended = _ended(at, talk)
        journal.append(*messages, *([verdict] if verdict.fields["answers"] else []), ended)


def write_shared_room(
    recorder: SessionRecorder,
    trial: Trial,
    shared: SimulatedRoom,
    values: Mapping[str, str],
    at: str,
) -> None:
    """Write what a judge does in a room of two; the second one ends the game.

    Raises:
        WriteFailed: The data folder cannot be written.
    """
    path = room_path(recorder.path.parent, shared.id)
    assert path is not None
    verdict = _verdict(trial, shared, values, at)
    if not path.exists():
        talk = SimulatedTalk.of(shared.id, trial)
        # At least one message of everyone, however short the talk is.
        count = max(len(shared.seats), round(talk.lasts_s / _MESSAGES_S))
        messages = [
            _message_entry(
                at, 1000 * talk.lasts_s * (place + 1) / count, place % 3, "hi there", [0]
            )
            for place in range(count)
        ]
        with _begun(path, recorder, trial, shared, at) as journal:
            journal.append(*messages, verdict)
        return
    file = read_journal(path)
    if any(line["kind"] == "verdict" and line["seat"] == shared.own for line in file.lines):
        return
    # Without a torn last line, which `reopen` cuts off.
    size = path.stat().st_size - len(file.torn)
    with Journal.reopen(path, len(file.lines), file.chain, size) as journal:
        journal.append(verdict, _ended(at, SimulatedTalk.of(shared.id, trial)))


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
        "drawn": {
            "exchanges": SimulatedTalk.of(room.id, trial).limit,
            **({"condition": room.condition} if room.condition else {}),
        },
        "seats": [asdict(seat) for seat in room.seats],
        "people": [],  # no one finds their way back to a seat
    }
    make_folder(path.parent)
    journal = Journal.create(path)
    journal.append(Entry("opened", at, 0.0, opened))
    return journal


def _verdict(trial: Trial, room: SimulatedRoom, values: Mapping[str, str], at: str) -> Entry:
    answers = {
        question.key: values[question.key]
        for question in trial.questions
        if question.key in values
    }
    t_ms = round(1000 * SimulatedTalk.of(room.id, trial).lasts_s)
    return Entry("verdict", at, t_ms, {"seat": room.own, "answers": answers})


def _ended(at: str, talk: SimulatedTalk) -> Entry:
    return Entry("ended", at, round(1000 * talk.lasts_s), {"why": "complete"})


def _seat(role: str, maker: Maker) -> RoomSeat:
    origin, agent = maker.origin, maker.agent
    return RoomSeat(role, agent, origin is Origin.MACHINE, origin.value, agent)


def _message_entry(at: str, t_ms: float, seat: int, text: str, threads: list[int]) -> Entry:
    fields = {"seat": seat, "text": text, "t_s": t_ms / 1000, "threads": threads}
    return Entry("said", at, round(t_ms), fields)


def _dialog(exchanges: int, others: int) -> Iterator[tuple[int, str, list[int]]]:
    """Questions to everyone, and the answers: seat, text, and threads of each message."""
    for question, answer in islice(cycle(_SAID), exchanges):
        yield 0, question, [*range(others)]
        for seat in range(1, others + 1):
            yield seat, answer, [seat - 1]
