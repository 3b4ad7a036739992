"""Fixations drawn as yellow rings on a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from turingdesk.gui.theme import color
from turingdesk.tasks.fixations import Fixation

RADIUS = 26.0
_CURRENT, _EARLIER = 6.0, 4.0
_FADING = (0.62, 0.4, 0.25)  #: of the last but one, the one before it, all others
_SHADE = 0.35  #: of the dark rim that keeps yellow visible on a bright picture


def place(fixation: Fixation, width: float, height: float, picture: QRectF) -> QPointF:
    """Where a fixation lies on a picture shown in that rectangle.

    Args:
        fixation: In the frame of its scanpath.
        width: Of that frame.
        height: Of that frame.
        picture: Where the picture is shown.
    """
    x = picture.left() + fixation.x / width * picture.width()
    y = picture.top() + fixation.y / height * picture.height()
    return QPointF(x, y)


def paint_rings(
    painter: QPainter, points: Sequence[QPointF], *, path: bool, current: bool
) -> None:
    """Draw the fixations reached so far.

    Args:
        painter: On the picture.
        points: From the first to the last one reached.
        path: Whether lines join them.
        current: Whether the eye still rests on the last one.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ages = range(len(points) - 1, -1, -1)
    if path:
        for begin, end, age in zip(points, points[1:], list(ages)[1:], strict=False):
            painter.setPen(QPen(_yellow(_fading(age + 1)), 3.5))
            painter.drawLine(begin, end)
    for point, age in zip(points, ages, strict=True):
        if age == 0 and current:
            _ring(painter, point, RADIUS, _CURRENT, 1.0)
        else:
            _ring(painter, point, RADIUS - 3, _EARLIER, _fading(max(1, age)))


def _ring(painter: QPainter, middle: QPointF, radius: float, width: float, opacity: float) -> None:
    rim = QColor(0, 0, 0)
    rim.setAlphaF(_SHADE * opacity)
    painter.setPen(QPen(rim, width + 2.5))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(_yellow(opacity), width))
    painter.drawEllipse(middle, radius, radius)


def _fading(age: int) -> float:
    return _FADING[min(age, len(_FADING)) - 1]


def _yellow(opacity: float) -> QColor:
    made = color("ring")
    made.setAlphaF(opacity)
    return made
