"""A question with a few answers, each with what happens then; Escape is the last of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QWidget

from turingdesk.gui.desk.widgets.controls import button, dialog_column, label
from turingdesk.gui.theme import SIZES

WIDE = 560


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One thing that can be done."""

    text: str
    then: Callable[[], object] = lambda: None
    role: str = ""


class QuestionDialog(QDialog):
    """Asks, and does what was answered after it has closed."""

    def __init__(
        self, title: str, text: str, answers: Sequence[DialogAnswer], parent: QWidget | None = None
    ) -> None:
        """`answers`: from left to right; the last one changes nothing."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDE)
        # Screen readers read the description of a dialog, but not the labels in it.
        self.setAccessibleDescription(text)
        self.text = text
        self.buttons: dict[str, QPushButton] = {}
        self._then: Callable[[], object] = answers[-1].then
        column = dialog_column(self, title, spacing=SIZES.gap, wrap=True)
        column.addWidget(label(text, "", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(SIZES.unit)
        row.addStretch(1)
        for answer in answers:
            answer_button = button(answer.text, partial(self._choose, answer), answer.role)
            answer_button.setDefault(answer.role == "primary")
            self.buttons[answer.text] = answer_button
            row.addWidget(answer_button)
        column.addLayout(row)
        # After it has closed, as the answer may open another dialog.
        self.finished.connect(self._do)

    def _choose(self, answer: DialogAnswer) -> None:
        self._then = answer.then
        self.accept()

    def _do(self) -> None:
        self.deleteLater()
        self._then()


def ask(parent: QWidget | None, title: str, text: str, *answers: DialogAnswer) -> QuestionDialog:
    """Ask over a window; returns at once."""
    dialog = QuestionDialog(title, text, answers, parent)
    # Not exec, whose own event loop lets anything happen while the caller is in the midst of its
    # work (QDialog::exec).
    dialog.open()
    return dialog
