"""The Sessions page: every session of the data folder, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from turingdesk.core.errors import Problem
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.sessions.columns import COLUMNS, told
from turingdesk.gui.desk.sessions.problems import ProblemsDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import ask
from turingdesk.gui.desk.table import Rows, Table, framed
from turingdesk.gui.desk.words import at_home, button, counted, label
from turingdesk.gui.jobs import Job
from turingdesk.store.data_folder import DataFolder
from turingdesk.store.session_summary import SessionSummary, State

EVERY_MS = 2000
EMPTY = "No sessions yet. Start one from Studies; it shows here as soon as it has begun."


class SessionsPage(DeskPage):
    """A table that follows the data folder while it is on screen."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, "Sessions")
        self._folders = _folders(state.data)
        self._reading = False
        self.resume = button("Resume\u2026", self.resume_session)
        self.check = button("Check journals", self.check_journals)
        self.open_folder = button("Open data folder", self._open_folder)
        for made in (self.resume, self.check, self.open_folder):
            self.buttons.addWidget(made)
        self.table = Table(Rows(COLUMNS, key=lambda s: s.path), sortable=True, name="Sessions")
        self.table.sort_by("Started", Qt.SortOrder.DescendingOrder)
        self.table.selectionModel().selectionChanged.connect(self._chosen)
        self.card = framed(self.table, self)
        self.empty = label(EMPTY, "soft", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.about = label("", "soft", wrap=True)
        self.column.addWidget(self.card, 1)
        self.column.addWidget(self.empty, 1)
        self.column.addWidget(self.about)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.read)
        state.data_changed.connect(self._move)
        self._fill([])

    def opened(self) -> None:
        self._timer.start()
        self.read()

    def left(self) -> None:
        self._timer.stop()

    def read(self) -> None:
        """Look at the data folder, in the background."""
        if self._reading:
            return
        self._reading = True
        folders = self._folders
        Job(
            self,
            lambda: [session for folder in folders for session in folder.sessions()],
            self._fill,
            self._failed,
        )

    def resume_session(self) -> None:
        """Ask for the participant of the session that is chosen, who may go on."""
        session = self.table.chosen()
        if session is None:
            return
        studied = self.state.reader.studied
        if studied is None or studied.package is None or studied.package.study.id != session.study:
            title = session.opened.get("study_title") or session.study
            self.state.tell(f"Open the study \u201c{title}\u201d first, then resume its session.")
            self.state.page_wanted.emit("studies")
            return
        ask(self.state, studied.package, code=session.participant, pilot=session.pilot)

    def check_journals(self) -> None:
        """Read every journal whole and tell what is not as it was written."""
        self.check.setEnabled(False)
        folder = DataFolder(self.state.data)
        Job(self, folder.verify, self._checked, self._failed)

    def _checked(self, problems: list[Problem]) -> None:
        self.check.setEnabled(True)
        if problems:
            dialog = ProblemsDialog(problems, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
            return
        journals = counted(len(self.table.rows.things), "journal")
        self.state.tell(f"Checked {journals}: every line is as it was written.")

    def _fill(self, sessions: list[SessionSummary]) -> None:
        self._reading = False
        self.table.fill(sessions)
        self.card.setVisible(bool(sessions))
        self.empty.setVisible(not sessions)
        running = sum(session.state is State.RUNNING for session in sessions)
        more = f", {running} running" if running else ""
        self.note.setText(
            f"{counted(len(sessions), 'session')}{more} in {at_home(self.state.data)}"
        )
        self._chosen()

    def _chosen(self) -> None:
        session = self.table.chosen()
        self.about.setText(told(session) if session else "")
        self.about.setVisible(session is not None)
        self.resume.setEnabled(session is not None and session.state is State.CUT_OFF)

    def _failed(self, problem: Exception) -> None:
        self._reading = False
        self.check.setEnabled(True)
        self.state.tell(f"The data folder could not be read: {problem}", wrong=True)

    def _move(self) -> None:
        self._folders = _folders(self.state.data)
        self._fill([])

    def _open_folder(self) -> None:
        self.state.data.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.state.data)))


def _folders(data: Path) -> tuple[DataFolder, DataFolder]:
    """People and simulated judges lie in one folder, pilots in another."""
    folder = DataFolder(data)
    return folder, folder.pilots


PAGE = SessionsPage
