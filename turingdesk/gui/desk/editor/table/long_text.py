"""The editor of a cell with much text: as many lines as it needs, over the cells around it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from turingdesk.gui.translation import tr, tr_noop

LEAST = (360, 76)  #: px
MOST_LINES = 12
HINT = tr_noop(
    "Desk", "Enter keeps the text, Shift+Enter begins a new line, Esc leaves it as it was"
)


class LongText(QPlainTextEdit):
    """Enter keeps; Shift, Alt or Ctrl with Enter begins a new line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "cell")
        self.setToolTip(tr("Desk", HINT))
        self.setAccessibleDescription(tr("Desk", HINT))
        self.setTabChangesFocus(True)
        self._cell = QRect()
        self.textChanged.connect(self._fit)

    def stand_at(self, cell: QRect) -> None:
        """Stand over a cell, inside the table."""
        self._cell = QRect(cell)
        self._fit()

    def wants(self, event: QEvent) -> bool:
        """Whether an event is the editor's own and does not end the editing."""
        return (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & _WITH != Qt.KeyboardModifier.NoModifier
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.wants(event):
            self.insertPlainText("\n")
            return
        super().keyPressEvent(event)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if self._cell.isNull() or parent is None:
            return
        wide = min(max(LEAST[0], self._cell.width()), parent.width())
        lines = min(MOST_LINES, self._lines(wide))
        high = max(LEAST[1], lines * self.fontMetrics().lineSpacing() + 24)
        high = min(high, parent.height())
        left = min(self._cell.left(), parent.width() - wide)
        top = min(self._cell.top(), parent.height() - high)
        self.setGeometry(max(0, left), max(0, top), wide, high)

    def _lines(self, wide: int) -> int:
        """How many lines the text takes at a width, px; counted by letters, which is enough."""
        each = max(1, (wide - 30) // max(1, self.fontMetrics().averageCharWidth()))
        return sum(1 + len(line) // each for line in self.toPlainText().split("\n"))


_WITH = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.ControlModifier
)
