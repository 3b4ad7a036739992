"""Plain text laid out and painted: nothing in it is ever read as markup.

Each paragraph runs in its own direction, a word too long for its line is broken,
and no text is ever cut with an ellipsis.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil
from typing import cast
from unicodedata import bidirectional

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout, QTextLine, QTextOption

# A QTextLayout lays out one paragraph, in which these are no ends of lines.
_PARAGRAPH = re.compile("\r\n|[\n\r\u2028\u2029\v\f]")


class LaidText:
    """A text in a typeface, wrapped at a width in logical px.

    Args:
        text: Any text.
        font: Its typeface.
        width: Where lines are broken.
        centred: Whether lines are centered in the width.
        hug: Whether the block is then made as narrow as its longest line.
    """

    def __init__(
        self, text: str, font: QFont, width: float, *, centred: bool = False, hug: bool = False
    ) -> None:
        self.font = font
        self._layouts = _paragraphs(text, font, width, centred)
        used = min(width, max(map(_used_width, self._layouts)))
        if hug:
            # One px more, or rounding could break the longest line once again.
            self._layouts = _paragraphs(text, font, ceil(used) + 1, centred)
        self.size = QSizeF(used, sum(layout.boundingRect().height() for layout in self._layouts))

    @property
    def height(self) -> int:
        """Rounded up to whole px."""
        return ceil(self.size.height())

    @property
    def ascent(self) -> float:
        """From the top to the first line's baseline."""
        return self._layouts[0].lineAt(0).ascent()

    @property
    def line_height(self) -> float:
        """Of the first line."""
        return self._layouts[0].lineAt(0).height()

    @property
    def lines(self) -> int:
        """The number of its lines."""
        return sum(layout.lineCount() for layout in self._layouts)

    def places_of(self, word: str) -> list[QRectF]:
        """Where a text has a word as a whole word; nowhere if the word is empty."""
        if not word:
            return []
        # Not \b, which finds no edge beside a word that ends with a sign such as "C++".
        pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
        boxes = []
        for layout in self._layouts:
            for match in pattern.finditer(layout.text()):
                line = layout.lineForTextPosition(match.start())
                begin, end = (_x(line, position) for position in match.span())
                # In text from right to left the end of a word is at the left of its beginning.
                box = QRectF(min(begin, end), line.y(), abs(end - begin), line.height())
                boxes.append(box.translated(layout.position()))
        return boxes

    def paint(
        self,
        painter: QPainter,
        left: float,
        top: float,
        ink: QColor,
        *,
        seen: QRectF | None = None,
    ) -> None:
        """Paint it with its top left corner there; only the paragraphs that are seen."""
        painter.setPen(ink)
        for layout in self._layouts:
            box = layout.boundingRect().translated(layout.position()).translated(left, top)
            if seen is None or (box.bottom() >= seen.top() and box.top() <= seen.bottom()):
                layout.draw(painter, QPointF(left, top))


def largest(
    text: str,
    fonts: Sequence[QFont],
    width: float,
    height: float,
    *,
    centred: bool = False,
    hug: bool = False,
) -> LaidText:
    """The text in the first of the typefaces, large to small, in which it fits; else the last."""
    for font in fonts:
        laid = LaidText(text, font, width, centred=centred, hug=hug)
        if laid.height <= height:
            break
    return laid


def _paragraphs(text: str, font: QFont, width: float, centred: bool) -> list[QTextLayout]:
    """Each paragraph laid out under the one before."""
    layouts, top = [], 0.0
    for paragraph in _PARAGRAPH.split(text):
        layout = _laid(paragraph, font, width, centred)
        layout.setPosition(QPointF(0, top))
        top += layout.boundingRect().height()
        layouts.append(layout)
    return layouts


def runs_right_to_left(paragraph: str) -> bool:
    """True if its first letter that has a direction does; a text layout aligns nothing itself."""
    directions = (bidirectional(letter) for letter in paragraph)
    return next((d for d in directions if d in ("L", "R", "AL")), "L") != "L"


def _x(line: QTextLine, position: int) -> float:
    """Where a letter begins; Qt also gives the position that it really took."""
    x, _ = cast(tuple[float, int], line.cursorToX(position))
    return x


def _used_width(layout: QTextLayout) -> float:
    """Width of the longest line."""
    return max(layout.lineAt(line).naturalTextWidth() for line in range(layout.lineCount()))


def _laid(paragraph: str, font: QFont, width: float, centred: bool) -> QTextLayout:
    layout = QTextLayout(paragraph, font)
    backwards = runs_right_to_left(paragraph)
    begin = Qt.AlignmentFlag.AlignRight if backwards else Qt.AlignmentFlag.AlignLeft
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter if centred else begin)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    directions = Qt.LayoutDirection
    option.setTextDirection(directions.RightToLeft if backwards else directions.LeftToRight)
    layout.setTextOption(option)
    # Otherwise Qt throws away what it found out after `endLayout`, and works it out for each
    # paint.
    layout.setCacheEnabled(True)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height() * 1.2
    layout.endLayout()
    return layout
