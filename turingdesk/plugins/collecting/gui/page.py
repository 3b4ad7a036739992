"""The Collection page: what was collected, what is missing, agents that answer, and the study."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget

from turingdesk.gui.desk.packages.reader import LoadedStudy
from turingdesk.gui.desk.page import DeskPage, PageBody
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import at_home, button, label, unreadable
from turingdesk.gui.desk.widgets.empty_page import EmptyPage
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.jobs import Cancelled, Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop
from turingdesk.plugins.collecting.collection_view import (
    CollectionView,
    answers_needed,
    collection_view,
    collects,
)
from turingdesk.plugins.collecting.gui.agent_dialog import AgentAtWork
from turingdesk.plugins.collecting.gui.build_dialog import BuildDialog
from turingdesk.plugins.collecting.gui.cards import CollectionCards
from turingdesk.presenters.agent_runs import agents_for
from turingdesk.study.package import Package

ABOUT = (
    tr_noop(
        "Desk",
        "A collection is a study that asks people for answers, such as descriptions of pictures "
        "or associations. Machines in the lab can answer the same prompts.",
    ),
    tr_noop(
        "Desk",
        "This page shows what was collected and what is still missing. It can build a "
        "study from the answers, in which participants judge who made them.",
    ),
)


class CollectionPage(DeskPage):
    """The answers to the collection in hand; read when the page opens, and when they change."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state, tr("Desk", "Collection"))
        self.shown = CollectionView()
        self._package: Package | None = None  #: the collection in hand
        self._more: tuple[Path, ...] = ()  #: data folders besides that of the desk
        self._looked = ""  #: at which collection, as far as it is written down
        self._job: Job | None = None
        self.at_work = AgentAtWork(state, self)
        self.at_work.judged.connect(lambda _: self._look())
        self.agent = button(tr("Desk", "Run an agent…"), self.at_work.ask)
        self.build = button(tr("Desk", "Build a study…"), self.ask, "primary")
        self.buttons.addWidget(self.agent)
        self.buttons.addWidget(self.build)
        self.folders = label("", "soft", wrap=True)
        self.add = button(tr("Desk", "Add a data folder…"), self._ask_folder, "quiet-small")
        self.simulated = WrappingCheckBox(tr("Desk", "Simulated sessions instead of real ones"))
        self.simulated.toggled.connect(lambda _: self._look())
        self.reading = QProgressBar()
        self.reading.setTextVisible(False)
        self.reading.setAccessibleName(tr("Desk", "Progress of reading"))
        self.reading.hide()
        self.cards = CollectionCards()
        self.body = PageBody(self.cards, tr("Desk", "Collection"))
        self.empty = EmptyPage(
            [tr("Desk", text) for text in ABOUT],
            tr("Desk", "Go to Studies"),
            lambda: state.page_wanted.emit("studies"),
        )
        self._lay_out()
        self._show_study()
        state.reader.read.connect(self._take_study)
        state.data_changed.connect(self._move)

    @property
    def is_busy(self) -> bool:
        """True while the page counts answers in the background."""
        return self._job is not None

    def opened(self) -> None:
        self._show_study()
        self._look()

    def left(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def close_page(self) -> None:
        self.at_work.end()
        super().close_page()

    def ask(self) -> None:
        """Open the dialog that builds a study."""
        studied = self.state.reader.studied
        if self._package is None or studied is None or not self.state.permits("page editor"):
            return
        dialog = BuildDialog(
            self.state,
            self._package,
            studied.path,
            self._all_folders(),
            simulated=self.simulated.isChecked(),
        )
        dialog.accepted.connect(lambda: self._open(dialog.built))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open(self, built: Path | None) -> None:
        if built is not None:
            self.state.page_wanted.emit("studies")
            self.state.open_study(built)

    def _lay_out(self) -> None:
        self.choosers = QWidget()
        row = WrappingRow(self.choosers, SIZES.gap)
        for chooser in (self.folders, self.add, self.simulated):
            row.addWidget(chooser)
        self.column.addWidget(self.choosers)
        self.column.addWidget(self.reading)
        self.column.addWidget(self.at_work.strip)
        self.column.addWidget(self.body, 1)
        self.column.addWidget(self.empty, 1)

    def _all_folders(self) -> tuple[Path, ...]:
        return (self.state.data, *self._more)

    def _take_study(self, _: LoadedStudy) -> None:
        self._show_study()
        if self.isVisible():
            self._look()

    def _move(self) -> None:
        self._more = ()
        if self.isVisible():
            self._look()

    def _ask_folder(self) -> None:
        title = tr("Desk", "Add a data folder")
        folder = QFileDialog.getExistingDirectory(self, title, str(self.state.data.parent))
        if folder and Path(folder) not in self._all_folders():
            self._more += (Path(folder),)
            self._look()

    def _show_study(self) -> None:
        """Turn to the study in hand, if it is a collection."""
        studied = self.state.reader.studied
        package = studied.package if studied is not None else None
        nothing = tr("Desk", "Open a collection first")
        if package is not None and not collects(package):
            nothing = tr("Desk", "“{title}” doesn't collect answers")
            nothing = nothing.format(title=package.study.title)
            package = None
        is_new = package is None or self._package is None or package.study != self._package.study
        self._package = self.at_work.package = package
        if studied is not None:
            self.at_work.study = studied.path
        self.empty.title.setText(nothing)
        for widget in (self.choosers, self.body, self.agent, self.build):
            widget.setVisible(package is not None)
        self.empty.setVisible(package is None)
        self.note.setText(package.study.title if package is not None else "")
        if package is not None and is_new:
            self.cards.needed.human.setValue(answers_needed(package))
            self._show(CollectionView())
            self.agent.setEnabled(bool(agents_for(package.study)))
            tip = tr("Desk", "No agent answers the tasks of this collection.")
            self.agent.setToolTip("" if self.agent.isEnabled() else tip)

    def _look(self) -> None:
        """Read the answers, in the background; a reading that continues is given up."""
        if self._job is not None:
            self._job.cancel()
        package, folders = self._package, self._all_folders()
        if package is None:
            return
        self.folders.setText(
            tr("Desk", "From {folders}").format(folders=program().items(map(at_home, folders)))
        )
        self._write_down(package.study.id)
        simulated = self.simulated.isChecked()
        # Qt shows a bar without a range as busy, until the number of journals is known.
        self.reading.setRange(0, 0)
        self.reading.setVisible(not self.shown.read)
        job = Job.reporting(
            self,
            lambda report: collection_view(package, folders, simulated=simulated, progress=report),
            lambda view: self._shown(job, view),
            lambda problem: self._failed(job, problem),
        )
        self._job = job
        job.progressed.connect(self._show_progress)

    def _write_down(self, study: str) -> None:
        if self._looked != study:
            self._looked = study
            self.state.audit("viewed collected answers", study=study)

    def _show_progress(self, done: int, total: int) -> None:
        self.reading.setRange(0, total)
        self.reading.setValue(done)

    def _shown(self, job: Job, view: CollectionView) -> None:
        # A reading that was given up can end after the next one has begun.
        if job is self._job:
            self._job = None
            self.reading.hide()
            self._show(view)

    def _failed(self, job: Job, problem: Exception) -> None:
        if job is self._job:
            self._job = None
            self.reading.hide()
            if not isinstance(problem, Cancelled):
                self.state.notify(unreadable(self.state.data, problem), wrong=True)

    def _show(self, view: CollectionView) -> None:
        self.shown = view
        self.build.setEnabled(view.used > 0)
        self.cards.show_view(view)


PAGE = CollectionPage
