"""In which of a study's languages a session runs: fixed here, or left to the participant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QComboBox

from turingdesk.gui.kiosk.language_page import LanguagePage, own_name
from turingdesk.gui.translation import tr


class SessionLanguage(QComboBox):
    """Lists a study's languages, after the line that lets the participant choose.

    Signals:
        decided: The participant chose; carries the code.
        left: The experimenter left the page on which to choose.
    """

    decided = Signal(str)
    left = Signal()

    def __init__(self, codes: Sequence[str]) -> None:
        super().__init__()
        self._codes = tuple(codes)
        self.page: LanguagePage | None = None
        self.setAccessibleName(tr("Desk", "Language"))
        self.addItem(tr("Desk", "The participant chooses"), "")
        for code in codes:
            self.addItem(own_name(code), code)

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self._codes) > 1

    @property
    def is_left_to_the_participant(self) -> bool:
        """Whether the participant is to be asked."""
        return self.is_open and not self.currentData()

    @property
    def code(self) -> str:
        """What is fixed here; empty for the study's first language."""
        return str(self.currentData() or "")

    def ask(self, screen: QScreen, *, pilot: bool) -> None:
        """Let the participant choose on their screen."""
        page = self.page = LanguagePage(self._codes, pilot=pilot)
        page.chosen.connect(self._chosen)
        page.left.connect(self._left)
        page.start(screen, full_screen=not pilot)

    def _chosen(self, code: str) -> None:
        self._forget()
        self.decided.emit(code)

    def _left(self) -> None:
        self._forget()
        self.left.emit()

    def _forget(self) -> None:
        if self.page is not None:
            self.page.deleteLater()
            self.page = None
