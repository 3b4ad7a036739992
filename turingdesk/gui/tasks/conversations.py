"""Shows the turns of two speakers on a card that scrolls."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QScroller, QVBoxLayout

from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._bubbles import Bubbles
from turingdesk.gui.tasks._card import paint_card
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.theme import SIZES
from turingdesk.tasks.conversations import Conversation

_BAR = 16  #: width kept free for a scroll bar
_MOST_KEPT = 5000  #: scroll positions of one trial


class ConversationView(TaskView):
    """Bubbles, A on the left and B on the right; long conversations scroll."""

    side_panel = True
    records = "scrolled"
    content: Conversation
    spoken_role = QAccessible.Role.StaticText

    def in_words(self) -> str:
        return "\n".join(f"{turn.speaker}: {turn.text}" for turn in self.content.turns)

    def show_content(self) -> None:
        self._scrolls: list[tuple[float, float]] = []
        self.bubbles = Bubbles(self.content.turns, self.around.highlight)
        self.bubbles.setContentsMargins(0, 0, _BAR, 16)
        self.bubbles.painted.connect(self._has_painted)
        self.area = QScrollArea()
        self.area.setWidget(self.bubbles)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fingers = QScroller.ScrollerGestureType.TouchGesture
        QScroller.grabGesture(self.area.viewport(), fingers)
        Fade(self.area, "card")
        self.area.viewport().setAutoFillBackground(False)
        self.bubbles.setAutoFillBackground(False)  # which setWidget turns on
        self.area.verticalScrollBar().valueChanged.connect(self._has_scrolled)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIZES.margin, SIZES.margin, SIZES.margin - _BAR, 8)
        column.setSpacing(14)
        if self.around.heading:
            column.addWidget(_heading(self.around.heading))
        column.addWidget(self.area, stretch=1)

    def turn(self, pages: float) -> None:
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + round(pages * bar.pageStep()))

    def record(self) -> dict[str, Any] | None:
        if not self._scrolls:
            return None
        return {
            "scroll_ms": [round(at, 1) for at, _ in self._scrolls],
            "scroll_to": [round(to, 4) for _, to in self._scrolls],
        }

    def _has_scrolled(self, value: int) -> None:
        """Keep when and where to; not the settling before the stimulus is seen."""
        bar = self.area.verticalScrollBar()
        if self.onset_s is None or bar.maximum() == 0:
            return
        part = value / bar.maximum()
        if len(self._scrolls) < _MOST_KEPT:
            self._scrolls.append(((perf_counter() - self.onset_s) * 1000, part))
        self.scrolled.emit(part)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "label")
    return label


VIEW = ConversationView
