"""Widgets behind a button that unfolds them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import button
from turingdesk.gui.theme import SIZES

CLOSED, OPEN = "\u25b8", "\u25be"  #: before the words of the button


class Fold(QWidget):
    """A button, and below it what it shows and hides.

    Signals:
        toggled: It was opened or closed; carries whether it is open.
    """

    toggled = Signal(bool)

    def __init__(self, words: str, widgets: Iterable[QWidget]) -> None:
        super().__init__()
        self.button = button(f"{CLOSED} {words}", lambda: None, "quiet-small")
        self.button.setCheckable(True)
        self.button.setAccessibleName(words)
        self.contents = QWidget()
        inside = QVBoxLayout(self.contents)
        inside.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            inside.addWidget(widget)
        self.contents.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.contents)
        self._words = words
        self.button.toggled.connect(self._show)

    def open(self) -> None:
        """Show what is folded."""
        self.button.setChecked(True)

    @property
    def is_open(self) -> bool:
        """True if what is folded is shown."""
        return self.button.isChecked()

    def _show(self, is_open: bool) -> None:
        self.contents.setVisible(is_open)
        self.button.setText(f"{OPEN if is_open else CLOSED} {self._words}")
        self.toggled.emit(is_open)
