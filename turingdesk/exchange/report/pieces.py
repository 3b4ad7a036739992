"""What a report is made of, whatever file it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from turingdesk.analysis._figure import Figure
from turingdesk.exchange.figures.flow_chart import Stage

Row = Sequence[Any]  #: plain values: text, numbers, true or false, None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A sentence or several."""

    text: str
    is_note: bool = False  #: whether a reader has to know it before taking numbers as they are


@dataclass(frozen=True, slots=True)
class Facts:
    """What things are called, with what they are."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    below: tuple[str, ...] = ()  #: methods, assumptions and notes, each once
    is_folded: bool = False  #: whether a screen shows it only when asked to


@dataclass(frozen=True, slots=True)
class Picture:
    """A figure."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Chart:
    """The flow of participants."""

    stages: tuple[Stage, ...]
    about: str


Piece = Paragraph | Facts | Grid | Picture | Chart


@dataclass(frozen=True, slots=True)
class Section:
    """A part with a heading."""

    name: str  #: to point to: letters, digits and hyphens
    title: str
    pieces: tuple[Piece, ...]
    is_result: bool = False  #: whether it is one of the analyses, which stand under one heading


@dataclass(frozen=True, slots=True)
class Report:
    """All of it."""

    title: str
    about: str  #: one line under the title
    sections: tuple[Section, ...]
    made: datetime  #: UTC
