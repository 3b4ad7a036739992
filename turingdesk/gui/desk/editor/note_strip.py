"""A sentence over a panel that stays until it is closed or another one comes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr


class NoteStrip(QFrame):
    """Told quietly, in the panel that it concerns."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self.text = label("", "", wrap=True)
        copyable(self.text)
        self.close_button = button(tr("Desk", "Close"), self.hide, "quiet-small")
        row = QHBoxLayout(self)
        row.setContentsMargins(SIZES.gap, 6, SIZES.unit, 6)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a sentence instead of the one before."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.show()
