"""The desk locks itself after minutes without a key or a mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.gui.desk.conftest import answer_all
from tests.gui.desk.people.conftest import ADA, BOB, is_locked, lock, unlock, written
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

MINUTE_MS = 60_000


def nearly_over(desk, ms=150):
    """As if nobody had been here for all but the last moment."""
    timer = desk.day.idle.timer
    assert timer.isActive()
    timer.start(ms)
    return timer


@pytest.fixture
def seat(ada, package, data):
    """Puts a participant at this machine."""

    def seat():
        recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1", pilot=True))
        return ada.state.run.seat(recorder, None, pilot=True)

    return seat


def test_the_desk_locks_when_nobody_is_here(qtbot, ada, data):
    assert ada.day.idle.timer.interval() == 10 * MINUTE_MS
    nearly_over(ada)
    qtbot.waitUntil(lambda: is_locked(ada))
    (entry,) = written(qtbot, data, "locked the desk")
    assert (entry.who, entry.told["why"]) == (ADA, "nobody was here")
    unlock(qtbot, ada, ADA)
    assert ada.day.idle.timer.isActive()
    assert ada.day.idle.timer.interval() == 10 * MINUTE_MS


def key(qtbot, desk):
    qtbot.keyClick(desk, Qt.Key.Key_Shift)


def move(qtbot, desk):
    qtbot.mouseMove(desk, QPoint(40, 40))
    qtbot.mouseMove(desk, QPoint(60, 60))


def press(qtbot, desk):
    qtbot.mouseClick(desk.navigation, Qt.MouseButton.LeftButton, pos=QPoint(5, 300))


def wheel(qtbot, desk):
    at = QPoint(400, 300)
    event = QWheelEvent(
        at,
        desk.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(desk, event)


@pytest.mark.parametrize("sign", [key, move, press, wheel])
def test_every_sign_of_life_begins_the_minutes_anew(qtbot, ada, sign):
    timer = nearly_over(ada, 60_000)
    sign(qtbot, ada)
    assert timer.remainingTime() > 9 * MINUTE_MS


def test_nothing_is_watched_while_it_is_locked_or_nobody_has_a_pin(qtbot, ada, open_desk):
    lock(qtbot, ada)
    assert not ada.day.idle.timer.isActive()
    unlock(qtbot, ada, BOB)
    assert ada.day.idle.timer.isActive()
    for name in (BOB, ADA):
        ada.state.at_desk.people.remove(name)
    qtbot.waitUntil(lambda: not ada.day.idle.timer.isActive())


def test_the_minutes_can_be_changed_or_be_never(qtbot, ada):
    timer = ada.day.idle.timer
    ada.state.keep(lock_after_min=2)
    assert timer.interval() == 2 * MINUTE_MS
    assert timer.remainingTime() < 3 * MINUTE_MS
    ada.state.keep(lock_after_min=0)
    assert not timer.isActive()
    ada.state.keep(lock_after_min=5)
    assert timer.isActive()


def test_a_participants_keys_are_no_sign_of_the_experimenter(qtbot, ada, seat):
    """The desk locks behind the session, and the session goes on."""
    kiosk = seat()
    qtbot.waitUntil(kiosk.isVisible)
    timer = nearly_over(ada, 60_000)
    qtbot.keyClick(kiosk, Qt.Key.Key_Shift)
    assert timer.remainingTime() < 2 * MINUTE_MS
    timer.start(1)
    qtbot.waitUntil(lambda: is_locked(ada))
    assert kiosk.isVisible()
    assert answer_all(qtbot, kiosk) == 4
    assert is_locked(ada)


def test_after_a_session_it_watches_again(qtbot, ada, seat):
    kiosk = seat()
    kiosk.leave()
    qtbot.waitUntil(lambda: ada.state.run.kiosk is None)
    timer = ada.day.idle.timer
    qtbot.waitUntil(lambda: ada.day.idle._is_watching)
    timer.start(60_000)
    key(qtbot, ada)
    assert timer.remainingTime() > 9 * MINUTE_MS


def test_a_closed_desk_counts_no_minutes(qtbot, ada):
    ada.close()
    assert not ada.day.idle.timer.isActive()
    assert not ada.day.look.isActive()
    assert not ada.cover.screen.timer.isActive()
