"""The card on the Settings page from which kiosks are paired with this desk."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from turingdesk.gui.desk.booths.pair_dialog import PairDialog
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop

ABOUT = tr_noop(
    "Desk",
    "Kiosks on other computers send their sessions here once they are paired; they are then "
    "listed on the Sessions page. Computers without a network are joined with turingdesk join.",
)


class PairCard(Card):
    """Says what pairing is for, and begins it."""

    def __init__(self, state: DeskState) -> None:
        super().__init__(tr("Desk", "Booths"))
        pair = tr("Desk", "Pair a kiosk\u2026")
        self.pair = button(pair, lambda: ask_pairing(state, self.window()))
        row = QHBoxLayout()
        row.setSpacing(SIZES.gap)
        row.addWidget(label(tr("Desk", ABOUT), "soft", wrap=True), 1)
        row.addWidget(self.pair, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)


def ask_pairing(state: DeskState, parent: QWidget) -> None:
    """Show a code with which a kiosk can be paired, to who may see it."""
    if state.permits("pair"):
        dialog = PairDialog(state.booths, parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        state.booths.show_code()
