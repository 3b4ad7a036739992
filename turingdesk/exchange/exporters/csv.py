"""CSV: RFC 4180, UTF-8, one row an answered question, columns as in the codebook.

Lines end with CR LF; line breaks inside an answer stay as they were given. A
missing value is an empty field, truth values are true and false, numbers have a
decimal point. What quality rules leave out stands with its reasons in a file beside it,
whose name ends in -exclusions. Nothing is added to a text: a program that opens CSV by guessing
(Excel, on a double click) may still take `=1+1` for a formula, so the workbook
is the way into Excel.

With a profile the columns come first that users of another program look for, under the names
they know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.exchange.exporters._base import USUAL, Counts, Exporter, Options, Progress, silent
from turingdesk.exchange.exporters._cells import Cell, rows
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._delimited import Form, Texts, watched, written
from turingdesk.exchange.exporters._profile import profile
from turingdesk.exchange.exporters._whole import exclusions_beside, whole

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.store.table import Table


def write(
    table: Table, path: Path, progress: Progress = silent, options: Options = USUAL
) -> Counts:
    """Write the responses and read them back.

    Raises:
        Cancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
        UnknownName: There is no profile of that name.
    """
    content = Content.of(table, options)
    form = Form(encoding="utf-8-sig" if options.excel else "utf-8")
    text, responses = Texts(), content.responses
    if options.profile:
        known = profile(options.profile)
        text, responses = known.texts(), known.applied(content)
    with whole(path) as draft:
        made = watched(rows(responses), content.in_journals, progress)
        found = written(draft, _lines(responses, made, text), form)
    beside = write_exclusions(content, path, form)
    progress(content.in_journals, content.in_journals)
    return content.counts(found, text.altered, exclusions=beside.name)


def write_exclusions(content: Content, path: Path, form: Form) -> Path:
    """Write what rules leave out beside a file of responses, where there is any.

    Returns:
        The file's path, also where there was nothing to write.
    """
    beside = exclusions_beside(path)
    if len(content.exclusions) or beside.exists():
        with whole(beside) as draft:
            written(draft, _lines(content.exclusions, rows(content.exclusions), Texts()), form)
    return beside


def _lines(
    frame: pd.DataFrame, made: Iterable[tuple[Cell, ...]], text: Texts
) -> Iterator[Iterable[str]]:
    yield map(str, frame.columns)
    for row in made:
        yield map(text, row)


EXPORTER = Exporter(
    title="CSV",
    about="One row an answered question: UTF-8, comma, CR LF, for R, pandas and everything else.",
    suffix=".csv",
    write=write,
)
