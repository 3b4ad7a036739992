"""A figure in the language of the desk. Files and reports have it in English, for papers.

Title and caption are beside the drawing; the page translates them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from turingdesk.analysis._figure import Arrows, Axis, Cells, Figure, Layer, Panel
from turingdesk.gui.translation import translate_message
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.analyst import Analyst
from turingdesk.sessions.voice import Voice

TARGET = f"{__name__}:TranslatingAnalyst"  #: of the worker


class TranslatingAnalyst(Analyst):
    """The analyst of the desk, who draws figures in its language."""

    def translated(self, figure: Figure, language: str) -> Figure:
        is_english = language == AnalysisQuery().language
        return figure if is_english else translate_figure(figure, _voice(language))


@cache
def _voice(language: str) -> Voice:
    return Voice(language)


def translate_figure(figure: Figure, voice: Voice) -> Figure:
    """The same figure with axes, places and names of layers in the language of a voice."""
    return replace(
        figure,
        x=_axis(figure.x, voice),
        y=_axis(figure.y, voice),
        layers=tuple(_layer(layer, voice) for layer in figure.layers),
        panels=tuple(_panel(panel, voice) for panel in figure.panels),
    )


def _axis(axis: Axis, voice: Voice) -> Axis:
    categories = tuple(translate_message(category, voice) for category in axis.categories)
    return replace(axis, label=translate_message(axis.label, voice), categories=categories)


def _panel(panel: Panel, voice: Voice) -> Panel:
    layers = tuple(_layer(layer, voice) for layer in panel.layers)
    return replace(panel, title=translate_message(panel.title, voice), layers=layers)


def _layer(layer: Layer, voice: Voice) -> Layer:
    if isinstance(layer, Arrows):
        return replace(layer, nodes=[translate_message(node, voice) for node in layer.nodes])
    if isinstance(layer, Cells):
        return layer
    return replace(layer, name=translate_message(layer.name, voice))
