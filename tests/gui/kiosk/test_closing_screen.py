"""After the last page nothing of the desk is seen until the experimenter comes."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.gui.kiosk.hands import ENTER, SPACE, F, chord
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.people.people import People, PersonRole

BLOCK = {"words": "trials = 1\n"}


@pytest.fixture
def over(kiosk):
    """A full-screen session whose participant has just finished."""
    k = kiosk(BLOCK, written={"pages": {"debriefing.md": "# Thank you\n\nThat was all."}})
    k.window.guard.awake = Awake([])
    k.window.start(QApplication.primaryScreen(), full_screen=True)
    k.answer(F)
    k.answer(ENTER)
    k.qtbot.waitUntil(lambda: k.window.is_closing)
    yield k
    k.window.leave()


def with_pin(qtbot, pin):
    """What the experimenter types at the gate that is about to open."""

    def type_it():
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(10, type_it)
            return
        gate = dialog.findChild(PinGate)
        try:
            qtbot.waitUntil(gate.pin.isEnabled)
            QTest.keyClicks(gate.pin, pin)
            QTest.keyClick(gate.pin, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: not dialog.isVisible() or "Wrong" in gate.status.text())
        finally:
            if dialog.isVisible():  # an open dialog would wait for ever
                dialog.reject()

    QTimer.singleShot(10, type_it)


def test_a_session_that_is_over_is_closed_on_disk_and_its_screen_stays(over):
    assert over.lines[-1]["kind"] == "closed"
    assert over.lines[-1]["reason"] == "completed"
    assert over.window.isVisible()
    assert over.window.thanks.isVisible()
    assert over.window.thanks.title.text() == "Thank you"
    assert "tell the experimenter" in over.window.thanks.about.text()
    assert over.window.thanks.button.isHidden()


def test_no_key_and_no_close_button_of_a_participant_leaves_it(over):
    over.key(ENTER, SPACE, F, Qt.Key.Key_Escape)
    over.qtbot.mouseClick(over.window, Qt.MouseButton.LeftButton)
    over.window.close()
    assert over.window.isVisible()
    assert over.lines[-1]["kind"] == "closed"


def test_the_experimenters_keys_leave_it(over):
    with over.qtbot.waitSignal(over.window.finished):
        chord(over)
    assert not over.window.isVisible()


def test_where_people_have_pins_it_takes_one(over):
    People().add("Ada", PersonRole.INVESTIGATOR, "2718")
    with_pin(over.qtbot, "9999")
    chord(over)
    assert over.window.isVisible()
    with_pin(over.qtbot, "2718")
    chord(over)
    assert not over.window.isVisible()


def test_what_goes_wrong_behind_it_is_not_shown(over):
    over.window.fail(ValueError("late"))
    over.window.guard.unplugged.emit("a screen")
    assert over.window.thanks.isVisible()


def test_a_pilot_in_its_window_just_closes(kiosk):
    k = kiosk(BLOCK, pilot=True)
    k.answer(F)
    with k.qtbot.waitSignal(k.window.finished):
        k.answer(ENTER)
    assert not k.window.isVisible()
