"""The feed of pages with analyses: has what was chosen computed again when data grow."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.gui.desk.analysis.analysed import Choice
from turingdesk.gui.desk.analysis.worker import Worker
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr
from turingdesk.study.unsealing import NO_KEYS, Keys

if TYPE_CHECKING:
    from turingdesk.gui.desk.machine_judges.seen import Sight

EVERY_MS = 2000
REST = 3  #: times as long as the last look took, so that a large study does not keep a core busy


class Feed(QObject):
    """One analysis of a data folder, or several together, again and again.

    Args:
        data: The folder.
        parent: Whose feed it is.
        keys: To the seals that were opened.
        choice: With what to begin; by default the usual analysis.

    Signals:
        changed: There is something new to show; carries what `Analyst.look` found.
        working: Something is computed, or is no longer; carries which.
        failed: It could not be; carries why.
    """

    changed = Signal(object)
    working = Signal(bool)
    failed = Signal(str)

    def __init__(
        self,
        data: Path,
        parent: QObject,
        keys: Keys = NO_KEYS,
        choice: Choice | Sight | None = None,
    ) -> None:
        super().__init__(parent)
        self.choice = choice or Choice()
        self._worker = Worker(data, keys)
        self._job: Job | None = None
        self._on = self._is_closed = False
        self._began_s = 0.0
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
        """Look never again; returns at once, the process ends in the background."""
        self.stop()
        self._is_closed = True
        self._worker.stop()
        Job(self, self._worker.close, _nothing, _nothing)

    def choose(self, choice: Choice | Sight) -> None:
        """Look at something else from now on."""
        if choice != self.choice:
            self.choice = choice
            self.working.emit(True)
            if self._on and self._job is None:
                self._timer.start(0)

    def look(self) -> None:
        """Look once, in the background; does nothing while the last look goes on."""
        if self._job is not None:
            return
        self._began_s = monotonic()
        choice, worker = self.choice, self._worker
        self._job = Job(
            self,
            lambda: worker.ask(lambda *_: None, "look", choice),
            lambda found: self._looked(choice, found),
            self._stumbled,
        )

    def save_figure(self, choice: Choice | Sight, name: str, path: Path) -> object:
        """Have a figure of what was chosen written; to be called in a job's thread.

        Raises:
            OSError: It cannot be.
        """
        return self._worker.ask(lambda *_: None, "save_figure", choice, name, path)

    def _looked(self, choice: Choice | Sight, found: object) -> None:
        self._job = None
        # Also while nobody looks: the analyst tells it once only.
        if found is not None and not self._is_closed and choice == self.choice:
            self.changed.emit(found)
        if choice == self.choice:
            self.working.emit(False)
            took_ms = round(1000 * (monotonic() - self._began_s))
            self._again(max(EVERY_MS, REST * took_ms))
        else:
            self._again(0)

    def _stumbled(self, problem: Exception) -> None:
        self._job = None
        if self._on:
            self.working.emit(False)
            self.failed.emit(str(problem) or tr("Desk", "the reader ended unexpectedly"))
        self._again(EVERY_MS)

    def _again(self, after_ms: int) -> None:
        if self._on:
            self._timer.start(after_ms)


def _nothing(_: object) -> None:
    """Nobody waits for the end of a process."""
