"""The parts of a report, whatever its file format."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from turingdesk.analysis._figure import Figure, task_title
from turingdesk.analysis.statistics.result import shown_p
from turingdesk.analysis.text.measures import TITLES
from turingdesk.core.message import MINUS, Message, join, message, term
from turingdesk.core.number_words import NOTHING, RAISED, interval, number_in_words
from turingdesk.exchange.figures.drawing import draw, is_narrow
from turingdesk.exchange.figures.files import saved
from turingdesk.exchange.figures.flow_chart import Stage, draw_flow
from turingdesk.exchange.figures.style import PAPER, settings

_ALL_BUT = "all but "
HEAD = "head of a column of results"  #: for translators
_LENGTHS = (
    message("first messages"),
    message("first turns"),
    message("last messages"),
    message("last turns"),
    message("exchanges"),
    message("messages"),
)
_ORIGINS = (message("human"), message("machine"))
_TESTS = (
    message("permutation"),
    message("regression"),
    term("clustered", "kind of test"),
    term("mean", "kind of test"),
    message("t-test"),
)
_JUDGES = (message("people"), message("simulated"), message("(all)"), message("(humans)"))
_GROUPINGS = (
    term("stimulus", "what is never split between training and test"),
    term("prompt", "what is never split between training and test"),
    term("none", "what is never split between training and test"),
)
_COLUMNS = (
    *(
        Message(head, note=HEAD)
        for head in ("study", "task", "block", "conversation", "speaker", "language")
    ),
    term("domain", "of stimuli"),
    message("kiosk"),
    message("system"),
    message("device"),
)
#: By column, the words that can be in it.
_WORDS: dict[str, dict[str, str]] = {
    column: {str.__str__(word): word for word in words}
    for column, words in (
        ("test", _TESTS),
        ("length_of", _LENGTHS),
        ("truth", _ORIGINS),
        ("first", _JUDGES),
        ("second", _JUDGES),
        ("judge", _JUDGES),
        ("who", _JUDGES),
        ("witness", _JUDGES),
        ("agent", _JUDGES[2:]),
        ("setting", _JUDGES[2:]),
        ("topic", _JUDGES[2:]),
        ("grouped_by", _GROUPINGS),
        ("by", _COLUMNS),
        ("measure", (message("criterion"),)),
        ("term", (message("criterion c"),)),
    )
}
_WORDS["measure"] |= TITLES


def in_words(column: str, value: str) -> str:
    """A value as a message, where it is one of ours.

    >>> in_words("trained_on", "all but gpt"), in_words("measure", "letters_per_word")
    ('all but gpt', 'letters per word')
    """
    if column == "trained_on" and value.startswith(_ALL_BUT):
        return message("all but {agent}", agent=value.removeprefix(_ALL_BUT))
    return _WORDS.get(column, {}).get(value, value)


Row = Sequence[Any]  #: plain values: text, numbers, true or false, None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A sentence or several."""

    text: str
    is_note: bool = False  #: whether a reader has to know it before taking numbers as they are
    is_small: bool = False  #: whether it is set in small letters
    see: str = ""  #: the sentence that refers to tables and figures

    @property
    def full_text(self) -> str:
        """Its text, and where to look."""
        return join(" ", (self.text, self.see))


@dataclass(frozen=True, slots=True)
class Reference:
    """A cited work, as the list of references has it."""

    text: str
    title: str  #: what of it is in italics: a journal with its volume, or a whole work


@dataclass(frozen=True, slots=True)
class Facts:
    """A list of labels with their values."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    below: tuple[str, ...] = ()  #: methods, assumptions and notes, each once
    is_folded: bool = False  #: only on a screen, when asked for; paper does not have it
    label: str = ""  #: "Table 1"; empty for a folded one

    @property
    def title(self) -> str:
        """Its title."""
        return f"{self.label}. {self.caption}" if self.label else self.caption

    @property
    def texts(self) -> list[list[str]]:
        """The cells of its rows as readers see them."""
        return [[words(value, 2) for value in row] for row in self.rows]

    @property
    def at_right(self) -> list[bool]:
        """Which columns contain numbers, which are aligned right."""
        return [
            any(is_number(row[place]) for row in self.rows) for place in range(len(self.heads))
        ]


@dataclass(frozen=True, slots=True)
class ReportFigure:
    """A figure."""

    figure: Figure
    label: str = ""  #: "Figure 1"
    of: str = ""  #: the result that it shows; its section may be elsewhere

    @property
    def is_narrow(self) -> bool:
        """True if it is drawn in the width of a column, so that two are side by side."""
        return is_narrow(self.figure)

    @property
    def caption(self) -> str:
        """Its caption, after its label."""
        return f"{self.figure.title}. {self.figure.caption}"

    alt = caption

    def picture(self, kind: str, width: float) -> bytes:
        """The figure as a file.

        Args:
            kind: "svg", "pdf", or "png".
            width: Inches.
        """
        with settings(PAPER, self.figure.name):
            drawing = draw(self.figure, width=width)
            return saved(drawing, kind, self.figure.title, self.figure.caption)


@dataclass(frozen=True, slots=True)
class Chart:
    """The flow of participants."""

    stages: tuple[Stage, ...]
    alt: str  #: the same in words
    label: str = ""  #: "Figure 1"

    @property
    def is_narrow(self) -> bool:
        """It never shares a row."""
        return False

    @property
    def caption(self) -> str:
        """Its caption, after its label."""
        return message("Flow of participants.")

    def picture(self, kind: str, width: float) -> bytes:
        """The chart as a file; its boxes are as wide as their words."""
        with settings(PAPER, "flow"):
            return saved(draw_flow(self.stages), kind, self.caption, self.alt)


Piece = Paragraph | Reference | Facts | ReportTable | ReportFigure | Chart


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A part with a heading."""

    name: str  #: to point to: letters, digits and hyphens
    title: str
    pieces: tuple[Piece, ...]
    level: int = 1  #: of the heading: 1 for a chapter, 2 for a part of it
    is_appendix: bool = False  #: whether its tables and figures are numbered A1, A2 …
    is_on_paper: bool = True  #: whether it is printed, or only on a screen


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report."""

    title: str
    about: str  #: one line under the title
    sections: tuple[ReportSection, ...]
    created: datetime  #: UTC

    @property
    def printed(self) -> tuple[ReportSection, ...]:
        """The sections that are on paper."""
        return tuple(section for section in self.sections if section.is_on_paper)


MOST = 100  #: rows of a table on a screen; the workbook has all
_DIGITS = re.compile(rf"\[[\d.,{MINUS}\u221e \u00d7{RAISED}]+\]|([<>] )?\.\d{{3}}|1\.000")
_ERROR = re.compile(r"(?:(?P<of>\w+)_)?s[de]")
_LONG = 24  #: letters of a text that is not repeated in each row
#: How columns are headed where their names, without underscores, do not say it.
HEADS = {
    "p_hh": "p(H|H)",
    "p_mm": "p(M|M)",
    "p_hh_sd": "SE of p(H|H)",
    "p_mm_sd": "SE of p(M|M)",
    "sd": "SE",
    "se": "SE",
    "ci_low": "{interval}% CI low",
    "ci_high": "{interval}% CI high",
    "p_holm": "p (Holm)",
    "p_shown": "p",
    "right": "correct",
    "said_human": "judged human",
    "said_machine": "judged machine",
    "said_left": "chose left",
    "share": "proportion",
    "share_low": "proportion low",
    "share_high": "proportion high",
    "brier": "Brier score",
    "wilson": "Wilson",
    "obrien_fleming": "O'Brien-Fleming",
    "obrien_fleming_z": "O'Brien-Fleming z",
    "obrien_fleming_p": "O'Brien-Fleming p",
    "pocock": "Pocock",
    "pocock_z": "Pocock z",
    "pocock_p": "Pocock p",
}
_OF_TASKS = ("task", "level", "block", "setting")  #: columns of ids, of which tasks have titles
_OF_JUDGES = (
    "judge",
    "who",
    "first",
    "second",
)  #: columns of judges; machines among them are told by their names
#: Columns of sentences: said once under the table.
_SENTENCES = ("generalizes", "method", "assumptions", "note")
#: Further columns with long texts, which are below the table where all are the same.
LONG = ("as_in", "unit")
#: What heads the tests of published studies, which are folded below the others.
AS_IN_PAPERS = message("Tests as in published studies")


def grid(
    caption: str,
    columns: Sequence[str],
    rows: Sequence[Mapping[str, Any]],
    interval: int = 95,
    statistic: str = "",
) -> ReportTable:
    """A table of an analysis.

    Args:
        caption: What it shows.
        columns: Of the rows.
        rows: Plain values.
        interval: Per cent that the interval from `ci_low` to `ci_high` covers.
        statistic: Symbol of the column of that name; by default the word.
    """
    shown_columns, same = _columns(columns, rows)
    notes = _numbered_notes(rows[:MOST])
    has_numbers = any(notes.values())
    ends = [_end_of(column, columns) for column in shown_columns]
    names = [statistic or column if column == "statistic" else column for column in shown_columns]
    heads = [
        _interval_head(name[:-4], interval) if end else value_head(name, columns, interval)
        for name, end in zip(names, ends, strict=True)
    ]
    heads += [head("note")] if has_numbers else []
    cells = [
        [
            interval_words(row[column], row[end]) if end else _cell(column, row)
            for column, end in zip(shown_columns, ends, strict=True)
        ]
        + ([notes.get(str(row["note"] or ""), " ")] if has_numbers else [])
        for row in rows[:MOST]
    ]
    below = _below(columns, rows, same, notes)
    if len(rows) > MOST:
        template = message("The first {most} of {rows:,} rows; the workbook has all of them.")
        below.insert(0, template.format(most=MOST, rows=len(rows)))
    return ReportTable(caption, tuple(heads), tuple(map(tuple, cells)), tuple(below))


def _numbered_notes(rows: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Number the notes of rows; one that all rows share needs no number."""
    notes = _distinct(rows, "note")
    if len(notes) == 1 and all(row["note"] for row in rows):
        return {notes[0]: ""}
    return {text: f"{n}" for n, text in enumerate(notes, 1)}


def without_empty(heads: Sequence[str], rows: Sequence[Row]) -> tuple[tuple[Any, ...], ...]:
    """Remove the columns of a table in which all values are unknown.

    >>> without_empty(("a", "b"), [(1, None), (2, "")])
    (('a',), (1,), (2,))
    """
    columns = zip(heads, *rows, strict=True)
    listed = [cells for cells in columns if any(map(is_known, cells[1:]))]
    return tuple(zip(*listed, strict=True)) if listed else (tuple(heads), *map(tuple, rows))


def _below(
    columns: Sequence[str],
    rows: Sequence[Mapping[str, Any]],
    same: Sequence[str],
    notes: Mapping[str, str],
) -> list[str]:
    """Return the texts below a table: long texts of columns, and numbered notes."""
    wordy = [column for column in columns if holds_sentences(column) and column != "note"]
    column_by_text = {
        text: column for column in (*same, *wordy) if (text := _joined(rows, column))
    }
    below: list[str] = [
        join(": ", (title(column), text)) for text, column in column_by_text.items()
    ]
    return below + [
        message("Note {number}: {text}", number=number, text=text)
        if number
        else message("Note: {text}", text=text)
        for text, number in notes.items()
    ]


def _columns(
    columns: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> tuple[list[str], list[str]]:
    """The columns of a table, and those that say one long text, which goes below it."""
    hidden = "p_shown" if "p" in columns else ""
    listed = [
        column
        for column in columns
        if column != hidden and not holds_sentences(column) and _is_told(rows, column)
    ]
    listed = [
        column
        for column in listed
        if _partner(column) not in listed and not _is_repeated(column, rows)
    ]
    same = [column for column in listed if len(rows) > 1 and _is_long_and_same(rows, column)]
    return [column for column in listed if column not in same], same


def _is_repeated(column: str, rows: Sequence[Mapping[str, Any]]) -> bool:
    """True if every block is called as its task is, which has a column of its own."""
    both = [
        (_cell("block", row), _cell("task", row)) for row in rows if {"block", "task"} <= {*row}
    ]
    return column == "block" and len(both) == len(rows) and all(a == b for a, b in both)


def is_folded(piece: Piece) -> bool:
    """True if a piece is on a screen alone, when asked for."""
    return isinstance(piece, ReportTable) and piece.is_folded


def in_rows(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
    """The pieces from the top of the page; two narrow figures in turn share a row."""
    waiting: tuple[Piece, ...] = ()
    for piece in pieces:
        is_narrow = isinstance(piece, ReportFigure) and piece.is_narrow
        if waiting and is_narrow:
            yield (*waiting, piece)
            waiting = ()
        elif is_narrow:
            waiting = (piece,)
        else:
            yield from filter(None, (waiting, (piece,)))
            waiting = ()
    if waiting:
        yield waiting


def apart(rows: Sequence[Mapping[str, Any]]) -> tuple[list[Mapping[str, Any]], ...]:
    """The rows to be read first, and those of tests as published studies ran them."""
    return tuple(
        [row for row in rows if bool(row.get("as_in")) is as_in] for as_in in (False, True)
    )


def head(column: str, interval: int = 95) -> Message:
    """The heading of a column: its name; translators find those of all analyses.

    >>> head("ci_low", 90), head("ci_high"), head("n_human")
    ('90% CI low', '95% CI high', 'n human')
    """
    heading = HEADS.get(column, column.replace("_", " "))
    return Message(heading, {"interval": interval} if "{interval}" in heading else {}, note=HEAD)


def title(column: str) -> Message:
    """The words before the sentences of a column.

    >>> title("method")
    'Method'
    """
    heading = head(column).capitalize()
    return Message(heading, note=HEAD)


def holds_sentences(column: str) -> bool:
    """True if a column's values are sentences, which are below the table."""
    return any(column == suffix or column.endswith(f"_{suffix}") for suffix in _SENTENCES)


def interval_words(low: Any, high: Any) -> str:
    """An interval as APA 7 writes it; empty where an end is missing.

    >>> interval_words(0.512, 0.6), interval_words(None, 0.6)
    ('[0.51, 0.60]', '')
    """
    has_interval = is_known(low) and is_known(high)
    return interval(low, high) if has_interval else ""


def _cell(column: str, row: Mapping[str, Any]) -> Any:
    if type(row[column]) is str:
        text = in_words(column, row[column])
        if isinstance(text, Message):
            return text
        if column == "measure":
            return text.replace("_", " ")
    if column in _OF_TASKS:
        return task_title(str(row[column] or ""))
    if column in _OF_JUDGES and type(row[column]) is str:  # a message is no machine
        return row[column].removeprefix("judge:")
    if column == "df" and isinstance(row[column], str) and row[column].count(",") == 0:
        return _degrees(row[column])
    is_p = column in ("p", "p_holm") or column.endswith("_p")
    return shown_p(row[column]) if is_p and not _is_share(column, row) else row[column]


def _is_share(column: str, columns: Iterable[str]) -> bool:
    """True if p is how many of all were right or passed, not the p value of a test."""
    return column == "p" and not {"right", "passed"}.isdisjoint(columns)


def value_head(column: str, columns: Sequence[str], interval: int = 95) -> Message:
    """The heading of a column among the others of its table.

    >>> value_head("p", ("passed", "p")), value_head("p", ("statistic", "p"))
    ('proportion', 'p')
    """
    return head("share" if _is_share(column, columns) else column, interval)


def is_spare_error(column: str, columns: Iterable[str]) -> bool:
    """True if a column is a standard error that the interval in the same table makes superfluous.

    >>> is_spare_error("sd", ("sd", "ci_low")), is_spare_error("p_mm_sd", ("p_mm_sd", "ci_low"))
    (True, False)
    """
    match = _ERROR.fullmatch(column)
    return match is not None and f"{match['of'] or 'ci'}_low" in columns


def _degrees(text: str) -> float | str:
    """Degrees of freedom as a number, which is at the right of its column.

    >>> _degrees("12.388"), _degrees("11"), _degrees("")
    (12.388, 11, '')
    """
    value = float(text) if text else None
    if value is None:
        return text
    return int(value) if value.is_integer() else value


def _end_of(column: str, columns: Sequence[str]) -> str:
    """The column with the upper end of the interval that begins here; empty if none does.

    >>> _end_of("g_low", ("g_low", "g_high")), _end_of("group", ("group", "g_low", "g_high"))
    ('g_high', '')
    """
    end = f"{column.removesuffix('_low')}_high"
    return end if column.endswith("_low") and end in columns else ""


def _partner(column: str) -> str:
    """The column with the lower end of the interval that ends here; empty if none does."""
    return f"{column[:-5]}_low" if column.endswith("_high") else ""


def _interval_head(of: str, interval: int) -> str:
    """Return the head of an interval's column.

    >>> _interval_head("ci", 90), _interval_head("p_mm", 95)
    ('90% CI', 'p(M|M) 95% CI')
    """
    if of == "ci":
        return message("{interval}% CI", interval=interval)
    return message("{what} {interval}% CI", what=head(of), interval=interval)


def words(value: Any, digits: int = 3) -> str:
    """A value as readers see it.

    >>> words(0.56789), words(12345), words(True), words(-1.2e-9), words("<b>")
    ('0.568', '12,345', 'yes', '\u22121.2 \u00d7 10\u207b\u2079', '<b>')
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
        return number_in_words(value, digits)
    return str(value)


def is_number(value: Any) -> bool:
    """True if a value is at the right of its column: a number, or an interval or p value."""
    if isinstance(value, str):
        return bool(_DIGITS.fullmatch(value))
    if hasattr(value, "item"):
        value = value.item()
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_known(value: Any) -> bool:
    """True if a value says anything.

    >>> is_known(0), is_known(None), is_known(float("nan"))
    (True, False, False)
    """
    return words(value) != NOTHING


def _is_told(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    """True if any value of a column is known; other columns are omitted."""
    return any(is_known(row[column]) for row in rows)


def _is_long_and_same(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    """True if a column says one task or long text in all rows, which is said once below them."""
    first = rows[0][column]
    long = isinstance(first, str) and (len(first) > _LONG or column == "task")
    return long and all(row[column] == first for row in rows)


def _distinct(rows: Sequence[Mapping[str, Any]], column: str) -> list[str]:
    """The sentences of a column, each once."""
    return list(dict.fromkeys(str(_cell(column, row)) for row in rows if row.get(column)))


def _joined(rows: Sequence[Mapping[str, Any]], column: str) -> str:
    return join("; ", _distinct(rows, column))
