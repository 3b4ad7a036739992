"""Which column of a spreadsheet contains what, and which of its words mean human or machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import OneLine, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.study.task_columns import columns_of

NONE = "\u2013"
ORIGINS = (
    ("human", tr_noop("Desk", "Human")),
    ("machine", tr_noop("Desk", "Machine")),
    ("", tr_noop("Desk", "Unknown")),
)
HIDDEN = ("id", "practice")  #: columns that are taken as they are guessed
MOST_VALUES = 40  #: values of a column of origins; with more it is another column


class ColumnChoice(QWidget):
    """One line for each column that the task's table can have.

    Signals:
        chosen: Another column was chosen for one of them.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.menus: dict[str, QComboBox] = {}
        self._contents: tuple[str, tuple[str, ...]] = ("", ())  #: the task and head of the menus
        self._grid = _grid(self, (tr("Desk", "Column in the study"), tr("Desk", "Your column")))

    def fill(self, task: str, head: Sequence[str], columns: Mapping[str, Sequence[str]]) -> None:
        """Show what was guessed; menus that say so already keep the cursor."""
        contents = (task, tuple(head))
        if contents == self._contents and self.columns() == dict(columns_shown(task, columns)):
            return
        self._contents = contents
        task_columns = [c for c in columns_of(task).values() if c.name not in HIDDEN]
        task_columns.sort(key=lambda column: not column.required)
        _clear(self._grid)
        self.menus = {}
        for row, column in enumerate(task_columns, 1):
            menu = _menu(tr("Desk", "Column for {name}").format(name=column.name), 12)
            menu.addItem(NONE, ())
            for name in head:
                menu.addItem(name, (name,))
            column_names = tuple(columns.get(column.name, ()))
            if len(column_names) > 1:
                menu.addItem(" + ".join(column_names), column_names)
            self._choose(menu, column_names)
            menu.activated.connect(lambda _: self.chosen.emit())
            self.menus[column.name] = menu
            about = translate_message(column.about)
            if not column.required:
                about = tr("Desk", "{about}. Optional").format(about=about)
            self._grid.addWidget(_column_label(column.name, about), row, 0)
            self._grid.addWidget(menu, row, 1)

    def columns(self) -> dict[str, tuple[str, ...]]:
        """The chosen columns, by the task's column."""
        names_by_column = {
            name: tuple(menu.currentData() or ()) for name, menu in self.menus.items()
        }
        return {name: names for name, names in names_by_column.items() if names}

    @staticmethod
    def _choose(menu: QComboBox, names: tuple[str, ...]) -> None:
        places = [tuple(menu.itemData(n) or ()) for n in range(menu.count())]
        menu.setCurrentIndex(places.index(names) if names in places else 0)


def columns_shown(
    task: str, columns: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The columns of a guess that have a menu here."""
    for name in columns_of(task):
        if name in columns and name not in HIDDEN:
            yield name, tuple(columns[name])


class OriginChoice(QWidget):
    """One line for each word in the column of origins.

    Signals:
        chosen: A word was said to mean something else.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.menus: dict[str, QComboBox] = {}
        self._grid = _grid(self, (tr("Desk", "In your table"), tr("Desk", "Meaning")))

    def fill(self, origins: Mapping[str, str]) -> None:
        """Show what was guessed."""
        if dict(origins) == self.origins():
            return
        _clear(self._grid)
        self.menus = {}
        for row, (value, origin) in enumerate(list(origins.items())[:MOST_VALUES], 1):
            menu = _menu(tr("Desk", "Meaning of {word}").format(word=value), 8)
            for name, title in ORIGINS:
                menu.addItem(tr("Desk", title), name)
            menu.setCurrentIndex([name for name, _ in ORIGINS].index(origin))
            menu.activated.connect(lambda _: self.chosen.emit())
            self.menus[value] = menu
            self._grid.addWidget(OneLine(value), row, 0)
            self._grid.addWidget(menu, row, 1)

    def origins(self) -> dict[str, str]:
        """The chosen origins, by the word in the table."""
        return {value: str(menu.currentData()) for value, menu in self.menus.items()}


def _column_label(name: str, about: str) -> QWidget:
    """A column's name with its sentence."""
    widget = QWidget()
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(label(name))
    column.addWidget(label(about, "small", wrap=True))
    return widget


def _menu(name: str, letters: int) -> QComboBox:
    menu = QComboBox()
    menu.setAccessibleName(name)
    menu.setMinimumContentsLength(letters)
    adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    # By default, the longest column name would decide how wide the dialog is.
    menu.setSizeAdjustPolicy(adjust)
    return menu


def _grid(widget: QWidget, heads: Sequence[str]) -> QGridLayout:
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(SIZES.gap)
    grid.setVerticalSpacing(SIZES.unit)
    grid.setColumnStretch(0, 1)
    for place, text in enumerate(heads):
        grid.addWidget(label(text, "label"), 0, place)
    return grid


def _clear(grid: QGridLayout) -> None:
    """Take out all lines but the heads."""
    # From the end, since takeAt moves the places of all later items.
    for place in range(grid.count() - 1, -1, -1):
        if grid.getItemPosition(place)[0] > 0:  # type: ignore[index]  # PySide6's stub says object
            item = grid.takeAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                with QSignalBlocker(widget):
                    widget.hide()
                    widget.deleteLater()
