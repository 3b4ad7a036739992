"""Shows a cue, with the example pairs that come before it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent

from turingdesk.answering.words import Cue
from turingdesk.gui.tasks._base import TaskView
from turingdesk.gui.tasks._card import arrowed, paint_card_with_heading, paint_examples
from turingdesk.gui.tasks._text import largest
from turingdesk.gui.theme import color, font

_PAD = 48
_SIZES = (60, 48, 36, 30, 24, 20, 16)


class CueView(TaskView):
    """A cue in large letters; above it the example pairs, where there are some."""

    content: Cue

    side_panel = True
    spoken_role = QAccessible.Role.StaticText

    def in_words(self) -> str:
        return "\n".join((*map(arrowed, self.content.examples), self.content.cue))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = paint_card_with_heading(painter, self.rect(), self.around)
        if self.content.examples:
            room.setTop(paint_examples(painter, room, self.content.examples))
        _paint_cue(painter, room.adjusted(_PAD, _PAD / 2, -_PAD, -_PAD / 2), self.content.cue)
        painter.end()
        self._has_painted()


def _paint_cue(painter: QPainter, room: QRectF, cue: str) -> None:
    faces = [font(size, QFont.Weight.DemiBold) for size in _SIZES]
    laid = largest(f"{cue} \u2192 \u2026", faces, room.width(), room.height(), centred=True)
    laid.paint(painter, room.left(), room.center().y() - laid.height / 2, color("ink"))


VIEW = CueView
