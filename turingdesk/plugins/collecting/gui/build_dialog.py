"""The dialog that builds a study of collected answers: what it takes, a preview, and where to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.task import COLLECT, TASKS
from turingdesk.editing.new_folder import free_folder, slug
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    at_home,
    button,
    button_row,
    dialog_column,
    label,
    say,
)
from turingdesk.gui.desk.widgets.labeled_field import stacked
from turingdesk.gui.desk.widgets.path_field import PathField, ask_folder, studies_folder
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.gui.desk.widgets.work_bar import WorkBar
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Cancelled
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.collecting.build import BuildReport, BuildRequest, build, build_settings
from turingdesk.study.package import Package, open_package

WIDTH = 720
TRAVELS = tr_noop(
    "Desk",
    "People appear in the study as p01, p02, and so on. Nothing else about them is included, "
    "except their answers to the questions that you choose here.",
)


class BuildDialog(QDialog):
    """Once a study is built, it is offered to be opened; then the dialog is accepted.

    Args:
        state: Of the desk.
        package: The collection.
        study: Where it is.
        folders: The data folders.
        simulated: Use the answers of simulated people instead of those of people.
    """

    def __init__(
        self,
        state: DeskState,
        package: Package,
        study: Path,
        folders: Sequence[Path],
        *,
        simulated: bool,
    ) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Build a study"))
        self.setProperty("help", "collection")
        self.setMinimumWidth(WIDTH)
        self._state, self._package, self._study = state, package, study
        self._folders, self._simulated = tuple(folders), simulated
        self._trial: TemporaryDirectory[str] | None = None  #: with the study that is previewed
        self.built: Path | None = None
        self._make_fields()
        self.objection = label("", "", wrap=True)
        self.progress = WorkBar(tr("Desk", "Progress of the study"))
        self.progress.busy.connect(self._set_busy)
        self.preview = button(tr("Desk", "Preview…"), self._preview)
        self.close_button = button(tr("Desk", "Cancel"), self.reject)
        self.write = button(tr("Desk", "Build"), self._build, "primary")
        self.write.setDefault(True)
        self.open_study = button(tr("Desk", "Open the study"), self.accept, "primary")
        self._lay_out()
        self._set_busy(False)
        self._say("")

    def wanted(self) -> BuildRequest:
        """The request that was entered."""
        return BuildRequest(simulated=self._simulated, **self.form.values())

    @property
    def is_busy(self) -> bool:
        """True if a study is being built."""
        return self.progress.is_busy

    def reject(self) -> None:
        if self.is_busy:
            self.progress.cancel()
        else:
            super().reject()

    def done(self, result: int) -> None:
        if self._trial is not None:
            self._trial.cleanup()
        super().done(result)

    def _make_fields(self) -> None:
        study = self._package.study
        new_id = f"{study.id}-judged"
        settings = build_settings(self._package)
        self.form = SettingsForm(settings, {"title": study.title, "id": new_id})
        self.folder = PathField(
            tr("Desk", "Folder of the study"), ask_folder(tr("Desk", "Folder of the study"))
        )
        self.folder.put(free_folder(studies_folder() / slug(new_id)))
        self.block = QComboBox()
        self.block.setAccessibleName(tr("Desk", "Block"))
        tasks = {
            study_block.task: study_block.title
            for study_block in study.blocks
            if TASKS[study_block.task].collects
        }
        for task, title in tasks.items():
            self.block.addItem(title, task.removeprefix(COLLECT))

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Build a study"))
        self._inside = QWidget()
        rows = QVBoxLayout(self._inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(SIZES.unit)
        rows.addWidget(self.form)
        rows.addWidget(label(tr("Desk", TRAVELS), "soft", wrap=True))
        rows.addLayout(stacked(tr("Desk", "Folder of the study"), self.folder))
        column.addWidget(self._inside)
        column.addWidget(self.progress)
        column.addWidget(self.objection)
        column.addStretch(1)
        last = (self.close_button, self.write, self.open_study)
        column.addLayout(button_row(*last, left=(self.preview, self.block)))
        self.block.setVisible(self.block.count() > 1)

    def _preview(self) -> None:
        """Build into a folder that is deleted with the dialog, and show its stimuli."""
        if self.built is not None:
            self._show_stimuli(self.built)
            return
        if self._trial is not None:
            self._trial.cleanup()
        self._trial = TemporaryDirectory()
        out = Path(self._trial.name) / "study"
        request = replace(self.wanted(), preview=True)
        self._run(out, request, lambda _: self._show_stimuli(out))

    def _build(self) -> None:
        """Write the package where it is to stay."""
        out = self.folder.path
        if out is None:
            self._say(tr("Desk", "Choose a folder."), "objection")
            return
        self._run(out.absolute(), self.wanted(), self._written)

    def _run(self, out: Path, request: BuildRequest, done: Callable[[BuildReport], None]) -> None:
        if self.is_busy:
            return
        study, folders = self._study, self._folders
        self._say("")
        self.progress.run(
            lambda report: build(study, folders, out, request, report, report), done, self._failed
        )

    def _written(self, report: BuildReport) -> None:
        self.built = report.out
        self._state.audit(
            "built a study", study=str(self.form.values()["id"]), folder=at_home(report.out)
        )
        self._inside.hide()
        self.write.hide()
        self.open_study.show()
        self.open_study.setDefault(True)
        self.open_study.setFocus()
        self.close_button.setText(tr("Desk", "Close"))
        self._say("\n".join(map(translate_message, report.sentences)))

    def _show_stimuli(self, out: Path) -> None:
        task = self.block.currentData()
        package = open_package(out)
        blocks = package.study.blocks
        block = next(
            (study_block for study_block in blocks if study_block.task == task), blocks[0]
        )
        self._state.audit("viewed stimuli and who made them", study=package.study.id)
        dialog = PreviewDialog(package, block.id, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _failed(self, problem: Exception) -> None:
        if isinstance(problem, Cancelled):
            self._say(tr("Desk", "Canceled. Nothing was written."), "soft")
        elif isinstance(problem, TuringDeskError | OSError):
            self._say(translate_problem(problem), "objection")
        else:
            show_error(problem, self)

    def _say(self, text: str, role: str = "") -> None:
        say(self.objection, text, role)
        grow(self)

    def _set_busy(self, busy: bool) -> None:
        self.open_study.setVisible(self.built is not None)
        for widget in (self._inside, self.preview, self.write, self.block):
            widget.setEnabled(not busy)
