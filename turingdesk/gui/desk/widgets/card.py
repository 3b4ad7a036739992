"""A white card with a heading."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import label
from turingdesk.gui.theme import SIZES


class Card(QFrame):
    """A group of things that belong together, under a title; `column` takes its contents."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.column = QVBoxLayout(self)
        inside = SIZES.gap + 4
        self.column.setContentsMargins(inside, SIZES.gap, inside, SIZES.gap)
        self.column.setSpacing(SIZES.unit)
        self.head = QHBoxLayout()
        self.title = label(title, "label")
        if title:
            self.setAccessibleName(title)
            self.head.addWidget(self.title)
            self.head.addStretch(1)
            self.column.addLayout(self.head)

    def wrap_title(self) -> None:
        """Let a long title take more lines, and have all the room that is left beside it."""
        self.title.setWordWrap(True)
        self.head.setStretch(0, 1)
        self.head.setStretch(1, 0)
