"""A session that stands still because the disk refused: kept in memory, tried again by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.core.errors import WriteFailed

EVERY_MS = 3000  #: how often it is tried again


class WriteRetry(QObject):
    """What is still to be written, and why it could not be.

    Signals:
        begun: The disk refused; carries why, for the experimenter.
        over: It is written now.
    """

    begun = Signal(str)
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.why = ""  #: for the experimenter; empty where nothing is wrong
        self._write: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.retry)

    @property
    def is_on(self) -> bool:
        """Whether something waits to be written."""
        return self._write is not None

    def begin(self, write: Callable[[], object], problem: WriteFailed) -> None:
        """Keep what the disk refused, and try again from time to time."""
        self._write, self.why = write, str(problem)
        self._timer.start()
        self.begun.emit(self.why)

    def retry(self) -> bool:
        """Try once more; whether all is written."""
        if self._write is None:
            return True
        try:
            self._write()
        except WriteFailed as problem:
            self.why = str(problem)
            return False
        self.stop()
        self.over.emit()
        return True

    def stop(self) -> None:
        """Give up, or be done."""
        self._timer.stop()
        self._write, self.why = None, ""
