"""What a figure shows, as plain values: the desk and the report draw the same ones.

An analysis says *what* is drawn: axes, layers, and in the caption what the error bars are.
How it looks (colours, letters, widths) is decided once, by those who draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis."""

    label: str
    categories: tuple[str, ...] = ()  #: named places 0, 1, 2 …; empty where it counts
    low: float | None = None  #: where it starts; by default where the values do
    high: float | None = None
    logarithmic: bool = False


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars from a base, for each x one; None where there is no value."""

    x: Sequence[float]
    y: Sequence[float | None]
    low: Sequence[float | None] = ()  #: of the error bars, at the same places; () for none
    high: Sequence[float | None] = ()
    name: str = ""  #: in the legend; series of one name have one colour
    base: float = 0.0


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


Layer = Bars | Points | Line | Cells | Arrows


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure."""

    name: str  #: of its file: letters, digits and hyphens
    title: str
    x: Axis
    y: Axis
    layers: tuple[Layer, ...]
    caption: str  #: one or two sentences: what is shown, n, what the error bars are
    chance: float | None = None  #: where a dashed line stands across the y axis
