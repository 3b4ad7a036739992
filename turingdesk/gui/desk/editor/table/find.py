"""Finds words in a table, from the current cell on and round again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.theme import grown
from turingdesk.gui.translation import tr

WIDTH = 160  #: lx, where the hint in it needs no more
_AROUND = 60


def next_cell(
    model: TableModel, words: str, after: tuple[int, int], by: int = 1
) -> tuple[int, int] | None:
    """The next cell with some words in it, whatever their case; None where there is none.

    Args:
        model: The table.
        words: What to look for.
        after: Row and column to begin after; it is looked at last.
        by: 1 forward, -1 back.
    """
    wanted, columns = words.casefold(), model.columnCount()
    rows = model.rowCount() - 1
    many = rows * columns
    begin = after[0] * columns + after[1]
    for step in range(1, many + 1):
        row, column = divmod((begin + by * step) % many, columns)
        if wanted in model.text(row, column).casefold():
            return row, column
    return None


class FindField(QLineEdit):
    """Ctrl+F comes here; Enter finds the next, Shift+Enter the one before.

    Signals:
        wanted: Words are looked for; carries 1 for forward, -1 for back.
    """

    wanted = Signal(int)

    def __init__(self, of: QWidget) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Desk", "Find (Ctrl+F)"))
        self.setAccessibleName(tr("Desk", "Find in the table"))
        letters = self.fontMetrics().horizontalAdvance(self.placeholderText())
        self.setMinimumWidth(grown(WIDTH // 2))
        self.setMaximumWidth(max(WIDTH, letters + _AROUND))
        self.setClearButtonEnabled(True)
        self.setProperty("role", "small")
        self.textEdited.connect(lambda _: self.show_missing(False))
        for keys, done in (
            (QKeySequence.StandardKey.Find, self._come),
            (QKeySequence("F3"), lambda: self._ask(1)),
            (QKeySequence("Shift+F3"), lambda: self._ask(-1)),
        ):
            QShortcut(QKeySequence(keys), of).activated.connect(done)

    def show_missing(self, missing: bool) -> None:
        """Tell that nothing was found."""
        self.setProperty("wrong", "true" if missing else "false")
        self.style().unpolish(self)
        self.style().polish(self)
        self.setToolTip(tr("Desk", "No cell has these words.") if missing else "")
        self.setAccessibleDescription(self.toolTip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._ask(-1 if back else 1)
            return
        super().keyPressEvent(event)

    def _ask(self, by: int) -> None:
        if self.text():
            self.wanted.emit(by)

    def _come(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
