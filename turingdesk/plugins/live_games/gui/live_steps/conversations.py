"""The conversation in a kiosk's window, and a partner for trying a study on one computer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from turingdesk.core.errors import NotAllowed
from turingdesk.core.trial import Trial
from turingdesk.gui.kiosk.live_steps import WindowStep
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.journal.stand_ins import REHEARSED
from turingdesk.plugins.live_games import telling
from turingdesk.plugins.live_games.answering.conversations import Topic, reply
from turingdesk.plugins.live_games.conversation import CONVERSATION, talk_of
from turingdesk.plugins.live_games.game import GameRules, Seat
from turingdesk.plugins.live_games.gui.answering._talking import Conversation
from turingdesk.plugins.live_games.gui.answering.conversations import TalkView
from turingdesk.plugins.live_games.room import Drawn, Room
from turingdesk.sessions.live_step import Line, LiveStep
from turingdesk.sessions.session_guard import refuse_stand_ins

if TYPE_CHECKING:
    from turingdesk.gui.kiosk.trial_screen import TrialScreen
    from turingdesk.sessions.session_recorder import SessionRecorder
    from turingdesk.study.package import Package

_PARTNER_MS = (800, 1800)  #: how long the partner on this computer takes, from and to
_YOU, _PARTNER = "you", "partner"
Told = dict[str, Any]


class WindowTalk(WindowStep):
    """Connects the conversation on screen, if there is one, with the session and the desk.

    Args:
        recorder: The session.
        halt: Called where the disk refuses a message, with why.
        window: The kiosk's; a partner on this computer goes with it.
    """

    def __init__(
        self, recorder: SessionRecorder, halt: Callable[[str, str], None], window: QObject
    ) -> None:
        self.line: Line = LocalLine(window)
        self._topics: Mapping[str, Sequence[str]] = {}  #: of the study, by block
        self._recorder = recorder
        self._step = LiveStep(recorder, halt)
        self._talk: Conversation | None = None
        self._place = -1

    def prepare(self, package: Package) -> None:
        """Note the topics of the study."""
        self._topics = topics_of(package)

    def show(self, screen: TrialScreen) -> None:
        """The current step is on screen; a conversation that it is continues, or begins."""
        session = self._recorder.session
        if self._place != session.place:
            self.leave()
        trial, view = session.trial, screen.view
        if not isinstance(view, TalkView) or trial is None or view.talk is not None:
            return
        if self._talk is None:
            own_topic: Topic = trial.content
            others = self._topics.get(trial.slot.block) or list(self._own_topics(trial))
            topics = [own_topic.topic, *(topic for topic in others if topic != own_topic.topic)]
            self._place = session.place
            who = self._step.who(sealed=False)  # a collection hides nothing
            self._talk = Conversation(trial, self.line, who, topics, self._step.keep)
        view.attach(self._talk)

    def leave(self) -> None:
        """The conversation is over for this session; again is harmless."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None

    def _own_topics(self, trial: Trial) -> Iterator[str]:
        """The topics of the session's own trials, in whatever order the session has them."""
        for step in self._recorder.session.steps:
            if isinstance(step, Trial) and step.slot.block == trial.slot.block:
                yield step.content.topic


def topics_of(package: Package) -> dict[str, list[str]]:
    """The topics of each block of conversations, without practice."""
    return {
        block.id: [
            stimulus.content.topic
            for stimulus in package.stimuli[block.table]
            if not stimulus.practice
        ]
        for block in package.study.blocks
        if any(isinstance(stimulus.content, Topic) for stimulus in package.stimuli[block.table])
    }


class LocalLine(QObject):
    """A partner on this computer, for pilots and previews: it says a few everyday sentences."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hear: Callable[[Told], None] = lambda message: None
        self._room: Room | None = None
        self._rooms = 0
        self._chance = Random()

    def open(self, hear: Callable[[Told], None]) -> None:
        """Connected at once."""
        self._hear = hear
        hear({"say": "linked"})

    def close(self) -> None:
        """The partner falls silent."""
        self._room, self._hear = None, lambda message: None

    def send(self, sent: Told) -> None:
        """Do as the desk does.

        Raises:
            NotAllowed: The conversation counts, so that no stand-in may take part.
        """
        if sent["say"] == "leave":
            self._room = None
        elif sent["say"] == "play":
            refuse_stand_ins(pilot=sent["pilot"])
            if self._room is None:
                self._begin(sent)
        elif sent["say"] == "said" and self._room is not None:
            self._say(self._room, _YOU, sent["text"])

    def _begin(self, sent: Told) -> None:
        who = [_YOU, _PARTNER]
        self._chance.shuffle(who)
        self._rooms += 1
        seats = [Seat(role.name, name) for role, name in zip(CONVERSATION.roles, who, strict=True)]
        rules = GameRules(**sent["rules"])
        draw_result = Drawn(rules.exchanges[0], topic=sent["topics"][0])
        name = f"{REHEARSED}{self._rooms}"
        room = self._room = Room(name, CONVERSATION, rules, tuple(seats), draw_result)
        self._soon(lambda: self._meet(room))

    def _meet(self, room: Room) -> None:
        if self._room is room:
            for message in telling.welcome(room, room.seat(_YOU), 0, 0.0):
                self._hear(message)
            self._answer(room)

    def _say(self, room: Room, who: str, text: str) -> None:
        if self._room is not room:
            return
        seat = room.seat(who)
        try:
            room_message = room.message(seat, room.count(seat), text, 0.0)
        except NotAllowed:
            return
        if room_message is not None:
            room.add(room_message)
            room.settle(0.0)
        for message in telling.news(room, room.seat(_YOU), len(room.said) - 1):
            self._hear(message)
        if room.ending:
            self._hear(telling.parted(room))
        self._answer(room)

    def _answer(self, room: Room) -> None:
        if room.may_write(room.seat(_PARTNER), 0.0):
            text = participant_text(reply(talk_of(room)))
            self._soon(lambda: self._say(room, _PARTNER, text))

    def _soon(self, work: Callable[[], None]) -> None:
        # With `self` as context, since a line that is gone must get no call.
        QTimer.singleShot(self._chance.randint(*_PARTNER_MS), self, work)


STEP = WindowTalk
