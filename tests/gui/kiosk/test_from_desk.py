"""What the desk wants of a session: said from another thread, done in the window."""

import threading

import pytest

from tests.gui.kiosk.hands import ENTER, SPACE, F, answer, chord, experimenter
from tests.net.lab import DeskHere, linked, missing
from turingdesk.core.step import Limits
from turingdesk.gui.kiosk.from_desk import FromDesk
from turingdesk.journal.journal_file import read_journal
from turingdesk.net.booth import Doing
from turingdesk.net.booths import Wish


@pytest.fixture
def k(kiosk):
    return kiosk(("captions",))


@pytest.fixture
def desk(k, qtbot):
    """Calls that come from another thread, as the link's do."""
    calls = FromDesk(k.window)

    class Elsewhere:
        page = calls.page

        def __getattr__(self, name):
            def call(*words):
                thread = threading.Thread(target=getattr(calls, name), args=words)
                thread.start()
                thread.join()

            return call

    return Elsewhere()


def test_a_message_is_shown_until_it_is_read(k, desk, qtbot):
    k.wait()
    desk.message("Bitte läuten Sie, <b>wenn</b> Sie fertig sind.")
    qtbot.waitUntil(desk.page.isVisible)
    assert desk.page.about.text() == "Bitte läuten Sie, <b>wenn</b> Sie fertig sind."
    k.key(F)
    assert k.responses == []
    k.key(SPACE)
    assert k.window.trial.isVisible()
    answer(k)
    assert k.responses[0]["paused_ms"] > 0


def test_a_pause_lasts_until_the_desk_lets_it_go_on(k, desk, qtbot):
    k.wait()
    desk.pause()
    qtbot.waitUntil(desk.page.isVisible)
    assert desk.page.title.text() == "Please wait a moment"
    k.key(SPACE, ENTER, F)
    assert desk.page.isVisible()
    desk.message("Two more minutes.")
    qtbot.waitUntil(lambda: desk.page.about.text() == "Two more minutes.")
    k.key(SPACE)
    assert desk.page.isVisible(), "a message ends no pause"
    qtbot.wait(60)
    desk.resume()
    qtbot.waitUntil(k.window.trial.isVisible)
    answer(k)
    assert [line["over"] for line in k.kinds("paused")] == [False, True]
    assert k.responses[0]["paused_ms"] >= 60


def test_the_end_closes_the_journal_and_the_window(k, desk, qtbot):
    answer(k)
    k.wait()
    with qtbot.waitSignal(k.window.finished):
        desk.end()
    assert k.lines[-1]["reason"] == "ended by experimenter"
    assert not k.window.isVisible()


def test_the_experimenter_at_the_kiosk_can_still_leave_during_a_pause(k, desk, qtbot):
    k.wait()
    desk.pause()
    qtbot.waitUntil(desk.page.isVisible)
    experimenter(None)
    chord(k)
    assert desk.page.isVisible(), "going on there leaves the desk's pause"
    experimenter("END")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    assert k.lines[-1]["reason"] == "ended by experimenter"


def test_a_pause_before_anything_was_seen_takes_nothing_from_the_time(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.2))
    calls = FromDesk(k.window)
    calls.pause()
    qtbot.waitUntil(calls.page.isVisible)
    calls.resume()
    qtbot.waitUntil(k.window.trial.isVisible)
    answer(k)
    assert len(k.responses) == 1


def test_a_kiosk_that_halted_does_not_hide_that_it_did(k, desk, qtbot):
    k.window.fail(RuntimeError("something"))
    assert k.window.call.isVisible()
    desk.pause()
    desk.message("Hello")
    qtbot.wait(50)
    assert k.window.call.isVisible()


def test_from_the_real_desk_to_the_real_window(k, qtbot, tmp_path):
    """Over TLS: the desk pauses and resumes a session, and sees that it did."""
    data = k.recorder.path.parent
    k.wait()
    with DeskHere(tmp_path / "lab") as desk:
        known = desk.enrolled()
        with linked(data, known) as link:
            link.door.open(k.recorder.path.stem, FromDesk(k.window))
            qtbot.waitUntil(lambda: desk.booth().doing is Doing.RUNNING)
            assert desk.call(desk.host.booths.wish(known.booth, Wish.PAUSE)) == ""
            qtbot.waitUntil(lambda: desk.booth().doing is Doing.PAUSED)
            assert desk.call(desk.host.booths.wish(known.booth, Wish.RESUME)) == ""
            qtbot.waitUntil(lambda: desk.booth().doing is Doing.RUNNING)
            answer(k)
            qtbot.waitUntil(lambda: desk.booth().shown.done == 1)
            assert desk.call(desk.host.booths.wish(known.booth, Wish.END)) == ""
            qtbot.waitUntil(lambda: desk.booth().doing is Doing.IDLE)
            assert link.flush(5)
        assert missing(data, desk.data) == []
        (journal,) = desk.data.glob("*.jsonl")
        assert read_journal(journal).closed["reason"] == "ended by experimenter"
