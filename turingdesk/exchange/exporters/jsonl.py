"""JSON lines: one object an answered question, with the columns of the codebook."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.exporters._base import (
    USUAL,
    Cancelled,
    Counts,
    Exporter,
    ExportOptions,
    Progress,
    silent,
)
from turingdesk.exchange.exporters._cells import CHUNK, rows, writable
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._whole import beside, whole

if TYPE_CHECKING:
    from turingdesk.table.table import Table


def write(
    table: Table, path: Path, progress: Progress = silent, options: ExportOptions = USUAL
) -> Counts:
    """Write the responses and count the lines again.

    Raises:
        Cancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
    """
    import orjson

    content = Content.of(table, options)
    columns = list(content.responses.columns)
    altered = 0
    with whole(path) as draft:
        with draft.open("wb") as file:
            for number, row in enumerate(rows(content.responses), 1):
                values = [writable(v) if isinstance(v, str) else v for v in row]
                altered += sum(kept != value for kept, value in zip(values, row, strict=True))
                file.write(orjson.dumps(dict(zip(columns, values, strict=True))) + b"\n")
                if number % CHUNK == 0 and progress(number, content.in_journals) is False:
                    raise Cancelled(message("The export was stopped. Nothing was written."))
        with draft.open("rb") as file:
            found = sum(1 for _ in file)
        if found != content.in_journals:
            raise CannotExport(
                message(
                    "{name} reads back as {found:,} of {in_journals:,} rows. The disk may "
                    "be failing; export to another one.",
                    name=path.name,
                    found=found,
                    in_journals=content.in_journals,
                )
            )
    left_out = beside(path, "exclusions")
    if len(content.exclusions) or left_out.exists():
        names = list(content.exclusions.columns)
        with whole(left_out) as draft:
            told = (
                orjson.dumps(dict(zip(names, r, strict=True))) for r in rows(content.exclusions)
            )
            draft.write_bytes(b"".join(line + b"\n" for line in told))
    progress(content.in_journals, content.in_journals)
    return content.counts(found, altered, exclusions=left_out.name)


EXPORTER = Exporter(
    title=message("JSON lines"),
    about=message("One object an answered question, missing values null."),
    suffix=".jsonl",
    write=write,
)
