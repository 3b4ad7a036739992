"""Checks the unsaved state in the background, once the changes rest for a moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from turingdesk.core.errors import Problem
from turingdesk.gui.gc_guard import collection_paused
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, translate_problem

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, DraftSnapshot

REST_MS = 400


class Checker(QObject):
    """One draft at a time; what an older state had is never shown for a newer one.

    Signals:
        checked: Carries the problems of the newest state, errors and warnings.
        timed: Carries how long each part of a session takes, in seconds; empty where an error
            keeps the study from being read.
    """

    checked = Signal(object)
    timed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._is_busy = False
        self._is_due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self.check)

    @property
    def is_idle(self) -> bool:
        """Whether the problems that were told last are those of the newest state."""
        return not (self._is_busy or self._is_due or self._timer.isActive())

    def watch(self, draft: Draft | None) -> None:
        """Check another draft from now on; None for none."""
        self._draft = draft
        self._is_due = False
        self._timer.stop()
        if draft is not None:
            self.check()

    def changed(self) -> None:
        """Something was changed: check once the changes rest."""
        self._timer.start()

    def check(self) -> None:
        """Check at once."""
        self._timer.stop()
        draft = self._draft
        if draft is None:
            return
        if self._is_busy:
            self._is_due = True
            return
        self._is_busy, self._is_due = True, False
        snapshot = draft.snapshot()
        Job(
            self,
            lambda: _found(snapshot),
            lambda found: self._take(draft, *found),
            lambda problem: self._take(draft, (_failure(problem),), {}),
        )

    def _take(
        self, draft: Draft, problems: tuple[Problem, ...], durations: Mapping[str, float]
    ) -> None:
        self._is_busy = False
        if draft is not self._draft:
            self.check()
            return
        if self._is_due:
            self.check()
        if not (self._is_busy or self._timer.isActive()):
            self.timed.emit(durations)
            self.checked.emit(problems)


def _found(snapshot: DraftSnapshot) -> tuple[tuple[Problem, ...], Mapping[str, float]]:
    """The problems and the time of each part, found without looking for cyclic garbage meanwhile.

    That search holds Python's lock for a tenth of a second where a study has 10,000 answers,
    and the table would stutter.
    """
    from turingdesk.study.duration import session_s

    with collection_paused():
        found = snapshot.check()
        durations = session_s(found.package) if found.package is not None else {}
        return found.problems, durations


def _failure(problem: Exception) -> Problem:
    what = tr("Desk", "The study could not be checked: {why}")
    return Problem(
        what.format(why=translate_problem(problem)),
        tr("Desk", ("Save the study and open it again.")),
    )
