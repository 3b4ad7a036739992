"""A row that becomes a column where large letters leave no room for it side by side."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QLayoutItem, QSizePolicy

from turingdesk.gui.theme import SIZES, grown, look

NO_LIMIT = 16_777_215  #: px, Qt's QWIDGETSIZE_MAX, which PySide6 lacks
_SIDE = QBoxLayout.Direction.LeftToRight
_FIXED = QSizePolicy.Policy.Fixed
_BELOW = QBoxLayout.Direction.TopToBottom


class FoldingRow(QBoxLayout):
    """Parts side by side; with large letters one below the other, if they would not fit.

    At the usual size of letters it is a row, as `QHBoxLayout` is.

    Args:
        spacing: px, between parts.
        least: lx, the height that each part has at least where they are below each other.
        any_letters: Whether it becomes a column in a narrow window, too.
    """

    def __init__(
        self, spacing: int = SIZES.gap, least: int = 0, *, any_letters: bool = False
    ) -> None:
        super().__init__(_SIDE)
        self._high, self._any_letters = least, any_letters
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def folds(self, width: int) -> bool:
        """True if the parts are one below the other in so many px."""
        return self._can_fold() and self._least() > self._inner(width)

    def minimumSize(self) -> QSize:
        least = super().minimumSize()
        # A row that can fold asks for its widest part alone, or the window could not get narrower.
        if self._can_fold():
            widest = max((item.minimumSize().width() for item in self._shown()), default=0)
            least.setWidth(widest + self._beside())
        return least

    def hasHeightForWidth(self) -> bool:
        return super().hasHeightForWidth() or self._can_fold()

    def heightForWidth(self, width: int) -> int:
        if not self.folds(width):
            return self._row_height(width)
        items, inner = self._shown(), self._inner(width)
        between = self.spacing() * max(0, len(items) - 1)
        parts = sum(max(grown(self._high), _height(item, inner)) for item in items)
        return parts + between + self._above_and_below()

    def minimumHeightForWidth(self, width: int) -> int:
        return self.heightForWidth(width)  # Qt's own goes by the state of the parts now

    def setGeometry(self, rect: QRect) -> None:
        direction = _BELOW if self.folds(rect.width()) else _SIDE
        if self.direction() is not direction:
            self.setDirection(direction)
        super().setGeometry(rect)

    def _can_fold(self) -> bool:
        return self._any_letters or look().text_percent > 100

    def _row_height(self, width: int) -> int:
        # Qt's own answer is that for its direction now, which may still be a column.
        if self.direction() is _SIDE and super().hasHeightForWidth():
            return super().heightForWidth(width)
        least = max((item.minimumSize().height() for item in self._shown()), default=0)
        return least + self._above_and_below()

    def _least(self) -> int:
        """The width that the parts need side by side, in px."""
        items = self._shown()
        between = self.spacing() * max(0, len(items) - 1)
        return sum(item.minimumSize().width() for item in items) + between

    def _inner(self, width: int) -> int:
        return width - self._beside()

    def _beside(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def _above_and_below(self) -> int:
        margins = self.contentsMargins()
        return margins.top() + margins.bottom()

    def _shown(self) -> list[QLayoutItem]:
        items = (self.itemAt(place) for place in range(self.count()))
        return [item for item in items if item is not None and not item.isEmpty()]


def _height(item: QLayoutItem, width: int) -> int:
    least, widget = item.minimumSize().height(), item.widget()
    if widget is not None and widget.sizePolicy().verticalPolicy() is _FIXED:
        least = item.sizeHint().height()  # a style sheet's least height omits the padding
    return max(least, item.heightForWidth(width)) if item.hasHeightForWidth() else least
