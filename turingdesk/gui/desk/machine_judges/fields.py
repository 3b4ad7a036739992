"""The fields of the two kinds of judges: language models, and judges that are trained."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from turingdesk.desk.judge_runs import Model, Trained
from turingdesk.gui.desk.machine_judges.stacked import number, side_by_side, stacked
from turingdesk.gui.desk.named_field import fill
from turingdesk.gui.desk.tick import WrappingCheckBox
from turingdesk.gui.desk.words import at_home, button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.judges.features import FEATURES

USUAL = Trained().features
USUAL_ABOUT = tr_noop(
    "Desk", "Uses the features that fit each task; for text, words and character n-grams."
)
GROUPINGS = {
    "stimulus": tr_noop("Desk", "By stimulus"),
    "prompt": tr_noop("Desk", "By prompt"),
    "none": tr_noop("Desk", "Not grouped (as in the papers)"),
}
WHY_GROUPED = tr_noop(
    "Desk",
    "Keeps all answers to a stimulus in one fold, so the judge is never tested on a stimulus it "
    "has seen.",
)
MOST_FOLDS, MOST_SEEDS = 100, 100
SENT = tr_noop(
    "Desk",
    "The study's texts are sent to this server only. If the server needs a key, set the "
    "environment variable TURINGDESK_API_KEY.",
)
EXAMPLE = tr_noop(
    "Desk",
    "ID of a stimulus that is shown first with its truth (one-shot). Leave empty for none. With "
    "examples, only blocks that use their tables are judged.",
)
MOST_JUDGES = 1000


class ModelFields(QWidget):
    """Takes what only language models have: where one is, and how it is asked."""

    def __init__(self, before: Model) -> None:
        super().__init__()
        self.server = QLineEdit(before.server)
        self.server.setPlaceholderText("http://localhost:11434/v1")
        self.model = QLineEdit(before.model)
        self.judges = number(1, MOST_JUDGES, before.judges)
        self.example = QLineEdit(before.example)
        self.mode = QComboBox()
        modes = [
            (tr("Desk", "All blocks"), ""),
            (tr("Desk", "Only for blocks that show two answers side by side"), "paired"),
        ]
        fill(self.mode, modes, "paired" if before.paired else "")
        self.pictures = WrappingCheckBox(tr("Desk", "Send pictures (the model must accept them)"))
        self.pictures.setChecked(before.pictures)
        self._lay_out()

    def chosen(self) -> Model:
        """What was entered."""
        return Model(
            self.server.text().strip(),
            self.model.text().strip(),
            self.judges.value(),
            self.example.text().strip(),
            bool(self.mode.currentData()),
            self.pictures.isChecked(),
        )

    def wrong(self) -> str:
        """What has to be corrected; empty if nothing has."""
        if not self.server.text().strip():
            return tr("Desk", "Enter the server's address, for example http://localhost:11434/v1.")
        if not self.model.text().strip():
            return tr("Desk", "Enter the model's name as the server lists it.")
        return ""

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(stacked(tr("Desk", "Server"), self.server))
        column.addWidget(label(tr("Desk", SENT), "soft", wrap=True))
        column.addLayout(
            side_by_side(
                (tr("Desk", "Model"), self.model, 2),
                (tr("Desk", "Judges"), self.judges, 1),
            )
        )
        column.addLayout(
            side_by_side(
                (tr("Desk", "Example"), self.example, 1),
                (tr("Desk", "What it judges"), self.mode, 2),
            )
        )
        column.addWidget(label(tr("Desk", EXAMPLE), "soft", wrap=True))
        column.addWidget(self.pictures)


class TrainedFields(QWidget):
    """Takes what only judges have that learn.

    Signals:
        changed: What is shown needs another height.
    """

    changed = Signal()

    def __init__(self, before: Trained) -> None:
        super().__init__()
        self.features = QComboBox()
        names = [(translate_message(one.title), name) for name, one in FEATURES.items()]
        fill(
            self.features,
            [(tr("Desk", "Usual features for each task"), USUAL), *names],
            before.features,
        )
        self.about = label("", "soft", wrap=True)
        self.file = QLineEdit(before.file)
        self.choose = button(tr("Desk", "Choose\u2026"), self._ask_file)
        self.server, self.model = QLineEdit(before.server), QLineEdit(before.model)
        self.folds = number(2, MOST_FOLDS, before.folds)
        self.seeds = number(1, MOST_SEEDS, before.seeds)
        self.grouped_by = QComboBox()
        groupings = [(tr("Desk", title), name) for name, title in GROUPINGS.items()]
        fill(self.grouped_by, groupings, before.grouped_by)
        self.compares = WrappingCheckBox(
            tr("Desk", "Also judge with ungrouped folds to show the difference")
        )
        self.compares.setChecked(before.compares)
        self.extrapolates = WrappingCheckBox(
            tr("Desk", "Also judge each machine without training on it")
        )
        self.extrapolates.setChecked(before.extrapolates)
        self.messages = WrappingCheckBox(tr("Desk", "Train on single messages of conversations"))
        self.messages.setChecked(before.messages)
        self._lay_out()
        self.features.currentIndexChanged.connect(lambda _: self._show_features())
        self._show_features()

    @property
    def needs_file(self) -> bool:
        """Whether the features that are chosen are looked up in a file."""
        name = self.features.currentData()
        return name != USUAL and bool(FEATURES[name].files)

    @property
    def needs_server(self) -> bool:
        """Whether a server makes the features that are chosen."""
        name = self.features.currentData()
        return name != USUAL and "server" in FEATURES[name].options

    def chosen(self) -> Trained:
        """What was entered."""
        file = self.file.text().strip() if self.needs_file else ""
        served = self.needs_server
        return Trained(
            str(self.features.currentData()),
            str(Path(file).expanduser()) if file else "",
            self.folds.value(),
            self.seeds.value(),
            str(self.grouped_by.currentData()),
            self.compares.isChecked(),
            self.extrapolates.isChecked(),
            self.messages.isChecked(),
            self.server.text().strip() if served else "",
            self.model.text().strip() if served else "",
        )

    def wrong(self) -> str:
        """What has to be corrected; empty if nothing has."""
        if self.needs_file and not self.file.text().strip():
            return tr("Desk", "Choose the file that contains these features.")
        if self.needs_server and not (self.server.text().strip() and self.model.text().strip()):
            return tr("Desk", "Enter the server's address and the model to use.")
        return ""

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addLayout(stacked(tr("Desk", "Features"), self.features))
        column.addWidget(self.about)
        self.files = QWidget()
        row = QHBoxLayout(self.files)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        row.addLayout(stacked(tr("Desk", "File", "of vectors for features"), self.file), 1)
        row.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignBottom)
        column.addWidget(self.files)
        self.served = QWidget()
        both = side_by_side(
            (tr("Desk", "Server"), self.server, 3), (tr("Desk", "Model"), self.model, 2)
        )
        self.served.setLayout(both)
        both.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.served)
        column.addLayout(
            side_by_side(
                (tr("Desk", "Folds"), self.folds, 1),
                (tr("Desk", "Seeds"), self.seeds, 1),
                (tr("Desk", "Grouped folds"), self.grouped_by, 2),
            )
        )
        column.addWidget(label(tr("Desk", WHY_GROUPED), "soft", wrap=True))
        for tick in (self.compares, self.extrapolates, self.messages):
            column.addWidget(tick)

    def _show_features(self) -> None:
        name = str(self.features.currentData())
        about = (
            tr("Desk", USUAL_ABOUT) if name == USUAL else translate_message(FEATURES[name].about)
        )
        self.about.setText(about)
        self.files.setVisible(self.needs_file)
        self.served.setVisible(self.needs_server)
        self.changed.emit()

    def _ask_file(self) -> None:
        title = tr("Desk", "File with the features")
        file, _ = QFileDialog.getOpenFileName(self, title, self.file.text())
        if file:
            self.file.setText(at_home(Path(file)))
