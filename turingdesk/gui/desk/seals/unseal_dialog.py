"""The dialog that takes the passphrase of the sealed studies in the data folder."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QProgressBar, QVBoxLayout

from turingdesk.core.errors import TuringDeskError, WrongPassphrase
from turingdesk.gui.desk.seals.passphrase_field import PassphraseField, shower
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import at_home, button, label
from turingdesk.gui.dialog_height import grow
from turingdesk.gui.errors import tell
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.sealing.kept_seals import unlock
from turingdesk.study.unsealing import Keys

ABOUT = tr_noop(
    "Desk",
    "It opens the seal for this desk until it is closed. Results, exports and live numbers "
    "then say who made what; whoever looks on is no longer blind.",
)


class UnsealDialog(QDialog):
    """Tries a passphrase on every seal of the data folder, in the background."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(state.window())
        self.setWindowTitle(tr("Desk", "Passphrase"))
        self.setMinimumWidth(560)
        self._state = state
        self._busy = False
        self.passphrase = PassphraseField(tr("Desk", "Passphrase"))
        self.passphrase.textChanged.connect(self._typed)
        self.show_signs = shower([self.passphrase])
        self.objection = label("", "objection", wrap=True)
        self.objection.hide()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Desk", "Trying the passphrase"))
        self.progress.hide()
        self.open_seal = button(tr("Desk", "Open the seal"), self.start, "primary")
        self.open_seal.setDefault(True)
        self.open_seal.setEnabled(False)
        self.cancel = button(tr("Desk", "Cancel"), self.reject)
        self._lay_out()

    def start(self) -> None:
        """Try what was typed."""
        if self._busy or not self.passphrase.text().strip():
            return
        self._set_busy(True)
        self.objection.hide()
        data, typed, known = self._state.data, self.passphrase.text(), self._state.keys
        job = Job.reporting(
            self,
            lambda report: unlock(data, typed, known, report),
            self._opened,
            self._failed,
        )
        job.progressed.connect(self._show_progress)

    def done(self, result: int) -> None:
        self.passphrase.forget()
        super().done(result)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", "Open the seal"), "heading"))
        where = tr("Desk", "Of the studies in {folder}")
        folder = at_home(self._state.data)
        column.addWidget(label(where.format(folder=folder), "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        named = label(tr("Desk", "Passphrase"), "label")
        named.setBuddy(self.passphrase)
        column.addWidget(named)
        column.addWidget(self.passphrase)
        column.addWidget(self.show_signs)
        column.addWidget(self.objection)
        column.addSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True))
        column.addSpacing(SIZES.unit)
        buttons = QHBoxLayout()
        buttons.addWidget(self.progress, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.open_seal)
        column.addLayout(buttons)
        grow(self)

    def _typed(self) -> None:
        self.open_seal.setEnabled(bool(self.passphrase.text().strip()) and not self._busy)

    def _opened(self, keys: Keys) -> None:
        self._set_busy(False)
        opened = len(keys) - len(self._state.keys)
        self._state.unseal(keys)
        self._state.audit("opened a seal", seals=opened)
        self.accept()

    def _failed(self, problem: Exception) -> None:
        self._set_busy(False)
        if not isinstance(problem, TuringDeskError):
            tell(problem, self)
            return
        if isinstance(problem, WrongPassphrase):
            self._state.audit("typed a wrong passphrase")
        self.objection.setText(translate_message(str(problem)))
        self.objection.show()
        grow(self)
        self.passphrase.setFocus()
        self.passphrase.selectAll()

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self.progress.setRange(0, 0 if busy else 1)
        self.progress.setVisible(busy)
        self.passphrase.setEnabled(not busy)
        self.passphrase.setEchoMode(
            QLineEdit.EchoMode.Normal
            if self.show_signs.isChecked() and not busy
            else QLineEdit.EchoMode.Password
        )
        self._typed()


def ask_passphrase(state: DeskState) -> UnsealDialog:
    """Open the dialog over the desk."""
    dialog = UnsealDialog(state)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


class SealedStrip(QFrame):
    """Shown where something is sealed; hidden where nothing is."""

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._state = state
        self.text = label("", "", wrap=True)
        self.give = button(tr("Desk", "Give passphrase…"), self.ask, "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(SIZES.gap, SIZES.unit, SIZES.unit, SIZES.unit)
        row.setSpacing(SIZES.gap)
        row.addWidget(self.text, 1)
        row.addWidget(self.give)
        self.hide()

    def tell(self, text: str) -> None:
        """Say what is sealed; nothing hides the strip."""
        self.text.setText(text)
        self.setVisible(bool(text))

    def ask(self) -> UnsealDialog | None:
        """Let the passphrase be typed by somebody who may; others are told."""
        return ask_passphrase(self._state) if self._state.permits("unseal") else None
