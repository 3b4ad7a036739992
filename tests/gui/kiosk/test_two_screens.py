"""Two screens of a real X server: the kiosk takes one whole, keeps the keys, and loses it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.framebuffer import x_server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not Path("/usr/lib/x86_64-linux-gnu/libXrandr.so.2").exists(), reason="needs libXrandr"
    ),
]
ROOT = Path(__file__).resolve().parents[3]

MONITORS = """
import ctypes, json, sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication, QPushButton
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

app = QApplication([])
x, r = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
x.XOpenDisplay.restype, x.XInternAtom.restype = ctypes.c_void_p, ctypes.c_ulong
x.XDefaultRootWindow.restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
root = ctypes.c_ulong(x.XDefaultRootWindow(display))

class Monitor(ctypes.Structure):
    _fields_ = [("name", ctypes.c_ulong)] + [
        (name, ctypes.c_int)
        for name in "primary automatic outputs x y width height mm_wide mm_high".split()
    ] + [("ids", ctypes.c_void_p)]

def atom(name):
    return ctypes.c_ulong(x.XInternAtom(display, name, 0))

def plug(name, left, wide, primary=0):
    one = Monitor(atom(name).value, primary, 0, 0, left, 0, wide, 768, 300, 200, None)
    r.XRRSetMonitor(display, root, ctypes.byref(one))
    x.XSync(display, 0)

def unplug(name):
    r.XRRDeleteMonitor(display, root, atom(name))
    x.XSync(display, 0)

def grab():
    # 0 where another client gets the keyboard, 1 where somebody has it
    got = x.XGrabKeyboard(display, root, 0, 1, 1, ctypes.c_ulong(0))
    x.XUngrabKeyboard(display, ctypes.c_ulong(0))
    x.XSync(display, 0)
    return got

def until(there, patience_s=10):
    end = time.monotonic() + patience_s
    while not there():
        assert time.monotonic() < end, there
        QTest.qWait(10)
"""
STORY = """
from tests.gui.kiosk.conftest import write_study
from turingdesk.gui import theme
from turingdesk.gui.desk.widgets.screen_choice import ScreenChoice
from turingdesk.gui.display import facts, find, identity
from turingdesk.gui.kiosk.exit_dialog import ExitDialog
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.study.package import open_package
from turingdesk.sessions.session_recorder import SessionRecorder

theme.apply(app)
home, said = Path(sys.argv[1]), {}
plug(b"LEFT", 0, 1024, 1)
plug(b"RIGHT", 1024, 1024)
until(lambda: find("RIGHT") is not None)
choice = ScreenChoice("RIGHT")
choice.identify()
said["identified"] = sorted(overlay.text()[3:] for overlay in choice.overlays)
said["apart"] = len({overlay.geometry().center().x() for overlay in choice.overlays})
choice.clear()
right = choice.screen_chosen()
package = open_package(write_study(home / "study", {"words": "trials = 4\\n"}))
setup = SessionSetup("P-1", "Booth 1", screen=facts(right))
recorder = SessionRecorder.begin(package, home / "data", setup)
window = KioskWindow(recorder)
window.start(right)
until(lambda: window.trial.view.onset_s is not None and not window.trial.bar.hold.is_on)
until(lambda: window.isActiveWindow())
said["on"] = [window.geometry().x(), window.width(), window.height()]
said["held"] = list(window.guard.awake.held)
said["kept"] = window.guard.key_hooks.is_kept
said["grab"] = grab()
QTest.keyClick(window, Qt.Key.Key_F)
until(lambda: recorder.session.place == 1)
said["closed"] = window.close()
until(lambda: window.trial.view.onset_s is not None and not window.trial.bar.hold.is_on)
unplug(b"RIGHT")
until(lambda: window._stack.currentWidget() is window.call)
said["missing"] = choice.missing.text()
QTest.qWait(200)

def agree():
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, ExitDialog):
        said["trouble"] = dialog.trouble.text()
        dialog.continue_button.click()
    else:
        QTimer.singleShot(10, agree)

QTimer.singleShot(10, agree)
both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
QTest.keyClick(window, Qt.Key.Key_Q, both)
until(lambda: window._stack.currentWidget() is window.trial)
until(lambda: window.trial.view.onset_s is not None and not window.trial.bar.hold.is_on)
said["then_on"] = [window.geometry().x(), window.isFullScreen()]
QTest.keyClick(window, Qt.Key.Key_F)
until(lambda: recorder.session.place == 2)
window.leave()
until(lambda: grab() == 0)
lines = read_journal(recorder.path).lines
said["opened"] = lines[0]["screen"]
said["paused_ms"] = [x.get("paused_ms", 0) for x in lines if x["kind"] == "response"]
said["screens"] = [x for x in lines if x["kind"] == "screen"]
print(json.dumps(said))
"""


def told(script, tmp_path, *screens):
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    with x_server(*screens) as (display, _):
        done = subprocess.run(
            [sys.executable, "-c", script, str(tmp_path)],
            env={**environment, "DISPLAY": display},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.strip().splitlines()[-1])


def test_a_screen_is_taken_guarded_and_lost_and_the_session_goes_on(tmp_path):
    said = told(MONITORS + STORY, tmp_path, "2048x768x24")
    assert {"LEFT, 1024 \u00d7 768 (main)", "RIGHT, 1024 \u00d7 768"} <= set(said["identified"])
    assert said["apart"] >= 2, "each screen has its own number in its own middle"
    assert said["on"] == [1024, 1024, 768]
    assert (said["opened"]["name"], said["opened"]["width"]) == ("RIGHT", 1024)
    assert said["opened"]["width_mm"] == 300.0
    assert "the X server's screen saver" in said["held"]
    assert (said["kept"], said["grab"]) == (True, 1), "no other program gets the keyboard"
    assert said["closed"] is False
    assert "Not connected: RIGHT." in said["missing"]
    assert "was unplugged: RIGHT." in said["trouble"]
    assert said["then_on"] == [0, True]
    first, second = said["paused_ms"]
    assert first == 0
    assert second >= 200
    gone, now = said["screens"]
    assert gone["unplugged"] == "RIGHT"
    assert now["name"] != "RIGHT"


TWO = """
import json, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from turingdesk.gui import display
from turingdesk.gui.desk.widgets.screen_choice import ScreenChoice
choice = ScreenChoice()
choice.identify()
print(json.dumps({
    "titles": [choice.list.itemText(n) for n in range(choice.list.count())],
    "kept": choice.name(),
    "found": [display.find(display.identity(one)) == one for one in app.screens()],
    "sizes": [[o.screen().size().width(), o.isVisible()] for o in choice.overlays],
}))
choice.clear()
"""


def test_two_heads_that_have_the_same_name_are_told_apart(tmp_path):
    said = told(TWO, tmp_path, "1440x900x24", "1024x768x24")
    assert [title.split(",")[1] for title in said["titles"]] == [
        " 1440 \u00d7 900 (main)",
        " 1024 \u00d7 768",
    ]
    assert said["kept"] == "screen 2"
    assert said["found"] == [True, True]
    assert said["sizes"][0] == [1440, True]


LIST = """
from PySide6.QtWidgets import QComboBox, QVBoxLayout
from turingdesk.gui.kiosk.locked_window import LockedWindow

class Kiosk(LockedWindow):
    def focus_moved(self, active, told):
        pass

    def closed(self):
        pass

window = Kiosk(pilot=False)
menu = QComboBox()
menu.addItems(list("ABCDEFGH"))
QVBoxLayout(window).addWidget(menu)
window.no_menus()
window.start()
until(lambda: window.isActiveWindow() and grab() == 1)
QTest.mouseClick(menu, Qt.MouseButton.LeftButton)
until(lambda: QApplication.activePopupWidget() is not None)
QTest.qWait(300)
said = {"open": grab()}
QTest.keyClick(menu.view(), Qt.Key.Key_Return)
said["at_once"] = grab()
until(lambda: window.isActiveWindow() and grab() == 1)
QTest.qWait(600)
said["later"], said["kept"] = grab(), window.guard.key_hooks.is_kept
window.is_over = True
window.guard.end()
said["over"] = grab()
print(json.dumps(said))
"""


def test_no_other_program_gets_the_keyboard_while_a_list_is_open_or_after_it(tmp_path):
    said = told(MONITORS + LIST, tmp_path, "1024x768x24")
    assert (said["open"], said["at_once"], said["later"]) == (1, 1, 1)
    assert said["kept"]
    assert said["over"] == 0
