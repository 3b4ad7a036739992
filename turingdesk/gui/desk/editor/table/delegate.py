"""Draws cells, and opens the editor that fits the column."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QLineEdit,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from turingdesk.core.errors import Severity
from turingdesk.gui.desk.editor.table.column_kinds import CellKind, kind, words
from turingdesk.gui.desk.editor.table.model import TableModel
from turingdesk.gui.theme import color, font
from turingdesk.gui.translation import tr, tr_noop

Index = QModelIndex | QPersistentModelIndex
LETTERS = 14  #: px
MARK = 16  #: px of the sign of a problem
LINE_END = "\u23ce"  #: stands for the end of a line where a cell shows one line only
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAST = 150  #: px that an editor is wide, however narrow its column
_SHOWN = 400  #: letters; more never fit
_SELECTED, _FOCUSED = QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_HasFocus
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class CellDelegate(QStyledItemDelegate):
    """Of one table.

    Signals:
        entered: A cell was finished with Enter.
    """

    entered = Signal()

    def __init__(
        self, model: TableModel, pictures: Callable[[], Sequence[str]], parent: QAbstractItemView
    ) -> None:
        """`pictures` gives the names of the study's media."""
        super().__init__(parent)
        self._model = model
        self._view = parent
        self._pictures = pictures
        self._font = font(LETTERS)
        self._metrics = QFontMetrics(self._font)
        self._colors: dict[str, QColor] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, column = index.row(), index.column()
        box: QRect = option.rect
        state = option.state
        if state & _SELECTED:
            painter.fillRect(box, self._color("accent_soft"))
        room = box.adjusted(8, 0, -6, -1)
        wrong = self._model.marks.severity((row, column))
        if wrong is not None:
            self._mark(painter, box, wrong)
            room.setLeft(room.left() + MARK + 4)
        text = self._model.text(row, column)
        if text:
            cell_text = text[:_SHOWN].replace("\n", LINE_END)
            cut = self._metrics.elidedText(cell_text, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(self._font)
            painter.setPen(self._color("ink"))
            painter.drawText(room, _LEFT, cut)
        if state & _FOCUSED:
            painter.setPen(QPen(self._color("accent"), 2))
            painter.drawRect(box.adjusted(1, 1, -2, -2))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = self._editor(parent, index)
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        name = tr("Desk", "{column}, line {line}", "a cell").format(
            column=self._model.headerData(index.column(), across),
            line=self._model.headerData(index.row(), down),
        )
        editor.setAccessibleName(name)
        return editor

    def _editor(self, parent: QWidget, index: Index) -> QWidget:
        spec = self._model.spec(index.column())
        of = kind(spec)
        if of in (CellKind.CHOICE, CellKind.FLAG):
            return self._chooser(parent, words(spec), str(index.data() or ""))
        if of is CellKind.TEXT or "\n" in str(index.data() or ""):
            return LongText(parent)
        line = QLineEdit(parent)
        line.setProperty("role", "cell")
        if of is CellKind.PICTURE:
            completer = QCompleter(sorted(self._pictures()), line)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            # Names of pictures often begin alike.
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            line.setCompleter(completer)
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = str(index.data(Qt.ItemDataRole.EditRole) or "")
        if isinstance(editor, QComboBox):
            editor.setCurrentText(text)
        elif isinstance(editor, LongText):
            editor.setPlainText(text)
            editor.selectAll()
        elif isinstance(editor, QLineEdit):
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: Index) -> None:
        if isinstance(editor, QComboBox):
            text = editor.currentText()
        elif isinstance(editor, LongText):
            text = editor.toPlainText()
        else:
            assert isinstance(editor, QLineEdit)
            text = editor.text()
        self._model.setData(index, text)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        box: QRect = option.rect
        if isinstance(editor, LongText):
            editor.stand_at(box)
        else:
            wide = max(box.width(), LEAST)
            room = self._view.viewport().width()
            editor.setGeometry(min(box.left(), room - wide), box.top(), wide, box.height())

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if isinstance(editor, LongText) and editor.wants(event):
                # The editor's own: the delegate would take Enter with any modifier for the end.
                return False
            if event.key() in _ENTER and isinstance(editor, QWidget):
                self._take(editor)
                self.entered.emit()
                return True
        # Tab, Esc, and a lost focus end the editing there (QStyledItemDelegate::eventFilter).
        return super().eventFilter(editor, event)

    def _chooser(self, parent: QWidget, listed: Sequence[str], now: str) -> QComboBox:
        box = QComboBox(parent)
        box.setProperty("role", "cell")
        # What the cell has stays on offer, even if it is wrong: opening a cell must not change it.
        box.addItems([*([] if now in listed else [now]), *listed])
        box.activated.connect(lambda _: self._take(box))
        return box

    def _take(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def _mark(self, painter: QPainter, box: QRect, wrong: Severity) -> None:
        """A filled sign for errors and a hollow one for warnings: colors are not needed."""
        ink = self._color("danger" if wrong is Severity.ERROR else "warning")
        sign = QRect(box.left() + 6, box.center().y() - MARK // 2 + 1, MARK, MARK)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.5))
        filled = wrong is Severity.ERROR
        painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
        painter.setFont(font(11))
        painter.setPen(self._color("card") if filled else ink)
        painter.drawText(sign, int(Qt.AlignmentFlag.AlignCenter), "!")
        painter.restore()

    def _color(self, name: str) -> QColor:
        # Looked up once, as every cell asks for them whenever it is painted.
        if name not in self._colors:
            self._colors[name] = color(name)
        return self._colors[name]


LEAST_HEIGHT = (360, 76)  #: px
MOST_LINES = 12
HINT = tr_noop(
    "Desk", "Enter saves the text, Shift+Enter starts a new line, Esc discards the change"
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
        """Place it over a cell, inside the table."""
        self._cell = QRect(cell)
        self._fit()

    def wants(self, event: QEvent) -> bool:
        """True if an event is the editor's own and does not end the editing."""
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
        wide = min(max(LEAST_HEIGHT[0], self._cell.width()), parent.width())
        lines = min(MOST_LINES, self._lines(wide))
        high = max(LEAST_HEIGHT[1], lines * self.fontMetrics().lineSpacing() + 24)
        high = min(high, parent.height())
        left = min(self._cell.left(), parent.width() - wide)
        top = min(self._cell.top(), parent.height() - high)
        self.setGeometry(max(0, left), max(0, top), wide, high)

    def _lines(self, wide: int) -> int:
        """The number of lines of the text at a width, px; counted by letters, which is enough."""
        each = max(1, (wide - 30) // max(1, self.fontMetrics().averageCharWidth()))
        return sum(1 + len(line) // each for line in self.toPlainText().split("\n"))


_WITH = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.ControlModifier
)
