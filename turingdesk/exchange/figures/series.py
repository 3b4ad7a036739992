"""The series of a figure: which of them a layer belongs to, and how each one looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count

from turingdesk.analysis._figure import Band, Bars, Figure, Layer, Points
from turingdesk.exchange.figures.style import FigureStyle
from turingdesk.exchange.figures.values import some


def series_colors(figure: Figure, look: FigureStyle) -> dict[str, str]:
    """A color for each series, the same in all panels; that of a machine is its own everywhere."""
    places = series_places(figure)
    return {name: look.series[place % len(look.series)] for name, place in places.items()}


def series_places(figure: Figure) -> dict[str, int]:
    """The number of each series, which says how it looks, from 0."""
    layers = [part for panel in figure.plots for layer in panel.layers for part in by_agent(layer)]
    names = dict.fromkeys(name for layer in layers if (name := _series(layer)) is not None)
    places_of_agents = {name: figure.agents.index(name) for name in names if name in figure.agents}
    free = (n for n in count() if n not in places_of_agents.values())
    return {
        name: places_of_agents[name] if name in places_of_agents else next(free) for name in names
    }


def _series(layer: Layer) -> str | None:
    """Return the series whose color a layer has; None for gray layers."""
    if isinstance(layer, Band) or getattr(layer, "reference", False):
        return None
    name: str = getattr(layer, "like", "") or getattr(layer, "name", "")
    return None if not name and getattr(layer, "of", "") == "agent" else name


def by_agent(layer: Layer) -> Sequence[Layer]:
    """Split a layer with values of several machines into one layer for each."""
    if not isinstance(layer, Bars | Points) or layer.of != "agent" or layer.name:
        return [layer]
    places: dict[str, list[int]] = {}
    for place, key in enumerate(layer.keys):
        places.setdefault(key, []).append(place)
    return [replace(some(layer, key_places), like=key) for key, key_places in places.items()]


def series_place(layer: Layer, places: Mapping[str, int]) -> int:
    """The number of a layer's series, where `places` has that of each; 0 for what is gray."""
    return places.get(_series(layer) or "", 0)


def layer_color(layer: Layer, look: FigureStyle, colors: dict[str, str]) -> str:
    """The color of a layer, where `colors` has that of each series."""
    name = _series(layer)
    color = look.soft if name is None else colors.get(name, look.soft)
    return look.pale(color) if getattr(layer, "pale", False) else color
