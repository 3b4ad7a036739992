"""Puts a file that came where it belongs: whole or not at all, and never over another one."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.net.merge_rule import Merge, merge_of_files
from turingdesk.system.access import PERSONAL_MODE, file_mode, make_folder
from turingdesk.system.disk import replace, sync_file, sync_folder
from turingdesk.system.lock import is_being_written

_BLOCK = 1 << 20


class Busy(TuringDeskError):
    """A file that is being written is not replaced; what goes on in it comes later."""


def place_file(source: Path, to: Path, *, private: bool = False) -> Merge:
    """Bring one file by the merge rule; in a conflict nothing is done.

    Args:
        source: The one that came.
        to: Where it belongs.
        private: Whether only this user may read it.

    Returns:
        How it stood to the one that was there.

    Raises:
        Busy: It goes on where another program is writing.
        OSError: A disk refused; the file is as it was.
    """
    if _is_spelled_otherwise(to):
        return Merge.CONFLICT
    how = merge_of_files(to, source)
    if how not in (Merge.NEW, Merge.GROWN):
        return how
    make_folder(to.parent, PERSONAL_MODE if private else 0o777)
    draft = _copied(source, to.parent)
    try:
        again = merge_of_files(to, draft)
        if again is Merge.NEW:
            return _named(draft, to)
        if again is not Merge.GROWN:
            return again
        if is_being_written(to):
            raise Busy(message("{to} is being written.", to=to))
        replace(draft, to)
        sync_folder(to.parent)
        return Merge.GROWN
    finally:
        draft.unlink(missing_ok=True)


def _named(draft: Path, to: Path) -> Merge:
    """Give a new file its name, unless somebody has just made one that is called so."""
    try:
        to.hardlink_to(draft)
    except FileExistsError:
        return Merge.CONFLICT
    except OSError:  # a disk without links, as most sticks are
        draft.rename(to)
    sync_folder(to.parent)
    return Merge.NEW


def _copied(source: Path, folder: Path) -> Path:
    """A copy of a file as long as it is now, onto the disk."""
    left = source.stat().st_size
    handle, name = tempfile.mkstemp(dir=folder, prefix=".join-")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as made, source.open("rb") as file:
            while left and (block := file.read(min(_BLOCK, left))):
                made.write(block)
                left -= len(block)
            made.flush()
            sync_file(made.fileno())
        draft.chmod(file_mode(folder))
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _is_spelled_otherwise(to: Path) -> bool:
    """Whether the file is there in other capitals, which many systems take for the same."""
    if to.exists():
        return False
    with suppress(OSError), os.scandir(to.parent) as files:
        return any(file.name.casefold() == to.name.casefold() for file in files)
    return False
