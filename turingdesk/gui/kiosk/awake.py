"""Keeps the screen on while a session runs, in every way that the system has.

Linux: a request to the desktop over D-Bus (GNOME, KDE, Xfce and others), and with X11 a reset of
the server's screen saver from time to time. Windows: SetThreadExecutionState. macOS: its program
`caffeinate`. Each of them ends with this program, however that ends, so nothing has to be set
back after a crash.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from turingdesk.core.message import join, message
from turingdesk.gui.translation import tr
from turingdesk.system.os_errors import error_message

SERVICE, PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
_PATIENCE_MS = 2000
BEAT_MS = 20_000  #: shorter than the shortest time after which a screen goes dark
LIBRARY = "libX11.so.6"
CONTINUOUS, SYSTEM, DISPLAY = 0x80000000, 0x00000001, 0x00000002
# -w: it ends with the process of that number, also where that was killed (caffeinate(8)).
COMMAND = ("caffeinate", "-d", "-i", "-s", "-w")
_ENDING_S = 2.0


_numbers = count(1)


class DesktopInhibitor:
    """One request to the desktop."""

    name = message("the desktop's screen saver")

    def __init__(self) -> None:
        self._connection = ""

    def begin(self) -> None:
        """Ask.

        Raises:
            OSError: There is no bus, or no one on it who looks after the screen.
        """
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

        # Qt shares connections of one name, also between two kiosks in one program.
        name = f"turingdesk-awake-{next(_numbers)}"
        # A connection of its own: the desktop takes a request back when its connection ends, and
        # the one that Qt shares lasts as long as the program.
        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
        if not bus.isConnected():
            QDBusConnection.disconnectFromBus(name)
            raise OSError(message("no session bus"))
        call = QDBusMessage.createMethodCall(SERVICE, PATH, SERVICE, "Inhibit")
        call.setArguments(["TuringDesk", tr("Desk", "A session is in progress")])
        # Limited, since a desktop that hangs must not keep a session from starting.
        reply = bus.call(call, QDBus.CallMode.Block, _PATIENCE_MS)
        if reply.type() is QDBusMessage.MessageType.ErrorMessage:
            QDBusConnection.disconnectFromBus(name)
            raise OSError(message("refused"))
        self._connection = name

    def end(self) -> None:
        """Take the request back by hanging up."""
        if self._connection:
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(self._connection)
            self._connection = ""


class X11Activity:
    """A connection of its own to the X server, and a beat."""

    name = message("the X server's screen saver")

    def __init__(self) -> None:
        self._display: int | None = None
        self._timer = QTimer()
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self.beat)

    def begin(self) -> None:
        """Beat from now on.

        Raises:
            OSError: There is no X library or no X server.
        """
        self._x11 = _x11_library()
        self._display = self._x11.XOpenDisplay(None)
        if not self._display:
            raise OSError(message("no X server"))
        self.beat()
        self._timer.start()

    def beat(self) -> None:
        """Someone is there."""
        if self._display:
            self._x11.XResetScreenSaver(self._display)
            # Xlib collects requests; without this, the reset could wait for the next one.
            self._x11.XFlush(self._display)

    def end(self) -> None:
        """Stop beating."""
        self._timer.stop()
        if self._display:
            self._x11.XCloseDisplay(self._display)
            self._display = None


def _x11_library() -> ctypes.CDLL:
    x11 = ctypes.CDLL(LIBRARY)
    # Without a type, ctypes takes an int of 32 bits, which cuts a pointer off ("Return types" in
    # its documentation).
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    for name in ("XResetScreenSaver", "XFlush", "XCloseDisplay"):
        getattr(x11, name).argtypes = [ctypes.c_void_p]
    return x11


class WindowsExecutionState:
    """SetThreadExecutionState, called by the thread of the windows.

    Args:
        tell: That function; by default the one of this system.
    """

    name = "Windows"

    def __init__(self, tell: Callable[[int], int] | None = None) -> None:
        self._tell = tell

    def begin(self) -> None:
        """Keep screen and system on.

        Raises:
            OSError: This is not Windows, or it refused.
        """
        self._tell = self._tell or _set_execution_state()
        # ES_CONTINUOUS: until the next such call of this thread, not for one time-out only
        # (SetThreadExecutionState, Microsoft Learn).
        if not self._tell(CONTINUOUS | SYSTEM | DISPLAY):
            raise OSError(message("refused"))

    def end(self) -> None:
        """Let them go off."""
        if self._tell is not None:
            # ES_CONTINUOUS alone takes back what was asked for before.
            self._tell(CONTINUOUS)


def _set_execution_state() -> Callable[[int], int]:
    library = getattr(ctypes, "WinDLL", None)
    if library is None:
        raise OSError(message("no Windows"))
    function: Any = library("kernel32").SetThreadExecutionState
    function.argtypes, function.restype = [ctypes.c_uint], ctypes.c_uint
    tell: Callable[[int], int] = function
    return tell


class Caffeinate:
    """A process beside this one."""

    name = "caffeinate"

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it.

        Raises:
            OSError: It is not there.
        """
        self._process = subprocess.Popen(
            [*COMMAND, str(os.getpid())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def end(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.terminate()
            try:
                # Waited for, or what is left of it stays in the system's list until this program
                # ends (wait(2)).
                self._process.wait(_ENDING_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None


class Inhibitor(Protocol):
    """One way to keep the screen on; it ends with the program, however that ends."""

    name: str

    def begin(self) -> None:
        """Keep the screen on from now on.

        Raises:
            OSError: This way is not there; says why.
        """

    def end(self) -> None:
        """Let it go dark again; harmless where it did not begin."""


class Awake:
    """Keeps the screen on between `begin` and `end`.

    Args:
        inhibitors: The ways to try; by default those of this platform.
    """

    def __init__(self, inhibitors: Sequence[Inhibitor] | None = None) -> None:
        self.held: tuple[str, ...] = ()  #: the ways that work
        self.refused: tuple[str, ...] = ()  #: why the others do not
        self._inhibitors = tuple(_inhibitors() if inhibitors is None else inhibitors)
        self._begun: list[Inhibitor] = []

    def begin(self) -> None:
        """Take every way there is; again is harmless."""
        if self._begun:
            return
        refused = []
        for inhibitor in self._inhibitors:
            try:
                inhibitor.begin()
            except OSError as problem:
                refused.append(join(": ", (inhibitor.name, error_message(problem))))
            else:
                self._begun.append(inhibitor)
        self.held = tuple(inhibitor.name for inhibitor in self._begun)
        self.refused = tuple(refused)

    def end(self) -> None:
        """Let the screen go dark again."""
        for inhibitor in self._begun:
            inhibitor.end()
        self._begun.clear()

    @property
    def complaint(self) -> str:
        """That the screen may go dark, and why; none if it is held on, or no one sees it."""
        if self.held or not self._inhibitors:
            return ""
        return message(
            "TuringDesk couldn't turn off the screen saver ({why}). Turn off the screen saver "
            "and sleep in the system's settings.",
            why=join("; ", self.refused),
        )


def _inhibitors() -> Sequence[Inhibitor]:
    if sys.platform == "win32":
        return (WindowsExecutionState(),)
    if sys.platform == "darwin":
        return (Caffeinate(),)
    platform = QGuiApplication.platformName()
    if platform in ("offscreen", "minimal"):  # there is no screen that could go dark
        return ()
    # Both with X11, since a bare window manager looks after no service on the bus.
    return (DesktopInhibitor(), X11Activity()) if platform == "xcb" else (DesktopInhibitor(),)
