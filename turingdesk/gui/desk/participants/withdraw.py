"""Withdrawal of a participant: what will be deleted, why, and the code typed to confirm."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QLineEdit

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import plural
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.tick import WrappingCheckBox
from turingdesk.gui.desk.words import add_labeled, button, button_row, dialog_column, label
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.journal.tombstones import Tombstone
from turingdesk.people.built_studies import studies_with
from turingdesk.people.withdrawal import ParticipantSession, sessions_of, withdraw

ABOUT = tr_noop(
    "Desk",
    "All of this person's data will be deleted from the data folder: journals, personal answers, "
    "pilots, notes, and the reserved code. A log entry keeps the date, who deleted the data, the "
    "reason, and the number of answers. Delete the data from backups and earlier exports "
    "yourself.",
)


#: Sessions of a participant, and the titles of their studies.
Listed = tuple[list[ParticipantSession], list[str]]


class WithdrawDialog(QDialog):
    """Deletes for good, once the reason is there and the code was typed again."""

    def __init__(self, state: DeskState, code: str) -> None:
        super().__init__(state.window())
        self._state, self._code = state, code
        self._job: Job | None = None
        self._found: Listed | None = None
        self.setWindowTitle(tr("Desk", "Withdraw a participant"))
        self.setMinimumWidth(600)
        self.what = label(tr("Desk", "Looking for sessions\u2026"), "", wrap=True)
        self.reason = QLineEdit()
        self.reason.setAccessibleName(tr("Desk", "Reason"))
        self.reason.setMaxLength(400)
        self.again = QLineEdit()
        confirm = tr("Desk", "Type {code} to confirm").format(code=code)
        self.again.setAccessibleName(confirm)
        self.hash_only = WrappingCheckBox(
            tr("Desk", "Keep only a hash of the code in the log entry")
        )
        self.status = label("", "objection", wrap=True)
        self.status.hide()
        self.delete = button(tr("Desk", "Delete permanently"), self._withdraw, "danger")
        for field in (self.reason, self.again):
            field.textChanged.connect(lambda _: self._typed())
        self._lay_out()
        self._typed()
        data = state.data
        Job(self, lambda: _listed(data, code), self._show, self._failed)
        grow(self)
        self.reason.setFocus()

    def _lay_out(self) -> None:
        title = tr("Desk", "Withdraw {code}").format(code=self._code)
        column = dialog_column(self, title)
        column.addWidget(self.what)
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        for text, field in (
            (tr("Desk", "Reason, for example: asked by email. No names."), self.reason),
            (self.again.accessibleName(), self.again),
        ):
            column.addSpacing(SIZES.unit)
            add_labeled(column, text, field)
        column.addSpacing(SIZES.unit)
        column.addWidget(self.hash_only)
        column.addWidget(self.status)
        column.addSpacing(SIZES.unit)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self.cancel.setDefault(True)
        self.delete.setAutoDefault(False)
        column.addLayout(button_row(self.cancel, self.delete))

    def _show(self, found: Listed) -> None:
        self._found = found
        self.what.setText(_in_words(found, self._code))
        self._typed()
        grow(self)

    def _typed(self) -> None:
        is_same = self.again.text().strip().casefold() == self._code.casefold()
        ready = self._found is not None and self._job is None
        self.delete.setEnabled(ready and is_same and bool(self.reason.text().strip()))

    def _withdraw(self) -> None:
        data, code, who = self._state.data, self._code, self._state.who
        reason, keep_code = self.reason.text(), not self.hash_only.isChecked()
        self.status.hide()
        self._job = Job(
            self,
            lambda: withdraw(data, code, reason, who, keep_code=keep_code),
            self._withdrawn,
            self._failed,
        )
        self._typed()

    def _withdrawn(self, made: Tombstone) -> None:
        fields = {"code": made.called, "sessions": len(made.gone), "answers": made.responses}
        self._state.audit("withdrew a participant", **fields)
        text = plural(
            "{code} withdrew: %n session with {answers} deleted.",
            "{code} withdrew: %n sessions with {answers} deleted.",
            n=len(made.gone),
            code=made.called,
            answers=plural("%n answer", "%n answers", made.responses),
        )
        told = [text, made.copies_in_words, *studies_with(self._state.data, self._code)]
        self._state.notify(program().join(" ", map(translate_message, told)))
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self._typed()
        if self._found is None:
            self.what.setText(tr("Desk", "This person's sessions couldn't be listed."))
        if isinstance(problem, TuringDeskError | OSError):
            self.status.setText(translate_problem(problem))
            self.status.show()
            grow(self)
        else:
            show_error(problem, self)


def _listed(data: Path, code: str) -> Listed:
    """What a participant has in a data folder; journals contain the titles."""
    found = sessions_of(data, code)
    return found, sorted({kept.study_title for kept in found})


def _in_words(listed: Listed, code: str) -> str:
    """What would be deleted."""
    found, titles = listed
    if not found:
        return tr("Desk", "There are no sessions here.")
    pilots, number = sum(kept.pilot for kept in found), len(found)
    if pilots:
        text = tr("Desk", "%n session(s) in {studies}, {pilots} among them.", "", number)
    else:
        text = tr("Desk", "%n session(s) in {studies}.", "", number)
    here = text.format(
        studies=program().items(f"\u201c{title}\u201d" for title in titles),
        pilots=tr("Desk", "%n pilot(s)", "", pilots),
    )
    spelled = sorted({kept.name.participant for kept in found} - {code})
    also = tr("Desk", "Also spelled {codes}.").format(codes=program().items(spelled))
    return program().join(" ", (here, also if spelled else ""))


def ask_withdrawal(state: DeskState, code: str) -> WithdrawDialog | None:
    """Open the dialog; None where anyone who is at the desk may not."""
    if not state.permits("withdraw"):
        return None
    dialog = WithdrawDialog(state, code)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
