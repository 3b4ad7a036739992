"""The feed of a page: has the data folder read again and again, in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.presenters.worker import Worker


@dataclass(frozen=True, slots=True)
class Pace:
    """The pauses before looking again."""

    every_ms: int
    rest: int = 0  #: times as long as the last look took, so that a core is not kept busy
    soon_ms: int = 50  #: where something is known to have been written
    after_failure_ms: int = 2000


#: An answer is on screen within 0.6 s of being on disk.
LIVE = Pace(every_ms=300)
ANALYSES = Pace(every_ms=2000, rest=3)


class WorkerPoller(QObject):
    """A worker's findings in a data folder, one look at a time.

    Args:
        worker: Has a method `look`, which gives None if nothing has changed.
        query: What to look at first.
        parent: Whose feed it is.
        pace: How soon to look again.
        also: What else `look` takes, told again each time.

    Signals:
        changed: There is something new to show; carries what `look` found.
        reading: Journals are read for the first time; carries how many of how many.
        working: Something that was asked for is computed, or is no longer; carries which.
        failed: It could not be; carries why.
        recovered: It could again, after it had failed.
    """

    changed = Signal(object)
    reading = Signal(int, int)
    working = Signal(bool)
    failed = Signal(object)  # a text as Qt has it would no longer be translated
    recovered = Signal()

    def __init__(
        self,
        worker: Worker,
        query: StudyQuery,
        parent: QObject,
        pace: Pace | None = None,
        also: Callable[[], tuple[object, ...]] = tuple,
    ) -> None:
        super().__init__(parent)
        self.query = query
        self.worker, self._pace, self._also = worker, pace or ANALYSES, also
        self._job: Job | None = None
        self.is_on = self._is_closed = self._is_nudged = self._has_failed = False
        self._began_s = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)

    @property
    def is_looking(self) -> bool:
        """True if the worker is being asked."""
        return self._job is not None

    @property
    def is_due(self) -> bool:
        """True if it will look again by itself."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin to look, at once and then again and again."""
        if not self.is_on:
            self.is_on = True
            self.look()

    def stop(self) -> None:
        """Look no more until `start`."""
        self.is_on = False
        self._timer.stop()

    def close(self) -> None:
        """Look never again; returns at once, the process ends in the background."""
        self.stop()
        self._is_closed = True
        # At once, so that nothing more is asked; another thread waits for the end of the process.
        self.worker.stop()
        Job(self, self.worker.close, _nothing, _nothing)

    def choose(self, query: StudyQuery) -> None:
        """Look at something else from now on."""
        if query != self.query:
            self.query = query
            self.working.emit(True)
            if self.is_on and self._job is None:
                # With the timer, so that several choices within one event become one look.
                self._timer.start(0)

    def nudge(self) -> None:
        """Something was written this moment: look soon, not when it is due."""
        self._is_nudged = True
        soon_ms = self._pace.soon_ms
        # The remaining time of a timer that isn't active is -1 (QTimer::remainingTime).
        if self.is_on and self._job is None and self._timer.remainingTime() > soon_ms:
            self._timer.start(soon_ms)

    def look(self) -> None:
        """Look once, in the background; does nothing while the last look continues."""
        # One question at a time, as the worker answers one after another.
        if self._job is not None or self._is_closed:
            return
        self._is_nudged = False
        self._began_s = monotonic()
        # Taken in this thread: what the job reads later may belong to another choice.
        query, worker, also = self.query, self.worker, self._also()
        worker.start()
        self._job = Job.reporting(
            self,
            lambda report: worker.ask(report, "look", query, *also),
            lambda result: self._looked(query, result),
            self._stumbled,
        )
        self._job.progressed.connect(self.reading)

    def save_figure(self, query: object, *wanted: object) -> object:
        """Have a figure of what was chosen written; to be called in a job's thread.

        Args:
            query: What was chosen.
            wanted: The figure's name, the file, and how it looks there.

        Raises:
            OSError: It cannot be.
        """
        return self.worker.ask(lambda *_: None, "save_figure", query, *wanted)

    def _looked(self, query: object, result: object) -> None:
        self._job = None
        if self._has_failed:
            self._has_failed = False
            self.recovered.emit()
        # Also while no one looks: the worker tells what it found only once.
        if result is not None and not self._is_closed and query == self.query:
            self.changed.emit(result)
        # The choice changed while the worker answered, so this answer is no longer asked for.
        if query != self.query:
            self._again(0)
            return
        self.working.emit(False)
        took_ms = round(1000 * (monotonic() - self._began_s))
        # After long looks the worker rests longer, or it would take a core for itself.
        every_ms = max(self._pace.every_ms, self._pace.rest * took_ms)
        self._again(self._pace.soon_ms if self._is_nudged else every_ms)

    def _stumbled(self, problem: Exception) -> None:
        self._job = None
        if self.is_on:
            self.working.emit(False)
            is_end = isinstance(problem, EOFError) or not str(problem)
            why = tr("Desk", "the reader ended unexpectedly") if is_end else str(problem)
            self._has_failed = True
            self.failed.emit(why)
        # At the usual pace, a process that fails at once would be started several times per
        # second.
        self._again(self._pace.after_failure_ms)

    def _again(self, after_ms: int) -> None:
        if self.is_on:
            self._timer.start(after_ms)


def _nothing(_: object) -> None:
    """No one waits for the end of a process."""
