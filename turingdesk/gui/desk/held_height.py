"""A table as high as some rows, also where a bar has to stand below them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from turingdesk.gui.desk.table import ROW, Table
from turingdesk.gui.theme import grown


class HeldHeight(QObject):
    """Keeps a table so high that no row is covered when its columns do not fit and a bar comes."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._rows = 0
        table.horizontalScrollBar().rangeChanged.connect(self._again)

    def hold(self, rows: int) -> None:
        """Show so many rows from now on."""
        self._rows = rows
        self._again()

    def _again(self, *_: object) -> None:
        bar = self._table.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.maximum() > bar.minimum() else 0
        head = self._table.horizontalHeader().sizeHint().height()
        self._table.setFixedHeight(head + grown(ROW) * self._rows + 2 + below)
