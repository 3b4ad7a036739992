"""The table on screen: one rectangle of cells is chosen, and done with as in a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from turingdesk.gui.desk.editor.table.delegate import LETTERS, CellDelegate
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.theme import SIZES, font, grown
from turingdesk.gui.translation import tr

ROW = 34
NARROW, WIDE = 84, 340  #: px that a column has at least and at most, until it is dragged
_LOOKED_AT = 60  #: rows that tell how wide a column should be
_TRIGGERS = QAbstractItemView.EditTrigger


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of cells, from 0."""

    top: int
    left: int
    rows: int
    columns: int


class TableView(QTableView):
    """Rows keep the order of the file: it has a meaning, so there is no sorting."""

    def __init__(self, model: TableModel, pictures: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._model = model
        # A view doesn't own its model (QAbstractItemView::setModel).
        model.setParent(self)
        self.setModel(model)
        self._delegate = CellDelegate(model, pictures, self)
        self._delegate.entered.connect(self._go_down)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Desk", "Table {name}").format(name=model.table.name))
        self.setProperty("role", "sheet")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(True)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(True)
        # Tab leaves the table: whoever works with keys alone would be caught in its cells.
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setEditTriggers(
            _TRIGGERS.DoubleClicked | _TRIGGERS.EditKeyPressed | _TRIGGERS.AnyKeyPressed
        )
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header, high in ((self.verticalHeader(), grown(ROW)), (self.horizontalHeader(), 0)):
            header.setHighlightSections(False)
            header.setSectionsClickable(True)
            if high:
                header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
                header.setDefaultSectionSize(high)
        self.horizontalHeader().setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.fit_columns()
        self.setCurrentIndex(model.index(0, 0))

    def area(self) -> Area:
        """The cells that are chosen; the current one where none is."""
        selection = self.selectionModel().selection()
        if selection.isEmpty():
            now = self.currentIndex()
            return Area(max(0, now.row()), max(0, now.column()), 1, 1)
        ranges = [selection.at(n) for n in range(selection.count())]
        top, left = min(r.top() for r in ranges), min(r.left() for r in ranges)
        bottom, right = max(r.bottom() for r in ranges), max(r.right() for r in ranges)
        return Area(top, left, bottom - top + 1, right - left + 1)

    def choose(self, area: Area) -> None:
        """Choose a rectangle and bring its first cell into sight."""
        first = self._model.index(area.top, area.left)
        last = self._model.index(area.top + area.rows - 1, area.left + area.columns - 1)
        self.setCurrentIndex(first)
        self.selectionModel().select(
            QItemSelection(first, last), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scrollTo(first)

    def go_to(self, row: int, column: int) -> None:
        """Go to a cell, with the keyboard's focus."""
        self.setFocus()
        self.choose(Area(row, column, 1, 1))
        self.verticalScrollBar().setValue(row * grown(ROW) - self.viewport().height() // 2)

    def commit(self) -> None:
        """End the editing of a cell, keeping what was typed."""
        if self.state() is not QAbstractItemView.State.EditingState:
            return
        editor = self.indexWidget(self.currentIndex()) or self.viewport().focusWidget()
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, CellDelegate.EndEditHint.NoHint)

    def fit_columns(self) -> None:
        """Make columns as wide as their first rows need, within limits."""
        # Not resizeColumnsToContents, which asks about up to 1,000 rows and knows no limits
        # (QHeaderView::setResizeContentsPrecision).
        letters = QFontMetrics(font(LETTERS))
        heads = QFontMetrics(font(SIZES.small))
        rows = min(_LOOKED_AT, self._model.rowCount())
        for column in range(self._model.columnCount()):
            head = str(self._model.headerData(column, Qt.Orientation.Horizontal) or "")
            need = [
                letters.horizontalAdvance(self._model.text(r, column)[:80]) for r in range(rows)
            ]
            head_width = (
                self.horizontalHeader().sectionSizeFromContents(column).width()
            )  # large letters
            wide = max(head_width, max([heads.horizontalAdvance(head) + 12, *need]) + 24)
            self.setColumnWidth(column, max(NARROW, min(WIDE, wide)))
        lines = str(self._model.rowCount() + 1)
        self.verticalHeader().setFixedWidth(heads.horizontalAdvance("0" * len(lines)) + 24)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and self.state() is not QAbstractItemView.State.EditingState:
            # Qt opens a cell with F2 alone, and on macOS with Enter; here it is Enter on all
            # systems.
            self.edit(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _go_down(self) -> None:
        now = self.currentIndex()
        below = self._model.index(now.row() + 1, now.column())
        if below.isValid():
            self.setCurrentIndex(below)


WIDTH = 160  #: lx, where the hint in it needs no more
_AROUND = 60
_EDGES = 28  #: px, frame and padding on both sides of the hint; the button to clear comes later


def next_cell(
    model: TableModel, words: str, after: tuple[int, int], by: int = 1
) -> tuple[int, int] | None:
    """The next cell with some words in it, whatever their case; None if there is none.

    Args:
        model: The table.
        words: What to look for.
        after: Row and column to begin after; it is looked at last.
        by: 1 forward, -1 back.
    """
    search_text, columns = words.casefold(), model.columnCount()
    rows = model.rowCount() - 1
    many = rows * columns
    begin = after[0] * columns + after[1]
    for step in range(1, many + 1):
        row, column = divmod((begin + by * step) % many, columns)
        if search_text in model.text(row, column).casefold():
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
        self.setMinimumWidth(max(grown(WIDTH // 2), letters + _EDGES))
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
        # The style sheet is matched anew only when a widget is polished again (Qt, "Style Sheet
        # Syntax").
        self.style().unpolish(self)
        self.style().polish(self)
        self.setToolTip(tr("Desk", "No cell contains this text.") if missing else "")
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
