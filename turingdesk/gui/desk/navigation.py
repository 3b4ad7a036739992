"""The dark column on the left: a button for each page in groups, and who is at the desk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from turingdesk.gui.desk.pages import PageEntry
from turingdesk.gui.desk.people.at_desk import AtDesk
from turingdesk.gui.desk.words import OneLine, button, label
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr, translate_message
from turingdesk.people.people import ROLE_TITLES

EDGE = 14  #: px beside the buttons, and within them beside their letters


class Navigation(QWidget):
    """Buttons by name, in groups with a heading; those without a group are at the foot.

    Tab goes to the page that is open, the arrow keys from there to the others.

    Signals:
        chosen: A page was asked for; carries its name.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "navigation")
        # A subclass of QWidget paints its style sheet background only with this attribute
        # (Qt Style Sheets Reference, "QWidget").
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(SIZES.navigation_width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(tr("Desk", "Pages", "of the desk"))
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _PageButton] = {}
        self._headings: list[QLabel] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, SIZES.gap, EDGE, SIZES.gap + 4)
        column.setSpacing(2)
        name = label("TuringDesk", "heading")
        name.setContentsMargins(SIZES.unit, 4, 0, 0)
        column.addWidget(name)

    def fill(self, pages: Sequence[PageEntry]) -> None:
        """Make the headings and the buttons."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        for group, places in groupby(pages, lambda place: place.group):
            if group:
                heading = label(tr("Desk", group, "group of pages"), "group")
                self._headings.append(heading)
                column.addWidget(heading)
            else:
                column.addStretch(1)
            for place in places:
                column.addWidget(self._add(place))
        self._fold()

    def _add(self, place: PageEntry) -> QPushButton:
        title, keys = tr("Desk", place.title), QKeySequence(place.keys)
        made = self._buttons[place.name] = _PageButton(title)
        made.setAccessibleName(title)
        made.setToolTip(keys.toString(QKeySequence.SequenceFormat.NativeText))
        made.setCheckable(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda _checked=False: self.chosen.emit(place.name))
        QShortcut(keys, self).activated.connect(made.click)
        self._group.addButton(made)
        return made

    def _fold(self) -> None:
        """Let a title of two words, where it alone would make the column wider, take two lines."""
        for one in self._buttons.values():
            one.ensurePolished()
        buttons = self._buttons.values()
        words = [one.needs(one.title) for one in buttons if " " not in one.title]
        most = max([SIZES.navigation_width - 2 * EDGE - 2 * EDGE, *words])
        for one in buttons:
            is_long = one.needs(one.title) > most
            text = one.title.replace(" ", "\n", 1) if is_long else one.title
            if text != one.text():
                one.setText(text)

    def _make_room(self) -> None:
        """Leave out the headings where letters are so large that a page would be cut."""
        column = self.layout()
        assert column is not None
        taken = sum(one.sizeHint().height() + column.spacing() for one in self._headings)
        shown = bool(self._headings) and not self._headings[0].isHidden()
        needed = column.sizeHint().height() + (0 if shown else taken)
        if shown != (needed <= self.height()):
            for one in self._headings:
                one.setVisible(not shown)

    def mark(self, name: str) -> None:
        """Show which page is open."""
        self._buttons[name].setChecked(True)

    def button(self, name: str) -> QPushButton:
        """The button of a page."""
        return self._buttons[name]

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._make_room()
        return handled

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fold()


class _PageButton(QPushButton):
    """A button that is as wide as its title needs when its page is open, in bold letters.

    Args:
        title: Of the page.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.title = title

    def needs(self, text: str) -> int:
        """The width of a text in bold letters."""
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        return max(map(QFontMetrics(bold).horizontalAdvance, text.split("\n")))

    def sizeHint(self) -> QSize:
        lines = self.text().split("\n")
        usual = max(map(self.fontMetrics().horizontalAdvance, lines))
        return super().sizeHint() + QSize(max(0, self.needs(self.text()) - usual), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


KEY = "Ctrl+L"


class Badge(QWidget):
    """Shown only where people have PINs."""

    def __init__(self, at_desk: AtDesk) -> None:
        super().__init__()
        self._at_desk = at_desk
        self.name = OneLine("", "badge")
        self.name.setMinimumWidth(1)
        self.lock = button(tr("Desk", "Lock", "the desk, now"), lambda: at_desk.lock("by hand"))
        self.lock.setToolTip(
            tr("Desk", ("The next user has to identify themselves ({key})")).format(key=KEY)
        )
        QShortcut(QKeySequence(KEY), self).activated.connect(self.lock.click)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SIZES.unit, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self.lock)
        at_desk.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        person = self._at_desk.person
        self.setVisible(self._at_desk.has_people)
        self.name.setText(
            f"{person.name}, {translate_message(ROLE_TITLES[person.role])}" if person else ""
        )
