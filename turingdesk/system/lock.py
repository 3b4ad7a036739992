"""A mark on a file that a process writes; it goes when the process does, however it ends."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_LOOK_S = 0.005

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 62  #: Windows keeps others from reading a locked byte: take one far behind the end

    def _lock(file: int, *, shared: bool) -> None:  # shared locks are POSIX's
        at = os.lseek(file, 0, os.SEEK_CUR)
        try:
            os.lseek(file, _FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, at, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int, *, shared: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def mark(file: int) -> bool:
    """Mark an open file as being written; False where the file system has no locks."""
    try:
        _lock(file, shared=False)
    except OSError:  # a share without locks: the age of the last line has to tell
        return False
    return True


def wait_to_mark(file: int, patience_s: float) -> bool:
    """Mark an open file once no other process has marked it; False where that cannot be.

    Args:
        file: Its descriptor.
        patience_s: How long to wait for others; a file system without locks is not waited for.
    """
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        try:
            _lock(file, shared=False)
        except (BlockingIOError, PermissionError):  # POSIX's and Windows' words for: another has
            time.sleep(_LOOK_S)
        except OSError:
            return False
        else:
            return True
    return False


def is_being_written(path: Path) -> bool:
    """Whether a process of this machine has marked the file."""
    try:
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
