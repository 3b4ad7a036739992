"""The feed: has the data folder looked at again and again, and hands on what came of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.gui.desk.live.snapshot import Choice, Snapshot
from turingdesk.gui.desk.live.worker import Worker
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr
from turingdesk.study.unsealing import NO_KEYS, Keys

#: Between two looks: an answer is on screen within 0.6 s of being on disk, in large folders too.
EVERY_MS = 300
SOON_MS = 50  #: where a booth is known to have written
AFTER_FAILURE_MS = 2000


class LiveFeed(QObject):
    """Snapshots of a data folder, one look at a time.

    Signals:
        changed: There is something new to show; carries a Snapshot.
        reading: Journals are read for the first time; carries how many of how many.
        failed: The folder could not be read; carries why.
    """

    changed = Signal(object)
    reading = Signal(int, int)
    failed = Signal(str)

    def __init__(
        self,
        data: Path,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        keys: Keys = NO_KEYS,
    ) -> None:
        super().__init__(parent)
        self.choice = Choice()
        self._worker = Worker(data, keys)
        self._now = now
        self._job: Job | None = None
        self._on = self._is_closed = False
        self._is_nudged = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        """Begin to look, at once and then again and again."""
        if not self._on:
            self._on = True
            self.look()

    def stop(self) -> None:
        """Look no more until `start`."""
        self._on = False
        self._timer.stop()

    def close(self) -> None:
        """Look never again."""
        self.stop()
        self._is_closed = True
        self._worker.close()

    def choose(self, choice: Choice) -> None:
        """Look at something else from now on."""
        self.choice = choice
        if self._on and self._job is None:
            self._timer.start(0)

    def nudge(self) -> None:
        """Something was written this moment: look soon, not when it is due."""
        self._is_nudged = True
        if self._on and self._job is None and self._timer.remainingTime() > SOON_MS:
            self._timer.start(SOON_MS)

    def look(self) -> None:
        """Look once, in the background; does nothing while the last look goes on."""
        if self._job is not None:
            return
        self._is_nudged = False
        self._worker.start()
        choice, worker, now = self.choice, self._worker, self._now().isoformat()
        self._job = Job.reporting(
            self, lambda report: worker.ask(choice, now, report), self._looked, self._stumbled
        )
        self._job.progressed.connect(self.reading)

    def _looked(self, snapshot: Snapshot | None) -> None:
        self._job = None
        # Also while nobody looks: the worker tells what it found only once.
        if snapshot is not None and not self._is_closed:
            self.changed.emit(snapshot)
        self._again(SOON_MS if self._is_nudged else EVERY_MS)

    def _stumbled(self, problem: Exception) -> None:
        self._job = None
        if self._on:
            self.failed.emit(str(problem) or tr("Desk", "the reader ended unexpectedly"))
        self._again(AFTER_FAILURE_MS)

    def _again(self, after_ms: int) -> None:
        if self._on:
            self._timer.start(after_ms)
