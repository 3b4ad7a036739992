"""A strip that says what is sealed, with the way to open it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout

from turingdesk.gui.desk.seals.unseal_dialog import UnsealDialog, ask_passphrase
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr


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
