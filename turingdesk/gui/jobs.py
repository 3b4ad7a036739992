"""Background jobs: the one module that knows about threads, and commands in their own process.

Python deletes a window where its last reference goes, possibly on another thread, or while
one of the window's own children is being deleted; Qt crashes at either. So what a job was given,
which may be all that contains a window, is kept by the dispatcher from its start to its delivery,
and let go by the windows' thread, when no job is being deleted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from itertools import count
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QThreadPool, Signal, Slot

from turingdesk.core.message import LINES

_FINISH_MS = 5000


class Cancelled(Exception):
    """The work was asked to stop, and it did."""


class _WorkItem:
    """A job's work, the receiver of its outcome, and the outcome."""

    def __init__(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self.job: Job | None = None  #: until its owner is gone
        self._work, self._done, self._failed = work, done, failed
        self._result: Any = None
        self._error: Exception | None = None

    def run(self) -> None:
        """Do the work, on another thread."""
        try:
            self._result = self._work()
        except Exception as problem:  # noqa: BLE001 - every failure is shown to the user
            self._error = problem
        except BaseException as problem:  # noqa: BLE001 - a library that ends its thread
            self._error = RuntimeError(f"{type(problem).__name__}: {problem}")

    def deliver(self) -> None:
        """Hand the outcome over, in the windows' thread, where anyone waits for it."""
        result, error, job = self._result, self._error, self.job
        # Here and not in the other thread, where Python could delete what only this one may.
        self._result = self._error = self.job = None  # an error knows its work item: a cycle
        if job is None:
            return
        # Later, since progress that another thread reported may still be on its way to it.
        job.deleteLater()
        if error is None:
            self._done(result)
        else:
            self._failed(error)


class _Dispatcher(QObject):
    """Brings news from other threads to the windows' thread.

    It lives as long as the program: a thread that reports while its job is being deleted
    would crash Qt if it spoke through the job itself.
    """

    over = Signal(int)
    reached = Signal(int, int, int)

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[int, _WorkItem] = {}  #: those that are not delivered
        self._numbers = count(1)
        # Methods of a QObject: what another thread emits is queued for this object's thread. A
        # plain function would run on the other one (Qt::AutoConnection).
        self.over.connect(self._deliver)
        self.reached.connect(self._tell)

    def start(self, item: _WorkItem, job: Job, priority: int) -> int:
        """Keep a work item until it is delivered, though its job may be gone before."""
        number, items = next(self._numbers), self._items
        # Before the pool starts it, or the outcome could come before anyone knows the job.
        items[number], item.job = item, job

        def forget() -> None:
            if number in items:
                items[number].job = None

        # Not a method of the job: `destroyed` comes when Python's part of it may be gone.
        job.destroyed.connect(forget)
        # With the number alone, so that the pool keeps nothing that belongs to a window.
        QThreadPool.globalInstance().start(partial(self._run, number), priority)
        return number

    def _run(self, number: int) -> None:
        self._items[number].run()  # in no name of this frame: it outlives the delivery
        with suppress(RuntimeError):  # Qt's word for: the program is at its end
            self.over.emit(number)

    @Slot(int)
    def _deliver(self, number: int) -> None:
        self._items.pop(number).deliver()

    @Slot(int, int, int)
    def _tell(self, number: int, part: int, total: int) -> None:
        item = self._items.get(number)
        if item is not None and item.job is not None:
            item.job.progressed.emit(part, total)


@cache
def _dispatcher() -> _Dispatcher:
    return _Dispatcher()


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
        self._stop = Event()
        self._number = _dispatcher().start(_WorkItem(work, done, failed), self, priority)

    @classmethod
    def reporting(
        cls,
        owner: QObject,
        work: Callable[[Callable[[int, int], None]], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> Job:
        """A job that reports its progress and can be canceled.

        Args:
            owner: The job ends with it.
            work: Called with `report(done, total)`, which raises Cancelled once `cancel` was
                called, so that the work ends where it next reports.
            done: Called with what `work` returned.
            failed: Called with what `work` raised; a Cancelled where it was canceled.
        """
        begun: list[tuple[Event, int]] = []
        ready, dispatcher = Event(), _dispatcher()

        def report(part: int, total: int) -> None:
            # The work may report before the constructor of the job has returned.
            ready.wait()
            stop, number = begun[0]
            if stop.is_set():
                raise Cancelled
            # The dispatcher goes with the application, which can end while work reports.
            with suppress(RuntimeError):
                dispatcher.reached.emit(number, part, total)

        job = cls(owner, lambda: work(report), done, failed)
        begun.append((job._stop, job._number))
        ready.set()
        return job

    def cancel(self) -> None:
        """Let the work end where it next reports."""
        self._stop.set()


def start_command(process: QProcess, *arguments: str) -> None:
    """Start a command of this program, which reports progress and problems as lines of JSON."""
    environment = QProcessEnvironment.systemEnvironment()
    # So that the command knows the desk reads along, and tells JSON instead of a bar.
    environment.insert(LINES, "1")
    process.setProcessEnvironment(environment)
    # The binary is the program itself and takes no -m.
    module = [] if getattr(sys, "frozen", False) else ["-m", "turingdesk"]
    process.start(sys.executable, [*module, *arguments])


def finish(process: QProcess) -> None:
    """Wait until a process that was told to end is gone; one that takes too long is killed."""
    if not process.waitForFinished(_FINISH_MS):
        # A process that is deleted while it runs makes Qt warn, and kill it without a word.
        process.kill()
        process.waitForFinished(_FINISH_MS)
    process.deleteLater()
