"""Processes beside this one, with pipes to them, as every system has them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence


def start_piped(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program with pipes to its input and from its output, both without buffers.

    On Windows it has no console, which would open a window.

    Raises:
        OSError: It can't be started.
    """
    pipe, flags = subprocess.PIPE, 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW
    return subprocess.Popen([*command], bufsize=0, stdin=pipe, stdout=pipe, creationflags=flags)


def has_ended(number: int) -> bool:
    """Whether no process on this computer has this number; always false on Windows."""
    if sys.platform != "win32":  # where signal 0 is Ctrl+C
        try:
            os.kill(number, 0)  # sends nothing: only asks
        except ProcessLookupError:
            return True
        except (OSError, OverflowError):  # another user's
            return False
    return False
