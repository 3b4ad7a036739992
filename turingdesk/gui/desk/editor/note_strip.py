"""Sentences over a panel: one that stays until it is closed, and room for long ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

_LAID, _RESIZED = QEvent.Type.LayoutRequest, QEvent.Type.Resize
_LEAST = 66  #: px of a text that scrolls: three lines
_ROOMY = 840  #: lx; in a window so high, no text scrolls


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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Its text or its letters have changed, or the height of the window.
        if event.type() is (_LAID if watched is self._text else _RESIZED):
            self._fit()
        return super().eventFilter(watched, event)

    def _needed(self) -> int:
        return max(0, self._text.heightForWidth(self.viewport().width()))  # -1 while it is empty

    def _fit(self) -> None:
        is_roomy = self.window().height() >= grown(_ROOMY)
        policies = Qt.ScrollBarPolicy
        # A bar that comes makes the text higher, and one that goes makes it lower, without end.
        bar = policies.ScrollBarAlwaysOff if is_roomy else policies.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        needed = self._needed()
        self.setMinimumHeight(needed if is_roomy else min(needed, grown(_LEAST)))
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
