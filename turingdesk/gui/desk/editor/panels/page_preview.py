"""A page as participants will see it: the kiosk's own page, made smaller."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QVBoxLayout, QWidget

from turingdesk.core.step import Page
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.page_screen import PageScreen
from turingdesk.gui.translation import tr

WIDTH = 800  #: of the smallest kiosk, px
MARGIN = 60  #: px kept around a question that is brought into sight


class PagePreview(QGraphicsView):
    """Shows one page of the kiosk; its fields can be tried, and nothing is kept."""

    spoken_role = QAccessible.Role.Pane

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        """`height`: of the kiosk, px."""
        super().__init__(parent)
        self._high = height
        self.page: Page | None = None
        self.screen_shown: PageScreen | None = None
        # One host for all pages: taking an embedded widget out of a scene is not safe in Qt.
        self._host = QWidget()
        self._host.setProperty("role", "screen")
        self._host.setFixedSize(WIDTH, height)
        self._inside = QVBoxLayout(self._host)
        self._inside.setContentsMargins(0, 0, 0, 0)
        scene = QGraphicsScene(self)
        scene.setSceneRect(QRectF(0, 0, WIDTH, height))
        scene.addWidget(self._host)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(tr("Desk", "Preview of the page"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumWidth(240)

    def show_page(self, page: Page | None) -> None:
        """Show another page; the place in it stays where it is the same one."""
        if page == self.page and (page is None) == (self.screen_shown is None):
            return
        same = page is not None and self.page is not None and page.id == self.page.id
        at = self.screen_shown.area.verticalScrollBar().value() if self.screen_shown else 0
        self.clear()
        self.page = page
        if page is None:
            return
        header = Header()
        header.tell("", "", 0.0)
        screen = PageScreen(page, header)
        screen.go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside.addWidget(screen)
        self.screen_shown = screen
        if same:
            self._inside.activate()
            screen.area.verticalScrollBar().setValue(at)

    def clear(self) -> None:
        """Show nothing."""
        screen = self.screen_shown
        self.screen_shown = None
        self.page = None
        if screen is not None:
            screen.clear()
            self._inside.removeWidget(screen)
            screen.hide()
            screen.deleteLater()

    def show_question(self, place: int) -> None:
        """Bring a question of the page into sight, where it is asked now."""
        screen = self.screen_shown
        if screen is None or not 0 <= place < len(screen.column.fields):
            return
        field = screen.column.fields[place]
        if not field.isHidden():
            self._inside.activate()
            screen.area.ensureWidgetVisible(field, 0, MARGIN)

    def heightForWidth(self, width: int) -> int:
        return round(width * self._high / WIDTH)

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.resetTransform()
        scale = self.width() / WIDTH
        self.scale(scale, scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page where it is longer than the screen, else the panel."""
        screen = self.screen_shown
        if screen is None or screen.area.verticalScrollBar().maximum() == 0:
            event.ignore()
            return
        super().wheelEvent(event)
