"""Shows a cue and the word that it brought up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPaintEvent, QPen

from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._card import paint_card_with_heading, paint_examples
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font
from turingdesk.tasks.words import Association, WordsShow

_PAD, _ARROW = 48, 112
_SIZES = (48, 42, 36, 30, 24, 20, 16)


class WordsView(TaskView):
    """Cue, arrow, association; above them the pairs that came first, where they are shown."""

    content: Association
    presentation: WordsShow

    spoken_role = QAccessible.Role.StaticText

    def in_words(self) -> str:
        return f"{self.content.cue} \u2192 {self.content.association}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        card = paint_card_with_heading(painter, self.rect(), self.around)
        below = card.top()
        if self.presentation and self.presentation.examples and self.content.examples:
            below = paint_examples(painter, card, self.content.examples)
        room = QRectF(card.left(), below, card.width(), card.bottom() - below)
        _paint_pair(painter, room, self.content)
        painter.end()
        self._has_painted()


def _paint_pair(painter: QPainter, room: QRectF, content: Association) -> None:
    """Beside each other, with the arrow always in the middle."""
    share = (room.width() - _ARROW) / 2 - _PAD
    for size in _SIZES:
        cue = LaidText(content.cue, font(size), share, centred=True, hug=True)
        bold = font(size, QFont.Weight.DemiBold)
        association = LaidText(content.association, bold, share, centred=True, hug=True)
        if max(cue.lines, association.lines) == 1 or size == _SIZES[-1]:
            break
    middle = room.center()
    ink = color("ink")
    left = middle.x() - _ARROW / 2 - cue.size.width()
    cue.paint(painter, left, middle.y() - cue.height / 2, ink)
    right = middle.x() + _ARROW / 2
    association.paint(painter, right, middle.y() - association.height / 2, ink)
    _paint_arrow(painter, middle, color("soft"))


def _paint_arrow(painter: QPainter, middle: QPointF, ink: QColor) -> None:
    painter.setPen(
        QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    tip = middle + QPointF(24, 0)
    painter.drawLine(middle - QPointF(24, 0), tip)
    painter.drawPolyline([tip + QPointF(-10, -10), tip, tip + QPointF(-10, 10)])


VIEW = WordsView
