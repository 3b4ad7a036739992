"""Two things beside each other where there is room, one under the other where there is not."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from turingdesk.gui.theme import SIZES


class SideBySide(QWidget):
    """Takes two widgets, the second of which may be a preview of the first."""

    def __init__(self, first: QWidget, second: QWidget, beside_from: int = 760) -> None:
        """`beside_from`: px of width from which both stand in one row."""
        super().__init__()
        self._from = beside_from
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SIZES.gap)
        self._row.addWidget(first, 1)
        self._row.addWidget(second, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.width() >= self._from
        self._row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
