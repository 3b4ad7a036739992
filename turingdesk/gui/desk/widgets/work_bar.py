"""A bar that does work in the background, shows how far it is, and lets it be canceled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar

from turingdesk.gui.jobs import Job

Report = Callable[[int, int], None]  #: told how much is done, of how much


class WorkBar(QProgressBar):
    """One piece of work at a time; hidden while there is none.

    `run` starts a job. When it ends, the bar is first idle again, then `done` or `failed` is
    called, so that either may start other work. A work that was canceled fails with Cancelled.

    Args:
        name: Of the bar, for screen readers.

    Signals:
        busy: Work began (True) or ended (False).
        reported: How much is done and how much there is in all; 0 where no one knows.
    """

    busy = Signal(bool)
    reported = Signal(int, int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._job: Job | None = None
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """True if work is under way."""
        return self._job is not None

    def run(
        self,
        work: Callable[[Report], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Do work on another thread; does nothing while other work is under way.

        Args:
            work: Called with `report`, which raises Cancelled once the work was canceled.
            done: Called with what `work` returned.
            failed: Called with what `work` raised.
        """
        # One at a time, since the bar shows one, and a second press means the same.
        if self._job is not None:
            return

        def ended(then: Callable[[Any], None], outcome: Any) -> None:
            self._job = None
            self.hide()
            self.busy.emit(False)
            then(outcome)

        self.show_start()
        self._job = Job.reporting(
            self, work, lambda value: ended(done, value), lambda problem: ended(failed, problem)
        )
        self._job.progressed.connect(self.show_progress)
        self.busy.emit(True)

    def cancel(self) -> None:
        """Let the work end where it next reports."""
        if self._job is not None:
            self._job.cancel()

    def show_start(self) -> None:
        """Show that work began, of which no one knows yet how much there is."""
        # Without a range, Qt lets the bar run to and fro (QProgressBar).
        self.setRange(0, 0)
        self.show()

    def show_progress(self, part: int, total: int) -> None:
        """Show how far work is: that of `run`, or of a process that reports elsewhere."""
        self.setRange(0, total)
        self.setValue(part)
        self.show()
        self.reported.emit(part, total)
