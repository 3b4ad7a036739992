"""Tables of plain rows: one model and one view for every table of the desk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
    QWidget,
)

from turingdesk.core.message import Message
from turingdesk.gui.theme import SIZES, color, font, grown, look
from turingdesk.gui.translation import tr, translate_message

Index = QModelIndex | QPersistentModelIndex
ROW = 36
_SORTS = {
    Qt.Key.Key_Up: Qt.SortOrder.AscendingOrder,
    Qt.Key.Key_Down: Qt.SortOrder.DescendingOrder,
}
_MOST_KEPT = 120  #: px that longer words may ask for in a table that scrolls
_LONG = 8  #: letters of a head that stays on one line
PADDING, ARROW = 10, 18  #: px beside the words of a head
_AIR = 2  #: px of it that Qt's own margins have already
_THIN, _JOINER = "\u2009", "\u2060"


@dataclass(frozen=True, slots=True)
class DeskColumn:
    """One column of a table of things."""

    title: str  #: in English; said where it is shown
    text: Callable[[Any], str]  #: of a thing
    sort: Callable[[Any], Any] | None = None  #: what to sort by, where the text does not do
    ink: Callable[[Any], str] | None = None  #: a color of the theme; "" for the usual one
    right: bool = False  #: whether numbers are aligned right
    tip: Callable[[Any], str] | None = None
    stretch: bool = False  #: whether it takes the room that is left, up to `most`
    most: int = 0  #: lx that its words may ask for, longer ones are cut; 0: as much as they need
    note: str = ""  #: for translators of the title
    folds: bool = False  #: whether several words of a head are on two lines


class RowsModel(QAbstractTableModel):
    """Things as rows; replaced as a whole, with the smallest change that is correct.

    They are sorted here, with one look at each thing: a proxy of Qt's would ask for
    two cells at every comparison, which takes seconds for thousands of rows.
    """

    def __init__(self, columns: Sequence[DeskColumn], key: Callable[[Any], Any]) -> None:
        super().__init__()
        self.columns = tuple(columns)
        self.things: tuple[Any, ...] = ()  #: as they were given, not as they are sorted
        self.key = key
        self._order: list[int] = []  #: places in `things`, from the first row to the last
        self._by: DeskColumn | None = None  #: what they are sorted by; None: as they were given
        self._falling = False

    def fill(self, things: Sequence[Any]) -> None:
        """Show these; rows that stay keep their place, so a selection survives."""
        new = tuple(things)
        # Polls bring the same rows again and again; a reset would lose selection and place.
        if new == self.things:
            return
        order = self._ordered(new)
        # Same rows in the same order with other values: repainting is enough.
        if order == self._order and [self.key(t) for t in new] == [
            self.key(t) for t in self.things
        ]:
            self.things = new
            self.ask_again()
            return
        self.beginResetModel()
        self.things, self._order = new, order
        self.endResetModel()

    def ask_again(self) -> None:
        """Ask for all words again: those of some things change as time passes."""
        last = self.index(len(self.things) - 1, len(self.columns) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def thing(self, row: int) -> Any:
        """The thing in a row, as they are sorted now."""
        return self.things[self._order[row]]

    def row_of(self, place: int) -> int:
        """The row of the thing at a place in `things`."""
        return self._order.index(place)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._by = self.columns[column] if 0 <= column < len(self.columns) else None
        self._falling = order is Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        before, self._order = self._order, self._ordered(self.things)
        row_of = {place: row for row, place in enumerate(self._order)}
        # Selections are kept by persistent indexes, which a model that sorts its rows has to move
        # itself (QAbstractItemModel::layoutChanged).
        held = self.persistentIndexList()
        moved = [self.index(row_of[before[index.row()]], index.column()) for index in held]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _ordered(self, things: Sequence[Any]) -> list[int]:
        places = range(len(things))
        if self._by is None:
            return list(places)
        value = self._by.sort or self._by.text
        values = [_comparable(value(thing)) for thing in things]
        return sorted(places, key=values.__getitem__, reverse=self._falling)

    def rowCount(self, parent: Index | None = None) -> int:
        # A cell has no rows or columns of its own; Qt asks for them as in a tree
        # (QAbstractItemModel::rowCount).
        return 0 if parent is not None and parent.isValid() else len(self.things)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            column = self.columns[section]
            if isinstance(column.title, Message):
                title = translate_message(column.title)
            else:
                title = tr("Desk", column.title, column.note)
            return _on_two_lines(title) if column.folds else title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(self.columns[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        thing, column = self.thing(index.row()), self.columns[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return column.text(thing)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            ink = column.ink(thing) if column.ink else ""
            return color(ink) if ink else None
        if role == Qt.ItemDataRole.ToolTipRole and column.tip:
            return column.tip(thing) or None
        return None


class TableHeader(QHeaderView):
    """Heads as wide as their words; Qt would keep room for a sort arrow in each of them."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._heights: dict[tuple[str, int], int] = {}  #: px, by letters and number of lines

    def sectionSizeFromContents(self, section: int) -> QSize:
        # Qt asks dozens of times while a table takes its place, and its own answer asks the model
        # for six things.
        model = self.model()
        title = str(model.headerData(section, self.orientation()) or "") if model else ""
        kind = self.font().key(), title.count("\n")
        # The height depends on the font and the number of lines alone.
        if kind not in self._heights:
            self._heights[kind] = super().sectionSizeFromContents(section).height()
        words = max(_width(line, look().text_percent) for line in title.split("\n"))
        arrow = ARROW if self._has_arrow(section) else 0
        return QSize(words + 2 * PADDING + arrow, self._heights[kind])

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        # With a style sheet, Qt draws the arrow over words that are aligned right.
        if self._has_arrow(section) and option.textAlignment & Qt.AlignmentFlag.AlignRight:
            thin = option.fontMetrics.horizontalAdvance(_THIN)
            # Without the joiner at the end, Qt omits spaces.
            option.text += _THIN * ceil((ARROW - _AIR) / max(1, thin)) + _JOINER

    def _has_arrow(self, section: int) -> bool:
        return self.isSortIndicatorShown() and section == self.sortIndicatorSection()

    def fit(self) -> None:
        """Make columns as wide as what is in sight now."""
        self.resizeSections()


class DeskTable(QTableView):
    """A quiet table: rows with thin lines, no grid, whole rows chosen."""

    def __init__(self, rows: RowsModel, *, sortable: bool = False, name: str = "") -> None:
        super().__init__()
        self.rows = rows
        self._heads = TableHeader(Qt.Orientation.Horizontal, self)
        self.setHorizontalHeader(self._heads)
        self.setAccessibleName(name)
        self.setProperty("role", "plain")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        # Tab goes on to the next widget; through thousands of cells no one would get there.
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self._give_rows_height()
        # A view doesn't own its model (QAbstractItemView::setModel).
        rows.setParent(self)
        self.setModel(rows)
        self.setSortingEnabled(sortable)
        if sortable:
            self.setAccessibleDescription(tr("Desk", "Alt+Up or Alt+Down sorts by this column."))
        else:
            self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sortable else Qt.FocusPolicy.NoFocus)
        self._size_columns()

    def fill(self, things: Sequence[Any]) -> None:
        """Show these; what was chosen stays chosen if it is still there."""
        before = self.selected()
        self.rows.fill(things)
        if before is None or self.selected() is not None:
            return
        for place, thing in enumerate(self.rows.things):
            if self.rows.key(thing) == self.rows.key(before):
                self.choose(place)

    def selected(self) -> Any:
        """The thing of the row that is chosen; None if none is."""
        selected_rows = self.selectionModel().selectedRows()
        return self.rows.thing(selected_rows[0].row()) if selected_rows else None

    def choose(self, place: int) -> None:
        """Choose the thing at a place in `rows.things`, wherever it is."""
        self.selectRow(self.rows.row_of(place))

    def sort_by(self, title: str, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, by its title in English."""
        titles = [column.title for column in self.rows.columns]
        self.sortByColumn(titles.index(title), order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow sorts by the column in which the keyboard is."""
        order = _SORTS.get(Qt.Key(event.key()))
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if order is not None and alt and self.isSortingEnabled():
            self.sortByColumn(max(0, self.currentIndex().column()), order)
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # It also comes whenever a parent changes; only the look changes the size of letters.
        if event.type() is QEvent.Type.StyleChange and self._look != look():
            self._give_rows_height()
            self._heads.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() > event.oldSize().height():
            self._heads.fit()  # more rows are in sight, perhaps with longer words
        self._give_room()
        selected_rows = self.selectionModel().selectedRows()
        if selected_rows and event.size().height() < event.oldSize().height():
            self.scrollTo(selected_rows[0])  # something came to be below

    def _give_rows_height(self) -> None:
        self._look = look()
        self.verticalHeader().setDefaultSectionSize(grown(ROW))

    def sizeHintForColumn(self, column: int) -> int:
        hint, most = super().sizeHintForColumn(column), self.rows.columns[column].most
        return min(hint, grown(most)) if most else hint

    def full_height(self) -> int:
        """The height of the table with every row in sight, px."""
        return self.horizontalHeader().sizeHint().height() + grown(ROW) * len(self.rows.things) + 2

    def full_width(self) -> int:
        """The width of the table with the words of every column in sight, px."""
        return 2 + sum(map(self.needed, range(len(self.rows.columns))))

    def needed(self, column: int) -> int:
        """The width of a column with all its words in sight, px; also of one that is hidden."""
        head = self._heads.sectionSizeFromContents(column).width()
        return max(self.sizeHintForColumn(column), head)

    def _give_room(self, resized: int = -1, *_: object) -> None:
        """Let columns that take what is left keep room for their heads; the table scrolls then."""
        columns, head, modes = self.rows.columns, self._heads, QHeaderView.ResizeMode
        # Its own change came from here; another round would never end.
        if resized >= 0 and columns[resized].stretch:
            return
        visible_columns = [n for n in range(head.count()) if not head.isSectionHidden(n)]
        needs = {n: head.sectionSizeHint(n) for n in visible_columns if columns[n].stretch}
        # Looking for the widest words takes long, so this is asked only where it is of use.
        can_cap = len(needs) == 1 and all(columns[number].most for number in needs)
        # The last one may have got what a capped one left.
        last = max(visible_columns, default=-1) if can_cap else -1
        wide = (
            self.needed(n) if n == last else head.sectionSize(n)
            for n in visible_columns
            if n not in needs
        )
        width_left = self.viewport().width() - sum(wide)
        fits = sum(needs.values()) <= width_left
        capped = {n: most for n in needs if can_cap and (most := self.needed(n)) < width_left}
        if needs:
            # The rest of the width goes to the last column, or cells would end in the middle.
            head.setStretchLastSection(bool(capped))
        for number, least in needs.items():
            is_free = fits and number not in capped
            head.setSectionResizeMode(number, modes.Stretch if is_free else modes.Fixed)
            if number in capped:
                head.resizeSection(number, capped[number])
            elif not fits:
                cells = min(self.sizeHintForColumn(number), _MOST_KEPT)
                head.resizeSection(number, max(least, cells))

    def _size_columns(self) -> None:
        head, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        head.setHighlightSections(False)
        head.setResizeContentsPrecision(0)  # the rows in sight: a thousand would take long
        head.setSectionsClickable(self.isSortingEnabled())
        head.setStretchLastSection(not any(column.stretch for column in self.rows.columns))
        for number, column in enumerate(self.rows.columns):
            mode = modes.Stretch if column.stretch else modes.ResizeToContents
            head.setSectionResizeMode(number, mode)
        head.sectionResized.connect(self._give_room)


def framed(table: DeskTable, parent: QWidget) -> QFrame:
    """The table in a card of its own."""
    from PySide6.QtWidgets import QVBoxLayout

    card = QFrame(parent)
    card.setProperty("role", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(8, 8, 8, 8)
    column.addWidget(table)
    return card


@lru_cache(maxsize=4096)
def _width(title: str, text_percent: int) -> int:
    """Px of a head's words; Qt asks for it at every change of what is in sight."""
    del text_percent  # letters grow with it, and `font` knows by itself
    return QFontMetrics(font(SIZES.small, QFont.Weight.DemiBold)).horizontalAdvance(title)


def _on_two_lines(title: str) -> str:
    """A long head on two lines, so that the longer one is as short as it can be.

    >>> _on_two_lines("SE of p(M|M)").splitlines(), _on_two_lines("95% CI")
    (['SE of', 'p(M|M)'], '95% CI')
    """
    words = title.split(" ") if len(title) > _LONG else [title]
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    best = min(ways, key=lambda lines: max(map(len, lines)), default=(title,))
    return "\n".join(best)


def _comparable(value: Any) -> tuple[int, Any]:
    """A value that can be compared with every other: nothing, then numbers, then words."""
    if value is None:
        return 0, 0
    return (1, value) if isinstance(value, int | float) else (2, str(value))


def _side(column: DeskColumn) -> int:
    side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)


class TableHeight(QObject):
    """Keeps a table so high that no row is covered when its columns do not fit and a bar comes."""

    def __init__(self, table: DeskTable) -> None:
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
