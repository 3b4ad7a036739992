"""The desk's window: navigation on the left, one page on the right, studies dropped anywhere."""

from __future__ import annotations

import gc
from functools import partial
from importlib import import_module
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from turingdesk.core.plugin import plugins
from turingdesk.gui.desk.help import HelpKey
from turingdesk.gui.desk.navigation import Badge, Navigation
from turingdesk.gui.desk.neighbours import Neighbours
from turingdesk.gui.desk.page import USUAL_PERCENT, DeskPage
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.people.day import Day
from turingdesk.gui.desk.people.lock import Cover
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.widgets.notice import NoticeBar
from turingdesk.gui.jobs import Job
from turingdesk.gui.theme import look
from turingdesk.gui.translation import translate_message

_TURN_MS = 5  #: between two pieces of work, so that other events have their turn


class DeskWindow(QMainWindow):
    """The experimenter's window.

    Signals:
        closed: The window was closed and its pages have stopped.
    """

    closed = Signal()

    def __init__(self, state: DeskState) -> None:
        super().__init__()
        self.setWindowTitle("TuringDesk")
        self.setMinimumSize(960, 640)
        self.resize(1440, 900)
        self.setAcceptDrops(True)
        self.state = state
        state.setParent(self)
        self.pages: dict[str, DeskPage] = {}
        self._areas: dict[str, PageArea] = {}
        self.open_page = ""
        self._prepared = ""  #: a page that is being prepared
        self._awaited = ""  #: the same page, once someone asked for it
        self.navigation = Navigation()
        self.navigation.chosen.connect(self.go_to)
        state.page_wanted.connect(self.go_to)
        self.help = HelpKey(self)
        self._stack = QStackedWidget()
        self._middle = QWidget()  # the page, and over it the notice
        self.notice = NoticeBar(self._middle)
        state.notified.connect(self.notice.show_notice)
        self.badge = Badge(state.at_desk)
        self.neighbours = Neighbours(state)
        self.cover = Cover(self._lay_out(), state.at_desk, self._others_turn)
        # Qt styles a widget again, with all that is in it, whenever its parent changes, so the
        # window is put together before anything large is put into it.
        self.setCentralWidget(self.cover.layers)
        self._fill_navigation()
        state.at_desk.changed.connect(self._allow_pages)
        self.go_to(PAGES[0].name)
        self._allow_pages()
        self._stack.setFocus()
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there is a window, so there is one"
        application.focusChanged.connect(self._keep_focus)
        self.day = Day(state)
        state.booths.begin()
        for left_out in plugins().problems:
            words = (left_out.message, left_out.fix)
            state.notify(" ".join(map(translate_message, words)), wrong=True)

    def _lay_out(self) -> QWidget:
        """The navigation beside the page that is open."""
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.navigation)
        right = QVBoxLayout()
        right.setSpacing(0)
        middle = QVBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self._stack)
        right.addWidget(self._middle, 1)
        self.foot = QVBoxLayout()  # below the page; pages make room for what is put here
        right.addLayout(self.foot)
        row.addLayout(right, 1)
        return inside

    def _fill_navigation(self) -> None:
        self.navigation.fill(PAGES)
        self.navigation.add_below(self.neighbours)
        self.navigation.add_below(self.badge)

    def page(self, name: str) -> DeskPage:
        """A page of that name, made when it is first asked for."""
        page = self._made_page(name)
        if name not in self._areas:
            area = self._areas[name] = PageArea()
            self._stack.addWidget(area)
            area.hold(page)
        return page

    def _made_page(self, name: str) -> DeskPage:
        """The same, which may not be in the window yet."""
        if name not in self.pages:
            place = next(place for place in PAGES if place.name == name)
            self.pages[name] = import_module(place.module).PAGE(self.state)
        return self.pages[name]

    def go_to(self, name: str) -> None:
        """Open a page; one that is being prepared opens when it is ready."""
        self._awaited = ""
        if name == self.open_page:
            self.navigation.mark(name)
            return
        # While it is locked, no one is there whose role could be asked for.
        if not self.state.at_desk.is_locked and not self.state.at_desk.may_open(name):
            self.state.permits(f"page {name}")
            self.navigation.mark(self.open_page)
            return
        if self.open_page and not self.pages[self.open_page].may_leave(lambda: self.go_to(name)):
            self.navigation.mark(self.open_page)
            return
        if name == self._prepared:
            self._awaited = name
            self.navigation.mark(name)
            return
        self._show_page(name)

    def prepare(self, name: str, after_ms: int) -> None:
        """Make a page before it is opened, and import what it needs on another thread.

        Args:
            name: Of the page.
            after_ms: How long to wait first.
        """
        place = next(place for place in PAGES if place.name == name)
        self._prepared = name

        def make(_: object) -> None:
            gc.freeze()  # modules stay: to look for garbage among them stops the window each time
            # The window may have been closed meanwhile.
            if self.isVisible():
                self._made_page(name)
            # Qt styles all of it once it is in the window: later, since that takes half as long as
            # making it, and the window answers in between.
            QTimer.singleShot(_TURN_MS, self, put_in)

        def put_in() -> None:
            self._prepared = ""
            if name in self.pages:
                self.page(name)
            if self._awaited == name:
                self.go_to(name)

        wait = QTimer(self, singleShot=True, interval=after_ms)
        # Also after a failure: making the page imports again, and raises the error in this thread.
        wait.timeout.connect(lambda: Job(self, partial(import_module, place.module), make, make))
        wait.start()

    def _show_page(self, name: str) -> None:
        page = self.page(name)
        if self.open_page:
            self.pages[self.open_page].left()
        self.open_page = name
        self.notice.turn_to(name, page.under_notices)
        focused = self.focusWidget()
        goes = focused is None or self._stack.isAncestorOf(focused)
        self._stack.setCurrentWidget(self._areas[name])
        if goes:  # Qt would look elsewhere while the new page is reading, and has nothing to press
            self._stack.setFocus()
        self.navigation.mark(name)
        self.help.page = name
        page.opened()

    def _keep_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Leave the focus of what is hidden or disabled to the page.

        Qt gives it to the next widget, which often is the first page of the navigation.
        """
        # Qt may have destroyed the widget, whose Python object would then raise RuntimeError.
        if before is None or now is None or not shiboken6.isValid(before):
            return
        lost = self.isAncestorOf(before) and not (before.isVisible() and before.isEnabled())
        if lost and self.navigation.isAncestorOf(now) and not self.navigation.isAncestorOf(before):
            self._stack.setFocus()

    def _allow_pages(self) -> None:
        """Everyone finds the pages that are for them; the others stay in sight."""
        for place in PAGES:
            self.navigation.button(place.name).setEnabled(self.state.at_desk.may_open(place.name))
        if not self.state.at_desk.is_locked and not self.state.at_desk.may_open(self.open_page):
            self._others_turn()

    def _others_turn(self) -> None:
        """Someone else is here, or has another role: start over, and ask nothing of them."""
        self._awaited = ""
        if self.open_page != PAGES[0].name:
            self._show_page(PAGES[0].name)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.state.at_desk.is_locked:
            return
        if _study_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = None if self.state.at_desk.is_locked else _study_in(event)
        if path is not None:
            event.acceptProposedAction()
            self.go_to("studies")
            self.state.open_study(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.state.may_close():
            event.ignore()
            return
        # A page with unsaved changes asks in a dialog, which closes the window afterwards.
        if not all(page.may_leave(self.close) for page in self.pages.values()):
            event.ignore()
            return
        for page in self.pages.values():
            page.close_page()
        self.day.end()
        self.neighbours.end()
        self.state.booths.end()
        super().closeEvent(event)
        self.closed.emit()


def _study_in(event: QDropEvent) -> Path | None:
    """The one folder or .tdz that is dragged; None for anything else."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    # The study is its folder, but people also drag the file that is in it.
    if path.name == "study.toml":
        path = path.parent
    return path if path.is_dir() or path.suffix.lower() == ".tdz" else None


class PageArea(QScrollArea):
    """At the usual size of letters a page fills it; else it is as large as its contents need."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the keyboard is kept in sight
        self.setWidgetResizable(True)

    def hold(self, page: QWidget) -> None:
        """Take a page in."""
        self.setWidget(page)
        page.setAutoFillBackground(False)  # which setWidget turns on
        self.viewport().setAutoFillBackground(False)
        self._give_room()

    def _give_room(self) -> None:
        page, large = self.widget(), look().text_percent > USUAL_PERCENT
        if page is None:
            return
        least = 0 if large else 1  # 0 lets the contents say what they need
        page.setMinimumSize(least, least)
        needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(needed if large else never)
        if large:
            for area in page.findChildren(QScrollArea):
                area.setHorizontalScrollBarPolicy(needed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._give_room()
