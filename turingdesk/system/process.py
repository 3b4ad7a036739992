"""Processes beside this one, with pipes to them, as every system has them."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

_FILES = (65_536, 10_240)  #: that are asked for, the most first


def start_piped(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program with pipes to its input and from its output, both without buffers.

    On Windows it has no console, which would open a window.

    Raises:
        OSError: It can't be started.
    """
    pipe, flags = subprocess.PIPE, 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW
    # A buffer would hold back a question whose answer the program waits for.
    return subprocess.Popen([*command], bufsize=0, stdin=pipe, stdout=pipe, creationflags=flags)


def raise_file_limit() -> None:
    """Let this process, and those it starts, have as many open files as the system allows.

    macOS lets a program open 256 and Linux 1,024, unless it asks for more; some systems refuse
    what they call the most (setrlimit(2) of macOS), so that fewer are asked for then.
    """
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for file_count in _FILES:
        most = file_count if hard == resource.RLIM_INFINITY else min(file_count, hard)
        if soft == resource.RLIM_INFINITY or soft >= most:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return


def files_left() -> int:
    """The number of files that this process can still open; sockets are files, too."""
    if sys.platform == "win32":
        return _FILES[-1]
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        used = len(list(Path("/dev/fd").iterdir()))
        return _FILES[0] if most == resource.RLIM_INFINITY else most - used
    except OSError as problem:  # a system without the folder doesn't say
        return 0 if problem.errno in (errno.EMFILE, errno.ENFILE) else _FILES[0]


def has_ended(number: int) -> bool:
    """True if no process on this computer has this number; always false on Windows."""
    if sys.platform != "win32":  # where signal 0 is Ctrl+C
        try:
            os.kill(number, 0)  # sends nothing: only asks
        except ProcessLookupError:
            return True
        except (OSError, OverflowError):  # another user's
            return False
    return False
