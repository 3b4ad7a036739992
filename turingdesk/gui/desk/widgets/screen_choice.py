"""Choosing the participant's screen, and showing which one is meant."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from turingdesk.gui.desk.widgets.controls import button, label
from turingdesk.gui.desk.widgets.folding_row import FoldingRow
from turingdesk.gui.display import find, identity, title
from turingdesk.gui.theme import SIZES
from turingdesk.gui.translation import tr

SHOWN_MS = 2500


class ScreenChoice(QWidget):
    """A list of the screens that are connected, with a button that numbers them all.

    Args:
        preferred: The screen to begin with, as `display.identity` knows it. Where it is not
            connected, that is said, and it stays remembered until another one is chosen.
    """

    def __init__(self, preferred: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QComboBox()
        self.list.setAccessibleName(tr("Desk", "Participant's screen"))
        self.identify_button = button(tr("Desk", "Identify", "number the screens"), self.identify)
        self.overlays: list[QLabel] = []  #: the number on each screen, while it is shown
        self._hide = QTimer(self)
        self._hide.setSingleShot(True)
        self._hide.timeout.connect(self.clear)
        self.missing = label("", "caution", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.unit)
        row = FoldingRow(SIZES.unit)
        row.addWidget(self.list, 1)
        row.addWidget(self.identify_button)
        column.addLayout(row)
        column.addWidget(self.missing)
        self._preferred = preferred
        self.list.activated.connect(self._choose)
        self.refresh()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)

    def refresh(self, _changed: QScreen | None = None) -> None:
        """List the screens that are there now."""
        screens = QGuiApplication.screens()
        self.list.clear()
        for number, screen in enumerate(screens, 1):
            self.list.addItem(title(screen, number), identity(screen, screens))
        preferred = find(self._preferred, screens)
        # A second screen is most likely the participant's.
        index = screens.index(preferred) if preferred is not None else len(screens) - 1
        self.list.setCurrentIndex(index)
        self._tell_missing()

    def name(self) -> str:
        """The name by which the screen chosen is remembered; empty if there is none."""
        return str(self.list.currentData() or "")

    def remembered(self) -> str:
        """The name to remember: the screen chosen, or the one before that is only unplugged."""
        return self._preferred if self.missing.text() else self.name()

    def screen_chosen(self) -> QScreen | None:
        """The screen chosen; None if it was unplugged meanwhile."""
        return find(self.name())

    def _choose(self) -> None:
        self._preferred = self.name()
        self._tell_missing()

    def _tell_missing(self) -> None:
        is_missing = bool(self._preferred) and find(self._preferred) is None
        words = tr("Desk", "Not connected: {screen}. Plug it in, or choose another screen.")
        self.missing.setText(words.format(screen=self._preferred) if is_missing else "")
        self.missing.setVisible(is_missing)

    def identify(self) -> None:
        """Show on every screen, for a moment, which one it is."""
        self.clear()
        for number, screen in enumerate(QGuiApplication.screens(), 1):
            self.overlays.append(_overlay(screen, number))
        self._hide.start(SHOWN_MS)

    def clear(self) -> None:
        """Take the numbers away."""
        self._hide.stop()
        for overlay in self.overlays:
            overlay.close()
            overlay.deleteLater()
        self.overlays = []


def _overlay(screen: QScreen, number: int) -> QLabel:
    overlay_label = label(title(screen, number), "overlay")
    overlay_label.setWindowFlags(
        Qt.WindowType.ToolTip
        | Qt.WindowType.FramelessWindowHint
        | Qt.WindowType.WindowStaysOnTopHint
    )
    overlay_label.setAttribute(
        Qt.WidgetAttribute.WA_ShowWithoutActivating
    )  # the dialog keeps the keys
    overlay_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    overlay_label.adjustSize()
    box = QRect(0, 0, overlay_label.width() + 2 * SIZES.edge, overlay_label.height() + SIZES.edge)
    box.moveCenter(screen.geometry().center())
    overlay_label.setGeometry(box)
    overlay_label.show()
    return overlay_label
