"""SPSS: responses as a .sav file with labels, and the participants in one beside it.

Each variable has its sentence from the codebook as its label. Yes and no, and columns of a few
words, are numbers with value labels; `choice_code` and `truth` share theirs, so that they can be
crossed. What is missing is system-missing, or an empty text in a column of texts. SPSS drops
spaces at the end of a text and stores 32,767 bytes of it; the export says what was cut. It cannot
hold the character NUL either, for which the replacement character is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write, beside
from turingdesk.exchange.exporters._base import (
    ExportCancelled,
    ExportCounts,
    Exporter,
    ExportOptions,
    Progress,
    TruncatedText,
    incomplete,
)
from turingdesk.exchange.exporters._cells import cell, unused, writable
from turingdesk.exchange.exporters._content import LEVELS, ColumnKind, Content, kind
from turingdesk.table.table import CHOICES

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table

CODE = "choice_code"
_ABOUT_CODE = "The choice as a number with its label, where the question has choices"
_CODED = (
    *("study", "block", "task", "question", "role", "subject", "origin", "judge"),
    *("chosen_side", "device", "state", "kiosk", "language"),
)
_YES_NO = {0.0: "no", 1.0: "yes"}
_EXACT = 2**53  #: up to which all whole numbers are numbers of SPSS
_LONGEST = 32_767  #: bytes of a text
_LONGEST_LABEL = 250  #: bytes of what a variable is called; SPSS contains 256
_LONGEST_VALUE = 118  #: bytes of what a value is called; SPSS contains 120
_LONGEST_NAME = 60  #: characters; SPSS contains 64
_RESERVED = frozenset(
    ("ALL", "AND", "BY", "EQ", "GE", "GT", "LE", "LT", "NE", "NOT", "OR", "TO", "WITH")
)
_STRANGE = re.compile(r"[^A-Za-z0-9_.]+", re.ASCII)


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the responses, the participants and what rules exclude, and count the rows again.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: A file cannot be written whole.
    """
    content = Content.of(table, options)
    about_by_column = {(sheet, column): about for sheet, column, about in content.codebook}
    about_by_column["responses", CODE] = _ABOUT_CODE
    frames = {
        "responses": _with_codes(content.trials),
        "forms": content.form_answers,
        "participants": content.participants,
        "exclusions": content.exclusions,
    }
    n_rows, altered, cut = 0, 0, list[TruncatedText]()
    for done, (sheet, frame) in enumerate(frames.items()):
        if progress(done * content.in_journals // len(frames), content.in_journals) is False:
            raise ExportCancelled(message("The export was stopped. Nothing was written."))
        file = path if sheet == "responses" else beside(path, sheet)
        # A file of an earlier export must not stay beside the new ones.
        if not len(frame) and not file.exists() and sheet != "responses":
            continue
        variables = _Variables(
            sheet, frame, {c: about_by_column.get((sheet, c), "") for c in frame.columns}
        )
        with atomic_write(file) as draft:
            variables.write(draft)
        altered, cut = altered + variables.altered, [*cut, *variables.cut]
        n_rows += len(frame) if sheet in ("responses", "forms") else 0
    progress(content.in_journals, content.in_journals)
    left_out, forms = (beside(path, name).name for name in ("exclusions", "forms"))
    return content.counts(n_rows, altered, tuple(cut), left_out, forms)


def _with_codes(trials: pd.DataFrame) -> pd.DataFrame:
    """The responses with the choices of closed questions again, to become codes."""
    with_codes = trials.copy()
    closed = with_codes["choices"].astype(object) != ""
    with_codes.insert(
        list(with_codes.columns).index("choice") + 1,
        CODE,
        with_codes["choice"].astype(object).where(closed, None),
    )
    return with_codes


class _Variables:
    """The columns of one file as SPSS has them.

    Args:
        sheet: What the file contains.
        frame: Its rows.
        about: What each column contains, in a sentence.
    """

    def __init__(self, sheet: str, frame: pd.DataFrame, about: Mapping[str, str]) -> None:
        self.altered = 0
        self.cut: list[TruncatedText] = []
        self._sheet = sheet
        self._rows = len(frame)
        names = _names(map(str, frame.columns))
        self._labels: dict[str, str | None] = {
            names[column]: _bytes(about.get(column) or column, _LONGEST_LABEL) for column in names
        }
        self._values: dict[str, dict[float, str]] = {}
        coded = [frame[name] for name in (CODE, "truth") if name in frame]
        # Choices and truths share their codes, so that equal numbers mean equal answers.
        shared = _levels(coded, _offered(frame) if CODE in frame else ())
        self._columns = {
            names[str(column)]: self._series(
                names[str(column)], str(column), frame[column], shared
            )
            for column in frame.columns
        }

    def write(self, path: Path) -> None:
        """Write the file and count its rows.

        Raises:
            CannotExport: It does not read back.
        """
        import pandas as pd
        from pyreadstat import read_sav, write_sav

        scale = {name: "scale" for name in self._columns if name not in self._values}
        measures = scale | dict.fromkeys(self._values, "nominal")
        write_sav(
            pd.DataFrame(self._columns),
            str(path),
            column_labels=self._labels,
            variable_value_labels=self._values,
            variable_measure={
                name: "nominal" if self._columns[name].dtype == object else measure
                for name, measure in measures.items()
            },
        )
        # The library tells of no rows that it dropped, so they are counted again.
        _, meta = read_sav(str(path), metadataonly=True)
        if meta.number_rows != self._rows:
            raise incomplete(path, meta.number_rows or 0, self._rows)

    def _series(
        self, name: str, column: str, values: pd.Series[Any], shared: list[str]
    ) -> pd.Series[Any]:
        import pandas as pd

        plain = [cell(value) for value in values.astype(object).where(values.notna(), None)]
        non_empty_values = [value for value in plain if value is not None and value != ""]
        if column in _CODED or (shared and column in (CODE, "truth")):
            levels = shared if column in (CODE, "truth") else _levels([values], LEVELS.get(column))
            return self._coded(name, plain, levels)
        if non_empty_values and all(isinstance(value, bool) for value in non_empty_values):
            self._values[name] = dict(_YES_NO)
        elif column == "at" or kind(column) is ColumnKind.TIME:
            times = pd.to_datetime(pd.Series(plain, dtype=object), utc=True, errors="coerce")
            # SPSS knows no time zones; the times are UTC, as the codebook says.
            return times.dt.tz_localize(None)
        elif any(isinstance(value, str) for value in non_empty_values) or not non_empty_values:
            return pd.Series([*self._texts(name, plain)], dtype=object)
        if any(isinstance(value, int) and abs(value) > _EXACT for value in non_empty_values):
            # A seed of 64 bits, which SPSS would round.
            return pd.Series([*self._texts(name, plain)], dtype=object)
        numbers = [None if value in (None, "") else float(value) for value in plain]
        return pd.Series(numbers, dtype="float64")

    def _coded(self, name: str, values: list[Any], levels: list[str]) -> pd.Series[Any]:
        import pandas as pd

        # From 1, as AUTORECODE in SPSS numbers values.
        codes = {level: float(code) for code, level in enumerate(levels, 1)}
        self._values[name] = {code: _bytes(level, _LONGEST_VALUE) for level, code in codes.items()}
        return pd.Series([codes.get(str(value)) for value in values], dtype="float64")

    def _texts(self, name: str, values: Iterable[Any]) -> Iterator[str]:
        for number, value in enumerate(values, 1):
            text = "" if value is None else str(value)
            # A NUL ends a text in C, in which readers of SPSS files are written.
            writable_text = writable(text).replace("\0", "\ufffd")
            self.altered += writable_text != text
            if len(writable_text.encode()) > _LONGEST:
                self.cut.append(
                    TruncatedText(f"{self._sheet}.{name}, row {number:,}", len(writable_text))
                )
            yield _bytes(writable_text, _LONGEST)


def _levels(
    columns: Iterable[pd.Series[Any]], known_words: Iterable[str] | None = None
) -> list[str]:
    """The words of some columns: those that are known in their order, then the others."""
    there = {str(value) for column in columns for value in column.dropna().unique()} - {""}
    first = list(known_words or ())
    return [*first, *sorted(there.difference(first))]


def _offered(trials: pd.DataFrame) -> list[str]:
    """All choices in an order in which those of each question have the order of the question.

    That is the order of the study; where the data don't contain it, that on the screen.
    """
    declared: Mapping[str, Sequence[str]] = trials.attrs.get(CHOICES, {})
    offered = {
        *chain.from_iterable(
            str(choices_cell).split("|") for choices_cell in trials["choices"].unique()
        )
    }
    # Human before machine in every study, so that codes agree between exports.
    order = [origin for origin in LEVELS["origin"] if origin in offered]
    for question, question_rows in trials.groupby("question", sort=False, observed=True):
        orders = [
            str(choices_cell).split("|") for choices_cell in question_rows["choices"].unique()
        ]
        # Orders that differ are those of sessions, and no order of the question.
        choices = orders[0] if len(orders) == 1 else sorted({*chain.from_iterable(orders)})
        place = len(order)
        for choice in reversed(declared.get(str(question)) or choices):
            if choice in order:
                place = min(place, order.index(choice))
            elif choice:
                order.insert(place, choice)
    return order


def _names(columns: Iterable[str]) -> dict[str, str]:
    """Names as SPSS allows them, no two alike whatever their capitals.

    >>> list(_names(["rt_ms", "about.my age", "2nd", "TO", "About.my-age"]).values())
    ['rt_ms', 'about.my_age', 'v_2nd', 'v_TO', 'About.my_age_2']
    """
    name_by_column: dict[str, str] = {}
    used_names: set[str] = set()
    for column in columns:
        base = _STRANGE.sub("_", column)[:_LONGEST_NAME].strip("_.")
        # A variable's name must begin with a letter, and can't be a word of the language.
        if not base[:1].isalpha() or base.upper() in _RESERVED:
            base = f"v_{base}"
        name_by_column[column] = unused(base, used_names, "_")
    return name_by_column


def _bytes(text: str, most: int) -> str:
    """Cut a text to a number of bytes, and no character in two."""
    data = text.encode()
    return text if len(data) <= most else data[:most].decode("utf-8", "ignore")


EXPORTER = Exporter(
    title=message("SPSS"),
    about=message(
        "A .sav file with variable and value labels. Participants and forms are in separate "
        "files next to it."
    ),
    suffix=".sav",
    writer=write,
    takes=("personal",),
)
