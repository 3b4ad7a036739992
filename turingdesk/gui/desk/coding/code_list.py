"""The categories of a scheme and the codes of one of them, each with its key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from turingdesk.coding.scheme import Category, Code, Scheme
from turingdesk.gui.desk.words import OneLine
from turingdesk.gui.desk.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message


class CodeList(QWidget):
    """Shows; what is chosen is decided by who owns it.

    Signals:
        toggled: A code was clicked; carries its id.
    """

    toggled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.open = 1  #: number of the category whose codes are shown
        self.buttons: dict[int, QPushButton] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self._scheme: Scheme | None = None
        self._chosen: frozenset[str] = frozenset()
        self._head = QWidget()
        self._row = WrappingRow(self._head, SIZES.unit)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(tr("Desk", "Codes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        column.addWidget(self._head)
        column.addWidget(self._area, 1)

    def show_scheme(self, scheme: Scheme) -> None:
        """The categories of a scheme, with the first one open."""
        if scheme == self._scheme:
            return
        self._scheme = scheme
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.buttons = {one.number: self._button(one) for one in scheme.categories}
        for made in self.buttons.values():
            self._row.addWidget(made)
        self.open_category(1)

    def open_category(self, number: int) -> None:
        """Show the codes of a category; a number that there is not changes nothing."""
        if self._scheme is None or number not in self.buttons:
            return
        self.open = number
        category = self._scheme.categories[number - 1]
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, SIZES.unit, 0)
        grid.setHorizontalSpacing(SIZES.gap)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.boxes = {}
        for row, code in enumerate(category.codes):
            self.boxes[code.id] = box = self._box(code)
            grid.addWidget(box, row, 0)
            grid.addWidget(OneLine(translate_message(code.about), "soft"), row, 1)
        grid.setRowStretch(len(category.codes), 1)
        self._area.setWidget(inside)
        for surface in (inside, self._area.viewport()):
            surface.setAutoFillBackground(False)  # the card shows through
        self.mark(self._chosen)

    def code_at(self, letter: str) -> str:
        """The code of the open category with a letter; empty where there is none."""
        code = f"{self.open}{letter}"
        return code if code in self.boxes else ""

    def mark(self, chosen: frozenset[str]) -> None:
        """Show what is chosen."""
        self._chosen = chosen
        for code, box in self.boxes.items():
            box.setChecked(code in chosen)
        for number, made in self.buttons.items():
            count = sum(code[:-1] == str(number) for code in chosen)
            made.setChecked(number == self.open)
            title = self._title(number)
            made.setText(f"{title}  ({count})" if count else title)

    def _title(self, number: int) -> str:
        assert self._scheme is not None
        return f"{number}  {translate_message(self._scheme.categories[number - 1].title)}"

    def _button(self, category: Category) -> QPushButton:
        made = QPushButton(self._title(category.number))
        made.setCheckable(True)
        made.setProperty("role", "category")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        number = category.number
        made.clicked.connect(lambda _=False: self.open_category(number))
        return made

    def _box(self, code: Code) -> QCheckBox:
        made = QCheckBox(f"{code.id[-1]}  {translate_message(code.title)}")
        made.setToolTip(translate_message(code.about))
        made.setAccessibleDescription(translate_message(code.about))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda _=False: self.toggled.emit(code.id))
        return made
