"""A soft edge at the bottom of what scrolls: there is more below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from turingdesk.gui.theme import color

_HEIGHT = 28


class Fade(QWidget):
    """Lies over the lower edge of a scroll area, and goes at its end."""

    def __init__(self, area: QScrollArea, ground: str) -> None:
        super().__init__(area)
        self._area, self._ground = area, ground
        # It lies over the text, which has to get clicks and the wheel.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        bar = self._area.verticalScrollBar()
        port = self._area.viewport().geometry()
        self.setGeometry(port.left(), port.bottom() + 1 - _HEIGHT, port.width(), _HEIGHT)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground, clear = color(self._ground), color(self._ground)
        clear.setAlpha(0)
        gradient = QLinearGradient(0, 0, 0, self.height())
        gradient.setColorAt(0, clear)
        gradient.setColorAt(1, ground)
        painter.fillRect(self.rect(), gradient)
