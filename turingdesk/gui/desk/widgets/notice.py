"""Something the experimenter should know, over the edge of the page that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from turingdesk.gui.accessibility import copyable
from turingdesk.gui.desk.widgets.controls import button, label, restyle
from turingdesk.gui.theme import SIZES, grown
from turingdesk.gui.translation import tr

WIDEST = 1000  #: lx
LEAST_MS = 8000  #: that a notice stays
READING_MS = 70  #: for each character: even slow readers read three words a second
BUSY_MS = 2000  #: as long as the mouse or the focus is on it
_MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


@dataclass(frozen=True, slots=True)
class Notice:
    """The text, and whether something went wrong."""

    text: str
    wrong: bool = False


class NoticeBar(QFrame):
    """The newest notice of a page. It goes by itself, unless something went wrong.

    What went wrong stays with its page, and is there again when the page is, until it is closed.

    Args:
        around: What it lies over, so that no content moves when it comes and goes.
    """

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._around = around
        around.installEventFilter(self)
        self._over: QWidget | None = None  #: what it covers rather than the lower edge
        self.text = label("", "", wrap=True)
        copyable(self.text)
        self.close_button = button(tr("Desk", "Close"), self._close, "quiet")
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4 * SIZES.unit, SIZES.unit, 4 * SIZES.unit, SIZES.unit)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button)
        self._page = ""
        self._notice: Notice | None = None
        self._wrong: dict[str, Notice] = {}  #: by page, until closed
        self._new = QTimer(self, singleShot=True)  # runs until the event that told it is over
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._go)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Show a notice instead of the one before."""
        self._notice = notice
        restyle(self, "notice-wrong" if notice.wrong else "notice")
        self.text.setText(notice.text)
        self.setAccessibleName(notice.text)
        self._place()
        self.show()
        # What is added to the window later would cover it.
        self.raise_()
        # A page that opens in the same event belongs to the notice, and must not close it.
        self._new.start(0)
        self.timer.stop()
        if notice.wrong:
            self._wrong[self._page] = notice
        else:
            self.timer.start(max(LEAST_MS, READING_MS * len(notice.text)))

    def turn_to(self, page: str, over: QWidget | None = None) -> None:
        """Another page came to the front; a notice shown on the way there stays.

        Args:
            page: Its name.
            over: What notices cover there, where the lower edge must stay in sight.
        """
        before, self._page = self._page, page
        if self._over is not None:
            self._over.removeEventFilter(self)
        self._over = over
        if over is not None:
            over.installEventFilter(self)
        self._place()
        if self._new.isActive() and self._notice is not None:
            if self._wrong.get(before) is self._notice:
                self._wrong[page] = self._wrong.pop(before)
        elif page in self._wrong:
            self.show_notice(self._wrong[page])
        else:
            self._go_now()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Lie in the middle, as high as the text needs."""
        self.ensurePolished()  # a style sheet sets letters and margins only then
        room, over = self._around.size(), self._over
        width = min(room.width() - 2 * SIZES.gap, grown(WIDEST))
        height = self._row.totalHeightForWidth(width)
        top = room.height() - height - SIZES.gap
        if over is not None and over.isVisibleTo(self._around):
            top = min(top, over.mapTo(self._around, QPoint()).y())
        self.setGeometry((room.width() - width) // 2, top, width, height)

    def _close(self) -> None:
        self._wrong.pop(self._page, None)
        self._go_now()

    def _go(self) -> None:
        # No one can have read what is behind another window, and what has the focus is being read.
        focused, in_front = QApplication.focusWidget(), QApplication.activeWindow()
        is_covered = in_front is not None and in_front is not self.window()  # e.g. by a session
        is_read = focused is not None and self.isAncestorOf(focused)
        if is_covered or is_read or self.underMouse():
            self.timer.start(BUSY_MS)
        else:
            self._go_now()

    def _go_now(self) -> None:
        self._notice = None
        self.timer.stop()
        self.hide()
