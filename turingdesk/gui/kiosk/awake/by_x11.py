"""Tells the X server now and then that somebody is there, which also holds off its power saving.

Nothing is changed that would have to be set back after a crash.
"""

from __future__ import annotations

import ctypes

from PySide6.QtCore import QTimer

from turingdesk.gui.translation import tr_noop

BEAT_MS = 20_000  #: shorter than the shortest time after which a screen goes dark
LIBRARY = "libX11.so.6"


class ByX11:
    """A connection of its own to the X server, and a beat."""

    name = tr_noop("Desk", "the X server's screen saver", "by the system")

    def __init__(self) -> None:
        self._display: int | None = None
        self._timer = QTimer()
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self.beat)

    def begin(self) -> None:
        """Beat from now on.

        Raises:
            OSError: There is no X library or no X server.
        """
        self._x11 = _library()
        self._display = self._x11.XOpenDisplay(None)
        if not self._display:
            raise OSError(tr_noop("Desk", "no X server", "by the system"))
        self.beat()
        self._timer.start()

    def beat(self) -> None:
        """Somebody is there."""
        if self._display:
            self._x11.XResetScreenSaver(self._display)
            self._x11.XFlush(self._display)

    def end(self) -> None:
        """Stop beating."""
        self._timer.stop()
        if self._display:
            self._x11.XCloseDisplay(self._display)
            self._display = None


def _library() -> ctypes.CDLL:
    x11 = ctypes.CDLL(LIBRARY)
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    for name in ("XResetScreenSaver", "XFlush", "XCloseDisplay"):
        getattr(x11, name).argtypes = [ctypes.c_void_p]
    return x11
