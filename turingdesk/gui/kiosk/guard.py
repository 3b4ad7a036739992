"""Keeps a full-screen kiosk where it is until its session is over.

It stays in front, comes back when another program takes the keyboard, keeps the keys that
switch programs where the platform lets it, holds the screen saver off, and notices that its
screen is unplugged.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from turingdesk.gui import display
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.key_hooks import KeyHooks

RETURN_MS = 250  #: after which the kiosk takes the keyboard back from another program


class Guard(QObject):
    """Guards one window.

    Args:
        window: The kiosk.
        awake: How the screen is kept on; by default as this platform can.
        key_hooks: How keys are kept; by default as this platform can.

    Signals:
        unplugged: The screen is gone; carries what it was remembered by.
        complained: Something cannot be held off; carries a Complaint, for the experimenter.
    """

    unplugged = Signal(str)
    complained = Signal(object)

    def __init__(
        self,
        window: QWidget,
        awake: Awake | None = None,
        key_hooks: KeyHooks | None = None,
    ) -> None:
        super().__init__(window)
        self.is_on = False
        self.screen = ""  #: what the window's screen is remembered by
        self.is_unplugged = False  #: whether it is gone, and nobody agreed to another one yet
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
        """Let go of everything; again is harmless."""
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
        """Where the session goes on: its own screen where that is back, or else the main one."""
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
        others = [one for one in QGuiApplication.screens() if one != screen]
        if display.identity(screen, [*others, screen]) == self.screen and not self.is_unplugged:
            self.is_unplugged = True
            self.unplugged.emit(self.screen)
