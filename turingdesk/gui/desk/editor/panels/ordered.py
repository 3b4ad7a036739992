"""A short list of things in an order that the user decides, by buttons or by dragging."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QListWidget,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui.desk.widgets.controls import button
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ends(QWidget):
    """Its width decides, not the other way round: what is longer in a language has its room."""

    def __init__(self, first: QWidget, last: QWidget) -> None:
        super().__init__()
        self._widgets = (first, last)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(first, 0, _LEFT)
        self._row.addStretch(1)
        self._row.addWidget(last, 0, _RIGHT)

    @property
    def needed(self) -> int:
        """Width of both in one row, px."""
        return sum(widget.sizeHint().width() for widget in self._widgets) + SIZES.unit

    def minimumSizeHint(self) -> QSize:
        widest = max(widget.minimumSizeHint().width() for widget in self._widgets)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways, is_wide = QBoxLayout.Direction, self.width() >= self.needed
        self._row.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        self._row.setAlignment(self._widgets[1], _RIGHT if is_wide else _LEFT)


ROW = 40
MOST_ROWS, LEAST_ROWS = 9, 2


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a list and its buttons, in the language of the desk.

    Each is a text of its own: no language makes all of them of one noun.
    """

    all: str  #: of the list, for readers of the screen: "Blocks"
    add: str  #: "Add block"
    remove: str  #: for readers of the screen: "Remove this block"
    up: str  #: "Move up this block"
    down: str  #: "Move down this block"
    copy: str  #: "Duplicate this block"


class _DraggedRows(QListWidget):
    """Rows that can be dragged to another place.

    Signals:
        dragged: From which place to which.
    """

    dragged = Signal(int, int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setProperty("role", "ordered")
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def dropEvent(self, event: QDropEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        where = self.dropIndicatorPosition()
        to = at.row() if at.isValid() else self.count()
        if where is QAbstractItemView.DropIndicatorPosition.BelowItem:
            to += 1
        source = self.currentRow()
        event.setDropAction(Qt.DropAction.IgnoreAction)  # the draft moves it, then it is shown
        event.accept()
        # Once the row is taken out, all rows below it are one place higher.
        to -= to > source
        if source >= 0 and to != source:
            self.dragged.emit(source, to)


class OrderedList(QWidget):
    """The things by title, with buttons to add, remove, move, and duplicate them.

    Signals:
        chosen: A thing was chosen; carries its place, -1 for none.
        wanted: One more is wanted; carries the number of what, among what is offered.
        unwanted: The thing at a place is to go.
        copied: The thing at a place is to be duplicated.
        moved: From which place to which.
    """

    chosen = Signal(int)
    wanted = Signal(int)
    unwanted = Signal(int)
    copied = Signal(int)
    moved = Signal(int, int)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.rows = _DraggedRows(names.all)
        self.rows.currentRowChanged.connect(self._changed)
        self.rows.dragged.connect(self.moved)
        self.add = button(names.add, lambda: self.wanted.emit(0), "menu")
        self.remove = button(
            tr("Desk", "Remove"), lambda: self.unwanted.emit(self.rows.currentRow())
        )
        self.up = button(tr("Desk", "Up", "in a list"), lambda: self._move(-1))
        self.down = button(tr("Desk", "Down", "in a list"), lambda: self._move(1))
        self.copy = button(
            tr("Desk", "Duplicate", "in a list"), lambda: self.copied.emit(self.rows.currentRow())
        )
        moves = QWidget()
        row = WrappingRow(moves)
        self._buttons = {
            self.up: names.up,
            self.down: names.down,
            self.copy: names.copy,
            self.remove: names.remove,
        }
        for move_button, name in self._buttons.items():
            move_button.setProperty("role", "quiet-small")
            move_button.setAccessibleName(name)
            row.addWidget(move_button)
        self._add_shortcuts()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self.rows)
        column.addWidget(Ends(self.add, moves))
        column.addStretch(1)
        self._allow()

    def _add_shortcuts(self) -> None:
        for keys, step in (("Ctrl+Up", -1), ("Ctrl+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self.rows)
            # A panel can have several lists, and of two equal shortcuts Qt would activate neither.
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            # As a default value, since a closure would see the last step of the loop.
            shortcut.activated.connect(lambda step=step: self._move(step))

    def offer(self, titles: Sequence[tuple[str, str]]) -> None:
        """Let the user choose what to add: groups and titles; a group is a menu in the menu."""
        menu = QMenu(self)
        groups = {"": menu}
        for number, (group, title) in enumerate(titles):
            if group not in groups:
                if len(groups) == 1:
                    menu.addSeparator()
                groups[group] = menu.addMenu(group)
            groups[group].addAction(title).triggered.connect(
                lambda _=False, number=number: self.wanted.emit(number)
            )
        self.add.setMenu(menu)

    def fill(self, titles: Sequence[str], current: int) -> None:
        """Show these, with one of them chosen."""
        with QSignalBlocker(self.rows):
            if [self.rows.item(n).text() for n in range(self.rows.count())] != list(titles):
                self.rows.clear()
                self.rows.addItems(list(titles))
                for n, title in enumerate(titles):
                    self.rows.item(n).setToolTip(title)  # a long question is cut
            self.rows.setCurrentRow(current)
        row_count = max(LEAST_ROWS, min(MOST_ROWS, len(titles)))
        self.rows.setFixedHeight(row_count * grown(ROW) + 8)
        for widget in (self.rows, *self._buttons):
            widget.setVisible(bool(titles))
        self._allow()

    def _changed(self, row: int) -> None:
        self._allow()
        self.chosen.emit(row)

    def _allow(self) -> None:
        row = self.rows.currentRow()
        self.remove.setEnabled(row >= 0)
        self.copy.setEnabled(row >= 0)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.rows.count() - 1)

    def _move(self, step: int) -> None:
        row = self.rows.currentRow()
        if row >= 0 and 0 <= row + step < self.rows.count():
            self.moved.emit(row, row + step)
