"""Ledgers: small append-only files beside the journals, chained as journals are.

Each desk writes files of its own, so that no two machines ever append to the
same one; anyone who reads takes all of a kind together. A line contains `seq`, `kind`,
`at` (UTC) and `who`, then the fields of the entry, a signature and `chain`. It is on the disk
when `append` returns, and is never rewritten. The folder `record` contains them, so that
a data folder can still be copied and merged with any tool.

Laboratories clone their machines, names included, so a machine's name isn't enough to tell desks
apart. In the names of files a few random letters follow it, stored in the config folder.
"""

from __future__ import annotations

import os
import platform
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from turingdesk.core.errors import Problem, Severity, WriteFailed
from turingdesk.core.message import message
from turingdesk.journal.chain import (
    LINE_CHANGED,
    LINES_MOVED,
    SIGNED,
    link,
    sealed,
    signature_of,
    unsealed,
)
from turingdesk.journal.heads import RECORD, FileHead, head_of, note_head
from turingdesk.journal.journal import utc_now
from turingdesk.journal.journal_file import Line, read_lines
from turingdesk.journal.signing import LineSignature, Signer, own_signer
from turingdesk.system import paths
from turingdesk.system.access import file_mode, make_folder, open_new
from turingdesk.system.disk import (
    BINARY,
    REPLACES_OPEN,
    append_durably,
    sync_folder,
    write_whole,
)
from turingdesk.system.lock import wait_for_lock
from turingdesk.system.os_errors import os_errors_as

__all__ = [
    "OWN",
    "RECORD",
    "LedgerFile",
    "append",
    "emptied",
    "empty_lines",
    "is_as_left",
    "own_file",
    "read",
    "read_ledger",
    "signature_problem",
]

OWN = frozenset({"seq", "kind", "at", "who", "chain"}) | SIGNED  #: what every line has
CHANGED = message(
    "found to be changed"
)  #: a line that says that the file was not as this desk had left it
_COPY = message(
    "Compare the file with a copy or a backup. Its content might differ from what was written."
)
_PATIENCE_S = 10.0  #: for another process of this desk that is writing
EMPTIED = "emptied"  #: the kind of a line whose content was deleted
_TAILS = (1 << 15, 1 << 21, 1 << 62)  #: bytes from the end in which the last line is looked for


@dataclass(frozen=True, slots=True)
class LedgerFile:
    """A ledger as it was found."""

    path: Path
    lines: tuple[Line, ...]  #: those that can be read, in order; each with its `line` number
    problems: tuple[Problem, ...]
    signature: LineSignature | None = None  #: the last one


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
        fields: The fields of the entry.
        at: When, UTC, ISO 8601; by default now.

    Raises:
        WriteFailed: The disk refused; nothing of the line is in the file.
        ValueError: A field has the name of one that every line has.
    """
    line_fields = fields or {}
    if reserved_names := OWN & line_fields.keys():
        raise ValueError(
            message(
                "Every line already has {taken}. Choose another name for the field.",
                taken=sorted(reserved_names),
            )
        )
    with os_errors_as(WriteFailed, message("{path} couldn't be written. {why}"), path=path):
        _append(path, {"kind": kind, "at": at or utc_now(), "who": who, **line_fields})


def _append(path: Path, line: Mapping[str, Any]) -> None:
    make_folder(path.parent)
    is_new = not path.exists()
    signer = own_signer()  # made before others have to wait
    file = _opened_alone(path)
    try:
        _write(file, path, line, signer)
    finally:
        os.close(file)
    if is_new:
        # The name of a new file is on the disk only once its folder is synced (fsync(2)).
        sync_folder(path.parent)


def _opened_alone(path: Path) -> int:
    """Open a ledger to append to it, locked.

    Number and chain of a line follow from the last one, so only one process may look and write at
    a time. The lock goes with the file, however the process ends (flock(2)).
    """
    while True:
        # For reading, too: `_end` looks for the last line through the same descriptor.
        file = open_new(path, os.O_RDWR | os.O_APPEND)
        wait_for_lock(file, _PATIENCE_S)
        # Who waited behind `empty_lines` has locked the file that was replaced meanwhile.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file), path.stat()):
                return file
        os.close(file)


def emptied(path: Path, is_gone: Callable[[Line], bool]) -> bytes | None:
    """A ledger in which some lines say only when and by whom they were written.

    The chain is made anew, without signatures, and is the same wherever this is done to a copy of
    the file.

    Args:
        path: The ledger.
        is_gone: Whether the content of a line is to go.

    Returns:
        The whole file; None if no line is to change.

    Raises:
        OSError: The file cannot be read.
    """
    ledger_lines = read_ledger(path).lines
    if not any(map(is_gone, ledger_lines)):
        return None
    new_lines, chain = [], ""
    for line in ledger_lines:
        if is_gone(line):
            fields = {name: line[name] for name in ("seq", "at", "who")} | {"kind": EMPTIED}
        else:
            fields = {key: line[key] for key in line if key not in SIGNED | {"chain", "line"}}
        data, chain = sealed(chain, fields)
        new_lines.append(data)
    return b"".join(new_lines)


def empty_lines(path: Path, is_gone: Callable[[Line], bool]) -> None:
    """Delete the content of some lines of a ledger, see `emptied`; the others stay in order.

    Raises:
        OSError: The disk refused; the file is as it was.
    """
    file = os.open(path, os.O_RDWR | BINARY)
    try:
        wait_for_lock(file, _PATIENCE_S)
        new_content = emptied(path, is_gone)
        if new_content is not None and REPLACES_OPEN:
            write_whole(path, new_content, file_mode(path.parent))
    finally:
        os.close(file)
    # Windows doesn't replace a file that is open here, so the lock has to go first.
    if new_content is not None and not REPLACES_OPEN:
        write_whole(path, new_content, file_mode(path.parent))


def read(folder: Path, name: str) -> list[LedgerFile]:
    """All ledgers of a kind, of whichever desk; those that are gone meanwhile are omitted."""
    ledgers = []
    for path in sorted(folder.glob(f"{name}-*.jsonl")):
        with suppress(FileNotFoundError):
            ledgers.append(read_ledger(path))
    return ledgers


def read_ledger(path: Path) -> LedgerFile:
    """Read one ledger and check every line of it.

    Raises:
        OSError: The file cannot be read.
    """
    whole_lines, torn = read_lines(path)
    check = _LedgerCheck(path)
    lines = tuple(check.lines(whole_lines))
    if torn:
        check.add_problem(
            message("The last line is incomplete: writing was interrupted."), Severity.WARNING
        )
    return LedgerFile(path, lines, tuple(check.problems), check.signature)


class _LedgerCheck:
    """Walks the lines once, keeping what the next one has to fit."""

    def __init__(self, path: Path) -> None:
        self.problems: list[Problem] = []
        self._path = path
        self._number = 0
        self._damaged = 0  #: line that could not be read, until the next one explains it
        self._chain = ""
        self._seq = -1
        self.signature: LineSignature | None = None

    def lines(self, raw: list[bytes]) -> Iterator[Line]:
        """Those that can be read, with their numbers."""
        for self._number, data in enumerate(raw, 1):
            line = _loaded(data)
            # Reported with the next line, whose chain tells whether the writer went on after it or
            # someone damaged it later.
            if line is None:
                self._damaged = self._damaged or self._number
                continue
            self._check(data, line)
            self.signature = signature_of(self._chain, data, line) or self.signature
            self._chain, self._seq = str(line["chain"]), int(line["seq"])
            yield {**line, "line": self._number}
        if self._damaged:
            self.add_problem(
                message("The line is damaged and can't be read."), number=self._damaged
            )

    def add_problem(
        self, text: str, severity: Severity = Severity.ERROR, number: int | None = None
    ) -> None:
        """Note a problem in the current line, unless another line is named."""
        place = f"{RECORD}/{self._path.name}"
        line = number or self._number or None
        self.problems.append(Problem(text, _COPY, place, line, severity=severity))

    def _check(self, data: bytes, line: Line) -> None:
        parts = unsealed(data)
        fits = parts is not None and link(self._chain, parts[0]) == parts[1]
        is_next = fits and line["seq"] == self._seq + 1
        damaged, self._damaged = self._damaged, 0
        if damaged and is_next:  # the writer continued after it: no one was told that it was saved
            self.add_problem(
                message("The line is incomplete: writing was interrupted."),
                Severity.WARNING,
                damaged,
            )
        elif damaged:
            self.add_problem(message("The line is damaged and can't be read."), number=damaged)
        elif not is_next and line["seq"] != self._seq + 1:
            self.add_problem(LINES_MOVED)
        elif not is_next:
            self.add_problem(LINE_CHANGED)


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


def signature_problem(file: LedgerFile) -> str:
    """The problem of a ledger's last signature; empty if it has none, or is not signed."""
    last = int(file.lines[-1]["seq"]) if file.lines else 0
    return file.signature.problem(last) if file.signature else ""


def is_as_left(file: LedgerFile, head: FileHead) -> bool:
    """True if a ledger still is as this computer left it, but for lines of its own after that.

    Such lines are there where the program ended between a line and the note on it.
    """
    lines = int(file.lines[-1]["seq"]) + 1 if file.lines else 0
    if lines <= head.lines:
        return lines == head.lines and file.lines[-1]["chain"] == head.chain
    signer, signature = own_signer(), file.signature
    is_own = signer is not None and signature is not None and signature.key == signer.public
    return is_own and signature is not None and signature.seq == lines - 1 and signature.is_sound


def _write(file: int, path: Path, line: Mapping[str, Any], signer: Signer | None) -> None:
    """Write a line, after one that says so where the file is not as this computer left it.

    The signature of the new line would otherwise vouch for what is there now.
    """
    size, before = os.fstat(file).st_size, head_of(path)
    seq, chain, is_torn = _end(file, size)
    new = [line]
    is_end = before is None or (seq + 1, chain) == (before.lines, before.chain)
    if before and not is_end and not is_as_left(read_ledger(path), before):
        change_fields = {"kind": CHANGED, "at": line["at"], "who": line["who"]}
        new.insert(0, {**change_fields, "had": before.lines, "has": seq + 1})
    data = b"\n" if is_torn else b""  # the torn line stays, as a line of its own
    for new_line in new:
        seq += 1
        raw, chain = sealed(chain, {"seq": seq, **new_line}, signer)
        data += raw
    append_durably(file, data, size)
    if path.parent.name == RECORD:
        note_head(path, seq + 1, chain, is_new=size == 0)


def _end(file: int, size: int) -> tuple[int, str, bool]:
    """Number and chain of the last line that can be read, and whether the file ends torn."""
    is_torn = False
    for reach in _TAILS:
        start = max(0, size - reach)
        os.lseek(file, start, os.SEEK_SET)  # lines are appended wherever this is
        data = os.read(file, size - start)
        is_torn = bool(data) and not data.endswith(b"\n")
        # Without the first piece, which can begin within a line.
        for raw in reversed(data.split(b"\n")[1 if start else 0 :]):
            line = _loaded(raw)
            if line is not None:
                return int(line["seq"]), str(line["chain"]), is_torn
        if start == 0:
            break
    return -1, "", is_torn


_ID = re.compile(r"[a-z0-9-]{1,80}")


def this_desk() -> str:
    """The desk's name for files: the machine's name and six random letters.

    Where the config folder cannot be written, the name holds for this process only.
    """
    return _desk(paths.config() / "desk-id")


@cache
def _desk(file: Path) -> str:
    try:
        desk_id = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        desk_id = ""
    return desk_id if _ID.fullmatch(desk_id) else _make_id(file)


def _make_id(file: Path) -> str:
    name = f"{machine_word(platform.node())}-{secrets.token_hex(3)}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Exclusive: of two programs that start at once, one makes the ID and the other one reads
        # it.
        with file.open("x", encoding="ascii") as new:
            new.write(f"{name}\n")
    except FileExistsError:  # another process of this user was faster, or left nonsense
        return _id_of_another_process(file, name)
    except OSError:
        pass
    return name


def _id_of_another_process(file: Path, otherwise: str) -> str:
    try:
        desk_id = file.read_text(encoding="ascii").strip()
        if not _ID.fullmatch(desk_id):
            file.write_text(f"{otherwise}\n", encoding="ascii")
            return otherwise
    except (OSError, UnicodeDecodeError):
        return otherwise
    return desk_id


def machine_word(node: str) -> str:
    """A machine's name as part of a file name.

    >>> machine_word("Lab PC_7.uni.example")
    'lab-pc-7'
    """
    word = re.sub(r"[^a-z0-9]+", "-", node.partition(".")[0].casefold()).strip("-")
    return word[:40] or "desk"
