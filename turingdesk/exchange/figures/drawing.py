"""From what a figure shows to matplotlib's figure: axes, chance, legend, title, caption."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from math import isfinite
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._figure import Arrows, Axis, Bars, Cells, Figure, Layer, Line, Points
from turingdesk.exchange.figures.marks import How, bar_width, mark
from turingdesk.exchange.figures.style import HEAD, PAPER, SMALL, WIDTH_IN, FigureStyle

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Drawing


CHANCE = (0, (4, 2.4))
_HEIGHT_IN = 3.1
_CELL_IN = 0.34  #: height of a row of a matrix, at least
_LETTERS = 122  #: of a caption that fit into a line
_LINE_IN = 0.145
_EDGE_IN = 0.05
_ROOM = 96  #: letters that fit beside each other under an axis
_MOST = 40  #: categories that are named; of more, every second, third …
_LONG = 26  #: letters of a category that are shown upright or slanted


def draw(figure: Figure, look: FigureStyle = PAPER, *, captioned: bool = False) -> Drawing:
    """Draw a figure; call it under `look.settings`.

    Args:
        figure: What it shows.
        look: The colours.
        captioned: Whether title and caption are part of it, as in a file that stands alone.
    """
    from matplotlib.figure import Figure as Drawing

    lines = wrap(figure.caption, _LETTERS) if captioned else []
    foot, head = _LINE_IN * len(lines) + (0.14 if lines else 0.04), 0.32 if captioned else 0.04
    height = _height(figure) + foot + head
    drawn = Drawing(figsize=(WIDTH_IN, height))
    axes = drawn.add_axes((0.12, 0.2, 0.86, 0.7))
    _marks(figure, axes, look)
    _axes(figure, axes, look)
    _place(drawn, axes, foot, head)
    if captioned:
        top = 1 - 0.06 / height
        drawn.text(0.01, top, figure.title, fontsize=HEAD, fontweight=600, va="top")
        told = "\n".join(lines)
        drawn.text(0.01, 0.04 / height, told, fontsize=SMALL, color=look.soft, linespacing=1.35)
    return drawn


def _place(drawn: Drawing, axes: Axes, foot: float, head: float) -> None:
    """Give the axes all the room that their own words leave.

    They are measured once: matplotlib's layouts measure twice or more, which takes half of
    the time of a figure.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    width, height = drawn.get_size_inches()
    canvas: Any = FigureCanvasAgg(drawn)
    with_words, bare = axes.get_tightbbox(canvas.get_renderer()), axes.get_window_extent()
    if with_words is None:
        return
    left, right = (bare.x0 - with_words.x0) / drawn.dpi, (with_words.x1 - bare.x1) / drawn.dpi
    below, above = (bare.y0 - with_words.y0) / drawn.dpi, (with_words.y1 - bare.y1) / drawn.dpi
    x0, y0 = left + _EDGE_IN, below + foot
    x1, y1 = width - right - _EDGE_IN, height - above - head
    axes.set_position((x0 / width, y0 / height, (x1 - x0) / width, (y1 - y0) / height))


def _height(figure: Figure) -> float:
    rows = max((len(one.values) for one in figure.layers if isinstance(one, Cells)), default=0)
    if any(isinstance(one, Arrows) for one in figure.layers):
        return 4.2
    return max(_HEIGHT_IN, rows * _CELL_IN + 0.9) if rows else _HEIGHT_IN


def _marks(figure: Figure, axes: Axes, look: FigureStyle) -> None:
    colors: dict[str, str] = {}
    places, width = count(), bar_width(figure.layers)
    for layer in thinned(figure):
        name = getattr(layer, "like", "") or getattr(layer, "name", "")
        if name not in colors:
            colors[name] = look.series[next(places) % len(look.series)]
        color = look.pale(colors[name]) if getattr(layer, "pale", False) else colors[name]
        mark(layer, axes, How(look, color, width))
    if figure.chance is not None:
        style: dict[str, Any] = {"color": look.soft, "linewidth": 1.0, "linestyle": CHANCE}
        axes.axhline(figure.chance, zorder=1.5, **style)


def _axes(figure: Figure, axes: Axes, look: FigureStyle) -> None:
    is_matrix = any(isinstance(one, Cells) for one in figure.layers)
    if any(isinstance(one, Arrows) for one in figure.layers):
        return
    _scale(figure.x, axes, is_x=True, is_whole=_is_whole(figure))
    _scale(figure.y, axes, is_x=False)
    if is_matrix:
        axes.tick_params(length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)
    else:
        axes.grid(axis="y" if not figure.y.categories else "x")
        _from_the_base(figure, axes)
    _legend(figure, axes)


def _scale(axis: Axis, axes: Axes, *, is_x: bool, is_whole: bool = False) -> None:
    own = axes.xaxis if is_x else axes.yaxis
    own.set_label_text(axis.label)
    if axis.logarithmic:
        (axes.set_xscale if is_x else axes.set_yscale)("log")
    if axis.categories:
        _categories(axis, axes, is_x=is_x)
        return
    if not axis.logarithmic:
        from matplotlib.ticker import MaxNLocator

        own.set_major_locator(
            MaxNLocator("auto", steps=[1, 2, 2.5, 5, 10], min_n_ticks=3, integer=is_whole)
        )
    low, high = axes.get_xlim() if is_x else axes.get_ylim()
    ends = (low if axis.low is None else axis.low, high if axis.high is None else axis.high)
    if ends[0] != ends[1]:
        (axes.set_xlim if is_x else axes.set_ylim)(ends)


def _is_whole(figure: Figure) -> bool:
    """Whether x counts something: then nothing stands between its ticks."""
    places = [x for one in figure.layers for x in getattr(one, "x", ())]
    return bool(places) and all(float(x).is_integer() for x in places)


def _categories(axis: Axis, axes: Axes, *, is_x: bool) -> None:
    every = -(-len(axis.categories) // _MOST)
    names = axis.categories[::every]
    ticks = range(0, len(axis.categories), every)
    if not is_x:
        axes.set_yticks(ticks, [_short(name) for name in names])
        return
    room = _ROOM / max(1, len(names))
    if max(map(len, names)) <= room:
        axes.set_xticks(ticks, names)
    elif room >= 9 and all(len(word) <= room for name in names for word in name.split()):
        axes.set_xticks(ticks, [fill(name, int(room)) for name in names])
    else:
        slanted: dict[str, Any] = {"rotation": 35, "ha": "right", "rotation_mode": "anchor"}
        axes.set_xticks(ticks, [_short(name) for name in names], **slanted)
    low, high = axes.get_xlim()
    axes.set_xlim(min(low, -0.5), max(high, len(axis.categories) - 0.5))


def _short(name: str) -> str:
    return name if len(name) <= _LONG else f"{name[: _LONG - 1]}\u2026"


def _from_the_base(figure: Figure, axes: Axes) -> None:
    """Bars stand on their axis where nothing goes below it."""
    bases = {one.base for one in figure.layers if isinstance(one, Bars)}
    if len(bases) == 1 and figure.y.low is None and not figure.y.logarithmic:
        (base,) = bases
        low, high = axes.get_ylim()
        lowest = min((y for one in figure.layers for y in _values(one)), default=base)
        axes.set_ylim(base if lowest >= base else low, high)


def _values(layer: object) -> list[float]:
    if isinstance(layer, Bars | Line):
        return [y for part in (layer.y, layer.low) for y in part if y is not None]
    return []


def _legend(figure: Figure, axes: Axes) -> None:
    """Above the axes, where it covers nothing; names that stand for several layers once."""
    handles, labels = axes.get_legend_handles_labels()
    named = {label: handle for handle, label in zip(handles, labels, strict=True) if label}
    if not named or (len(named) == 1 and len(figure.layers) == 1):
        return
    columns = max(1, min(len(named), 110 // (max(map(len, named)) + 6)))
    axes.legend(
        list(named.values()),
        list(named),
        loc="lower left",
        bbox_to_anchor=(0.0, 1.0),
        ncols=columns,
        borderaxespad=0.2,
        handlelength=1.6,
        columnspacing=1.4,
    )


# A file with every one of thousands of points takes a window long to paint, and shows the same.
_ACROSS, _UP = 400, 200  #: spots of a point, a third of a mark
MANY = 500  #: points, of which some must lie on the same spot


def thinned(figure: Figure) -> Sequence[Layer]:
    """The layers of a figure; points that hide each other are one, with bars over all of theirs.

    Points with texts are left, and those on a logarithmic axis, where spots differ in size.
    """
    if figure.x.logarithmic or figure.y.logarithmic:
        return figure.layers
    return [_thinned(one) if isinstance(one, Points) else one for one in figure.layers]


def _thinned(points: Points) -> Points:
    if len(points.x) <= MANY or points.texts:
        return points
    spots: dict[tuple[int, int], list[int]] = {}
    across, up = _spots(points.x, _ACROSS), _spots(points.y, _UP)
    for place, (column, row) in enumerate(zip(across, up, strict=True)):
        if column is not None and row is not None:
            spots.setdefault((column, row), []).append(place)
    firsts = [places[0] for places in spots.values()]
    return Points(
        [points.x[place] for place in firsts],
        [points.y[place] for place in firsts],
        [_end(min, points.low, places) for places in spots.values()] if points.low else (),
        [_end(max, points.high, places) for places in spots.values()] if points.high else (),
        points.name,
        like=points.like,
        pale=points.pale,
    )


def _spots(values: Sequence[float | None], number: int) -> list[int | None]:
    """In which of so many equal parts each value lies; None where there is none."""
    known = [one for one in values if one is not None and isfinite(one)]
    low, high = min(known, default=0.0), max(known, default=0.0)
    size = (high - low) / number or 1.0
    return [
        None if one is None or not isfinite(one) else min(number - 1, int((one - low) / size))
        for one in values
    ]


def _end(
    outer: Callable[[list[float]], float], ends: Sequence[float | None], places: Sequence[int]
) -> float | None:
    there = [end for place in places if (end := ends[place]) is not None and isfinite(end)]
    return outer(there) if there else None
