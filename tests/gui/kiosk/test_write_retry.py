"""A kiosk whose disk refuses, whose experimenter pauses, whose program fails."""

import errno
import os
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.kiosk.hands import (
    ENTER,
    SPACE,
    F,
    answer,
    chord,
    experimenter,
    once_asked,
    wait_for,
)
from turingdesk.core.errors import WriteFailed
from turingdesk.core.limits import Limits
from turingdesk.journal.journal_file import verify
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.os_errors import FULL


@pytest.fixture
def full(monkeypatch):
    """Make the disk of a kiosk full, and take that back."""

    def filled(full=True):
        def refuse(file, data):
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "write", refuse if full else write)

    write = os.write
    yield filled
    monkeypatch.setattr(os, "write", write)


@pytest.mark.slow
def test_on_a_full_disk_the_participant_is_asked_to_call_and_goes_on_when_there_is_room(
    kiosk, full, qtbot
):
    k = kiosk(("captions",))
    k.wait()
    full()
    k.key(F)
    assert k.window.call.isVisible()
    assert k.window.call.title.text() == "Please call the experimenter"
    assert k.responses == []
    k.key(SPACE, F, ENTER)
    assert k.window.call.isVisible()
    assert k.window.call.button.isHidden()
    full(False)
    with qtbot.waitSignal(k.window.relieved):  # it tries again by itself
        pass
    assert len(k.responses) == 1
    assert k.window.call.isVisible(), "the next picture waits until somebody looks"
    k.window.grab()
    k.key(SPACE)
    assert k.window.trial.isVisible()
    answer(k)
    first, second = k.responses
    assert "paused_ms" not in second
    assert [x["over"] for x in k.kinds("paused")] == [False, True]
    assert k.kinds("paused")[0]["why"] == FULL.happened
    assert first["t_ms"] - first["answered_ms"] > 1000, "written later than answered"
    assert k.kinds("paused")[0]["t_ms"] == pytest.approx(first["answered_ms"], abs=500)
    assert verify(k.recorder.path) == []


def test_the_experimenter_reads_which_disk_is_full_and_tries_again(kiosk, full, qtbot):
    k = kiosk(("captions",))
    k.wait()
    told = []
    k.window.halted.connect(told.append)
    full()
    k.key(F)

    def look():
        dialog = QApplication.activeModalWidget()
        words = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert "is full" in words
        assert "Free some space, then continue." in words
        assert "in memory" in words
        dialog.continue_button.click()
        assert dialog.isVisible(), "still full"
        full(False)
        dialog.continue_button.click()
        seen.append(dialog.isVisible())

    seen = []
    once_asked(look)
    chord(k)
    assert seen == [False]
    assert len(told) == 1
    assert k.window.call.title.text() == "You can continue"
    assert len(k.responses) == 1
    k.click(k.window.call.button)
    assert k.window.trial.isVisible()
    answer(k)
    assert len(k.responses) == 2


def test_while_the_experimenter_reads_the_answer_may_be_written_by_itself(kiosk, full, qtbot):
    k = kiosk(("captions",))
    k.wait()
    full()
    k.key(F)

    def look():
        dialog = QApplication.activeModalWidget()
        full(False)
        assert k.window.write_retry.retry()
        assert dialog.trouble.text().startswith("The answer is saved now")
        assert dialog.continue_button.text() == "Continue"
        dialog.continue_button.click()

    once_asked(look)
    chord(k)
    assert len(k.responses) == 1
    assert not k.window.write_retry.is_on


def test_a_session_closed_on_a_full_disk_is_taken_up_at_the_answer_that_was_lost(
    kiosk, full, qtbot
):
    k = kiosk(("captions",))
    answer(k)
    k.wait()
    full()
    k.key(F)
    experimenter("PAUSE")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    full(False)
    assert verify(k.recorder.path) == []
    data = k.recorder.path.parent
    again = SessionRecorder.resume(k.package, data, SessionSetup("p1", "here"), k.recorder.path)
    assert again.session.progress == (1, 4)
    again.abandon()


def test_the_line_that_closes_the_session_is_waited_for(kiosk, monkeypatch, qtbot):
    k = kiosk({"words": "trials = 2\n"})
    answer(k)
    answer(k)
    k.wait()
    close, is_full = k.recorder.close, [True]

    def may_refuse(*reason):
        if is_full[0]:
            raise WriteFailed("The disk is full.")
        close(*reason)

    monkeypatch.setattr(k.recorder, "close", may_refuse)
    k.key(SPACE)
    assert k.window.call.isVisible()
    assert k.recorder.is_open
    is_full[0] = False
    assert k.window.write_retry.retry()
    with qtbot.waitSignal(k.window.finished):
        k.key(SPACE)
    assert k.lines[-1]["reason"] == "completed"


@pytest.mark.slow
def test_a_pause_in_the_midst_of_a_trial_is_no_response_time(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    onset_s = k.view.onset_s

    waited_ms = []

    def go_on():
        waited_ms.append(wait_for(qtbot, 400))
        QApplication.activeModalWidget().reject()

    QTimer.singleShot(10, go_on)
    chord(k)
    k.key(F)
    pressed_s = perf_counter()
    (row,) = k.responses
    began, over = k.kinds("paused")
    assert row["paused_ms"] == over["lasted_ms"] > waited_ms[0]
    assert row["onset_ms"] + row["rt_ms"] + row["paused_ms"] == pytest.approx(
        row["answered_ms"], abs=0.01
    )
    assert row["answered_ms"] - row["onset_ms"] <= (pressed_s - onset_s) * 1000 + 1
    again = [x for x in k.kinds("shown") if x.get("again")]
    assert [x["onset_ms"] for x in again] == [
        pytest.approx(began["t_ms"] + over["lasted_ms"], abs=1.0)
    ]
    answer(k)
    assert "paused_ms" not in k.responses[-1]


def goes_on_after(qtbot, ms):
    """The experimenter, who looks at the dialog that is about to open for so long."""

    def go_on():
        qtbot.wait(ms)
        QApplication.activeModalWidget().reject()

    QTimer.singleShot(10, go_on)


@pytest.mark.slow
def test_a_pause_is_no_time_to_look_at_the_stimulus(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=1.5))
    qtbot.waitUntil(lambda: k.view.onset_s is not None)
    goes_on_after(qtbot, 600)
    chord(k)
    k.key(F)
    if perf_counter() < k.bar.hold.earliest_s:  # a machine may stay still for as long
        assert k.responses == []
        assert k.bar.hold.is_on
    qtbot.waitUntil(lambda: not k.bar.hold.is_on)
    k.key(F)
    row = k.responses[0]
    assert row["rt_ms"] >= 1499
    assert row["paused_ms"] > 550
    assert k.kinds("note") == []


def painted(k):
    """Paint what is on screen now; the news of it is still on its way."""
    screen = k.window.page or k.view
    assert screen.onset_s is None
    k.window.grab()


@pytest.mark.slow
def test_a_pause_right_after_the_first_paint_is_no_time_to_look(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.4))
    answer(k)
    painted(k)
    goes_on_after(qtbot, 500)
    chord(k)
    onset_s = k.view.onset_s
    assert k.bar.hold.earliest_s > onset_s + 0.85
    answer(k)
    began, over = k.kinds("paused")
    row = k.responses[1]
    assert over["lasted_ms"] == row["paused_ms"] > 450
    assert row["rt_ms"] >= 399
    shown = [x for x in k.kinds("shown") if x["step"] == row["step"]]
    assert [x.get("again", False) for x in shown] == [False, True]
    assert shown[0]["onset_ms"] == row["onset_ms"] < began["t_ms"]
    assert verify(k.recorder.path) == []


@pytest.mark.slow
def test_a_pause_before_the_first_paint_leaves_the_onset_to_the_paint(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.4))
    answer(k)
    assert k.view.onset_s is None
    goes_on_after(qtbot, 300)
    chord(k)
    answer(k)
    row = k.responses[1]
    assert "paused_ms" not in row
    assert row["onset_ms"] == pytest.approx(k.kinds("paused")[1]["t_ms"], abs=100)
    shown = [x for x in k.kinds("shown") if x["step"] == row["step"]]
    assert [x.get("again", False) for x in shown] == [False]
    assert row["rt_ms"] >= 399
    assert verify(k.recorder.path) == []


@pytest.mark.slow
def test_pictures_that_are_not_ready_when_a_pause_ends_are_not_taken_as_seen(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.4))
    answer(k)
    paint, late = k.view._has_painted, []
    k.view._has_painted = lambda: late.append(k.view)
    goes_on_after(qtbot, 50)
    chord(k)
    waited_ms = wait_for(qtbot, 300)
    assert k.recorder.is_paused, "nothing is to be seen yet"
    assert k.bar.hold.is_on
    k.view._has_painted = paint
    k.view.update()
    answer(k)
    row = k.responses[1]
    assert "paused_ms" not in row
    assert row["rt_ms"] >= 399
    assert row["onset_ms"] >= k.kinds("paused")[0]["t_ms"] + waited_ms
    assert late


def test_a_page_that_is_left_before_its_paint_was_told_is_not_the_next_step(kiosk, qtbot):
    pages = {"information.md": "# Welcome\n\nPlease look.", "instructions.md": "# Now\n\nGo."}
    k = kiosk(package=None, blocks=("captions",), written={"pages": pages})
    assert k.window.page
    k.wait()
    k.key(SPACE)
    if k.window.page:
        painted(k)
        k.key(SPACE)
    qtbot.wait(20)
    k.wait()
    onsets = {x["step"]: x["onset_ms"] for x in k.kinds("shown")}
    passed = {x["step"]: x["t_ms"] for x in k.kinds("passed")}
    for step, left_ms in passed.items():
        assert onsets[step] <= left_ms <= onsets[step + 1] + 1


@pytest.mark.slow
def test_a_pause_right_after_a_page_was_painted_lasts_as_long_as_it_did(kiosk, qtbot):
    k = kiosk(("captions",), written={"pages": {"debriefing.md": "# Thanks"}})
    for _ in range(4):
        answer(k)
    painted(k)
    goes_on_after(qtbot, 200)
    chord(k)
    began, over = k.kinds("paused")
    assert over["lasted_ms"] > 150
    assert [x.get("again", False) for x in k.kinds("shown") if x["step"] == began["step"]] == [
        False,
        True,
    ]
    assert verify(k.recorder.path) == []


@pytest.mark.slow
def test_a_fault_of_the_program_stays_calm_outside_and_is_no_response_time(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    onset_s = k.view.onset_s
    k.window.fail(RuntimeError("something broke"))
    assert k.window.call.isVisible()
    assert k.kinds("note")[0]["text"] == "RuntimeError: something broke"
    waited_ms = wait_for(qtbot, 300)
    experimenter(None)
    chord(k)
    answer(k)
    (row,) = k.responses
    assert row["paused_ms"] > waited_ms
    assert k.kinds("paused")[0]["why"] == "RuntimeError"
    assert row["onset_ms"] == pytest.approx(k.recorder._clock.since(onset_s), abs=0.01)
    assert row["onset_ms"] + row["rt_ms"] + row["paused_ms"] == pytest.approx(
        row["answered_ms"], abs=0.01
    )
