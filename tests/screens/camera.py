"""Takes pictures of widgets: waits until they stay still, paints them, lays dialogs over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QPointF, QRectF, QSize, QThreadPool, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from turingdesk.core.errors import TuringDeskError
from turingdesk.gui.style import CORNER
from turingdesk.gui.theme import Look, look
from turingdesk.sessions.voice import ENGLISH

Window = TypeVar("Window", bound=QWidget)
PATIENCE_MS = 240_000  #: some wait for an export, perhaps on a busy machine
watching: list[Callable[[QWidget], None]] = []  #: told of each window that is taken
SHADE = QColor(29, 36, 48, 110)


@dataclass(frozen=True, slots=True)
class Camera:
    """One size and scale."""

    size: QSize
    scale: int  #: percent
    out: Path
    language: str = ENGLISH  #: that the desk speaks

    def open(self, widget: QWidget) -> None:
        """Show a widget at this size, and let it settle."""
        widget.resize(self.size)
        widget.show()
        widget.resize(self.size)
        settle()

    def save(self, name: str, picture: QPixmap) -> Path:
        """Write a picture under its name, size and scale."""
        size = f"{self.size.width()}x{self.size.height()}"
        spoken = "" if self.language == ENGLISH else f"_{self.language}"
        path = self.out / f"{name}_{size}_{self.scale}{spoken}{_look()}.png"
        if not picture.save(str(path)):
            raise TuringDeskError(f"{path} could not be written.")
        return path


def _look() -> str:
    """What a picture's name says of how the program looks; nothing of the usual look."""
    now, usual = look(), Look()
    letters = "" if now.text_percent == usual.text_percent else f"_text-{now.text_percent}"
    return letters + ("" if now.theme == usual.theme else f"_{now.theme}")


def picture(widget: QWidget, *dialogs: QDialog) -> QPixmap:
    """A widget as it is, with dialogs before it."""
    focused = QApplication.focusWidget()
    if focused is not None and not dialogs:
        focused.clearFocus()
    settle()
    taken = widget.grab() if dialogs else grab(widget)
    for dialog in dialogs:
        _lay_over(taken, dialog)
    return taken


def last_picture(widget: QWidget, dialog: QDialog) -> QPixmap:
    """A widget with a dialog before it, which is closed then."""
    taken = picture(widget, dialog)
    dialog.close()
    dialog.deleteLater()
    return taken


@contextmanager
def closed_after(window: Window) -> Iterator[Window]:
    """A window that is closed at the end, whatever comes."""
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        settle()


def grab(widget: QWidget) -> QPixmap:
    """A widget as it is, which others may look at, too."""
    for watch in watching:
        watch(widget)
    return widget.grab()


def settle(ms: int = 30) -> None:
    """Let events, and jobs in the background, come to their end."""
    wait_until(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)
    turn(ms)


def wait_until(there: Callable[[], bool]) -> None:
    """Let events pass until something is so.

    Raises:
        TuringDeskError: It never was.
    """
    left = QDeadlineTimer(PATIENCE_MS)
    while not there():
        if left.hasExpired():
            raise TuringDeskError(f"A screen never came to be: {there}")
        turn(10)


def turn(ms: int) -> None:
    """Let events pass for a while."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _lay_over(taken: QPixmap, dialog: QDialog) -> None:
    ratio = taken.devicePixelRatio()
    whole = QRectF(0, 0, taken.width() / ratio, taken.height() / ratio)
    front = grab(dialog)
    box = QRectF(0, 0, front.width() / ratio, front.height() / ratio)
    box.moveCenter(whole.center())
    box.moveTopLeft(QPointF(round(box.left()), round(box.top())))
    painter = QPainter(taken)
    painter.fillRect(whole, SHADE)
    corners = QPainterPath()
    corners.addRoundedRect(box, CORNER, CORNER)
    painter.setClipPath(corners)
    painter.drawPixmap(box.topLeft(), front)
    painter.end()
