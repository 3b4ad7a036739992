"""What two speakers said, in bubbles: A on the left, B on the right."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font, grown
from turingdesk.tasks.conversations import Turn

_TEXT, _NAME = 17, 13
_PAD_X, _PAD_Y, _GAP, _NAME_GAP, _CORNER = 16, 11, 12, 8, 12
_WIDEST = 0.75  #: of the column


class Bubbles(QWidget):
    """A column of turns, as high as it needs to be.

    Signals:
        painted: The turns in sight were painted.
    """

    painted = Signal()

    def __init__(self, turns: Sequence[Turn], highlight: str) -> None:
        super().__init__()
        self._turns = turns
        self._highlight = highlight
        self._laid: list[tuple[Turn, LaidText, QRectF]] = []
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        laid = self._lay_out(width)
        return ceil(laid[-1][2].bottom()) + self.contentsMargins().bottom() if laid else 0

    def _lay_out(self, width: float) -> list[tuple[Turn, LaidText, QRectF]]:
        """Where each turn stands; a scroll bar takes of the margin and not of the turns."""
        bar = max(0, self._area_width() - width)
        width -= max(0.0, self.contentsMargins().right() - bar)
        top, placed = 0.0, []
        face = font(_TEXT)
        for turn in self._turns:
            name = _name_width()
            room = width * _WIDEST - 2 * _PAD_X - name
            text = LaidText(turn.text, face, room, hug=True)
            wide = text.size.width() + 2 * _PAD_X + name
            left = 0.0 if turn.speaker == "A" else width - wide
            place = QRectF(left, top, wide, text.height + 2 * _PAD_Y)
            placed.append((turn, text, place))
            top = place.bottom() + _GAP
        return placed

    def _area_width(self) -> int:
        viewport = self.parentWidget()
        area = viewport.parentWidget() if viewport else None
        return area.width() if area else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._laid = self._lay_out(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._laid = self._lay_out(self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for turn, text, place in self._laid:
            if place.toAlignedRect().intersects(event.rect()):
                self._paint_turn(painter, turn, text, place)
        painter.end()
        self.painted.emit()

    def _paint_turn(self, painter: QPainter, turn: Turn, text: LaidText, place: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        fill = "accent_soft" if turn.speaker == self._highlight else "neutral"
        painter.setBrush(color(fill))
        painter.drawRoundedRect(place, _CORNER, _CORNER)
        painter.setFont(_name_font())
        painter.setPen(color("soft"))
        base = place.top() + _PAD_Y + text.ascent
        painter.drawText(QPointF(place.left() + _PAD_X, base), turn.speaker)
        left = place.left() + _PAD_X + _name_width()
        text.paint(painter, left, place.top() + _PAD_Y, color("ink"))


def _name_font() -> QFont:
    return font(_NAME, QFont.Weight.Bold)


def _name_width() -> float:
    """Of a speaker's letter and the space after it, the same for both."""
    return grown(_NAME) + _NAME_GAP - 3.0
