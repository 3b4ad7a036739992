"""The fields of a language model as a judge: where it is, and how it is asked."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from turingdesk.desk.judge_runs import Model
from turingdesk.gui.desk.machine_judges.stacked import number, side_by_side, stacked
from turingdesk.gui.desk.named_field import fill
from turingdesk.gui.desk.tick import WrappingCheckBox
from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

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
    """Takes what only language models have."""

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
                (tr("Desk", "Method"), self.judges, 1),
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
