"""The Studies page: recent studies at the left, the one in hand at the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.folding_row import NO_LIMIT, FoldingRow
from turingdesk.gui.desk.page import EDGE, DeskPage
from turingdesk.gui.desk.registration.dialogs import AccountDialog, FreezeDialog
from turingdesk.gui.desk.seals.seal_dialog import ask_seal
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.preview import PreviewDialog
from turingdesk.gui.desk.studies.reader import Studied
from turingdesk.gui.desk.studies.recent import RecentStudies
from turingdesk.gui.desk.studies.start import ask
from turingdesk.gui.desk.studies.study_view import StudyView
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import grown, look
from turingdesk.gui.translation import tr

RECENT_WIDTHS = (216, 272)  #: lx, least and most; the study in hand has the rest
LEAST_RECENT = 72  #: lx, of their list, likewise
LEAST_VIEW = (320, 280)  #: lx, of the study in hand where letters are large


class StudiesPage(DeskPage):
    """Where the desk begins."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Studies"))
        self.note.setText(tr("Desk", "Open a study, look at its plan, start its sessions."))
        self.new = button(tr("Desk", "New study…"), self.begin_study)
        self.open_folder = button(tr("Desk", "Open folder…"), self._ask_folder)
        self.open_file = button(tr("Desk", "Open .tdz…"), self._ask_file)
        self.buttons.addWidget(self.new)
        self.buttons.addWidget(self.open_folder)
        self.buttons.addWidget(self.open_file)
        self.recent = RecentStudies()
        self.recent.chosen.connect(state.open_study)
        self.view = StudyView()
        self.view.session_wanted.connect(self.start_session)
        self.view.preview_wanted.connect(self.preview)
        self.view.edit_wanted.connect(self.edit)
        self.view.seal_wanted.connect(self.seal)
        self.view.freeze_wanted.connect(self.freeze)
        self.view.account_wanted.connect(self.account)
        card = self._recent_card = Card(tr("Desk", "Recent studies"))
        self.none_yet = label(
            tr("Desk", "None yet.", "no study was opened so far"), "soft", wrap=True
        )
        card.column.addWidget(self.none_yet)
        card.column.addWidget(self.recent, 1)
        self._row = FoldingRow()
        self._row.addWidget(card, 3)
        self._row.addWidget(self.view, 8)
        self.column.addLayout(self._row, 1)
        self._give_room()
        reader = state.reader
        reader.began.connect(lambda path: self.view.show_reading(path.name))
        reader.read.connect(self._show)
        reader.hashed.connect(self.view.allow)
        state.settings_changed.connect(self._list_recent)
        self._list_recent()
        if reader.studied is not None:
            self._show(reader.studied)

    def begin_study(self) -> None:
        """Ask how a new study begins, make it, and edit it."""
        from turingdesk.gui.desk.editor.new_study import NewStudyDialog

        if self.state.permits("page editor"):
            dialog = NewStudyDialog(self.state, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def start_session(self, pilot: bool = False) -> None:
        """Ask who sits down where, then put the session on the participant's screen."""
        studied = self.state.reader.studied
        if studied is None or studied.package is None:
            return
        ask(self.state, studied.package, pilot=pilot)

    def preview(self, block: str) -> None:
        """Show a block's stimuli as participants would see them."""
        studied = self.state.reader.studied
        if studied is not None and studied.package is not None:
            self.state.audit(
                "looked at stimuli and who made them", study=studied.package.study.id, block=block
            )
            dialog = PreviewDialog(studied.package, block, self)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def edit(self) -> None:
        """Change the study in hand."""
        studied = self.state.reader.studied
        if studied is not None:
            self.state.edit(studied.path)

    def freeze(self) -> None:
        """Record the study in hand as it is now."""
        studied = self.state.reader.studied
        if studied is None or studied.package is None or not studied.is_hashed:
            return
        if self.state.permits("freeze"):
            dialog = FreezeDialog(studied.package, self.state.who, self)
            self._open(dialog, "froze a study", studied)

    def account(self) -> None:
        """Say why a frozen study was changed."""
        studied = self.state.reader.studied
        if studied is not None and studied.unaccounted and self.state.permits("freeze"):
            dialog = AccountDialog(studied, self.state.who, self)
            self._open(dialog, "accounted for changes since the freeze", studied)

    def _open(self, dialog: QDialog, what: str, studied: Studied) -> None:
        """Open a dialog that changes the registration; afterwards the study is read again."""
        by, study = self.state.who, studied.package.study.id if studied.package else ""

        def done() -> None:
            self.state.audit(what, by, study=study)
            self.state.open_study(studied.path)

        dialog.accepted.connect(done)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def seal(self) -> None:
        """Make a package of the study in hand that hides who made what."""
        studied = self.state.reader.studied
        if studied is not None and studied.package is not None and self.state.permits("seal"):
            ask_seal(self.state, studied.package)

    def _give_room(self) -> None:
        """Beside each other, or each as wide as the page where large letters need it."""
        is_large = look().text_percent > 100
        least = (0, 0) if not is_large else map(grown, LEAST_VIEW)
        self.view.setMinimumSize(*least)
        self.recent.setMinimumHeight(grown(LEAST_RECENT) if is_large else 0)
        narrow, wide = map(grown, RECENT_WIDTHS)
        folds = self._row.folds(QWidget.width(self) - 2 * EDGE)
        self._recent_card.setMinimumWidth(narrow)
        self._recent_card.setMaximumWidth(NO_LIMIT if folds else wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._give_room()

    def _show(self, studied: Studied) -> None:
        self.view.show_study(studied)
        self._list_recent()

    def _list_recent(self) -> None:
        reader = self.state.reader
        self.none_yet.setVisible(not self.state.settings.recent)
        now = reader.studied.path if reader.studied else None
        self.recent.fill(self.state.settings.recent, self.state.titles, now)

    def _ask_folder(self) -> None:
        title = tr("Desk", "Open a study's folder")
        folder = QFileDialog.getExistingDirectory(self, title, self._near())
        if folder:
            self.state.open_study(Path(folder))

    def _ask_file(self) -> None:
        kind = f"{tr('Desk', 'Study packages')} (*.tdz)"
        title = tr("Desk", "Open a study package")
        file, _ = QFileDialog.getOpenFileName(self, title, self._near(), kind)
        if file:
            self.state.open_study(Path(file))

    def _near(self) -> str:
        recent = self.state.settings.recent
        return str(recent[0].parent if recent else Path.home())


PAGE = StudiesPage
