"""The contents of a page that has nothing to show yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.card import Card
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.theme import SIZES

WIDEST = 760  #: px


class EmptyPage(QWidget):
    """A card that says why there is nothing, what the page is for, and where to begin.

    Args:
        about: The paragraphs under the title.
        begin: What the button says.
        clicked: Called when it is clicked.
    """

    def __init__(self, about: Iterable[str], begin: str, clicked: Callable[[], object]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        card = Card()
        card.setMaximumWidth(WIDEST)
        card.column.setSpacing(SIZES.gap)
        self.title = label("", "heading", wrap=True)
        card.column.addWidget(self.title)
        for text in about:
            card.column.addWidget(label(text, wrap=True))
        self.button = button(begin, clicked, "primary")
        card.column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()  # a column would measure the height of the card without its limit
        row.addWidget(card, 1)
        row.addStretch(0)
        column.addLayout(row)
        column.addStretch(1)
