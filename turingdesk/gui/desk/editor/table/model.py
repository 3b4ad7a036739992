"""A draft's table as Qt's model: it contains no cells, it asks the draft for those in sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.desk.editor.table.column_kinds import meaning
from turingdesk.gui.theme import color
from turingdesk.gui.translation import program, tr, translate_message

if TYPE_CHECKING:
    from turingdesk.editing.draft import TableDraft
    from turingdesk.study.task_columns import TaskColumn


Index = QModelIndex | QPersistentModelIndex
_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
_FLAGS = (
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
)  #: made once: it is asked for with every cell that is painted
NEW = "+"  #: heads the empty row at the end, which becomes a row once something is in it
_MOST_TIP = 2000  #: letters of a cell that its tool tip shows


class TableModel(QAbstractTableModel):
    """The table, one empty row longer than it is; a workbook is read-only."""

    def __init__(self, table: TableDraft) -> None:
        super().__init__()
        self.table = table
        self.marks = CellProblems()
        self._starts: Sequence[int] = ()  #: the line of each row, as far as it is known
        self._rows = len(table)  #: as Qt was told
        self._flags = _FLAGS
        self._spare = 1  #: empty rows at the end
        if table.is_workbook:
            self._flags, self._spare = _FLAGS & ~Qt.ItemFlag.ItemIsEditable, 0
        self._columns = list(table.columns)
        self._specs = table.specs  #: asking the draft each time would read the study

    def spec(self, column: int) -> TaskColumn | None:
        """The task's declaration of a column; None if it knows none of that name."""
        return self._specs.get(self._columns[column])

    def mark(self, problems: Iterable[Problem]) -> None:
        """Show the problems at their cells; the lines of the file are known with them."""
        self.marks = CellProblems.of(self.table, problems)
        self._repaint()
        columns = max(0, len(self._columns) - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns)
        self.number(self.table.state().written().starts)

    def number(self, starts: Sequence[int]) -> None:
        """Number the rows by the lines in which they begin in the file."""
        if starts is not self._starts:
            self._starts = starts
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, max(0, self._rows - 1))

    def put(self, row: int, column: int, grid: Sequence[Sequence[str]]) -> None:
        """Fill cells from one on, in one step; rows that are missing are made."""
        new_rows = row + len(grid) - self._rows
        # Qt wants to hear of rows before they are there (QAbstractItemModel::beginInsertRows).
        if new_rows > 0:
            self.beginInsertRows(QModelIndex(), self._rows, self._rows + new_rows - 1)
        self.table.paste(row, column, grid)
        if new_rows > 0:
            self._rows = len(self.table)
            self.endInsertRows()
        self._follow()

    def insert(self, at: int, many: int) -> None:
        """Make room for rows."""
        self.beginInsertRows(QModelIndex(), at, at + many - 1)
        self.table.insert_rows(at, many)
        self._rows = len(self.table)
        self.marks = self.marks.moved(at, many)
        self.endInsertRows()
        self._follow()

    def remove(self, first: int, many: int) -> None:
        """Take rows out."""
        self.beginRemoveRows(QModelIndex(), first, first + many - 1)
        self.table.remove_rows(range(first, first + many))
        self._rows = len(self.table)
        self.marks = self.marks.moved(first, -many)
        self.endRemoveRows()
        self._follow()

    def reset(self) -> None:
        """Anything may have changed."""
        self.beginResetModel()
        self._rows, self._columns = len(self.table), list(self.table.columns)
        self._specs = self.table.specs
        self.endResetModel()

    def text(self, row: int, column: int) -> str:
        """A cell; empty in the row at the end."""
        return self.table.cell(row, column) if row < self._rows else ""

    def rowCount(self, parent: Index | None = None) -> int:
        # A cell has no rows below it; views of trees would ask (QAbstractItemModel::rowCount).
        return 0 if parent is not None and parent.isValid() else self._rows + self._spare

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self._flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = (index.row(), index.column())
        if role in _SHOWN:
            return self.text(*cell)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            wrong = self.marks.in_words(cell)
            return program().join(", ", (self.text(*cell), wrong))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.marks.in_words(cell) or self.text(*cell)[:_MOST_TIP] or None
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole:
            return False
        # Leaving a cell as it was must be no step that can be undone.
        if self.text(index.row(), index.column()) != str(value):
            self.put(index.row(), index.column(), [[str(value)]])
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return self._line(section, role)
        name, spec = self._columns[section], self.spec(section)
        wrong = self.marks.of_head(section)
        if role == Qt.ItemDataRole.DisplayRole:
            needed = " *" if spec is not None and spec.required else ""
            return f"{'! ' if wrong else ''}{name}{needed}"
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return "\n".join(
                filter(None, (self.marks.head_in_words(section), meaning(name, spec)))
            )
        if role == Qt.ItemDataRole.ForegroundRole and wrong is not None:
            return _ink(wrong)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _line(self, row: int, role: int) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if row >= self._rows:
            return {Qt.ItemDataRole.DisplayRole: NEW}.get(Qt.ItemDataRole(role))
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._starts[row]) if row < len(self._starts) else ""
        wrong = self.marks.of_row(row)
        return _ink(wrong) if role == Qt.ItemDataRole.ForegroundRole and wrong else None

    def _follow(self) -> None:
        """The cells changed; marks stay where they were until the next check."""
        if list(self.table.columns) != self._columns or len(self.table) != self._rows:
            self.reset()
        else:
            self._repaint()

    def _repaint(self) -> None:
        """One signal for all: only what is in sight is asked for again."""
        if self._columns:
            last = self.index(self.rowCount() - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def _ink(wrong: Severity) -> QColor:
    return color("danger" if wrong is Severity.ERROR else "warning")


Cell = tuple[int, int]
_NONE: list[Problem] = []


class CellProblems:
    """Problems by row and column, each from 0."""

    def __init__(self) -> None:
        self.cells: dict[Cell, list[Problem]] = {}
        self.heads: dict[int, list[Problem]] = {}  #: by column, of the column as a whole
        self._rows: dict[int, bool] = {}  #: by row, whether one of its problems is an error

    @classmethod
    def of(cls, table: TableDraft, problems: Iterable[Problem]) -> CellProblems:
        """Where some problems are in a table as it is now."""
        cell_problems = cls()
        for problem in problems:
            place = table.place(problem)
            if place is not None:
                cell_problems.cells.setdefault(place, []).append(problem)
            elif (column := table.head_place(problem)) is not None:
                cell_problems.heads.setdefault(column, []).append(problem)
        cell_problems._note_rows()
        return cell_problems

    def moved(self, at: int, by: int) -> CellProblems:
        """The same after `by` rows came in at a row, or went out where it is negative."""
        cell_problems = CellProblems()
        cell_problems.heads = self.heads
        gone = range(at, at - by)
        for (row, column), problems in self.cells.items():
            if row not in gone:
                cell_problems.cells[(row + by if row >= at else row, column)] = problems
        cell_problems._note_rows()
        return cell_problems

    def severity(self, cell: Cell) -> Severity | None:
        """The worst of a cell; None if nothing is wrong."""
        return _worst(self.cells.get(cell, _NONE))

    def of_row(self, row: int) -> Severity | None:
        """The worst of a row."""
        if row not in self._rows:
            return None
        return Severity.ERROR if self._rows[row] else Severity.WARNING

    def of_head(self, column: int) -> Severity | None:
        """The worst of a column as a whole."""
        return _worst(self.heads.get(column, _NONE))

    def in_words(self, cell: Cell) -> str:
        """The problems of a cell with their fixes, a line for each."""
        return _in_words(self.cells.get(cell, _NONE))

    def head_in_words(self, column: int) -> str:
        """The problems of a column as a whole."""
        return _in_words(self.heads.get(column, _NONE))

    def _note_rows(self) -> None:
        for (row, _), problems in self.cells.items():
            wrong = _worst(problems) is Severity.ERROR
            self._rows[row] = self._rows.get(row, False) or wrong


def _worst(problems: list[Problem]) -> Severity | None:
    if not problems:
        return None
    wrong = any(problem.severity is Severity.ERROR for problem in problems)
    return Severity.ERROR if wrong else Severity.WARNING


def _in_words(problems: list[Problem]) -> str:
    return "\n".join(map(_line, problems))


def _line(problem: Problem) -> str:
    text = program().join(" ", map(translate_message, (problem.message, problem.fix)))
    if problem.severity is Severity.ERROR:
        return tr("Desk", "error: {problem}").format(problem=text)
    return tr("Desk", "warning: {problem}").format(problem=text)
