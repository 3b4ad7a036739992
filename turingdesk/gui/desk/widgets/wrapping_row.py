"""Rows that break into as many lines as they need: of widgets, and of the words in a list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QLayout,
    QLayoutItem,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from turingdesk.gui.style import draw_ring
from turingdesk.gui.theme import Look, color, look

_Sized = tuple[QLayoutItem, QSize]


class WrappingRow(QLayout):
    """Widgets one after another at their own size, from the side where reading begins.

    Longer words, or larger letters, take one more line; nothing is cut. Of four or more widgets,
    the last one isn't alone on its line.

    Args:
        parent: Whose layout it is.
        spacing: px, between widgets, and between lines.
        lines: px, between lines, where that differs.
        together: Whether only larger letters break it: what is beside it gives way first.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        spacing: int = 0,
        *,
        lines: int | None = None,
        together: bool = False,
    ) -> None:
        super().__init__(parent)
        self._together = together
        self._between = spacing if lines is None else lines
        self.at_end = False  #: whether lines end at the side where reading ends
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = [max(_height(*item, width) for item in line) for line in self._lines(width)]
        return sum(lines) + self._between * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        between = self.spacing() * max(0, len(sizes) - 1)
        width = sum(size.width() for size in sizes) + between
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """As wide as the widest."""
        if self._together and look().text_percent == Look().text_percent:
            return self.sizeHint()
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        owner = self.parentWidget()
        reads = owner.layoutDirection() if owner else Qt.LayoutDirection.LeftToRight
        for item, place in self._places(rect):
            # Mirrored where the language runs from right to left, as Qt's own layouts do.
            item.setGeometry(QStyle.visualRect(reads, rect, place))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, rect: QRect) -> list[tuple[QLayoutItem, QRect]]:
        """Where each is, as if read from left to right, in the middle of its line."""
        at, places = QPoint(rect.topLeft()), []
        for line in self._lines(rect.width()):
            heights = [_height(*item, rect.width()) for item in line]
            tall = max(heights)
            widths = [min(size.width(), rect.width()) for _, size in line]
            if self.at_end:
                content_width = sum(widths) + self.spacing() * (len(line) - 1)
                at.setX(rect.left() + max(0, rect.width() - content_width))
            for (item, _), width, height in zip(line, widths, heights, strict=True):
                top = at.y() + (tall - height) // 2
                places.append((item, QRect(at.x(), top, width, height)))
                at.setX(at.x() + width + self.spacing())
            at = QPoint(rect.left(), at.y() + tall + self._between)
        return places

    def _lines(self, width: int) -> list[list[_Sized]]:
        """The items on each line, with the sizes that they ask for."""
        lines: list[list[_Sized]] = []
        width_left, spacing = 0, self.spacing()
        for item in self._shown():
            size = item.sizeHint()  # once: a row is measured dozens of times as a page is made
            needs = size.width()
            if not lines or needs > width_left:
                lines.append([])
                width_left = width
            lines[-1].append((item, size))
            # At most the width, or an item that is too wide would leave less than nothing.
            width_left -= min(needs, width) + spacing
        return self._with_company(lines, width)

    def _with_company(self, lines: list[list[_Sized]], width: int) -> list[list[_Sized]]:
        """The same lines; a single item at the end gets the one before, if both fit."""
        # A single item on the last line looks lost; another one keeps it company.
        if len(lines) < 2 or len(lines[-1]) > 1 or len(lines[-2]) < _MANY:
            return lines
        both = [lines[-2][-1], *lines[-1]]
        if sum(size.width() for _, size in both) + self.spacing() > width:
            return lines
        return [*lines[:-2], lines[-2][:-1], both]


_MANY = 3  #: items on a line, of which the last one can go to the next line


def _height(item: QLayoutItem, size: QSize, width: int) -> int:
    """The height of an item in so much room: its words may need more lines."""
    if size.width() > width and item.hasHeightForWidth():
        return item.heightForWidth(width)
    return size.height()


_BESIDE = 40  #: px: padding on both sides, and what Qt keeps for the frame of the focus
TOPICS, ORDERED = 14, 19  #: px that lists of these roles have above and below, with their lines
_BAR = 14  #: px of a bar, whether it is there or not: rows keep their height when it comes
_DEEPEST = 10_000
_CORNER = 6  #: px, of the ring around a row


class WrappedRows(QStyledItemDelegate):
    """Measures and paints the rows of a list that wraps its words.

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

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the focus ring around the whole row; Qt draws it close around the words."""
        row_option, focus = QStyleOptionViewItem(option), QStyle.StateFlag.State_HasFocus
        row_option.state &= ~focus
        super().paint(painter, row_option, index)
        if option.state & focus:
            draw_ring(painter, color("accent"), option.rect, _CORNER)
