"""The operating system's reports: when the screen goes dark, its clock, its keyboard.

Each question has an answer of its own on each platform; where there is none, it is None or
empty, and the pre-flight page says that it could not be read.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any

Ask = Callable[..., str]  #: a command's words in, what it printed out; "" where it is not there
_PATIENCE_S = 4.0
_SAVER_ACTIVE, _SAVER_TIMEOUT = 0x10, 0x0E  #: of SystemParametersInfo


def ask(*command: str) -> str:
    """The output of a command; empty if there is no such command, or it fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


def dark_after_s(ask: Ask = ask, platform: str = sys.platform) -> float | None:
    """Seconds without a key after which the screen goes dark or the machine sleeps.

    Returns:
        The shortest of those that can be read; 0 if all are off; None if none is known.
    """
    if platform == "win32":
        delays_s = [*_windows_saver(), *_powercfg(ask)]
    elif platform == "darwin":
        delays_s = _pmset(ask("pmset", "-g"))
    else:
        delays_s = [*_gnome(ask), *_xset(ask("xset", "q"))]
    on = [seconds for seconds in delays_s if seconds > 0]
    return min(on) if on else (0.0 if delays_s else None)


def is_clock_set(ask: Ask = ask, platform: str = sys.platform) -> bool | None:
    """True if the clock is set by the network; None where the system does not tell."""
    if platform in ("win32", "darwin"):
        return None
    answer = ask("timedatectl", "show", "-p", "NTPSynchronized", "--value").strip()
    return {"yes": True, "no": False}.get(answer)


def keyboard(ask: Ask = ask, platform: str = sys.platform) -> str:
    """The keyboard layouts that are set up, the one in use first; empty where not known."""
    if platform == "win32":
        return _windows_layout()
    if platform == "darwin":
        output = ask("defaults", "read", "com.apple.HIToolbox", "AppleSelectedInputSources")
        return ", ".join(re.findall(r'"KeyboardLayout Name" = "?([^";\n]+)', output))
    sources = ask("gsettings", "get", "org.gnome.desktop.input-sources", "sources")
    layouts = re.findall(r"'xkb', '([^']+)'", sources)
    if not layouts:
        output = ask("setxkbmap", "-query") or ask("localectl", "status")
        line = re.search(r"(?:^layout|X11 Layout):\s*(\S+)", output, re.MULTILINE)
        layouts = line[1].split(",") if line else []
    return ", ".join(layouts)


def _gnome(ask: Ask) -> Iterable[float]:
    """GNOME's two: the blank screen, and sleep while plugged in."""
    delay = re.search(
        r"uint32 (\d+)", ask("gsettings", "get", "org.gnome.desktop.session", "idle-delay")
    )
    if delay:
        yield float(delay[1])
    power = "org.gnome.settings-daemon.plugins.power"
    kind = ask("gsettings", "get", power, "sleep-inactive-ac-type").strip()
    after = ask("gsettings", "get", power, "sleep-inactive-ac-timeout").strip()
    if kind and after.isdigit():
        yield 0.0 if kind == "'nothing'" else float(after)


def _xset(output: str) -> Iterable[float]:
    """The X server's own screen saver, and its power saving where that is on."""
    timeout = re.search(r"timeout:\s*(\d+)", output)
    if timeout:
        yield float(timeout[1])
    if "DPMS is Enabled" in output:
        saving = re.search(r"Standby:\s*(\d+)\s+Suspend:\s*(\d+)\s+Off:\s*(\d+)", output)
        yield from (float(seconds) for seconds in saving.groups()) if saving else ()


def _pmset(output: str) -> list[float]:
    """MacOS: minutes until the display, and until the machine, sleeps."""
    return [60.0 * int(m) for m in re.findall(r"^\s*(?:displaysleep|sleep)\s+(\d+)", output, re.M)]


def _powercfg(ask: Ask) -> Iterable[float]:
    """Windows: the plan in use while plugged in; the first of two hexadecimal values is that."""
    for group, setting in (("SUB_VIDEO", "VIDEOIDLE"), ("SUB_SLEEP", "STANDBYIDLE")):
        values = re.findall(
            r"0x([0-9a-fA-F]{8})\s*$",
            ask("powercfg", "/query", "SCHEME_CURRENT", group, setting),
            re.MULTILINE,
        )
        # By their place, not by the words before them, which are in the system's language.
        if len(values) >= 2:
            yield float(int(values[-2], 16))


def _user32() -> Any:
    # Other systems have no such name, and type checkers look at this file there, too.
    library = getattr(ctypes, "WinDLL", None)
    return library("user32") if library is not None else None


def _windows_saver() -> Iterable[float]:
    user = _user32()
    if user is None:
        return
    active, seconds = ctypes.c_int(), ctypes.c_int()
    user.SystemParametersInfoW(_SAVER_ACTIVE, 0, ctypes.byref(active), 0)
    user.SystemParametersInfoW(_SAVER_TIMEOUT, 0, ctypes.byref(seconds), 0)
    yield float(seconds.value) if active.value else 0.0


def _windows_layout() -> str:
    user = _user32()
    if user is None:
        return ""
    # Eight hexadecimal digits and a final zero (KL_NAMELENGTH).
    name = ctypes.create_unicode_buffer(9)
    return name.value if user.GetKeyboardLayoutNameW(name) else ""
