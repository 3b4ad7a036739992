"""One bar for each machine agent, from the chance line; intervals as thin lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from turingdesk.analysis._figure import LEAST as FEWEST
from turingdesk.gui.plots._plot import (
    CHANCE,
    NOTHING,
    Plot,
    Result,
    chance_line,
    chance_mark,
    interval,
    letters,
    number,
    write,
)
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.tasks import TASKS

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
SPANS = (0.1, 0.2, 0.3, 0.4, 0.5)
LEAST, MOST = 40, 52  #: lx, height of a row
FOOT = 28  #: lx
_MOST_NAMES = 0.48  #: of the width


@dataclass(frozen=True, slots=True)
class Bar:
    """What is known of one agent."""

    agent: str
    task: str  #: empty where all bars are of one task
    value: float | None
    n: int
    interval: tuple[float, float] | None = None

    @property
    def named(self) -> str:
        """Agent, and task where that is needed."""
        return f"{self.agent} ({self.task})" if self.task else self.agent

    @property
    def words(self) -> str:
        """The bar as a sentence."""
        n = program().whole(self.n)
        if self.value is None:
            line = tr("Desk", "{agent}: no value yet, n {n}")
            if self.n < FEWEST:
                line = tr("Desk", "{agent}: fewer than {fewest} verdicts, n {n}")
            return line.format(agent=self.named, n=n, fewest=FEWEST)
        line = tr("Desk", "{agent}: {value}, n {n}")
        low = high = ""
        if self.interval:
            line = tr("Desk", "{agent}: {value} ({low} to {high}), n {n}")
            low, high = map(program().decimals, self.interval)
        value = program().decimals(self.value)
        return line.format(agent=self.named, value=value, low=low, high=high, n=n)


class AgentsPlot(Plot):
    """Bars to the right where agents are told from humans, to the left where they pass better."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Desk", "By machine agent"), parent)
        self._bars: tuple[Bar, ...] = ()
        self._widest = 0  #: of the names, px
        self.setMinimumWidth(320)
        self.draw([])

    @property
    def few(self) -> int:
        """How many have too few verdicts for a value."""
        return sum(bar.n < FEWEST for bar in self._bars)

    @property
    def scale(self) -> tuple[float, float]:
        """The values at both ends; the chance line is between them or at the left."""
        known = [end for bar in self._bars for end in (bar.value, *(bar.interval or ()))]
        ends = [end for end in known if end is not None]
        above = max([end - CHANCE for end in ends] or [0.0])
        below = max([CHANCE - end for end in ends] or [0.0])
        return CHANCE - (_span(below) if below > 0 else 0.0), CHANCE + _span(above)

    def draw(self, result: Result) -> None:
        several = len({row["task"] for row in result}) > 1
        bars = [_bar(row, several) for row in result]
        self._bars = tuple(sorted(bars, key=lambda bar: (bar.task, -(bar.value or 0.0))))
        self.setMinimumHeight(grown(LEAST) * len(self._bars) + grown(FOOT))
        names, tasks = QFontMetrics(font(SIZES.note)), QFontMetrics(font(12))
        wide = [
            max(names.horizontalAdvance(bar.agent), tasks.horizontalAdvance(bar.task))
            for bar in bars
        ]
        self._widest = max(wide, default=0)
        words = "; ".join(bar.words for bar in self._bars)
        self.say(words or tr("Desk", "No verdict on a machine yet."))

    def shown(self) -> dict[str, str]:
        """What stands behind each bar."""
        return {bar.named: _value(bar) for bar in self._bars}

    def paint(self, painter: QPainter) -> None:
        if not self._bars:
            return
        for place, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, place * self._row)
        bottom = len(self._bars) * self._row
        chance_line(painter, self._x(CHANCE), 0, bottom)
        letters(painter, SIZES.small)
        marks = {self.scale[0], CHANCE, self.scale[1]}
        for value in marks:
            text = chance_mark() if value == CHANCE else program().decimals(value, 1)
            wide = grown(140 if value == CHANCE else 88)
            box = QRectF(self._x(value) - wide / 2, bottom + 4, wide, grown(20))
            write(painter, box, text, ink="soft")

    def words_at(self, point: QPointF) -> str:
        place = int(point.y() // self._row)
        return self._bars[place].words if 0 <= place < len(self._bars) else ""

    def sizeHint(self) -> QSize:
        return QSize(480, grown(MOST) * len(self._bars) + grown(FOOT))

    @property
    def _row(self) -> int:
        room = (self.height() - grown(FOOT)) // max(1, len(self._bars))
        return max(grown(LEAST), min(grown(MOST), room))

    @property
    def _names(self) -> float:
        usual = max(120.0, min(176.0, self.width() * 0.3))
        return min(max(usual, self._widest + 12), self.width() * _MOST_NAMES)

    def _x(self, value: float) -> float:
        left, right = self._names + 16, self.width() - grown(124.0)
        first, last = self.scale
        return left + (right - left) * (value - first) / (last - first)

    def _paint_bar(self, painter: QPainter, bar: Bar, top: float) -> None:
        middle = top + self._row / 2
        box = QRectF(0, top, self._names - 8, self._row)
        letters(painter, SIZES.note)
        write(painter, box.adjusted(0, 0, 0, -grown(16)) if bar.task else box, bar.agent, LEFT)
        write(
            painter,
            QRectF(self.width() - grown(108), top, grown(40), self._row),
            _value(bar),
            RIGHT,
        )
        letters(painter, 12)
        write(painter, box.adjusted(0, grown(18), 0, 0), bar.task, LEFT, "soft")
        right = QRectF(self.width() - grown(64), top, grown(60), self._row)
        write(painter, right, f"n {program().whole(bar.n)}", RIGHT, "soft")
        if bar.value is None:
            return
        x, chance = self._x(bar.value), self._x(CHANCE)
        painter.fillRect(QRectF(min(x, chance), middle - 8, abs(x - chance), 16), color("accent"))
        if bar.interval:
            low, high = (self._x(end) for end in bar.interval)
            painter.setPen(QPen(color("ink"), 1.5))
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for end in (low, high):
                painter.drawLine(QPointF(end, middle - 4), QPointF(end, middle + 4))


def _bar(row: Mapping[str, Any], several: bool) -> Bar:
    task = str(row["task"]) if several else ""
    task = translate_message(TASKS[task].title) if task in TASKS else task
    n = int(row["n"])
    value = number(row, "detectability") if n >= FEWEST else None
    agent = str(row["agent"] or tr("Desk", "(no name)", "a machine agent"))
    return Bar(agent, task, value, n, interval(row) if value is not None else None)


def _span(far: float) -> float:
    return next((span for span in SPANS if span >= far), SPANS[-1])


def _value(bar: Bar) -> str:
    return NOTHING if bar.value is None else program().decimals(bar.value)
