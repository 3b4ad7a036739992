"""The strip on top of every trial: progress, the block's title, the trial's number, tags."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from turingdesk.gui.kiosk.participant_texts import participant_text
from turingdesk.gui.tasks._text import LaidText, largest
from turingdesk.gui.theme import SIZES, color, font
from turingdesk.gui.translation import participant

HEIGHT = 72
LINE = 44  #: the middle of the words, from the top
_TAG = 26  #: px, the height of a tag
_FACES, _TALLEST = (SIZES.note, 13, 11, 9), 52  #: a long title gets smaller letters


class Header(QWidget):
    """Paints itself: it changes with every trial and must cost nothing."""

    def __init__(self, tags: tuple[tuple[str, str], ...] = (), part: float = 0.0) -> None:
        super().__init__()
        self.title = self.place = self.left = ""
        self.part = part
        #: words and the color behind them
        self.tags = tuple((participant_text(words), fill) for words, fill in tags)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def show_place(self, title: str, place: str, part: float) -> None:
        """Show a block's title, the place in the session in words, and as a part of 1."""
        self.title, self.place, self.part = title, place, part
        self.setAccessibleName(participant().join(", ", (title, place)))
        self.update()

    def show_left(self, words: str) -> None:
        """Show how much time is left."""
        self.left = words
        self.update()

    def offer(self, buttons: QWidget) -> None:
        """Put buttons where a title would be: on pages, which have none up there."""
        row = QHBoxLayout(self)
        above = 2 * LINE - HEIGHT  # so that they are in one line with the words
        row.setContentsMargins(SIZES.edge - SIZES.unit, above, 0, 0)
        row.addWidget(buttons)
        row.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width(), SIZES.progress), color("track"))
        done = round(self.width() * max(0.0, min(1.0, self.part)))
        backwards = self.isRightToLeft()
        begun = self.width() - done if backwards else 0
        painter.fillRect(QRectF(begun, 0, done, SIZES.progress), color("accent"))
        faces, words = [font(px) for px in _FACES], self._place_in_words()
        place = largest(words, faces, max(300.0, self.width() * 0.4), _TALLEST, hug=True)
        right = self.width() - SIZES.edge - place.size.width()
        self._paint_words(painter, place, right)
        right = self._paint_tags(painter, faces, right - (SIZES.gap if words else 0))
        room = max(80.0, right - SIZES.edge - SIZES.gap)
        title = largest(self.title, faces, room, _TALLEST, hug=True)
        self._paint_words(painter, title, SIZES.edge)

    def _place_in_words(self) -> str:
        return " \u00b7 ".join(words for words in (self.place, self.left) if words)

    def _paint_words(self, painter: QPainter, words: LaidText, left: float) -> None:
        at = self._turned(left, words.size.width())
        words.paint(painter, at, LINE - words.height / 2, color("ink"))

    def _turned(self, left: float, width: float) -> float:
        """Where something that wide begins; the strip is mirrored where the language is."""
        return self.width() - left - width if self.isRightToLeft() else left

    def _paint_tags(self, painter: QPainter, faces: list[QFont], right: float) -> float:
        """Paint tags beside each other, or one above the other where the title needs the room.

        Returns:
            Where they begin.
        """
        tag_face = font(SIZES.small, QFont.Weight.DemiBold)
        laid = [LaidText(words, tag_face, 300, hug=True) for words, _ in self.tags]
        widths = [tag_text.size.width() + 18 for tag_text in laid]
        title = LaidText(self.title, faces[0], 10_000, hug=True).size.width()
        row = sum(widths) + SIZES.gap * (len(widths) - 1)
        is_stacked = len(widths) > 1 and SIZES.edge + title + SIZES.gap > right - row
        begin = right - (max(widths) if is_stacked else row) if widths else right
        left, middle = begin, LINE - (_TAG + 2) / 2 * (is_stacked * (len(widths) - 1))
        for words, wide, (_, fill) in zip(laid, widths, self.tags, strict=True):
            if is_stacked:
                left = right - wide
            self._paint_tag(painter, words, fill, QRectF(left, middle - _TAG / 2, wide, _TAG))
            left, middle = left + wide + SIZES.gap, middle + is_stacked * (_TAG + 2)
        return begin

    def _paint_tag(self, painter: QPainter, words: LaidText, fill: str, place: QRectF) -> None:
        box = place.translated(self._turned(place.left(), place.width()) - place.left(), 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(fill))
        painter.drawRoundedRect(box, SIZES.small_corner, SIZES.small_corner)
        ink = color("card" if fill == "warning" else "soft")
        words.paint(painter, box.left() + 9, box.center().y() - words.height / 2, ink)
