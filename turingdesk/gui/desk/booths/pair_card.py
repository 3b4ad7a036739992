"""The card on the Settings page from which kiosks are paired with this desk."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.booths.hosting import Hosting
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.dialog_height import grow
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


VALID_S = 300  #: as the host says


class PairDialog(QDialog):
    """Closes by itself once a kiosk was paired."""

    def __init__(self, hosting: Hosting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Desk", "Pair a kiosk"))
        self.setMinimumWidth(620)
        self._hosting = hosting
        self._left_s = 0
        self.code = label("\u2026", "title")
        self.code.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        copyable(self.code)
        self.code.setAccessibleName(tr("Desk", "Pairing code"))
        self.left = label("", "soft", wrap=True)
        self.left.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.typed = label("", "plain", wrap=True)
        copyable(self.typed)
        self.another = button(tr("Desk", "New code"), hosting.show_code)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(4 * [SIZES.margin]))
        column.setSpacing(SIZES.unit)
        column.addWidget(label(tr("Desk", "Pair a kiosk"), "heading"))
        about = tr(
            "Desk",
            "A code pairs one kiosk. It then sends its sessions here, over the lab's network.",
        )
        column.addWidget(label(about, "soft", wrap=True))
        column.addSpacing(SIZES.gap)
        column.addWidget(self.code)
        column.addWidget(self.left)
        column.addSpacing(SIZES.gap)
        column.addWidget(label(tr("Desk", "At the kiosk, type"), "label"))
        column.addWidget(self.typed)
        column.addSpacing(SIZES.gap)
        row = QHBoxLayout()
        row.addWidget(self.another)
        row.addStretch(1)
        row.addWidget(button(tr("Desk", "Close"), self.reject))
        column.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)
        hosting.code_shown.connect(self._show_code)
        hosting.paired.connect(self.accept)
        hosting.changed.connect(self._show_trouble)
        grow(self)

    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)

    def _show_code(self, code: str) -> None:
        from turingdesk.net.addresses import own_addresses
        from turingdesk.net.paired import PORT

        port = "" if self._hosting.port == PORT else f":{self._hosting.port}"
        self.code.setText(code)
        self.typed.setText(
            "\n".join(
                f"turingdesk kiosk --desk {f'[{at}]' if ':' in at and port else at}{port}"
                f" --pair {code}"
                for at in own_addresses()[:1]
            )
        )
        self._left_s = VALID_S
        self._timer.start()
        self._tick()
        grow(self)

    def _show_trouble(self) -> None:
        if self._hosting.trouble:
            self.code.setText("\u2026")
            self.left.setText(self._hosting.trouble)
            grow(self)

    def _tick(self) -> None:
        self._left_s = max(0, self._left_s - 1)
        if self._left_s:
            minutes, seconds = divmod(self._left_s, 60)
            text = tr("Desk", "good for {minutes}:{seconds} min")
            self.left.setText(text.format(minutes=minutes, seconds=f"{seconds:02}"))
        else:
            self._timer.stop()
            self.left.setText(tr("Desk", "It has expired. Ask for a new one."))
