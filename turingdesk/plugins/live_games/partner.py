"""Machines that talk with people: each conversation is a session of the machine as well.

Its journal, which is on the desk alone, says what the booth's journal doesn't: who it was that the
participant talked with.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any

from turingdesk.agents._base import AgentRun, AgentSettings
from turingdesk.agents._settings import check_settings
from turingdesk.agents._talk import MESSAGE, TALKS, next_message
from turingdesk.core.conversation import ROOM, SPEAKER, SPEAKERS, TOPIC, TURNS, in_lines, one_line
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.question import Answer
from turingdesk.core.trial import Slot
from turingdesk.judges._recorders import machine_code
from turingdesk.judges._session_runs import Ask
from turingdesk.plugins.live_games.conversation import LONGEST, talk_of
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.player import Draft
from turingdesk.plugins.live_games.room import Ending, Room
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from turingdesk.core.study import Block
    from turingdesk.study.package import Package

SHARE = 0.5  #: of conversations that are with a machine, if there is one
TRIES = 3  #: for a message that can be used


@dataclass(frozen=True, slots=True)
class Partners:
    """An agent that is ready to talk in any number of conversations at once."""

    package: Package
    data: Path
    settings: AgentSettings
    ask: Ask
    blocks: dict[str, Block]  #: of conversations, by ID
    share: float  #: of conversations that are with it, from 0 to 1

    def plays(self, game: Wanted, language: str = "", who: str = "") -> bool:
        """True if a booth has the same collection."""
        return game.study == self.package.hash and game.block in self.blocks

    def choose(self, game: Wanted, language: str = "") -> str:
        """The name of the agent in the data."""
        return self.settings.name

    def count(self, game: Wanted, room: Room) -> None:
        """Do nothing: in conversations that are collected, no one gives a verdict."""

    def join(
        self, game: Wanted, room: Room, seat: int, pacing: Pacing, began: datetime
    ) -> Partner:
        """Begin the machine's session of one conversation.

        Args:
            game: What is played.
            room: Where.
            seat: The machine's.
            pacing: How long machines take for a message there.
            began: When the conversation began, with a time zone.

        Raises:
            WriteFailed: The data folder can't be written.
        """
        block = self.blocks[game.block]
        # With this block alone, since the machine takes part in no other.
        alone = replace(self.package, study=replace(self.package.study, blocks=(block,)))
        topics = [
            stimulus
            for stimulus in self.package.stimuli[block.table]
            if stimulus.prompt == room.drawn.topic
        ]
        slots = tuple(
            Slot(block.id, 1, stimulus.id, asks_control=False) for stimulus in topics[:1]
        )
        code = f"{machine_code(self.settings.name, self.settings.fingerprint)}-{room.id[:8]}"
        setup = SessionSetup(
            code,
            platform.node(),
            self.settings.judge,
            pilot=game.pilot,
            settings=self.settings.as_dict(),
            slots=slots,
        )
        folder = self.data / PILOT if game.pilot else self.data
        recorder = SessionRecorder.begin(alone, folder, setup, judged={})
        recorder.shown(perf_counter())
        seed = self.settings.seed_of(code)
        return Partner(recorder, self.ask, seed, SPEAKERS[seat], room, pacing)


@dataclass(slots=True)
class Partner:
    """A machine in one conversation."""

    recorder: SessionRecorder
    ask: Ask
    seed: int
    speaker: str
    room: Room
    pacing: Pacing
    began_s: float = field(default_factory=perf_counter)
    kept: int = 0  #: messages in the journal

    def told(self) -> dict[str, Any]:
        """Return nothing for the room's journal: the machine's own session has it."""
        return {}

    def wants_to_write(self, thread: int, t_s: float, silent_s: float = 0.0) -> bool:
        """Return True: conversations go in turns."""
        return True

    def next_message(self, thread: int, t_s: float, silent_s: float = 0.0) -> Draft:
        """Its next message; without text if the agent says nothing that can be sent."""
        keys, text = list[str](), ""
        talk = talk_of(self.room, thread)
        for number in range(TRIES):
            machine_answers = next_message(self.ask, talk, self.seed + number * 1_000)
            if machine_answers.key:
                self.recorder.record("asked", key=machine_answers.key)
                keys.append(machine_answers.key)
            text = one_line(machine_answers.answers.get(MESSAGE.key, ""))
            if 0 < len(text) <= LONGEST:
                break
            why = machine_answers.why or message("The message is empty or too long.")
            self.recorder.record("note", text=str(why))
            text = ""
        rule = self.pacing.rule
        before = len(talk.turns[-1].text) if talk.turns else 0
        return Draft(text, self.pacing.delay_s(len(text), before), rule, tuple(keys))

    def keep(self, room: Room, delay_s: float) -> None:
        """Save the messages that aren't in the journal yet."""
        turns = talk_of(room).turns
        for number, turn in list(enumerate(turns))[self.kept :]:
            is_own = turn.speaker == self.speaker
            took = {"delay_s": round(delay_s, 3)} if is_own else {}
            fields = {"room": room.id, "number": number, "speaker": turn.speaker}
            self.recorder.record("said", **fields, text=turn.text, own=is_own, **took)
            # After each line: if the disk refuses one, the next call continues with it.
            self.kept = number + 1

    def close(self, room: Room) -> None:
        """End the session, with the conversation as its answer if it is complete."""
        recorder = self.recorder
        if room.ending is Ending.COMPLETE:
            values = {TURNS: in_lines(talk_of(room).turns), TOPIC: room.drawn.topic}
            values |= {SPEAKER: self.speaker, ROOM: room.id}
            rt_ms = (perf_counter() - self.began_s) * 1000
            recorder.answer(Answer(key, value, rt_ms) for key, value in values.items())
        else:
            recorder.leave(message("the conversation ended early"))
        recorder.close()


@contextmanager
def partners(
    package: Package, data: Path, settings: AgentSettings, share: float = SHARE
) -> Iterator[Partners]:
    """Get an agent ready to talk with people.

    Args:
        package: The collection.
        data: The data folder.
        settings: The agent's.
        share: In which share of conversations, from 0 to 1, people talk with it.

    Raises:
        TuringDeskError: The agent doesn't talk, or the collection has no conversations.
        NotAllowed: An agent of that name has answered with other settings.
    """
    there = package.study.blocks if TALKS in settings.agent.tasks else ()
    blocks = {block.id: block for block in there if block.task == TALKS}
    if not blocks:
        raise TuringDeskError(
            message(
                "{kind} doesn't talk, or {title!r} has no conversations. Choose another agent or "
                "another collection.",
                kind=settings.kind,
                title=package.study.title,
            )
        )
    check_settings(package, data, settings)
    prompts = [
        stimulus.content for block in blocks.values() for stimulus in package.stimuli[block.table]
    ]
    with settings.agent.begin(AgentRun(settings, prompts, data, Event())) as ask:
        yield Partners(package, data, settings, ask, blocks, share)
