"""Where a kiosk window stands on a screen, and the border that sets a pilot apart."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from turingdesk.gui.theme import color

BORDER = 6  #: px around a pilot


def open_on(window: QWidget, screen: QScreen, full_screen: bool) -> None:
    """Show a window on a screen: over all of it, or in its middle."""
    window.setScreen(screen)
    room = screen.availableGeometry()
    if full_screen:
        window.setGeometry(screen.geometry())
        window.showFullScreen()
    else:
        box = QRect(room.topLeft(), room.size() * 0.9)
        box.moveCenter(room.center())
        window.setGeometry(box)
        window.show()
    window.activateWindow()
    window.setFocus()


def paint_frame(window: QWidget, event: QPaintEvent, pilot: bool) -> None:
    """Paint the ground of a window, with a border around a pilot."""
    painter = QPainter(window)
    painter.fillRect(event.rect(), color("warning" if pilot else "background"))
    if pilot:
        inside = window.rect().adjusted(BORDER, BORDER, -BORDER, -BORDER)
        painter.fillRect(inside, color("background"))
