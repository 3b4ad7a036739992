"""CSV: RFC 4180, UTF-8, one row an answered question, columns as in the codebook.

Lines end with CR LF; line breaks inside an answer stay as they were given. A
missing value is an empty field, truth values are true and false, numbers have a
decimal point. What quality rules leave out stands with its reasons in a file beside it,
whose name ends in -exclusions. Nothing is added to a text: a program that opens CSV by guessing
(Excel, on a double click) may still take `=1+1` for a formula, so the workbook
is the way into Excel.
"""

from __future__ import annotations

import csv
import hashlib
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotExport
from turingdesk.exchange.exporters._base import (
    USUAL,
    Cancelled,
    Counts,
    Exporter,
    Options,
    Progress,
    silent,
)
from turingdesk.exchange.exporters._cells import CHUNK, Cell, rows, writable
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._whole import exclusions_beside, whole

if TYPE_CHECKING:
    from turingdesk.store.table import Table


def write(
    table: Table, path: Path, progress: Progress = silent, options: Options = USUAL
) -> Counts:
    """Write the responses and read them back.

    Raises:
        Cancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
    """
    content = Content.of(table, options)
    encoding = "utf-8-sig" if options.excel else "utf-8"
    with whole(path) as draft:
        wrote = _Digest()
        with draft.open("w", encoding=encoding, newline="") as file:
            writer = csv.writer(file, lineterminator="\r\n")
            writer.writerow(wrote.seen(content.responses.columns))
            for number, row in enumerate(rows(content.responses), 1):
                writer.writerow(wrote.seen(map(wrote.text, row)))
                if number % CHUNK == 0 and progress(number, content.in_journals) is False:
                    raise Cancelled("The export was stopped. Nothing was written.")
        found = _read_back(draft, encoding)
        if found != wrote:
            raise CannotExport(
                f"{path.name} does not read back as it was written: {found.rows:,} of "
                f"{wrote.rows:,} rows. The disk may be failing; export to another one."
            )
    beside = exclusions_beside(path)
    if len(content.exclusions) or beside.exists():
        with whole(beside) as draft, draft.open("w", encoding=encoding, newline="") as file:
            writer = csv.writer(file, lineterminator="\r\n")
            writer.writerow(content.exclusions.columns)
            writer.writerows(map(wrote.text, row) for row in rows(content.exclusions))
    progress(content.in_journals, content.in_journals)
    return content.counts(found.rows - 1, wrote.altered, exclusions=beside.name)


class _Digest:
    """What passed by: how many rows, and a hash over all their fields."""

    def __init__(self) -> None:
        self.rows = 0
        self.altered = 0
        self._hash = hashlib.blake2b()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Digest) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    @property
    def _state(self) -> tuple[int, bytes]:
        return self.rows, self._hash.digest()

    def seen(self, fields: Iterable[str]) -> list[str]:
        """The same fields, counted."""
        row = list(fields)
        self.rows += 1
        self._hash.update("\x1f".join(row).encode())
        self._hash.update(b"\x1e%d" % len(row))
        return row

    def text(self, value: Cell) -> str:
        """A value as CSV has it."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str):
            kept = writable(value)
            self.altered += kept != value
            return kept
        return repr(value)


def _read_back(path: Path, encoding: str) -> _Digest:
    found = _Digest()
    with _any_length(), path.open(encoding=encoding, newline="") as file:
        for row in csv.reader(file, strict=True):
            found.seen(row)
    return found


@contextmanager
def _any_length() -> Iterator[None]:
    """The csv module refuses fields over 128 KiB unless it is told otherwise."""
    before = csv.field_size_limit(sys.maxsize)
    try:
        yield
    finally:
        csv.field_size_limit(before)


EXPORTER = Exporter(
    title="CSV",
    about="One row an answered question: UTF-8, comma, CR LF, for R, pandas and everything else.",
    suffix=".csv",
    write=write,
)
