"""The panel of one table: find, rows and columns, the cells, and what pasting had to tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout

from turingdesk.core.errors import Problem, TuringDeskError
from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.editor.note_strip import NoteStrip, ScrollingText
from turingdesk.gui.desk.editor.panel import EditorPanel
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.desk.editor.table.pasting import (
    SUFFIXES,
    FileRows,
    Pasting,
    arranged,
    read_file,
    unknown_columns,
)
from turingdesk.gui.desk.editor.table.view import Area, FindField, TableView, next_cell
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.desk.widgets.question import DialogAnswer, ask
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import program, tr, tr_noop, translate_message, translate_problem

if TYPE_CHECKING:
    from turingdesk.editing.draft import Draft

from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QWidget,
)

from turingdesk.gui.desk.editor.table.column_kinds import meaning
from turingdesk.gui.desk.widgets.controls import button_row, dialog_column


class ColumnMenu(QMenu):
    """Made again each time it opens."""

    def __init__(self, model: TableModel, column: Callable[[], int], parent: QWidget) -> None:
        """`column` gives the one that is chosen."""
        super().__init__(parent)
        self._model = model
        self._column = column
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        table, at = self._model.table, self._column()
        name = table.columns[at] if 0 <= at < len(table.columns) else ""
        for spec in table.specs.values():
            if spec.name not in table.columns:
                needed = f"{spec.name} *" if spec.required else spec.name
                action = self.addAction(tr("Desk", "Add {column}").format(column=needed))
                action.setToolTip(meaning(spec.name, spec))
                action.triggered.connect(lambda _=False, new=spec.name: self.add(new))
        other = self.addAction(tr("Desk", "Add another column\u2026"))
        other.triggered.connect(self.ask_new)
        if name:
            self.addSeparator()
            rename = self.addAction(tr("Desk", "Rename {column}\u2026").format(column=name))
            rename.triggered.connect(lambda: self.ask_name(at))
            remove = self.addAction(tr("Desk", "Remove {column}").format(column=name))
            remove.triggered.connect(lambda: self.remove(at))

    def add(self, name: str) -> None:
        """Add a column at the right."""
        self._model.table.add_column(name)
        self._model.reset()

    def remove(self, column: int) -> None:
        """Remove a column with what is in it; Undo brings it back."""
        self._model.table.remove_column(self._model.table.columns[column])
        self._model.reset()

    def ask_new(self) -> NameDialog:
        """Ask what a new column is called."""
        return self._ask(tr("Desk", "Add a column"), "", self.add)

    def ask_name(self, column: int) -> NameDialog:
        """Ask for another name of a column."""
        old = self._model.table.columns[column]

        def rename(new: str) -> None:
            self._model.table.rename_column(old, new)
            self._model.reset()

        return self._ask(tr("Desk", "Rename {column}").format(column=old), old, rename)

    def _ask(self, title: str, now: str, then: Callable[[str], None]) -> NameDialog:
        taken = [name for name in self._model.table.columns if name != now]
        dialog = NameDialog(title, now, taken, self.parentWidget())
        dialog.accepted.connect(lambda: then(dialog.name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog


class NameDialog(QDialog):
    """Asks for the name of a column."""

    def __init__(self, title: str, now: str, taken: list[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(420)
        self._taken_names = taken
        self.field = QLineEdit(now)
        self.field.setAccessibleName(tr("Desk", "Name of the column"))
        self.field.textChanged.connect(self._look)
        self.objection = label("", "objection", wrap=True)
        self.keep = button(tr("Desk", "OK", "what was typed"), self.accept, "primary")
        self.keep.setDefault(True)
        column = dialog_column(self, title)
        column.addWidget(self.field)
        column.addWidget(self.objection)
        column.addLayout(button_row(button(tr("Desk", "Cancel"), self.reject), self.keep))
        self._look()

    @property
    def name(self) -> str:
        """The typed name."""
        return self.field.text().strip()

    def _look(self) -> None:
        twice = self.name in self._taken_names
        why = tr("Desk", "A column with this name already exists.") if twice else ""
        self.objection.setText(why)
        self.field.setAccessibleDescription(why)
        self.keep.setEnabled(bool(self.name) and not twice)


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
        # On many keyboards, the plus sign is on the key of =, with Shift.
        self.insert.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.remove = self._add(tr("Desk", "Remove rows"), "Ctrl+-", self.remove_rows)

    def copy_cells(self) -> None:
        """Put the chosen cells on the clipboard, as spreadsheets read them."""
        QApplication.clipboard().setText(clipboard_text(self._cells(self._view.area())))

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
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        # In the field to search, the same keys have to copy and delete its own text.
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _checked=False: done())
        self._view.addAction(action)
        return action

    def _cells(self, area: Area) -> Grid:
        columns = range(area.left, area.left + area.columns)
        rows = range(area.top, area.top + area.rows)
        return [[self._model.text(row, column) for column in columns] for row in rows]

    def _inside(self, area: Area) -> Area:
        """The part of an area that is in the table, without the empty row at its end."""
        rows = min(area.rows, self._model.rowCount() - 1 - area.top)
        return Area(area.top, area.left, rows, area.columns)

    def _put(self, area: Area, grid: Grid) -> None:
        self._model.put(area.top, area.left, grid)
        self._view.choose(area)


def clipboard_text(grid: Grid) -> str:
    r"""Cells as spreadsheets read them from the clipboard: tabs, with quotes where needed.

    >>> clipboard_text([["a", 'say "hi"', "two" + chr(10) + "lines"]]).split(chr(9))[1:]
    ['say "hi"', '"two\nlines"']
    """
    return "\n".join("\t".join(_quoted(cell) for cell in row) for row in grid)


def _quoted(cell: str) -> str:
    # Spreadsheets take a quote for a mark only at the beginning of a cell.
    if not ("\t" in cell or "\n" in cell or cell.startswith('"')):
        return cell
    return '"' + cell.replace('"', '""') + '"'


LOW = 320  #: lx, of the height of the panel
NOTE_WIDTH = 180  #: lx, that a note has beside its button; in less room the button is below it
ORDER = tr_noop(
    "Desk",
    "The numbers on the left are line numbers, as used in problem messages. Rows stay in the "
    "order of the file, because the order can matter. * Required in every row.",
)
WORKBOOK = tr_noop(
    "Desk",
    "{file} is an Excel workbook, which you can't edit here. Make a copy as a CSV table, which "
    "the study then uses. The workbook doesn't change.",
)


class TablePanel(EditorPanel):
    """Edits one table in place; of a workbook, it shows the rows and offers a copy."""

    def __init__(self, draft: Draft, state: DeskState, item: str = "") -> None:
        super().__init__(draft, state, item)
        self.setAcceptDrops(True)
        self.table = draft.table(item)
        self.model = TableModel(self.table)
        self.view = TableView(self.model, self._pictures)
        self.pasting = Pasting(self.model, self.view)
        self.deeds = Actions(self.model, self.view, self.pasting.paste)
        self.search = FindField(self)
        self.notes = NoteStrip()
        self.extent = label("", "small", wrap=True)
        self.order = label(tr("Desk", ORDER), "small", wrap=True)
        self.column_menu = ColumnMenu(self.model, lambda: self.view.currentIndex().column(), self)
        self.search.wanted.connect(self.find_next)
        reading = tr("Desk", "Reading the clipboard\u2026")
        self.pasting.began.connect(lambda: self.notes.show_text(reading))
        self.pasting.reported.connect(self.notes.show_text)
        self.model.dataChanged.connect(self._count)
        self.model.modelReset.connect(self._reset)
        heads = self.view.horizontalHeader()
        heads.customContextMenuRequested.connect(self._head_menu)
        self._lay_out()
        self._count()
        if self.table.is_workbook:
            self._only_show()
        now = self.table.state()
        # In the background, as a large table takes a while to be written out.
        Job(self, lambda: now.written().starts, self.model.number, lambda _: None)

    def show_problems(self, problems: Sequence[Problem]) -> None:
        self.model.mark(problems)

    def show_problem(self, problem: Problem) -> None:
        place = self.table.place(problem)
        head = self.table.head_place(problem)
        if place is not None:
            self.view.go_to(*place)
        elif head is not None:
            self.view.go_to(0, head)
        else:
            self.view.setFocus()

    def refresh(self) -> None:
        area = self.view.area()
        top, left = self.view.verticalScrollBar(), self.view.horizontalScrollBar()
        at = (top.value(), left.value())
        self.model.reset()
        last = self.model.rowCount() - 1, self.model.columnCount() - 1
        if last[1] >= 0:
            self.view.choose(Area(min(area.top, last[0]), min(area.left, last[1]), 1, 1))
        top.setValue(at[0])
        left.setValue(at[1])

    def commit(self) -> None:
        self.view.commit()

    def find_next(self, by: int) -> None:
        """Go to the next cell with the words looked for, or the one before."""
        now = self.view.currentIndex()
        after = (max(0, now.row()), max(0, now.column()))
        cell = next_cell(self.model, self.search.text(), after, by)
        self.search.show_missing(cell is None)
        if cell is not None:
            self.view.choose(Area(*cell, 1, 1))
            self.view.scrollTo(self.model.index(*cell))

    def take_file(self, path: Path) -> None:
        """Read a spreadsheet file and ask whether its rows come behind those there are."""
        column_names = [*self.table.specs, *self.table.columns]
        self.notes.show_text(tr("Desk", "Reading {file}\u2026").format(file=path.name))
        failed = tr("Desk", "Nothing was imported. {why}")
        Job(
            self,
            lambda: read_file(path, column_names),
            self._arrived,
            lambda problem: self.notes.show_text(failed.format(why=translate_problem(problem))),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a low window to the rows: what is said below them is a tip over them then."""
        super().resizeEvent(event)
        is_low = self.height() < grown(LOW)
        self.order.setVisible(not is_low)
        self.view.setToolTip(self.order.text() if is_low else "")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _file_in(event)
        if path is not None:
            event.acceptProposedAction()
            self.take_file(path)
        else:
            event.ignore()

    def _arrived(self, file_rows: FileRows) -> None:
        self.notes.hide()
        if not file_rows.rows:
            self.notes.show_text(tr("Desk", "{file} has no rows.").format(file=file_rows.file))
            return
        if not len(self.table):
            self._put(file_rows, 0)
            return
        ask(
            self.window(),
            tr("Desk", "{file} has %n row(s)", "", len(file_rows.rows)).format(
                file=file_rows.file
            ),
            self._what_is_there(file_rows),
            DialogAnswer(
                tr("Desk", "Append", "rows"),
                partial(self._put, file_rows, len(self.table)),
                "primary",
            ),
            DialogAnswer(tr("Desk", "Replace all rows"), partial(self._put, file_rows, 0)),
            DialogAnswer(tr("Desk", "Cancel")),
        )

    def _what_is_there(self, file_rows: FileRows) -> str:
        text = tr(
            "Desk",
            "{table} already has %n row(s). Columns are matched by name.",
            "",
            len(self.table),
        ).format(table=self.table.name)
        lacking = unknown_columns(file_rows, self.table.columns)
        if not lacking:
            return text
        more = tr("Desk", "Missing columns are added to the table: {columns}.")
        return program().join(" ", (text, more.format(columns=program().items(lacking))))

    def _put(self, file_rows: FileRows, at: int) -> None:
        # One step of Undo for the columns and the rows.
        with self.draft.together():
            for name in unknown_columns(file_rows, self.table.columns):
                self.table.add_column(name)
            if at == 0 and len(self.table):
                self.table.remove_rows(range(len(self.table)))
            self.table.paste(at, 0, arranged(file_rows, self.table.columns))
        self.model.reset()
        self.view.choose(Area(at, 0, len(file_rows.rows), len(self.table.columns)))
        text = tr(
            "Desk",
            "%n row(s) imported from {file}. To remove them, choose Undo.",
            "",
            len(file_rows.rows),
        )
        self.notes.show_text(text.format(file=file_rows.file))

    def _only_show(self) -> None:
        """Nothing in a workbook is changed here; its rows can be copied to a table that can be."""
        self.setAcceptDrops(False)
        self.rows_button.hide()
        self.columns_button.hide()
        self.view.horizontalHeader().setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        for action in self.view.actions():
            action.setEnabled(action is self.deeds.copy)
        self.workbook_note.setText(
            program().join(
                " ",
                [
                    tr("Desk", WORKBOOK).format(file=self.item),
                    *map(translate_message, self.table.notes),
                ],
            )
        )
        self.workbook_strip.show()

    def copy_as_csv(self) -> None:
        """Copy a workbook's rows to a .csv table, and go to that."""
        try:
            name = self.draft.copy_as_csv(self.item)
        except TuringDeskError as problem:
            self.notes.show_text(translate_message(str(problem)))
        else:
            self.section_wanted.emit(f"table/{name}")

    def _pictures(self) -> list[str]:
        return [file.name for file in self.draft.media()]

    def _head_menu(self, at: QPoint) -> None:
        heads = self.view.horizontalHeader()
        self.view.setCurrentIndex(self.model.index(0, heads.logicalIndexAt(at)))
        # Not exec, whose own event loop would run within this one.
        self.column_menu.popup(heads.mapToGlobal(at))

    def _reset(self) -> None:
        self.view.fit_columns()
        self._count()

    def _count(self) -> None:
        rows, columns = len(self.table), len(self.table.columns)
        text = tr("Desk", "{rows}, {columns}", "how large a table is").format(
            rows=tr("Desk", "%n row(s)", "", rows),
            columns=tr("Desk", "%n column(s)", "", columns),
        )
        self.extent.setText(text)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        row, looked, menus = FoldingRow(SIZES.unit, any_letters=True), QHBoxLayout(), QHBoxLayout()
        row.addLayout(looked, 1)
        row.addLayout(menus)
        looked.addWidget(self.search)
        looked.addWidget(self.extent, 1)
        self.rows_button = _menu_button(tr("Desk", "Rows"), self._row_menu())
        self.columns_button = _menu_button(tr("Desk", "Columns"), self.column_menu)
        menus.addWidget(self.rows_button)
        menus.addWidget(self.columns_button)
        column.addLayout(row)
        column.addWidget(self._workbook_strip())
        column.addWidget(self.notes)
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(6, 6, 6, 6)
        inside.addWidget(self.view)
        column.addWidget(card, 1)
        column.addWidget(self.order)

    def _workbook_strip(self) -> QFrame:
        self.workbook_strip = QFrame()
        self.workbook_strip.setProperty("role", "strip")
        self.workbook_note = label("", "", wrap=True)
        copyable(self.workbook_note)
        self.copy_button = button(tr("Desk", "Edit a copy as CSV"), self.copy_as_csv, "primary")
        row = FoldingRow(SIZES.unit, any_letters=True)
        self.workbook_strip.setLayout(row)
        row.setContentsMargins(SIZES.gap, SIZES.unit, SIZES.unit, SIZES.unit)
        scrolling = ScrollingText(self.workbook_note)
        scrolling.setMinimumWidth(grown(NOTE_WIDTH))
        row.addWidget(scrolling, 1)
        row.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        self.workbook_strip.hide()
        return self.workbook_strip

    def _row_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addActions([self.deeds.insert, self.deeds.remove, self.deeds.fill])
        return menu


def _menu_button(text: str, menu: QMenu) -> QPushButton:
    menu_button = QPushButton(text)
    menu_button.setProperty("role", "menu")
    menu_button.setMenu(menu)
    return menu_button


def _file_in(event: QDropEvent) -> Path | None:
    """The one spreadsheet file that is dragged; None for anything else."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in SUFFIXES and path.is_file() else None


PANEL = TablePanel
