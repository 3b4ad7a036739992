"""Hides Dock and menu bar and turns Command+Tab off while the kiosk is in front, on macOS."""

from __future__ import annotations

import ctypes
from ctypes.util import find_library

from PySide6.QtGui import QWindow

from turingdesk.gui.translation import tr_noop

HIDE_DOCK, HIDE_MENU_BAR, NO_APPLE_MENU = 1 << 1, 1 << 3, 1 << 4
NO_SWITCHING, NO_FORCE_QUIT, NO_HIDING = 1 << 5, 1 << 6, 1 << 8
KIOSK = HIDE_DOCK | HIDE_MENU_BAR | NO_APPLE_MENU | NO_SWITCHING | NO_FORCE_QUIT | NO_HIDING


class ByMacos:
    """NSApplication's presentation options; the system takes them back with the program."""

    name = "macOS"

    def __init__(self) -> None:
        self._is_on = False

    def begin(self, window: QWindow) -> None:
        """Set them.

        Raises:
            OSError: This is no macOS.
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
        raise OSError(tr_noop("Desk", "no macOS", "by the system"))
    ctypes.CDLL(name[0])
    objc = ctypes.CDLL(name[1])
    for made in (objc.objc_getClass, objc.sel_registerName):
        made.restype, made.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    pointer = ctypes.c_void_p
    address = ctypes.cast(objc.objc_msgSend, pointer).value
    if address is None:
        raise OSError(tr_noop("Desk", "no macOS", "by the system"))
    get = ctypes.CFUNCTYPE(pointer, pointer, pointer)(address)
    put = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_ulong)(address)
    shared = objc.sel_registerName(b"sharedApplication")
    application = get(objc.objc_getClass(b"NSApplication"), shared)
    put(application, objc.sel_registerName(b"setPresentationOptions:"), options)
