"""The layers of a figure on matplotlib's axes: bars, points, lines, matrices, graphs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from itertools import pairwise
from math import atan, atan2, cos, isfinite, sin
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._figure import LEAST, Arrows, Band, Bars, Cells, Layer, Line, Points
from turingdesk.exchange.figures.style import SMALL, FigureStyle

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Numbers = Sequence[float | None]
_APART = 2.5  #: points between an arrow's end and the box of its node
GRAPH = (3.1, 2.6)  #: how wide and high a graph is, where its circle has a radius of 1
_PAD = 0.45  #: between a node's name and its box, in the letters' height
# The control point of arc3 is off the middle of the line by this part of its length. So the curve
# leaves its ends at an angle of atan(2 * _BENT), and passes the middle at half of that distance.
_BENT = 0.12  #: of its length, by which an arrow leaves the straight line
_WIDEST = 0.62  #: of a bar, in places of categories
_FITS = 0.92  #: of the room that a cell's text may take
_FEW = 60  #: points that have room for wide marks
_BAND = 240  #: error bars; more are drawn as one area
_LETTER = 0.56  #: mean width of a letter, in its height
_LEAST_AREA, _MOST_AREA = 8.0, 110.0  #: of points sized by their counts, square points
_LARGEST_CIRCLE = 300.0  #: its area, square points
_LINE = 1.35  #: height of a line, in its letters'
_CLEAR = 4.0  #: points between a plot and the numbers of verdicts beside it


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """The colors and shapes with which a layer is drawn."""

    look: FigureStyle
    color: str  #: of its series
    width: float  #: of bars
    turned: bool = False  #: whether x runs down the page and y to the right
    series: int = 0  #: its number among the series

    @property
    def shape(self) -> str:
        """The shape of its points."""
        return self.look.mark(self.series)

    def xy(self, x: Any, y: Any) -> tuple[Any, Any]:
        """Two coordinates in the order in which matplotlib takes them."""
        return (y, x) if self.turned else (x, y)


@singledispatch
def mark(layer: Layer, axes: Axes, how: MarkStyle) -> None:
    """Draw one layer."""
    raise TypeError(f"No drawing is known for {type(layer).__name__}.")


@mark.register(Bars)
def _bars(layer: Bars, axes: Axes, how: MarkStyle) -> None:
    there = _drawn_places(layer)
    x, y = [layer.x[n] for n in there], [layer.y[n] or 0.0 for n in there]
    heights = [top - layer.base for top in y]
    style: dict[str, Any] = {"color": how.color, "label": layer.name, "linewidth": 0, "zorder": 2}
    if how.turned:
        axes.barh(x, heights, how.width, layer.base, **style)
    else:
        axes.bar(x, heights, how.width, layer.base, **style)
    if not there:  # the legend would take any color
        axes.containers[-1].set_label("")
        axes.plot([], [], "s", color=how.color, label=layer.name, linestyle="")
    _error_bars(layer, axes, how, how.look.ink)
    _counts(layer, axes, how)


@mark.register(Points)
def _points(layer: Points, axes: Axes, how: MarkStyle) -> None:
    there = _drawn_places(layer)
    x, y = [layer.x[n] for n in there], [layer.y[n] or 0.0 for n in there]
    _error_bars(layer, axes, how, how.color)
    style: dict[str, Any] = {"color": how.color, "label": layer.name}
    if layer.sized and layer.counts:
        most = max((layer.counts[n] for n in there), default=1)
        areas = [max(_LEAST_AREA, _MOST_AREA * layer.counts[n] / most) for n in there]
        axes.scatter(*how.xy(x, y), areas, marker=how.shape, linewidths=0, zorder=2, **style)
    elif layer.radius:
        area = max(_LEAST_AREA, _LARGEST_CIRCLE * layer.radius**2)
        circle: dict[str, Any] = {"color": how.color, "alpha": 0.6, "linewidths": 0, "zorder": 2}
        axes.scatter(*how.xy(x, y), area, marker="o", clip_on=False, **circle)
        # The legend has a mark of the usual size.
        axes.plot([], [], how.shape, markersize=4.5, linestyle="", **style)
    else:
        size = 4.5 if len(there) <= _FEW else 3.0
        axes.plot(
            *how.xy(x, y),
            how.shape,
            markersize=size,
            markeredgewidth=0,
            linestyle="",
            # A value at the end of an axis is a whole point. A line without points, if it is not
            # clipped, counts as one at the corner of the drawing, and the axes shrink to reach it.
            clip_on=not there,
            **style,
        )
        _counts(layer, axes, how)


@mark.register(Line)
def _line(layer: Line, axes: Axes, how: MarkStyle) -> None:
    nan, there = float("nan"), {*_drawn_places(layer)}
    y = [value if value is not None and n in there else nan for n, value in enumerate(layer.y)]
    dashes = () if layer.reference else how.look.dashes(how.series)
    dashes = dashes or ((4, 2.4) if layer.dashed or layer.reference else ())
    style: Any = (0, dashes) if dashes else "-"
    width = 0.5 if layer.thin else 1.6
    axes.plot(
        *how.xy(layer.x, y), color=how.color, linestyle=style, linewidth=width, label=layer.name
    )
    if layer.low and layer.high:
        low, high = (
            [value if value is not None and n in there else nan for n, value in enumerate(part)]
            for part in (layer.low, layer.high)
        )
        fill = axes.fill_betweenx if how.turned else axes.fill_between
        fill(layer.x, low, high, color=how.color, alpha=0.16, linewidth=0)
    # A value between two missing ones has no line, and would not be seen.
    if alone := [n for n in there if not {n - 1, n + 1} & there]:
        spots = how.xy([layer.x[n] for n in alone], [y[n] for n in alone])
        axes.plot(*spots, how.shape, color=how.color, markersize=4.5)


@mark.register(Band)
def _band(layer: Band, axes: Axes, how: MarkStyle) -> None:
    span = axes.axvspan if how.turned else axes.axhspan
    span(layer.low, layer.high, color=how.look.line, label=layer.name, linewidth=0, zorder=0.5)


_FRAME_IN = 0.02  #: of a cell, between its edge and its frame


@mark.register(Cells)
def _cells(layer: Cells, axes: Axes, how: MarkStyle) -> None:
    from matplotlib.patches import Rectangle

    span = (layer.high - layer.low) or 1.0
    size = letters_of(layer, axes)
    for row, values in enumerate(layer.values):
        for column, value in enumerate(values):
            text = layer.texts[row][column] if layer.texts else ""
            if value is None or not isfinite(value) or not is_shaded(layer, row, column):
                style: dict[str, Any] = {"color": how.look.soft, "ha": "center", "va": "center"}
                style |= {"fontsize": size} if text else {}
                axes.text(column, row, text or "\u2013", **style)
                continue
            fill = how.look.shade((value - layer.low) / span)
            corner = (column - 0.5, row - 0.5)
            box = Rectangle(corner, 1, 1, facecolor=fill, edgecolor=how.look.ground, linewidth=1)
            axes.add_patch(box)
            ink = how.look.ink_on(fill)
            axes.text(column, row, text, color=ink, ha="center", va="center", fontsize=size)
    for row, column in layer.framed:
        corner = (column - 0.5 + _FRAME_IN, row - 0.5 + _FRAME_IN)
        wide = 1 - 2 * _FRAME_IN
        frame: dict[str, Any] = {"facecolor": "none", "edgecolor": how.look.ink, "linewidth": 2.2}
        axes.add_patch(Rectangle(corner, wide, wide, **frame))
    columns = max((len(values) for values in layer.values), default=0)
    axes.set_xlim(-0.5, columns - 0.5)
    axes.set_ylim(len(layer.values) - 0.5, -0.5)


def bar_width(layers: Sequence[Layer]) -> float:
    """Return the width of all bars of a figure, which leaves gaps between them.

    >>> bar_width([Bars([0, 1], [1, 2])]), bar_width([]), bar_width([Bars([0, 10], [1, 2])])
    (0.62, 0.62, 9.0)
    >>> round(bar_width([Bars([-0.2, 0.8], [1, 2]), Bars([0.2, 1.2], [3, 4])]), 2)
    0.36
    """
    places = sorted({round(x, 6) for layer in layers if isinstance(layer, Bars) for x in layer.x})
    gaps = [after - before for before, after in pairwise(places)]
    nearest = min(gaps, default=1.0)
    return nearest * (_WIDEST if nearest == 1.0 else 0.9)


def _known_places(x: Sequence[float], y: Numbers) -> list[int]:
    """Return the places of the values that are known."""
    both = enumerate(zip(x, y, strict=True))
    return [n for n, (a, b) in both if b is not None and isfinite(a) and isfinite(b)]


def is_shaded(layer: Cells, row: int, column: int) -> bool:
    """True if the value of a cell rests on enough verdicts for a shade."""
    return not layer.counts or layer.counts[row][column] >= LEAST


def _drawn_places(layer: Bars | Points | Line) -> list[int]:
    """Return the places of the values that are known and rest on enough verdicts."""
    there = _known_places(layer.x, layer.y)
    return [n for n in there if layer.counts[n] >= LEAST] if layer.counts else there


def _counts(layer: Bars | Points, axes: Axes, how: MarkStyle) -> None:
    """Write how many verdicts each value rests on beside the plot, where there is room."""
    if len(layer.x) > _FEW or layer.quiet:
        return
    style: dict[str, Any] = {"fontsize": SMALL - 1, "color": how.look.soft}
    # One coordinate is in data and the other in parts of the plot, so that numbers stay outside of
    # it whatever its scale.
    style |= {"textcoords": "offset points", "annotation_clip": False}
    if how.turned:
        style |= {"xycoords": axes.get_yaxis_transform(), "xytext": (_CLEAR, 0), "va": "center"}
    else:
        style |= {"xycoords": axes.get_xaxis_transform(), "xytext": (0, _CLEAR), "ha": "center"}
        style |= {"va": "bottom", "rotation": 90 if _is_crowded(layer, axes) else 0}
    for x, n in zip(layer.x, layer.counts, strict=False):
        axes.annotate(f"n = {n:,}", (1.0, x) if how.turned else (x, 1.0), **style)


def _is_crowded(layer: Bars | Points, axes: Axes) -> bool:
    """True if numbers of verdicts above a plot would cover each other if they were level."""
    x = sorted({*layer.x})
    span = 1.1 * (x[-1] - x[0]) if x else 0.0
    nearest = min((after - before for before, after in pairwise(x)), default=span)
    # In points, of which 72 are an inch.
    room = 72 * axes.get_window_extent().width / axes.figure.dpi
    letters = max((len(f"n = {n:,}") for n in layer.counts), default=0) + 1
    return span > 0 and nearest / span * room < letters * (SMALL - 1) * _LETTER


def _error_bars(layer: Bars | Points, axes: Axes, how: MarkStyle, color: str) -> None:
    if not layer.low or not layer.high:
        return
    there = (
        {*_known_places(layer.x, layer.low)}
        & {*_known_places(layer.x, layer.high)}
        & {*_drawn_places(layer)}
    )
    # In the order of x, as an area is drawn from one end to the other.
    ordered_places = sorted(there, key=layer.x.__getitem__)
    x, low, high = (
        [part[n] or 0.0 for n in ordered_places] for part in (layer.x, layer.low, layer.high)
    )
    if len(ordered_places) <= _FEW:
        lines = axes.hlines if how.turned else axes.vlines
        lines(x, low, high, color=color, linewidth=1.1, zorder=3)
        return
    if len(ordered_places) > _BAND:
        # They touch each other anyway; a window paints one area ten times as fast as lines.
        fill = axes.fill_betweenx if how.turned else axes.fill_between
        fill(x, low, high, color=color, alpha=0.3, linewidth=0, zorder=1.8)
        return
    # Hundreds of lines of their own would be most of a file; these are one with gaps.
    ends = [end for interval in zip(low, high, strict=True) for end in (*interval, float("nan"))]
    places = [place for place in x for _ in range(3)]
    axes.plot(*how.xy(places, ends), color=color, linewidth=0.6, zorder=3, solid_capstyle="butt")


def letters_of(layer: Cells, axes: Axes) -> float:
    """The size at which the longest text of a matrix fits into its cell, points."""
    if not layer.texts or not layer.values:
        return SMALL
    wide, high = (side / axes.figure.dpi for side in axes.get_window_extent().size)
    lines = [text.split("\n") for row in layer.texts for text in row]
    letters = max((len(line) for text in lines for line in text), default=1) or 1
    rows = max((len(text) for text in lines), default=1)
    columns = max(len(values) for values in layer.values) or 1
    room = 72 * wide / columns * _FITS, 72 * high / len(layer.values) * _FITS
    return float(min(9.0, room[0] / letters / _LETTER, room[1] / rows / _LINE))


@mark.register(Arrows)
def draw_arrows(layer: Arrows, axes: Axes, how: MarkStyle) -> None:
    """Nodes on a circle or in rows; arrows that lead both ways bend apart."""
    axes.set_axis_off()
    axes.set_aspect("equal")
    wide, high = GRAPH
    axes.set_xlim(-wide / 2, wide / 2)
    axes.set_ylim(-high / 2, high / 2)
    places = layer.places
    boxes = [
        axes.text(
            x, y, name, fontsize=SMALL, ha="center", va="center", bbox=_box(how.look), zorder=4
        )
        for name, (x, y) in zip(layer.nodes, places, strict=True)
    ]
    sizes = [_points_of(box) for box in boxes]
    for strength, words in layer.key:
        axes.plot([], [], **_arrow_pen(how, strength), label=words)
    for pair in layer.arrows:
        start, end = (places[n] for n in pair)
        way, bent = atan2(end[1] - start[1], end[0] - start[0]), atan(2 * _BENT)
        axes.annotate(
            "",
            end,
            start,
            arrowprops={
                "arrowstyle": "-|>",
                **_arrow_pen(how, layer.strengths.get(pair, 1.0)),
                "shrinkA": _APART + _to_edge(sizes[pair[0]], way - bent),
                "shrinkB": _APART + _to_edge(sizes[pair[1]], way + bent),
                "connectionstyle": f"arc3,rad={_BENT}",
            },
        )
        if text := layer.texts.get(pair, ""):
            # Nearer to its end, as texts in the middle of a circle would cover each other.
            x, y = (a + 0.64 * (b - a) for a, b in zip(start, end, strict=True))
            x, y = x + _BENT / 2 * (end[1] - start[1]), y - _BENT / 2 * (end[0] - start[0])
            ground = {"facecolor": how.look.ground, "edgecolor": "none", "pad": 0.6}
            axes.text(
                x, y, text, fontsize=6, color=how.look.soft, ha="center", va="center", bbox=ground
            )


def _arrow_pen(how: MarkStyle, strength: float) -> dict[str, Any]:
    """Return how an arrow is drawn: the stronger, the darker and wider."""
    return {"color": how.look.faded(how.color, strength), "linewidth": 0.7 + 0.8 * strength}


def _points_of(text: Any) -> tuple[float, float]:
    """Return width and height of the box around a text, in points."""
    size = text.get_window_extent().size * 72 / text.figure.dpi
    pad = 2 * _PAD * SMALL
    return float(size[0]) + pad, float(size[1]) + pad


def _to_edge(size: tuple[float, float], way: float) -> float:
    """The distance from the middle of a box to its edge.

    Args:
        size: Of the box.
        way: In which direction, radians.
    """
    sides = zip(size, (cos(way), sin(way)), strict=True)
    # A direction along one axis never meets the sides across the other one.
    return min(side / 2 / abs(part) for side, part in sides if abs(part) > 1e-9)


def _box(look: FigureStyle) -> dict[str, object]:
    return {
        "boxstyle": f"round,pad={_PAD}",
        "facecolor": look.shade(0.08),
        "edgecolor": look.accent,
        "linewidth": 0.9,
    }
