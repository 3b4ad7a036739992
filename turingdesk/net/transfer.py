"""Which files of a data folder are transferred, and how two copies of one are merged.

A kiosk transfers journals, personal answers, and closing notes.

Nothing else does: no study, no truth beyond what a journal contains, no record of a
desk. A name that comes over the network is taken only if it is one of these.

Of two files of one name the longer one wins if it begins as the other. Journals only ever grow, so
two copies of one are the same up to where the shorter one ends. If they are not, they are two
things under one name: a conflict, in which neither is touched and the one that came is set aside.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path

from turingdesk.journal.journal_file import PERSONAL
from turingdesk.journal.session_name import SUFFIX, SessionName, parsed
from turingdesk.sessions.data_folder import PILOT
from turingdesk.system.disk import entry_stat


class FileKind(StrEnum):
    """The kind of a file's contents."""

    JOURNAL = "journal"
    PERSONAL = "personal"
    CLOSED = "closed"  #: where the journal ended; goes after it


_FOLDERS = {
    FileKind.JOURNAL: (),
    FileKind.PERSONAL: (PERSONAL,),
    FileKind.CLOSED: ("record", "closed"),
}
_ENDINGS = {FileKind.JOURNAL: SUFFIX, FileKind.PERSONAL: SUFFIX, FileKind.CLOSED: ".json"}


@dataclass(frozen=True, slots=True)
class TransferFile:
    """One file, by what it is; the same in every data folder."""

    name: SessionName
    kind: FileKind = FileKind.JOURNAL
    pilot: bool = False

    def __str__(self) -> str:
        """Its path in a data folder, with slashes."""
        folders = (*((PILOT,) if self.pilot else ()), *_FOLDERS[self.kind])
        return "/".join((*folders, f"{self.name}{_ENDINGS[self.kind]}"))

    @property
    def journal(self) -> TransferFile:
        """The journal of the same session."""
        return TransferFile(self.name, pilot=self.pilot)

    @property
    def session(self) -> tuple[TransferFile, ...]:
        """Every file that the same session can have."""
        return tuple(TransferFile(self.name, kind, self.pilot) for kind in FileKind)


def transfer_file(text: str) -> TransferFile | None:
    """The file that a path within a data folder names; None if it is not transferred.

    >>> transfer_file("pilot/personal/sub-P-1_ses-1_study-demo.jsonl").kind.value
    'personal'
    >>> transfer_file("../sub-P-1_ses-1_study-demo.jsonl")
    """
    *folders, file = text.split("/")
    pilot = folders[:1] == [PILOT]
    # In a slice, `True` is 1.
    within = tuple(folders[pilot:])
    for kind, kind_folders in _FOLDERS.items():
        if within == kind_folders and file.endswith(_ENDINGS[kind]):
            name = parsed(file.removesuffix(_ENDINGS[kind]))
            # Put together again, so that of several spellings of a name only the usual one is
            # accepted.
            if name is not None and f"{name}{_ENDINGS[kind]}" == file:
                return TransferFile(name, kind, pilot)
    return None


def folders(data: Path) -> Iterator[Path]:
    """The folders within a data folder whose files are transferred."""
    for pilot in (False, True):
        for within in _FOLDERS.values():
            yield data.joinpath(*((PILOT,) if pilot else ()), *within)


def transferable_files(data: Path) -> Iterator[tuple[TransferFile, os.stat_result]]:
    """The files of a data folder that are transferred, as they are now."""
    for pilot in (False, True):
        for kind, folders in _FOLDERS.items():
            folder = data.joinpath(*((PILOT,) if pilot else ()), *folders)
            before = "".join(f"{part}/" for part in ((PILOT,) if pilot else ()) + folders)
            with suppress(OSError), os.scandir(folder) as files:
                for file in files:
                    transferred = transfer_file(before + file.name)
                    if transferred is not None and transferred.kind is kind:
                        with suppress(OSError):  # deleted since it was listed
                            yield transferred, entry_stat(file)


_BLOCK = 1 << 18


class Merge(StrEnum):
    """The relation of a file that comes to the one that is there."""

    NEW = "new"  #: there is none
    SAME = "same"
    GROWN = "grown"  #: the one that comes begins as ours, and continues
    BEHIND = "behind"  #: ours begins as the one that comes, and continues
    CONFLICT = "conflict"


def merge_of(ours: bytes | None, theirs: bytes) -> Merge:
    """The relation of bytes that come to those that are there.

    >>> [merge_of(b"ab", theirs).value for theirs in (b"ab", b"abc", b"a", b"b")]
    ['same', 'grown', 'behind', 'conflict']
    """
    if ours is None:
        return Merge.NEW
    common = min(len(ours), len(theirs))
    return _judged(ours[:common] == theirs[:common], len(ours), len(theirs))


def merge_of_files(ours: Path, theirs: Path) -> Merge:
    """Compare two files as `merge_of` compares bytes.

    Raises:
        OSError: One cannot be read.
    """
    try:
        file = ours.open("rb")
    except FileNotFoundError:
        return Merge.NEW
    with file, theirs.open("rb") as other:
        while True:
            a, b = file.read(_BLOCK), other.read(_BLOCK)
            common = min(len(a), len(b))
            if a[:common] != b[:common]:
                return Merge.CONFLICT
            # A buffered file returns less than was asked for only at its end.
            if len(a) != len(b) or not a:
                return _judged(True, len(a), len(b))


def exists_in_other_case(path: Path) -> bool:
    """True if a folder has a file whose name differs from this one in capital letters alone.

    Two such names are one file on Windows, and on macOS by default, so a folder that has both
    can't be copied there.
    """
    if path.exists():
        return False
    with suppress(OSError), os.scandir(path.parent) as files:
        return any(file.name.casefold() == path.name.casefold() for file in files)
    return False


def digest(path: Path, size: int) -> str:
    """SHA-256 over the first bytes of a file; of fewer where it has fewer.

    Raises:
        OSError: It cannot be read.
    """
    checksum = sha256()
    if size:
        with path.open("rb") as file:
            while size and (block := file.read(min(_BLOCK, size))):
                checksum.update(block)
                size -= len(block)
    return checksum.hexdigest()


def _judged(is_one: bool, ours: int, theirs: int) -> Merge:
    if not is_one:
        return Merge.CONFLICT
    if ours == theirs:
        return Merge.SAME
    return Merge.GROWN if theirs > ours else Merge.BEHIND
