"""Choosing the language of the program's own texts."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from turingdesk.gui.translation import LANGUAGES, of_the_system, tr


class LanguageChoice(QComboBox):
    """Each language by its own name; the first line follows the system.

    Args:
        chosen: A code, or nothing for the system's.

    Signals:
        decided: Somebody chose; carries the code.
    """

    decided = Signal(str)

    def __init__(self, chosen: str = "") -> None:
        super().__init__()
        self.setAccessibleName(tr("Desk", "Language"))
        system = LANGUAGES[of_the_system()]
        self.addItem(tr("Desk", "As the system: {language}").format(language=system), "")
        for code, name in LANGUAGES.items():
            self.addItem(name, code)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.activated.connect(lambda _: self.decided.emit(self.code))

    @property
    def code(self) -> str:
        """What is chosen; empty for the system's language."""
        return str(self.currentData())
