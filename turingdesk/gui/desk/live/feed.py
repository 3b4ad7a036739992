"""The feed: looks at the data folder twice a second, in the background."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.gui.desk.live.snapshot import Choice, Snapshot
from turingdesk.gui.desk.live.watch import Watch, utc_now
from turingdesk.gui.jobs import Cancelled, Job

#: Twice a second and a little more, so that an answer is on screen within 0.6 s of being on disk.
EVERY_MS = 400


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
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(parent)
        self.choice = Choice()
        self._watch = Watch(data, now)
        self._job: Job | None = None
        self._on = False
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
        if self._job is not None:
            self._job.cancel()

    def choose(self, choice: Choice) -> None:
        """Look at something else from now on."""
        self.choice = choice
        if self._on and self._job is None:
            self._timer.start(0)

    def look(self) -> None:
        """Look once, in the background; does nothing while the last look goes on."""
        if self._job is not None:
            return
        choice, watch = self.choice, self._watch
        self._job = Job.reporting(
            self, lambda report: watch.look(choice, report), self._looked, self._stumbled
        )
        self._job.progressed.connect(self.reading)

    def _looked(self, snapshot: Snapshot | None) -> None:
        self._job = None
        if snapshot is not None and self._on:
            self.changed.emit(snapshot)
        self._again()

    def _stumbled(self, problem: Exception) -> None:
        self._job = None
        if not isinstance(problem, Cancelled):
            self.failed.emit(str(problem))
        self._again()

    def _again(self) -> None:
        if self._on:
            self._timer.start(EVERY_MS)
