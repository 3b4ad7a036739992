"""One file that the desk writes as a booth sends it: appended, synced, compared, never changed."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from turingdesk.journal.journal_file import PERSONAL
from turingdesk.net.line_check import LineCheck
from turingdesk.net.merge_rule import digest
from turingdesk.system.access import PERSONAL_MODE, make_folder, open_new
from turingdesk.system.disk import BINARY, NO_FOLLOW, sync_file, sync_folder

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
_MORE = os.O_WRONLY | os.O_APPEND | BINARY | NO_FOLLOW
_BLOCK = 1 << 18


class Differs(Exception):
    """What came is not what is there at that place, or comes from behind the end."""


class ReceivedFile:
    """A file in the desk's data folder, with what is known of its bytes.

    Args:
        path: Where it is, or is going to be.

    Raises:
        OSError: It is there and cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.size = 0
        self.check = LineCheck()
        self._hash = sha256()
        self._stamp: tuple[int, int] | None = None
        with suppress(FileNotFoundError), path.open("rb") as file:
            while block := file.read(_BLOCK):
                self._note(block)
            self._stamp = _stamp(os.fstat(file.fileno()))

    @property
    def is_there(self) -> bool:
        """Whether there is a file."""
        return self._stamp is not None

    @property
    def is_as_known(self) -> bool:
        """Whether nobody else wrote it, moved it or took it away since it was looked at."""
        try:
            return _stamp(self.path.stat(follow_symlinks=False)) == self._stamp
        except FileNotFoundError:
            return self._stamp is None

    def digest(self, size: int) -> str:
        """SHA-256 over the first bytes.

        Raises:
            OSError: The file cannot be read.
        """
        return self._hash.hexdigest() if size == self.size else digest(self.path, size)

    def new_part(self, at: int, data: bytes) -> bytes:
        """What of some bytes is not there yet.

        Args:
            at: Where the bytes belong.
            data: They.

        Raises:
            Differs: Other bytes are there, or there is a gap before these.
            OSError: The file cannot be read.
        """
        known = self.size - at
        if known < 0 or at < 0:
            raise Differs
        if known and self._read(at, min(known, len(data))) != data[:known]:
            raise Differs
        return data[known:]

    def drop_rest(self, to: Path) -> None:
        """Move what follows the last whole line into a file of its own: a torn write of ours.

        Raises:
            OSError: The disk refused; the file is as it was.
        """
        start = self.size - self.check.rest
        torn = self._read(start, self.check.rest)
        make_folder(to.parent)
        with os.fdopen(open_new(to, os.O_WRONLY | os.O_APPEND), "ab") as file:
            file.write(torn)
            file.flush()
            sync_file(file.fileno())
        handle = os.open(self.path, os.O_RDWR)
        try:
            os.ftruncate(handle, start)
            sync_file(handle)
            self._stamp = _stamp(os.fstat(handle))
        finally:
            os.close(handle)
        self.size = start
        self.check.forget_rest()
        self._hash = sha256(self.path.read_bytes())

    def append(self, data: bytes) -> None:
        """Write bytes at the end, and return when they are on the disk.

        Raises:
            Differs: Somebody else has just made the file.
            OSError: The disk refused; none of it is in the file.
        """
        handle = self._opened()
        try:
            try:
                written = 0
                while written < len(data):
                    written += os.write(handle, data[written:])
                sync_file(handle)
            except OSError:
                with suppress(OSError):
                    os.ftruncate(handle, self.size)
                    self._stamp = _stamp(os.fstat(handle))
                raise
            self._stamp = _stamp(os.fstat(handle))
        finally:
            os.close(handle)
        self._note(data)

    def _opened(self) -> int:
        if self.is_there:
            return os.open(self.path, _MORE)
        is_personal = self.path.parent.name == PERSONAL
        make_folder(self.path.parent, PERSONAL_MODE if is_personal else 0o777)
        try:
            handle = open_new(self.path, _NEW)
        except FileExistsError:
            raise Differs from None
        sync_folder(self.path.parent)
        return handle

    def _read(self, at: int, count: int) -> bytes:
        with self.path.open("rb") as file:
            file.seek(at)
            return file.read(count)

    def _note(self, data: bytes) -> None:
        self.size += len(data)
        self._hash.update(data)
        self.check.feed(data)


def _stamp(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_size, stat.st_ino
