"""A kiosk is left with a PIN only, where people have one."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.gui.kiosk.hands import F, chord
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.exit_dialog import ExitDialog
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.people.people import People, PersonRole, people_file


@pytest.fixture
def people():
    made = People()
    made.add("Ada", PersonRole.INVESTIGATOR, "2718")
    return made


@pytest.fixture
def locked(kiosk):
    k = kiosk(("captions",))
    k.window.guard.awake = Awake([])
    k.window.start(QApplication.primaryScreen(), full_screen=True)
    k.wait()
    yield k
    k.window.leave()


def at_the_door(act):
    """Do something in the dialog that is about to open."""

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ExitDialog):
            try:
                act(dialog)
            finally:  # also where it failed: an open dialog would wait for ever
                dialog.reject()
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(10, look)


def typed(dialog, qtbot, pin):
    gate = dialog.findChild(PinGate)
    qtbot.waitUntil(gate.pin.isEnabled)
    QTest.keyClicks(gate.pin, pin)
    QTest.keyClick(gate.pin, Qt.Key.Key_Return)


def test_the_right_pin_opens_the_way_out(locked, people, qtbot):
    def act(dialog):
        assert not dialog.findChild(QPushButton, "END").isVisible()
        typed(dialog, qtbot, "2718")
        qtbot.waitUntil(dialog.findChild(QPushButton, "END").isVisible)
        dialog.findChild(QPushButton, "END").click()

    at_the_door(act)
    chord(locked)
    assert not locked.window.isVisible()
    assert locked.lines[-1]["reason"] == "ended by experimenter"
    assert locked.kinds("note")[-1]["text"] == "End the session: decided by Ada."


def test_a_wrong_pin_opens_nothing_and_is_written_down(locked, people, qtbot):
    def act(dialog):
        typed(dialog, qtbot, "9999")
        gate = dialog.findChild(PinGate)
        qtbot.waitUntil(lambda: gate.status.text() == "Wrong PIN.")
        assert not dialog.findChild(QPushButton, "END").isVisible()
        gate.leave.click()

    at_the_door(act)
    chord(locked)
    assert locked.window.isVisible()
    assert locked.kinds("note")[-1]["text"] == "A wrong PIN was typed for Ada."
    locked.key(F)
    assert len(locked.responses) == 1, "the participant goes on"


def test_wrong_pins_cost_time_here_too(locked, people, qtbot):
    for _ in range(3):
        people.enter("Ada", "9999")

    def act(dialog):
        gate = dialog.findChild(PinGate)
        assert "Too many wrong PINs. Try again in" in gate.status.text()
        assert not gate.pin.isEnabled()
        dialog.reject()
        assert not gate.timer.isActive()

    at_the_door(act)
    chord(locked)
    assert locked.window.isVisible()


def test_without_people_the_chord_is_enough(locked, qtbot):
    def act(dialog):
        assert dialog.findChild(PinGate) is None
        dialog.findChild(QPushButton, "PAUSE").click()

    at_the_door(act)
    chord(locked)
    assert not locked.window.isVisible()


def test_a_damaged_list_lets_nobody_out_and_says_what_to_do(locked, people, qtbot):
    people_file().write_text("{", encoding="utf-8")

    def act(dialog):
        gate = dialog.findChild(PinGate)
        assert "can't be read, so no one can sign in" in gate.status.text()
        assert not gate.enter.isEnabled()
        dialog.reject()

    at_the_door(act)
    chord(locked)
    assert locked.window.isVisible()


@pytest.mark.slow
def test_after_an_unplugged_screen_nobody_goes_on_without_a_pin(locked, people, qtbot, qapp):
    qapp.screenRemoved.emit(qapp.primaryScreen())
    at_the_door(lambda dialog: dialog.reject())
    chord(locked)
    assert locked.window.call.isVisible()

    def act(dialog):
        typed(dialog, qtbot, "2718")
        qtbot.waitUntil(dialog.continue_button.isVisible)
        assert "unplugged" in dialog.trouble.text()
        dialog.continue_button.click()

    at_the_door(act)
    chord(locked)
    locked.answer(F)
    assert locked.responses[0]["paused_ms"] > 0


def test_a_finger_meets_everything(locked, people, qtbot):
    def act(dialog):
        gate = dialog.findChild(PinGate)
        for target in (gate.names, gate.pin, gate.enter, gate.leave):
            assert target.height() >= 44, target
        typed(dialog, qtbot, "2718")
        qtbot.waitUntil(dialog.continue_button.isVisible)
        for target in dialog.findChildren(QPushButton):
            assert not target.isVisible() or target.height() >= 44, target.text()
        dialog.reject()

    at_the_door(act)
    chord(locked)


def test_a_name_is_chosen_with_the_keyboard_alone(locked, people, qtbot):
    people.add("Ben", PersonRole.ASSISTANT, "31415")
    people.add("Cleo", PersonRole.ASSISTANT, "16180")

    def act(dialog):
        gate = dialog.findChild(PinGate)
        gate.names.setFocus()
        QTest.keyClick(gate.names, Qt.Key.Key_Down)
        QTest.keyClick(gate.names, Qt.Key.Key_Down)
        assert gate.names.currentText() == "Cleo"
        assert not gate.pin.hasFocus()

    at_the_door(act)
    chord(locked)
