"""An axis of a plot, with names or with numbers in the language of the desk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle
from math import ceil, cos, floor, log10, radians, sin
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics

from turingdesk.core.message import MINUS
from turingdesk.gui.plots.figure_items import small_letters
from turingdesk.gui.theme import color, grown
from turingdesk.gui.translation import program, translate_message

_COMPARED = 100  #: names of an axis that are compared with each other, at most
LONGEST = 190  #: lx of a name that is turned
TURN = 35  #: degrees by which


def turned_height(metrics: QFontMetrics, widest: int) -> int:
    """The height of names that are turned, px.

    Args:
        metrics: Of their letters.
        widest: Px that the longest of them takes.
    """
    long = min(widest, grown(LONGEST)) * sin(radians(TURN))
    return round(long + metrics.height() * cos(radians(TURN))) + grown(4)


class PlotAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis with the letters of the desk and numbers in its language."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.is_whole = False  #: whether nothing is between whole numbers
        self._names: tuple[str, ...] = ()  #: of the places 0, 1, 2 and so on
        self._room = 0  #: px for each of them
        self._cut = Qt.TextElideMode.ElideRight  #: where a name is cut that has no room
        self._is_turned = False  #: whether they run up to their places
        # pyqtgraph would write 2,000 as 2, with a factor beside the axis.
        self.enableAutoSIPrefix(False)
        self.setTickFont(small_letters())
        self.setPen(pg.mkPen(color("grid")))
        self.setTextPen(pg.mkPen(color("ink")))
        self.setStyle(tickTextOffset=grown(4), hideOverlappingLabels=False)

    def boundingRect(self) -> QRectF:
        # Numbers outside of it are not written: those at both ends reach a little beyond it.
        around: QRectF = super().boundingRect()
        across, up = (0, 20) if self.orientation in ("left", "right") else (40, 0)
        across = LONGEST if self._is_turned else across
        return around.adjusted(-grown(across), -grown(up), grown(across), grown(up))

    def name_places(self, names: Sequence[str], room: int, *, turned: bool = False) -> None:
        """Write names at the places 0, 1, 2 and so on; without any, it stays an axis of numbers.

        Only those in view are looked at, as there can be thousands.

        Args:
            names: Of the places.
            room: Px for each, into which it is cut.
            turned: Whether they run up to their places, below an axis.
        """
        self._names, self._room, self._is_turned = tuple(names), room, turned
        self._cut = Qt.TextElideMode.ElideRight
        if len(names) <= _COMPARED:
            cut = self._written(range(len(names)))
            if len({*cut}) < len({*names}):  # model-a and model-b would be the same
                self._cut = Qt.TextElideMode.ElideMiddle
        self.picture = None  # what pyqtgraph painted last
        self.update()

    def tickValues(self, least: float, most: float, size: float) -> list[tuple[float, Any]]:
        if not self._names:
            ticks: list[tuple[float, Any]] = super().tickValues(least, most, size)
            return ticks
        least, most = sorted((least, most))  # an axis that runs down has them the other way around
        return [(1.0, range(max(0, ceil(least)), min(len(self._names), floor(most) + 1)))]

    def tickSpacing(self, *arguments: Any) -> list[tuple[float, float]]:
        least = 1.0 if self.is_whole else 0.0
        spacings = [(max(least, by), first) for by, first in super().tickSpacing(*arguments)]
        (by, first), *finer = spacings
        return [(self._apart(by, *arguments), first), *finer]

    def _apart(self, by: float, least: float, most: float, size: float) -> float:
        """The least distance of numbers, so that large letters do not run into each other."""
        letters, steps = QFontMetrics(small_letters()), cycle((2.5, 2.0, 2.0))
        decimals = max(0, -floor(log10(by))) if by > 0 else 0
        widest = max((least, most), key=abs)
        room = letters.horizontalAdvance(f"{widest:.{decimals}f}0")
        if self.orientation in ("left", "right"):
            room = letters.height()
        digit = by / 10 ** floor(log10(by)) if by > 0 else 1.0
        for _ in range(0 if digit > 1.5 else 1):
            next(steps)  # from 1 to 2, from 2 to 5, from 5 to 10
        while 0 < by < most - least and by / (most - least) * size < room:
            by *= next(steps)
        return by

    def drawPicture(self, painter: Any, axis: Any, ticks: Any, texts: Any) -> None:
        # A tick without a length would be a dot.
        is_bare = not self.style["tickLength"] and self.grid is False
        turned, level = (texts, []) if self._is_turned else ([], texts)
        super().drawPicture(painter, axis, [] if is_bare else ticks, level)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, _, text in turned:
            painter.save()
            painter.translate(place.center().x(), place.top() + place.height() / 2)
            painter.rotate(-TURN)
            high, wide = place.height(), grown(LONGEST)
            painter.drawText(QRectF(-wide, -high / 2, wide, high), flags, text)
            painter.restore()

    def generateDrawSpecs(self, painter: Any) -> Any:
        draw_specs = super().generateDrawSpecs(painter)
        return draw_specs and (*draw_specs[:2], self._alike(draw_specs[2]))

    def _alike(self, texts: Sequence[Any]) -> Sequence[Any]:
        """Numbers with as many decimals as any has: pyqtgraph would write 0, 0.5, and 1."""
        if self._names or self.logMode:
            return texts
        point = program().decimals(0.5, 1)[1]
        parts = [text.partition(point) for _, _, text in texts]
        most = max((len(decimals) for _, _, decimals in parts), default=0)
        return [
            (place, flags, f"{integer_part}{point}{decimals:0<{most}}" if most else integer_part)
            for (place, flags, _), (integer_part, _, decimals) in zip(texts, parts, strict=True)
        ]

    def tickStrings(self, at: Any, *arguments: Any) -> list[str]:
        if not self._names:
            tick_texts = (
                tick_text.replace("-", MINUS) for tick_text in super().tickStrings(at, *arguments)
            )
            return [program().written(tick_text) for tick_text in tick_texts]
        return self._written(at)

    def _written(self, at: Iterable[int]) -> list[str]:
        """The names at some places, cut where they have no room."""
        metrics = QFontMetrics(small_letters())
        names = (translate_message(self._names[place]) for place in at)
        return [metrics.elidedText(name, self._cut, self._room) for name in names]
