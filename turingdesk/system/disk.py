"""Disks: writing so that a power cut leaves no half, and words for one that refuses."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from turingdesk.core.message import join, message
from turingdesk.system.os_errors import concerns_disk, explain_os_error, is_full, is_lost

#: For `os.open`: without it Windows writes line ends as two bytes, and reads up to Ctrl+Z.
BINARY: int = getattr(os, "O_BINARY", 0)
#: For `os.open`: symbolic links are refused; Windows, where they are rare, has no such flag.
NO_FOLLOW: int = getattr(os, "O_NOFOLLOW", 0)

REPLACES_OPEN = sys.platform != "win32"  #: whether a file that is open can be replaced
_REPLACE_S = 1.0  #: for which another program may have a file open that is replaced
_UNITS = ((1e9, "GB"), (1e6, "MB"), (1e3, "kB"))


def sync_file(file: int) -> None:
    """Return once what was written to an open file survives a power cut.

    On macOS `fsync` leaves the data in the cache of the drive, from which only F_FULLFSYNC
    brings it to the medium (see the manual page of fsync there). Linux's `fsync` and
    Windows' FlushFileBuffers, which Python calls by the same name, do both.

    Raises:
        OSError: The disk refused.
    """
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):  # not every file system there knows it
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    os.fsync(file)


def entry_stat(entry: os.DirEntry[str]) -> os.stat_result:
    """The current state of a file that a folder lists, such as its size.

    On Windows a folder's entry of an open file can be as old as when the file was opened
    (FindFirstFile, "Remarks", Microsoft Learn), so the file itself is asked there.

    Raises:
        OSError: It is gone, or can't be looked at.
    """
    if sys.platform == "win32":
        return Path(entry.path).stat(follow_symlinks=False)
    return entry.stat(follow_symlinks=False)


def write_all(file: int, data: bytes) -> None:
    """Write all bytes to an open file.

    A disk that fills up takes a part of the data without an error (write(2)).

    Raises:
        OSError: The disk refused; a part may be in the file.
    """
    byte_count = 0
    while byte_count < len(data):
        byte_count += os.write(file, data[byte_count:])


def append_durably(file: int, data: bytes, size: int) -> None:
    """Write at the end of an open file of that size; returns when the data are on the disk.

    Raises:
        OSError: The disk refused; the file is as it was, where the disk still takes that.
    """
    try:
        write_all(file, data)
        sync_file(file)
    except OSError:
        with suppress(OSError):
            os.ftruncate(file, size)
        raise


def sync_folder(folder: Path) -> None:
    """Make names that came or went in a folder durable, where the system can.

    Windows opens no folders; NTFS keeps a journal of names by itself.
    """
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            sync_file(descriptor)
        finally:
            os.close(descriptor)


def replace(draft: Path, path: Path) -> None:
    """Give a finished file the name of another one, whose place it takes at once.

    Windows refuses while another program has the old file open, as desks, backups and virus
    scanners have for moments; there it is tried again for a second.

    Raises:
        OSError: The disk refused, or the file stays open; both files are as they were.
    """
    until = time.monotonic() + _REPLACE_S
    while True:
        try:
            draft.replace(path)
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() >= until:
                raise
            time.sleep(0.01)
        else:
            return


def write_whole(path: Path, data: bytes, mode: int) -> None:
    """Write a file whole or not at all, over the one that is there; it is on the disk then.

    Args:
        path: The file; its folder is made if it is not there.
        data: What it is to hold.
        mode: Who may read it.

    Raises:
        OSError: The disk refused; the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # In the same folder, because a rename between two file systems isn't atomic (rename(2)).
    handle, draft_name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem[:40]}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            # Before the rename: otherwise a power cut can leave the new name with an empty file.
            # See "All File Systems Are Not Created Equal" (Pillai et al., OSDI 2014).
            sync_file(file.fileno())
        # Before the rename: mkstemp makes it for its owner alone, and the name must never be there
        # with other rights than wanted.
        Path(draft_name).chmod(mode)
        replace(Path(draft_name), path)
    # Also when the program is interrupted: a draft that stays would look like a file of the
    # folder.
    except BaseException:
        Path(draft_name).unlink(missing_ok=True)
        raise
    # The rename itself is on the disk only once the folder is (fsync(2)).
    sync_folder(path.parent)


def refusal(path: Path, problem: OSError, meanwhile: str = "") -> str:
    """Why a file could not be written and what to do now, in two sentences.

    Args:
        path: The file.
        problem: What the system said.
        meanwhile: A sentence between the two, such as what is saved.
    """
    happened, fix = explain_os_error(problem)
    disk = disk_of(path)
    if is_full(problem):
        happened = message("The disk at {disk} is full{path}.", disk=disk, path=_room(path))
        fix = message("Free some space, then continue.")
    elif is_lost(problem):
        fix = message(
            "Reconnect the disk or network share at {disk}, or put the file back where it was.",
            disk=disk,
        )
    elif concerns_disk(problem):
        refused = message("The disk at {disk} can no longer be written to.", disk=disk)
        happened = join(" ", (refused, happened))
    return join(" ", (happened, meanwhile, fix))


def creation_failed(path: Path, problem: OSError) -> str:
    """Why a new file could not be made and what to do now, in two sentences."""
    if is_full(problem):
        return refusal(path, problem)
    return message(
        "The folder can't be written to. {why} Choose another data folder, or ask its owner for "
        "permission.",
        why=explain_os_error(problem).happened,
    )


def disk_of(path: Path) -> Path:
    """Where the disk or share that contains a file is mounted."""
    path = Path(os.path.abspath(path))  # noqa: PTH100 - Path.resolve may hang on a share that is gone
    return next((folder for folder in path.parents if os.path.ismount(folder)), path.parent)


def size(number: float) -> str:
    """A number of bytes in words.

    >>> size(1_048_576), size(12)
    ('1.0 MB', '12 bytes')
    """
    for unit, name in _UNITS:
        if number >= unit:
            return message("{n:.1f} {unit}", n=number / unit, unit=name)
    return message("{n:.0f} bytes", n=number)


def _room(path: Path) -> str:
    try:
        usage = shutil.disk_usage(path.parent)
    except OSError:
        return ""
    return ": " + message(
        "{free} of {total} are free", free=size(usage.free), total=size(usage.total)
    )
