"""A card with a column of words that scrolls, and the record of how far it was read."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QScroller, QVBoxLayout, QWidget

from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._card import paint_card
from turingdesk.gui.tasks._fade import Fade
from turingdesk.gui.theme import SIZES

BAR = 16  #: width kept free for a scroll bar
_MOST_KEPT = 5000  #: scroll positions of one trial
_NEARLY = 2  #: px, of rounding, that may be left at the end


class ScrollingView(TaskView):
    """Scrolls by wheel, fingers, and keys. That its end was in view counts as a play."""

    side_panel = True
    scrolls = True
    records = "scrolled"
    spoken_role = QAccessible.Role.StaticText

    def make_column(self) -> QWidget:
        """The words, as high as they need to be, `BAR` px of their width left for the bar.

        Calls `has_painted_column` whenever it has painted what is in view.
        """
        raise NotImplementedError

    def show_content(self) -> None:
        self._scrolls: list[tuple[float, float]] = []
        self._is_read = False
        self.column = self.make_column()
        self.area = QScrollArea()
        self.area.setWidget(self.column)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fingers = QScroller.ScrollerGestureType.TouchGesture
        QScroller.grabGesture(self.area.viewport(), fingers)
        Fade(self.area, "card")
        self.area.viewport().setAutoFillBackground(False)
        self.column.setAutoFillBackground(False)  # which setWidget turns on
        self.area.verticalScrollBar().valueChanged.connect(self._has_scrolled)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIZES.margin, SIZES.margin, SIZES.margin - BAR, 8)
        layout.setSpacing(14)
        if self.around.heading:
            layout.addWidget(_heading(self.around.heading))
        layout.addWidget(self.area, stretch=1)

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

    def has_painted_column(self) -> None:
        """Slot: the part in view was painted."""
        self._has_painted()
        self._look_for_end()

    def _has_scrolled(self, value: int) -> None:
        """Keep when and where to; not the settling before the stimulus is seen."""
        bar = self.area.verticalScrollBar()
        if self.onset_s is None or bar.maximum() == 0:
            return
        part = value / bar.maximum()
        if len(self._scrolls) < _MOST_KEPT:
            self._scrolls.append(((perf_counter() - self.onset_s) * 1000, part))
        self.scrolled.emit(part)

    def _look_for_end(self) -> None:
        """Tell once that the end is in view; the bar may not know the column's height yet."""
        bottom = self.area.verticalScrollBar().value() + self.area.viewport().height()
        if not self._is_read and bottom >= self.column.height() - _NEARLY:
            self._is_read = True
            self.played.emit(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "label")
    return label
