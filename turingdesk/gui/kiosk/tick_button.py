"""A choice of which others may be picked, too: a button with a box to tick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from turingdesk.core.question import Choice
from turingdesk.gui.kiosk.choice_button import GAP, PAD, ChoiceButton
from turingdesk.gui.tasks._text import LaidText, runs_right_to_left
from turingdesk.gui.theme import SIZES, color

_BOX = 20
#: Where the pen of a tick goes, in parts of the box.
_TICK = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.30))


class TickButton(ChoiceButton):
    """The box stands where the label begins, the key, if it has one, at the other end."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice, grows=True)

    def label_room(self, width: int) -> float:
        return super().label_room(width) - _BOX - GAP

    def paint_label(self, painter: QPainter) -> None:
        backwards = runs_right_to_left(self.choice.label)
        room = self.label_room(self.width())
        label = LaidText(self.choice.label, self.face(SIZES.text), room)
        box_left = self.width() - PAD - _BOX if backwards else PAD
        label_left = self.width() - PAD - _BOX - GAP - room if backwards else PAD + _BOX + GAP
        self._paint_box(painter, QRectF(box_left, (self.height() - _BOX) / 2, _BOX, _BOX))
        ink = color("ink" if self.isEnabled() else "faint_ink")
        label.paint(painter, label_left, (self.height() - label.height) / 2, ink)
        if self.key:
            cap = self.cap_width()
            self.paint_cap(painter, PAD if backwards else self.width() - PAD - cap, cap)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        chosen = self.isChecked()
        line = color(("accent" if chosen else "control") if self.isEnabled() else "faint")
        painter.setPen(QPen(line, 2))
        painter.setBrush(line if chosen else color("card"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        if chosen:
            ends = Qt.PenCapStyle.RoundCap
            joins = Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(color("accent_ink"), 2.4, Qt.PenStyle.SolidLine, ends, joins))
            painter.drawPolyline(
                [QPointF(box.x() + x * _BOX, box.y() + y * _BOX) for x, y in _TICK]
            )
