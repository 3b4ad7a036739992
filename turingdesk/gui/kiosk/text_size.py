"""Letters larger or smaller, as a participant wishes: Ctrl with plus, minus or 0, or two buttons.

Pictures and eye movements keep the size of their pixels; what is written takes more room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from turingdesk.core import step_words
from turingdesk.gui import theme
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr
from turingdesk.system.settings import TEXT_PERCENTS, nearest_percent

if TYPE_CHECKING:
    from turingdesk.sessions.session_recorder import SessionRecorder

#: How many steps a key goes; 0 goes back to where the session began. The equals sign is the
#: same key as the plus, without Shift, on many keyboards.
KEYS = {"Ctrl++": 1, "Ctrl+=": 1, "Ctrl+-": -1, "Ctrl+0": 0}


class TextSize(QObject):
    """The size of letters in a kiosk's window, and who changes it.

    Signals:
        changed: Letters have another size; carries it in percent of the usual one.
    """

    changed = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.begun = theme.look().text_percent  #: the experimenter's choice
        for keys, step in KEYS.items():
            shortcut = QShortcut(QKeySequence(keys), window)
            shortcut.activated.connect(lambda step=step: self.go(step))

    def note_in(self, recorder: SessionRecorder) -> None:
        """Have each change in a session's journal."""

        def note(percent: int) -> None:
            text = f"The participant set the letters to {percent}% of their usual size."
            recorder.record("note", text=text)

        self.changed.connect(note)

    def offer(self, header: Header, part: float) -> None:
        """Put the buttons on the first page, once it is: Tab comes to them last."""
        if not part:
            header.offer(SizeButtons(self))

    def go(self, step: int) -> None:
        """One size up or down; 0 for the one with which the session began."""
        now = TEXT_PERCENTS.index(nearest_percent(theme.look().text_percent))
        at = max(0, min(len(TEXT_PERCENTS) - 1, now + step))
        self._set(TEXT_PERCENTS[at] if step else self.begun)

    def restore(self) -> None:
        """Give the program back the size that it had; the session is over."""
        self.blockSignals(True)  # the participant changed nothing that would be noted
        self._set(self.begun)
        self.blockSignals(False)

    def _set(self, percent: int) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication) and percent != theme.look().text_percent:
            theme.resize(app, percent)
            self.changed.emit(percent)


class SizeButtons(QWidget):
    """Two quiet buttons, for those who do not know the keys: a small A and a large one."""

    def __init__(self, size: TextSize) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        self.smaller = _button("A\u2212", tr("Participant", step_words.SMALLER))
        self.larger = _button("A+", tr("Participant", step_words.LARGER))
        for button, step in ((self.smaller, -1), (self.larger, 1)):
            button.clicked.connect(lambda _=False, step=step: size.go(step))
            row.addWidget(button)
        size.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        percent = theme.look().text_percent
        self.smaller.setEnabled(percent > TEXT_PERCENTS[0])
        self.larger.setEnabled(percent < TEXT_PERCENTS[-1])
        self.adjustSize()


def _button(words: str, name: str) -> QPushButton:
    push_button = QPushButton(words)
    push_button.setProperty("role", "letters")
    push_button.setAccessibleName(name)
    push_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the page
    return push_button
