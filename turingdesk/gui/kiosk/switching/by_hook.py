"""Swallows Alt+Tab, Alt+Escape, Ctrl+Escape, Alt+F4 and the Windows keys, on Windows.

Ctrl+Alt+Delete is Windows' own and stays; a managed kiosk account takes its menu away.
"""

from __future__ import annotations

import ctypes
from typing import Any

from PySide6.QtGui import QWindow

from turingdesk.gui.translation import tr_noop

_KEYBOARD_LL, _ALT_DOWN, _CONTROL = 13, 0x20, 0x11
_TAB, _ESCAPE, _F4 = 0x09, 0x1B, 0x73
_WINDOWS_KEYS = frozenset({0x5B, 0x5C, 0x5D})  #: left, right and the menu's


def is_switch(code: int, alt: bool, control: bool) -> bool:
    """Whether a key, by its virtual code, would leave the kiosk.

    >>> is_switch(0x09, alt=True, control=False), is_switch(0x09, alt=False, control=False)
    (True, False)
    """
    if code in _WINDOWS_KEYS:
        return True
    if alt and code in (_TAB, _ESCAPE, _F4):
        return True
    return control and code == _ESCAPE


class _Key(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint32),
        ("place", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("time_ms", ctypes.c_uint32),
        ("extra", ctypes.c_void_p),
    )


class ByHook:
    """A low-level keyboard hook, which Windows takes away with the program."""

    name = "Windows"

    def __init__(self) -> None:
        self._hook: Any = None
        self._called: Any = None  # kept, for Windows does not keep it

    def begin(self, window: QWindow) -> None:
        """Hook in.

        Raises:
            OSError: This is no Windows, or it refused.
        """
        if self._hook:
            return
        library, kind = getattr(ctypes, "WinDLL", None), getattr(ctypes, "WINFUNCTYPE", None)
        if library is None or kind is None:
            raise OSError(tr_noop("Desk", "no Windows", "by the system"))
        user = library("user32")
        long = ctypes.c_ssize_t
        made = kind(long, ctypes.c_int, ctypes.c_size_t, ctypes.c_void_p)
        user.SetWindowsHookExW.argtypes = [ctypes.c_int, made, ctypes.c_void_p, ctypes.c_uint]
        user.SetWindowsHookExW.restype = ctypes.c_void_p
        after = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t, ctypes.c_void_p]
        user.CallNextHookEx.argtypes = after
        user.CallNextHookEx.restype = long
        user.UnhookWindowsHookEx.argtypes = [ctypes.c_void_p]

        def called(code: int, message: int, key: int) -> int:
            if code == 0:
                told = _Key.from_address(key)
                control = bool(user.GetAsyncKeyState(_CONTROL) & 0x8000)
                if is_switch(told.code, bool(told.flags & _ALT_DOWN), control):
                    return 1
            return int(user.CallNextHookEx(None, code, message, key))

        self._user, self._called = user, made(called)
        self._hook = user.SetWindowsHookExW(_KEYBOARD_LL, self._called, None, 0)
        if not self._hook:
            raise OSError(tr_noop("Desk", "refused", "by the system"))

    def end(self) -> None:
        """Unhook."""
        if self._hook:
            self._user.UnhookWindowsHookEx(self._hook)
        self._hook = self._called = None
