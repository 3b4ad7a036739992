"""Two real kiosks at a real desk, at which people talk and play without rest."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.answering.collected import collection
from turingdesk.journal.journal_file import read_journal

ROOT = Path(__file__).resolve().parents[5]
MESSAGES = 3
#: A participant who writes a message whenever it is their turn, and ends a session that is over.
KIOSK = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from turingdesk.cli import main
from turingdesk.plugins.live_games.gui.answering.conversations import TalkView
from turingdesk.plugins.live_games.gui.games.view import GameView
from turingdesk.gui.kiosk.window import KioskWindow

MESSAGES = 3
every_ms = int(sys.argv.pop())
name = sys.argv[sys.argv.index("--participant") + 1]

def look():
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, KioskWindow)]
    if not windows or not windows[0].isVisible():
        return
    window = windows[0]
    view = window.trial.view
    if window.is_closing:
        window.leave()
    elif window.page is not None:
        QTest.keyClick(window, Qt.Key.Key_Space)
    elif isinstance(view, TalkView) and view.talk is not None:
        if view.done.isVisible():
            QTest.keyClick(view.done, Qt.Key.Key_Space)
        elif view.notice_button.isVisible():
            QTest.keyClick(view.notice_button, Qt.Key.Key_Space)
        elif view.talk.is_my_turn:
            QTest.keyClicks(view.line, f"{name} says {view.talk.sent_count}")
            QTest.keyClick(view.line, Qt.Key.Key_Return)
    elif isinstance(view, GameView) and view.game is not None:
        play(window, view)

def play(window, view):
    bar, game = window.trial.bar, view.game
    if bar is not None:
        for button in bar.fields[0].buttons:
            if button.choice.value == "machine":
                QTest.keyClick(window, button.key)
        QTest.keyClick(window, Qt.Key.Key_Right)
        window.grab().save(sys.argv[sys.argv.index("--data") + 1] + "/verdict.png")
        QTest.mouseClick(bar.continue_button, Qt.MouseButton.LeftButton)
    elif view.notice_button.isVisible():
        QTest.mouseClick(view.notice_button, Qt.MouseButton.LeftButton)
    elif game.can_decide and len(game.messages(0).said) >= 2 * MESSAGES:
        QTest.mouseClick(view.ready, Qt.MouseButton.LeftButton)
    elif game.open_threads and is_my_turn(game):
        line = view.lines[0].line
        QTest.keyClicks(line, f"{name} says {game.room.count(game.seat)}")
        QTest.keyClick(line, Qt.Key.Key_Return)

def is_my_turn(game):
    said = game.messages(0).said
    return said[-1].seat != game.seat if said else game.seat == 0

timer = QTimer()
timer.timeout.connect(look)
QTimer.singleShot(0, lambda: timer.start(every_ms))
sys.exit(main(sys.argv[1:]))
"""


class Booth:
    """The process of a kiosk, which can be killed and started again."""

    def __init__(self, study, home, name, paired):
        self.study, self.name, self.home = study, name, home / name
        self.data = self.home / "data"
        paired.keep(self.home / "config" / "turingdesk" / "paired.json")
        self.process = None

    def start(self, *more, every_ms=40):
        words = ["--participant", self.name, "--data", str(self.data), "--windowed", *more]
        self.process = subprocess.Popen(
            [sys.executable, "-c", KIOSK, "kiosk", str(self.study), *words, str(every_ms)],
            cwd=ROOT,
            env={**os.environ, "XDG_CONFIG_HOME": str(self.home / "config")},
        )
        return self

    def said(self):
        """Who said what, by the newest journal."""
        paths = sorted(self.data.glob("sub-*.jsonl"))
        lines = read_journal(paths[-1]).lines if paths else []
        return [(one["speaker"], one["text"]) for one in lines if one["kind"] == "said"]

    def texts(self):
        """What was said in a game, by the newest journal."""
        paths = sorted(self.data.glob("sub-*.jsonl"))
        lines = read_journal(paths[-1]).lines if paths else []
        return [one["text"] for one in lines if one["kind"] == "said"]


def wait(there, within_s=60):
    until = time.monotonic() + within_s
    while not there():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture
def study(tmp_path):
    table = "id,topic\none,Books\ntwo,Music\n"
    folder = collection(tmp_path / "c", table, "conversations", trials=1)
    with (folder / "study.toml").open("a") as file:
        file.write(f"[block.show]\nmessages = {MESSAGES}\n")
    return folder


def begun(study, tmp_path, known):
    """Two booths at which people write without rest, each paired with the desk."""
    booths = [
        Booth(study, tmp_path, name, paired)
        for name, paired in zip(("anna", "ben"), known, strict=True)
    ]
    for booth in booths:
        booth.start(every_ms=600)
    return booths
