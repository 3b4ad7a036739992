"""Sentences over a panel: one that stays until it is closed, and room for long ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

_LEAST = 66  #: px of a text that scrolls: three lines


class ScrollingText(QScrollArea):
    """A text as high as its lines; where the window is too low for them, it scrolls."""

    def __init__(self, text: QLabel) -> None:
        super().__init__()
        self._text = text
        self.setWidget(text)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Desk", "Note"))
        text.installEventFilter(self)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._needed())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # its text or its letters have changed
            self._fit()
        return super().eventFilter(watched, event)

    def _needed(self) -> int:
        return max(0, self._text.heightForWidth(self.viewport().width()))  # -1 while it is empty

    def _fit(self) -> None:
        needed = self._needed()
        self.setMinimumHeight(min(needed, grown(_LEAST)))
        self.setMaximumHeight(needed)


class NoteStrip(QFrame):
    """Told quietly, in the panel that it concerns."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self.text = label("", "", wrap=True)
        copyable(self.text)
        self.close_button = button(tr("Desk", "Close"), self.hide, "quiet-small")
        row = QHBoxLayout(self)
        row.setContentsMargins(SIZES.gap, 6, SIZES.unit, 6)
        self.scrolling = ScrollingText(self.text)
        row.addWidget(self.scrolling, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a sentence instead of the one before."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.show()
