"""Reading the data folder again and again, in the background, while a page is on screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import unreadable
from turingdesk.gui.jobs import Job


class FolderPoller(QTimer):
    """Never two readings at once, and never what another data folder held.

    Args:
        owner: Whose page it is.
        state: Of the desk.
        every_ms: How often.
        look: Reads the data folder, on another thread.
        show: Given what was read.
        fail: Given a sentence that says why it cannot be read; the desk tells it once.
    """

    def __init__(
        self,
        owner: QWidget,
        state: DeskState,
        every_ms: int,
        look: Callable[[Path], Any],
        show: Callable[[Any], None],
        fail: Callable[[str], None],
    ) -> None:
        super().__init__(owner)
        self._state, self._look, self._show, self._fail = state, look, show, fail
        self._is_reading = self._is_wanted = False
        self._trouble = ""
        self._shown_folder: Path | None = None  #: the folder that was read and shown
        self.setInterval(every_ms)
        self.timeout.connect(self._tick)

    @property
    def is_first(self) -> bool:
        """True if the data folder in use has not been read yet."""
        return self._shown_folder != self._state.data

    def begin(self) -> None:
        """The page came to the front."""
        self.start()
        self.read()

    def read(self) -> None:
        """Look now; where a reading continues, again after it."""
        # What is being read may be from before the change that is to be seen.
        self._is_wanted = self._is_reading
        self._tick()

    def _tick(self) -> None:
        # A slow share can take longer than the interval, and reads must not pile up.
        if not self._is_reading:
            self._is_reading = True
            data = self._state.data
            # With its folder, as the desk may use another one when the outcome comes.
            shown, failed = partial(self._shown, data), partial(self._failed, data)
            Job(self, lambda: self._look(data), shown, failed)

    def _shown(self, data: Path, look: Any) -> None:
        if self._is_still(data):
            self._trouble, self._shown_folder = "", data
            self._show(look)

    def _failed(self, data: Path, problem: Exception) -> None:
        if self._is_still(data):
            trouble_before, self._trouble = self._trouble, unreadable(data, problem)
            self._fail(self._trouble)
            # Told once, as the same share stays away for many looks.
            if trouble_before != self._trouble:
                self._state.notify(self._trouble, wrong=True)

    def _is_still(self, data: Path) -> bool:
        """True if what was read is of the data folder in use; starts over where it is not."""
        self._is_reading = False
        is_other = data != self._state.data
        if is_other or self._is_wanted:
            self._is_wanted = False
            self._tick()
        return not is_other
