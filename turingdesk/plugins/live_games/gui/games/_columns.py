"""The parts of a game's screen: lines to write on, and columns of messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from turingdesk.core.conversation import Turn
from turingdesk.gui.answering._parts import PARTNER, YOU, MessageArea, plain_label, role_button
from turingdesk.gui.kiosk.fields import AnswerEditor
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import participant, tr
from turingdesk.plugins.live_games import game_words
from turingdesk.plugins.live_games.game import GameRules
from turingdesk.sessions.typing_log import TypingLog

_ROOM_FOR_COUNT = 260  #: lx of a line that also has room for the length of a message
TYPING = "\u2022 \u2022 \u2022"


class MessageLine(QWidget):
    """A line for the next message, with its length and a button.

    Signals:
        sent: The participant wants to send the text.
        typed: The participant writes.
    """

    sent = Signal(str)
    typed = Signal()

    def __init__(self, rules: GameRules, log: TypingLog, asks: str) -> None:
        super().__init__()
        self._most = rules.characters
        self.line = AnswerEditor(1, one_line=True, pasting=rules.pasting)
        self.line.log = log
        self.line.setPlaceholderText(asks)
        self.line.setAccessibleName(asks)
        self.count = QLabel()
        self.count.setProperty("role", "soft")
        self.send = role_button("", participant_text(game_words.SEND))
        self.send.clicked.connect(self._send)
        self.line.textChanged.connect(self._show)
        self.line.textChanged.connect(self.typed)
        self._can_send = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.line, stretch=1)
        row.addWidget(self.count)
        row.addWidget(self.send)
        self._show()

    def allow(self, *, can_send: bool) -> None:
        """Let messages go out, or not, from now; the line takes text all the time."""
        self._can_send = can_send
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.count.setVisible(self.width() >= grown(_ROOM_FOR_COUNT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._send()
            return
        super().keyPressEvent(event)

    def _send(self) -> None:
        if self.send.isEnabled():
            self.sent.emit(self.line.toPlainText())

    def _show(self) -> None:
        text = self.line.toPlainText().strip()
        voice = participant()
        self.count.setText(f"{voice.format_int(len(text))} / {voice.format_int(self._most)}")
        self.count.setProperty("role", "soft" if len(text) <= self._most else "caution")
        # Qt doesn't apply a style sheet again by itself when a property changes.
        self.count.style().polish(self.count)
        self.send.setEnabled(self._can_send and 0 < len(text) <= self._most)


class ThreadColumn(QFrame):
    """The messages between the participant and others.

    Args:
        title: Who the other one is; empty where there is only one, or several with names.
        role: The role of the other one, for those who don't see on which side messages are.
    """

    def __init__(self, title: str, role: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title = plain_label("label")
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.area = MessageArea()
        self._partner_name = title or role[:1].upper() + role[1:]
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.area, stretch=1)

    def add(self, line: MessageLine) -> None:
        """Put a line under the messages."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(line)

    def show_messages(
        self,
        messages: Sequence[tuple[str, str]],
        titles: Mapping[str, tuple[str, str]] | None = None,
        *,
        is_typing: bool,
    ) -> None:
        """Show messages.

        Args:
            messages: Who, which is `YOU`, `PARTNER`, or one of the titles, and what.
            titles: What is written above messages of several others, and its color.
            is_typing: Whether someone else writes.
        """
        turns = [Turn(who, text) for who, text in messages]
        names = {YOU: participant_text(game_words.YOU), PARTNER: self._partner_name}
        names |= {who: title for who, (title, _) in (titles or {}).items()}
        words = [f"{names[who]}: {text}" for who, text in messages]
        if is_typing:
            turns.append(Turn(PARTNER, TYPING))
            words.append(tr("Participant", "{who} is writing").format(who=self._partner_name))
        self.area.show_turns(turns, "\n".join(words), titles)
