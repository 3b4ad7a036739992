"""Two things at the ends of a row; one under the other where the row has no room for both."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from turingdesk.gui.theme import SIZES


class Ends(QWidget):
    """Its width decides, not the other way round: what is longer in a language has its room."""

    def __init__(self, first: QWidget, last: QWidget) -> None:
        super().__init__()
        self._both = (first, last)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(first, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addStretch(1)
        self._row.addWidget(last, 0, Qt.AlignmentFlag.AlignRight)

    @property
    def needed(self) -> int:
        """Width of both in one row, px."""
        return sum(one.sizeHint().width() for one in self._both) + SIZES.unit

    def minimumSizeHint(self) -> QSize:
        widest = max(one.minimumSizeHint().width() for one in self._both)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        self._row.setDirection(
            ways.LeftToRight if self.width() >= self.needed else ways.TopToBottom
        )
