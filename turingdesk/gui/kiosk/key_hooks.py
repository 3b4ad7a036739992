"""Keeps the keys that switch programs from leaving the kiosk, where the system lets it.

Linux with X11: the window grabs the whole keyboard. Linux with Wayland: nothing can be done.
Windows: a low-level hook swallows Alt+Tab, Alt+Escape, Ctrl+Escape, Alt+F4 and the Windows keys;
Ctrl+Alt+Delete cannot be hooked, so a managed kiosk account has to take its menu away.
macOS: presentation options turn Command+Tab and Force Quit off and hide the Dock.
"""

from __future__ import annotations

import ctypes
import sys
from ctypes.util import find_library
from typing import Any, Protocol

from PySide6.QtGui import QGuiApplication, QWindow
from shiboken6 import isValid

from turingdesk.core.message import join, message
from turingdesk.system.os_errors import explain_os_error

_KEYBOARD_LL, _ALT_DOWN, _CONTROL = 13, 0x20, 0x11
_TAB, _ESCAPE, _F4 = 0x09, 0x1B, 0x73
_WINDOWS_KEYS = frozenset({0x5B, 0x5C, 0x5D})  #: left, right and the menu's
HIDE_DOCK, HIDE_MENU_BAR, NO_APPLE_MENU = 1 << 1, 1 << 3, 1 << 4
NO_SWITCHING, NO_FORCE_QUIT, NO_HIDING = 1 << 5, 1 << 6, 1 << 8
# AppKit refuses to hide the menu bar or to stop switching where the Dock is shown.
KIOSK = HIDE_DOCK | HIDE_MENU_BAR | NO_APPLE_MENU | NO_SWITCHING | NO_FORCE_QUIT | NO_HIDING
_NOT_BLOCKED = message("Keys that switch programs, such as Alt+Tab, couldn't be blocked.")


class X11KeyboardGrab:
    """A grab, which the X server undoes where the program ends in any way."""

    name = message("The X server")

    def __init__(self) -> None:
        self._window: QWindow | None = None

    def begin(self, window: QWindow) -> None:
        """Take it.

        Raises:
            OSError: Another program has it.
        """
        if not window.setKeyboardGrabEnabled(True):
            raise OSError(message("another program has exclusive use of the keyboard"))
        self._window = window

    def end(self) -> None:
        """Give it back."""
        # Qt can have deleted the window meanwhile, and Python's part of it outlives that.
        if self._window is not None and isValid(self._window):
            self._window.setKeyboardGrabEnabled(False)
        self._window = None


def is_switch(code: int, alt: bool, control: bool) -> bool:
    """True if a key, by its virtual code, would leave the kiosk.

    >>> is_switch(0x09, alt=True, control=False), is_switch(0x09, alt=False, control=False)
    (True, False)
    """
    if code in _WINDOWS_KEYS:
        return True
    if alt and code in (_TAB, _ESCAPE, _F4):
        return True
    return control and code == _ESCAPE


class _KeyEvent(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint32),
        ("place", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("time_ms", ctypes.c_uint32),
        ("extra", ctypes.c_void_p),
    )


class WindowsKeyHook:
    """A low-level keyboard hook, which Windows takes away with the program."""

    name = "Windows"

    def __init__(self) -> None:
        self._hook: Any = None
        self._called: Any = None  # kept, for Windows does not keep it

    def begin(self, window: QWindow) -> None:
        """Hook in.

        Raises:
            OSError: This is not Windows, or it refused.
        """
        if self._hook:
            return
        library, kind = getattr(ctypes, "WinDLL", None), getattr(ctypes, "WINFUNCTYPE", None)
        if library is None or kind is None:
            raise OSError(message("no Windows"))
        user = library("user32")
        long = ctypes.c_ssize_t  # LRESULT is as wide as a pointer; a C long has 32 bits on Windows
        callback = kind(long, ctypes.c_int, ctypes.c_size_t, ctypes.c_void_p)
        # Handles are as wide as pointers, while ctypes takes results for an int of 32 bits.
        user.SetWindowsHookExW.argtypes = [ctypes.c_int, callback, ctypes.c_void_p, ctypes.c_uint]
        user.SetWindowsHookExW.restype = ctypes.c_void_p
        key_types = (ctypes.c_int, ctypes.c_size_t, ctypes.c_void_p)
        user.CallNextHookEx.argtypes = [ctypes.c_void_p, *key_types]
        user.CallNextHookEx.restype = long
        user.UnhookWindowsHookEx.argtypes = [ctypes.c_void_p]

        # Nothing here may wait: Windows drops a hook that does not return in time, and tells no
        # one (LowLevelKeyboardProc, Microsoft Learn).
        def called(code: int, message: int, key: int) -> int:
            if code == 0:  # HC_ACTION: all other codes are to be handed on unseen
                key_event = _KeyEvent.from_address(key)
                # Not GetKeyState, which only follows the messages that this thread has read.
                control = bool(user.GetAsyncKeyState(_CONTROL) & 0x8000)
                # Anything but 0 keeps a key from all other programs (LowLevelKeyboardProc,
                # Microsoft Learn).
                if is_switch(key_event.code, bool(key_event.flags & _ALT_DOWN), control):
                    return 1
            return int(user.CallNextHookEx(None, code, message, key))

        self._user, self._called = user, callback(called)
        # Thread 0: keys count whichever program has the keyboard.
        self._hook = user.SetWindowsHookExW(_KEYBOARD_LL, self._called, None, 0)
        if not self._hook:
            raise OSError(message("refused"))

    def end(self) -> None:
        """Unhook."""
        if self._hook:
            self._user.UnhookWindowsHookEx(self._hook)
        self._hook = self._called = None


class MacosPresentation:
    """NSApplication's presentation options; the system takes them back with the program."""

    name = "macOS"

    def __init__(self) -> None:
        self._is_on = False

    def begin(self, window: QWindow) -> None:
        """Set them.

        Raises:
            OSError: This is not macOS.
        """
        _present(KIOSK)
        self._is_on = True

    def end(self) -> None:
        """Set them back."""
        if self._is_on:
            _present(0)
        self._is_on = False


def _present(options: int) -> None:
    name = find_library("AppKit"), find_library("objc")
    if not all(name):
        raise OSError(message("no macOS"))
    # Loaded for its classes alone, which the runtime then finds by name.
    ctypes.CDLL(name[0])
    objc = ctypes.CDLL(name[1])
    for function in (objc.objc_getClass, objc.sel_registerName):
        function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    pointer = ctypes.c_void_p
    address = ctypes.cast(objc.objc_msgSend, pointer).value
    if address is None:
        raise OSError(message("no macOS"))
    # objc_msgSend is cast to the signature of each method: on Apple silicon, variadic calls pass
    # their arguments elsewhere.
    get = ctypes.CFUNCTYPE(pointer, pointer, pointer)(address)
    set_value = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_ulong)(address)
    shared = objc.sel_registerName(b"sharedApplication")
    application = get(objc.objc_getClass(b"NSApplication"), shared)
    set_value(application, objc.sel_registerName(b"setPresentationOptions:"), options)


class KeyHook(Protocol):
    """One way to keep them; begun while the kiosk has the keyboard, and ended when it has not."""

    name: str

    def begin(self, window: QWindow) -> None:
        """Keep the keys for a window.

        Raises:
            OSError: This way is not there; says why.
        """

    def end(self) -> None:
        """Give them back; harmless where it did not begin."""


class KeyHooks:
    """Keeps the keys while the kiosk is in front.

    Args:
        hook: How; by default as this platform lets it. None if it does not.
    """

    def __init__(self, hook: KeyHook | None = None) -> None:
        self.complaint = ""  #: that the keys could not be kept, and why
        self.is_kept = False
        self._hook = hook or _hook()

    def begin(self, window: QWindow) -> None:
        """Keep them; again takes them back from what had them for a moment, such as a menu."""
        if self._hook is None:
            self.complaint = _NOT_BLOCKED if is_seen() else ""
            return
        try:
            self._hook.begin(window)
        except OSError as problem:
            why = join(": ", (self._hook.name, explain_os_error(problem).happened))
            self.complaint = join(" ", (_NOT_BLOCKED, why))
        else:
            self.is_kept, self.complaint = True, ""

    def end(self) -> None:
        """Give them back."""
        if self.is_kept and self._hook is not None:
            self._hook.end()
        self.is_kept = False


def is_seen() -> bool:
    """True if windows come to a real screen."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


def can_keep() -> bool:
    """True if this platform lets the kiosk keep keys such as Alt+Tab."""
    return sys.platform in ("win32", "darwin") or QGuiApplication.platformName() == "xcb"


def _hook() -> KeyHook | None:
    if sys.platform == "win32":
        return WindowsKeyHook()
    if sys.platform == "darwin":
        return MacosPresentation()
    return X11KeyboardGrab() if QGuiApplication.platformName() == "xcb" else None
