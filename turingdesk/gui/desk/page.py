"""What a page of the desk is: a head with title, note and buttons, and room below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.words import OneLine
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, look

EDGE = 4 * SIZES.unit
_MOST_BESIDE = 125  #: % of the usual size of letters


class DeskPage(QWidget):
    """One page. It works only while it is open: `opened` begins what `left` ends."""

    def __init__(self, state: DeskState, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.title = OneLine(title, "page-title")
        self.note = OneLine("", "soft")
        self.tags = QHBoxLayout()
        self.tags.setSpacing(SIZES.unit)
        self.buttons = WrappingRow(spacing=SIZES.unit)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, SIZES.margin, EDGE, SIZES.margin)
        self.column.setSpacing(SIZES.gap)
        self.column.addLayout(self._head())

    def opened(self) -> None:
        """The page came to the front."""

    def may_leave(self, then: Callable[[], object]) -> bool:
        """Whether the page can be left now; where it asks first, `then` goes on afterwards."""
        return True

    def left(self) -> None:
        """Another page came to the front."""

    def close_page(self) -> None:
        """The window closes."""
        self.left()

    def _place_buttons(self) -> None:
        """Beside the title, or under it where large letters leave no room."""
        directions = QBoxLayout.Direction
        beside = look().text_percent <= _MOST_BESIDE
        self._first.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._place_buttons()

    def _head(self) -> QVBoxLayout:
        self._first = QHBoxLayout()
        self._first.setSpacing(SIZES.gap)
        self._first.addWidget(self.title, 1)
        self._first.addLayout(self.buttons)
        self._place_buttons()
        second = QHBoxLayout()
        second.setSpacing(SIZES.unit)
        second.addLayout(self.tags)
        second.addWidget(self.note, 1)
        rows = QVBoxLayout()
        rows.setSpacing(4)
        rows.addLayout(self._first)
        rows.addLayout(second)
        return rows
