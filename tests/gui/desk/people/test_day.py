"""What a day at the desk leaves in the record without anyone's doing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.gui.desk.conftest import answer_all
from tests.gui.desk.people.conftest import ADA, BOB, is_locked, lock, unlock, written
from turingdesk.gui.desk.at_desk import NOBODY
from turingdesk.journal.audit import read_record
from turingdesk.people import withdrawal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


def test_what_a_crash_left_of_a_withdrawal_is_finished_and_told(
    qtbot, people, open_desk, sit, data, monkeypatch
):
    sit("P-1")

    def cut(*_, **__):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("turingdesk.people.withdrawal.Path.unlink", cut)
        try:
            withdrawal.withdraw(data, "P-1", "Asked by e-mail", ADA)
        except KeyboardInterrupt:
            pass
        else:
            raise AssertionError("the withdrawal was not cut off")
    assert list(data.glob("sub-P-1_*"))
    desk = open_desk()
    (entry,) = written(qtbot, data, "finished a withdrawal")
    assert (entry.who, entry.fields["code"]) == (NOBODY, "P-1")
    assert not list(data.glob("sub-P-1_*"))
    assert "has now been completed" in desk.notice.text.text()


def test_a_session_whose_journal_is_gone_ended_all_the_same(qtbot, ada, package, data):
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1", pilot=True))
    kiosk = ada.state.run.seat(recorder, None, pilot=True)
    qtbot.waitUntil(kiosk.isVisible)
    recorder.path.unlink()
    kiosk.leave()
    (entry,) = written(qtbot, data, "ended a session")
    assert entry.fields == {"session": "sub-P-1_ses-1_study-small", "answers": "unknown"}
    assert "couldn't be read back" in ada.notice.text.text()


def test_the_record_of_a_day_is_in_order_and_whole(qtbot, ada, data):
    for n in range(20):
        ada.state.audit("did something", n=n)
    ada.close()
    written(qtbot, data, "closed the desk")
    record = read_record(data)
    assert record.problems == ()
    assert [e.fields["n"] for e in record.entries if e.what == "did something"] == list(range(20))
    assert record.entries[-1].what == "closed the desk"
    assert all(entry.desk == "Booth 1" for entry in record.entries)


MINUTE_MS = 60_000


def nearly_over(desk, ms=150):
    """As if no one had been here for all but the last moment."""
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


@pytest.mark.slow
def test_the_desk_locks_when_nobody_is_here(qtbot, ada, data):
    assert ada.day.idle.timer.interval() == 10 * MINUTE_MS
    nearly_over(ada)
    qtbot.waitUntil(lambda: is_locked(ada))
    (entry,) = written(qtbot, data, "locked the desk")
    assert (entry.who, entry.fields["why"]) == (ADA, "no one was here")
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


@pytest.mark.sampled
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
    ada.state.save_settings(lock_after_min=2)
    assert timer.interval() == 2 * MINUTE_MS
    assert timer.remainingTime() < 3 * MINUTE_MS
    ada.state.save_settings(lock_after_min=0)
    assert not timer.isActive()
    ada.state.save_settings(lock_after_min=5)
    assert timer.isActive()


@pytest.mark.slow
def test_a_participants_keys_are_no_sign_of_the_experimenter(qtbot, ada, seat):
    """The desk locks behind the session, and the session continues."""
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
    qtbot.waitUntil(lambda: ada.day.idle.is_watching)
    timer.start(60_000)
    key(qtbot, ada)
    assert timer.remainingTime() > 9 * MINUTE_MS


def test_a_closed_desk_counts_no_minutes(qtbot, ada):
    ada.close()
    assert not ada.day.idle.timer.isActive()
    assert not ada.day.look.isActive()
    assert not ada.cover.screen.timer.isActive()
