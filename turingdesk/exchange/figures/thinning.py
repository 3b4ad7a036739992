"""Draws one point in place of many that would hide each other.

A file with every one of thousands of points takes a window long to paint, and shows the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite

from turingdesk.analysis._figure import Figure, Layer, Panel, Points
from turingdesk.exchange.figures.series import by_agent

_ACROSS, _UP = 400, 200  #: spots of a point, a third of a mark
MANY = 500  #: points; with more, some must be in the same place


def thinned(figure: Figure, panel: Panel) -> Sequence[Layer]:
    """The layers of a plot, one for each machine.

    Points that hide each other are one, with bars over all of theirs.

    Those on a logarithmic axis are left, as spots differ in size there.
    """
    layers = [part for layer in panel.layers for part in by_agent(layer)]
    if figure.x.logarithmic or figure.y.logarithmic:
        return layers
    return [_thinned(layer) if isinstance(layer, Points) else layer for layer in layers]


def _thinned(points: Points) -> Points:
    if len(points.x) <= MANY or points.counts:
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
    """In which of so many equal parts each value lies; None if there is none."""
    finite_values = [value for value in values if value is not None and isfinite(value)]
    low, high = min(finite_values, default=0.0), max(finite_values, default=0.0)
    # Equal values have no range to divide.
    size = (high - low) / number or 1.0
    return [
        None
        if value is None or not isfinite(value)
        # The highest value would be in a part after the last one.
        else min(number - 1, int((value - low) / size))
        for value in values
    ]


def _end(
    outer: Callable[[list[float]], float], ends: Sequence[float | None], places: Sequence[int]
) -> float | None:
    there = [end for place in places if (end := ends[place]) is not None and isfinite(end)]
    return outer(there) if there else None
