"""Background jobs: the one module that knows about threads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot


class Cancelled(Exception):
    """The work was told to stop and did."""


class _Postman(QObject):
    """Brings news from other threads to the windows' thread.

    It lives as long as the program: a thread that reports while its job is being deleted
    would crash Qt if it spoke through the job itself.
    """

    over = Signal(int, object, object)
    reached = Signal(int, int, int)

    def __init__(self) -> None:
        super().__init__()
        self.jobs: dict[int, Job] = {}  #: those whose owners are there
        self._numbers = count(1)
        self.over.connect(self._deliver)
        self.reached.connect(self._tell)

    def number(self, job: Job) -> int:
        """Take a job in until it is delivered, or its owner is gone."""
        number, jobs = next(self._numbers), self.jobs
        jobs[number] = job
        job.destroyed.connect(lambda *_: jobs.pop(number, None))
        return number

    @Slot(int, object, object)
    def _deliver(self, number: int, result: Any, error: Exception | None) -> None:
        job = self.jobs.pop(number, None)
        if job is not None:
            job.deliver(result, error)

    @Slot(int, int, int)
    def _tell(self, number: int, part: int, total: int) -> None:
        job = self.jobs.get(number)
        if job is not None:
            job.progressed.emit(part, total)


@cache
def _postman() -> _Postman:
    return _Postman()


class Job(QObject):
    """Work done on another thread, with its outcome handed back on this one.

    `work` must not touch a widget. `done` and `failed` may: they run in the
    thread that made the job. A job whose owner is gone is quietly forgotten.

    Signals:
        progressed: How much is done and how much there is in all; see `reporting`.
    """

    progressed = Signal(int, int)

    def __init__(
        self,
        owner: QObject,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        priority: int = 0,
    ) -> None:
        super().__init__(owner)
        self._work, self._done, self._failed = work, done, failed
        self._stop = Event()
        self._post = _postman()
        self._number = self._post.number(self)
        QThreadPool.globalInstance().start(self._run, priority)

    @classmethod
    def reporting(
        cls,
        owner: QObject,
        work: Callable[[Callable[[int, int], None]], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> Job:
        """A job that tells how far it is and can be cancelled.

        Args:
            owner: The job ends with it.
            work: Called with `report(done, total)`, which raises Cancelled once `cancel` was
                called, so that the work ends where it next reports.
            done: Called with what `work` returned.
            failed: Called with what `work` raised; a Cancelled where it was cancelled.
        """
        reached: list[Job] = []
        ready = Event()

        def told(part: int, total: int) -> None:
            ready.wait()
            reached[0]._report(part, total)

        job = cls(owner, lambda: work(told), done, failed)
        reached.append(job)
        ready.set()
        return job

    def cancel(self) -> None:
        """Let the work end where it next reports."""
        self._stop.set()

    def _report(self, part: int, total: int) -> None:
        if self._stop.is_set():
            raise Cancelled
        with suppress(RuntimeError):  # Qt's word for: the program is at its end
            self._post.reached.emit(self._number, part, total)

    def _run(self) -> None:
        result, error = None, None
        try:
            result = self._work()
        except Exception as problem:  # noqa: BLE001 - every failure is shown to the user
            error = problem
        with suppress(RuntimeError):
            self._post.over.emit(self._number, result, error)

    def deliver(self, result: Any, error: Exception | None) -> None:
        """Hand the outcome over, in the windows' thread."""
        self.deleteLater()
        if error is None:
            self._done(result)
        else:
            self._failed(error)
