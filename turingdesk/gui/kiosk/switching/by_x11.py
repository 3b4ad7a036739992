"""Takes the whole keyboard from the X server, the window manager's keys included."""

from __future__ import annotations

from PySide6.QtGui import QWindow
from shiboken6 import isValid


class ByX11:
    """A grab, which the X server undoes where the program ends in any way."""

    name = "The X server"

    def __init__(self) -> None:
        self._window: QWindow | None = None

    def begin(self, window: QWindow) -> None:
        """Take it.

        Raises:
            OSError: Another program has it.
        """
        if not window.setKeyboardGrabEnabled(True):
            raise OSError("another program has the keyboard")
        self._window = window

    def end(self) -> None:
        """Give it back."""
        if self._window is not None and isValid(self._window):
            self._window.setKeyboardGrabEnabled(False)
        self._window = None
