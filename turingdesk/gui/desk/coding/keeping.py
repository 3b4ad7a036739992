"""Writes codings one after another in the background; what a disk refuses waits its turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QObject

from turingdesk.gui.jobs import Job

Write = Callable[[], None]


class Keeping(QObject):
    """Keeps the order, so that the newest coding of a text is the last that is written.

    Args:
        owner: Whose writing it is.
        trouble: Told why something could not be written; it is tried again with the next.
    """

    def __init__(self, owner: QObject, trouble: Callable[[Exception], None]) -> None:
        super().__init__(owner)
        self._trouble = trouble
        self._waiting: deque[Write] = deque()
        self._lock = Lock()

    @property
    def waiting(self) -> int:
        """How many are not on the disk yet."""
        return len(self._waiting)

    def add(self, write: Write, then: Callable[[], None]) -> None:
        """Write in the background; `then` is called once nothing waits."""
        self._waiting.append(write)
        self.again(then)

    def again(self, then: Callable[[], None]) -> None:
        """Write what waits."""
        Job(self, self.drain, lambda _: then(), self._trouble)

    def drain(self) -> None:
        """Write what waits, on the thread that calls; raises what the disk said."""
        with self._lock:
            while self._waiting:
                self._waiting[0]()
                self._waiting.popleft()
