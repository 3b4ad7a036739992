"""Where a passphrase is typed: hidden, unless the person wants to see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit

from turingdesk.gui.translation import tr

LONGEST = 1000  #: signs


class PassphraseField(QLineEdit):
    """One line of dots. It forgets what was typed with `forget`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMaxLength(LONGEST)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        # No keyboard shall learn it, capitalize it or offer it again.
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhHiddenText
            | Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhNoAutoUppercase
        )

    def show_signs(self, shown: bool) -> None:
        """Show what is typed, or dots."""
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.setEchoMode(mode)

    def forget(self) -> None:
        """Let go of what was typed, also of what could be brought back with Undo."""
        self.clear()
        self.setText("")


def shower(fields: Sequence[PassphraseField]) -> QCheckBox:
    """A box that shows what is typed into some fields."""
    box = QCheckBox(tr("Desk", "Show what I type"))
    for field in fields:
        box.toggled.connect(field.show_signs)
    return box
