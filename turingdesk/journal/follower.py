"""The follower: what is new in a folder of journals, read as they grow.

File watchers miss changes on network shares, so anyone who follows polls. Each
poll looks at the size of every journal and reads only what grew. Journals of
participants who withdrew are passed over; sessions that were made pilots
afterwards say so in each of their lines.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.errors import Problem
from turingdesk.core.message import message
from turingdesk.journal.chain import link, unsealed
from turingdesk.journal.journal_file import (
    COPY,
    Line,
    ResponseLine,
    as_typed,
    parsed_line,
    typed_lines,
)
from turingdesk.journal.session_name import SUFFIX, SessionName, file_order, parsed
from turingdesk.journal.standing import Standing
from turingdesk.system.disk import BINARY, entry_stat

_BLOCK = 1 << 17  #: bytes read at a time: what comes of more does not stay in the cache
REPLACED = message("The file was replaced or changed.")
_THOROUGH = 20  #: polls
_BATCH = 200  #: lines; a thousand do not stay in the processor's cache, and take a third longer


@dataclass(slots=True)
class _FileProgress:
    """The part of one file that was read."""

    session: str
    offset: int = 0  #: after the last whole line
    lines: int = 0
    seq: int = -1  #: of the last line that could be read
    chain: str = ""  #: of the last line; empty if it was damaged
    is_closed: bool = False  #: the session ended, so that nothing more is to be expected
    is_followed: bool = True  #: no longer, once it is not the file that it was
    is_withdrawn: bool = False
    is_marked: bool = False  #: whether it was made a pilot afterwards


class Follower:
    """Reads the journals of one folder as they grow, on this machine or a share.

    `problems` gathers what could not be read: damaged lines, files that shrank,
    were replaced or renamed. The rest is read all the same.

    Args:
        folder: The data folder; folders in it are not looked into.
        study: Only the sessions of this study; by default all.
        is_followed: Only the sessions for which this is true; by default all.
        marked: Only sessions that were made pilots afterwards (True), or only the others
            (False); by default all.
    """

    def __init__(
        self,
        folder: Path,
        study: str | None = None,
        is_followed: Callable[[SessionName], bool] = lambda _: True,
        marked: bool | None = None,
    ) -> None:
        self.problems: list[Problem] = []
        self.is_outdated = False
        """Whether lines that were given have to be forgotten, by following anew: a journal
        is gone, its participant withdrew, or it was made a pilot."""
        self._folder = folder
        self._study = study
        self._is_followed = is_followed
        self._marked = marked
        self._standing = Standing(folder)
        self._missing: set[str] = set()  #: journals that were gone at the last poll
        self._progress_by_file: dict[str, _FileProgress] = {}
        self._polls = 0

    def new(self) -> list[Line]:
        """The lines of all kinds that arrived since the last call, in order for each file.

        Each has the member `session`. A half-written line waits for its other half.
        """
        return [line for batch in self._batches(typed=False) for line in batch]

    def batches(
        self, progress: Callable[[int, int], None] | None = None
    ) -> Iterator[list[Line | ResponseLine]]:
        """The same in batches of some hundred lines, for folders of any size.

        Responses are `ResponseLine` objects, other lines dictionaries.

        Args:
            progress: Called with the number of files read and of those that grew.
        """
        return self._batches(progress, typed=True)

    def _batches(
        self, progress: Callable[[int, int], None] | None = None, *, typed: bool
    ) -> Iterator[list[Any]]:
        grown_files, batch = self._grown(), list[Any]()
        for done, (name, size) in enumerate(grown_files):
            if progress:
                progress(done, len(grown_files))
            reading = self._progress_by_file[name]
            while reading.is_followed and reading.offset < size:
                lines = self._next(name, reading, typed=typed)
                batch += lines
                if len(batch) >= _BATCH:
                    yield batch
                    batch = []
                if not lines:
                    break
        if batch:
            yield batch

    def _grown(self) -> list[tuple[str, int]]:
        """Journals that are larger than what was read of them, with their sizes, by session.

        Sessions that ended do not grow; they are looked at now and then only.
        """
        self._polls += 1
        is_thorough = self._polls % _THOROUGH == 0
        grown_files, there = [], set()
        # Before files are begun, which asks whether their sessions count.
        self._look_what_was_said()
        with suppress(FileNotFoundError), os.scandir(self._folder) as files:
            for file in files:
                # Files of any kind: only a list without any means that the share is away.
                there.add(file.name)
                if not file.name.endswith(SUFFIX):
                    continue
                reading = self._progress_by_file.get(file.name) or self._begin(file.name)
                if reading.is_closed and not is_thorough:
                    continue
                try:
                    size = entry_stat(file).st_size
                except FileNotFoundError:  # deleted since it was listed
                    continue
                # Sizes are enough, as journals only grow.
                if size > reading.offset:
                    grown_files.append((file.name, size))
                elif size < reading.offset and reading.is_followed:
                    self._leave(file.name, reading, message("The file is shorter than it was."))
        self._look_what_is_gone(there)
        return sorted(grown_files, key=lambda file: file_order(file[0]))

    def _look_what_was_said(self) -> None:
        """Check if someone withdrew or a session became a pilot after its lines were given."""
        if not self._standing.refresh():
            return
        for file, reading in self._progress_by_file.items():
            name = parsed(file)
            if name is not None and _standing_of(reading) != self._notes_on(name):
                self.is_outdated = True

    def _look_what_is_gone(self, there: set[str]) -> None:
        """Check whether a journal whose lines were given is gone, and was at the last poll, too.

        A share lists nothing at all while it is away, which says nothing of its journals.
        """
        missing = self._progress_by_file.keys() - there if there else set()
        for file in missing & self._missing:
            self.is_outdated |= self._progress_by_file.pop(file).lines > 0
        self._missing = missing

    def _notes_on(self, name: SessionName) -> tuple[bool, bool]:
        return self._standing.is_withdrawn(name), self._standing.is_marked(name)

    def _begin(self, file: str) -> _FileProgress:
        name = parsed(file)
        reading = self._progress_by_file[file] = _FileProgress(str(name))
        if name is None:
            self._leave(file, reading, message("The file name is not that of a journal."))
            return reading
        reading.is_withdrawn, reading.is_marked = self._notes_on(name)
        is_wanted = self._study in (None, name.study) and self._is_followed(name)
        is_wanted = is_wanted and self._marked in (None, reading.is_marked)
        if reading.is_withdrawn or not is_wanted:
            reading.is_followed, reading.is_closed = False, True
        return reading

    def _next(self, file: str, reading: _FileProgress, *, typed: bool) -> list[Any]:
        """The whole lines of the next block; empty if there is none yet."""
        data = self._block(file, reading)
        raw = BytesIO(data).readlines()  # several times as fast as split or count
        if not raw or not self._fits(file, reading, data, *_first_readable(raw)):
            return []
        lines = typed_lines(data, raw) if typed else _all_loaded(data)
        if lines is None:
            readable_lines = self._readable(file, reading.lines, raw)
            lines = [as_typed(line) for line in readable_lines] if typed else readable_lines
        self._complete(reading, lines)
        _, last = _first_readable(reversed(raw))
        if last is None:
            reading.chain = ""
        else:
            # Unknown if a damaged line follows the last readable one: the next block isn't linked
            # to it.
            reading.chain = last["chain"] if data.endswith(_seal(last)) else ""
            reading.seq, reading.is_closed = last["seq"], last["kind"] == "closed"
        reading.lines += len(raw)
        reading.offset += len(data)
        return lines

    def _complete(self, reading: _FileProgress, lines: list[Any]) -> None:
        """Add to lines whose they are."""
        for line in lines:
            if not isinstance(line, dict):
                if not line.session:
                    line.session = reading.session
                if reading.is_marked:
                    line.pilot = True
                continue
            if "session" not in line:
                line["session"] = reading.session
            if reading.is_marked and line["kind"] in ("opened", "response"):
                line["pilot"] = True

    def _readable(self, file: str, before: int, raw: list[bytes]) -> list[Line]:
        """Those lines of a damaged block that can be read; the others are reported."""
        lines = []
        for number, data in enumerate(raw, before + 1):
            line = parsed_line(data)
            if line is None:
                self._tell(message("The line is damaged and can't be read."), file, number)
            else:
                lines.append(line)
        return lines

    def _block(self, file: str, reading: _FileProgress) -> bytes:
        """The next whole lines, about as many as a block contains; a longer line is read whole."""
        before = min(1, reading.offset)  # the newline that ended the last line
        try:
            journal = os.open(f"{self._folder}/{file}", os.O_RDONLY | BINARY)
        except OSError:
            return b""
        try:
            size, data = _BLOCK, b""
            # A block without a newline is a part of a long line, which is read again whole. A
            # short read is the end of the file, whose last line isn't complete yet.
            while b"\n" not in data[before:] and len(data) in (0, size):
                size *= 4 if data else 1
                os.lseek(journal, reading.offset - before, os.SEEK_SET)
                data = os.read(journal, size)
                if not data:
                    return b""
        except OSError:  # the share is gone for a moment; the next poll tries again
            return b""
        finally:
            os.close(journal)
        if data[:before] not in (b"", b"\n"):
            self._leave(file, reading, REPLACED)
            return b""
        return data[before : data.rindex(b"\n") + 1]

    def _fits(
        self, file: str, reading: _FileProgress, data: bytes, place: int, line: Line | None
    ) -> bool:
        """True if new lines, the first readable one at a place, follow the last one."""
        if line is None:  # all damaged: told where the lines are read
            return True
        if reading.lines == 0 and line.get("session", reading.session) != reading.session:
            self._leave(
                file,
                reading,
                message("The file contains the session {session!r}.", session=line["session"]),
            )
            return False
        # Damaged lines before the first readable one leave a gap of at most their number.
        is_next = reading.seq < line["seq"] <= reading.seq + 1 + place
        # The chain of a block's first line is checked alone; `verify` checks that of each line.
        is_first = place == 0 and reading.chain
        parts = unsealed(data[: data.index(b"\n")]) if is_first else None
        is_linked = parts is None or link(reading.chain, parts[0]) == parts[1]
        if reading.lines and not (is_next and is_linked):
            self._leave(file, reading, REPLACED)
            return False
        return True

    def _leave(self, file: str, reading: _FileProgress, what: str) -> None:
        reading.is_followed = False
        fix = (
            message(
                "New lines are ignored until the file has its original name and content again and"
            )
            + " "
        )
        self._tell(what, file, None, message("{fix}the results are reopened.", fix=fix))

    def _tell(self, what: str, file: str, line: int | None, fix: str = COPY) -> None:
        self.problems.append(Problem(what, fix, file, line))


def _all_loaded(data: bytes) -> list[Line] | None:
    """All lines of a block, or None if one of them is damaged: nearly all blocks are whole.

    They are read as one list, which takes three quarters of the time of one by one.
    """
    try:
        # A text in JSON has no bare line break (RFC 8259, section 7), so each one ends a line.
        lines = orjson.loads(b"[" + data[:-1].replace(b"\n", b",") + b"]")
        kinds = [line["kind"] for line in lines]
        chains = [line["chain"] for line in lines]
    except (orjson.JSONDecodeError, TypeError, KeyError):
        return None
    is_whole = len(kinds) == len(chains) == data.count(b"\n") > 0
    is_numbered = is_whole and all(type(line.get("seq")) is int for line in (lines[0], lines[-1]))
    return lines if is_numbered else None


def _first_readable(raw: Iterable[bytes]) -> tuple[int, Line | None]:
    """The first of some lines that can be read, with its place."""
    for place, data in enumerate(raw):
        if line := parsed_line(data):
            return place, line
    return 0, None


def _seal(line: Line) -> bytes:
    """The last bytes of a block, if this is its last line."""
    return f'"{line["chain"]}"}}\n'.encode()


def _standing_of(reading: _FileProgress) -> tuple[bool, bool]:
    return reading.is_withdrawn, reading.is_marked
