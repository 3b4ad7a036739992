"""Copies of .tdz packages in the user's cache: held while in use, the oldest removed.

Beside each copy lies a lock file. A process that uses the copy holds a shared lock
on it as long as it lives, and its time of change says when it was last opened. A
copy goes only when nobody holds it and enough others were opened after it.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from itertools import accumulate
from pathlib import Path

from turingdesk.system.lock import try_lock, wait_for_lock

KEPT = 8  #: copies that stay, in use or not
MOST_KEPT_BYTES = 2_000_000_000  #: of those; the one opened last stays whatever its size
LOCK = ".lock"
UNPACKING = "unpacking-"  #: begins the name of a copy that is not whole yet
_RECENT_S = 24 * 3600.0
_PATIENCE_S = 60.0  #: for a process that is removing the copy
_held: dict[Path, int] = {}  #: file descriptors of locks, open to the end of the process


def hold(copy: Path) -> None:
    """Keep a copy, which need not be there yet, from being removed while this process lives."""
    lock = copy.with_name(copy.name + LOCK)
    lock.parent.mkdir(parents=True, exist_ok=True)
    while lock not in _held:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        wait_for_lock(handle, _PATIENCE_S, shared=True)
        if _is_same(handle, lock):
            _held[lock] = handle
        else:
            os.close(handle)  # removed by another process between opening and locking
    os.utime(lock)


def tidy(folder: Path, kept: int = KEPT) -> None:
    """Remove what was opened longest ago, and what was never unpacked whole.

    Args:
        folder: Where the copies are.
        kept: How many stay at most; fewer where they are larger than `MOST_KEPT_BYTES` together.
    """
    copies = [path for path in folder.iterdir() if path.is_dir()]
    whole = [path for path in copies if not path.name.startswith(UNPACKING)]
    whole.sort(key=_used, reverse=True)
    sizes = accumulate(map(_size, whole[:kept]))
    kept = min(kept, max(1, sum(total <= MOST_KEPT_BYTES for total in sizes)))
    for copy in whole[kept:]:
        _remove(copy)
    for copy in copies:
        if copy.name.startswith(UNPACKING) and time.time() - _used(copy) > _RECENT_S:
            shutil.rmtree(copy, ignore_errors=True)


def _remove(copy: Path) -> None:
    lock = copy.with_name(copy.name + LOCK)
    if lock in _held:
        return
    handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if try_lock(handle):  # nobody uses the copy
            shutil.rmtree(copy, ignore_errors=True)
            # Removed while it is locked, so that nobody takes a lock on a file that then goes.
            # Windows removes no open file; the empty one stays there and does no harm.
            with suppress(PermissionError):
                lock.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _size(copy: Path) -> int:
    """The size of all files in a copy, in bytes; files that are deleted meanwhile are skipped."""
    total = 0
    for file in copy.rglob("*"):
        with suppress(OSError):
            total += file.stat().st_size
    return total


def _used(copy: Path) -> float:
    """When a copy was last opened, s since the epoch; 0 where it has just gone."""
    for path in (copy.with_name(copy.name + LOCK), copy):
        try:
            return path.stat().st_mtime
        except OSError:
            continue
    return 0.0


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
