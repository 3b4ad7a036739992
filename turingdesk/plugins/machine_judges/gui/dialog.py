"""The dialog that lets a machine judge: which study, which judge, and how."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
)

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import at_home, button, button_row, dialog_column, label
from turingdesk.gui.desk.widgets.labeled_field import side_by_side, stacked
from turingdesk.gui.desk.widgets.named_field import fill
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.jobs import Job
from turingdesk.gui.translation import tr, tr_noop, translate_message, translate_problem
from turingdesk.plugins.machine_judges.gui.fields import ModelFields, TrainedFields
from turingdesk.plugins.machine_judges.judge_runs import LANGUAGE_MODEL, JudgeRun
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.study.package import Reading, read_package

MODEL_TITLE = tr_noop("Desk", "Language model")
MODEL_ABOUT = tr_noop(
    "Desk", "A model on a server in the lab gets the same questions as your participants."
)
SEALED = tr_noop(
    "Desk",
    "The study is sealed: the truth is not available here, so a judge can't be trained. Use the "
    "original, unsealed package.",
)
NO_STUDY = tr_noop("Desk", "Open the study on the Studies page first.")
NAME = tr_noop(
    "Desk",
    "Name of the judge in the data. Enter a name if you run the same judge with different "
    "settings.",
)
WIDTH = 660
_TIP = Qt.ItemDataRole.ToolTipRole


class JudgeDialog(QDialog):
    """Composes the arguments of `turingdesk judge`; once accepted, they are in `wish`."""

    def __init__(
        self, state: DeskState, study: Path | None, before: JudgeRun | None = None
    ) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Run a machine judge"))
        self.setProperty("help", "machine_judges")
        self.setMinimumWidth(WIDTH)
        self.wish: JudgeRun | None = None
        self._state = state
        self._readings: dict[Path, Reading] = {}
        entered = before or JudgeRun(study or Path())
        self.study, self.judge = QComboBox(), QComboBox()
        self._fill_studies(before.study if before else study)
        judges = [(translate_message(TRAINED[name].title), name) for name in TRAINED]
        model = tr("Desk", MODEL_TITLE)
        fill(self.judge, [*judges, (model, LANGUAGE_MODEL)], entered.kind)
        self.about = label("", "soft", wrap=True)
        self.trained, self.model = TrainedFields(entered.trained), ModelFields(entered.model)
        self.name = QLineEdit(entered.name)
        self.name.setToolTip(tr("Desk", NAME))
        self.name.setAccessibleDescription(tr("Desk", NAME))
        self.objection = label("", "objection", wrap=True)
        self.start = button(tr("Desk", "Start"), self._start, "primary")
        self.start.setDefault(True)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self._lay_out()
        self.trained.changed.connect(lambda: grow(self))
        self.judge.currentIndexChanged.connect(lambda _: self._show())
        self.study.currentIndexChanged.connect(lambda _: self._look())
        self._show()
        self._look()

    def _fill_studies(self, current_path: Path | None) -> None:
        studied = self._state.reader.studied
        now = [studied.path.absolute()] if studied is not None and studied.package else []
        study_paths = dict.fromkeys(
            [*now, *(path_item.absolute() for path_item in self._state.settings.recent)]
        )
        for path in study_paths:
            if path.exists():
                self.study.addItem(self._state.titles.get(path, path.stem), path)
                self.study.setItemData(self.study.count() - 1, at_home(path), _TIP)
        place = next((n for n, path in enumerate(self._paths()) if path == current_path), 0)
        self.study.setCurrentIndex(place)

    def _paths(self) -> list[Path]:
        return [self.study.itemData(n) for n in range(self.study.count())]

    def _lay_out(self) -> None:
        column = dialog_column(self, tr("Desk", "Run a machine judge"))
        column.addLayout(stacked(tr("Desk", "Study"), self.study))
        column.addLayout(
            side_by_side(
                (tr("Desk", "Judge"), self.judge, 2),
                (tr("Desk", "Name (optional)"), self.name, 1),
            )
        )
        column.addWidget(self.about)
        column.addWidget(self.trained)
        column.addWidget(self.model)
        column.addWidget(self.objection)
        column.addStretch(1)
        column.addLayout(button_row(self.cancel, self.start))

    @property
    def _is_trained(self) -> bool:
        return self.judge.currentData() in TRAINED

    def _show(self) -> None:
        """Show the fields of the judge that is chosen."""
        self.about.setText(
            translate_message(TRAINED[self.judge.currentData()].about)
            if self._is_trained
            else tr("Desk", MODEL_ABOUT)
        )
        if self._is_trained:
            self.trained.show_judge(str(self.judge.currentData()))
        self.trained.setVisible(self._is_trained)
        self.model.setVisible(not self._is_trained)
        self._object(self._unfit())

    def _look(self) -> None:
        """Read the study that is chosen, in the background."""
        path = self.study.currentData()
        if path is not None and path not in self._readings:
            Job(
                self,
                lambda: read_package(path, hashes=False),
                lambda reading: self._looked(path, reading),
                lambda problem: self._object(translate_problem(problem)),
            )
        self._object(self._unfit())

    def _looked(self, path: Path, reading: Reading) -> None:
        self._readings[path] = reading
        if reading.package is not None:
            self.study.setItemText(self._paths().index(path), reading.package.study.title)
        self._object(self._unfit())

    def _unfit(self) -> str:
        """Why the study cannot be judged so; empty if nothing is known against it."""
        if self.study.currentData() is None:
            return tr("Desk", NO_STUDY)
        reading = self._readings.get(self.study.currentData())
        if reading is None:
            return ""
        if reading.package is None:
            return "\n".join(translate_message(str(problem)) for problem in reading.errors[:3])
        is_sealed = reading.package.sealed is not None
        return tr("Desk", SEALED) if is_sealed and self._is_trained else ""

    def _object(self, what: str) -> None:
        self.objection.setText(what)
        self.objection.setVisible(bool(what))
        is_read = self.study.currentData() in self._readings
        self.start.setEnabled(is_read and not self._unfit())
        grow(self)

    def _start(self) -> None:
        package = self._readings[self.study.currentData()].package
        fields = self.trained if self._is_trained else self.model
        if package is None:
            return
        if wrong := fields.wrong():
            self._object(wrong)
            return
        self.wish = JudgeRun(
            self.study.currentData(),
            str(self.judge.currentData()),
            self.trained.chosen(),
            self.model.chosen(),
            self.name.text().strip(),
            package.study.id,
            package.study.title,
            self.judge.currentText(),
        )
        self.accept()
