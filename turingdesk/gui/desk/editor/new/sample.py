"""The first rows of a spreadsheet as they will stand in the study's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from turingdesk.gui.desk.table import Column, Rows, Table
from turingdesk.gui.translation import tr
from turingdesk.study.task_columns import columns_of

if TYPE_CHECKING:
    from turingdesk.editing.new_study import Guess

WIDTH = 180  #: px of a column


class Sample(QWidget):
    """A table that is made anew with other columns."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def fill(
        self, guess: Guess, columns: Mapping[str, Sequence[str]], origins: Mapping[str, str]
    ) -> None:
        """Show the rows with these columns and meanings."""
        names = [name for name in columns_of(guess.task) if name in columns]
        rows = [
            (number, {name: _cell(guess, row, columns[name]) for name in names})
            for number, row in enumerate(guess.sample, 1)
        ]
        for _, row in rows:
            for name in names:
                if name.startswith("origin"):
                    row[name] = origins.get(row[name]) or f"{row[name]}?"
        if self.table is not None:
            self._column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        table = Table(
            Rows([Column(n, _text(n), tip=_text(n)) for n in names], key=lambda row: row[0]),
            name=tr("Desk", "The first rows"),
        )
        table.fill(rows)
        head = table.horizontalHeader()
        head.setSectionResizeMode(head.ResizeMode.Interactive)
        head.setDefaultSectionSize(WIDTH)
        head.setStretchLastSection(True)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setFixedHeight(table.full_height() + 14)
        self.table = table
        self._column.addWidget(table)


def _cell(guess: Guess, row: Sequence[str], names: Sequence[str]) -> str:
    texts = [row[list(guess.head).index(name)].strip() for name in names if name in guess.head]
    return "; ".join(filter(None, texts))


def _text(name: str) -> Any:
    return lambda row: row[1][name]
