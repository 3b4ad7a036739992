"""Draws a figure with matplotlib: axes, chance, legend, title, and caption."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from textwrap import fill, wrap
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._figure import (
    Arrows,
    Axis,
    Bars,
    Cells,
    Figure,
    Layer,
    Line,
    Panel,
    Points,
)
from turingdesk.exchange.figures.marks import GRAPH, MarkStyle, bar_width, letters_of, mark
from turingdesk.exchange.figures.series import (
    layer_color,
    series_colors,
    series_place,
    series_places,
)
from turingdesk.exchange.figures.style import (
    DOUBLE_IN,
    HEAD,
    PAPER,
    SINGLE_IN,
    SMALL,
    USUAL,
    WIDTH_IN,
    FigureStyle,
)
from turingdesk.exchange.figures.thinning import thinned
from turingdesk.exchange.figures.values import with_rows, with_values

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Drawing


CHANCE = (0, (4, 2.4))
_HEIGHT_IN = 3.1
_FLAT = 0.7  #: height of a narrow figure as a part of its width
_CELL_IN, _CELL_WIDE_IN = 0.34, 1.1  #: of a cell: height, at least, and width, at most
_CELL_FLAT, _AROUND_CELLS_IN = 0.5, 0.8  #: of a cell's width; words above and below a matrix
_LETTERS = 114  #: of a caption that fit into a line
_TITLE = 82  #: of a title
_LINE_IN = 0.17
_UNDER_LEGEND_IN = 0.06
_EDGE_IN = 0.05
_HINTED = 1.05  #: how much wider letters become in a file, at most
_PANEL_IN = 1.35  #: width of a panel with its words, at least
_PLOT_IN = 0.55  #: width of its plot alone, at least
_NARROW, _FEW = 44, 12  #: letters under a figure of one column, and names in it, at most
_SHORT, _FEW_ROWS = 18, 20  #: letters of a short name, and rows of such in one column, at most
_GAP_IN = 0.12  #: between panels
_WIDE_ROWS = 25  #: of a horizontal plot, whose names have usual letters
#: Of so many rows at most, the height of each, inches.
_ROWS_IN = ((12, 0.21), (_WIDE_ROWS, 0.16), (sys.maxsize, 0.125))
_ROWS, _COLUMN_IN = 50, 2.0  #: rows of a plot, and its width, where many are in columns
_ROOM = 96  #: letters that fit beside each other under an axis
_BESIDE_IN = 0.6  #: width of the words at the left of a plot, about
_ABREAST = 4  #: panels beside each other, about
_TINY = 6.0  #: points, of the names of many rows
_TICKS = 4  #: of a plot that is not narrow, as matplotlib counts those that have room
_NAMED_PLACES = 8  #: whole numbers that each have a tick, at most
_MOST = 40  #: categories that are named; of more, every second, third …
_GRAPH_IN = 4.2  #: the height of a graph
_BESIDE = 0.75  #: of a row or column, in which points of several series stand
_LONG = 26  #: letters of a category that are shown upright or slanted


def draw(
    figure: Figure, look: FigureStyle = PAPER, *, captioned: bool = False, width: float = WIDTH_IN
) -> Drawing:
    """Draw a figure; call it under `look.settings`.

    Args:
        figure: What it shows.
        look: The colors.
        captioned: Whether title and caption are part of it, as in a file that stands alone.
        width: Of the whole, inches.
    """
    # Without pyplot, which keeps every figure until it is closed and looks for a window system.
    from matplotlib.figure import Figure as Drawing

    figure = laid_out(figure, width)
    if figure.nothing:
        return _words_alone(figure, look, width, captioned=captioned)
    lines = wrap(figure.caption, round(_LETTERS * width / WIDTH_IN)) if captioned else []
    titles = _title_lines(figure, width) if captioned else []
    foot, head = _LINE_IN * len(lines) + (0.12 if lines else 0.04), _head(titles)
    parts = _parts(figure, width)
    is_split = len(parts) > len(figure.plots)
    most = max(1, int(width / _PANEL_IN)) if len(parts) > 1 else 1
    while True:  # until plots are wide enough beside their words
        rows, columns = _grid(len(parts), most)
        height = rows * _height(parts[0][0], width, columns) + foot + head
        drawing = Drawing(figsize=(width, height))
        grid = drawing.subplots(rows, columns, sharex=True, sharey=not is_split, squeeze=False)
        _plots(figure, parts, grid, look)
        added = _legend(figure, grid, head)
        wide = _place(drawing, grid, foot, head + added, _widest(figure))
        if columns == 1 or wide >= _PLOT_IN:
            break
        most = columns - 1
    _fit_letters(parts, grid)
    height += added
    if captioned:
        _write_title(drawing, titles)
        _write_caption(drawing, lines, look)
    return drawing


def laid_out(figure: Figure, width: float = WIDTH_IN) -> Figure:
    """Turn a figure whose names don't fit side by side, so that they are in rows.

    Panels without values are omitted, and points of several series that share a row or column
    are beside each other.
    """
    figure = _in_rows(with_values(figure), width)
    if not figure.x.categories:
        return figure
    return replace(
        figure,
        layers=_dodged(figure.layers),
        panels=tuple(replace(panel, layers=_dodged(panel.layers)) for panel in figure.panels),
    )


def _dodged(layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Move points of several series that share a place beside each other."""
    series = [n for n, layer in enumerate(layers) if isinstance(layer, Points)]
    places = [place for n in series for place in {*getattr(layers[n], "x", ())}]
    if len(places) == len({*places}) or any(place != round(place) for place in places):
        return layers
    step, dodged_layers = _BESIDE / len(series), list(layers)
    for number, n in enumerate(series):
        by, points = (number - (len(series) - 1) / 2) * step, layers[n]
        if isinstance(points, Points):
            dodged_layers[n] = replace(points, x=[place + by for place in points.x])
    return tuple(dodged_layers)


def _in_rows(figure: Figure, width: float) -> Figure:
    layers = [layer for panel in figure.plots for layer in panel.layers]
    names = figure.x.categories
    if (
        not names
        or figure.y.categories
        or any(isinstance(layer, Cells | Arrows) for layer in layers)
    ):
        return figure
    free = (width - _BESIDE_IN) / (WIDTH_IN - _BESIDE_IN)
    room = _ROOM * free / min(len(figure.plots), _ABREAST)
    is_wide = max(map(len, names)) * len(names) > room
    return replace(figure, horizontal=True) if is_wide else figure


def is_narrow(figure: Figure) -> bool:
    """True if one column of a journal is wide enough for a figure."""
    names = figure.x.categories
    cells = [layer for panel in figure.plots for layer in panel.layers if isinstance(layer, Cells)]
    if cells:
        return len(figure.plots) == 1 and _letters_across(figure, cells) <= _NARROW
    layers = [layer for panel in figure.plots for layer in panel.layers]
    nodes = [name for layer in layers if isinstance(layer, Arrows) for name in layer.nodes]
    if sum(len(name) + 2 for name in nodes) > _NARROW:  # boxes would cover each other
        return False
    is_short = max(map(len, names), default=0) <= _SHORT
    if is_short and _in_rows(figure, DOUBLE_IN).horizontal:
        fits = len(names) <= _FEW_ROWS
    else:
        room = 1 if figure.horizontal else sum(map(len, names)) / _NARROW
        fits = len(names) <= _FEW and room <= 1
    return len(figure.plots) == 1 and fits


def _letters_across(figure: Figure, cells: Sequence[Cells]) -> int:
    """Count the letters that the names of rows and the columns of a matrix need side by side."""
    texts = (
        line for layer in cells for row in layer.texts for text in row for line in text.split("\n")
    )
    widest = max(map(len, (*figure.x.categories, *texts)), default=0)
    return max(map(len, figure.y.categories), default=0) + (widest + 1) * len(figure.x.categories)


def column_width(figure: Figure) -> float:
    """The width of one or two columns of a journal, as a figure needs; inches."""
    return SINGLE_IN if is_narrow(figure) else DOUBLE_IN


def rows_of(figure: Figure) -> float:
    """The number of rows of usual height for a horizontal plot: series share a category's."""
    series = [
        [layer for layer in panel.layers if isinstance(layer, Bars | Points)]
        for panel in figure.plots
    ]
    has_counts = any(
        layer.counts and not layer.quiet for panel_series in series for layer in panel_series
    )
    each = 0.75 if has_counts else 0.34  # numbers of verdicts need more than the points
    most = max(map(_sharing, series), default=1)
    return len(figure.x.categories) * max(1.0, each * most)


def _sharing(series: Sequence[Bars | Points]) -> int:
    """The number of series in the fullest row."""
    places = Counter(place for layer in series for place in {round(x) for x in layer.x})
    return max(places.values(), default=1)


def _words_alone(figure: Figure, look: FigureStyle, width: float, *, captioned: bool) -> Drawing:
    """Draw a sentence where there is no data."""
    from matplotlib.figure import Figure as Drawing

    lines = wrap(figure.nothing, round(_LETTERS * width / WIDTH_IN * SMALL / USUAL))
    titles = _title_lines(figure, width) if captioned else []
    height = 0.2 + _LINE_IN * len(lines) + _head(titles)
    drawing = Drawing(figsize=(width, height))
    _write_title(drawing, titles)
    drawing.text(0.01, 0.08 / height, "\n".join(lines), color=look.soft, linespacing=1.35)
    return drawing


def _title_lines(figure: Figure, width: float) -> list[str]:
    return wrap(figure.title, round(_TITLE * width / WIDTH_IN))


def _head(titles: Sequence[str]) -> float:
    """Return the height of a title in inches."""
    return 0.15 + 0.17 * len(titles) if titles else 0.04


def _write_title(drawing: Drawing, titles: Sequence[str]) -> None:
    top, title = 1 - 0.06 / drawing.get_figheight(), "\n".join(titles)
    drawing.text(0.01, top, title, fontsize=HEAD, fontweight=600, va="top")


def _write_caption(drawing: Drawing, lines: Sequence[str], look: FigureStyle) -> None:
    style: dict[str, Any] = {"fontsize": SMALL, "color": look.soft, "linespacing": 1.35}
    drawing.text(0.01, 0.05 / drawing.get_figheight(), "\n".join(lines), va="bottom", **style)


def _parts(figure: Figure, width: float) -> list[tuple[Figure, Panel]]:
    """Return what each plot of a drawing shows: a panel, or some of many rows."""
    names = figure.x.categories
    if not figure.horizontal or figure.panels or len(names) <= _ROWS:
        return [(figure, part) for part in figure.plots]
    columns = max(1, min(-(-len(names) // _ROWS), int(width / _COLUMN_IN)))
    # Rounded up, so that the last column is the shorter one.
    each = -(-len(names) // columns)
    parts = [with_rows(figure, range(n, min(n + each, len(names))))
             for n in range(0, len(names), each)]  # fmt: skip
    return [(part, part.plots[0]) for part in parts]


def _grid(number: int, most: int) -> tuple[int, int]:
    """Rows and columns of the panels, of which so many at most are beside each other."""
    rows = -(-number // min(number, most))
    return rows, -(-number // rows)


def _plots(
    figure: Figure, parts: Sequence[tuple[Figure, Panel]], grid: Any, look: FigureStyle
) -> None:
    columns = grid.shape[1]
    colors = series_colors(figure, look)
    for place, axes in enumerate(grid.flat):
        if place >= len(parts):
            axes.set_visible(False)
            continue
        _marks(*parts[place], axes, look, colors)
    for place, (axes, (part, panel)) in enumerate(zip(grid.flat, parts, strict=False)):
        _axes(part, axes, columns)  # after all marks, as plots share the ends of their axes
        if part is not figure:
            axes.xaxis.label.set_visible(place == columns // 2)
            axes.yaxis.label.set_visible(place == 0)
        if panel.title:
            axes.set_title(panel.title, loc="left", fontsize=SMALL, fontweight=600)
            is_lowest = place + columns >= len(figure.plots)
            axes.tick_params(labelleft=place % columns == 0, labelbottom=is_lowest)
            axes.xaxis.label.set_visible(is_lowest)
            axes.yaxis.label.set_visible(place % columns == 0)


def _place(drawing: Drawing, grid: Any, foot: float, head: float, most: float | None) -> float:
    """Give the axes all the room that their labels leave; panels have one size.

    With `most`, axes are not wider than so many inches.

    They are measured once: matplotlib's layouts measure twice or more, which takes half of
    the time of a figure.

    Returns:
        How wide each plot has become, inches.
    """
    (width, height), renderer = drawing.get_size_inches(), _renderer(drawing)
    # Measured after drawing, as the width of numbers on an axis is known only then.
    around = [[_words_around(axes, renderer, drawing.dpi) for axes in row] for row in grid]
    left_margins, right = (
        [max(margins[side] for margins in column) for column in zip(*around, strict=True)]
        for side in (0, 1)
    )
    below, above = ([max(margins[side] for margins in row) for row in around] for side in (2, 3))
    gaps = [(len(margins) - 1) * _GAP_IN for margins in (left_margins, below)]
    wide = (width - 2 * _EDGE_IN - sum(left_margins) - sum(right) - gaps[0]) / len(left_margins)
    high = (height - foot - head - sum(below) - sum(above) - gaps[1]) / len(below)
    if most is not None:
        wide = min(wide, most)
    y = height - head
    for row, axes_of_row in enumerate(grid):
        x = _EDGE_IN
        y -= above[row] + high
        for column, axes in enumerate(axes_of_row):
            x += left_margins[column]
            axes.set_position((x / width, y / height, wide / width, high / height))
            x += wide + right[column] + _GAP_IN
        y -= below[row] + _GAP_IN
    return float(wide)


def _fit_letters(parts: Sequence[tuple[Figure, Panel]], grid: Any) -> None:
    """Give the texts of a matrix the size that fits into its cells, now that these have theirs."""
    both = [
        (axes, letters_of(layer, axes))
        for axes, (_, panel) in zip(grid.flat, parts, strict=False)
        for layer in panel.layers
        if isinstance(layer, Cells)
    ]
    # One size for all panels, or cells of one figure would look unequal.
    least = min((size for _, size in both), default=0.0)
    for axes, _ in both:
        for text in axes.texts:
            text.set_fontsize(least)


def _widest(figure: Figure) -> float | None:
    """Return the largest width of a plot in inches: cells of a matrix aren't stretched."""
    is_matrix = any(isinstance(layer, Cells) for panel in figure.plots for layer in panel.layers)
    return _CELL_WIDE_IN * len(figure.x.categories) if is_matrix else None


def _words_around(axes: Axes, renderer: Any, dpi: float) -> tuple[float, float, float, float]:
    """Return how far labels reach beyond the axes, in inches: left, right, below, above."""
    with_words, bare = axes.get_tightbbox(renderer), axes.get_window_extent()
    if with_words is None:  # nothing is drawn there
        return 0.0, 0.0, 0.0, 0.0
    sides = (
        bare.x0 - with_words.x0,
        with_words.x1 - bare.x1,
        bare.y0 - with_words.y0,
        with_words.y1 - bare.y1,
    )
    left_side, right, below, above = (side / dpi for side in sides)
    return left_side, right, below, above


def _height(figure: Figure, width: float, columns: int) -> float:
    """Return the height in inches of a row of plots with its labels."""
    default_height = min(_HEIGHT_IN, width * _FLAT)
    layers = [layer for panel in figure.plots for layer in panel.layers]
    if any(isinstance(layer, Arrows) for layer in layers):
        return min(_GRAPH_IN, width * GRAPH[1] / GRAPH[0])
    if figure.horizontal:
        row = next(high for most, high in _ROWS_IN if len(figure.x.categories) <= most)
        return max(1.4, rows_of(figure) * row + 0.75)
    if any(isinstance(layer, Cells) for layer in layers):
        each = (width - _BESIDE_IN) / columns / max(1, len(figure.x.categories))
        high = max(_CELL_IN, min(each, _CELL_WIDE_IN) * _CELL_FLAT)
        return len(figure.y.categories) * high + _AROUND_CELLS_IN
    return default_height


def _marks(
    figure: Figure, panel: Panel, axes: Axes, look: FigureStyle, colors: dict[str, str]
) -> None:
    width, places = bar_width(panel.layers), series_places(figure)
    for layer in thinned(figure, panel):
        color = layer_color(layer, look, colors)
        number = series_place(layer, places)
        mark(layer, axes, MarkStyle(look, color, width, figure.horizontal, number))
    if figure.chance is not None:
        style: dict[str, Any] = {"color": look.soft, "linewidth": 1.0, "linestyle": CHANCE}
        (axes.axvline if figure.horizontal else axes.axhline)(figure.chance, zorder=1.5, **style)


def _axes(figure: Figure, axes: Axes, columns: int) -> None:
    layers = [layer for panel in figure.plots for layer in panel.layers]
    if any(isinstance(layer, Arrows) for layer in layers):
        return
    is_matrix = any(isinstance(layer, Cells) for layer in layers)
    at_left = max(map(len, figure.y.categories), default=0) if is_matrix else 0
    room = (_room_in(axes) - at_left) / columns
    _scale(figure.x, axes, layers, is_x=not figure.horizontal, is_counted=True, room=room)
    _scale(figure.y, axes, layers, is_x=figure.horizontal, is_counted=False, room=room)
    if is_matrix:
        axes.tick_params(length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)
        return
    if figure.horizontal:
        axes.grid(axis="x")
        axes.tick_params(axis="y", length=0)
        # From the top down, as people read lists.
        axes.set_ylim(len(figure.x.categories) - 0.5, -0.5)
    else:
        axes.grid(axis="y" if not figure.y.categories else "x")
    _from_the_base(figure, layers, axes)


def _scale(
    axis: Axis, axes: Axes, layers: Sequence[Layer], *, is_x: bool, is_counted: bool, room: float
) -> None:
    mpl_axis = axes.xaxis if is_x else axes.yaxis
    mpl_axis.set_label_text(axis.label)
    if axis.logarithmic:
        (axes.set_xscale if is_x else axes.set_yscale)("log")
    if axis.categories:
        _categories(axis, axes, room if is_x else 0)
        return
    if not axis.logarithmic:
        from matplotlib.ticker import MaxNLocator

        few = whole_places(layers) if is_counted else ()
        # More would run into each other in a narrow plot.
        fewest = 2 if is_x and mpl_axis.get_tick_space() < _TICKS else 3
        steps: dict[str, Any] = {"steps": [1, 2, 2.5, 5, 10], "min_n_ticks": fewest}
        # Otherwise matplotlib writes 2023 as 3, with an offset beside the axis.
        axes.ticklabel_format(axis="x" if is_x else "y", useOffset=False)
        if 0 < len(few) <= _NAMED_PLACES:
            mpl_axis.set_ticks(few)
        else:
            mpl_axis.set_major_locator(
                MaxNLocator("auto", **steps, integer=bool(few) or axis.is_whole)
            )
    low, high = axes.get_xlim() if is_x else axes.get_ylim()
    ends = (low if axis.low is None else axis.low, high if axis.high is None else axis.high)
    # Equal ends would make matplotlib warn, and widen the axis by itself.
    if ends[0] != ends[1]:
        ends = ends[::-1] if axis.is_falling else ends
        (axes.set_xlim if is_x else axes.set_ylim)(ends)


def whole_places(layers: Sequence[Layer]) -> Sequence[int]:
    """Where values are on an x axis that counts; there are no ticks between them."""
    places = {x for layer in layers for x in getattr(layer, "x", ())}
    return sorted(map(int, places)) if all(float(x).is_integer() for x in places) else ()


def _categories(axis: Axis, axes: Axes, room: float) -> None:
    """Write the names of categories: below a plot if they fit side by side, or at the left.

    Args:
        axis: With the names.
        axes: On which they are.
        room: Letters under the plot; 0 for names at the left.
    """
    if not room:
        drawing = axes.get_figure(root=True)
        wide = drawing.get_figwidth() / SINGLE_IN if drawing and len(drawing.axes) == 1 else 1.0
        short_names = [_short(name, round(_LONG * wide)) for name in axis.categories]
        axes.set_yticks(range(len(short_names)), short_names)
        if len(axis.categories) > _WIDE_ROWS:
            axes.tick_params(axis="y", labelsize=_TINY, pad=2)
        return
    every = -(-len(axis.categories) // _MOST)
    names = axis.categories[::every]
    ticks = range(0, len(axis.categories), every)
    room /= max(1, len(names))
    if max(map(len, names)) <= room:
        axes.set_xticks(ticks, names)
    elif room >= 9 and all(len(word) <= room for name in names for word in name.split()):
        axes.set_xticks(ticks, [fill(name, int(room)) for name in names])
    else:
        # Turned about its end, which then stays below its tick.
        slanted: dict[str, Any] = {"rotation": 35, "ha": "right", "rotation_mode": "anchor"}
        axes.set_xticks(ticks, [_short(name) for name in names], **slanted)
    low, high = axes.get_xlim()
    axes.set_xlim(min(low, -0.5), max(high, len(axis.categories) - 0.5))


def _room_in(axes: Axes) -> float:
    """Letters that fit beside each other under all plots of a drawing."""
    drawing = axes.get_figure(root=True)
    return _ROOM * (drawing.get_figwidth() / WIDTH_IN if drawing else 1.0)


def _short(name: str, letters: int = _LONG) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}\u2026"


def _from_the_base(figure: Figure, layers: Sequence[Layer], axes: Axes) -> None:
    """Let bars start on their axis where no value is below it."""
    bases = {layer.base for layer in layers if isinstance(layer, Bars)}
    if len(bases) == 1 and figure.y.low is None and not figure.y.logarithmic:
        (base,) = bases
        low, high = axes.get_xlim() if figure.horizontal else axes.get_ylim()
        lowest = min((y for layer in layers for y in _values(layer)), default=base)
        # A bar that begins elsewhere than at its base would show a wrong proportion.
        ends = base if lowest >= base else low, high
        (axes.set_xlim if figure.horizontal else axes.set_ylim)(ends)


def _values(layer: object) -> list[float]:
    if isinstance(layer, Bars | Line):
        return [y for part in (layer.y, layer.low) for y in part if y is not None]
    return []


def _legend(figure: Figure, grid: Any, head: float) -> float:
    """Above the plots, where it covers nothing; names that stand for several layers once.

    Args:
        figure: What is shown.
        grid: The axes.
        head: The height of what is above it, inches.

    Returns:
        Its height, inches, by which the drawing has become higher.
    """
    both = [axes.get_legend_handles_labels() for axes in grid.flat]
    named = {
        label: handle
        for handles, labels in both
        for handle, label in zip(handles, labels, strict=True)
    }
    if not named or (len(named) == 1 and all(len(plot.layers) == 1 for plot in figure.plots)):
        return 0.0
    drawing = grid[0][0].figure
    legend, high = _fitting_legend(drawing, named)
    added = high + _UNDER_LEGEND_IN
    height = drawing.get_figheight() + added
    drawing.set_figheight(height)
    legend.set_bbox_to_anchor((0.01, 1 - head / height))
    return added


def _fitting_legend(drawing: Drawing, named: dict[str, Any]) -> tuple[Any, float]:
    """A legend that is not wider than its drawing, and its height, inches."""
    renderer, columns = _renderer(drawing), len(named)
    room = (drawing.get_figwidth() - _EDGE_IN) * drawing.dpi
    # Measured anew for each number of columns: widths of letters add up differently.
    while True:
        legend = drawing.legend(
            list(named.values()),
            list(named),
            loc="upper left",
            ncols=columns,
            borderaxespad=0.0,
            borderpad=0.2,
            handlelength=1.6,
            columnspacing=1.4,
        )
        size = legend.get_window_extent(renderer)
        if columns == 1 or _HINTED * size.width <= room:
            return legend, float(size.height) / drawing.dpi
        legend.remove()
        columns -= 1


def _renderer(drawing: Drawing) -> Any:
    """Return the renderer that measures the texts of a drawing."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas: Any = FigureCanvasAgg(drawing)
    return canvas.get_renderer()
