"""The desk's window: navigation on the left, one page on the right, studies dropped anywhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from turingdesk.gui.desk.navigation import Navigation
from turingdesk.gui.desk.notice import NoticeBar
from turingdesk.gui.desk.page import DeskPage
from turingdesk.gui.desk.pages import PAGES
from turingdesk.gui.desk.state import DeskState


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
        self._pages: dict[str, DeskPage] = {}
        self._open = ""
        self.navigation = Navigation()
        self.navigation.fill([(place.name, place.title, place.at_bottom) for place in PAGES])
        self.navigation.chosen.connect(self.go_to)
        state.page_wanted.connect(self.go_to)
        self._stack = QStackedWidget()
        inside = QWidget()
        self.notice = NoticeBar()
        state.told.connect(self.notice.tell)
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.navigation)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.notice)
        right.addWidget(self._stack, 1)
        row.addLayout(right, 1)
        self.setCentralWidget(inside)
        self.go_to(PAGES[0].name)
        self._stack.setFocus()

    def page(self, name: str) -> DeskPage:
        """A page of that name, made when it is first asked for."""
        if name not in self._pages:
            place = next(place for place in PAGES if place.name == name)
            self._pages[name] = place.page()(self.state)
            self._stack.addWidget(self._pages[name])
        return self._pages[name]

    def go_to(self, name: str) -> None:
        """Open a page."""
        if name == self._open:
            return
        if self._open and not self._pages[self._open].may_leave(lambda: self.go_to(name)):
            self.navigation.mark(self._open)
            return
        page = self.page(name)
        if self._open:
            self._pages[self._open].left()
        self._open = name
        self._stack.setCurrentWidget(page)
        self.navigation.mark(name)
        page.opened()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _study_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _study_in(event)
        if path is not None:
            event.acceptProposedAction()
            self.go_to("studies")
            self.state.open_study(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.state.may_close():
            event.ignore()
            return
        if self._open and not self._pages[self._open].may_leave(self.close):
            event.ignore()
            return
        for page in self._pages.values():
            page.close_page()
        super().closeEvent(event)
        self.closed.emit()


def _study_in(event: QDropEvent) -> Path | None:
    """The one folder or .tdz that is dragged; None for anything else."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    if path.name == "study.toml":
        path = path.parent
    return path if path.is_dir() or path.suffix.lower() == ".tdz" else None
