"""Preview: the unsaved state in the real kiosk window, as a pilot that leaves nothing behind."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.packages.problem_list import problem_in_words
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.jobs import Job
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.gui.translation import tr, tr_noop, translate_problem
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft, DraftSnapshot

CODE = "preview"
WHERE = tr_noop(
    "Desk",
    (
        "Preview answers are stored in a temporary folder, which is deleted when the preview "
        "ends. Nothing is counted."
    ),
)


class Preview(QObject):
    """At most one at a time.

    Signals:
        began: The kiosk window is on screen.
        over: The preview ended and its answers are gone.
    """

    began = Signal()
    over = Signal()

    def __init__(self, parent: QObject, state: DeskState) -> None:
        super().__init__(parent)
        self._state = state
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.kiosk: KioskWindow | None = None

    def run(self, draft: Draft) -> None:
        """Show a draft as it is now; if it cannot run, its problems are shown."""
        if self.kiosk is not None:
            self.kiosk.activateWindow()
            return
        self._state.run.clear()
        if self._state.run.is_on:
            self._state.notify(
                tr(
                    "Desk",
                    "A session is running on this computer. Preview the study after it ends.",
                ),
                wrong=True,
            )
            return
        if self._folder is not None:
            return  # on its way
        self._folder = tempfile.TemporaryDirectory(prefix="turingdesk-preview-")
        data = Path(self._folder.name)
        snapshot = draft.snapshot()
        Job(self, lambda: _begun(snapshot, data), self._seat, self._failed)

    def close(self) -> None:
        """End the preview, if there is one."""
        if self.kiosk is not None:
            self.kiosk.close()
        else:
            self._throw_away()

    def _seat(self, recorder: SessionRecorder) -> None:
        if self._folder is None:  # the desk was closed meanwhile
            # First, since Windows deletes no files that are open.
            recorder.abandon()
            # The session began after the folder was thrown away, and made it again.
            shutil.rmtree(recorder.path.parent.parent, ignore_errors=True)
            return
        self.kiosk = PreviewWindow(recorder, pilot=True)
        self.kiosk.setWindowTitle(tr("Desk", "Preview \u2013 nothing is saved"))
        self.kiosk.finished.connect(self._finish)
        self.kiosk.start(full_screen=False)
        study = recorder.session.identity.study
        self._state.audit("previewed a study", study=study)
        where = tr("Desk", "The preview runs in its own window. {where}")
        self._state.notify(where.format(where=tr("Desk", WHERE)))
        self.began.emit()

    def _finish(self) -> None:
        kiosk, self.kiosk = self.kiosk, None
        if kiosk is not None:
            answer_count = kiosk.recorder.given
            # Before the folder is thrown away, since Windows deletes no files that are open.
            kiosk.recorder.abandon()
            kiosk.close()
            kiosk.deleteLater()
            over = tr(
                "Desk", "The preview has ended. Its %n answer(s) were discarded.", "", answer_count
            )
            self._state.notify(over)
        self._throw_away()
        self.over.emit()

    def _failed(self, problem: Exception) -> None:
        self._throw_away()
        words = tr("Desk", "The study can't be shown yet. {why}").format(
            why=translate_problem(problem)
        )
        self._state.notify(words, wrong=True)

    def _throw_away(self) -> None:
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.cleanup()


class PreviewWindow(KioskWindow):
    """A kiosk that saves nothing."""

    is_preview = True


class CannotShow(TuringDeskError):
    """A preview is a real session, so the study must be free of errors."""


def _begun(snapshot: DraftSnapshot, data: Path) -> SessionRecorder:
    reading = snapshot.read()
    if reading.package is None:
        more = len(reading.errors) - 1
        words = tr("Desk", "Fix this first: {problem}")
        if more:
            words = tr("Desk", "Fix this first (and %n more): {problem}", "", more)
        raise CannotShow(words.format(problem=problem_in_words(reading.errors[0])))
    return SessionRecorder.begin(reading.package, data, SessionSetup(CODE, CODE, pilot=True))
