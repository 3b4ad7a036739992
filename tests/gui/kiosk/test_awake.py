"""The screen is kept on by whatever this platform has, and what has none says so."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.framebuffer import x_server
from tests.gui.marked import Marked
from turingdesk.core.message import message
from turingdesk.gui import translation
from turingdesk.gui.kiosk import awake as module
from turingdesk.gui.kiosk.awake import (
    CONTINUOUS,
    DISPLAY,
    SYSTEM,
    Awake,
    Caffeinate,
    DesktopInhibitor,
    WindowsExecutionState,
    X11Activity,
)
from turingdesk.gui.translation import translate_message


class FakeInhibitor:
    """One that works, or refuses."""

    def __init__(self, name, refusal=""):
        self.name, self.refusal, self.calls = name, refusal, []

    def begin(self):
        self.calls.append("begin")
        if self.refusal:
            raise OSError(self.refusal)

    def end(self):
        self.calls.append("end")


def test_all_ways_are_taken_and_those_that_began_are_ended():
    one, two = FakeInhibitor("one", message("not here")), FakeInhibitor("two")
    awake = Awake([one, two])
    awake.begin()
    awake.begin()
    assert (awake.held, awake.refused) == (("two",), ("one: not here",))
    assert not awake.complaint
    awake.end()
    assert (one.calls, two.calls) == (["begin"], ["begin", "end"])


def test_where_no_way_works_it_says_so_and_what_to_do():
    awake = Awake(
        [FakeInhibitor("one", message("not here")), FakeInhibitor("two", message("broken"))]
    )
    awake.begin()
    assert "couldn't turn off the screen saver (one: not here; two: broken)" in str(
        awake.complaint
    )
    assert "in the system's settings" in str(awake.complaint)


def test_the_journal_has_it_in_english_and_the_desk_in_its_language(monkeypatch):
    awake = Awake([FakeInhibitor(message("no X server"), message("refused"))])
    awake.begin()
    monkeypatch.setitem(translation.voices, "program", Marked())
    assert "(no X server: refused)" in str(awake.complaint)
    assert "(\u27e6no X server\u27e7: \u27e6refused\u27e7)" in translate_message(awake.complaint)


def test_where_nobody_sees_a_screen_there_is_nothing_to_hold(qapp):
    awake = Awake()
    awake.begin()
    assert (awake.held, str(awake.complaint)) == ((), "")
    awake.end()


def test_windows_is_told_and_told_back():
    told = []
    means = WindowsExecutionState(lambda flags: told.append(flags) or 1)
    means.begin()
    means.end()
    assert told == [CONTINUOUS | SYSTEM | DISPLAY, CONTINUOUS]
    with pytest.raises(OSError, match="refused"):
        WindowsExecutionState(lambda _: 0).begin()


@pytest.mark.skipif(sys.platform == "win32", reason="here it works")
def test_elsewhere_windows_is_not_there():
    with pytest.raises(OSError, match="no Windows"):
        WindowsExecutionState().begin()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell script")
def test_caffeinate_runs_beside_this_process_and_ends_with_it(tmp_path, monkeypatch):
    said = tmp_path / "said"
    script = tmp_path / "caffeinate"
    script.write_text(f'#!/bin/sh\necho "$@" > "{said}"\nexec sleep 60\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    means = Caffeinate()
    means.begin()
    process = means._process
    until = time.monotonic() + 5
    while not (said.exists() and said.read_text()) and time.monotonic() < until:
        time.sleep(0.01)
    assert said.read_text().split() == ["-d", "-i", "-s", "-w", str(os.getpid())]
    means.end()
    assert process.returncode is not None
    means.end()


def test_where_caffeinate_is_missing_that_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError):
        Caffeinate().begin()


@pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
def test_without_a_bus_or_a_server_it_is_said(qapp, monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
    with pytest.raises(OSError, match="no session bus"):
        DesktopInhibitor().begin()
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.setattr(module, "LIBRARY", "libX11.so.none")
    with pytest.raises(OSError, match=r"libX11\.so\.none"):
        X11Activity().begin()


def needs(program):
    from shutil import which

    return pytest.mark.skipif(which(program) is None, reason=f"needs {program}")


def run(*command, platform):
    """A process with a platform of its own; what it printed."""
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")


X11 = """
import ctypes, time
from PySide6.QtWidgets import QApplication
app = QApplication([])
from turingdesk.gui.kiosk.awake import Awake

class Info(ctypes.Structure):
    _fields_ = [("window", ctypes.c_ulong), ("state", ctypes.c_int), ("kind", ctypes.c_int),
                ("since", ctypes.c_ulong), ("idle", ctypes.c_ulong), ("mask", ctypes.c_ulong)]

x11, xss = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXss.so.1")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(None))
root = x11.XDefaultRootWindow(display)

def idle():
    info = Info()
    xss.XScreenSaverQueryInfo(display, ctypes.c_ulong(root), ctypes.byref(info))
    return info.idle

awake = Awake()
time.sleep(1.2)
print(idle())
awake.begin()
time.sleep(0.1)
print(idle())
print(*awake.held, sep=",")
awake.end()
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/usr/lib/x86_64-linux-gnu/libXss.so.1").exists(), reason="libXss")
def test_a_real_x_server_takes_the_beat_for_somebody_who_is_there(monkeypatch):
    with x_server() as (display, _):
        monkeypatch.setenv("DISPLAY", display)
        before, after, held, *_ = run(sys.executable, "-c", X11, platform="xcb")
    assert int(before) >= 1000
    assert int(after) < 900
    assert "the X server's screen saver" in held.split(",")


DESKTOP = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection

@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class Desktop(QObject):
    @Slot(str, str, result="uint")
    def Inhibit(self, who, why):
        print(who, "|", why, flush=True)
        return 7

app = QCoreApplication([])
bus = QDBusConnection.sessionBus()
desktop = Desktop()
every = QDBusConnection.RegisterOption.ExportAllSlots
assert bus.registerObject("/org/freedesktop/ScreenSaver", desktop, every)
assert bus.registerService("org.freedesktop.ScreenSaver")
print("ready", flush=True)
app.exec()
"""
CALLER = """
import subprocess, sys
desktop = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdout=subprocess.PIPE, text=True)
try:
    assert desktop.stdout.readline() == "ready\\n"
    from PySide6.QtCore import QCoreApplication
    app = QCoreApplication([])
    from turingdesk.gui.kiosk.awake import DesktopInhibitor
    means = DesktopInhibitor()
    means.begin()
    print(desktop.stdout.readline(), end="")
    means.end()
finally:
    desktop.kill()
    desktop.wait()
"""


@pytest.mark.slow
@needs("dbus-run-session")
def test_a_desktop_on_a_real_bus_is_asked():
    said = run(
        "dbus-run-session", "--", sys.executable, "-c", CALLER, DESKTOP, platform="offscreen"
    )
    assert said[0] == "TuringDesk | A session is in progress"
