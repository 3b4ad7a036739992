"""Codes that somebody chose, typed or pasted as a list, for a study."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label, restyle
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message
from turingdesk.people.codes import Code, reserve
from turingdesk.people.own_codes import OwnCodes, look_through

TYPING_MS = 150  #: the list is looked through once the typing rests this long
MOST_TOLD = 4  #: problems in sight; whoever mends them sees the next ones
ABOUT = tr_noop(
    "Desk",
    "One code a line, typed or pasted from a spreadsheet: letters (a to z), digits and hyphens. "
    "Codes name the files, so no real names.",
)


class OwnCodesDialog(QDialog):
    """Takes a list; accepted once its codes are reserved, which `made` holds then.

    Args:
        state: Of the desk.
        study: The id of the study that they are for.
        title: Of the study.
        parent: The window that it stands before.
    """

    def __init__(self, state: DeskState, study: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._study = state, study
        self._job: Job | None = None
        self._found = OwnCodes()
        self.made: list[Code] = []
        self.setWindowTitle(tr("Desk", "Add your own codes"))
        self.setMinimumWidth(560)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Desk", "Codes"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(200)
        self.text.textChanged.connect(self._typed)
        self.said = label("", "soft", wrap=True)
        self.add = button(tr("Desk", "Add codes"), self._add, "primary")
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(TYPING_MS)
        self._rest.timeout.connect(self._look)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", "Add your own codes"), "heading"))
        about = tr("Desk", "For {study}").format(study=title)
        column.addWidget(label(about, "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        named = label(tr("Desk", "Codes"), "label")
        named.setBuddy(self.text)
        column.addWidget(named)
        column.addWidget(self.text, 1)
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        column.addWidget(self.said)
        column.addSpacing(SIZES.unit)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(button(tr("Desk", "Cancel"), self.reject))
        row.addWidget(self.add)
        column.addLayout(row)
        self._show("", OwnCodes())
        self.text.setFocus()

    def done(self, result: int) -> None:
        self._rest.stop()
        super().done(result)

    def _typed(self) -> None:
        self.add.setEnabled(False)
        self._rest.start()

    def _look(self) -> None:
        text, data, study = self.text.toPlainText(), self._state.data, self._study
        Job(
            self,
            lambda: look_through(data, study, text),
            lambda found: self._show(text, found),
            self._failed,
        )

    def _show(self, text: str, found: OwnCodes) -> None:
        if text != self.text.toPlainText():  # more was typed meanwhile
            return
        self._found = found
        self.add.setEnabled(bool(found.new) and not found.problems and self._job is None)
        self._tell(_in_words(found), wrong=bool(found.problems))

    def _add(self) -> None:
        data, study, who, codes = self._state.data, self._study, self._state.who, self._found.new
        self.add.setEnabled(False)
        self._job = Job(self, lambda: reserve(data, study, codes, who), self._added, self._failed)

    def _added(self, made: list[Code]) -> None:
        self._state.audit("added participant codes", study=self._study, codes=len(made))
        self.made = made
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self.add.setEnabled(bool(self._found.new) and not self._found.problems)
        self._tell(translate_message(str(problem)), wrong=True)

    def _tell(self, text: str, *, wrong: bool) -> None:
        restyle(self.said, "objection" if wrong else "soft")
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.resize(self.size().expandedTo(self.sizeHint()))


def _in_words(found: OwnCodes) -> str:
    """What is said of a list."""
    if found.problems:
        more = len(found.problems) - MOST_TOLD
        rest = tr("Desk", "There are {number} more.").format(number=program().whole(more))
        return "\n".join(
            [*map(translate_message, found.problems[:MOST_TOLD]), *([rest] if more > 0 else [])]
        )
    if found.known:
        text = tr("Desk", "%n new code(s), {known} on the list already.", "", len(found.new))
        return text.format(known=program().whole(len(found.known)))
    return tr("Desk", "%n new code(s).", "", len(found.new)) if found.new else ""
