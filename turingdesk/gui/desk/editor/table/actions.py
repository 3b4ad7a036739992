"""What can be done with the chosen cells: copy, cut, paste, clear, fill, rows in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.desk.editor.table.view import Area, TableView
from turingdesk.gui.translation import tr

Grid = Sequence[Sequence[str]]


class Actions(QObject):
    """The actions of a table; they are in its context menu, with their keys."""

    def __init__(self, model: TableModel, view: TableView, paste: Callable[[], object]) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        keys = QKeySequence.StandardKey
        self.copy = self._add(tr("Desk", "Copy", "cells of a table"), keys.Copy, self.copy_cells)
        self.cut = self._add(tr("Desk", "Cut", "cells of a table"), keys.Cut, self.cut_cells)
        self.paste = self._add(tr("Desk", "Paste", "cells of a table"), keys.Paste, paste)
        self.clear = self._add(tr("Desk", "Clear", "cells of a table"), "Del", self.clear_cells)
        self.fill = self._add(tr("Desk", "Fill down"), "Ctrl+D", self.fill_down)
        self.insert = self._add(tr("Desk", "Insert rows above"), "Ctrl++", self.insert_rows)
        self.insert.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.remove = self._add(tr("Desk", "Remove rows"), "Ctrl+-", self.remove_rows)

    def copy_cells(self) -> None:
        """Put the chosen cells on the clipboard, as spreadsheets read them."""
        QApplication.clipboard().setText(written(self._cells(self._view.area())))

    def cut_cells(self) -> None:
        """Copy, then clear."""
        self.copy_cells()
        self.clear_cells()

    def clear_cells(self) -> None:
        """Empty the chosen cells."""
        area = self._inside(self._view.area())
        if area.rows > 0:
            self._put(area, [[""] * area.columns] * area.rows)

    def fill_down(self) -> None:
        """Repeat the first of the chosen rows; where one row is chosen, the row above it."""
        area = self._view.area()
        if area.rows == 1 and area.top > 0:
            above = Area(area.top - 1, area.left, 1, area.columns)
            self._put(area, self._cells(above))
            return
        area = self._inside(area)
        if area.rows > 1:
            first = self._cells(Area(area.top, area.left, 1, area.columns))
            self._put(area, [*first] * area.rows)

    def insert_rows(self) -> None:
        """As many empty rows as are chosen, above them."""
        area = self._view.area()
        self._model.insert(area.top, area.rows)
        self._view.choose(area)

    def remove_rows(self) -> None:
        """Remove the rows that are chosen; Undo brings them back."""
        area = self._inside(self._view.area())
        if area.rows > 0:
            self._model.remove(area.top, area.rows)
            self._view.choose(Area(area.top, area.left, 1, 1))

    def _add(
        self, text: str, keys: QKeySequence.StandardKey | str, done: Callable[[], object]
    ) -> QAction:
        made = QAction(text, self)
        made.setShortcut(QKeySequence(keys))
        made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        made.triggered.connect(lambda _checked=False: done())
        self._view.addAction(made)
        return made

    def _cells(self, area: Area) -> Grid:
        columns = range(area.left, area.left + area.columns)
        rows = range(area.top, area.top + area.rows)
        return [[self._model.text(row, column) for column in columns] for row in rows]

    def _inside(self, area: Area) -> Area:
        """The part of an area that lies in the table, without the empty row at its end."""
        rows = min(area.rows, self._model.rowCount() - 1 - area.top)
        return Area(area.top, area.left, rows, area.columns)

    def _put(self, area: Area, grid: Grid) -> None:
        self._model.put(area.top, area.left, grid)
        self._view.choose(area)


def written(grid: Grid) -> str:
    r"""Cells as spreadsheets read them from the clipboard: tabs, with quotes where needed.

    >>> written([["a", 'say "hi"', "two" + chr(10) + "lines"]]).split(chr(9))[1:]
    ['say "hi"', '"two\nlines"']
    """
    return "\n".join("\t".join(_quoted(cell) for cell in row) for row in grid)


def _quoted(cell: str) -> str:
    if not ("\t" in cell or "\n" in cell or cell.startswith('"')):
        return cell
    return '"' + cell.replace('"', '""') + '"'
