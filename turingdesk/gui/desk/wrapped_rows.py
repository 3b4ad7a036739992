"""Rows of a list that are as high as their words need, whatever the style keeps beside them.

Qt wraps as if the padding of the style sheet was not there: a text that only just fits without
it gets one line, and is cut.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

_BESIDE = 26  #: px: padding on both sides, and what Qt keeps for the frame of the focus
TOPICS, ORDERED = 14, 19  #: px that lists of these roles have above and below, with their lines
_BAR = 14  #: px of a bar, whether it is there or not: rows keep their height when it comes
_DEEPEST = 10_000


class WrappedRows(QStyledItemDelegate):
    """Measures the rows of a list that wraps its words.

    Args:
        rows: The list.
        above: Px that its style keeps above and below the words.
    """

    def __init__(self, rows: QListWidget, above: int = TOPICS) -> None:
        super().__init__(rows)
        self._rows, self._above = rows, above

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        room = QRect(0, 0, self._rows.width() - _BAR - _BESIDE, _DEEPEST)
        flags = int(Qt.TextFlag.TextWordWrap)
        words = self._rows.fontMetrics().boundingRect(room, flags, str(index.data() or ""))
        return QSize(room.width(), words.height() + self._above)
