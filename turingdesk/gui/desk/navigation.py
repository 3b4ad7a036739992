"""The dark column on the left: a button for each page in groups, and who is at the desk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from turingdesk.gui.desk.at_desk import AtDesk
from turingdesk.gui.desk.page_entry import PageEntry
from turingdesk.gui.desk.widgets.controls import OneLine, button, label
from turingdesk.gui.theme import SIZES, above_group, between_pages
from turingdesk.gui.translation import program, tr, translate_message
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
        self._is_dense = False  #: whether the pages are closer together than usual
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, SIZES.gap, 0, SIZES.gap + 4)
        column.setSpacing(2)
        name = label("TuringDesk", "heading")
        name.setContentsMargins(SIZES.unit, 4, EDGE, SIZES.unit)
        column.addWidget(name)
        self._area = _PageArea()
        column.addWidget(self._area, 1)
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(0, 0, EDGE, 0)
        column.addLayout(self._foot)

    def fill(self, pages: Sequence[PageEntry]) -> None:
        """Make the headings and the buttons."""
        column = self._area.column
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

    def add_below(self, widget: QWidget) -> None:
        """Put something below the pages, which always stays in sight."""
        self._foot.addWidget(widget)

    def _add(self, place: PageEntry) -> QPushButton:
        title, keys = tr("Desk", place.title), QKeySequence(place.keys)
        page_button = self._buttons[place.name] = _PageButton(title)
        page_button.setAccessibleName(title)
        page_button.setToolTip(program().keys(place.keys))
        page_button.setCheckable(True)
        # A click must not take the keyboard from the page.
        page_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        page_button.clicked.connect(lambda _checked=False: self.chosen.emit(place.name))
        QShortcut(keys, self).activated.connect(page_button.click)
        # In an exclusive group, Qt lets Tab come to the checked button alone (QAbstractButton).
        self._group.addButton(page_button)
        return page_button

    def _fold(self) -> None:
        """Let a title of two words, where it alone would make the column wider, take two lines."""
        for page_button in self._buttons.values():
            page_button.ensurePolished()
        buttons = self._buttons.values()
        words = [
            page_button.needs(page_button.title)
            for page_button in buttons
            if " " not in page_button.title
        ]
        most = max([SIZES.navigation_width - 2 * EDGE - 2 * EDGE, *words])
        for page_button in buttons:
            is_long = page_button.needs(page_button.title) > most
            text = page_button.title.replace(" ", "\n", 1) if is_long else page_button.title
            if text != page_button.text():
                page_button.setText(text)

    def _make_room(self) -> None:
        """Move the pages closer together where they would scroll, then omit the headings."""
        column, room = self._area.column, self._area.viewport().height()
        headings_height = sum(
            heading.sizeHint().height() + column.spacing() for heading in self._headings
        )
        above = len(self._headings) * (above_group() - above_group(dense=True))
        saved = 2 * len(self._buttons) * (between_pages() - between_pages(dense=True)) + above
        has_headings = bool(self._headings) and not self._headings[0].isHidden()
        needed = column.sizeHint().height() + (0 if has_headings else headings_height)
        if self._is_dense:  # from here on, all as if it weren't
            needed, headings_height = needed + saved, headings_height + above
        fit = needed - saved <= room
        for heading in self._headings:
            heading.setVisible(fit)
        self._set_dense(needed - (0 if fit else headings_height) > room)
        # A least height in the style sheet stands for the whole button, without its padding.
        self._area.pages.setMinimumHeight(column.sizeHint().height())

    def _set_dense(self, dense: bool) -> None:
        if dense == self._is_dense:
            return
        self._is_dense = dense
        for widget in (*self._buttons.values(), *self._headings):
            widget.setProperty("dense", dense)
            widget.style().unpolish(widget)
            widget.style().polish(widget)
            # Without it, a QLabel goes on to tell the size that it had (QLabel::event).
            QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
            widget.updateGeometry()

    def mark(self, name: str) -> None:
        """Show which page is open."""
        self._buttons[name].setChecked(True)
        self._area.ensureWidgetVisible(self._buttons[name], 0, SIZES.unit)

    def button(self, name: str) -> QPushButton:
        """The button of a page."""
        return self._buttons[name]

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        # Before it is shown it has no size of its own yet, and would lay out all pages each time.
        if event.type() in _ROOM_CHANGES and self.isVisible():
            self._make_room()
        return handled

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fold()


_ROOM_CHANGES = (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.LayoutRequest)


class _PageArea(QScrollArea):
    """As wide as the pages need; it scrolls where large letters leave no room for all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the page that has the focus comes in sight
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages = pages = QWidget()
        self.column = QVBoxLayout(pages)
        self.column.setSpacing(2)
        self.column.setContentsMargins(0, 0, EDGE, 0)
        self.setWidget(pages)
        pages.setAutoFillBackground(False)  # which setWidget turns on
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._give_bar_room)

    def sizeHint(self) -> QSize:
        return self.pages.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.pages.minimumSizeHint().width(), 4 * SIZES.margin)

    def _give_bar_room(self, _: int, most: int) -> None:
        """Place the bar at the edge, beside the buttons."""
        bar = self.verticalScrollBar().sizeHint().width() if most else 0
        self.column.setContentsMargins(0, 0, max(0, EDGE - bar), 0)

    def event(self, event: QEvent) -> bool:
        # The size hint follows the pages, of which a scroll area tells its own layout nothing.
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


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
        text_width = max(map(self.fontMetrics().horizontalAdvance, lines))
        return super().sizeHint() + QSize(max(0, self.needs(self.text()) - text_width), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


KEY = "Ctrl+L"


class Badge(QWidget):
    """Shown only where people have PINs."""

    def __init__(self, at_desk: AtDesk) -> None:
        super().__init__()
        self._at_desk = at_desk
        self.name = OneLine("", "badge")
        # With 0, Qt would use the label's own least width, and the navigation could not be
        # narrower.
        self.name.setMinimumWidth(1)
        self.lock = button(tr("Desk", "Lock", "the desk, now"), lambda: at_desk.lock("by hand"))
        self.lock.setToolTip(
            tr("Desk", ("The next user has to identify themselves ({key})")).format(
                key=program().keys(KEY)
            )
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
            program().join(", ", (person.name, translate_message(ROLE_TITLES[person.role])))
            if person
            else ""
        )
