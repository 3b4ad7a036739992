"""What a figure shows, as plain values: the desk and the report draw the same ones.

An analysis says *what* is drawn: axes, layers, and in the caption what the error bars are.
How it looks (colors, letters, widths) is decided once, where it is drawn. What the captions and
bars of several analyses have in common is at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import join, message
from turingdesk.tasks import TASKS

if TYPE_CHECKING:
    from pandas import DataFrame


LEAST = 10  #: verdicts that a value in a figure rests on, at least


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis."""

    label: str
    categories: tuple[str, ...] = ()  #: named places 0, 1, 2 …; empty where it counts
    low: float | None = None  #: where it starts; by default where the values do
    high: float | None = None
    logarithmic: bool = False
    is_falling: bool = False  #: whether it runs from high to low


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars from a base, for each x one; None where there is no value."""

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()  #: of the error bars, at the same places; () for none
    high: Sequence[float | None] = ()
    name: str = ""  #: in the legend; series of one name have one colour
    base: float = 0.0
    counts: Sequence[int] = ()  #: verdicts behind each value; below LEAST it is not drawn
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
    texts: Sequence[str] = ()  #: beside each point
    like: str = ""  #: the series whose colour it has, where that is not its own
    pale: bool = False  #: whether it has a lighter shade of it
    counts: Sequence[int] = ()  #: verdicts behind each value; below LEAST it is not drawn
    sized: bool = False  #: whether the area of a point grows with its count
    keys: Sequence[str] = ()  #: ids of what each stands for
    of: str = ""  #: what the keys are ids of: "judge", "stimulus", "session", or "agent"


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with a band where low and high are given.

    It breaks where there is no value, so that one layer can hold the lines of many.
    """

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()
    high: Sequence[float | None] = ()
    name: str = ""
    dashed: bool = False
    thin: bool = False  #: for one of many
    like: str = ""  #: the series whose colour it has, where that is not its own
    pale: bool = False  #: whether it has a lighter shade of it
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
    texts: Sequence[Sequence[str]] = ()  #: written into the cells, e.g. "0.57\\nn = 120"
    low: float = 0.0  #: value of the lightest shade
    high: float = 1.0


@dataclass(frozen=True, slots=True)
class Arrows:
    """A directed graph: nodes on a circle, an arrow for each pair of their numbers."""

    nodes: Sequence[str]
    arrows: Sequence[tuple[int, int]]
    texts: Mapping[tuple[int, int], str] = field(default_factory=dict)


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
    chance: float | None = None  #: where a dashed line stands across the y axis
    panels: tuple[Panel, ...] = ()  #: in place of `layers`
    horizontal: bool = False  #: whether x runs down the page, from the top, and y to the right
    nothing: str = ""  #: said in place of the plot where there is nothing to draw, and why

    @property
    def plots(self) -> tuple[Panel, ...]:
        """The panels; a figure without any is a single one without a title."""
        return self.panels or (Panel("", self.layers),)


def known(values: Iterable[Any]) -> list[float | None]:
    """Each value as a float; None instead of NaN.

    >>> known([1, float("nan"), None])
    [1.0, None, None]
    """
    from pandas import isna

    return [None if isna(one) else float(one) for one in values]


DETECTABILITY = Axis(message("Detectability"), low=0.0, high=1.0)


MOST_PLOTS = 24  #: of one figure


def facets(whole: Figure, parts: Mapping[str, Figure]) -> Figure:
    """One figure with the plots of several, such as of the levels of a column, on the same axes.

    Args:
        whole: The figure of all of them together, whose title and caption it has.
        parts: The figure of each level, by its title.

    Returns:
        The whole itself where there would be no plot, or too many.
    """
    if not 0 < sum(len(one.plots) for one in parts.values()) <= MOST_PLOTS:
        return whole
    figures = (whole, *parts.values())
    x, y = (_joined([getattr(one, side) for one in figures]) for side in ("x", "y"))
    panels = tuple(
        Panel(
            join(": ", dict.fromkeys(one for one in (level, panel.title) if one)),
            tuple(_on_axes(layer, part, x, y) for layer in panel.layers),
        )
        for level, part in parts.items()
        for panel in part.plots
    )
    return replace(whole, x=x, y=y, layers=(), panels=panels)


def _joined(axes: Sequence[Axis]) -> Axis:
    """One axis on which all that stands on several has a place."""
    names = tuple(dict.fromkeys(name for one in axes for name in one.categories))
    lows = [one.low for one in axes if one.low is not None]
    highs = [one.high for one in axes if one.high is not None]
    low, high = min(lows, default=None), max(highs, default=None)
    return replace(axes[0], categories=names, low=low, high=high)


def _on_axes(layer: Layer, of: Figure, x: Axis, y: Axis) -> Layer:
    """A layer with the places that its categories have on other axes."""
    across = [x.categories.index(one) for one in of.x.categories]
    if isinstance(layer, Cells):
        down = [y.categories.index(one) for one in of.y.categories]
        values = _spread(layer.values, across, down, (x, y), None)
        texts = _spread(layer.texts, across, down, (x, y), "") if layer.texts else ()
        return replace(layer, values=values, texts=texts)
    if isinstance(layer, Bars | Points | Line) and across:
        places = [min(len(across) - 1, max(0, round(one))) for one in layer.x]
        moved = [across[n] + one - n for n, one in zip(places, layer.x, strict=True)]
        return replace(layer, x=moved)
    return layer


def _spread(
    cells: Sequence[Sequence[Any]],
    across: Sequence[int],
    down: Sequence[int],
    axes: tuple[Axis, Axis],
    nothing: Any,
) -> list[list[Any]]:
    """The cells of a matrix at their places in a larger one."""
    x, y = axes
    made = [[nothing] * len(x.categories) for _ in y.categories]
    for row, values in zip(down, cells, strict=True):
        for column, value in zip(across, values, strict=True):
            made[row][column] = value
    return made


def file_name(*parts: str) -> str:
    """Letters, digits and hyphens.

    >>> file_name("breakdown", "demographics.native language")
    'breakdown-demographics-native-language'
    """
    return "-".join(re.sub(r"[^0-9A-Za-z]+", "-", part).strip("-") for part in parts if part)


def caption(what: str, table: DataFrame) -> str:
    """What is shown, and how the error bars were made: columns `method`, and where it is, `n`."""
    methods = join("; ", dict.fromkeys(table["method"].astype("str")))
    return message("{what} Error bars are 95% CIs: {methods}.", what=what, methods=methods)


def with_few(caption: str, counts: Iterable[int]) -> str:
    """A caption that also says so where values rest on too few verdicts to be drawn."""
    if all(n >= LEAST for n in counts):
        return caption
    few = message("Values from fewer than {least} verdicts are not shown.", least=LEAST)
    return join(" ", (caption, few))


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
    drawn = tuple(
        Panel(task_title(str(one)), (_points(own, levels, places),)) for one, own in parts
    )
    axes = Axis("", tuple(map(task_title, levels))), _around_chance(table)
    said = with_few(caption(what, table), table["n"])
    whole = {"panels": drawn} if panels else {"layers": drawn[0].layers}
    return Figure(name, title, *axes, caption=said, chance=0.5, horizontal=True, **whole)


def task_title(task: str) -> str:
    """What a task is called; its id where it is none of the shelf's."""
    return TASKS[task].title if task in TASKS else task


def _points(own: DataFrame, levels: Sequence[str], places: str) -> Points:
    y, low, high = (known(own[one]) for one in ("detectability", "ci_low", "ci_high"))
    rows = [levels.index(one) for one in own[places]]
    return Points(rows, y, low, high, counts=[int(n) for n in own["n"]])


def _around_chance(table: DataFrame) -> Axis:
    """From 0.3 to 0.7, and as much farther in tenths as values and intervals reach."""
    from math import ceil, floor

    known_ends = [table[one].dropna() for one in ("detectability", "ci_low", "ci_high")]
    ends = [float(one) for column in known_ends for one in column]
    low = min([3, *(floor(10 * one) for one in ends)]) / 10
    high = max([7, *(ceil(10 * one) for one in ends)]) / 10
    return Axis(DETECTABILITY.label, low=low, high=high)
