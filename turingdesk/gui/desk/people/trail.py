"""The trail: what is done at this desk goes to the record, in order, in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject

from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, translate_message
from turingdesk.journal.audit import write

MOST = 10_000  #: entries that wait for a data folder that is not there


@dataclass(frozen=True, slots=True)
class Done:
    """One thing that was done."""

    data: Path
    what: str
    who: str
    told: Mapping[str, Any]
    at: str  #: UTC, ISO 8601


class Trail(QObject):
    """Writes one after another; a disk or share that is slow never holds up the window.

    What is done before the data folder is there waits for it, because a folder made
    here could hide a share that is away. A failure is told once and stops nothing.

    Args:
        parent: Its owner.
        trouble: Told what went wrong, once until a line is written again.
    """

    def __init__(self, parent: QObject, trouble: Callable[[str], object]) -> None:
        super().__init__(parent)
        self._trouble = trouble
        self._is_told = False
        self._waiting: deque[Done] = deque(maxlen=MOST)
        self._lock = Lock()

    def add(self, done: Done) -> None:
        """Write down what was done."""
        self._waiting.append(done)
        Job(self, self._drain, self._written, self._failed)

    def _drain(self) -> int:
        """Write what waits, as far as its folder is there; how many lines that were."""
        written = 0
        with self._lock:
            held: list[Done] = []
            try:
                while self._waiting:
                    done = self._waiting[0]
                    if done.data.is_dir():
                        write(done.data, done.what, done.who, done.told, done.at)
                        written += 1
                    else:
                        held.append(done)
                    self._waiting.popleft()
            finally:
                self._waiting.extendleft(reversed(held))
        return written

    def _written(self, lines: int) -> None:
        self._is_told = self._is_told and not lines

    def _failed(self, problem: Exception) -> None:
        if not self._is_told:
            self._is_told = True
            text = tr(
                "Desk",
                "The record of what is done at this desk could not be written: {why} "
                "Work goes on; what was done is written down as soon as the disk takes it.",
            )
            self._trouble(text.format(why=translate_message(str(problem))))
