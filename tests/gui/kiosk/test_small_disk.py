"""A real kiosk, in a process of its own, on a real file system that is full."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.gui.kiosk.conftest import write_study
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder

ROOT = Path(__file__).parents[3]
# Someone at a kiosk, who presses a key whenever one is due and says what is there.
KIOSK = """
import json, sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from turingdesk.cli import main
from turingdesk.gui.kiosk.window import KioskWindow

shown = ""

def tell(what):
    global shown
    if what != shown:
        shown = what
        sys.stdout.write(json.dumps(what) + chr(10))
        sys.stdout.flush()

def look():
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, KioskWindow)]
    if not windows or not windows[0].isVisible():
        return
    window = windows[0]
    if window.call.isVisible():
        tell([window.call.title.text(), window.write_retry.why])
        if not window.call.button.isHidden():
            QTest.keyClick(window, Qt.Key.Key_Space)
    elif window.page is not None:
        QTest.keyClick(window, Qt.Key.Key_Space)
    elif not window.trial.bar.hold.is_on:
        tell(["trial", window.recorder.session.place])
        if sys.stdin.readline():
            QTest.keyClick(window, Qt.Key.Key_F)

timer = QTimer()
timer.timeout.connect(look)
QTimer.singleShot(0, lambda: timer.start(20))
sys.exit(main(sys.argv[1:]))
"""


class Booth:
    """The process."""

    def __init__(self, study, data):
        arguments = ["kiosk", str(study), "--participant", "P-1", "--data", str(data)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", KIOSK, *arguments, "--windowed"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            cwd=ROOT,
        )

    def told(self):
        """What is on its screen now."""
        return json.loads(self.process.stdout.readline())

    def answer(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def end(self):
        self.process.stdin.close()
        code = self.process.wait(30)
        self.process.stdout.close()
        return code


@pytest.fixture
def study(tmp_path):
    return write_study(tmp_path / "study", {"captions": "trials = 8\n"})


@pytest.mark.slow
def test_a_kiosk_on_a_disk_that_is_full_pauses_and_loses_nothing(small_disk, study, tmp_path):
    disk = small_disk()
    booth = Booth(study, disk.folder)
    places, halts = [], []
    while len(places) < 8:
        what, which = booth.told()
        if what == "trial":
            places.append(which)
            disk.fill()
            booth.answer()
        elif what == "Please call the experimenter":
            halts.append(which)
            (path,) = disk.folder.glob("*.jsonl")
            assert read_journal(path).problems == ()
            time.sleep(0.2)
            disk.make_room()
    rest = []
    while (line := booth.process.stdout.readline()) != "":
        rest.append(json.loads(line)[0])
        disk.make_room()
    assert booth.end() == 0
    assert halts, "the disk was full at least once"
    assert f"The disk at {disk.folder} is full" in halts[0]
    assert DataFolder(disk.folder).verify() == []
    (session,) = DataFolder(disk.folder).sessions()
    assert (session.state, session.done) == (State.COMPLETED, 8)
    lines = read_journal(session.path).lines
    assert [x["trial"] for x in lines if x["kind"] == "response"] == list(range(1, 9))
    paused = [x for x in lines if x["kind"] == "paused"]
    assert len([x for x in paused if x["over"]]) == len([x for x in paused if not x["over"]]) > 0
