"""Shows a picture and the three things named in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import tr
from turingdesk.tasks.objects import Objects

_SIDE, _ABOVE, _GAP, _PAD_X, _PAD_Y = 24, 20, 12, 20, 10
_SIZES = (20, 18, 16, 14)


class ObjectsView(PictureView):
    """A picture and three words, each on a chip of its own."""

    def in_words(self) -> str:
        words = ", ".join(self.content.objects)
        return tr("Participant", "Picture: {words}").format(words=words)

    @classmethod
    def foot_height(cls, content: Objects, width: int, most: int) -> int:
        words = _laid(content.objects, width)
        return max(word.height for word in words) + 2 * (_PAD_Y + _ABOVE)

    def paint_foot(self, painter: QPainter, foot: QRect) -> None:
        words = _laid(self.content.objects, foot.width())
        widths = [word.size.width() + 2 * _PAD_X for word in words]
        height = max(word.height for word in words) + 2 * _PAD_Y
        left = foot.left() + (foot.width() - sum(widths) - _GAP * (len(words) - 1)) / 2
        for word, width in zip(words, widths, strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("neutral"))
            chip = QRectF(left, foot.top() + (foot.height() - height) / 2, width, height)
            painter.drawRoundedRect(chip, 10, 10)
            top = foot.top() + (foot.height() - word.height) / 2
            word.paint(painter, left + _PAD_X, top, color("ink"))
            left += width + _GAP


def _laid(objects: Sequence[str], width: int) -> list[LaidText]:
    """The words at the largest size at which all fit beside each other, one size for all."""
    room = width - 2 * _SIDE - _GAP * (len(objects) - 1)
    for size in _SIZES:
        face = font(size, QFont.Weight.Medium)
        words = [LaidText(word, face, room, hug=True) for word in objects]
        if sum(word.size.width() + 2 * _PAD_X for word in words) <= room:
            return words
    share = room / max(1, len(objects)) - 2 * _PAD_X
    return [LaidText(word, face, share, hug=True) for word in objects]


VIEW = ObjectsView
