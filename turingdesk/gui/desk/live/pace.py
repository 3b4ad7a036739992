"""Answers per minute: a line over the last minutes up to now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from turingdesk.gui.plots._plot import Painted, letters, write
from turingdesk.gui.theme import SIZES, color
from turingdesk.gui.translation import program, tr

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
TOPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
FOOT = 28


class PacePlot(Painted):
    """One point a minute, the last one at the right edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "Answers per minute"), parent)
        self._counts: tuple[int, ...] = ()
        self.setMinimumSize(240, 120)
        self.draw([])

    @property
    def top(self) -> int:
        """The value at the upper edge."""
        most = max(self._counts, default=0)
        return next((top for top in TOPS if top >= most), most)

    def draw(self, counts: Sequence[int]) -> None:
        """Show counts, one a minute, the newest last; none shows an empty frame."""
        self._counts = tuple(counts)
        if not any(self._counts):
            minutes = max(1, len(self._counts))
            self.say(tr("Desk", "No answers in the last %n minute(s).", "", minutes))
            return
        line = tr(
            "Desk",
            "%n answer(s) in the last minute, at most {most} in one of the last {minutes}.",
            "",
            self._counts[-1],
        )
        self.say(line.format(most=max(self._counts), minutes=len(self._counts)))

    def paint(self, painter: QPainter) -> None:
        bottom = self.height() - FOOT
        painter.setPen(QPen(color("line"), 1.5))
        painter.drawLine(QPointF(0, bottom), QPointF(self.width(), bottom))
        letters(painter, SIZES.small)
        foot = QRectF(0, bottom + 4, self.width(), 20)
        if self._counts:
            first = tr("Desk", "{minutes} min ago").format(minutes=len(self._counts))
            write(painter, foot, first, LEFT, "soft")
            write(painter, foot, tr("Desk", "now", "on an axis of time"), RIGHT, "soft")
        if not any(self._counts):
            box = QRectF(0, 0, self.width(), bottom)
            write(painter, box, tr("Desk", "No answers in these minutes"), ink="soft")
            return
        painter.setPen(QPen(color("neutral"), 1))
        painter.drawLine(QPointF(0, 20.5), QPointF(self.width(), 20.5))
        write(painter, QRectF(0, 0, self.width(), 20), program().whole(self.top), LEFT, "soft")
        pen = QPen(color("accent"), 2.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(self._points(20, bottom)))

    def words_at(self, point: QPointF) -> str:
        if not self._counts:
            return ""
        step = self.width() / max(1, len(self._counts) - 1)
        number = min(len(self._counts) - 1, max(0, round(point.x() / step)))
        ago = len(self._counts) - 1 - number
        if ago == 0:
            return tr("Desk", "%n answer(s), this minute", "", self._counts[number])
        return tr("Desk", "%n answer(s), {minutes} min ago", "", self._counts[number]).format(
            minutes=ago
        )

    def sizeHint(self) -> QSize:
        return QSize(360, 180)

    def _points(self, top: float, bottom: float) -> list[QPointF]:
        step = (self.width() - 4) / max(1, len(self._counts) - 1)
        high = (bottom - top) / self.top
        return [
            QPointF(2 + n * step, bottom - count * high) for n, count in enumerate(self._counts)
        ]
