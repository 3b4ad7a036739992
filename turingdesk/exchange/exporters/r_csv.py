r"""For R: a CSV in long format, and a script beside it that reads it with the type of each column.

The CSV is UTF-8 without a byte order mark; truth values are TRUE and FALSE, times ISO 8601 in
UTC, and what is missing is NA. Words of a closed set become factors whose levels have one order,
whatever order they were answered in. The script needs no package. Where a column of words contains
the very text NA, what is missing there is an empty field, and the script knows it; answers
(`choice`) are never missing and stay as they were given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write, beside
from turingdesk.exchange.exporters._base import ExportCounts, Exporter, ExportOptions, Progress
from turingdesk.exchange.exporters._cells import Cell, rows, writable
from turingdesk.exchange.exporters._content import LEVELS, ColumnKind, Content, kind
from turingdesk.exchange.exporters._delimited import CSV, Texts, watched, write_rows
from turingdesk.exchange.exporters.csv import write_beside
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table

_MISSING = "NA"
_NEVER_MISSING = ("choice",)
_WORDS = (ColumnKind.LEVEL, ColumnKind.TEXT)


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the responses, read them back, and write the script.

    Args:
        table: What is exported.
        path: The script's or the CSV's name; the other one lies beside it.
        progress: Called with rows done and in all; where it returns False, nothing is written.
        options: What to include.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: One of the files cannot be written whole.
    """
    content = Content.of(table, options)
    text, n_rows = Texts(_MISSING, "TRUE", "FALSE"), 0
    # The user may name either of the two files.
    script = path if path.suffix.lower() == ".r" else path.with_suffix(".R")
    data = path.with_suffix(".csv")
    frames = {"responses": (data, content.trials)}
    if len(content.form_answers):
        frames["forms"] = (beside(data, "forms"), content.form_answers)
    script_lines = [f"# Written by {edition()}."]
    # Around the data, so that a script never appears without them.
    with atomic_write(script) as script_draft:
        for name, (file, frame) in frames.items():
            signs = {column: _sign(frame[column], column) for column in frame.columns}
            with atomic_write(file) as draft:
                watched_rows = watched(rows(frame), content.in_journals, progress)
                n_rows += write_rows(draft, _lines(signs, watched_rows, text), CSV)
            script_lines += _script(name, file.name, frame, signs)
        # ASCII, since R reads scripts in the encoding of the system.
        script_draft.write_text("\n".join(script_lines) + "\n", encoding="ascii", newline="\n")
    left_out = beside(data, "exclusions")
    write_beside(content.exclusions, left_out, Texts(), CSV)
    progress(content.in_journals, content.in_journals)
    return content.counts(
        n_rows, text.altered, exclusions=left_out.name, forms=beside(data, "forms").name
    )


def _sign(column: pd.Series[Any], name: str) -> str | None:
    """The text for what is missing in a column; None if nothing ever is."""
    if name in _NEVER_MISSING:
        return None
    return "" if kind(name) in _WORDS and (column == _MISSING).any() else _MISSING


def _lines(
    signs: dict[str, str | None], table_rows: Iterable[tuple[Cell, ...]], text: Texts
) -> Iterator[Iterable[str]]:
    yield signs
    column_signs = list(signs.values())
    for row in table_rows:
        yield [
            sign if value in (None, "") and sign is not None else text(value)
            for value, sign in zip(row, column_signs, strict=True)
        ]


def _script(
    name: str, data: str, frame: pd.DataFrame, signs: dict[str, str | None]
) -> Iterator[str]:
    """The lines of the script for one file."""
    yield f"# Reads {quoted(data)} with the type of each column."
    yield f'# In R: source("this file", chdir = TRUE); the data frame is called `{name}`.'
    yield f"{name} <- read.csv("
    # As texts first: R's own guess of types depends on which rows happen to be there.
    yield f'  {quoted(data)}, colClasses = "character", na.strings = character(0),'
    yield '  check.names = FALSE, encoding = "UTF-8", strip.white = FALSE, skipNul = TRUE'
    yield ")"
    for column in frame.columns:
        this = f"{name}[[{quoted(column)}]]"
        sign = signs[column]
        if kind(column) is ColumnKind.TEXT:
            if sign is not None:
                yield f"{this}[{this} == {quoted(sign)}] <- NA"
        else:
            yield f"{this} <- {_read(this, frame[column], column)}"


def _read(this: str, column: pd.Series[Any], name: str) -> str:
    """The expression that gives a column its type; what is not a value of that type becomes NA."""
    match kind(name):
        case ColumnKind.FLAG:
            return f"as.logical({this})"
        case ColumnKind.WHOLE:
            return f"as.integer({this})"
        case ColumnKind.NUMBER:
            return f"as.numeric({this})"
        case ColumnKind.TIME:
            return f'as.POSIXct(strptime({this}, "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC"))'
        case _:
            known_levels = list(LEVELS.get(name, ()))
            there = {_without_nul(str(value)) for value in column.dropna().unique()} - {""}
            # Known levels come first, so that the reference level of models is the same
            # everywhere.
            levels = [*known_levels, *sorted(there.difference(known_levels))]
            listed = f"c({', '.join(map(quoted, levels))})" if levels else "character(0)"
            return f"factor({this}, levels = {listed})"


def _without_nul(text: str) -> str:
    """A text as R contains it: without NUL, which it skips in the CSV."""
    return writable(text).replace("\0", "")


def quoted(text: str) -> str:
    r"""A text as R has it in a script of any encoding.

    >>> print(quoted('say "\u00e9"'))
    "say \"\u00e9\""
    """
    signs = (
        f"\\{sign}" if sign in '"\\' else sign if " " <= sign <= "~" else _escaped(sign)
        for sign in text
    )
    return f'"{"".join(signs)}"'


def _escaped(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"


EXPORTER = Exporter(
    title=message("CSV for R"),
    about=message(
        "Long format with TRUE, FALSE, and NA, and an R script that reads it with types and "
        "levels."
    ),
    suffix=".R",
    writer=write,
)
