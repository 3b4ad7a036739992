"""The dark column on the left: one button for each page of the desk."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from turingdesk.gui.desk.words import label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import said


class Navigation(QWidget):
    """Buttons by name; some stand at the bottom.

    Signals:
        chosen: A page was asked for; carries its name.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "navigation")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(SIZES.navigation_width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(said("Desk", "Pages", "of the desk"))
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, SIZES.gap, 14, SIZES.gap + 4)
        column.setSpacing(4)
        name = label("TuringDesk", "heading")
        name.setContentsMargins(SIZES.unit, 4, 0, SIZES.gap + 4)
        column.addWidget(name)
        column.addStretch(1)

    def fill(self, pages: Sequence[tuple[str, str, bool]]) -> None:
        """Make the buttons: name, title and whether it stands at the bottom."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        top = 1
        for name, title, at_bottom in pages:
            made = _PageButton(title)
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(lambda _checked=False, page=name: self.chosen.emit(page))
            self._group.addButton(made)
            self._buttons[name] = made
            if at_bottom:
                column.addWidget(made)
            else:
                column.insertWidget(top, made)
                top += 1

    def mark(self, name: str) -> None:
        """Show which page is open."""
        self._buttons[name].setChecked(True)

    def button(self, name: str) -> QPushButton:
        """The button of a page."""
        return self._buttons[name]


class _PageButton(QPushButton):
    """A button that is as wide as its title needs when its page is open, in bold letters."""

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        wider = QFontMetrics(bold).horizontalAdvance(self.text())
        wider -= self.fontMetrics().horizontalAdvance(self.text())
        return super().sizeHint() + QSize(max(0, wider), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
