"""The page before the first participant: shown when it is due, and nothing is forbidden."""

from datetime import date

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from tests.presenters.conftest import GOOD
from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.kiosk import preflight as module
from turingdesk.gui.kiosk.preflight import LOOK as LOOK_WORD
from turingdesk.gui.kiosk.preflight import (
    LastPreflight,
    Preflight,
    accept_findings,
    inspect_machine,
    preflight,
    preflight_now,
)
from turingdesk.presenters.preflight import Finding
from turingdesk.system import paths

WELL = Finding("Disk", "There is room.")
DARK = Finding("Sleep", "It goes dark.", "Turn it off.")
SMALL = Finding("Screen", "It is small.", "Choose another one.")
TODAY = date(2026, 11, 21)


@pytest.fixture
def seen(monkeypatch):
    monkeypatch.setattr(module, "is_seen", lambda: True)


@pytest.fixture
def owner(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def page_of(owner):
    return next(iter(owner.findChildren(Preflight)), None)


def test_it_is_due_once_a_day_on_each_screen_and_for_what_is_new():
    assert LastPreflight.last().is_due("one", [WELL], TODAY)
    accept_findings("one", "de", [WELL, DARK], TODAY)
    last = LastPreflight.last()
    assert (last.layout, last.accepted) == ("de", ("Sleep",))
    assert not last.is_due("one", [WELL, DARK], TODAY)
    assert not last.is_due("one", [WELL], TODAY)
    assert last.is_due("two", [WELL], TODAY)
    assert last.is_due("one", [DARK, SMALL], TODAY)
    assert last.is_due("one", [WELL], date(2026, 11, 22))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"day": 1}', "\x00"])
def test_a_record_that_cannot_be_read_only_means_to_look_again(text):
    paths.config().mkdir(parents=True, exist_ok=True)
    (paths.config() / "preflight.json").write_text(text, encoding="utf-8")
    assert LastPreflight.last() == LastPreflight()


def test_this_machine_is_looked_over(qapp, tmp_path):
    look, found = inspect_machine(qapp.primaryScreen(), tmp_path)()
    assert (look.width, look.height) == qapp.primaryScreen().size().toTuple()
    assert [one.what for one in found][:2] == ["Screen", "Sleep"]
    assert not found[0].is_well, "the screen of tests is 800 px wide"


def test_each_finding_is_in_words_and_not_by_colour_alone(qtbot, qapp, tmp_path):
    page = Preflight(qapp.primaryScreen(), tmp_path, (GOOD, [WELL, DARK]))
    qtbot.addWidget(page)
    page.show()
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "Pre-session check: 1 warning" in texts
    assert [text for text in texts if text in ("OK", LOOK_WORD)] == ["OK", "Warning"]
    assert {"It goes dark.", "Turn it off."} <= set(texts)
    for button in (page.again, page.back, page.continue_button):
        assert button.height() >= 44


def test_looking_again_shows_what_is_there_now(qtbot, qapp, tmp_path):
    page = Preflight(qapp.primaryScreen(), tmp_path, (GOOD, [WELL]))
    qtbot.addWidget(page)
    page.show()
    qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(page.findings) == 7)
    assert page.title.text() != "Pre-session check: no problems"
    assert page.again.isEnabled()


def test_it_stands_before_the_first_session_and_not_before_the_next(
    qtbot, qapp, owner, seen, tmp_path
):
    did = []

    def begin():
        # Asked for each time, as the desk does: a screen in Python goes with the window on it.
        screen = qapp.primaryScreen()
        preflight(screen, tmp_path, owner, lambda: did.append(1), lambda: did.append(-1))

    begin()
    qtbot.waitUntil(lambda: page_of(owner) is not None)
    assert not did
    qtbot.mouseClick(page_of(owner).back, Qt.MouseButton.LeftButton)
    assert did == [-1]
    qtbot.waitUntil(lambda: page_of(owner) is None)
    begin()
    qtbot.waitUntil(lambda: page_of(owner) is not None)
    qtbot.mouseClick(page_of(owner).continue_button, Qt.MouseButton.LeftButton)
    assert did == [-1, 1]
    begin()
    qtbot.waitUntil(lambda: len(did) == 3)
    assert did == [-1, 1, 1]


def test_where_nobody_could_read_it_nothing_waits(owner, qapp, tmp_path):
    did = []
    preflight(qapp.primaryScreen(), tmp_path, owner, lambda: did.append(1), lambda: None)
    assert did == [1]
    assert preflight_now(qapp.primaryScreen(), tmp_path)


def test_a_kiosk_without_a_desk_waits_for_the_answer(qtbot, qapp, seen, tmp_path):
    def press(name):
        def look():
            shown = QApplication.activeModalWidget()
            if isinstance(shown, Preflight):
                getattr(shown, name).click()
            else:
                QTimer.singleShot(20, look)

        QTimer.singleShot(20, look)

    press("back")
    assert not preflight_now(qapp.primaryScreen(), tmp_path)
    press("continue_button")
    assert preflight_now(qapp.primaryScreen(), tmp_path)
    assert preflight_now(qapp.primaryScreen(), tmp_path), "once a day is enough"


def test_what_stops_a_session_is_red_and_nobody_goes_on_past_it(qtbot, qapp, tmp_path):
    problem = Problem("It is empty.", "Write it.", "a.md", 5, severity=Severity.PILOT_ONLY)
    found = inspect_machine(qapp.primaryScreen(), tmp_path, (problem,))()
    page = Preflight(qapp.primaryScreen(), tmp_path, found, pilot_only=(problem,))
    qtbot.addWidget(page)
    page.show()
    assert page.title.text() == "Pre-session check: the session can't start"
    (sign,) = (one for one in page.findChildren(QLabel) if one.text() == "Stop")
    assert sign.property("role") == "objection"
    assert "a.md, line 5: It is empty." in {one.text() for one in page.findChildren(QLabel)}
    assert not page.continue_button.isEnabled()
    page.look_again()
    qtbot.waitUntil(page.again.isEnabled)
    assert not page.continue_button.isEnabled()
    accept_findings(found[0].screen, "", found[1], TODAY)
    assert LastPreflight.last().is_due(found[0].screen, found[1], TODAY), (
        "however often it was seen"
    )


def test_the_way_out_is_told_before_it_is_needed(qapp, tmp_path):
    _, found = inspect_machine(qapp.primaryScreen(), tmp_path)()
    assert "Ctrl+Shift+Q" in found[-1].text


def test_findings_stand_clear_of_the_frame_around_them(qtbot, qapp, tmp_path):
    page = Preflight(qapp.primaryScreen(), tmp_path, (GOOD, [DARK, SMALL, WELL]))
    qtbot.addWidget(page)
    page.show()
    frame = page.findChild(QScrollArea).rect().adjusted(8, 8, -8, -8)
    area = page.findChild(QScrollArea)
    labels = [one for one in page.rows.findChildren(QLabel) if one.isVisible()]
    places = [one.mapTo(area, one.rect().topLeft()) for one in labels]
    assert labels
    assert all(place.x() >= frame.left() and place.y() >= frame.top() for place in places)
