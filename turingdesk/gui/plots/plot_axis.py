"""An axis of a plot, with names or with numbers in the language of the desk."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics

from turingdesk.gui.plots.figure_items import small_letters
from turingdesk.gui.theme import color, grown
from turingdesk.gui.translation import program, translate_message


class PlotAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis with the letters of the desk and numbers in its language."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.is_whole = False  #: whether nothing is between whole numbers
        self._names: tuple[str, ...] = ()  #: of the places 0, 1, 2 and so on
        self._room = 0  #: px for each of them
        self.enableAutoSIPrefix(False)
        self.setTickFont(small_letters())
        self.setPen(pg.mkPen(color("grid")))
        self.setTextPen(pg.mkPen(color("ink")))
        self.setStyle(tickTextOffset=grown(4), hideOverlappingLabels=False)

    def boundingRect(self) -> QRectF:
        # Numbers outside of it are not written: those at both ends reach a little beyond it.
        around: QRectF = super().boundingRect()
        across, up = (0, 20) if self.orientation in ("left", "right") else (40, 0)
        return around.adjusted(-grown(across), -grown(up), grown(across), grown(up))

    def name_places(self, names: Sequence[str], room: int) -> None:
        """Write names at the places 0, 1, 2 and so on; without any, it stays an axis of numbers.

        Only those in view are looked at, as there can be thousands.

        Args:
            names: Of the places.
            room: Px for each, into which it is cut.
        """
        self._names, self._room = tuple(names), room
        self.picture = None  # what pyqtgraph painted last
        self.update()

    def tickValues(self, least: float, most: float, size: float) -> list[tuple[float, Any]]:
        if not self._names:
            found: list[tuple[float, Any]] = super().tickValues(least, most, size)
            return found
        least, most = sorted((least, most))  # an axis that runs down has them the other way around
        return [(1.0, range(max(0, ceil(least)), min(len(self._names), floor(most) + 1)))]

    def tickSpacing(self, *given: Any) -> list[tuple[float, float]]:
        least = 1.0 if self.is_whole else 0.0
        return [(max(least, by), first) for by, first in super().tickSpacing(*given)]

    def drawPicture(self, painter: Any, axis: Any, ticks: Any, texts: Any) -> None:
        # A tick without a length would be a dot.
        is_bare = not self.style["tickLength"] and self.grid is False
        super().drawPicture(painter, axis, [] if is_bare else ticks, texts)

    def tickStrings(self, at: Any, *given: Any) -> list[str]:
        if not self._names:
            return [program().written(one) for one in super().tickStrings(at, *given)]
        metrics, cut = QFontMetrics(small_letters()), Qt.TextElideMode.ElideRight
        names = (translate_message(self._names[place]) for place in at)
        return [metrics.elidedText(one, cut, self._room) for one in names]
