"""A page of the desk: a head with title, note and buttons, and room below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from turingdesk.gui.accessibility import scrolls
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.controls import OneLine, label
from turingdesk.gui.desk.widgets.wrapping_row import WrappingRow
from turingdesk.gui.theme import SIZES, grown, look
from turingdesk.gui.translation import tr, tr_noop

EDGE = 4 * SIZES.unit
USUAL_PERCENT = 100  #: size of letters, above which whole pages scroll
#: By whose answers are shown what the head says where they aren't those of a real study.
SOURCE_TAGS = {
    "simulated": tr_noop("Desk", "Simulated data"),
    "pilots": tr_noop("Desk", "Pilot data"),
}
_MOST_BESIDE = 125  #: % of the usual size of letters
_BUTTON = 40  #: lx, height of a button


class DeskPage(QWidget):
    """One page. It works only while it is open: `opened` begins what `left` ends."""

    def __init__(self, state: DeskState, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self.under_notices: QWidget | None = None  #: what they cover; None: the lower edge
        self.title = label(title, "page-title", wrap=True)
        self.note = OneLine("", "soft")
        self.tags = QHBoxLayout()
        self.tags.setSpacing(SIZES.unit)
        self.source_tag = label("", "warning-tag")
        self.source_tag.hide()
        self.tags.addWidget(self.source_tag)
        self.buttons = WrappingRow(spacing=SIZES.unit)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, SIZES.margin, EDGE, SIZES.margin)
        self.column.setSpacing(SIZES.gap)
        self.column.addLayout(self._head())

    def tag_source(self, source: str) -> None:
        """Say in the head that data are simulated or of pilots; any other source has no tag."""
        self.source_tag.setText(tr("Desk", SOURCE_TAGS[source]) if source in SOURCE_TAGS else "")
        self.source_tag.setVisible(source in SOURCE_TAGS)

    def opened(self) -> None:
        """The page came to the front."""

    def may_leave(self, then: Callable[[], object]) -> bool:
        """True if the page can be left now; where it asks first, `then` continues afterwards."""
        return True

    def left(self) -> None:
        """Another page came to the front."""

    def close_page(self) -> None:
        """The window closes."""
        self.left()

    def _place_buttons(self) -> None:
        """Beside the title, or under it where large letters leave no room."""
        directions = QBoxLayout.Direction
        beside = look().text_percent <= _MOST_BESIDE
        self._first.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.buttons.at_end = beside

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:  # letters may have another size
            self._place_buttons()

    def _head(self) -> QVBoxLayout:
        self._first = QHBoxLayout()
        self._first.setSpacing(SIZES.gap)
        self._first.addWidget(self.title, 1)
        self._first.addLayout(self.buttons)
        self._first.addStrut(grown(_BUTTON))  # so that titles are in one place on all pages
        self._place_buttons()
        second = QHBoxLayout()
        second.setSpacing(SIZES.unit)
        second.addLayout(self.tags)
        second.addWidget(self.note, 1)
        rows = QVBoxLayout()
        rows.setSpacing(4)
        rows.addLayout(self._first)
        rows.addLayout(second)
        return rows


class PageBody(QScrollArea):
    """The scrolling part below the head of a page.

    With large letters the whole page scrolls; then all of it is in sight in the page, so that
    there is one scroll bar and not two.

    Args:
        inside: What scrolls.
        name: Of the area, for screen readers.
    """

    def __init__(self, inside: QWidget, name: str) -> None:
        super().__init__()
        self._inside = inside
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        scrolls(self, name)
        self._take_height()

    def _take_height(self) -> None:
        policies, height = Qt.ScrollBarPolicy, 0
        is_whole = look().text_percent > USUAL_PERCENT
        if is_whole:
            of_width = self._inside.heightForWidth(self.viewport().width())  # -1 if all are alike
            height = max(of_width, self._inside.minimumSizeHint().height())
            height += 2 * self.frameWidth()
        self.setMinimumHeight(height)
        bar = policies.ScrollBarAlwaysOff if is_whole else policies.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._take_height()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.verticalScrollBar().maximum():
            super().keyPressEvent(event)
        else:
            event.ignore()  # the page may scroll
