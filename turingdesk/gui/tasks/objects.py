"""Shows a picture and the three things named in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import participant, tr
from turingdesk.tasks.objects import Objects

_SIDE, _ABOVE, _GAP, _PAD_X, _PAD_Y = 24, 20, 12, 20, 10
_SIZES = (20, 18, 16, 14)


class ObjectsView(PictureView):
    """A picture and three words, each on a chip of its own."""

    def in_words(self) -> str:
        words = participant().items(self.content.objects)
        return tr("Participant", "Picture: {words}").format(words=words)

    @classmethod
    def foot_height(cls, content: Objects, width: int, most: int) -> int:
        rows = _rows(content.objects, width)
        return len(rows) * (_chip_height(rows) + _GAP) - _GAP + 2 * _ABOVE

    def paint_foot(self, painter: QPainter, foot: QRect) -> None:
        rows = _rows(self.content.objects, foot.width())
        height = _chip_height(rows)
        top = foot.top() + (foot.height() - len(rows) * (height + _GAP) + _GAP) / 2
        for words in rows:
            widths = [word.size.width() + 2 * _PAD_X for word in words]
            left = foot.left() + (foot.width() - sum(widths) - _GAP * (len(words) - 1)) / 2
            for word, width in zip(words, widths, strict=True):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color("neutral"))
                painter.drawRoundedRect(QRectF(left, top, width, height), 10, 10)
                word.paint(painter, left + _PAD_X, top + (height - word.height) / 2, color("ink"))
                left += width + _GAP
            top += height + _GAP


def _chip_height(rows: Sequence[Sequence[LaidText]]) -> int:
    return max(word.height for row in rows for word in row) + 2 * _PAD_Y


def _rows(objects: Sequence[str], width: int) -> list[list[LaidText]]:
    """The words at the largest size at which all fit beside each other, or else below."""
    room = width - 2 * _SIDE - _GAP * (len(objects) - 1)
    for size in _SIZES:
        face = font(size, QFont.Weight.Medium)
        words = [LaidText(word, face, room, hug=True) for word in objects]
        if sum(word.size.width() + 2 * _PAD_X for word in words) <= room:
            return [words]
    alone = width - 2 * _SIDE - 2 * _PAD_X
    return [[LaidText(word, face, alone, hug=True)] for word in objects]


VIEW = ObjectsView
