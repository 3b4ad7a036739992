"""Takes the whole keyboard from the X server, the window manager's keys included."""

from __future__ import annotations

from PySide6.QtGui import QWindow
from shiboken6 import isValid

from turingdesk.gui.translation import tr_noop


class ByX11:
    """A grab, which the X server undoes where the program ends in any way."""

    name = tr_noop("Desk", "The X server", "by the system")

    def __init__(self) -> None:
        self._window: QWindow | None = None

    def begin(self, window: QWindow) -> None:
        """Take it.

        Raises:
            OSError: Another program has it.
        """
        if not window.setKeyboardGrabEnabled(True):
            raise OSError(tr_noop("Desk", "another program has the keyboard", "by the system"))
        self._window = window

    def end(self) -> None:
        """Give it back."""
        if self._window is not None and isValid(self._window):
            self._window.setKeyboardGrabEnabled(False)
        self._window = None
