"""Withdrawal of a participant: what will be deleted, why, and the code typed to confirm."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QLineEdit

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import plural
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import (
    add_labeled,
    button,
    button_row,
    dialog_column,
    label,
)
from turingdesk.gui.desk.widgets.tick import WrappingCheckBox
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import show_error
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem
from turingdesk.journal.tombstones import Tombstone
from turingdesk.people.built_studies import studies_with
from turingdesk.people.what_stays import what_stays
from turingdesk.people.withdrawal import ParticipantSession, sessions_of, withdraw

ABOUT = tr_noop(
    "Desk",
    "All of this person's data will be deleted from the data folder: journals, personal answers, "
    "pilots, notes, codings of their texts, the reserved code, and their code in the logs of this "
    "computer. A log entry keeps the date, who deleted the data, the reason, and the number of "
    "answers.",
)
STAYS = tr_noop("Desk", "What stays, and why")


class Listed(NamedTuple):
    """A participant's sessions in a data folder, and traces elsewhere."""

    sessions: list[ParticipantSession]
    titles: list[str]  #: of their studies
    stays: list[str]  #: a sentence for each place from which nothing is deleted


class WithdrawDialog(QDialog):
    """Deletes for good, once the reason is there and the code was typed again."""

    def __init__(self, state: DeskState, code: str) -> None:
        super().__init__(state.window())
        self._state, self._code = state, code
        self._job: Job | None = None
        self._listed_sessions: Listed | None = None
        self.setWindowTitle(tr("Desk", "Withdraw a participant"))
        self.setMinimumWidth(600)
        self.what = label(tr("Desk", "Looking for sessions\u2026"), "", wrap=True)
        self.stays = label("", "soft", wrap=True)
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
        column.addWidget(label(tr("Desk", STAYS), "label", wrap=True))
        column.addWidget(self.stays)
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
        # Enter must not delete anything.
        self.cancel.setDefault(True)
        self.delete.setAutoDefault(False)
        column.addLayout(button_row(self.cancel, self.delete))

    def _show(self, listed: Listed) -> None:
        self._listed_sessions = listed
        self.what.setText(_in_words(listed, self._code))
        self.stays.setText("\n".join(map(translate_message, listed.stays)))
        self._typed()
        grow(self)

    def _typed(self) -> None:
        is_same = self.again.text().strip().casefold() == self._code.casefold()
        ready = self._listed_sessions is not None and self._job is None
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

    def _withdrawn(self, tombstone: Tombstone) -> None:
        fields = {
            "code": tombstone.called,
            "sessions": len(tombstone.gone),
            "answers": tombstone.responses,
        }
        self._state.audit("withdrew a participant", **fields, reason=tombstone.reason)
        text = plural(
            "{code} withdrew: %n session with {answers} deleted.",
            "{code} withdrew: %n sessions with {answers} deleted.",
            n=len(tombstone.gone),
            code=tombstone.called,
            answers=plural("%n answer", "%n answers", tombstone.responses),
        )
        sentences = [text, tombstone.copies_in_words, *studies_with(self._state.data, self._code)]
        self._state.notify(program().join(" ", map(translate_message, sentences)))
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self._typed()
        if self._listed_sessions is None:
            self.what.setText(tr("Desk", "This person's sessions couldn't be listed."))
        if isinstance(problem, TuringDeskError | OSError):
            self.status.setText(translate_problem(problem))
            self.status.show()
            grow(self)
        else:
            show_error(problem, self)


def _listed(data: Path, code: str) -> Listed:
    """Look it up; journals contain the titles."""
    sessions = sessions_of(data, code)
    titles = sorted({session.study_title for session in sessions})
    return Listed(sessions, titles, what_stays(data, code))


def _in_words(listed: Listed, code: str) -> str:
    """A text on what would be deleted."""
    sessions, titles, _ = listed
    if not sessions:
        return tr("Desk", "There are no sessions here.")
    pilots, number = sum(session.pilot for session in sessions), len(sessions)
    if pilots:
        text = tr("Desk", "%n session(s) in {studies}, {pilots} among them.", "", number)
    else:
        text = tr("Desk", "%n session(s) in {studies}.", "", number)
    here = text.format(
        studies=program().items(f"\u201c{title}\u201d" for title in titles),
        pilots=tr("Desk", "%n pilot(s)", "", pilots),
    )
    spelled = sorted({session.name.participant for session in sessions} - {code})
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
