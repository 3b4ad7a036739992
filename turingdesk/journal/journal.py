"""The journal: one append-only text file for each session, one JSON object a line.

The journal is the truth: live numbers, tables and exports are computed from
journals and from nothing else. A line is written, flushed and synced to the
disk before the next step appears, and is never rewritten. Each has `seq` (from
0), `kind`, `at` (UTC), `t_ms` (monotonic since the session began) and `chain`.

Kinds: opened, shown, response, passed (a page that was read, or a step without
answers), fixation_cross (how long it was shown before the stimulus), frames, scrolled,
focus, typing (of answers that are collected: times of keys, without what they are),
said, note, paused (by the experimenter, or by a disk that refused), clock (the time of
day was set), closed (signed, and with it the whole journal; see `chain`). Readers skip
kinds that they do not know.
A response line contains the fields of `Response` that differ from their defaults; where
one step gave several, all but the last say with `more` how many follow, so that a
step torn in half is recognized.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from turingdesk.core.errors import SessionExists, WriteFailed
from turingdesk.core.message import message
from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.journal.chain import SIGNED, sealed
from turingdesk.journal.signing import own_signer
from turingdesk.system.access import open_new
from turingdesk.system.clock import utc_now
from turingdesk.system.disk import (
    BINARY,
    creation_failed,
    refusal,
    sync_file,
    sync_folder,
    write_all,
)
from turingdesk.system.lock import try_lock
from turingdesk.system.os_errors import os_errors_as

__all__ = ["Entry", "Journal", "response_entries", "utc_now"]

RESERVED = frozenset({"seq", "kind", "at", "t_ms", "chain"}) | SIGNED
CLOSED = "closed"  #: the kind of line that ends a session; it is signed
# O_EXCL: of two kiosks that begin the same session on one share, one is told that the file is
# there (open(2)). O_APPEND: whatever else has the file open, no write can land within earlier
# lines.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
# For reading, too: before a file is continued, its end is compared with what was written.
_AGAIN = os.O_RDWR | os.O_APPEND | BINARY


@dataclass(frozen=True, slots=True)
class Entry:
    """One line to write, before it gets its number and its chain."""

    kind: str
    at: str  #: UTC, ISO 8601
    t_ms: float  #: monotonic, ms since the session began
    fields: Mapping[str, Any] = field(default_factory=dict)


class Journal:
    """The file of one session, open for appending by this process alone.

    Its lines have one order, whichever threads write them: each call waits for the one before.
    """

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.order = threading.RLock()  #: held while lines are written, or prepared
        self.chain = ""  #: of the last line
        self._file = file
        self.rests = False  #: whether the file is closed until the next line
        self._seq = 0
        self._trial = 0  #: the last one whose answers are on the disk
        self._size = 0  #: up to the end of the last whole line, in bytes
        self._torn = False  #: whether a piece of a line follows
        self._failed = False  #: whether the last write was refused
        self.is_locked = try_lock(file)  #: whether others can see that it is being written

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @classmethod
    def create(cls, path: Path) -> Self:
        """Make the file, as private as its folder; two sessions never share one.

        Raises:
            SessionExists: There is a file of that name.
            WriteFailed: The folder cannot be written.
        """
        try:
            file = open_new(path, _NEW)
            # The name of a new file is on the disk only once its folder is (fsync(2)).
            sync_folder(path.parent)
        except FileExistsError:
            raise SessionExists(
                message("{name} is already in {parent}.", name=path.name, parent=path.parent)
            ) from None
        except OSError as problem:
            raise WriteFailed(
                message(
                    "TuringDesk can't create {path}. {problem}",
                    path=path,
                    problem=creation_failed(path, problem),
                )
            ) from problem
        return cls(path, file)

    @classmethod
    def reopen(cls, path: Path, lines: int, chain: str, size: int) -> Self:
        """Continue a file whose program ended, after its last whole line.

        A torn line behind it is removed: whoever writes waits for the disk, so no one was told
        that it was saved.

        Args:
            path: The file.
            lines: How many whole lines it has.
            chain: That of the last one.
            size: How many bytes they take.

        Raises:
            WriteFailed: The file can't be written.
        """
        with os_errors_as(WriteFailed, message("{path} couldn't be written. {why}"), path=path):
            # Without O_CREAT: a file that is gone must not come back as an empty one.
            file = os.open(path, _AGAIN)
            journal = cls(path, file)
            # Before the first new line, which would otherwise be glued to the torn one.
            os.ftruncate(file, size)
        journal._seq, journal.chain, journal._size = lines, chain, size
        return journal

    @property
    def is_open(self) -> bool:
        """True if lines can be appended."""
        return self._file >= 0 or self.rests

    @property
    def count(self) -> int:
        """The number of lines in the file."""
        return self._seq

    def append(self, *entries: Entry, durable: bool = True) -> None:
        """Write lines, all in one go, and return once they are on the disk.

        Args:
            entries: In order; a step's answers belong into one call.
            durable: Whether to wait for the disk. Lines that are not durable survive the
                end of the program, but perhaps not a power cut.

        Raises:
            WriteFailed: They could not be written; none of them is in the file.
            ValueError: A field has the name of one that every line has.
        """
        with self.order:
            self._append(entries, durable)

    def _append(self, entries: Sequence[Entry], durable: bool) -> None:
        seq, chain = self._seq, self.chain
        lines = []
        for entry in entries:
            if reserved_names := RESERVED & entry.fields.keys():
                raise ValueError(
                    message(
                        "Every line already has {taken}. Choose another name for the field.",
                        taken=map(repr, sorted(reserved_names)),
                    )
                )
            head = {"seq": seq, "kind": entry.kind, "at": entry.at, "t_ms": round(entry.t_ms, 3)}
            # The last line alone: its signature covers all lines before it.
            signer = own_signer() if entry.kind == CLOSED else None
            line, chain = sealed(chain, head | dict(entry.fields), signer)
            lines.append(line)
            seq += 1
        # One write for all lines of a step: what a power cut leaves is a beginning of them, and
        # the member `more` tells that others are missing.
        self._write(b"".join(lines), durable)
        # After the write alone: what a disk refused has taken no number.
        self._seq, self.chain = seq, chain
        for entry in entries:
            if entry.kind == "response" and not entry.fields.get("practice"):
                self._trial = max(self._trial, entry.fields.get("trial", 0))

    def close(self) -> None:
        """Sync what was written and close the file; again is harmless."""
        with self.order:
            self.rests = False
            self._close_file()

    def rest(self) -> None:
        """Close the file until the next line, so that many sessions can wait for theirs.

        Meanwhile others can't see that it is being written.

        Raises:
            OSError: The disk refused to take what was written.
        """
        with self.order:
            if self._file >= 0:
                self.rests = True
                self._close_file()

    def wake(self) -> None:
        """Open the file again after a rest; without one it does nothing.

        Raises:
            OSError: The file can't be opened, or isn't as it was left.
        """
        with self.order:
            if self.rests:
                self._mend()

    def _close_file(self) -> None:
        # Forgotten first: once it is closed, the number may be that of another file (close(2)).
        file, self._file = self._file, -1
        if file >= 0:
            try:
                sync_file(file)
            finally:
                os.close(file)

    def discard(self) -> None:
        """Remove the file if nothing was written to it: the session never began."""
        self.close()
        if self._seq == 0:
            self.path.unlink(missing_ok=True)

    def _write(self, data: bytes, durable: bool) -> None:
        try:
            if self._failed or not self._is_same_file():
                self._mend()
            if self._torn:  # what cannot be taken back becomes a line of its own, named by readers
                data = b"\n" + data
            write_all(self._file, data)
            if durable:
                # The next step appears only after this. After an error the kernel may have dropped
                # the pages, and a second fsync would report success ("Can Applications Recover
                # from fsync Failures?", Rebello et al., USENIX ATC 2020). So the lines are taken
                # back and written again.
                sync_file(self._file)
        except OSError as problem:
            self._failed = True
            self._take_back()
            saved = message("All earlier answers are saved.")
            if self._trial:
                saved = message("Answers up to trial {number} are saved.", number=self._trial)
            raise WriteFailed(
                message(
                    "The answer could not be saved to {path}. {problem}",
                    path=self.path,
                    problem=refusal(self.path, problem, saved),
                )
            ) from problem
        # A torn piece that can't be removed makes the file longer than its whole lines.
        self._size = os.fstat(self._file).st_size if self._torn else self._size + len(data)
        self._torn = self._failed = False

    def _take_back(self) -> None:
        """Remove the piece of a failed write: no one was told that it was saved."""
        try:
            os.ftruncate(self._file, self._size)
            self._torn = False
        except OSError:
            with suppress(OSError):
                # A disk that is gone can't say; `_mend` tries again before the next line.
                self._torn = os.fstat(self._file).st_size > self._size

    def _mend(self) -> None:
        """Go back to the file if it is another by now, and to the end of its whole lines.

        Raises:
            OSError: The file is not there, or does not hold what was written.
        """
        if not self._is_same_file():  # a share that was away leaves a descriptor that is dead
            again = os.open(self.path, _AGAIN)
            try:
                self._see_that_it_goes_on(again)
                # Under the old number, if there is one, which the caller knows. The lock went with
                # the old description (flock(2)).
                self._file = os.dup(again) if self.rests else os.dup2(again, self._file)
                self.rests = False
            finally:
                os.close(again)
            self.is_locked = try_lock(self._file)
        self._take_back()

    def _is_same_file(self) -> bool:
        """True if what is written can be found again.

        The kernel continues taking lines for a file that was deleted, or whose disk was
        taken away.

        Raises:
            OSError: There is no file.
        """
        try:
            # By device and inode, not by name: a file that was deleted and made again has the same
            # name.
            mine = os.fstat(self._file)
        except OSError:
            return False
        try:
            there = self.path.stat()
        except FileNotFoundError:
            what = (
                message("The file was moved, or its disk was disconnected.")
                if mine.st_nlink
                else None
            )
            raise FileNotFoundError(
                errno.ENOENT, what or message("The file was deleted.")
            ) from None
        return (mine.st_dev, mine.st_ino) == (there.st_dev, there.st_ino)

    def _see_that_it_goes_on(self, file: int) -> None:
        """Raise unless a file ends, but for a torn piece, with the line that was written last."""
        end = f'"{self.chain}"}}\n'.encode() if self._seq else b""
        start = self._size - len(end)
        os.lseek(file, max(0, start), os.SEEK_SET)
        if start < 0 or os.read(file, len(end)) != end:
            raise FileNotFoundError(
                errno.ENOENT, message("The file doesn't end with the line written last.")
            )


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
