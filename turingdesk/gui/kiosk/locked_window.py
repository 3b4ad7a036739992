"""A window that takes a screen whole and is closed by nobody but itself."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QPaintEvent, QScreen
from PySide6.QtWidgets import QComboBox, QWidget

from turingdesk.gui.kiosk.frame import open_on, paint_frame
from turingdesk.gui.kiosk.guard import Guard
from turingdesk.gui.kiosk.text_size import TextSize
from turingdesk.gui.translation import speak


class FocusWatch:
    """Tells what the journal keeps of each change.

    Args:
        clock: Seconds that only run forward.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._since_s: float | None = None

    def change(self, active: bool) -> dict[str, Any]:
        """The keyboard came or went; the fields of a line of kind `focus`."""
        now_s = self._clock()
        if not active:
            self._since_s = now_s if self._since_s is None else self._since_s
            return {"active": False}
        since_s, self._since_s = self._since_s, None
        if since_s is None:
            return {"active": True}
        return {"active": True, "lost_ms": round((now_s - since_s) * 1000, 3)}


class LockedWindow(QWidget):
    """Full screen it ignores whatever would close it: Alt+F4, a window's button, the system.

    In a window of its own, as for a pilot, it is closed like any other.

    Args:
        pilot: Whether it has the border of a pilot.
        language: What it speaks; by default what the kiosk spoke before.
    """

    def __init__(self, pilot: bool, language: str = "") -> None:
        super().__init__()
        if language:
            speak(language)
        self.guard = Guard(self)
        self.is_over = False  #: whether it may close
        self.letters = TextSize(self)
        self._pilot = pilot
        self._focus = FocusWatch()

    def start(self, screen: QScreen | None = None, full_screen: bool = True) -> None:
        """Open on a screen, by default the one where the window is.

        Args:
            screen: Where.
            full_screen: Whether nothing else is to be seen; a pilot runs in a window.
        """
        place = screen or self.screen()
        if full_screen:
            self.guard.begin(place)
        else:
            self.guard.end()
        open_on(self, place, full_screen)
        self.guard.hold(self)  # where it has the keyboard already

    def focus_moved(self, active: bool, told: dict[str, Any]) -> None:
        """The keyboard came or went; `told` is what to write down."""
        raise NotImplementedError

    def closed(self) -> None:
        """It was closed, before or after it was over."""
        raise NotImplementedError

    def no_menus(self) -> None:
        """Take the context menus away from whatever stands in the window now."""
        for child in self.findChildren(QWidget):
            child.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            if isinstance(child, QComboBox):
                self.guard.watch(child)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and not self.is_over:
            active = self.isActiveWindow()
            self.guard.focus_changed(active)
            self.focus_moved(active, self._focus.change(active))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.guard.is_on and not self.is_over:
            event.ignore()
            return
        super().closeEvent(event)
        self.closed()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_frame(self, event, self._pilot)
