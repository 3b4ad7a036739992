"""Shows a picture with its description under it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.gui.tasks._text import LaidText, largest
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import tr
from turingdesk.tasks.captions import Caption

_SIZES = (22, 20, 18, 16, 14, 12, 10, 8)  # the last ones are for texts of many thousand letters
_SIDE, _ABOVE = 28, 25


class CaptionView(PictureView):
    """A picture and the sentence under it."""

    def in_words(self) -> str:
        return tr("Participant", "Picture: {words}").format(words=self.content.caption)

    @classmethod
    def foot_height(cls, content: Caption, width: int, most: int) -> int:
        return _laid(content.caption, width, most).height + 2 * _ABOVE

    def paint_foot(self, painter: QPainter, foot: QRect) -> None:
        caption = _laid(self.content.caption, foot.width(), self.height() * 2 // 3)
        top = foot.top() + (foot.height() - caption.height) / 2
        caption.paint(painter, foot.left() + _SIDE, top, color("ink"))


def _laid(caption: str, width: int, most: int) -> LaidText:
    fonts = [font(size) for size in _SIZES]
    # Three lines are read with ease at full size; what is longer gets smaller letters.
    for size, room in ((0, min(most, 150)), (1, min(most, 220))):
        laid = LaidText(caption, fonts[size], width - 2 * _SIDE)
        if laid.height + 2 * _ABOVE <= room:
            return laid
    return largest(caption, fonts[2:], width - 2 * _SIDE, most - 2 * _ABOVE)


VIEW = CaptionView
