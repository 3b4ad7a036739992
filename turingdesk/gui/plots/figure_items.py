"""The layers of a figure as items of a pyqtgraph plot, in the colors of the theme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from math import degrees, isfinite, log10
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont

from turingdesk.analysis._figure import LEAST, Arrows, Band, Bars, Cells, Layer, Line, Points
from turingdesk.exchange.figures.marks import is_shaded
from turingdesk.exchange.figures.style import DARK, PAPER, FigureStyle
from turingdesk.gui.theme import SIZES, color, font, grown
from turingdesk.gui.translation import program

_ROLES = ("card", "ink", "soft", "grid")
_FEW = 60  #: points that have room for wide marks
_APART = 0.04  #: between an arrow and a node, where the circle of nodes has a radius of 1
GRAPH_HIGH, GRAPH_UP = 400, 2.6  #: lx, the height of a graph, and what it is in these radii
_BENT = 0.05  #: by which arrows that lead both ways are apart
_KEY, _KEY_LINE, _KEY_STEP = (-1.4, -1.24), 0.18, 0.75  #: where a graph's key begins, its parts
DASHED = (4.0, 3.0)
#: What matplotlib's shapes are called in pyqtgraph.
_SYMBOLS = {"o": "o", "s": "s", "^": "t1", "D": "d", "v": "t", "P": "+", "X": "x"}


@dataclass(frozen=True, slots=True)
class DrawingSheet:
    """The plot that layers are drawn on, with its look."""

    plot: Any  #: a pyqtgraph PlotItem
    look: FigureStyle
    color: str  #: of the series
    width: float  #: of bars
    is_turned: bool  #: whether x runs down the page and y to the right
    logs: tuple[bool, bool] = (False, False)  #: whether x and y are logarithmic
    series: int = 0  #: its number, which says its shape

    def x(self, values: Any) -> Any:
        """Values of the x axis as the plot takes them."""
        return scaled(values, is_log=self.logs[0])

    def y(self, values: Any) -> Any:
        """Values of the y axis as the plot takes them."""
        return scaled(values, is_log=self.logs[1])

    def xy(self, x: Any, y: Any) -> tuple[Any, Any]:
        """Two coordinates, to the right and up."""
        return (y, x) if self.is_turned else (x, y)

    def add(self, item: Any, height: float = 0.0) -> Any:
        """Put an item on the plot, above those of less height."""
        item.setZValue(height)
        # `Panels` sets what is in view; pyqtgraph would ask each item for its bounds otherwise.
        self.plot.addItem(item, ignoreBounds=True)
        return item


def look_of_desk() -> FigureStyle:
    """The colors of the desk's theme. Series use the colors of files, for light or dark."""
    ground, ink, soft, line = (color(role).name() for role in _ROLES)
    paper = DARK if color("card").lightness() < color("ink").lightness() else PAPER
    ours = color("accent").name(), *paper.series[1:]
    return FigureStyle(ground, ink, soft, line, ours)


def symbol(look: FigureStyle, series: int) -> str:
    """The shape of a series' points, as pyqtgraph calls it."""
    return _SYMBOLS[look.mark(series)]


def faded(color: str | QColor, alpha: float) -> QColor:
    """A color through which so much of the ground is seen: 0 for all of it, 1 for nothing."""
    faded_color = QColor(color)
    faded_color.setAlphaF(alpha)
    return faded_color


def scaled(values: Sequence[float | None], *, is_log: bool = False) -> Any:
    """Values as an array, NaN if there is none; their decimal logarithms on such an axis."""
    array = np.array(values, dtype=float)
    # Others have no place on such an axis, and numpy would warn of their logarithms.
    return np.log10(np.where(array > 0, array, np.nan)) if is_log else array


def spot(value: float, *, is_log: bool) -> float:
    """A value of an axis as the plot takes it."""
    return log10(value) if is_log and value > 0 else value


def spread(layers: Sequence[Layer], *parts: str) -> Any:
    """The coordinates of all known values of some layers."""
    # With an empty one, since numpy joins no empty list.
    value_arrays: list[Any] = [()]
    for layer in layers:
        if isinstance(layer, Bars | Points | Line):
            is_finite = np.isfinite(scaled(layer.x)) & np.isfinite(scaled(layer.y))
            value_arrays += [
                scaled(its)[is_finite] for part in parts if (its := getattr(layer, part))
            ]
    return np.concatenate(value_arrays)


@singledispatch
def items(layer: Layer, sheet: DrawingSheet) -> list[Any]:
    """Draw one layer; its items."""
    raise TypeError(f"No drawing is known for {type(layer).__name__}.")


@items.register(Bars)
def _bars(layer: Bars, sheet: DrawingSheet) -> list[Any]:
    there = _drawn_values(layer)
    x, y = sheet.x(layer.x)[there], sheet.y(layer.y)[there]
    base, brush = np.full(len(x), float(layer.base)), pg.mkBrush(sheet.color)
    if sheet.is_turned:
        bars = pg.BarGraphItem(
            x0=base, width=y - base, y=x, height=sheet.width, brush=brush, pen=None
        )
    else:
        bars = pg.BarGraphItem(
            y0=base, height=y - base, x=x, width=sheet.width, brush=brush, pen=None
        )
    return [sheet.add(bars), *_error_bars(layer, sheet, sheet.look.ink)]


@items.register(Points)
def _points(layer: Points, sheet: DrawingSheet) -> list[Any]:
    there = _drawn_values(layer)
    x, y = sheet.x(layer.x)[there], sheet.y(layer.y)[there]
    size: Any = float(grown(8) if len(x) <= _FEW else grown(5))
    if layer.sized and layer.counts:
        counts = np.asarray(layer.counts, dtype=float)[there]
        # The area shows the count, so the diameter goes with its root.
        size = np.sqrt(counts / counts.max(initial=1.0)) * grown(18) + grown(4)
    ink = QColor(sheet.color)
    if layer.radius:
        size = max(grown(5), grown(36) * layer.radius)
        ink.setAlphaF(0.6)
    places = sheet.xy(x, y)
    shape = symbol(sheet.look, sheet.series) if not layer.radius else "o"
    marks = pg.ScatterPlotItem(*places, size=size, symbol=shape, pen=None, brush=pg.mkBrush(ink))
    return [*_error_bars(layer, sheet, sheet.color), sheet.add(marks, 2)]


@items.register(Line)
def _line(layer: Line, sheet: DrawingSheet) -> list[Any]:
    there = _drawn_values(layer)
    x, y = sheet.x(layer.x), np.where(there, sheet.y(layer.y), np.nan)
    pen = pg.mkPen(sheet.color, width=1 if layer.thin else grown(2))
    if dashes := DASHED if layer.dashed or layer.reference else sheet.look.dashes(sheet.series):
        pen.setDashPattern(list(dashes))
    curve = pg.PlotCurveItem(*sheet.xy(x, y), pen=pen, connect="finite", antialias=len(x) < 2000)
    plot_items = [sheet.add(curve, 1)]
    around = np.concatenate(([False], there, [False]))
    # A value between two gaps has no line, and would not be seen.
    alone = there & ~around[:-2] & ~around[2:]
    if alone.any():
        dot = {"size": grown(8), "pen": None, "brush": pg.mkBrush(sheet.color)}
        plot_items.append(sheet.add(pg.ScatterPlotItem(*sheet.xy(x[alone], y[alone]), **dot), 2))
    if layer.low and layer.high:
        low, high = sheet.y(layer.low), sheet.y(layer.high)
        has_interval = np.isfinite(low) & np.isfinite(high) & there
        # An area for each run of known values, since one area has no gaps.
        edges = np.flatnonzero(np.diff(np.concatenate(([0], has_interval.astype(int), [0]))))
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            part = slice(start, end)
            plot_items += _area(x[part], low[part], high[part], sheet)
    return plot_items


def _area(x: Any, low: Any, high: Any, sheet: DrawingSheet) -> list[Any]:
    both = [pg.PlotCurveItem(*sheet.xy(x, ends), pen=None) for ends in (low, high)]
    area = pg.FillBetweenItem(*both, brush=pg.mkBrush(faded(sheet.color, 0.18)))
    return [sheet.add(plot_item, -1) for plot_item in (*both, area)]


@items.register(Band)
def _band(layer: Band, sheet: DrawingSheet) -> list[Any]:
    ends = [spot(end, is_log=sheet.logs[1]) for end in (layer.low, layer.high)]
    way = "vertical" if sheet.is_turned else "horizontal"
    brush = pg.mkBrush(faded(sheet.look.soft, 0.16))
    region = pg.LinearRegionItem(ends, way, brush=brush, pen=pg.mkPen(None), movable=False)
    return [sheet.add(region, -5)]


@items.register(Cells)
def _cells(layer: Cells, sheet: DrawingSheet) -> list[Any]:
    span = (layer.high - layer.low) or 1.0
    plot_items: list[Any] = []
    for row, values in enumerate(layer.values):
        for column, value in enumerate(values):
            text = program().cell(layer.texts[row][column]) if layer.texts else ""
            if value is None or not isfinite(value) or not is_shaded(layer, row, column):
                plot_items += _cell(column, row, None, text or "\u2013", sheet)
                continue
            plot_items += _cell(
                column, row, sheet.look.shade((value - layer.low) / span), text, sheet
            )
    return plot_items + [_frame(column, row, sheet) for row, column in layer.framed]


def _frame(column: int, row: int, sheet: DrawingSheet) -> Any:
    box = pg.BarGraphItem(
        x=[column], y0=[row - 0.48], width=0.96, height=0.96,
        brush=pg.mkBrush(None), pen=pg.mkPen(sheet.look.ink, width=3),
    )  # fmt: skip
    return sheet.add(box, 1)


def _cell(
    column: int, row: int, shade: tuple[float, float, float] | None, text: str, sheet: DrawingSheet
) -> list[Any]:
    plot_items: list[Any] = []
    ink = sheet.look.soft
    if shade is not None:
        ink = sheet.look.ink_on(shade)
        fill = QColor.fromRgbF(*shade)
        box = pg.BarGraphItem(
            x=[column], y0=[row - 0.5], width=1.0, height=1.0,
            brush=pg.mkBrush(fill), pen=pg.mkPen(sheet.look.ground, width=2),
        )  # fmt: skip
        plot_items.append(sheet.add(box))
    if text:
        words = _text(text, ink, (0.5, 0.5), centered=True)
        words.setPos(column, row)
        plot_items.append(sheet.add(words, 2))
    return plot_items


@items.register(Arrows)
def _arrows(layer: Arrows, sheet: DrawingSheet) -> list[Any]:
    """Nodes on a circle or in rows; an arrow is beside the one that leads back."""
    places = [np.array(place) for place in layer.places]
    nodes = [_node(name, place, sheet) for name, place in zip(layer.nodes, places, strict=True)]
    sizes = [_size_of(node) for node in nodes]
    plot_items: list[Any] = []
    for pair in layer.arrows:
        start, end = (places[n] for n in pair)
        # Nodes in one place have no direction, and must not divide by zero.
        way = (end - start) / (np.hypot(*(end - start)) or 1.0)
        aside = np.array((way[1], -way[0])) * _BENT
        from_edge, to_edge = (_to_edge(sizes[n], way) + _APART for n in pair)
        start, end = start + from_edge * way + aside, end - to_edge * way + aside
        plot_items += _arrow(np.column_stack((start, end)), layer.strengths.get(pair, 1.0), sheet)
        if text := layer.texts.get(pair, ""):
            words = _text(text, sheet.look.soft, (0.5, 0.5), fill=sheet.look.ground)
            words.setPos(*(start + 0.66 * (end - start)))
            plot_items.append(sheet.add(words, 2))
    return [*plot_items, *nodes, *_arrow_key(layer, sheet)]


def _arrow(ends: Any, strength: float, sheet: DrawingSheet) -> list[Any]:
    """A line with an arrowhead; `ends` has a row of x and a row of y: of its start and its end."""
    ink, pen = _arrow_pen(sheet, strength)
    across, up = ends[:, 1] - ends[:, 0]
    # At 0 degrees pyqtgraph's arrowheads point to the left.
    turn = 180 - degrees(np.arctan2(up, across))
    head = pg.ArrowItem(angle=turn, headLen=grown(12), pen=None, brush=ink)
    head.setPos(*ends[:, 1])
    return [sheet.add(pg.PlotCurveItem(*ends, pen=pen, antialias=True)), sheet.add(head, 1)]


def _node(name: str, place: Any, sheet: DrawingSheet) -> Any:
    border = pg.mkPen(sheet.color, width=1)
    node = _text(name, sheet.look.ink, (0.5, 0.5), fill=sheet.look.ground, border=border)
    node.setPos(*place)
    return sheet.add(node, 3)


def _size_of(node: Any) -> tuple[float, float]:
    """The width and height of a node, where its circle has a radius of 1."""
    box, unit = node.textItem.boundingRect(), grown(GRAPH_HIGH) / GRAPH_UP
    return box.width() / unit, box.height() / unit


def _to_edge(size: tuple[float, float], way: Any) -> float:
    """The distance from the middle of a box to its edge in a direction."""
    sides = zip(size, way, strict=True)
    # In the direction of one pair of edges, those edges are never reached.
    return float(min(side / 2 / abs(part) for side, part in sides if abs(part) > 1e-9))


def _arrow_key(layer: Arrows, sheet: DrawingSheet) -> list[Any]:
    """A key to the strengths of arrows, below them."""
    plot_items: list[Any] = []
    for number, (strength, words) in enumerate(layer.key):
        left, y = _KEY[0] + number * _KEY_STEP, _KEY[1]
        _, pen = _arrow_pen(sheet, strength)
        line = pg.PlotCurveItem([left, left + _KEY_LINE], [y, y], pen=pen)
        text = _text(program().written(words), sheet.look.soft, (0.0, 0.5))
        text.setPos(left + _KEY_LINE, y)
        plot_items += [sheet.add(line), sheet.add(text)]
    return plot_items


def _arrow_pen(sheet: DrawingSheet, strength: float) -> tuple[str, Any]:
    """The color and the pen of an arrow; the stronger, the darker and wider."""
    ink = sheet.look.faded(sheet.color, strength)
    return ink, pg.mkPen(ink, width=grown(1.0 + 1.2 * strength))


def _text(
    text: str,
    ink: str,
    anchor: tuple[float, float],
    fill: str = "",
    border: Any = None,
    *,
    centered: bool = False,
) -> Any:
    brush = pg.mkBrush(fill) if fill else None
    text_item = pg.TextItem(text, color=ink, anchor=anchor, fill=brush, border=border)
    text_item.setFont(small_letters())
    if centered:
        option = text_item.textItem.document().defaultTextOption()
        option.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text_item.textItem.document().setDefaultTextOption(option)
        # Without a width, Qt puts each line at the left, whatever the alignment.
        text_item.textItem.setTextWidth(text_item.textItem.document().idealWidth())
        text_item.updateTextPos()
    return text_item


def small_letters() -> QFont:
    """Those of axes and of texts inside a plot."""
    return font(SIZES.small)


def _drawn_values(layer: Bars | Points | Line) -> Any:
    """Which values are known and rest on enough verdicts."""
    is_finite = np.isfinite(scaled(layer.x)) & np.isfinite(scaled(layer.y))
    return is_finite & (np.asarray(layer.counts) >= LEAST) if layer.counts else is_finite


def _error_bars(layer: Bars | Points, sheet: DrawingSheet, ink: str) -> list[Any]:
    """All as one line with gaps, which Qt paints faster than one line for each."""
    if not layer.low or not layer.high:
        return []
    low, high, x = sheet.y(layer.low), sheet.y(layer.high), sheet.x(layer.x)
    there = _drawn_values(layer) & np.isfinite(low) & np.isfinite(high)
    places = np.repeat(x[there], 2)
    ends = np.column_stack((low[there], high[there])).ravel()
    width = grown(1.6) if len(places) <= 2 * _FEW else 1
    bars = pg.PlotCurveItem(
        *sheet.xy(places, ends), connect="pairs", pen=pg.mkPen(ink, width=width)
    )
    return [sheet.add(bars, 1)]
