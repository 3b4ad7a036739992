"""What a report is made of, whatever file it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import isfinite, isnan
from typing import Any

from turingdesk.analysis._figure import Figure
from turingdesk.core.message import Message, join, message
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
class ReportTable:
    """A table."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    below: tuple[str, ...] = ()  #: methods, assumptions and notes, each once
    is_folded: bool = False  #: whether a screen shows it only when asked to


@dataclass(frozen=True, slots=True)
class ReportFigure:
    """A figure."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Chart:
    """The flow of participants."""

    stages: tuple[Stage, ...]
    about: str


Piece = Paragraph | Facts | ReportTable | ReportFigure | Chart


@dataclass(frozen=True, slots=True)
class ReportSection:
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
    sections: tuple[ReportSection, ...]
    made: datetime  #: UTC


MOST = 100  #: rows that are printed; the workbook has all
NOTHING = "\u2013"
HEAD = "head of a column of results"  #: for translators
#: How columns are headed where their names, without underscores, do not say it.
HEADS = {
    "p_hh": "p(H|H)",
    "p_mm": "p(M|M)",
    "p_hh_sd": "SE of p(H|H)",
    "p_mm_sd": "SE of p(M|M)",
    "sd": "SE",
    "se": "SE",
    "ci_low": "{interval} % from",
    "ci_high": "to",
    "p_holm": "p (Holm)",
    "p_shown": "p",
}
#: Columns of sentences: said once under the table.
_SENTENCES = ("generalizes", "method", "assumptions", "note")
#: What heads the tests of published studies, which stand folded below the others.
AS_IN_PAPERS = message("Tests as in published studies")


def grid(
    caption: str, columns: Sequence[str], rows: Sequence[Mapping[str, Any]], interval: int = 95
) -> ReportTable:
    """A table of an analysis.

    Args:
        caption: What it shows.
        columns: Of the rows.
        rows: Plain values.
        interval: Per cent that the interval from `ci_low` to `ci_high` covers.
    """
    told = [one for one in columns if holds_sentences(one)]
    hidden = {*told, *(("p",) if "p_shown" in columns else ())}
    shown = [one for one in columns if one not in hidden and _is_known(rows, one)]
    notes = {text: f"{n}" for n, text in enumerate(_distinct(rows[:MOST], "note"), 1)}
    heads = [head(one, interval) for one in [*shown, *(["note"] if notes else [])]]
    cells = [
        [row[one] for one in shown] + ([notes.get(str(row["note"] or ""), "")] if notes else [])
        for row in rows[:MOST]
    ]
    said = {text: one for one in told if one != "note" and (text := _joined(rows, one))}
    below = [join(": ", (title(one), text)) for text, one in said.items()]
    below += [
        message("Note {number}: {text}", number=number, text=text)
        for text, number in notes.items()
    ]
    if len(rows) > MOST:
        below.insert(
            0,
            message(
                "The first {most} of {rows:,} rows; the workbook has all of them.",
                most=MOST,
                rows=len(rows),
            ),
        )
    return ReportTable(caption, tuple(heads), tuple(map(tuple, cells)), tuple(below))


def apart(rows: Sequence[Mapping[str, Any]]) -> tuple[list[Mapping[str, Any]], ...]:
    """The rows to be read first, and those of tests as published studies ran them."""
    return tuple([row for row in rows if bool(row.get("as_in")) is one] for one in (False, True))


def head(column: str, interval: int = 95) -> Message:
    """How a column is headed: by its name; translators find those of all analyses.

    >>> head("ci_low", 90), head("n_human")
    ('90 % from', 'n human')
    """
    shown = HEADS.get(column, column.replace("_", " "))
    return Message(shown, {"interval": interval} if column == "ci_low" else {}, note=HEAD)


def title(column: str) -> Message:
    """What stands before the sentences of a column.

    >>> title("method")
    'Method'
    """
    shown = head(column).capitalize()
    return Message(shown, note=HEAD)


def holds_sentences(column: str) -> bool:
    """Whether a column's values are sentences, which stand below the table."""
    return column.rsplit("_", 1)[-1] in _SENTENCES


def words(value: Any) -> str:
    """A value as readers see it.

    >>> words(0.56789), words(12345), words(True), words(1.2e-9), words("<b>")
    ('0.568', '12,345', 'yes', '1.2e-09', '<b>')
    >>> {words(None), words(""), words(float("nan"))} == {NOTHING}
    True
    """
    if hasattr(value, "item"):  # numpy's numbers
        value = value.item()
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return message("yes") if value else message("no")
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return _number(value)
    return str(value)


def is_number(value: Any) -> bool:
    """Whether a value stands at the right of its column."""
    if hasattr(value, "item"):
        value = value.item()
    return isinstance(value, int | float) and not isinstance(value, bool)


def _number(value: float) -> str:
    if not isfinite(value):
        return NOTHING if isnan(value) else ("\u221e" if value > 0 else "\u2212\u221e")
    if value and (abs(value) < 0.0005 or abs(value) >= 1e6):
        return f"{value:.2g}"
    return f"{value:,.3f}"


def _is_known(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    """Whether a column says anything; what nothing is known of is left out."""
    return any(words(row[column]) != NOTHING for row in rows)


def _distinct(rows: Sequence[Mapping[str, Any]], column: str) -> list[str]:
    """The sentences of a column, each once."""
    return list(dict.fromkeys(str(row[column]) for row in rows if row.get(column)))


def _joined(rows: Sequence[Mapping[str, Any]], column: str) -> str:
    return join("; ", _distinct(rows, column))
