"""Choosing the participant's screen, and showing which one is meant."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from turingdesk.gui.desk.words import button, label
from turingdesk.gui.theme import SIZES

SHOWN_MS = 2500
TIMES = "\u00d7"


def title(screen: QScreen, number: int) -> str:
    """A screen as the experimenter knows it: number, name, size in real pixels."""
    ratio = screen.devicePixelRatio()
    size = screen.size()
    pixels = f"{round(size.width() * ratio)} {TIMES} {round(size.height() * ratio)}"
    name = screen.name() or "screen"
    main = " (main)" if screen is QGuiApplication.primaryScreen() else ""
    return f"{number}: {name}, {pixels}{main}"


class ScreenChoice(QWidget):
    """A list of the screens that are connected, with a button that numbers them all."""

    def __init__(self, preferred: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QComboBox()
        self.list.setAccessibleName("Participant's screen")
        self.identify_button = button("Identify", self.identify)
        self._overlays: list[QLabel] = []
        self._hide = QTimer(self)
        self._hide.setSingleShot(True)
        self._hide.timeout.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.unit)
        row.addWidget(self.list, 1)
        row.addWidget(self.identify_button)
        self._preferred = preferred
        self.refresh()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)

    def refresh(self, _changed: QScreen | None = None) -> None:
        """List the screens that are there now."""
        wanted = self.name() or self._preferred
        self.list.clear()
        for number, screen in enumerate(QGuiApplication.screens(), 1):
            self.list.addItem(title(screen, number), screen.name())
        index = self.list.findData(wanted)
        # A second screen is most likely the participant's.
        self.list.setCurrentIndex(index if index >= 0 else self.list.count() - 1)

    def name(self) -> str:
        """The name of the screen chosen; empty where there is none."""
        return str(self.list.currentData() or "")

    def screen_chosen(self) -> QScreen | None:
        """The screen chosen; None where it was unplugged meanwhile."""
        found = (s for s in QGuiApplication.screens() if s.name() == self.name())
        return next(found, None)

    def identify(self) -> None:
        """Show on every screen, for a moment, which one it is."""
        self.clear()
        for number, screen in enumerate(QGuiApplication.screens(), 1):
            self._overlays.append(_overlay(screen, number))
        self._hide.start(SHOWN_MS)

    def clear(self) -> None:
        """Take the numbers away."""
        self._hide.stop()
        for overlay in self._overlays:
            overlay.close()
            overlay.deleteLater()
        self._overlays = []


def _overlay(screen: QScreen, number: int) -> QLabel:
    made = label(title(screen, number), "overlay")
    made.setWindowFlags(
        Qt.WindowType.ToolTip
        | Qt.WindowType.FramelessWindowHint
        | Qt.WindowType.WindowStaysOnTopHint
    )
    made.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.adjustSize()
    box = QRect(0, 0, made.width() + 2 * SIZES.edge, made.height() + SIZES.edge)
    box.moveCenter(screen.geometry().center())
    made.setGeometry(box)
    made.show()
    return made
