"""Shows a picture and the name of a color, in ink: the word never takes on its color."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter

from turingdesk.gui.tasks._picture_view import PictureView
from turingdesk.gui.tasks._text import largest
from turingdesk.gui.theme import color, font, grown
from turingdesk.gui.translation import tr
from turingdesk.tasks.colors import Color

_FOOT, _LARGEST = 88, 32


class ColorView(PictureView):
    """A picture and one word."""

    def in_words(self) -> str:
        return tr("Participant", "Picture: {words}").format(words=self.content.color)

    @classmethod
    def foot_height(cls, content: Color, width: int, most: int) -> int:
        return _FOOT + grown(_LARGEST) - _LARGEST

    def paint_foot(self, painter: QPainter, foot: QRect) -> None:
        fonts = [font(size, QFont.Weight.DemiBold) for size in (_LARGEST, 28, 24, 20, 16, 12)]
        word = largest(
            self.content.color, fonts, foot.width() - 48, foot.height() - 24, centred=True
        )
        top = foot.top() + (foot.height() - word.height) / 2
        word.paint(painter, foot.left() + 24, top, color("ink"))


VIEW = ColorView
