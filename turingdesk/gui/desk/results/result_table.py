"""The table of one result: rows in sight, each column as wide as its longest words."""

from __future__ import annotations

from operator import itemgetter

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHeaderView

from turingdesk.core.message import Message
from turingdesk.exchange.report.pieces import is_number, words
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.theme import look
from turingdesk.gui.translation import program, translate_message
from turingdesk.presenters.analysis_view import AnalysisView

Cells = tuple[int, tuple[object, ...]]  #: number and values of a row
MOST = 16  #: rows that are shown at once
FIRST = 10  #: rows of a longer table that are shown at first


class ResultTable(DeskTable):
    """Measures its words once; a table that does so by itself starts over at every resize.

    Of a long table it shows the first rows, so that what is below it stays within reach.

    Args:
        view: The result.
        name: What it is called.
    """

    def __init__(self, view: AnalysisView, name: str) -> None:
        columns = [_column(place, head, view) for place, head in enumerate(view.heads)]
        columns.append(DeskColumn("", lambda _: "", stretch=True))
        super().__init__(RowsModel(columns, key=itemgetter(0)), name=name)
        self._measured_at = 0  #: percent of the letters' size
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for number in range(len(view.heads)):
            self.horizontalHeader().setSectionResizeMode(number, QHeaderView.ResizeMode.Fixed)
        self._all = list(enumerate(view.rows))
        self.fill(self._all if len(self._all) <= MOST else self._all[:FIRST])

    @property
    def further(self) -> int:
        """The number of rows that it does not show yet."""
        return len(self._all) - len(self.rows.things)

    def show_all(self) -> None:
        """Show the other rows, too."""
        self.fill(self._all)
        if self._measured_at:
            self.measure()

    def measure(self) -> None:
        """Give it the size that its words need; once its style is known."""
        self._measured_at = look().text_percent
        head = self.horizontalHeader()
        for widget in (self, head):
            widget.ensurePolished()
        bar = self.horizontalScrollBar().sizeHint().height()  # where there are many columns
        self.setFixedHeight(self.full_height() + bar)
        self.resize(self.width(), self.height())  # words are measured where they are in sight
        for number in range(head.count() - 1):
            words = max(self.sizeHintForColumn(number), head.sectionSizeHint(number))
            head.resizeSection(number, words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_styled = event.type() is QEvent.Type.StyleChange
        if is_styled and self._measured_at not in (0, look().text_percent):
            self.measure()


def cell(value: object) -> str:
    """A value of a table of results as the desk shows it; what people typed stays as it is."""
    value_text = words(value)
    if isinstance(value_text, Message) or not is_number(value):
        return translate_message(value_text)
    return program().written(value_text)


def _column(place: int, head: str, view: AnalysisView) -> DeskColumn:
    right = any(is_number(row[place]) for row in view.rows)

    def text(row: Cells) -> str:
        return cell(row[1][place])

    return DeskColumn(head, text, right=right, tip=text, folds=True)
