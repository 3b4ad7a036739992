"""The check that Qt can start here; where it cannot, the line that installs what is missing.

Qt itself is less kind: without a system library its import fails with one name
at a time, and without a screen it ends the process.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.system.access import is_administrator

# What PySide6's own libraries link to, and Debian's and Ubuntu's packages for it. Where
# Ubuntu 24.04 calls a package ...t64, the name here still stands for it.
FOR_ANY = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libzstd.so.1": "libzstd1",
}
FOR_X11 = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
FOR_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
FONT = "fonts-dejavu-core"  # letters that the program's own font lacks
FONT_FILE = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
FOR_A_SCREEN = {"xcb": FOR_X11, "wayland": FOR_WAYLAND}
#: Environment variables by which windows have somewhere to open.
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


class NoWindows(TuringDeskError):
    """No window can open here.

    Args:
        happened: Why.
        do: What to do now.
    """

    def __init__(self, happened: str, do: str) -> None:
        super().__init__(f"{happened}\n{do}")
        self.happened, self.do = happened, do


def has_display() -> bool:
    """True if there is a display, or someone chose how Qt draws windows."""
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAYS))


def ensure_qt() -> None:
    """Return if a window can open here.

    Raises:
        NoWindows: A system library, PySide6 or a screen is missing; says which, and
            what to run.
    """
    if sys.platform != "linux":
        return
    screen = _screen()
    lacking = missing([*FOR_ANY, *FOR_A_SCREEN.get(screen, {})])
    if lacking:
        raise lacks(lacking)
    import_qt()
    if screen == "xcb":
        connect_to_display()


def missing(libraries: Iterable[str]) -> list[str]:
    """Those of the libraries that cannot be loaded, by their file names."""
    return [name for name in libraries if not _loads(name)]


def lacks(libraries: Iterable[str]) -> NoWindows:
    """The error that names missing libraries, and the line that installs all."""
    sudo = "" if is_administrator() else "sudo "
    line = f"{sudo}apt-get update && {sudo}apt-get install -y {' '.join(packages())}"
    where = "" if shutil.which("apt-get") else " (on Debian and Ubuntu; names differ elsewhere)"
    named = ", ".join(libraries)
    happened = f"Qt needs system libraries that are not installed: {named}."
    return NoWindows(happened, f"Run{where}: {line}")


def packages() -> list[str]:
    """Debian's and Ubuntu's packages with all that Qt needs, a font included."""
    return [*FOR_ANY.values(), *FOR_X11.values(), *FOR_WAYLAND.values(), FONT]


def missing_packages() -> list[str]:
    """Those of the packages that this computer lacks; `resources/start.sh` installs them."""
    of = FOR_ANY | FOR_X11 | FOR_WAYLAND
    return [of[name] for name in missing(of)] + ([] if FONT_FILE.exists() else [FONT])


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def import_qt() -> None:
    """Import Qt as the windows will; by name, because only gui/ imports it for good."""
    try:
        import_module("PySide6.QtWidgets")
    except ModuleNotFoundError as problem:
        raise NoWindows(
            f"PySide6, which draws the windows, is not installed ({problem}).",
            f"Run: {sys.executable} -m pip install PySide6-Essentials",
        ) from problem
    except ImportError as problem:
        # Only the words of the dynamic linker tell which library it didn't find.
        library = re.match(r"(\S+\.so[.\d]*): cannot open", str(problem))
        raise lacks([library[1] if library else str(problem)]) from problem


def _screen() -> str:
    """The platform that Qt is going to choose: xcb for X11, or another's name."""
    # It can have options, as in `offscreen:size=800x600`, and alternatives, as in `wayland;xcb`.
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform:
        return platform
    if os.environ.get("WAYLAND_DISPLAY"):
        return "wayland"
    if os.environ.get("DISPLAY"):
        return "xcb"
    raise NoWindows(
        "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.",
        "Start TuringDesk from a desktop session. Commands that need no window "
        "(check, simulate, analyze, export) work without one.",
    )


def connect_to_display() -> None:
    """Ask the X server that DISPLAY names for a connection, as Qt will."""
    xcb = ctypes.CDLL("libxcb.so.1")
    # A pointer, while ctypes takes results for an int of 32 bits.
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    # Never null: one that was refused has to be disconnected, too.
    connection = xcb.xcb_connect(None, None)
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if refused:
        raise NoWindows(
            f"The screen {os.environ.get('DISPLAY', '')!r} named by DISPLAY doesn't respond.",
            "Start TuringDesk from a desktop session, or set DISPLAY to a screen that is on.",
        )
