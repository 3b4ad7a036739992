"""The sign of a series in a legend: the marks with which it is drawn, small."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from turingdesk.analysis._figure import Band, Bars, Layer, Line, Points
from turingdesk.gui.plots.figure_items import DASHED, faded, look_of_desk, symbol
from turingdesk.gui.theme import grown

_WIDE, _HIGH = 22, 14  #: lx
_RATIO = 2.0  #: px of the picture for each px


def swatch_size() -> QSize:
    """The size of a swatch at the present size of letters, px."""
    return QSize(grown(_WIDE), grown(_HIGH))


def swatch(marks: Sequence[Layer], ink: str, series: int, *, is_shown: bool) -> QIcon:
    """A line, dashed if it is; a point; a bar; or a band. Pale where the series is hidden.

    Args:
        marks: The layers of the series.
        ink: Its color.
        series: Its number, which says how its points and lines look.
        is_shown: Whether it is drawn in the plot.
    """
    size = swatch_size()
    picture = QPixmap(size * _RATIO)
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not is_shown:
        painter.setOpacity(0.3)
    room = QRectF(0, 0, size.width(), size.height())
    for kind in (Band, Bars, Line, Points):  # as they lie on each other
        if mark := next((layer for layer in marks if isinstance(layer, kind)), None):
            _paint(painter, mark, QColor(ink), series, room)
    painter.end()
    return QIcon(picture)


def _paint(painter: QPainter, layer: Layer, ink: QColor, series: int, room: QRectF) -> None:
    style = look_of_desk()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pg.mkBrush(ink))
    if isinstance(layer, Line):
        pen = pg.mkPen(ink, width=1 if layer.thin else grown(2))
        if dashes := DASHED if layer.dashed or layer.reference else style.dashes(series):
            pen.setDashPattern(list(dashes))
        painter.setPen(pen)
        painter.drawLine(
            QPointF(1, room.center().y()), QPointF(room.right() - 1, room.center().y())
        )
    elif isinstance(layer, Points):
        painter.translate(room.center())
        painter.scale(grown(8), grown(8))  # pyqtgraph's shapes are 1 wide
        painter.drawPath(Symbols["o" if layer.radius else symbol(style, series)])
        painter.resetTransform()
    elif isinstance(layer, Bars):
        painter.drawRect(QRectF(room.center().x() - grown(5), 1, grown(10), room.height() - 2))
    else:
        painter.setBrush(pg.mkBrush(faded(ink, 0.3)))
        painter.drawRect(room.adjusted(1, 1, -1, -1))
