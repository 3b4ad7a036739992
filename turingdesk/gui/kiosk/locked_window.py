"""A window that takes a whole screen, closes only by itself, and keeps the keyboard.

Its guard keeps it in front, takes the keyboard back from other programs, keeps the keys that
switch programs where the platform lets it, prevents the screen saver, and notices when its
screen is unplugged.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from turingdesk.gui import display
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.key_hooks import KeyHooks
from turingdesk.gui.kiosk.text_size import TextSize
from turingdesk.gui.theme import color
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

    def focus_moved(self, active: bool, details: dict[str, Any]) -> None:
        """The keyboard came or went; `details` is what to write down."""
        raise NotImplementedError

    def closed(self) -> None:
        """It was closed, before or after it was over."""
        raise NotImplementedError

    def no_menus(self) -> None:
        """Take the context menus away from whatever is in the window now."""
        for child in self.findChildren(QWidget):
            # Each child by itself: a field shows its own menu before its window hears of it.
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


RETURN_MS = 250  #: after which the kiosk takes the keyboard back from another program


class Guard(QObject):
    """Guards one window.

    Args:
        window: The kiosk.
        awake: How the screen is kept on; by default as this platform can.
        key_hooks: How keys are kept; by default as this platform can.

    Signals:
        unplugged: The screen is gone; carries what it was remembered by.
        complained: Something cannot be held off; carries a message for the experimenter.
    """

    unplugged = Signal(str)
    complained = Signal(object)  # Signal(str) would make plain text of a message

    def __init__(
        self,
        window: QWidget,
        awake: Awake | None = None,
        key_hooks: KeyHooks | None = None,
    ) -> None:
        super().__init__(window)
        self.is_on = False
        self.screen = ""  #: what the window's screen is remembered by
        self.is_unplugged = False  #: whether it is gone, and no one agreed to another one yet
        self.awake = awake or Awake()
        self.key_hooks = key_hooks or KeyHooks()
        self._window = window
        self._return = QTimer(self)
        self._return.setSingleShot(True)
        self._return.setInterval(RETURN_MS)
        self._return.timeout.connect(self._take_back)

    def begin(self, screen: QScreen) -> None:
        """Guard from now on, on this screen."""
        self.screen, self.is_unplugged = display.identity(screen), False
        if self.is_on:
            return
        self.is_on = True
        self._stay_on_top(True)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self._removed)
        self.awake.begin()
        if self.awake.complaint:
            self.complained.emit(self.awake.complaint)

    def end(self) -> None:
        """Release everything; again is harmless."""
        if not self.is_on:
            return
        self.is_on = False
        self._return.stop()
        self.key_hooks.end()
        self.awake.end()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.disconnect(self._removed)
        self._stay_on_top(False)

    def focus_changed(self, active: bool) -> None:
        """The window got the keyboard, or lost it."""
        if not self.is_on:
            return
        if active:
            self._return.stop()
            self.hold(self._window)
        else:
            # Without the keyboard, it must not keep keys from the program that has it now.
            self.key_hooks.end()
            self._return.start()

    def hold(self, window: QWidget) -> None:
        """Keep the keys for the kiosk, or for its dialog."""
        handle = window.windowHandle()
        if not self.is_on or handle is None or not window.isActiveWindow():
            return
        before = self.key_hooks.complaint
        self.key_hooks.begin(handle)
        if self.key_hooks.complaint and not before:
            self.complained.emit(self.key_hooks.complaint)

    def watch(self, menu: QComboBox) -> None:
        """Take the keys back when its list closes: open it has them, and it lets go of them."""
        menu.view().window().installEventFilter(self)

    def next_screen(self) -> QScreen:
        """Where the session continues: its own screen where that is back, or else the main one."""
        return display.find(self.screen) or QGuiApplication.primaryScreen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide and isinstance(watched, QWidget):
            menu = watched.parentWidget()
            if menu is not None:
                self.hold(menu.window())
        return False

    def _stay_on_top(self, on: bool) -> None:
        """Keep other programs' windows under it; a widget's own flag would hide it first."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.setFlag(Qt.WindowType.WindowStaysOnTopHint, on)
        else:
            self._window.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint, on)

    def _take_back(self) -> None:
        """Come to the front, unless the experimenter works at the desk on another screen."""
        other = QApplication.activeWindow()
        is_own = other is not None and (
            other.screen() != self._window.screen() or self._window.isAncestorOf(other)
        )
        is_asking = QApplication.activeModalWidget() is not None
        if self.is_on and not (is_own or is_asking or self.is_unplugged):
            self._window.raise_()
            self._window.activateWindow()

    def _removed(self, screen: QScreen) -> None:
        # So that the removed screen is among them once, whether or not Qt still lists it.
        others = [other for other in QGuiApplication.screens() if other != screen]
        if display.identity(screen, [*others, screen]) == self.screen and not self.is_unplugged:
            self.is_unplugged = True
            self.unplugged.emit(self.screen)


BORDER = 6  #: px around a pilot


def open_on(window: QWidget, screen: QScreen, full_screen: bool) -> None:
    """Show a window on a screen: over all of it, or in its middle."""
    window.setScreen(screen)
    room = screen.availableGeometry()
    if full_screen:
        # setScreen alone does not move a window between screens of one desktop
        # (QWindow::setScreen).
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
