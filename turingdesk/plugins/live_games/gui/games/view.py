"""A game on screen: the role, the messages, lines to write on, and notices while others decide.

One column for each witness, the participant's messages on the right. Nothing on the screen depends
on who the others are. What the game asks in the end appears beside the messages.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.message import participant_message
from turingdesk.gui.answering._parts import (
    PARTNER,
    YOU,
    centered,
    in_row,
    plain_label,
    role_button,
)
from turingdesk.gui.kiosk.fields import AnswerEditor
from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import participant
from turingdesk.plugins.live_games import game_text, game_words
from turingdesk.plugins.live_games.game import GameRules
from turingdesk.plugins.live_games.game_text import MessageField, Notice
from turingdesk.plugins.live_games.gui.games._accusing import AccuseRow, color_titles
from turingdesk.plugins.live_games.gui.games._columns import MessageLine, ThreadColumn
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.sessions.typing_log import TypingLog

_NARROW = 180  #: lx of a column in which messages can't be read
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STILL_WRITING_S = 0.7  #: for which keys belong to a message that can no longer be written
_TICK_MS = 250  #: between two looks at the clock
SECOND_WINDOW = participant_message("Play another role in a second window")
_ASKING = ("report", "surrender", "accuse")  #: that one can go back from


class GameView(TaskView):
    """Everything of a game but the questions at its end."""

    presentation: GameRules
    game: PlayedGame | None = None
    asks_later = True
    side_panel = True
    records = "typing"
    spoken_role = QAccessible.Role.StaticText

    def in_words(self) -> str:
        return participant_text(game_words.MESSAGES)

    def show_content(self) -> None:
        self.typing = TypingLog()
        self.columns: dict[int, ThreadColumn] = {}
        self.lines: dict[int, MessageLine] = {}
        self._overlay, self._is_asking, self._is_over = "", False, False
        self._offers_second = False
        self._taken_s = 0.0  #: the `perf_counter()` when the line was taken away, see `_take_keys`
        self._drafts: dict[int, str] = {}
        self._built = ""  #: the room that columns and lines belong to
        self.role = QLabel()
        # Otherwise Qt guesses from the text whether it is HTML.
        self.role.setTextFormat(Qt.TextFormat.RichText)
        self.role.setWordWrap(True)
        self.left, self.state = QLabel(), plain_label("soft")
        self.left.setProperty("role", "label")
        self.help = role_button("quiet", participant_text(game_words.HELP))
        self.report = role_button("quiet", participant_text(game_words.REPORT))
        self.ready = role_button("", participant_text(game_words.DECIDED))
        self.back = role_button("quiet", participant_text(game_words.KEEP_ASKING))
        self.help.clicked.connect(lambda: self._cover("help"))
        self.report.clicked.connect(lambda: self._cover("report"))
        self.ready.clicked.connect(self._decide)
        self.back.clicked.connect(self._go_back)
        self.give_up = role_button("quiet", participant_text(game_words.GIVE_UP))
        self.give_up.clicked.connect(lambda: self._cover("surrender"))
        self.accusing = AccuseRow()
        self.accusing.chosen.connect(lambda seat: self._cover(f"accuse {seat}"))
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tick)
        self._lay_out()
        self._show_state()

    def attach(self, game: PlayedGame) -> None:
        """Show a game from now on."""
        self.game = game
        game.changed.connect(self._show_state)
        self._show_state()

    def offer_second_window(self, opens: Callable[[], None]) -> None:
        """While someone waits, offer a window on this computer for another role."""
        self.second.clicked.connect(opens)
        self._offers_second = True
        self._show_state()

    def stop(self) -> None:
        if self.game is not None:
            self.game.changed.disconnect(self._show_state)
            self.game.drafts = {
                at: input_line.line.toPlainText() for at, input_line in self.lines.items()
            }
            self.game = None

    def record(self) -> dict[str, Any] | None:
        return self.typing.line_fields(self.onset_s) if self.onset_s is not None else None

    def press(self, event: QKeyEvent) -> bool:
        """Enter presses the button of a notice."""
        is_shown = self.notice_button.isVisible() and self._overlay != "report"
        if event.key() not in _ENTER or not is_shown:
            return False
        self.notice_button.click()
        return True

    def turn(self, pages: float) -> None:
        for column in self.columns.values():
            column.area.turn_page(pages)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._has_painted()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where two columns would be too narrow to read, one is above the other."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        is_narrow = self.width() < 2 * grown(_NARROW)
        self.beside.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if perf_counter() - self._taken_s >= _STILL_WRITING_S:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _tick(self) -> None:
        if self.game is not None:
            self.game.tick()

    def _lay_out(self) -> None:
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self.beside = QHBoxLayout()
        self.beside.setSpacing(SIZES.gap)
        self.writing = QFrame()
        self.writing.setProperty("role", "card")
        inside = QVBoxLayout(self.writing)
        inside.setContentsMargins(*(4 * [16]))
        inside.setSpacing(12)
        inside.addWidget(self.accusing)
        self.below = QHBoxLayout()
        self.below.setSpacing(12)
        inside.addLayout(self.below)
        column.addLayout(self.beside, stretch=1)
        column.addWidget(self.writing)
        self.pages = QStackedWidget()
        self.pages.addWidget(self._notice_card())
        self.pages.addWidget(table)
        self.status = in_row(self.role, self.left)
        self.foot = in_row(self.state, self.back, self.help, self.report, self.give_up)
        outer_column = QVBoxLayout(self)
        outer_column.setContentsMargins(0, 0, 0, 0)
        outer_column.setSpacing(8)
        outer_column.addWidget(self.status)
        outer_column.addWidget(self.pages, stretch=1)
        outer_column.addWidget(self.foot)

    def _notice_card(self) -> QFrame:
        """The card in place of messages: who waits for what, roles, and reports."""
        self.notice = plain_label("question", is_centered=True)
        self.notice_about = plain_label("", is_centered=True)
        self.report_text = AnswerEditor(3)
        self.report_text.setAccessibleName(participant_text(game_words.WHAT_HAPPENED))
        self.notice_button = role_button("large", "")
        self.second = role_button("", participant_text(SECOND_WINDOW))
        self.cancel = role_button("quiet", participant_text(game_words.BACK))
        self.notice_button.clicked.connect(self._press_notice)
        self.cancel.clicked.connect(lambda: self._cover(""))
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(4 * [SIZES.margin]))
        inside.setSpacing(SIZES.gap)
        inside.addStretch(1)
        for widget in (self.notice, self.notice_about, self.report_text):
            inside.addWidget(widget)
        for button in (self.notice_button, self.second, self.cancel):
            inside.addWidget(centered(button))
        inside.addStretch(1)
        return card

    def _build(self, game: PlayedGame) -> None:
        """Columns and lines for the threads of this game."""
        for widget in [*self.columns.values(), *self.lines.values()]:
            widget.deleteLater()
        self.columns, self.lines = {}, {}
        fields = {field.thread: field for field in game_text.fields(game, self.presentation)}
        for place, at in enumerate(game.threads):
            title = participant_text(game_text.thread_title(game, place))
            other = next(seat for seat in game.game.threads[at] if seat != game.seat)
            role = participant_text(game_text.speaker(game, other))
            self.columns[at] = ThreadColumn(title, role)
            self.beside.addWidget(self.columns[at], stretch=1)
            if len(fields) > 1:
                self.columns[at].add(self._line(fields[at]))
        if len(fields) == 1:
            (field,) = fields.values()
            self.below.addWidget(self._line(field), stretch=1)
        else:
            self.below.addStretch(1)
        self.below.addWidget(self.ready)
        self.accusing.build(game)
        for at, text in game.drafts.items():
            if at in self.lines:
                self.lines[at].line.setPlainText(text)

    def _line(self, field: MessageField) -> MessageLine:
        at, asks = field.thread, participant_text(field.asks)
        line = self.lines[at] = MessageLine(self.presentation, self.typing, asks)
        line.sent.connect(lambda text: self._say(at, text))
        line.typed.connect(lambda: self._type(at))
        return line

    def _goes_to(self, at: int) -> list[int]:
        """The threads that a line writes into."""
        fields = game_text.fields(self.game, self.presentation) if self.game is not None else ()
        return [thread for field in fields if field.thread == at for thread in field.goes_to]

    def _say(self, at: int, text: str) -> None:
        if self.game is not None and self.game.say(text, self._goes_to(at)):
            self.lines[at].line.clear()

    def _type(self, at: int) -> None:
        if self.game is not None and self.lines[at].line.toPlainText().strip():
            self.game.type(self._goes_to(at))

    def _decide(self) -> None:
        if self.game is not None:
            self.game.decide()

    def _go_back(self) -> None:
        if self.game is not None:
            self.game.go_back()

    def _cover(self, overlay: str) -> None:
        """Show help or the report form over the game, or with nothing the game again."""
        self._overlay = overlay
        self._show_state()
        if overlay == "report":
            self.report_text.clear()
            self.report_text.setFocus()

    def _press_notice(self) -> None:
        game = self.game
        if game is None:
            return
        if self._overlay == "report":
            game.report(self.report_text.toPlainText())
            self._cover("reported")
        elif self._overlay == "surrender":
            self._cover("")
            game.surrender()
        elif self._overlay.startswith("accuse"):
            seat = int(self._overlay.removeprefix("accuse"))
            self._cover("")
            game.accuse(seat)
        elif self._overlay == "reported" and game.phase is PlayPhase.PARTED:
            self._cover("")  # who reported has read that the game is over
            game.begin()
        elif self._overlay:
            self._cover("")
        elif game.phase is PlayPhase.OVER:
            self._finish(game)
        else:
            game.begin()

    def _finish(self, game: PlayedGame) -> None:
        if not self._is_over:
            self._is_over = True
            self.recorded.emit(game.answers, self._answered_s(game), "keyboard")

    def _answered_s(self, game: PlayedGame) -> float:
        """When the answers were given that the game records; an accusation, during the game.

        How long that took counts from when the game began, since before that others were waited
        for.
        """
        if game.decided_s is None or self.onset_s is None:
            return perf_counter()
        return self.onset_s + game.decided_s - game.began_s

    def _show_state(self) -> None:
        """Show the state of the game."""
        game = self.game
        phase = game.phase if game is not None else PlayPhase.UNLINKED
        talks = phase in (PlayPhase.TALKING, PlayPhase.DECIDING)
        if phase is PlayPhase.OVER and self._overlay.split(" ")[0] in _ASKING:
            self._overlay = ""  # too late
        if game is not None and talks and game.room is not None and self._built != game.room.id:
            self._built = game.room.id
            self._build(game)
        self.pages.setCurrentIndex(int(talks and not self._overlay))
        in_game = talks and game is not None
        self.status.setVisible(in_game)
        self.foot.setVisible(in_game)
        self._show_notice(phase)
        if game is not None and talks:
            self._show_game(game)
        is_last = phase is PlayPhase.OVER and game is not None and game.game.accuses
        self._ask(phase is PlayPhase.DECIDING or (is_last and bool(game and game.asks_last)))

    def _show_notice(self, phase: PlayPhase) -> None:
        title, about, button = map(participant_text, self._notice())
        # Shown again with each tick of the clock, so only a new title takes the keyboard.
        is_new = bool(title) and title != self.notice.text()
        self.notice.setText(title)
        self.notice_about.setText(about)
        self.notice_button.setText(button)
        self.notice_button.setVisible(bool(button))
        self.report_text.setVisible(self._overlay == "report")
        self.cancel.setVisible(self._overlay.split(" ")[0] in _ASKING)
        self.second.setVisible(self._offers_second and phase is PlayPhase.WAITING)
        if is_new:
            self._take_keys()

    def _take_keys(self) -> None:
        """For a moment, what is typed belongs to a message that can no longer be written.

        Otherwise the next button has the keyboard, and a Space or a letter presses it.
        """
        self._taken_s = perf_counter()
        self.setFocus()

    def _notice(self) -> Notice:
        game, overlay = self.game, self._overlay
        if overlay == "report":
            return game_text.REPORT
        if overlay == "reported":
            return game_text.reported(game)
        if overlay == "surrender":
            return game_text.SURRENDER
        if game is not None and game.room is not None and overlay == "help":
            return game_text.help_notice(game)
        if game is not None and overlay.startswith("accuse"):
            for accuse in game_text.accuse_buttons(game):
                if accuse.seat == int(overlay.removeprefix("accuse")):
                    return accuse.asks
        return game_text.notice(game, at_kiosk=True)

    def _show_game(self, game: PlayedGame) -> None:
        texts = (game_text.role(game), game_text.about_role(game))
        role, about = (escape(participant_text(text)) for text in texts)
        self.role.setText(participant().join(" ", (f"<b>{role}</b>", about)))
        left = game_text.time_left(game.left_s) if game.left_s is not None else ""
        texts = (left, game_text.questions_left(game))
        self.left.setText(" \u2002 ".join(participant_text(text) for text in texts if text))
        for at, column in self.columns.items():
            messages = [
                (self._speaker(game, message.seat), message.text)
                for message in game.messages(at).said
            ]
            column.show_messages(messages, color_titles(game), is_typing=game.is_typing(at))
        is_talk = game.phase is PlayPhase.TALKING
        if not is_talk and self.focusWidget() in [
            line_entry.line for line_entry in self.lines.values()
        ]:
            self._take_keys()
        for field in game_text.fields(game, self.presentation):
            self.lines[field.thread].allow(can_send=field.is_open)
            self.lines[field.thread].setVisible(is_talk)
        self.status.setVisible(is_talk)
        self.help.setVisible(self.presentation.help and is_talk)
        self.report.setVisible(self.presentation.report and is_talk)
        self.accusing.show_state(game)
        self.accusing.setVisible(game.game.accuses)
        self.give_up.setVisible(game.game.accuses and is_talk)
        is_asked = game.role.decides and not game.game.accuses
        self.ready.setVisible(is_asked and self.presentation.early)
        self.ready.setEnabled(game.can_decide)
        has_line = any(line.parent() is self.writing for line in self.lines.values())
        # Not `isVisible`, which is false for everything in a window that isn't shown.
        is_needed = has_line or not self.ready.isHidden()
        self.writing.setVisible(is_talk and is_needed)
        self.back.setVisible(game.phase is PlayPhase.DECIDING and game.can_go_back)
        self.state.setText(participant_text(game_text.state(game, self.presentation)))
        self._take_focus(game)

    def _speaker(self, game: PlayedGame, seat: int) -> str:
        """Whose message it is, as columns know it."""
        if seat == game.seat:
            return YOU
        return str(seat) if game.room is not None and game.room.drawn.colors else PARTNER

    def _take_focus(self, game: PlayedGame) -> None:
        """The keyboard belongs to the first line, unless another one has it."""
        inside = self.focusWidget()
        has_focus = inside is not None and inside.isVisibleTo(self) and inside is not self
        if game.phase is PlayPhase.TALKING and not has_focus and self.lines:
            next(iter(self.lines.values())).line.setFocus()

    def _ask(self, is_asking: bool) -> None:
        if is_asking != self._is_asking:
            self._is_asking = is_asking
            self.asked.emit(is_asking)
            if is_asking and self.game is not None:
                self.recorded.emit(self.game.answers, self._answered_s(self.game), "")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._show_state()


VIEW = GameView
