"""The strip under an animation while an experimenter looks at it: pause, step, where it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from turingdesk.gui.tasks._playback import Playback
from turingdesk.gui.tasks._timeline import Phase
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

HEIGHT = 56
PAUSE_KEY, STEP_KEY = "P", "Right"
_WORDS = {
    Phase.TARGET: tr_noop("Desk", "Target"),
    Phase.GAP: tr_noop("Desk", "Gap between two plays"),
}


class PreviewBar(QWidget):
    """Pause or play with P, one frame further with the right arrow."""

    def __init__(self, playback: Playback, parent: QWidget) -> None:
        super().__init__(parent)
        self._playback = playback
        self.pause_button = QPushButton()
        self.pause_button.clicked.connect(self._pause)
        self.step_button = QPushButton(tr("Desk", "Step  (\u2192)"))
        self.step_button.clicked.connect(playback.step)
        self.state = QLabel()
        self.state.setProperty("role", "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, SIZES.unit, 0, SIZES.unit)
        row.setSpacing(SIZES.unit)
        row.addStretch(1)
        for button in (self.pause_button, self.step_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addWidget(self.state)
        row.addStretch(1)
        QShortcut(QKeySequence(PAUSE_KEY), self).activated.connect(self.pause_button.click)
        QShortcut(QKeySequence(STEP_KEY), self).activated.connect(self.step_button.click)
        playback.moved.connect(self._show_state)
        self._show_state()

    def _pause(self) -> None:
        self._playback.pause()
        self._show_state()

    def _show_state(self) -> None:
        frame, shown = self._playback.frame, len(self._playback.timeline.fixations)
        held = self._playback.is_held
        self.pause_button.setText(tr("Desk", "Play  (P)") if held else tr("Desk", "Pause  (P)"))
        if frame.phase in _WORDS:
            self.state.setText(tr("Desk", _WORDS[frame.phase]))
        else:
            text = tr("Desk", "Fixation {number} of {of}")
            self.state.setText(text.format(number=frame.last + 1, of=shown))
