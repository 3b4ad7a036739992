"""Detectability on its line: the value, its interval, and where guessing would be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from turingdesk.gui.plots._plot import (
    CHANCE,
    Plot,
    Result,
    chance_line,
    chance_mark,
    interval,
    letters,
    number,
    write,
)
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import program, tr


class DetectabilityPlot(Plot):
    """From chance to certainty; from zero where the value or its interval is below chance."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Detectability with its interval"), parent)
        self._value: float | None = None
        self._interval: tuple[float, float] | None = None
        self.setMinimumSize(200, 64)
        self.setMaximumHeight(72)
        self.draw([])

    @property
    def scale(self) -> tuple[float, float]:
        """The values at both ends of the line."""
        lowest = min([v for v in (self._value, *(self._interval or ())) if v is not None] or [1.0])
        return (CHANCE if lowest >= CHANCE else 0.0, 1.0)

    def draw(self, result: Result) -> None:
        row = result[0] if result else {}
        self._value, self._interval = number(row, "value"), interval(row)
        if self._value is None:
            self.say(tr("Desk", "Not known yet. Chance is {chance}.").format(chance=_end(CHANCE)))
            return
        line, low, high = tr("Desk", "{value}. Chance is {chance}, certainty is 1."), "", ""
        if self._interval:
            line = tr(
                "Desk",
                "{value}, interval {low} to {high}. Chance is {chance}, certainty is 1.",
            )
            low, high = map(program().decimals, self._interval)
        value = program().decimals(self._value)
        self.say(line.format(value=value, low=low, high=high, chance=_end(CHANCE)))

    def paint(self, painter: QPainter) -> None:
        middle = 26.0
        painter.setPen(QPen(color("line"), 2))
        painter.drawLine(QPointF(self._x(self.scale[0]), middle), QPointF(self._x(1.0), middle))
        chance_line(painter, self._x(CHANCE), 4, 46)
        if self._interval:
            low, high = (self._x(edge) for edge in self._interval)
            band = QColor(color("accent"))
            band.setAlphaF(0.35)
            painter.fillRect(QRectF(low, middle - 8, max(2.0, high - low), 16), band)
        if self._value is not None:
            x = self._x(self._value)
            painter.fillRect(QRectF(x - 2, middle - 14, 4, 28), color("accent"))
        self._write_scale(painter)

    def words_at(self, point: QPointF) -> str:
        return self.accessibleDescription()

    def sizeHint(self) -> QSize:
        return QSize(280, 72)

    def _write_scale(self, painter: QPainter) -> None:
        letters(painter, SIZES.small)
        ends = [(_end(1.0), 1.0, Qt.AlignmentFlag.AlignRight)]
        if self.scale[0] < CHANCE:
            ends.append((_end(0.0), 0.0, Qt.AlignmentFlag.AlignLeft))
            ends.append((chance_mark(), CHANCE, Qt.AlignmentFlag.AlignHCenter))
        else:
            ends.append((chance_mark(), CHANCE, Qt.AlignmentFlag.AlignLeft))
        for text, value, side in ends:
            x, width = self._x(value), 140.0
            shift = {
                Qt.AlignmentFlag.AlignLeft: 8.0,
                Qt.AlignmentFlag.AlignHCenter: width / 2,
                Qt.AlignmentFlag.AlignRight: width - 2,
            }[side]
            write(painter, QRectF(x - shift, 48, width, 20), text, side, "soft")

    def _x(self, value: float) -> float:
        first, last = self.scale
        return 8 + (self.width() - 16) * (value - first) / (last - first)


def _end(value: float) -> str:
    return program().decimals(value, 1)
