"""A conversation with a partner at another booth, or with a machine: messages, a line to write.

The participant's messages are on the right. Nothing on the screen depends on who the partner is.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QVBoxLayout,
)

from turingdesk.core.conversation import Turn
from turingdesk.gui.answering._parts import (
    PARTNER,
    YOU,
    MessageArea,
    centered,
    in_column,
    in_row,
    plain_label,
    role_button,
)
from turingdesk.gui.kiosk.fields import AnswerEditor
from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._card import paint_card
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import participant, tr, tr_noop
from turingdesk.plugins.live_games import game_words
from turingdesk.plugins.live_games.answering.conversations import ConversationRules, Topic
from turingdesk.plugins.live_games.conversation import LONGEST
from turingdesk.plugins.live_games.gui.answering._talking import Conversation, TalkPhase
from turingdesk.sessions.typing_log import TypingLog

NOTICES = {
    TalkPhase.UNLINKED: (
        game_words.WAIT,
        tr_noop("Participant", "The connection is being restored. Your messages are saved."),
        "",
    ),
    TalkPhase.WAITING: (
        tr_noop("Participant", "Waiting for a partner"),
        tr_noop("Participant", "The conversation begins as soon as a partner is free."),
        "",
    ),
    TalkPhase.LEFT: (
        tr_noop("Participant", "This conversation has ended early"),
        tr_noop(
            "Participant",
            "Your partner had to leave, which has nothing to do with what you wrote. Your "
            "messages are saved. You can continue with another conversation.",
        ),
        tr_noop("Participant", "Continue"),
    ),
    TalkPhase.TOPIC: (
        tr_noop("Participant", "A new topic"),
        tr_noop(
            "Participant",
            "Your partner asked for another topic. Your messages are saved. You can continue "
            "with another conversation.",
        ),
        tr_noop("Participant", "Continue"),
    ),
}
THEIRS = tr_noop("Participant", "Please wait for your partner's message.")
TOO_LONG = tr_noop("Participant", "Please write a shorter message.")
AWAY = tr_noop("Participant", "Your partner's connection was interrupted. Please wait a moment.")
COMPLETE = tr_noop("Participant", "The conversation is complete. Thank you!")
ADVICE = tr_noop("Participant", "A conversation usually takes {least} to {most} minutes.")
COUNT = tr_noop("Participant", "Your messages: {said} of {of}")
UNCOMFORTABLE = tr_noop("Participant", "I am not comfortable with this")


class TalkView(TaskView):
    """A card with the topic, the messages so far, and a line for the next one."""

    content: Topic
    presentation: ConversationRules
    talk: Conversation | None = None
    answers_itself = True
    records = "typing"
    spoken_role = QAccessible.Role.StaticText

    def in_words(self) -> str:
        return self.content.topic

    def show_content(self) -> None:
        self.typing = TypingLog()
        self._is_over = False
        self.topic = plain_label("question")
        self.advice, self.count, self.state = (plain_label("soft") for _ in range(3))
        self.area = MessageArea()
        self.notice = plain_label("question", is_centered=True)
        self.notice_about = plain_label("soft", is_centered=True)
        self.notice_button = role_button("large", "")
        self.line = AnswerEditor(1, one_line=True)
        self.line.log = self.typing
        self.line.setAccessibleName(tr("Participant", "Your message"))
        self.line.textChanged.connect(self._show_state)
        self.send = role_button("large", tr("Participant", "Send"))
        self.uncomfortable = role_button("quiet", tr("Participant", UNCOMFORTABLE))
        self.done = role_button("large", tr("Participant", "Continue"))
        self.notice_button.clicked.connect(self._begin)
        self.send.clicked.connect(self._say)
        self.uncomfortable.clicked.connect(self._refuse_topic)
        self.done.clicked.connect(self._finish)
        self._lay_out()
        self._show_state()

    def attach(self, talk: Conversation) -> None:
        """Show a conversation from now on."""
        self.talk = talk
        self.line.setPlainText(talk.draft)
        talk.changed.connect(self._show_state)
        self._show_state()

    def record(self) -> dict[str, Any] | None:
        return self.typing.line_fields(self.onset_s) if self.onset_s is not None else None

    def stop(self) -> None:
        if self.talk is not None:
            self.talk.changed.disconnect(self._show_state)
            self.talk.draft = self.line.toPlainText()
            self.talk = None

    def turn(self, pages: float) -> None:
        self.area.turn_page(pages)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.send.isEnabled():
            if not event.isAutoRepeat():
                self._say()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()))
        painter.end()
        self._has_painted()

    def _say(self) -> None:
        if self.talk is not None and self.talk.say(self.line.toPlainText()):
            self.line.clear()

    def _begin(self) -> None:
        if self.talk is not None:
            self.talk.begin()

    def _refuse_topic(self) -> None:
        if self.talk is not None:
            self.talk.refuse_topic()

    def _finish(self) -> None:
        if self.talk is not None and not self._is_over:
            self._is_over = True
            self.recorded.emit(self.talk.answers, perf_counter(), "keyboard")

    def _lay_out(self) -> None:
        head = in_row(self.topic, self.count)
        self.notice_box = in_column(
            None, self.notice, self.notice_about, centered(self.notice_button), None
        )
        self.writing = in_column(in_row(self.line, self.send, self.done))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(12)
        for widget in (head, self.advice, self.notice_box, self.area, self.writing):
            column.addWidget(widget, stretch=widget in (self.notice_box, self.area))
        column.addWidget(in_row(self.state, self.uncomfortable))

    def _show_state(self) -> None:
        """Show the state of the conversation."""
        talk, phase = self.talk, self.talk.phase if self.talk else TalkPhase.UNLINKED
        voice = participant()
        is_shown = phase in (TalkPhase.TALKING, TalkPhase.PARTNER_AWAY, TalkPhase.COMPLETE)
        title, about, button = (
            tr("Participant", t) if t else "" for t in NOTICES.get(phase, ("", "", ""))
        )
        self.notice.setText(title)
        self.notice_about.setText(about)
        self.notice_button.setText(button)
        self.notice_button.setVisible(bool(button))
        self.notice_box.setVisible(not is_shown)
        for widget in (self.area, self.writing, self.topic, self.count, self.state):
            widget.setVisible(is_shown)
        self.topic.setText(talk.topic if talk else "")
        minutes = [voice.format_int(minute) for minute in self.presentation.minutes[:2]]
        advice = (
            tr("Participant", ADVICE).format(least=minutes[0], most=minutes[-1]) if minutes else ""
        )
        self.advice.setText(advice)
        self.advice.setVisible(bool(advice) and is_shown)
        if talk is None or not is_shown:
            self.uncomfortable.setVisible(False)
            return
        is_complete = phase is TalkPhase.COMPLETE
        count = tr("Participant", COUNT)
        self.count.setText(
            count.format(
                said=voice.format_int(talk.sent_count), of=voice.format_int(talk.messages)
            )
        )
        self.uncomfortable.setVisible(not is_complete)
        self.line.setVisible(not is_complete)
        self.send.setVisible(not is_complete)
        self.done.setVisible(is_complete)
        self._show_turns(talk)
        self._let_write(talk)

    def _let_write(self, talk: Conversation) -> None:
        """The line takes text all the time; only on their turn can participants send it."""
        text = self.line.toPlainText().strip()
        self.send.setEnabled(talk.is_my_turn and 0 < len(text) <= LONGEST)
        states = {TalkPhase.PARTNER_AWAY: AWAY, TalkPhase.COMPLETE: COMPLETE}
        state = game_words.YOURS if talk.is_my_turn else THEIRS
        state = TOO_LONG if len(text) > LONGEST else state
        state = game_words.PAUSED if talk.is_paused else state
        self.state.setText(tr("Participant", states.get(talk.phase, state)))
        if talk.phase is not TalkPhase.COMPLETE and not self.line.hasFocus():
            QTimer.singleShot(0, self.line, self.line.setFocus)
        elif talk.phase is TalkPhase.COMPLETE:
            self.done.setFocus()

    def _show_turns(self, talk: Conversation) -> None:
        turns = tuple(
            Turn(YOU if turn.speaker == talk.speaker else PARTNER, turn.text)
            for turn in talk.turns
        )
        self.area.show_turns(turns, "\n".join(_spoken(turn) for turn in turns))


def _spoken(turn: Turn) -> str:
    who = tr("Participant", "You") if turn.speaker == YOU else tr("Participant", "Partner")
    return f"{who}: {turn.text}"


VIEW = TalkView
