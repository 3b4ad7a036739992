"""A conversation as this kiosk knows it: what was said, and the desk's news of the partner.

Each message is in the journal before it is on screen, and before it is sent. The desk numbers
messages, so that after a lost connection both sides know which ones the other has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.core.conversation import (
    ROOM,
    SPEAKER,
    SPEAKERS,
    TOPIC,
    TURNS,
    Turn,
    in_lines,
    one_line,
)
from turingdesk.core.trial import Trial
from turingdesk.plugins.live_games.conversation import conversation_rules
from turingdesk.sessions.live_step import Line

AGAIN_MS = 2000  #: after which the desk is asked again for what the own disk refused
Told = Mapping[str, Any]


class TalkPhase(Enum):
    """The state of a conversation."""

    UNLINKED = auto()  #: there is no connection to the desk
    WAITING = auto()  #: for a partner
    TALKING = auto()
    PARTNER_AWAY = auto()  #: the partner lost the connection
    LEFT = auto()  #: the partner is gone; nothing begins until the participant says so
    TOPIC = auto()  #: the partner wants another topic; the same
    COMPLETE = auto()


class Conversation(QObject):
    """One conversation task, from the first wait to the last message.

    Args:
        trial: What is on screen.
        line: To the desk.
        who: What the desk has to know of the session: `session`, `step`, `study`, `pilot`,
            `sealed`, and `language`.
        topics: The study's topics, this trial's first.
        keep: Writes a line of the journal; False if the disk refused.

    Signals:
        changed: Something is different now.
    """

    changed = Signal()
    _told = Signal(dict)

    def __init__(
        self,
        trial: Trial,
        line: Line,
        who: Told,
        topics: Sequence[str],
        keep: Callable[[str, Told], bool],
    ) -> None:
        super().__init__()
        self.phase = TalkPhase.UNLINKED
        self.messages: int = trial.show.messages
        self.room = self.speaker = ""
        self.topic: str = trial.content.topic
        self.turns: list[Turn] = []
        self.is_paused = False  #: whether the desk's disk refuses what is said
        self.draft = ""  #: what the participant is writing, while it isn't on screen
        self._block, self._task = trial.slot.block, trial.stimulus.task
        self._rules = asdict(conversation_rules(trial.show))
        self._line, self._who, self._keep = line, who, keep
        self._topics = list(topics)
        self._refused: list[str] = []
        self._told.connect(self.hear)  # queued where the link's thread emits it
        line.open(self._told.emit)

    @property
    def is_my_turn(self) -> bool:
        """True if the participant can write now."""
        mine = SPEAKERS[len(self.turns) % len(SPEAKERS)] == self.speaker
        is_open = self.phase in (TalkPhase.TALKING, TalkPhase.PARTNER_AWAY)
        return mine and is_open and not self.is_paused

    @property
    def sent_count(self) -> int:
        """The number of messages that the participant has said."""
        return sum(turn.speaker == self.speaker for turn in self.turns)

    @property
    def answers(self) -> dict[str, str]:
        """The answers to the trial's questions, once everything is said."""
        fields = {TURNS: in_lines(self.turns), TOPIC: self.topic}
        return {**fields, SPEAKER: self.speaker, ROOM: self.room}

    def say(self, text: str) -> bool:
        """Say a message; False if it couldn't be saved, or it isn't the participant's turn."""
        line_text = one_line(text)
        number = self.sent_count
        turn = Turn(self.speaker, line_text)
        if not (line_text and self.is_my_turn and self._add(len(self.turns), turn)):
            return False
        self._send(number, line_text)
        self.changed.emit()
        return True

    def refuse_topic(self) -> None:
        """The participant isn't comfortable with the topic: another conversation begins."""
        self._refused.append(self.topic)
        self._keep("parted", {"room": self.room, "why": "topic", "own": True})
        self._line.send({"say": "leave", "session": self._who["session"], "why": "topic"})
        self.begin()

    def begin(self) -> None:
        """Look for a partner."""
        self.room, self.speaker, self.turns = "", "", []
        if self.phase is not TalkPhase.UNLINKED:
            self.phase = TalkPhase.WAITING
            self._ask()
        self.changed.emit()

    def close(self) -> None:
        """The trial is over; a partner who still waits is told."""
        if self.phase is not TalkPhase.COMPLETE:
            self._line.send({"say": "leave", "session": self._who["session"], "why": "left"})
        self._line.close()

    def _ask(self) -> None:
        open_topics = [topic for topic in self._topics if topic not in self._refused]
        block_fields: Told = {"block": self._block, "game": self._task, "rules": self._rules}
        room_fields = {"room": self.room, "have": len(self.turns)}
        topics = open_topics or self._topics
        self._line.send(
            {"say": "play", **self._who, **block_fields, **room_fields, "topics": topics}
        )

    def _send(self, number: int, text: str) -> None:
        fields = {"room": self.room, "number": number, "threads": [0], "text": text}
        self._line.send({"say": "said", **fields})

    def _add(self, number: int, turn: Turn) -> bool:
        fields = {"room": self.room, "number": number, "speaker": turn.speaker, "text": turn.text}
        if not self._keep("said", {**fields, "own": turn.speaker == self.speaker}):
            return False
        self.turns.append(turn)
        return True

    def hear(self, message: Told) -> None:
        """Take in what the desk says; news of another room are late, and mean nothing now."""
        say, room = message["say"], message.get("room", self.room)
        if say == "linked" and self.phase is not TalkPhase.COMPLETE:
            self.phase = TalkPhase.TALKING if self.room else TalkPhase.WAITING
            self._ask()
        elif say == "cut" and self.phase not in (
            TalkPhase.COMPLETE,
            TalkPhase.LEFT,
            TalkPhase.TOPIC,
        ):
            self.phase = TalkPhase.UNLINKED
        elif say == "met":
            self._meet(message)
        elif say == "turn" and room == self.room:
            self._hear_turn(message)
        elif say == "partner" and room == self.room:
            self.phase = TalkPhase.TALKING if message["here"] else TalkPhase.PARTNER_AWAY
        elif say == "paused" and room == self.room:
            self.is_paused = message["paused"]
        elif say == "parted" and room == self.room:
            self._part(message["why"])
        self.changed.emit()

    def _meet(self, message: Told) -> None:
        """A conversation begins, or continues where it was."""
        if message["room"] != self.room:
            self.room, self.speaker = message["room"], message["role"]
            self.topic = message["drawn"]["topic"]
            self.turns = []
            about = {"room": self.room, "speaker": self.speaker, "topic": self.topic}
            self._keep("met", about)
        self.phase, self.is_paused = TalkPhase.TALKING, False
        own_texts = [turn.text for turn in self.turns if turn.speaker == self.speaker]
        for number in range(message["own"], len(own_texts)):  # the desk didn't get these
            self._send(number, own_texts[number])

    def _hear_turn(self, message: Told) -> None:
        number = message["number"]
        turn = Turn(SPEAKERS[number % len(SPEAKERS)], message["text"])
        # After a lost connection, messages can come that are known.
        if number == len(self.turns) and not self._add(number, turn):
            QTimer.singleShot(AGAIN_MS, self, self._ask_again)

    def _ask_again(self) -> None:
        """Have the desk say again what the own disk refused."""
        if self.room and self.phase in (TalkPhase.TALKING, TalkPhase.PARTNER_AWAY):
            self._ask()

    def _part(self, why: str) -> None:
        is_complete = len(self.turns) == len(SPEAKERS) * self.messages
        if why == "complete" and is_complete:
            self.phase = TalkPhase.COMPLETE
        elif why != "complete":
            self.phase = TalkPhase.TOPIC if why == "topic" else TalkPhase.LEFT
            self._keep("parted", {"room": self.room, "why": why, "own": False})
            self.room = ""
