"""Withdrawal of a participant: what will be deleted, why, and the code typed to confirm."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, counted, label
from turingdesk.gui.errors import tell
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.store.people.tombstones import Tombstone
from turingdesk.store.people.withdrawal import Kept, sessions_of, withdraw

ABOUT = (
    "Everything that this person gave is deleted from the data folder: journals, personal "
    "answers, pilots, notes and the reserved code. A tombstone keeps when, by whom, why, and "
    "how many answers there were. Backups and earlier exports are yours to clean."
)


class WithdrawDialog(QDialog):
    """Deletes for good, once the reason is there and the code was typed again."""

    def __init__(self, state: DeskState, code: str) -> None:
        super().__init__(state.window())
        self._state, self._code = state, code
        self._job: Job | None = None
        self._found: list[Kept] | None = None
        self.setWindowTitle("Withdraw a participant")
        self.setMinimumWidth(600)
        self.what = label("Looking for sessions\u2026", "", wrap=True)
        self.reason = QLineEdit()
        self.reason.setAccessibleName("Reason")
        self.reason.setMaxLength(400)
        self.again = QLineEdit()
        self.again.setAccessibleName(f"Type {code} to confirm")
        self.hash_only = QCheckBox("Keep only a hash of the code in the tombstone")
        self.said = label("", "objection", wrap=True)
        self.said.hide()
        self.delete = button("Delete for good", self._withdraw, "danger")
        for field in (self.reason, self.again):
            field.textChanged.connect(lambda _: self._typed())
        self._lay_out()
        self._typed()
        data = state.data
        Job(self, lambda: sessions_of(data, code), self._show, self._failed)
        self.reason.setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        column.addWidget(label(f"Withdraw {self._code}", "heading"))
        column.addWidget(self.what)
        column.addWidget(label(ABOUT, "soft", wrap=True))
        for text, field in (
            ("Reason, e.g. asked by e-mail; no names", self.reason),
            (f"Type {self._code} to confirm", self.again),
        ):
            column.addSpacing(SIZES.unit)
            named = label(text, "label")
            named.setBuddy(field)
            column.addWidget(named)
            column.addWidget(field)
        column.addSpacing(SIZES.unit)
        column.addWidget(self.hash_only)
        column.addWidget(self.said)
        column.addSpacing(SIZES.unit)
        row = QHBoxLayout()
        row.addStretch(1)
        self.cancel = button("Cancel", self.reject)
        self.cancel.setDefault(True)
        row.addWidget(self.cancel)
        self.delete.setAutoDefault(False)
        row.addWidget(self.delete)
        column.addLayout(row)

    def _show(self, found: list[Kept]) -> None:
        self._found = found
        studies = ", ".join(sorted({kept.name.study for kept in found}))
        pilots = sum(kept.pilot for kept in found)
        what = counted(len(found), "session")
        more = f", {counted(pilots, 'pilot')} among them" if pilots else ""
        spelled = sorted({kept.name.participant for kept in found} - {self._code})
        also = f" Also written {', '.join(spelled)}." if spelled else ""
        self.what.setText(f"{what} in {studies}{more}.{also}" if found else "No session is here.")
        self._typed()

    def _typed(self) -> None:
        is_same = self.again.text().strip().casefold() == self._code.casefold()
        ready = self._found is not None and self._job is None
        self.delete.setEnabled(ready and is_same and bool(self.reason.text().strip()))

    def _withdraw(self) -> None:
        data, code, who = self._state.data, self._code, self._state.who
        reason, keep_code = self.reason.text(), not self.hash_only.isChecked()
        self.said.hide()
        self._job = Job(
            self,
            lambda: withdraw(data, code, reason, who, keep_code=keep_code),
            self._withdrawn,
            self._failed,
        )
        self._typed()

    def _withdrawn(self, made: Tombstone) -> None:
        told = {"code": made.called, "sessions": len(made.gone), "answers": made.responses}
        self._state.audit("withdrew a participant", **told)
        sessions = counted(len(made.gone), "session")
        self._state.tell(
            f"{made.called} has withdrawn: {sessions} with {made.responses:,} answers deleted."
        )
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._job = None
        self._typed()
        if self._found is None:
            self.what.setText("The sessions of this person could not be listed.")
        if isinstance(problem, TuringDeskError | OSError):
            self.said.setText(str(problem))
            self.said.show()
        else:
            tell(problem, self)


def ask_withdrawal(state: DeskState, code: str) -> WithdrawDialog | None:
    """Open the dialog; None where whoever is at the desk may not."""
    if not state.permits("withdraw"):
        return None
    dialog = WithdrawDialog(state, code)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
