"""The journal: one append-only text file for each session, one JSON object a line.

The journal is the truth: live numbers, tables and exports are computed from
journals and from nothing else. A line is written, flushed and synced to the
disk before the next step appears, and is never rewritten. Each has `seq` (from
0), `kind`, `at` (UTC), `t_ms` (monotonic since the session began) and `chain`.

Kinds: opened, shown, response, passed (a page that was read, or a step without
answers), frames, scrolled, focus, said, note, paused, closed. Readers skip
kinds that they do not know. A response line holds the fields of `Response`
that differ from their defaults; where one step gave several, all but the last
say with `more` how many follow, so that a step torn in half is recognized.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from turingdesk.core.errors import NotKept, SessionExists
from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.store.chain import sealed
from turingdesk.store.lock import mark

RESERVED = frozenset({"seq", "kind", "at", "t_ms", "chain"})
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND


def utc_now() -> str:
    """The time of day, UTC, ISO 8601 with milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line to write, before it gets its number and its chain."""

    kind: str
    at: str  #: UTC, ISO 8601
    t_ms: float  #: monotonic, ms since the session began
    fields: Mapping[str, Any] = field(default_factory=dict)


class Journal:
    """The file of one session, open for appending by this process alone."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.chain = ""  #: of the last line
        self._file = file
        self._seq = 0
        self._size = 0
        self._torn = False
        self.is_locked = mark(file)  #: whether others can see that it is being written

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @classmethod
    def create(cls, path: Path, mode: int = 0o644) -> Self:
        """Make the file; two sessions never share one.

        Raises:
            SessionExists: There is a file of that name.
            NotKept: The folder cannot be written.
        """
        try:
            file = os.open(path, _NEW, mode)
            _sync_folder(path.parent)
        except FileExistsError:
            raise SessionExists(f"{path.name} is already in {path.parent}.") from None
        except OSError as problem:
            raise NotKept(
                f"{path} cannot be made: {problem.strerror}. Choose another data folder, or "
                "ask who looks after it for the right to write there."
            ) from problem
        return cls(path, file)

    @property
    def is_open(self) -> bool:
        """Whether lines can be appended."""
        return self._file >= 0

    def append(self, *entries: Entry, durable: bool = True) -> None:
        """Write lines, all in one go, and return once they are on the disk.

        Args:
            entries: In order; a step's answers belong into one call.
            durable: Whether to wait for the disk. Lines that are not durable survive the
                end of the program, but perhaps not a power cut.

        Raises:
            NotKept: They could not be written; none of them is in the file.
            ValueError: A field has the name of one that every line has.
        """
        seq, chain = self._seq, self.chain
        lines = []
        for entry in entries:
            if taken := RESERVED & entry.fields.keys():
                raise ValueError(f"Every line has {sorted(taken)}; name the field otherwise.")
            head = {"seq": seq, "kind": entry.kind, "at": entry.at, "t_ms": round(entry.t_ms, 3)}
            line, chain = sealed(chain, head | dict(entry.fields))
            lines.append(line)
            seq += 1
        self._write(b"".join(lines), durable)
        self._seq, self.chain = seq, chain

    def close(self) -> None:
        """Sync what was written and let go of the file; again is harmless."""
        if self.is_open:
            file, self._file = self._file, -1
            try:
                os.fsync(file)
            finally:
                os.close(file)

    def discard(self) -> None:
        """Remove the file if nothing was written to it: the session never began."""
        self.close()
        if self._seq == 0:
            self.path.unlink(missing_ok=True)

    def _write(self, data: bytes, durable: bool) -> None:
        if self._torn:  # what could not be taken back becomes a line of its own, named by readers
            data = b"\n" + data
        try:
            if os.fstat(self._file).st_nlink == 0:  # the kernel would take what nobody can find
                raise FileNotFoundError(errno.ENOENT, "the file was deleted")
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            if durable:
                os.fsync(self._file)
        except OSError as problem:
            self._take_back()
            raise NotKept(
                f"The answer could not be written to {self.path}: {problem.strerror}. "
                "Free some space or reconnect the folder, then try again; "
                "earlier answers are kept."
            ) from problem
        self._size += len(data)
        self._torn = False

    def _take_back(self) -> None:
        """Remove the piece of a failed write: nobody was told that it was kept."""
        try:
            os.ftruncate(self._file, self._size)
        except OSError:
            with suppress(OSError):
                size = os.fstat(self._file).st_size
                self._torn = size > self._size
                self._size = size


def response_entries(responses: Iterable[Response], t_ms: float) -> list[Entry]:
    """The lines of one step's responses."""
    rows = list(responses)
    return [_entry(row, t_ms, len(rows) - 1 - place) for place, row in enumerate(rows)]


def _entry(response: Response, t_ms: float, more: int) -> Entry:
    row = response.as_row()
    fields = {name: row[name] for name in COLUMNS if row[name] != DEFAULTS[name]}
    at = fields.pop("at", "")
    if more:
        fields["more"] = more
    return Entry("response", at, t_ms, fields)


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable, where the file system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
