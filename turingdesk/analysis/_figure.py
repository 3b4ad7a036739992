"""The content of a figure, as plain values: the desk and the report draw the same ones.

An analysis says *what* is drawn: axes, layers, and in the caption what the error bars are.
How it looks (colors, letters, widths) is decided once, where it is drawn. What the captions and
bars of several analyses have in common is at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import MINUS, Message, join, message, parts
from turingdesk.core.task import TASKS

if TYPE_CHECKING:
    from pandas import DataFrame


LEAST = 10  #: verdicts that a value in a figure rests on, at least
FEW = message("Values from fewer than {least} verdicts are not shown.", least=LEAST)
NONE_ENOUGH = message(
    "Not enough data: plots need at least {least} verdicts per group.", least=LEAST
)
FEW_OF_N = message("Values with n below {least} are not shown.", least=LEAST)


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis."""

    label: str
    categories: tuple[str, ...] = ()  #: named places 0, 1, 2 …; empty if it counts
    low: float | None = None  #: where it starts; by default where the values do
    high: float | None = None
    logarithmic: bool = False
    is_falling: bool = False  #: whether it runs from high to low
    is_whole: bool = False  #: whether it counts something, so that nothing is between its ticks


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars from a base, for each x one; None if there is no value."""

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()  #: of the error bars, at the same places; () for none
    high: Sequence[float | None] = ()
    name: str = ""  #: in the legend; series of one name have one color
    base: float = 0.0
    like: str = ""  #: the series whose color it has, where that is not its own
    counts: Sequence[int] = ()  #: verdicts behind each value; below LEAST it is not drawn
    quiet: bool = False  #: whether the counts are not written beside the plot
    keys: Sequence[str] = ()  #: ids of what each stands for
    of: str = ""  #: what the keys are ids of: "judge", "stimulus", "session", or "agent"


@dataclass(frozen=True, slots=True)
class Points:
    """Points, with error bars where low and high are given."""

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()
    high: Sequence[float | None] = ()
    name: str = ""
    like: str = ""  #: the series whose color it has, where that is not its own
    pale: bool = False  #: whether it has a lighter shade of it
    counts: Sequence[int] = ()  #: verdicts behind each value; below LEAST it is not drawn
    quiet: bool = False  #: whether the counts are not written beside the plot
    sized: bool = False  #: whether the area of a point grows with its count
    radius: float = 0.0  #: of its circles, as a share of the largest; 0 for points as usual
    keys: Sequence[str] = ()  #: ids of what each stands for
    of: str = ""  #: what the keys are ids of: "judge", "stimulus", "session", or "agent"


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with a band where low and high are given.

    It breaks where there is no value, or one from too few verdicts, so that one layer can hold
    the lines of many. A value with a break on both sides is a point.
    """

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()
    high: Sequence[float | None] = ()
    name: str = ""
    dashed: bool = False
    thin: bool = False  #: for one of many
    reference: bool = False  #: whether it is dashed and gray, for values to be compared with it
    like: str = ""  #: the series whose color it has, where that is not its own
    pale: bool = False  #: whether it has a lighter shade of it
    counts: Sequence[int] = ()  #: verdicts behind each value; below LEAST it is not drawn
    keys: Sequence[str] = ()  #: ids of what each point stands for
    of: str = ""  #: what the keys are ids of: "judge", "stimulus", "session", or "agent"


@dataclass(frozen=True, slots=True)
class Band:
    """A range of values that is shaded from one end of the plot to the other."""

    low: float
    high: float
    name: str = ""


@dataclass(frozen=True, slots=True)
class Cells:
    """A matrix: rows are the y axis's categories from the top, columns the x axis's."""

    values: Sequence[Sequence[float | None]]
    texts: Sequence[Sequence[str]] = ()  #: written into the cells, such as "0.57\\nn = 120"
    counts: Sequence[Sequence[int]] = ()  #: verdicts behind each value; below LEAST, no shade
    low: float = 0.0  #: value of the lightest shade
    high: float = 1.0
    keys: Sequence[Sequence[str]] = ()  #: the id of what each cell stands for
    of: str = ""  #: what these are ids of
    framed: Sequence[tuple[int, int]] = ()  #: row and column of the cells that stand out


@dataclass(frozen=True, slots=True)
class Arrows:
    """A directed graph: an arrow for each pair of the numbers of its nodes.

    The nodes are on a circle, the first on top, or in rows.
    """

    nodes: Sequence[str]
    arrows: Sequence[tuple[int, int]]
    texts: Mapping[tuple[int, int], str] = field(default_factory=dict)
    rows: Sequence[int] = ()  #: the row of each node, 0 for the highest; () for a circle
    strengths: Mapping[tuple[int, int], float] = field(default_factory=dict)
    #: from 0 to 1, by which an arrow becomes darker and wider; without one, it is 1
    key: Sequence[tuple[float, str]] = ()  #: strengths that the legend explains, in words

    @property
    def places(self) -> list[tuple[float, float]]:
        """Return the position of each node: to the right and up, from -1 to 1."""
        if not self.rows:
            angles = [pi / 2 - 2 * pi * n / len(self.nodes) for n in range(len(self.nodes))]
            return [(cos(angle), sin(angle)) for angle in angles]
        return [
            (self._across(node), 1 - 2 * row / max(1, *self.rows))
            for node, row in enumerate(self.rows)
        ]

    def _across(self, node: int) -> float:
        """Return where a node is in its row; rows are shifted so that few arrows cross a node."""
        row = [other for other, at in enumerate(self.rows) if at == self.rows[node]]
        if len(row) == 1:
            return (-0.4, 0.5, 0.0)[self.rows[node] % 3]
        shift = 0.1 if self.rows[node] % 2 else -0.1
        return -0.9 + 1.8 * row.index(node) / (len(row) - 1) + shift


Layer = Bars | Points | Line | Band | Cells | Arrows


@dataclass(frozen=True, slots=True)
class Panel:
    """One of several plots with the same axes, side by side."""

    title: str
    layers: tuple[Layer, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: a plot, or panels with the same axes."""

    name: str  #: of its file: letters, digits and hyphens
    title: str
    x: Axis
    y: Axis
    layers: tuple[Layer, ...] = ()
    caption: str = ""  #: one or two sentences: what is shown, n, what the error bars are
    chance: float | None = None  #: where a dashed line is across the y axis
    panels: tuple[Panel, ...] = ()  #: in place of `layers`
    horizontal: bool = False  #: whether x runs down the page, from the top, and y to the right
    nothing: str = ""  #: said in place of the plot where there is nothing to draw, and why
    agents: tuple[str, ...] = ()  #: all machines of the data in their order, which gives colors

    @property
    def plots(self) -> tuple[Panel, ...]:
        """The panels; a figure without any is a single one without a title."""
        return self.panels or (Panel("", self.layers),)


def paneled(figure: Figure, panels: Sequence[Panel]) -> Figure:
    """A figure with panels side by side; a single one needs no title."""
    if len(panels) == 1:
        return replace(figure, layers=panels[0].layers)
    return replace(figure, panels=tuple(panels))


def known(values: Iterable[Any]) -> list[float | None]:
    """Each value as a float; None instead of NaN.

    >>> known([1, float("nan"), None])
    [1.0, None, None]
    """
    from pandas import isna

    return [None if isna(value) else float(value) for value in values]


DETECTABILITY = Axis(message("Detectability"), low=0.0, high=1.0)
_CLEAR = 0.1  #: tenths between an interval and the frame, where the scale does not end


MOST_PLOTS = 24  #: of one figure


def facets(overall_figure: Figure, parts: Mapping[str, Figure]) -> Figure:
    """Put the plots of several figures, such as one for each level, on the same axes.

    Args:
        overall_figure: The figure of all of them together, whose title and caption it has.
        parts: The figure of each level, by its title.

    Returns:
        The whole itself where there would be no plot, or too many.
    """
    if not 0 < sum(len(figure.plots) for figure in parts.values()) <= MOST_PLOTS:
        return overall_figure
    figures = (overall_figure, *parts.values())
    x, y = (_joined([getattr(figure, side) for figure in figures]) for side in ("x", "y"))
    panels = tuple(
        Panel(
            join(
                ": ",
                dict.fromkeys(part_title for part_title in (level, panel.title) if part_title),
            ),
            tuple(_on_axes(layer, part, x, y) for layer in panel.layers),
        )
        for level, part in parts.items()
        for panel in part.plots
    )
    return replace(overall_figure, x=x, y=y, layers=(), panels=panels)


def _joined(axes: Sequence[Axis]) -> Axis:
    """Merge several axes into one that has all their categories."""
    names = tuple(dict.fromkeys(name for axis in axes for name in axis.categories))
    lows = [axis.low for axis in axes if axis.low is not None]
    highs = [axis.high for axis in axes if axis.high is not None]
    low, high = min(lows, default=None), max(highs, default=None)
    return replace(axes[0], categories=names, low=low, high=high)


def _on_axes(layer: Layer, of: Figure, x: Axis, y: Axis) -> Layer:
    """Move a layer to the places that its categories have on other axes."""
    across = [x.categories.index(category) for category in of.x.categories]
    if isinstance(layer, Cells):
        down = [y.categories.index(category) for category in of.y.categories]
        parts: dict[str, Any] = {
            name: _spread(part, across, down, (x, y), nothing)
            for name, nothing in (("values", None), ("texts", ""), ("counts", 0), ("keys", ""))
            if (part := getattr(layer, name))
        }
        return replace(layer, **parts)
    if isinstance(layer, Bars | Points | Line) and across:
        # Series side by side are a little off their category's place, and stay so.
        places = [min(len(across) - 1, max(0, round(place))) for place in layer.x]
        moved = [across[n] + place - n for n, place in zip(places, layer.x, strict=True)]
        return replace(layer, x=moved)
    return layer


def _spread(
    cells: Sequence[Sequence[Any]],
    across: Sequence[int],
    down: Sequence[int],
    axes: tuple[Axis, Axis],
    nothing: Any,
) -> list[list[Any]]:
    """Put the cells of a matrix at their places in a larger one."""
    x, y = axes
    matrix = [[nothing] * len(x.categories) for _ in y.categories]
    for row, values in zip(down, cells, strict=True):
        for column, value in zip(across, values, strict=True):
            matrix[row][column] = value
    return matrix


def file_name(*parts: str) -> str:
    """Make a file name of letters, digits, and hyphens.

    >>> file_name("breakdown", "demographics.native language")
    'breakdown-demographics-native-language'
    """
    return "-".join(re.sub(r"[^0-9A-Za-z]+", "-", part).strip("-") for part in parts if part)


_ERROR_BARS = message("{what} Error bars are 95% CIs: {methods}.")
_BANDS = message("{what} Bands are 95% CIs: {methods}.")
_WITHOUT_METHODS = {
    _ERROR_BARS: message("{what} Error bars are 95% CIs."),
    _BANDS: message("{what} Bands are 95% CIs."),
}


def caption(what: str, methods: Iterable[str], *, bands: bool = False) -> str:
    """A caption that says what is shown, and how its intervals are computed.

    Args:
        what: One or more sentences, with n.
        methods: How each interval is computed; those that are alike are named once.
        bands: Whether intervals are drawn as bands along a line, not as error bars.
    """
    frame = _BANDS if bands else _ERROR_BARS
    return frame.format(what=what, methods=join("; ", dict.fromkeys(map(str, methods))))


def without_methods(text: str) -> str:
    """A caption without how intervals are computed, for a document that says so elsewhere.

    >>> without_methods(join(" ", (caption("All (n = 9).", ["jackknife"]), "Few.")))
    'All (n = 9). Error bars are 95% CIs. Few.'
    """
    return join(" ", map(_without_methods, parts(text, " ")))


def _without_methods(text: str) -> str:
    if isinstance(text, Message) and text.template in _WITHOUT_METHODS:
        return _WITHOUT_METHODS[text.template].format(what=text.values["what"])
    return text


def without_bars(figure: Figure) -> Figure:
    """A figure whose caption explains error bars only if there are any."""
    layers = (layer for panel in figure.plots for layer in panel.layers)
    lows = (
        low for layer in layers if isinstance(layer, Points | Line | Bars) for low in layer.low
    )
    if any(low is not None for low in lows):
        return figure
    caption_parts = (
        part.values["what"]
        if isinstance(part, Message) and part.template in _WITHOUT_METHODS
        else part
        for part in parts(figure.caption, " ")
    )
    return replace(figure, caption=join(" ", caption_parts))


def of_agents(figure: Figure) -> Figure:
    """A figure whose only series has a value for each machine, in the colors of the machines."""
    layers = [layer for panel in figure.plots for layer in panel.layers]
    places = {name: name if name in figure.agents else "" for name in figure.x.categories}
    is_one = all(
        isinstance(layer, Bars | Points) and not (layer.keys or layer.like) for layer in layers
    )
    if len({getattr(layer, "name", "") for layer in layers}) != 1 or not any(places.values()):
        return figure
    if not is_one:
        return figure

    def keyed(layer: Layer) -> Layer:
        if not isinstance(layer, Bars | Points):
            return layer
        keys = [places[figure.x.categories[round(x)]] for x in layer.x]
        return replace(layer, keys=keys, of="agent", name="")

    panels = tuple(
        replace(panel, layers=tuple(map(keyed, panel.layers))) for panel in figure.panels
    )
    return replace(figure, layers=tuple(map(keyed, figure.layers)), panels=panels)


def with_few(caption: str, counts: Iterable[int], few: str = FEW) -> str:
    """A caption that also says so where values rest on too few verdicts to be drawn.

    Args:
        caption: What it says first.
        counts: The numbers of verdicts.
        few: What it says then; FEW_OF_N where games or answers are counted, not verdicts.
    """
    if all(n >= LEAST or n == 0 for n in counts):
        return caption
    return join(" ", (caption, few))


def count_range(counts: Iterable[Any]) -> str:
    r"""Write the smallest and the largest count; one number if all are the same.

    >>> count_range([12, 3000]), count_range([3, 3])
    ('12\u20133,000', '3')
    """
    int_counts = [int(count) for count in counts]
    least, most = min(int_counts), max(int_counts)
    return f"{least:,}" if least == most else f"{least:,}\u2013{most:,}"


def numbers(counts: Sequence[Any]) -> str:
    """Write the range of several numbers of observations.

    >>> numbers([3, 3]), numbers([12, 3000]), numbers([])
    ('n = 3', 'n = 12 to 3,000', 'n = 0')
    """
    least, most = min(map(int, counts), default=0), max(map(int, counts), default=0)
    if least == most:
        return message("n = {n:,}", n=least)
    return message("n = {least:,} to {most:,}", least=least, most=most)


def cell_text(value: float | None, n: int, of: int | None = None) -> str:
    r"""The text in a cell of a matrix: the number of verdicts, and the value if they are enough.

    Args:
        value: Of the cell; None if there is none.
        n: Its verdicts.
        of: The verdicts that the value rests on, if they are more than its own.

    >>> cell_text(0.5, 12), cell_text(0.5, 3), cell_text(0.5, 3, 12), cell_text(None, 0)
    ('0.50\nn = 12', 'n = 3', '0.50\nn = 3', '')
    """
    if value is None:
        return ""
    count_text = f"n = {n:,}"
    if (n if of is None else of) < LEAST:
        return count_text
    return f"{value:.2f}\n{count_text}".replace("-", MINUS)


def counted_cells(cells: Sequence[Sequence[tuple[float | None, int]]]) -> Cells:
    """A matrix of values, each with the number of verdicts that it rests on."""
    return Cells(
        [[value for value, _ in row] for row in cells],
        [[cell_text(value, n) for value, n in row] for row in cells],
        [[n for _, n in row] for row in cells],
    )


def detectabilities(
    name: str, title: str, places: str, table: DataFrame, what: str, panels: str = ""
) -> Figure:
    """Detectability at each level, as rows of points with error bars, and chance.

    Args:
        name: Of the file.
        title: Of the figure.
        places: The column that names the levels.
        table: Columns `detectability`, `ci_low`, `ci_high`, `method`, `n_human`, `n_machine`,
            and that one; `n` where the values rest on only some of these verdicts.
        what: The caption's first sentence, with n.
        panels: The column of tasks, where each has a panel of its own.
    """
    if "n" not in table:
        table = table.assign(n=table["n_human"] + table["n_machine"])
    levels = tuple(dict.fromkeys(sorted(table[places].astype("str")) if panels else table[places]))
    parts = table.groupby(panels, sort=False) if panels else [("", table)]
    drawn_panels = [
        Panel(task_title(str(level)), (_points(part, levels, places),)) for level, part in parts
    ]
    known_ends = [table[column].dropna() for column in ("detectability", "ci_low", "ci_high")]
    scale = around_chance(float(end) for column in known_ends for end in column)
    axes = Axis("", tuple(map(task_title, levels))), scale
    caption_text = with_few(caption(what, table["method"]), table["n"])
    figure = Figure(name, title, *axes, caption=caption_text, chance=0.5, horizontal=True)
    return replace(figure, panels=tuple(drawn_panels)) if panels else paneled(figure, drawn_panels)


def task_title(task: str) -> str:
    """The title of a task; its id where it is none of the shelf's."""
    return TASKS[task].title if task in TASKS else task


def _points(level_rows: DataFrame, levels: Sequence[str], places: str) -> Points:
    y, low, high = (known(level_rows[column]) for column in ("detectability", "ci_low", "ci_high"))
    rows = [levels.index(level) for level in level_rows[places]]
    by_agent: dict[str, Any] = {"keys": level_rows[places].tolist(), "of": "agent"}
    counts = [int(n) for n in level_rows["n"]]
    return Points(rows, y, low, high, counts=counts, **(by_agent if places == "agent" else {}))


def around_chance(ends: Iterable[float], reach: int = 2) -> Axis:
    """A scale in tenths on both sides of chance, and as far as intervals reach.

    It ends a little outside the intervals, so that none seems to be cut off by the frame.

    Args:
        ends: Values of detectability and the ends of their intervals.
        reach: Tenths on each side of chance, at least.
    """
    from math import ceil, floor

    tenths = [10 * end for end in ends]
    # The scale ends at 0 and 1 unless a value lies beyond them.
    lows = (max(floor(tenth - _CLEAR), min(0, floor(tenth))) for tenth in tenths)
    highs = (min(ceil(tenth + _CLEAR), max(10, ceil(tenth))) for tenth in tenths)
    low, high = min([5 - reach, *lows]) / 10, max([5 + reach, *highs]) / 10
    return Axis(DETECTABILITY.label, low=low, high=high)
