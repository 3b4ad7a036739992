"""A figure in the words of the desk. Files and reports keep the English one: they go into papers.

Title and caption are told beside the drawing, and stay as they are here.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from turingdesk.analysis._figure import Arrows, Axis, Cells, Figure, Layer
from turingdesk.desk.analysis_view import AnalysisQuery
from turingdesk.desk.analyst import Analyst
from turingdesk.gui.desk.analysis.result_words import value
from turingdesk.gui.translation import Voice, translate_message

TARGET = f"{__name__}:TranslatingAnalyst"  #: of the worker
_COUNTED = re.compile(r"(.+?)( \(n = [\d,]+\))")  #: a name with its number behind it


class TranslatingAnalyst(Analyst):
    """The analyst of the desk, who draws figures in its language."""

    def translated(self, figure: Figure, language: str) -> Figure:
        return (
            figure if language == AnalysisQuery().language else in_words(figure, _voice(language))
        )


@cache
def _voice(language: str) -> Voice:
    return Voice(language)


def in_words(figure: Figure, voice: Voice) -> Figure:
    """The same figure with axes, places and names of layers in the words of a voice."""
    return replace(
        figure,
        x=_axis(figure.x, voice),
        y=_axis(figure.y, voice),
        layers=tuple(_layer(one, voice) for one in figure.layers),
    )


def _axis(axis: Axis, voice: Voice) -> Axis:
    categories = tuple(value(one, voice) for one in axis.categories)
    label = value(axis.label, voice)
    if label == axis.label:
        label = translate_message(label, voice)
    return replace(axis, label=label, categories=categories)


def _layer(layer: Layer, voice: Voice) -> Layer:
    if isinstance(layer, Arrows):
        return replace(layer, nodes=[value(one, voice) for one in layer.nodes])
    return layer if isinstance(layer, Cells) else replace(layer, name=_name(layer.name, voice))


def _name(name: str, voice: Voice) -> str:
    """A name in the legend, such as "made by humans (n = 12)"."""
    counted = _COUNTED.fullmatch(name)
    own, number = counted.groups() if counted else (name, "")
    said = value(own, voice)
    return translate_message(name, voice) if said == own else said + number
