"""A file or folder that appears whole or not at all, whatever happens while it is written.

It is written beside its place, on the same disk, so that one rename puts it there. Its bytes are
synced before the rename: without that, ext4 and others may keep the new name and lose what it
names in a power cut (rename(2), and "Delayed allocation" in the documentation of ext4).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.system.disk import replace, sync_file
from turingdesk.system.os_errors import os_error_message


@contextmanager
def atomic_write(path: Path) -> Iterator[Path]:
    """Yield a path to write to, which replaces `path` when the block ends without an error.

    Raises:
        CannotExport: The folder is missing or write-protected, the disk is full, or another
            program has the file open; what was there before is untouched.
    """
    _refuse_used_file(path)
    try:
        # In the same folder, as a rename can't cross disks.
        with TemporaryDirectory(prefix=".turingdesk-", dir=path.parent) as folder:
            draft = Path(folder) / path.name
            yield draft
            # On disk before it gets its name: after a power cut, a rename can survive without
            # contents.
            with draft.open("rb+") as draft_file:
                sync_file(draft_file.fileno())
            replace(draft, path)
    except OSError as problem:
        raise _refused(path, problem) from problem


def beside(path: Path, what: str) -> Path:
    """Name a further file of an export after the file of responses.

    >>> beside(Path("data.csv"), "exclusions").name
    'data-exclusions.csv'
    """
    return path.with_stem(f"{path.stem}-{what}")


def _refuse_missing_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise CannotExport(
            message(
                "TuringDesk can't find the folder {parent}. Create it, or choose another one.",
                parent=path.parent,
            )
        )


def _refuse_used_file(path: Path) -> None:
    _refuse_missing_folder(path)
    if path.is_dir():
        raise CannotExport(
            message("{path} is a folder. Enter the name of a file in it.", path=path)
        )
    # The files with which Excel and LibreOffice mark what they have open.
    for lock in (path.with_name(f"~${path.name}"), path.with_name(f".~lock.{path.name}#")):
        if lock.exists():
            raise CannotExport(
                message(
                    "{name} is open in Excel or LibreOffice. Close it there and export "
                    "again. If it is not open, delete {lock}.",
                    name=path.name,
                    lock=lock,
                )
            )


def _refused(path: Path, problem: OSError) -> CannotExport:
    """Make the error for a file or folder that couldn't be written."""
    # Windows refuses alike where a file is open and where someone lacks the right.
    if isinstance(problem, PermissionError):
        return CannotExport(
            message(
                "{path} can't be written. If it is open in Excel, close it there. If not, choose "
                "a folder that you have permission to write to.",
                path=path,
            )
        )
    why = os_error_message(problem)
    return CannotExport(message("{path} can't be written. {why}", path=path, why=why))


@contextmanager
def atomic_folder(path: Path) -> Iterator[Path]:
    """Yield a folder to fill, which becomes `path` when the block ends without an error.

    What is already there is never replaced: people add analyses and stimuli to such folders.

    Raises:
        CannotExport: There is something of that name that is not an empty folder, the folder
            around it is missing or write-protected, or the disk is full.
    """
    # The draft must be beside it also if the working folder changes meanwhile.
    path = path.absolute()
    _refuse_used_folder(path)
    try:
        with TemporaryDirectory(prefix=".turingdesk-", dir=path.parent) as around:
            draft = Path(around) / path.name
            draft.mkdir()
            yield draft
            for file in draft.rglob("*"):
                if file.is_file():
                    # Open for writing, since Windows doesn't flush a file that is only open for
                    # reading (FlushFileBuffers).
                    with file.open("rb+") as draft_file:
                        sync_file(draft_file.fileno())
            if path.is_dir():
                path.rmdir()  # it is empty, and Windows renames onto nothing
            draft.replace(path)
    except OSError as problem:
        raise _refused(path, problem) from problem


def _refuse_used_folder(path: Path) -> None:
    _refuse_missing_folder(path)
    if path.is_dir() and not any(path.iterdir()):
        return
    if path.exists():
        raise CannotExport(
            message(
                "{path} already exists. Choose a new name, or delete it first.",
                path=path,
            )
        )
