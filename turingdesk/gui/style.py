"""The widget style: Fusion, with the wheel and Enter behaving alike on every platform.

Qt changes a field when the wheel turns over it, even while the person only scrolls past, and
outside dialogs it leaves Enter on a focused button to the platform. Qt polishes every widget
with its style before it is shown, those inside Qt's own dialogs too, so nothing else has to
know about this. A filter on the whole application would run Python for each of its events.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDial,
    QProxyStyle,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)

_FIELDS = (QComboBox, QAbstractSpinBox, QSlider, QDial)  #: date fields are spin boxes, too
_BUTTONS = (QPushButton, QToolButton)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Style(QProxyStyle):
    """Fusion for every widget; the wheel scrolls past fields, Enter presses buttons."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._wheel, self._enter = WheelPasses(self), EnterPresses(self)

    def polish(self, polished: QWidget | QApplication | QPalette) -> None:
        if isinstance(polished, _FIELDS):
            polished.installEventFilter(self._wheel)
            if polished.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                polished.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        elif isinstance(polished, _BUTTONS):
            polished.installEventFilter(self._enter)
        super().polish(polished)  # type: ignore[arg-type]


class WheelPasses(QObject):
    """Leaves the wheel to whatever scrolls around a field."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Wheel:
            return False
        event.ignore()  # so that Qt hands it to the parent
        return True


class EnterPresses(QObject):
    """Turns Enter on a button into Space.

    Qt presses with Space when the key goes down and clicks when it comes up, so a held key
    clicks once, and never the button that a new screen puts under it.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in _ENTER:
            return False
        space = QKeyEvent(
            event.type(), Qt.Key.Key_Space, event.modifiers(), " ", event.isAutoRepeat()
        )
        QCoreApplication.sendEvent(watched, space)
        return True
