"""The strip that says what is sealed, and offers to open the seal."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.seals import seal_dialogs
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.study.seals import why_unreadable


class SealedStrip(QFrame):
    """Shown where something is sealed; hidden where nothing is."""

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._state = state
        self._dialogs = seal_dialogs()
        self.text = label("", "", wrap=True)
        self.give = button(tr("Desk", "Enter passphrase\u2026"), self.ask, "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(SIZES.gap, SIZES.unit, SIZES.unit, SIZES.unit)
        row.setSpacing(SIZES.gap)
        row.addWidget(self.text, 1)
        row.addWidget(self.give)
        # Not before it has a parent: it would flash as a window of its own, and take the keyboard.
        self.give.setVisible(self._dialogs is not None)
        self.hide()

    def show_status(self, text: str) -> None:
        """Say what is sealed; nothing hides the strip."""
        why = translate_message(why_unreadable()) if text else ""
        self.text.setText(program().join(" ", filter(None, (text, why))))
        self.setVisible(bool(text))

    def ask(self) -> QDialog | None:
        """Ask for the passphrase, if this person is allowed to enter it; otherwise, say so."""
        if self._dialogs is None or not self._state.permits("unseal"):
            return None
        return self._dialogs.ask_passphrase(self._state)
