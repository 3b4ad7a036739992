"""Tells Windows that the screen is in use; that ends with the thread, however it ends."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from turingdesk.gui.translation import tr_noop

CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x00000001, 0x00000002


class ByWindows:
    """SetThreadExecutionState, called by the thread of the windows.

    Args:
        tell: That function; by default the one of this system.
    """

    name = "Windows"

    def __init__(self, tell: Callable[[int], int] | None = None) -> None:
        self._tell = tell

    def begin(self) -> None:
        """Keep screen and system on.

        Raises:
            OSError: This is no Windows, or it refused.
        """
        self._tell = self._tell or _of_this_system()
        if not self._tell(CONTINUOUS | SYSTEM | DISPLAY):
            raise OSError(tr_noop("Desk", "refused", "by the system"))

    def end(self) -> None:
        """Let them go off."""
        if self._tell is not None:
            self._tell(CONTINUOUS)


def _of_this_system() -> Callable[[int], int]:
    library = getattr(ctypes, "WinDLL", None)
    if library is None:
        raise OSError(tr_noop("Desk", "no Windows", "by the system"))
    function: Any = library("kernel32").SetThreadExecutionState
    function.argtypes, function.restype = [ctypes.c_uint], ctypes.c_uint
    tell: Callable[[int], int] = function
    return tell
