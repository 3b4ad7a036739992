"""JSON lines: one object an answered question, with the columns of the codebook."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write, beside
from turingdesk.exchange.exporters._base import (
    ExportCounts,
    Exporter,
    ExportOptions,
    Progress,
    incomplete,
)
from turingdesk.exchange.exporters._cells import Cell, rows, writable
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._delimited import watched

if TYPE_CHECKING:
    from turingdesk.table.table import Table


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the responses and count the lines again.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
    """
    content = Content.of(table, options)
    left_out = beside(path, "exclusions")
    watched_rows = watched(rows(content.responses), content.in_journals, progress)
    altered = _write(content.responses.columns, watched_rows, content.in_journals, path)
    if len(content.exclusions) or left_out.exists():
        frame = content.exclusions
        _write(frame.columns, rows(frame), len(frame), left_out)
    progress(content.in_journals, content.in_journals)
    return content.counts(content.in_journals, altered, exclusions=left_out.name)


def _write(
    columns: Iterable[str], table_rows: Iterable[tuple[Cell, ...]], number: int, path: Path
) -> int:
    """Write a file and count its lines.

    Returns:
        How many texts had to be altered.

    Raises:
        CannotExport: The file does not have that number of lines.
    """
    import orjson

    altered, names = 0, [*columns]
    with atomic_write(path) as draft:
        with draft.open("wb") as file:
            for row in table_rows:
                values = [writable(v) if isinstance(v, str) else v for v in row]
                altered += sum(text != value for text, value in zip(values, row, strict=True))
                file.write(orjson.dumps(dict(zip(names, values, strict=True))) + b"\n")
        with draft.open("rb") as file:
            # JSON escapes line breaks within texts, so each line is one object.
            n_lines = sum(1 for _ in file)
        if n_lines != number:
            raise incomplete(path, n_lines, number)
    return altered


EXPORTER = Exporter(
    title=message("JSON lines"),
    about=message("One object for each answered question. Missing values are null."),
    suffix=".jsonl",
    writer=write,
)
