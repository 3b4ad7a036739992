"""CSV: RFC 4180, UTF-8, one row per answered question, columns as in the codebook.

Lines end with CR LF; line breaks inside an answer stay as they were given. A
missing value is an empty field, truth values are true and false, numbers have a
decimal point. What quality rules exclude is with its reasons in a file beside it,
whose name ends in -exclusions, and answers to forms in one that ends in -forms. Nothing is added
to a text, so that reading the file gives what was answered: a program that opens CSV by guessing
(Excel, on a double click) may take `=1+1` for a formula. The export says how many texts
begin so; with the option `safe` an apostrophe is before each.

With a profile the columns come first that users of another program look for, under the names
they know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write, beside
from turingdesk.exchange.exporters._base import ExportCounts, Exporter, ExportOptions, Progress
from turingdesk.exchange.exporters._cells import rows
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._delimited import (
    FORMULAS,
    Dialect,
    Texts,
    lines,
    watched,
    write_rows,
)
from turingdesk.exchange.exporters._profile import profile

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the responses and read them back.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
        UnknownName: There is no profile of that name.
    """
    content = Content.of(table, options)
    # Excel takes a file without a byte order mark for one in the system's old encoding.
    form = Dialect(encoding="utf-8-sig" if options.excel else "utf-8")
    text, responses, forms = Texts(), content.trials, content.form_answers
    if options.profile:  # other programs have forms among the trials
        column_profile = profile(options.profile)
        text, responses, forms = (
            column_profile.texts(),
            column_profile.applied(content),
            forms.iloc[:0],
        )
    text.safe = options.safe
    with atomic_write(path) as draft:
        watched_rows = watched(rows(responses), content.in_journals, progress)
        n_rows = write_rows(draft, lines(responses.columns, watched_rows, text), form)
    apart = beside(path, "forms")
    n_rows += write_beside(forms, apart, text, form)
    left_out = beside(path, "exclusions")
    write_beside(content.exclusions, left_out, text, form)
    progress(content.in_journals, content.in_journals)
    counts = content.counts(
        n_rows, text.altered, exclusions=left_out.name, forms=apart.name if len(forms) else ""
    )
    formulas = like_formulas([responses, forms])
    return replace(counts, formulas=formulas, safe=options.safe)


def write_beside(frame: pd.DataFrame, path: Path, text: Texts, form: Dialect) -> int:
    """Write a further table of the same export, where it has rows or an older one is there.

    Returns:
        How many rows were read back.
    """
    if not len(frame) and not path.exists():
        return 0
    with atomic_write(path) as draft:
        return write_rows(draft, lines(frame.columns, rows(frame), text), form)


def like_formulas(frames: Iterable[pd.DataFrame]) -> dict[str, int]:
    """The number of texts of each column that a spreadsheet may take for formulas."""
    counts_by_column: Counter[str] = Counter()
    for frame in frames:
        for name in frame.select_dtypes(["str", "object", "category"]).columns:
            # Each value once: an answer such as "human" comes thousands of times.
            value_counts = frame[name].dropna().value_counts()
            counts_by_column[str(name)] += sum(
                int(count)
                for value, count in value_counts.items()
                if isinstance(value, str) and value.startswith(FORMULAS)
            )
    return dict(+counts_by_column)


EXPORTER = Exporter(
    title=message("CSV"),
    about=message(
        "One row for each answered question. UTF-8, commas, CR LF; for R, pandas, and most "
        "other programs."
    ),
    suffix=".csv",
    writer=write,
    takes=("profile", "excel", "safe"),
)
