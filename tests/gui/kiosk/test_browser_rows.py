"""The same study with the same schedule, judged once at a kiosk and once in a browser."""

import json

import pytest
from PySide6.QtCore import Qt

from tests.net.browsers import WebHere, at_once, chromium, folder_of, needs_chromium
from tests.net.test_web_chromium import begin, walk
from turingdesk.gui.kiosk.scale_field import ScaleField
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.table import load

pytestmark = [pytest.mark.slow, needs_chromium]
#: What two people who do the same still don't have in common, beside the client.
OWN = {"device", "rt_ms", "paused_ms", "onset_ms", "answered_ms"}
OWN |= {"at", "t_ms", "seq", "chain", "head", "signature"}


def judge_at_kiosk(qtbot, package, data):
    """Take the first choice of each question, and the lowest value of each scale."""
    recorder = SessionRecorder.begin(package, data, SessionSetup("P1", "kiosk", language="en"))
    window = KioskWindow(recorder)
    qtbot.addWidget(window)
    window.resize(1280, 860)
    window.show()
    while recorder.is_open:
        place = recorder.session.place
        if window.page is not None:
            qtbot.waitUntil(lambda: window.page.onset_s is not None)
            qtbot.mouseClick(window.page.continue_button, Qt.MouseButton.LeftButton)
        else:
            qtbot.waitUntil(lambda: not window.trial.bar.hold.is_on)
            answer(qtbot, window.trial.bar)
        qtbot.waitUntil(lambda place=place: not recorder.is_open or recorder.session.place > place)
    window.leave()


def answer(qtbot, bar):
    for field in bar.fields:
        if isinstance(field, ScaleField):
            qtbot.keyClick(field.slider, Qt.Key.Key_Home)
        elif getattr(field, "buttons", ()):
            qtbot.mouseClick(field.buttons[0], Qt.MouseButton.LeftButton)
    if not bar.at_once:
        qtbot.mouseClick(bar.continue_button, Qt.MouseButton.LeftButton)


def rows(data):
    """The responses of a folder, without what is measured or drawn for each session."""
    (path,) = data.glob("*.jsonl")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    kept = [line for line in lines if line["kind"] in ("response", "passed", "closed")]
    return [{name: one for name, one in line.items() if name not in OWN} for line in kept]


def test_the_rows_differ_in_nothing_but_the_client(qtbot, tmp_path):
    demo = at_once(open_package(folder_of("demo")))
    judge_at_kiosk(qtbot, demo, tmp_path / "kiosk")
    with WebHere(tmp_path, demo) as web, chromium(1366, 768) as driver:
        begin(driver, web)
        walk(driver)
        browser = rows(web.data)
    kiosk = rows(tmp_path / "kiosk")
    assert len(kiosk) > 70
    for one in (*kiosk, *browser):
        one.pop("kiosk", None)
    clients = {one.pop("client") for one in browser if one["kind"] == "response"}
    assert clients == {"browser"}
    assert browser == kiosk
    table = load(web.data)
    assert set(table.responses["client"]) == {"browser"}
    assert list(table.sessions["client"]) == ["browser"]
