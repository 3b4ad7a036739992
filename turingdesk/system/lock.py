"""Locks on open files; a lock goes when its process does, however it ends.

Linux and macOS: `flock`, which readers do not notice. Windows: a locked range of bytes beyond
the data, because no one else can read a byte that is locked there.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_LOOK_S = 0.005

#: What making a file or folder says while another program makes it, or takes it away; Windows says
#: of one that goes at this moment that access is denied.
IN_USE = (FileExistsError, FileNotFoundError, *([PermissionError] * (sys.platform == "win32")))

if sys.platform == "win32":
    import msvcrt
    import random

    # msvcrt knows no shared locks. Sharing a file locks one byte of a range; having it alone locks
    # the whole range, as SQLite does on systems without shared locks.
    _FAR = 1 << 40  #: where the range begins: a terabyte, which no file here reaches
    _RANGE = 512
    _TRIES = 4  #: for another byte, where someone else shares by the same one

    def _lock(file: int, *, shared: bool) -> None:
        for tries_left in reversed(range(_TRIES if shared else 1)):
            try:
                _lock_bytes(file, random.randrange(_RANGE) if shared else 0, shared=shared)
            except OSError:
                if not tries_left:
                    raise
            else:
                return

    def _lock_bytes(file: int, first: int, *, shared: bool) -> None:
        at = os.lseek(file, 0, os.SEEK_CUR)  # locking begins at the position in the file
        try:
            os.lseek(file, _FAR + first, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1 if shared else _RANGE)
        finally:
            os.lseek(file, at, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int, *, shared: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def try_lock(file: int) -> bool:
    """Lock an open file for this process alone.

    Returns:
        False where another process has it, or the file system has no locks.
    """
    try:
        _lock(file, shared=False)
    except OSError:  # a share without locks: the age of the last line has to tell
        return False
    return True


def wait_for_lock(file: int, patience_s: float, *, shared: bool = False) -> bool:
    """Lock an open file once no other process keeps it.

    Args:
        file: Its descriptor.
        patience_s: How long to wait for others; a file system without locks is not waited for.
        shared: Whether others may share the lock.

    Returns:
        False if it cannot be locked, or others kept it for too long.
    """
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        try:
            _lock(file, shared=shared)
        # Asked again and again, since flock has no limit of time.
        except (BlockingIOError, PermissionError):  # another process has it: POSIX, Windows
            time.sleep(_LOOK_S)
        except OSError:
            return False
        else:
            return True
    return False


@contextmanager
def locked(file: int, patience_s: float) -> Iterator[None]:
    """Keep other processes from what an open lock file protects, and close it at the end.

    Args:
        file: Its descriptor.
        patience_s: How long to wait for others; after that, it goes on without the lock.
    """
    try:
        wait_for_lock(file, patience_s)
        yield
    finally:
        os.close(file)


def is_being_written(path: Path) -> bool:
    """True if a process of this computer has locked the file."""
    try:
        # For reading alone, so that asking works in a folder that may not be written. A shared
        # lock fails while someone has the other one, and does not disturb other askers.
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        _lock(file, shared=True)
    except OSError:
        return True
    finally:
        os.close(file)
    return False
