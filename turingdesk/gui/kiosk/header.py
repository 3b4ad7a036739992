"""The strip on top of every trial: progress, the block's title, the trial's number, tags."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from turingdesk.gui.tasks._text import LaidText
from turingdesk.gui.theme import SIZES, color, font

HEIGHT = 72
_LINE = 44  #: the middle of the words, from the top
PILOT_TAG = "Pilot: not counted"
DEMONSTRATION_TAG = "Demonstration"


class Header(QWidget):
    """Paints itself: it changes with every trial and must cost nothing."""

    def __init__(self, tags: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__()
        self.title = self.place = ""
        self.part = 0.0
        self._tags = tags  #: words and the colour behind them
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def tell(self, title: str, place: str, part: float) -> None:
        """Show a block's title, the place in the session in words, and as a part of 1."""
        self.title, self.place, self.part = title, place, part
        self.setAccessibleName(f"{title}, {place}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), SIZES.progress), color("track"))
        done = round(self.width() * max(0.0, min(1.0, self.part)))
        painter.fillRect(QRectF(0, 0, done, SIZES.progress), color("accent"))
        face = font(SIZES.note)
        place = LaidText(self.place, face, 300, hug=True)
        right = self.width() - SIZES.edge - place.size.width()
        place.paint(painter, right, _LINE - place.height / 2, color("ink"))
        gap = SIZES.gap if self.place else 0
        for words, fill in reversed(self._tags):
            right = self._paint_tag(painter, words, fill, right - gap)
            gap = SIZES.gap
        title = LaidText(self.title, face, max(80.0, right - SIZES.edge - SIZES.gap), hug=True)
        title.paint(painter, SIZES.edge, _LINE - title.height / 2, color("ink"))

    def _paint_tag(self, painter: QPainter, words: str, fill: str, right: float) -> float:
        """Paint a tag that ends at `right`; where it begins."""
        laid = LaidText(words, font(SIZES.small, QFont.Weight.DemiBold), 300, hug=True)
        wide = laid.size.width() + 18
        box = QRectF(right - wide, _LINE - 13, wide, 26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(fill))
        painter.drawRoundedRect(box, SIZES.small_corner, SIZES.small_corner)
        ink = color("card" if fill == "warning" else "soft")
        laid.paint(painter, box.left() + 9, _LINE - laid.height / 2, ink)
        return box.left()


def tags(pilot: bool, demonstration: bool) -> tuple[tuple[str, str], ...]:
    """What every screen of such a session says of it: words and their colour."""
    of_pilot = ((PILOT_TAG, "warning"),) if pilot else ()
    return (*of_pilot, *(((DEMONSTRATION_TAG, "neutral"),) if demonstration else ()))
