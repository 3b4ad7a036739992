"""Rows of delimited fields, hashed as they are written and read back from disk."""

from __future__ import annotations

import csv
import hashlib
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message
from turingdesk.exchange.exporters._base import ExportCancelled, Progress, incomplete
from turingdesk.exchange.exporters._cells import CHUNK, Cell, writable


@dataclass(frozen=True, slots=True)
class Dialect:
    """The format in which a file of rows is written."""

    delimiter: str = ","
    end: str = "\r\n"  #: of a row
    encoding: str = "utf-8"


CSV = Dialect()
#: With which a formula begins in spreadsheets, some of which skip a tab or line break before it.
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n")


class Texts:
    """Turns values into the texts of fields, and counts texts that had to be altered."""

    def __init__(self, missing: str = "", true: str = "true", false: str = "false") -> None:
        self.altered = 0
        self.safe = False  #: whether spreadsheets are kept from taking texts for formulas
        self._missing, self._true, self._false = missing, true, false

    def __call__(self, value: Cell) -> str:
        """Convert a value to the text of a field."""
        if value is None:
            return self._missing
        if isinstance(value, bool):
            return self._true if value else self._false
        if isinstance(value, str):
            text = writable(value)
            self.altered += text != value
            return f"'{text}" if self.safe and text.startswith(FORMULAS) else text
        # `repr` writes the shortest digits that give the same number again.
        return repr(value)


def write_rows(path: Path, table_rows: Iterable[Iterable[str]], form: Dialect = CSV) -> int:
    """Write rows, the first of which are the names of the columns, and read them back.

    Returns:
        How many rows were read back, without the first.

    Raises:
        CannotExport: What was read back is not what was written.
    """
    wrote = Digest()
    # Without `newline=""`, Windows would turn the ends of rows into CR CR LF.
    with path.open("w", encoding=form.encoding, newline="") as file:
        writer = csv.writer(file, delimiter=form.delimiter, lineterminator=form.end)
        for row in table_rows:
            writer.writerow(wrote.seen(row))
    # Read as any other program would read it, so that quoting is tested, too.
    read_digest = read_back(path, form)
    if read_digest != wrote:
        raise incomplete(path, read_digest.rows, wrote.rows)
    return read_digest.rows - 1


def watched(
    table_rows: Iterable[tuple[Cell, ...]], total: int, progress: Progress
) -> Iterator[tuple[Cell, ...]]:
    """Yield the same rows, and report progress on the way.

    Raises:
        ExportCancelled: The progress callback returned False.
    """
    for number, row in enumerate(table_rows, 1):
        if number % CHUNK == 0 and progress(number, total) is False:
            raise ExportCancelled(message("The export was stopped. Nothing was written."))
        yield row


def lines(
    columns: Iterable[str], table_rows: Iterable[tuple[Cell, ...]], text: Texts
) -> Iterator[Iterable[str]]:
    """Yield the header, then the rows, as texts of fields."""
    yield map(str, columns)
    for row in table_rows:
        yield map(text, row)


class Digest:
    """A count of rows, and a hash over all their fields, to compare what was written and read."""

    def __init__(self) -> None:
        self.rows = 0
        self._hash = hashlib.blake2b()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Digest) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    @property
    def _state(self) -> tuple[int, bytes]:
        return self.rows, self._hash.digest()

    def seen(self, fields: Iterable[str]) -> list[str]:
        """Add a row, and return its fields."""
        row = list(fields)
        self.rows += 1
        # With separators and the count, or "ab", "c" would have the digest of "a", "bc".
        self._hash.update("\x1f".join(row).encode())
        self._hash.update(b"\x1e%d" % len(row))
        return row


def read_back(path: Path, form: Dialect) -> Digest:
    """Read a file, and return the digest of its rows."""
    digest = Digest()
    # Line ends as they are: the csv module finds those that are within cells by itself.
    with any_length(), path.open(encoding=form.encoding, newline="") as file:
        for row in csv.reader(file, delimiter=form.delimiter, strict=True):
            digest.seen(row)
    return digest


@contextmanager
def any_length() -> Iterator[None]:
    """Lift the csv module's limit of 128 KiB for a field (`csv.field_size_limit`)."""
    # The limit of the module is for all of Python, so it is put back afterwards.
    before = csv.field_size_limit(sys.maxsize)
    try:
        yield
    finally:
        csv.field_size_limit(before)
