"""Ledgers: small append-only files beside the journals, chained as journals are.

Each desk writes files of its own, so that no two machines ever append to the
same one; whoever reads takes all of a kind together. A line holds `seq`, `kind`,
`at` (UTC) and `who`, then what is told, then `chain`. It is on the disk when
`append` returns, and is never rewritten. The folder `record` holds them, so that
a data folder can still be copied and merged with any tool.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.errors import NotKept, Problem, Severity
from turingdesk.store.access import make_folder, open_new
from turingdesk.store.chain import link, sealed, unsealed
from turingdesk.store.journal import utc_now
from turingdesk.store.journal_file import Line
from turingdesk.store.lock import mark
from turingdesk.store.people.desk_id import this_desk

RECORD = "record"  #: the folder, inside the data folder
OWN = frozenset({"seq", "kind", "at", "who", "chain"})  #: what every line has
_COPY = "Compare the file with a copy or a backup; what it says now may not be what was written."
_PATIENCE_S = 0.5  #: for another process of this desk that is writing
_TAILS = (1 << 15, 1 << 21, 1 << 62)  #: bytes from the end in which the last line is looked for


@dataclass(frozen=True, slots=True)
class LedgerFile:
    """A ledger as it was found."""

    path: Path
    lines: tuple[Line, ...]  #: those that can be read, in order; each with its `line` number
    problems: tuple[Problem, ...]


def own_file(folder: Path, name: str) -> Path:
    """Where this desk writes ledgers of a kind."""
    return folder / f"{name}-{this_desk()}.jsonl"


def append(
    path: Path,
    kind: str,
    who: str,
    fields: Mapping[str, Any] | None = None,
    at: str = "",
) -> None:
    """Write one line; returns when it is on the disk.

    Args:
        path: The ledger; made, with its folder, if it is not there.
        kind: What kind of line.
        who: The person at the desk.
        fields: What is told.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        NotKept: The disk refused; nothing of the line is in the file.
        ValueError: A field has the name of one that every line has.
    """
    told = fields or {}
    if taken := OWN & told.keys():
        raise ValueError(f"Every line has {sorted(taken)}; name the field otherwise.")
    head = {"kind": kind, "at": at or utc_now(), "who": who}
    try:
        make_folder(path.parent)
        is_new = not path.exists()
        file = open_new(path, os.O_RDWR | os.O_APPEND)
        try:
            _wait_for(file)
            _write(file, {**head, **told})
        finally:
            os.close(file)
        if is_new:
            sync_folder(path.parent)
    except OSError as problem:
        raise NotKept(
            f"{path} could not be written: {problem.strerror}. "
            "Free some space or reconnect the folder."
        ) from problem


def read(folder: Path, name: str) -> list[LedgerFile]:
    """All ledgers of a kind, of whichever desk; those that are gone meanwhile are left out."""
    found = []
    for path in sorted(folder.glob(f"{name}-*.jsonl")):
        with suppress(FileNotFoundError):
            found.append(read_ledger(path))
    return found


def read_ledger(path: Path) -> LedgerFile:
    """Read one ledger and check every line of it.

    Raises:
        OSError: The file cannot be read.
    """
    whole, newline, torn = path.read_bytes().rpartition(b"\n")
    check = _Check(path)
    lines = tuple(check.lines(whole.split(b"\n") if newline else []))
    if torn:
        check.tell("The last line was cut off while it was being written.", Severity.WARNING)
    return LedgerFile(path, lines, tuple(check.problems))


def sync_folder(folder: Path) -> None:
    """Make names that came or went in a folder durable, where the file system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class _Check:
    """Walks the lines once, keeping what the next one has to fit."""

    def __init__(self, path: Path) -> None:
        self.problems: list[Problem] = []
        self._path = path
        self._number = 0
        self._damaged = 0  #: line that could not be read, until the next one explains it
        self._chain = ""
        self._seq = -1

    def lines(self, raw: list[bytes]) -> Iterator[Line]:
        """Those that can be read, with their numbers."""
        for self._number, data in enumerate(raw, 1):
            line = _loaded(data)
            if line is None:
                self._damaged = self._damaged or self._number
                continue
            self._check(data, line)
            self._chain, self._seq = str(line["chain"]), int(line["seq"])
            yield {**line, "line": self._number}
        if self._damaged:
            self.tell("The line is damaged and cannot be read.", number=self._damaged)

    def tell(
        self, message: str, severity: Severity = Severity.ERROR, number: int | None = None
    ) -> None:
        """Note a problem, of the line at hand unless another one is named."""
        place = f"{RECORD}/{self._path.name}"
        line = number or self._number or None
        self.problems.append(Problem(message, _COPY, place, line, severity=severity))

    def _check(self, data: bytes, line: Line) -> None:
        parts = unsealed(data)
        fits = parts is not None and link(self._chain, parts[0]) == parts[1]
        is_next = fits and line["seq"] == self._seq + 1
        damaged, self._damaged = self._damaged, 0
        if damaged and is_next:  # the writer went on after it: nobody was told that it was kept
            self.tell("The line was cut off while it was written.", Severity.WARNING, damaged)
        elif damaged:
            self.tell("The line is damaged and cannot be read.", number=damaged)
        elif not is_next and line["seq"] != self._seq + 1:
            self.tell("Lines before this one were taken out, put in or moved.")
        elif not is_next:
            self.tell("The line was changed after it was written.")


def _loaded(data: bytes) -> Line | None:
    try:
        line = orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
    is_whole = (
        isinstance(line, dict)
        and type(line.get("seq")) is int
        and all(type(line.get(name)) is str for name in ("kind", "at", "who", "chain"))
    )
    return line if is_whole else None


def _wait_for(file: int) -> None:
    """Until no other process of this desk writes; not long, as not every share has locks."""
    until = time.monotonic() + _PATIENCE_S
    while not mark(file) and time.monotonic() < until:
        time.sleep(0.01)


def _write(file: int, told: Mapping[str, Any]) -> None:
    size = os.fstat(file).st_size
    seq, chain, is_torn = _end(file, size)
    data, _ = sealed(chain, {"seq": seq + 1, **told})
    if is_torn:  # the torn line stays, as a line of its own
        data = b"\n" + data
    try:
        written = 0
        while written < len(data):
            written += os.write(file, data[written:])
        os.fsync(file)
    except OSError:
        with suppress(OSError):
            os.ftruncate(file, size)
        raise


def _end(file: int, size: int) -> tuple[int, str, bool]:
    """Number and chain of the last line that can be read, and whether the file ends torn."""
    is_torn = False
    for reach in _TAILS:
        start = max(0, size - reach)
        data = os.pread(file, size - start, start)
        is_torn = bool(data) and not data.endswith(b"\n")
        for raw in reversed(data.split(b"\n")[1 if start else 0 :]):
            line = _loaded(raw)
            if line is not None:
                return int(line["seq"]), str(line["chain"]), is_torn
        if start == 0:
            break
    return -1, "", is_torn
