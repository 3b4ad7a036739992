"""Lists the values that a figure shows, and writes them as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import StringIO
from itertools import repeat
from math import isfinite
from typing import Any, NamedTuple, TypeVar

from turingdesk.analysis._figure import (
    LEAST,
    NONE_ENOUGH,
    Axis,
    Bars,
    Cells,
    Figure,
    Layer,
    Line,
    Panel,
    Points,
)

COLUMNS = ("panel", "series", "x", "y", "low", "high", "n", "id")
SomeValues = TypeVar("SomeValues", bound=Bars | Points | Line)
_OF_PEOPLE = ("judge", "session")


class FigureValue(NamedTuple):
    """One value with its place in a figure.

    A figure can have thousands, which the desk's thread makes: a frozen dataclass takes
    five times as long.
    """

    panel: int  #: the number of its plot, from 0
    series: str
    x: float
    y: float
    value: float  #: that of a cell; otherwise y
    low: float | None = None
    high: float | None = None
    n: int | None = None  #: verdicts behind it, where that is known
    key: str = ""  #: the id of what it stands for
    of: str = ""  #: what the key is an id of
    text: str = ""  #: that is written beside it or in its cell

    @property
    def is_drawn(self) -> bool:
        """True if it rests on enough verdicts to be drawn."""
        return self.n is None or self.n >= LEAST


def values(figure: Figure) -> Iterator[FigureValue]:
    """All known values of a figure, plot by plot and layer by layer.

    Bands and directed graphs have none.
    """
    for number, panel in enumerate(figure.plots):
        for layer in panel.layers:
            yield from _values(layer, number)


def _values(layer: Layer, panel: int) -> Iterator[FigureValue]:
    if isinstance(layer, Cells):
        for row, cells in enumerate(layer.values):
            for column, value in enumerate(cells):
                if value is not None and isfinite(value):
                    text = layer.texts[row][column] if layer.texts else ""
                    key = layer.keys[row][column] if layer.keys else ""
                    of = layer.of if key else ""
                    n = int(layer.counts[row][column]) if layer.counts else None
                    rest: dict[str, Any] = {"n": n, "key": key, "of": of, "text": text}
                    yield FigureValue(panel, "", column, row, value, **rest)
    elif isinstance(layer, Bars | Points | Line):
        counts = layer.counts
        of = layer.of if layer.keys else ""
        for place, x, y in _finite_points(layer):
            low, high = _at(layer.low, place), _at(layer.high, place)
            n = int(counts[place]) if counts else None
            key = layer.keys[place] if layer.keys else ""
            yield FigureValue(panel, layer.name, x, y, y, low, high, n, key, of)


def _finite_points(layer: Bars | Points | Line) -> Iterator[tuple[int, float, float]]:
    for place, (x, y) in enumerate(zip(layer.x, layer.y, strict=True)):
        if y is not None and isfinite(y) and isfinite(x):
            yield place, float(x), float(y)


def _at(ends: Any, place: int) -> float | None:
    end = ends[place] if ends else None
    return float(end) if end is not None and isfinite(end) else None


def place_name(axis: Axis, at: float) -> str:
    """The category at a place of an axis, or the nearest one; "" where the axis has none."""
    if not axis.categories:
        return ""
    return axis.categories[min(len(axis.categories) - 1, max(0, round(at)))]


def as_csv(figure: Figure, between: str = ",") -> str:
    """The values of a figure as a table; for a matrix, y is the row, and `value` its cell.

    Values that rest on too few verdicts to be drawn are left empty, with their number. Codes of
    participants, and their sessions, are for the desk alone.

    Args:
        figure: Whose values.
        between: What is between two columns.
    """
    into = StringIO()
    out = csv.writer(into, delimiter=between)
    is_matrix = any(isinstance(layer, Cells) for plot in figure.plots for layer in plot.layers)
    out.writerow((*COLUMNS[:4], "value", *COLUMNS[4:]) if is_matrix else COLUMNS)
    for drawn_value in values(figure):
        x, y = (
            place_name(figure.x, drawn_value.x) or drawn_value.x,
            place_name(figure.y, drawn_value.y) or drawn_value.y,
        )
        value = drawn_value.value if drawn_value.is_drawn else ""
        value_cells = (y, value) if is_matrix else (y if drawn_value.is_drawn else "",)
        rest = (drawn_value.low, drawn_value.high) if drawn_value.is_drawn else repeat("", 2)
        row = (figure.plots[drawn_value.panel].title, drawn_value.series, x, *value_cells)
        # Ids of judges and sessions stay out of what is made to be shared.
        key = "" if drawn_value.of in _OF_PEOPLE else drawn_value.key
        out.writerow((*row, *rest, "" if drawn_value.n is None else drawn_value.n, key))
    return into.getvalue()


def matching(figure: Figure, words: str) -> Figure:
    """The figure with those categories of its x axis alone whose name has all the words."""
    if not (search_words := words.casefold().split()):
        return figure
    names = figure.x.categories
    matching_numbers = [
        n for n, name in enumerate(names) if all(word in name.casefold() for word in search_words)
    ]
    return figure if len(matching_numbers) == len(names) else with_rows(figure, matching_numbers)


def with_rows(figure: Figure, numbers: Sequence[int]) -> Figure:
    """Reduce a figure to some categories of its x axis, by their numbers."""
    names = figure.x.categories
    places = {old: new for new, old in enumerate(numbers)}
    return replace(
        figure,
        x=replace(figure.x, categories=tuple(names[n] for n in numbers)),
        layers=tuple(_moved(layer, places) for layer in figure.layers),
        panels=tuple(
            replace(panel, layers=tuple(_moved(layer, places) for layer in panel.layers))
            for panel in figure.panels
        ),
    )


def _moved(layer: Layer, places: dict[int, int]) -> Layer:
    """Reduce a layer to some places, which are renumbered."""
    if not isinstance(layer, Bars | Points | Line):
        return layer
    there = some(layer, [n for n, x in enumerate(layer.x) if round(x) in places])
    return replace(there, x=[places[round(x)] + x - round(x) for x in there.x])


def some(layer: SomeValues, numbers: Sequence[int]) -> SomeValues:
    """Reduce a layer to some of its values, by their numbers."""
    parts: dict[str, Any] = {
        name: [part[n] for n in numbers]
        for name in ("x", "y", "low", "high", "counts", "keys")
        if (part := getattr(layer, name, ()))
    }
    return replace(layer, **parts)


def with_values(figure: Figure) -> Figure:
    """A figure without the panels in which nothing is drawn; it says so where none is left."""
    # A plot without values would be an empty frame that seems to say something.
    drawn_plots = [plot for plot in figure.plots if _has_drawn(plot)]
    if drawn_plots or figure.nothing or next(values(figure), None) is None:
        return (
            replace(figure, panels=tuple(drawn_plots)) if drawn_plots and figure.panels else figure
        )
    return replace(figure, nothing=NONE_ENOUGH)


def _has_drawn(panel: Panel) -> bool:
    """True if anything is drawn in a plot.

    Where values rest on verdicts, a line beside them, such as one of chance, is none of them.
    The cells of a matrix have their numbers of verdicts in any case.
    """
    if any(isinstance(layer, Cells) for layer in panel.layers):
        return True
    firsts = [next(_values(layer, 0), None) for layer in panel.layers]
    is_counted = any(first.n is not None for first in firsts if first)
    return any(
        drawn_value.is_drawn and (drawn_value.n is not None or not is_counted)
        for layer in panel.layers
        for drawn_value in _values(layer, 0)
    )
