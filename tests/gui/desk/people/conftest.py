"""Desks that know people: an investigator, an assistant, and a clock that is set by hand."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog

from turingdesk.gui.desk.state import DeskState
from turingdesk.journal.audit import read_record
from turingdesk.people.people import People, PersonRole
from turingdesk.system.settings import Settings

ADA, BOB = "Ada Okafor", "Bob Lindqvist"
PINS = {ADA: "4711-x", BOB: "90210-y"}


@pytest.fixture
def people():
    """Two who work here."""
    known = People()
    known.add(ADA, PersonRole.INVESTIGATOR, PINS[ADA])
    known.add(BOB, PersonRole.ASSISTANT, PINS[BOB])
    return known


@pytest.fixture
def open_desk(show_desk, data, clock):
    """Opens desks of this user on one data folder."""
    data.mkdir(0o700, exist_ok=True)

    def open_one(**settings):
        kept = Settings(**{"data": data, "kiosk": "Booth 1", **settings})
        window = show_desk(DeskState(kept, people=People(now_s=clock)))
        window.cover.screen.timer.setInterval(1)
        window.day.look.setInterval(20)
        return window

    return open_one


@pytest.fixture
def desk(people, open_desk):
    """A desk at which no one has said who they are."""
    return open_desk()


@pytest.fixture
def ada(qtbot, desk):
    """A desk with the investigator at it."""
    unlock(qtbot, desk, ADA)
    return desk


@pytest.fixture
def bob(qtbot, desk):
    """A desk with the assistant at it."""
    unlock(qtbot, desk, BOB)
    return desk


def is_locked(desk):
    """Whether the lock screen is what is seen."""
    screen = desk.cover.screen
    assert screen.isVisible() == desk.state.at_desk.is_locked
    return screen.isVisible()


def lock(qtbot, desk):
    """Lock it by its key, as anyone who leaves does."""
    desk.activateWindow()
    qtbot.waitUntil(desk.isActiveWindow)
    qtbot.keyClick(desk, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_locked(desk))


def type_pin(qtbot, desk, name, typed):
    """Choose a name and type a PIN, as a person does; waits for the answer."""
    screen = desk.cover.screen
    choose(qtbot, screen.names, name)
    qtbot.waitUntil(screen.pin.isEnabled)
    qtbot.mouseClick(screen.pin, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(screen.pin, typed)
    qtbot.keyClick(screen.pin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not screen.isVisible() or screen.status.text() != "Checking\u2026")


def unlock(qtbot, desk, name):
    """Say who is there."""
    type_pin(qtbot, desk, name, PINS[name])
    qtbot.waitUntil(lambda: not is_locked(desk))


def choose(qtbot, combo, text):
    """Choose in a list with the arrow keys."""
    wanted = combo.findText(text)
    assert wanted >= 0, f"{text} is not offered"
    while combo.currentIndex() != wanted:
        key = Qt.Key.Key_Down if combo.currentIndex() < wanted else Qt.Key.Key_Up
        qtbot.keyClick(combo, key)


def click(qtbot, button):
    assert button.isVisible()
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog_of(qtbot, kind=QDialog):
    """The dialog that is open."""

    def found():
        return [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]

    qtbot.waitUntil(lambda: bool(found()))
    return found()[-1]


def gone(*dialogs):
    """Let Qt delete dialogs that were closed."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def record(data):
    """What was written down, oldest first."""
    return read_record(data).entries


def written(qtbot, data, what):
    """The entries of a kind, once there are some."""
    qtbot.waitUntil(lambda: any(entry.what == what for entry in record(data)))
    return [entry for entry in record(data) if entry.what == what]
