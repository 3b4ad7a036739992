"""The white card with round corners on which a stimulus is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from turingdesk.gui.tasks._base import ViewContext
from turingdesk.gui.tasks._text import LaidText, largest
from turingdesk.gui.theme import SIZES, color, font, grown

_WIDEST, _TALLEST = 960, 440
_PAD = 48
_LETTERS = (36, 30, 24, 20, 16, 12)


def paint_card(painter: QPainter, rect: QRectF) -> None:
    """Fill a card and draw its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color("line"), 1))
    painter.setBrush(color("card"))
    # Half a px inside, so that the edge covers one row of px and isn't blurred over two.
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), SIZES.corner, SIZES.corner)


def paint_card_with_heading(painter: QPainter, rect: QRect, around: ViewContext) -> QRectF:
    """Paint the card of a stimulus that is only words, with its heading where it has one.

    Args:
        painter: Of the view.
        rect: The whole view, in logical px.
        around: What the view was told about its place.

    Returns:
        The room below the heading.
    """
    width, height = min(rect.width(), _WIDEST), min(rect.height(), _TALLEST)
    top = 0 if around.top else (rect.height() - height) // 2
    card = QRectF((rect.width() - width) // 2, top, width, height)
    paint_card(painter, card)
    if around.heading:
        head = LaidText(around.heading, font(SIZES.note, QFont.Weight.DemiBold), width)
        head.paint(painter, card.left() + SIZES.margin, card.top() + 14, color("soft"))
        card.setTop(card.top() + grown(48))
    return card


def paint_text_card(painter: QPainter, rect: QRect, text: str, around: ViewContext) -> None:
    """Paint a stimulus that is one text, in the largest letters that fit."""
    room = paint_card_with_heading(painter, rect, around).adjusted(
        _PAD, _PAD / 2, -_PAD, -_PAD / 2
    )
    fonts = [font(size) for size in _LETTERS]
    laid = largest(text, fonts, room.width(), room.height(), centred=True)
    top = room.top() + max(0.0, (room.height() - laid.height) / 2)
    laid.paint(painter, room.left(), top, color("ink"))


def paint_examples(painter: QPainter, card: QRectF, pairs: Sequence[str]) -> float:
    """Paint pairs of words, such as "hot: cold", at the top of a card, with a line below.

    Returns:
        Where the line is.
    """
    text = " \u2003 ".join("\u00a0".join(arrowed(pair).split()) for pair in pairs)
    examples = LaidText(text, font(SIZES.text), card.width() - 2 * _PAD, centred=True)
    examples.paint(painter, card.left() + _PAD, card.top() + _PAD / 2, color("soft"))
    bottom = card.top() + examples.height + _PAD
    painter.setPen(QPen(color("line"), 1))
    painter.drawLine(QPointF(card.left() + _PAD, bottom), QPointF(card.right() - _PAD, bottom))
    return bottom


def arrowed(pair: str) -> str:
    """A pair of words as participants see it.

    >>> arrowed("hot: cold")
    'hot \u2192 cold'
    """
    return " \u2192 ".join(word.strip() for word in pair.split(":", 1))


def paint_edge(painter: QPainter, rect: QRectF, line: str = "line") -> None:
    """Round off the corners of whatever was painted on a card, and draw its edge.

    Painting the corners over is much faster than clipping a picture, and smooth.
    """
    outline, inside = QPainterPath(), QPainterPath()
    outline.addRect(rect)
    inside.addRoundedRect(rect, SIZES.corner, SIZES.corner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("background"))
    painter.drawPath(outline.subtracted(inside))
    painter.setPen(QPen(color(line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), SIZES.corner, SIZES.corner)
