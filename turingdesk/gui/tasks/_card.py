"""The white card with round corners on which a stimulus stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from turingdesk.gui.theme import SIZES, color


def paint_card(painter: QPainter, rect: QRectF) -> None:
    """Fill a card and draw its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color("line"), 1))
    painter.setBrush(color("card"))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), SIZES.corner, SIZES.corner)


def paint_edge(painter: QPainter, rect: QRectF, line: str = "line") -> None:
    """Round off the corners of whatever was painted on a card, and draw its edge.

    Painting the corners over is much faster than clipping a picture, and smooth.
    """
    whole, inside = QPainterPath(), QPainterPath()
    whole.addRect(rect)
    inside.addRoundedRect(rect, SIZES.corner, SIZES.corner)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color("background"))
    painter.drawPath(whole.subtracted(inside))
    painter.setPen(QPen(color(line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), SIZES.corner, SIZES.corner)
