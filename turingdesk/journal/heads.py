"""Heads: where the files end that this computer writes, noted outside the data folder.

A chain shows that lines were changed, not that lines are missing at the end, nor that
someone computed it again. So anyone who writes a journal or the record of a desk, or
receives a journal from a booth, notes in the config folder how many lines the file has
and the chain of the last one. The note is not synced to the disk: that would cost as
much as the line itself. It takes microseconds and outlives the program, however that
ends; after a power cut it may be some seconds older than the file, and says nothing of
the lines after it.

The notes of one data folder lie together, under a hash of the computer's name and the
folder's path. A data folder that is moved, or looked at from another computer, has
none; its signatures hold there, too.
"""

from __future__ import annotations

import os
import platform
import shutil
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import orjson

from turingdesk.core.message import message
from turingdesk.system import paths
from turingdesk.system.disk import BINARY

RECORD = "record"  #: the folder of what desks write down, inside the data folder


@dataclass(frozen=True, slots=True)
class FileHead:
    """Where a file ended when this computer wrote to it last."""

    lines: int
    chain: str  #: of the last line


class HeadFile:
    """The note on one file, for the program that writes it; open only while it is written.

    Args:
        path: The file in the data folder.
        is_new: Whether it was made just now. By default, whether it is still empty.
    """

    def __init__(self, path: Path, *, is_new: bool | None = None) -> None:
        self._of = path
        self._is_new = _is_empty(path) if is_new is None else is_new
        self._path = _note_of(path)
        self._is_begun = False

    def note(self, lines: int, chain: str) -> None:
        """Note where the file ends; a config folder that refuses keeps no one from writing."""
        record = orjson.dumps({"lines": lines, "chain": chain}) + b"\n"
        with suppress(OSError):
            if not self._is_begun:
                self._begin()
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | BINARY, 0o600)
            try:
                # Over the old note and without fsync, since it is written with each line: after
                # a power cut an older note tells of fewer lines, and a torn one of none.
                os.write(file, record)
                os.ftruncate(file, len(record))
            finally:
                os.close(file)

    def _begin(self) -> None:
        # A new file may have the name of one that was deleted with all others: its note is older.
        if (self._is_new or not self._path.exists()) and _is_emptied(self._of):
            shutil.rmtree(_notes_on(_home(self._of)), ignore_errors=True)
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._is_begun = True


def note_head(path: Path, lines: int, chain: str, *, is_new: bool = False) -> None:
    """Note where one file ends that is not held open.

    Args:
        path: The file.
        lines: How many lines it has.
        chain: Of the last line.
        is_new: Whether it was made just now.
    """
    HeadFile(path, is_new=is_new).note(lines, chain)


def heads(folder: Path) -> dict[str, FileHead]:
    """The notes on the files of a data folder, by their path in it.

    Nothing of a folder that is empty: what is recorded there next has nothing to do with
    what was there before.
    """
    notes = _notes_on(folder)
    if _is_emptied(folder / "any"):
        return {}
    return {
        path.relative_to(notes).as_posix(): head
        for path in notes.rglob("*.jsonl")
        if (head := _read(path)) is not None
    }


def head_of(path: Path) -> FileHead | None:
    """The note on one file; None if there is none, or it begins in an emptied folder."""
    # Someone who empties a folder to begin anew would otherwise be told that everything is
    # missing.
    return None if _is_empty(path) and _is_emptied(path) else _read(_note_of(path))


def bring_back(path: Path) -> str:
    """The advice on a file that is noted and gone, in two sentences."""
    return message(
        "Restore it from a backup. If it was moved or deleted on purpose, delete the record of "
        "it: {path}.",
        path=_note_of(path),
    )


def forget_head(path: Path) -> None:
    """Remove the note on a file that was deleted with good reason."""
    with suppress(OSError):
        _note_of(path).unlink(missing_ok=True)


def _read(note: Path) -> FileHead | None:
    try:
        record = orjson.loads(note.read_bytes())
        return FileHead(int(record["lines"]), str(record["chain"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _is_empty(path: Path) -> bool:
    return not path.exists() or path.stat().st_size == 0


def _is_emptied(path: Path) -> bool:
    """True if the data folder of a file contains no journal and no record as well."""
    home = _home(path)
    others = (
        other_path for folder in (home, home / RECORD) for other_path in folder.glob("*.jsonl")
    )
    return all(other_path == path for other_path in others)


def _home(path: Path) -> Path:
    """The data folder of a file: journals are in it, the record of desks in `record`."""
    return path.parent.parent if path.parent.name == RECORD else path.parent


def _notes_on(folder: Path) -> Path:
    # Resolved, so that a folder has the same notes by whichever path or link it is opened.
    place = platform.node().encode() + b"\n" + os.fsencode(folder.resolve())
    return paths.config() / "heads" / sha256(place).hexdigest()[:16]


def _note_of(path: Path) -> Path:
    home = _home(path)
    return _notes_on(home) / path.relative_to(home)
