"""One file that the desk writes as a booth sends it: appended, synced, compared, never changed.

Its lines are checked as they arrive. What is wrong with them is named, and they are written all
the same: a damaged journal is evidence, and the desk's copy has to equal the kiosk's to the byte.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from turingdesk.core.message import message
from turingdesk.journal.chain import link, unsealed
from turingdesk.journal.journal_file import PERSONAL, Line, parsed_line
from turingdesk.net.message import Message
from turingdesk.net.transfer import digest
from turingdesk.system.access import PERSONAL_MODE, make_folder, open_new
from turingdesk.system.disk import BINARY, NO_FOLLOW, append_durably, sync_file, sync_folder


@dataclass(slots=True)
class SessionProgress:
    """The progress of a session on another computer; empty until its first line arrives."""

    session: str = ""
    participant: str = ""
    study: str = ""
    title: str = ""
    pilot: bool = False
    done: int = 0  #: counted trials that were answered
    of: int = 0
    is_paused: bool = False
    reason: str = ""  #: why it was closed; empty while it is not
    at: str = ""  #: of the last line, UTC, ISO 8601

    @property
    def is_over(self) -> bool:
        """True if the session is closed."""
        return bool(self.reason)

    def see(self, line: Line) -> None:
        """Update the progress with the next line."""
        kind = line["kind"]
        self.at = str(line.get("at") or self.at)
        if kind == "opened":
            self._begin(line)
        elif kind == "response" and line.get("trial") and not line.get("practice"):
            self.done = _number(line["trial"]) - bool(line.get("more"))
        elif kind == "paused":
            self.is_paused = not line.get("over", True)
        elif kind == "closed":
            self.reason = str(line.get("reason") or "closed")
            self.done, self.is_paused = _number(line.get("done", self.done)), False

    def _begin(self, line: Line) -> None:
        self.session = str(line.get("session", ""))
        self.participant = str(line.get("participant", ""))
        self.study = str(line.get("study", ""))
        self.title = str(line.get("study_title") or self.study)
        self.pilot = bool(line.get("pilot"))
        self.done, self.of = _number(line.get("done", 0)), _number(line.get("trials", 0))


def _number(value: object) -> int:
    # `bool` is an `int` to Python, so `isinstance` would let true and false pass.
    return value if type(value) is int else 0


class MoveFinder(Protocol):
    """Finds moves in the lines of one session's journal, which come in their order."""

    def see(self, line: Mapping[str, Any], /) -> Message | None:
        """Return the move that a line completes, as the host is told of it; None if none."""


class LineCheck:
    """Checks the lines of a file, whose bytes arrive in order and in pieces of any size.

    Args:
        finders: Find what the lines say that the host may not have heard.
    """

    def __init__(self, finders: Sequence[MoveFinder] = ()) -> None:
        self.progress = SessionProgress()
        self.problem = ""  #: the first one, with its line; empty if all is well
        self.lines = 0  #: whole ones
        self.rest = 0  #: bytes after the last whole line
        self._rest: list[bytes] = []
        self.chains = ("", "")  #: of the first line and of the last one
        self.count = 0  #: of the last line, from 1
        self._finders, self._pending = finders, list[Message]()

    def take_moves(self) -> list[Message]:
        """Remove and return the moves that came with the lines since the last call."""
        pending, self._pending = self._pending, []
        return pending

    def feed(self, data: bytes) -> None:
        """Check the lines that the next bytes complete."""
        # Pieces end anywhere, also within a character; only whole lines are decoded.
        first, *more = data.split(b"\n")
        self._rest.append(first)
        if not more:
            self.rest += len(first)
            return
        for raw in (b"".join(self._rest), *more[:-1]):
            self._look_at(raw)
        self._rest, self.rest = [more[-1]], len(more[-1])

    def forget_rest(self) -> None:
        """Forget the bytes after the last whole line, which were removed from the file."""
        self._rest, self.rest = [], 0

    def _look_at(self, raw: bytes) -> None:
        self.lines += 1
        line = parsed_line(raw)
        if line is None:
            self._note_problem(message("The line is damaged and can't be read."))
            return
        parts = unsealed(raw)
        if line["seq"] != self.count:
            self._note_problem(message("Lines before this one were removed, inserted, or moved."))
        elif parts is None or link(self.chains[1], parts[0]) != parts[1]:
            self._note_problem(message("The line was changed after it was written."))
        chain = str(line["chain"])
        self.chains, self.count = (self.chains[0] or chain, chain), int(line["seq"]) + 1
        self.progress.see(line)
        moves = (finder.see(line) for finder in self._finders)
        self._pending += (move for move in moves if move is not None)

    def _note_problem(self, what: str) -> None:
        if not self.problem:
            self.problem = message("line {number}: {what}", number=self.lines, what=what)


# `O_EXCL` makes no file where the desk itself has just begun a session of that name.
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
# No link that was put in the file's place is followed.
_MORE = os.O_WRONLY | os.O_APPEND | BINARY | NO_FOLLOW
_BLOCK = 1 << 18


class Differs(Exception):
    """The bytes differ from those at that place, or come from behind the end."""


class ReceivedFile:
    """A file in the desk's data folder, with what is known of its bytes.

    Args:
        path: Where it is, or is going to be.

    Raises:
        OSError: It is there and cannot be read.
    """

    def __init__(self, path: Path, finders: Sequence[MoveFinder] = ()) -> None:
        self.path = path
        self.size = 0
        self.check = LineCheck(finders)
        # Continued with each part, since reading the whole file for each question would be slow.
        self._hash = sha256()
        self._stamp: tuple[int, int] | None = None
        with suppress(FileNotFoundError), path.open("rb") as file:
            while block := file.read(_BLOCK):
                self._note(block)
            self._stamp = _stamp(os.fstat(file.fileno()))

    @property
    def is_there(self) -> bool:
        """True if there is a file."""
        return self._stamp is not None

    @property
    def is_as_known(self) -> bool:
        """True if no one else wrote, moved, or removed it since it was checked."""
        try:
            return _stamp(self.path.stat(follow_symlinks=False)) == self._stamp
        except FileNotFoundError:
            return self._stamp is None

    def digest(self, size: int) -> str:
        """Compute SHA-256 over the first bytes.

        Raises:
            OSError: The file cannot be read.
        """
        return self._hash.hexdigest() if size == self.size else digest(self.path, size)

    def new_part(self, at: int, data: bytes) -> bytes:
        """Return the part of some bytes that the file doesn't have yet.

        Args:
            at: Where the bytes belong.
            data: The bytes.

        Raises:
            Differs: Other bytes are there, or there is a gap before these.
            OSError: The file cannot be read.
        """
        overlap = self.size - at
        if overlap < 0 or at < 0:
            raise Differs
        if overlap and self._read(at, min(overlap, len(data))) != data[:overlap]:
            raise Differs
        return data[overlap:]

    def drop_rest(self, to: Path) -> None:
        """Move what follows the last whole line into a file of its own: a torn write of ours.

        Raises:
            OSError: The disk refused; the file is as it was.
        """
        # Copied and synced before it is cut off, so that a disk that refuses loses nothing.
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
        # A hash can't forget bytes, so it is computed again.
        self._hash = sha256(self.path.read_bytes())

    def append(self, data: bytes) -> None:
        """Write bytes at the end, and return when they are on the disk.

        Raises:
            Differs: Someone else has just made the file.
            OSError: The disk refused; none of it is in the file.
        """
        handle = self._opened()
        try:
            # The kiosk sends a part again, which must not find half of itself here.
            append_durably(handle, data, self.size)
        finally:
            with suppress(OSError):
                # Also after a failure, which may have written a part and removed it again.
                self._stamp = _stamp(os.fstat(handle))
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
        # The kiosk is told that its bytes are on the disk; so the file's name has to be, too.
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
    # Times are left aside: copying a folder with a backup program may change them.
    return stat.st_size, stat.st_ino
