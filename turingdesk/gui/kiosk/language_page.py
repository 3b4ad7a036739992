"""The first page of a study in several languages: the participant chooses one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEventLoop, Qt, Signal
from PySide6.QtGui import QKeyEvent, QScreen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from turingdesk.core import step_words
from turingdesk.core.question import Choice
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.exit_dialog import is_exit_chord
from turingdesk.gui.kiosk.input_events import KeyWatch, letters
from turingdesk.gui.kiosk.locked_window import BORDER, LockedWindow
from turingdesk.gui.kiosk.pin_gate import may_leave
from turingdesk.gui.kiosk.text_size import SizeButtons
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import have_letters
from turingdesk.sessions.language_names import own_name
from turingdesk.sessions.voice import Voice

WIDEST = 420
_KEYS = "123456789"


class LanguagePage(LockedWindow):
    """Asks in every language of the study at once; a click, a finger or a digit answers.

    Nothing is recorded yet: the session begins when it was answered. Only the experimenter
    leaves without an answer, with the same chord and PIN as later.

    Signals:
        chosen: The participant chose; carries the code.
        left: The experimenter left it.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, codes: Sequence[str], *, pilot: bool = False) -> None:
        super().__init__(pilot)
        self.setWindowTitle("TuringDesk")
        self.setProperty("role", "screen")
        # A subclass of QWidget paints its style sheet background only with this attribute
        # (Qt Style Sheets Reference, "QWidget").
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab does not stop at the page
        self.setMinimumSize(800, 600)
        self.setContentsMargins(*(4 * [BORDER if pilot else 0]))
        self._keys = KeyWatch()
        self._is_asking = False
        self.buttons: list[ChoiceButton] = []
        for code in codes:
            have_letters(code)
        column = QVBoxLayout(self)
        column.setSpacing(SIZES.unit)
        column.addStretch(2)
        # Once each, as all languages without a translation have the words in English.
        for words in dict.fromkeys(Voice(code).say(step_words.CHOOSE_LANGUAGE) for code in codes):
            column.addWidget(_line(words))
        column.addSpacing(SIZES.margin)
        for number, code in enumerate(codes):
            key = _KEYS[number] if number < len(_KEYS) else ""
            button = ChoiceButton(Choice(code, own_name(code), key), grows=True)
            button.setFixedWidth(WIDEST)
            button.setMinimumHeight(56)
            button.chosen.connect(lambda *_, code=code: self._choose(code))
            self.buttons.append(button)
            column.addWidget(button, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        column.addWidget(SizeButtons(self.letters), alignment=Qt.AlignmentFlag.AlignHCenter)

    def focus_moved(self, active: bool, details: dict[str, Any]) -> None:
        """Nothing is recorded before the session begins."""

    def closed(self) -> None:
        if not self.is_over:  # the button of a pilot's window
            self.is_over = True
            self.left.emit()

    def leave(self) -> None:
        """Let the experimenter out, with a PIN where people have one and the screen is held."""
        # The dialog runs an event loop of its own, in which the chord can be pressed again.
        if self._is_asking:
            return
        self._is_asking = True
        if may_leave(self):
            self._close()
            self.left.emit()
        self._is_asking = False

    def _choose(self, code: str) -> None:
        if not self.is_over:
            self._close()
            self.chosen.emit(code)

    def _close(self) -> None:
        self.is_over = True
        self.guard.end()
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_exit_chord(event):
            self.leave()
            return
        if not self._keys.press(event):
            return
        for button in self.buttons:
            if button.key and button.key in letters(event):
                button.press(button.key)
                return

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._keys.release(event)


def choose(codes: Sequence[str], screen: QScreen, *, pilot: bool, full_screen: bool) -> str:
    """Let the participant choose on a screen; empty where the experimenter left."""
    page, answer, loop = LanguagePage(codes, pilot=pilot), [""], QEventLoop()
    page.chosen.connect(answer.append)
    page.chosen.connect(loop.quit)
    page.left.connect(loop.quit)
    page.start(screen, full_screen=full_screen)
    loop.exec()
    page.deleteLater()
    return answer[-1]


def _line(words: str) -> QWidget:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    label.setProperty("role", "heading")
    return label
