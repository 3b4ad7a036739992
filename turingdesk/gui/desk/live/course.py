"""Detectability while sessions came in: a line with the band of its interval."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from turingdesk.analysis._figure import LEAST
from turingdesk.analysis.statistics.result import interval_in_words
from turingdesk.gui.desk.words import goal
from turingdesk.gui.plots._plot import CHANCE, Plot, Result, interval, letters, number, write
from turingdesk.gui.theme import SIZES, color, grown
from turingdesk.gui.translation import program, tr, translate_message

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
SIDE, FOOT = 40, 26  #: lx, of the values at the left and of the sessions below


class CoursePlot(Plot):
    """One point after each few sessions; see `analysis._course`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Detectability over sessions"), parent)
        self._points: list[tuple[int, float, tuple[float, float] | None]] = []
        self._planned: int | None = None
        self.setMinimumSize(240, 140)
        self.draw([])

    def plan(self, sessions: int | None) -> None:
        """Leave room for the sessions that are still to come."""
        self._planned = sessions

    def draw(self, result: Result) -> None:
        known = [(int(row["sessions"]), number(row, "value"), interval(row)) for row in result]
        self._points = [(at, value, ends) for at, value, ends in known if value is not None]
        self.say(self._words(len(self._points) - 1) if self._points else self._nothing())

    @property
    def scale(self) -> tuple[float, float]:
        """The values at the bottom and at the top, in tenths; chance is always between them."""
        found = [v for _, value, ends in self._points for v in (value, *(ends or ()))]
        low, high = min([*found, CHANCE - 0.05]), max([*found, CHANCE + 0.05])
        return max(0.0, floor(low * 10) / 10), min(1.0, ceil(high * 10) / 10)

    def paint(self, painter: QPainter) -> None:
        letters(painter, SIZES.small)
        if not self._points:
            write(painter, QRectF(self.rect()), self._nothing(), ink="soft")
            return
        pen = QPen(color("control"), 1.5)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        chance = self._at(0, CHANCE).y()
        painter.drawLine(QPointF(self._left, chance), QPointF(self.width() - 4, chance))
        for value in {*self.scale, CHANCE}:
            box = QRectF(0, self._at(0, value).y() - grown(9), self._left - 6, grown(18))
            write(painter, box, program().decimals(value, 1), RIGHT, "soft")
        self._paint_course(painter)
        foot = QRectF(self._left, self.height() - grown(20), self.width() - self._left, grown(20))
        write(painter, foot, tr("Desk", "Sessions"), LEFT, "soft")
        sessions = goal(self._points[-1][0], self._planned)
        write(painter, foot, sessions, RIGHT, "soft")

    def words_at(self, point: QPointF) -> str:
        if not self._points:
            return ""
        near = [abs(self._at(at, 0).x() - point.x()) for at, _, _ in self._points]
        return self._words(near.index(min(near)))

    def sizeHint(self) -> QSize:
        return QSize(360, 180)

    @property
    def _left(self) -> float:
        return float(grown(SIDE))

    def _paint_course(self, painter: QPainter) -> None:
        known = [(at, ends) for at, _, ends in self._points if ends]
        lower = [self._at(at, ends[0]) for at, ends in known]
        upper = [self._at(at, ends[1]) for at, ends in reversed(known)]
        band = QColor(color("accent"))
        band.setAlphaF(0.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*lower, *upper]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color("accent"), 2.5))
        line = [self._at(at, value) for at, value, _ in self._points]
        painter.drawPolyline(QPolygonF(line))
        painter.setBrush(color("accent"))
        painter.drawEllipse(line[-1], 3.5, 3.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _at(self, session: float, value: float) -> QPointF:
        first, last = self._points[0][0], max(self._points[-1][0], self._planned or 0)
        wide, high = self.width() - self._left - 8, self.height() - grown(FOOT) - 16
        low, top = self.scale
        x = self._left + wide * max(0.0, session - first) / max(1, last - first)
        return QPointF(x, 8 + high * (top - value) / (top - low))

    def _words(self, place: int) -> str:
        at, value, ends = self._points[place]
        line = tr("Desk", "Up to session {number}: {value}")
        words = line.format(number=program().whole(at), value=program().decimals(value))
        return f"{words}, {translate_message(interval_in_words(*ends))}" if ends else words

    def _nothing(self) -> str:
        return tr("Desk", "Fewer than {fewest} verdicts").format(fewest=LEAST)
