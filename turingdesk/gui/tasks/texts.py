"""Shows a text on a card that scrolls."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from turingdesk.gui.tasks._scrolling import BAR, ScrollingView
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font, grown
from turingdesk.tasks.texts import Text

_LETTERS = 18
_WIDEST = 760  #: lx of a line, so that the eye finds the next one
_SIDE, _ABOVE = 40, 8


class TextView(ScrollingView):
    """The text with its line breaks, in the same letters however long it is."""

    content: Text

    def in_words(self) -> str:
        return self.content.text

    def make_column(self) -> ReadingText:
        text = ReadingText(self.content.text)
        text.setContentsMargins(0, 0, BAR, 16)
        text.painted.connect(self.has_painted_column)
        return text


class ReadingText(QWidget):
    """A text laid out in a column, as high as it needs to be.

    Signals:
        painted: What is in view was painted.
    """

    painted = Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._laid: tuple[int, LaidText] | None = None  #: with the width of its lines
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        return ceil(self._lay_out(width).size.height()) + margins.bottom() + _ABOVE

    def _lay_out(self, width: int) -> LaidText:
        """Laid out once for each width: a long text takes longer than a frame.

        The room of the scroll bar is kept free with and without it, so that lines don't move.
        """
        viewport = self.parentWidget()
        area = viewport.parentWidget() if viewport else None
        bar = max(0, area.width() - width) if area else 0
        side = self._side(width)
        lines = width - max(0, self.contentsMargins().right() - bar) - 2 * side
        lines = max(1, min(lines, grown(_WIDEST)))
        if self._laid is None or self._laid[0] != lines:
            self._laid = lines, LaidText(self._text, font(_LETTERS), lines)
        return self._laid[1]

    def _side(self, width: int) -> int:
        return min(_SIDE, width // 20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._laid = None
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._lay_out(self.width())
        painter = QPainter(self)
        side = self._side(self.width())
        laid.paint(painter, side, _ABOVE, color("ink"), seen=QRectF(event.rect()))
        painter.end()
        self.painted.emit()


VIEW = TextView
