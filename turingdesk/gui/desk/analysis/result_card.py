"""One analysis on a card: what it is, its figures, its table, and what has to be known of them."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout

from turingdesk.analysis import ANALYSES
from turingdesk.exchange.report.grids import is_number
from turingdesk.gui.desk.analysis.analysed import Analysed, Drawn
from turingdesk.gui.desk.analysis.figure_view import FigureView
from turingdesk.gui.desk.analysis.result_words import HEAD, cell
from turingdesk.gui.desk.card import Card
from turingdesk.gui.desk.table import Column, Rows, Table
from turingdesk.gui.desk.words import button, label
from turingdesk.gui.sentences import told
from turingdesk.gui.spoken import copyable
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import said

Cells = tuple[int, tuple[object, ...]]  #: number and values of a row


class ResultCard(Card):
    """Shows one result.

    Args:
        save: Called with a figure that is to be saved.
    """

    def __init__(self, save: Callable[[Drawn], object]) -> None:
        super().__init__()
        self._save = save
        self.figures: list[FigureView] = []
        self.table: Table | None = None
        self._parts = QVBoxLayout()
        self._parts.setSpacing(SIZES.unit)
        self.column.addLayout(self._parts)
        self.column.addStretch(1)

    def show_result(self, found: Analysed) -> None:
        """Show it in place of the last one."""
        self._clear()
        if not found.studies:
            return
        analysis = ANALYSES[found.choice.name]
        self._parts.addWidget(label(told(analysis.title), "heading", wrap=True))
        self._parts.addWidget(label(told(analysis.about), "soft", wrap=True))
        if found.trouble:
            self._parts.addWidget(label(told(found.trouble), "warning", wrap=True))
        for drawn in found.drawn:
            self._add_figure(drawn)
        if found.rows:
            self.table = _table(found, told(analysis.title))
            self._parts.addWidget(self.table)
            _fill(self.table, found)
        elif not found.trouble:
            self._parts.addWidget(label(said("Desk", "There are no data for this."), "soft"))
        for text in found.below:
            self._parts.addWidget(_small(told(text)))

    def _clear(self) -> None:
        while (item := self._parts.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.figures, self.table = [], None

    def _add_figure(self, drawn: Drawn) -> None:
        view = FigureView(drawn)
        self.figures.append(view)
        save = button(said("Desk", "Save figure\u2026"), lambda: self._save(drawn), "quiet")
        save.setAccessibleDescription(told(drawn.title))
        self._parts.addWidget(view)
        self._parts.addWidget(save, 0, Qt.AlignmentFlag.AlignLeft)


def _table(found: Analysed, name: str) -> Table:
    columns = [_column(place, head, found) for place, head in enumerate(found.heads)]
    columns.append(Column("", lambda _: "", stretch=True))
    table = Table(Rows(columns, key=itemgetter(0)), name=name)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table


def _fill(table: Table, found: Analysed) -> None:
    """Fill it once it has its place: where its style comes later, all is measured twice."""
    table.fill(list(enumerate(found.rows)))
    bar = table.horizontalScrollBar().sizeHint().height()  # where there are many columns
    table.setFixedHeight(table.full_height() + bar)


def _column(place: int, head: str, found: Analysed) -> Column:
    right = any(is_number(row[place]) for row in found.rows)

    def text(row: Cells) -> str:
        return cell(head, row[1][place])

    return Column(head, text, right=right, tip=text, note=HEAD)


def _small(text: str) -> QLabel:
    made = label(text, "soft", wrap=True)
    copyable(made)
    return made
