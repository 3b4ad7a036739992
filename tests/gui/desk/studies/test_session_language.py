"""In which language a session runs: fixed at the desk, or chosen by the participant."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.system.settings import Settings

pytestmark = pytest.mark.usefixtures("english_afterwards")

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def fresh(qtbot, data, package):
    words = {"de": {package.study.blocks[0].title: "Ein Titel"}}
    study = replace(package.study, languages=("en", "de"), words=words)
    state = DeskState(Settings(data=data, kiosk="Booth 1"))
    made = StartDialog(state, replace(package, study=study), pilot=True)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    return made


@pytest.fixture
def dialog(qtbot, fresh):
    qtbot.keyClicks(fresh.code, "P-1")
    qtbot.waitUntil(fresh.start.isEnabled)
    return fresh


def test_the_code_is_typed_first_and_the_language_comes_after_the_screen(fresh):
    assert fresh.focusWidget() is fresh.code
    order, now = [], fresh.code
    while now not in order:
        order.append(now)
        now = now.nextInFocusChain()
    wanted = fresh.code, fresh.kiosk, fresh.screens.list, fresh.language, fresh.pilot, fresh.start
    places = [order.index(one) for one in wanted]
    assert places == sorted(places)


def test_a_study_in_one_language_asks_nothing(qtbot, data, package):
    made = StartDialog(DeskState(Settings(data=data)), package)
    qtbot.addWidget(made)
    made.show()
    assert not made.language.isVisible()
    assert not made.language.isWindow(), "it goes with the dialog"
    assert not made.language.is_left_to_the_participant


def test_the_experimenter_fixes_the_language(qtbot, dialog):
    assert dialog.language.isVisible()
    dialog.language.setFocus()
    qtbot.keyClicks(dialog.language, "Deu")
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.recorder is not None)
    assert dialog.recorder.session.language == "de"
    dialog.recorder.abandon()


@pytest.mark.slow
def test_the_participant_is_asked_before_the_session_begins(qtbot, dialog, data):
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.language.page is not None)
    page = dialog.language.page
    assert page.isVisible()
    assert not list(data.rglob("*.jsonl")), "nothing is recorded yet"
    qtbot.keyClick(page, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: dialog.recorder is not None)
    assert dialog.recorder.session.language == "de"
    dialog.recorder.abandon()


def test_leaving_the_page_starts_nothing(qtbot, dialog, data):
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert not dialog.start.isEnabled(), "one page at a time"
    qtbot.waitUntil(lambda: dialog.language.page is not None)
    qtbot.keyClick(dialog.language.page, Qt.Key.Key_Q, CHORD)
    assert dialog.language.page is None
    assert dialog.start.isEnabled()
    assert dialog.recorder is None
    assert not list(data.rglob("*.jsonl"))
