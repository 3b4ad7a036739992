"""What the desk wants of a session: said from another thread, done in the window."""

import threading

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.kiosk.hands import ENTER, SPACE, F, answer, chord, experimenter, wait_for
from tests.net.lab import DeskHere, linked, missing
from turingdesk.cli import main
from turingdesk.core.limits import Limits
from turingdesk.gui.kiosk import desk_link
from turingdesk.gui.kiosk.desk_link import DeskCommands, link_to_desk
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.journal.journal_file import read_journal
from turingdesk.net import proof
from turingdesk.net.booths import Doing, Wish
from turingdesk.net.paired_desk import BadAddress, paired


@pytest.fixture
def k(kiosk):
    return kiosk(("captions",))


@pytest.fixture
def commands(k, qtbot):
    """Calls that come from another thread, as the link's do."""
    calls = DeskCommands(k.window)

    class Elsewhere:
        page = calls.page

        def __getattr__(self, name):
            def call(*words):
                thread = threading.Thread(target=getattr(calls, name), args=words)
                thread.start()
                thread.join()

            return call

    return Elsewhere()


def test_a_message_is_shown_until_it_is_read(k, commands, qtbot):
    k.wait()
    commands.message("Bitte läuten Sie, <b>wenn</b> Sie fertig sind.")
    qtbot.waitUntil(commands.page.isVisible)
    assert commands.page.about.text() == "Bitte läuten Sie, <b>wenn</b> Sie fertig sind."
    k.key(F)
    assert k.responses == []
    k.key(SPACE)
    assert k.window.trial.isVisible()
    answer(k)
    assert k.responses[0]["paused_ms"] > 0


def test_a_pause_lasts_until_the_desk_lets_it_go_on(k, commands, qtbot):
    k.wait()
    commands.pause()
    qtbot.waitUntil(commands.page.isVisible)
    assert commands.page.title.text() == desk_link.WAIT
    k.key(SPACE, ENTER, F)
    assert commands.page.isVisible()
    commands.message("Two more minutes.")
    qtbot.waitUntil(lambda: commands.page.about.text() == "Two more minutes.")
    k.key(SPACE)
    assert commands.page.isVisible(), "a message ends no pause"
    waited_ms = wait_for(qtbot, 60)
    commands.resume()
    qtbot.waitUntil(k.window.trial.isVisible)
    answer(k)
    assert [line["over"] for line in k.kinds("paused")] == [False, True]
    assert k.responses[0]["paused_ms"] > waited_ms


def test_the_end_closes_the_journal_and_the_window(k, commands, qtbot):
    answer(k)
    k.wait()
    with qtbot.waitSignal(k.window.finished):
        commands.end()
    assert k.lines[-1]["reason"] == "ended by experimenter"
    assert not k.window.isVisible()


def test_the_experimenter_at_the_kiosk_can_still_leave_during_a_pause(k, commands, qtbot):
    k.wait()
    commands.pause()
    qtbot.waitUntil(commands.page.isVisible)
    experimenter(None)
    chord(k)
    assert commands.page.isVisible(), "going on there leaves the desk's pause"
    experimenter("END")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    assert k.lines[-1]["reason"] == "ended by experimenter"


def test_a_pause_before_anything_was_seen_takes_nothing_from_the_time(kiosk, qtbot):
    k = kiosk(("captions",), limits=Limits(look_first_s=0.2))
    calls = DeskCommands(k.window)
    calls.pause()
    qtbot.waitUntil(calls.page.isVisible)
    calls.resume()
    qtbot.waitUntil(k.window.trial.isVisible)
    answer(k)
    assert len(k.responses) == 1


def test_a_kiosk_that_halted_does_not_hide_that_it_did(k, commands, qtbot):
    k.window.fail(RuntimeError("something"))
    assert k.window.call.isVisible()
    commands.pause()
    commands.message("Hello")
    qtbot.wait(50)
    assert k.window.call.isVisible()


@pytest.mark.slow
def test_from_the_real_desk_to_the_real_window(k, qtbot, tmp_path):
    """Over TLS: the desk pauses and resumes a session, and sees that it did."""
    data = k.recorder.path.parent
    k.wait()
    with DeskHere(tmp_path / "lab") as desk:
        known = desk.enrolled()
        with linked(data, known) as link:
            link.commands.open(k.recorder.path.stem, DeskCommands(k.window))
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


@pytest.fixture(autouse=True)
def quick_codes(monkeypatch):
    monkeypatch.setattr(proof, "MEMORY_KIB", 64)


@pytest.fixture
def desk(tmp_path):
    with DeskHere(tmp_path / "lab") as desk:
        yield desk


@pytest.fixture
def person():
    """Someone who answers whatever comes, until the kiosk is closed."""

    def press():
        for window in QApplication.topLevelWidgets():
            if isinstance(window, KioskWindow) and window.isVisible():
                bar = window.trial.bar
                if bar is not None and not bar.hold.is_on:
                    QTest.keyClick(window, Qt.Key.Key_F)
                QTest.keyClick(window, Qt.Key.Key_Space)

    timer = QTimer()
    timer.timeout.connect(press)
    timer.start(20)
    yield
    timer.stop()


def test_a_kiosk_is_paired_and_its_session_is_at_the_desk(
    desk, study, tmp_path, person, capsys, monkeypatch
):
    monkeypatch.setattr(desk_link, "_LAST_S", 30.0)  # some machines are busy
    data = tmp_path / "data"
    words = ["--desk", f"127.0.0.1:{desk.port}", "--pair", desk.code(), "--kiosk", "Booth 7"]
    assert main(["kiosk", *words]) == 0
    assert "Paired with" in capsys.readouterr().out
    assert paired().port == desk.port
    assert desk.booth("Booth 7").name == "Booth 7"
    folder = study({"words": "trials = 3\n"}).folder
    sits = ["--participant", "P-1", "--data", str(data), "--windowed"]
    assert main(["kiosk", str(folder), *sits]) == 0
    assert missing(data, desk.data) == []
    assert len(list(desk.data.glob("sub-P-1_*"))) == 1
    assert main(["send", str(data)]) == 0
    assert f"Everything in {data} is at" in capsys.readouterr().out


@pytest.mark.slow
def test_a_desk_that_is_away_stops_nobody(desk, study, tmp_path, person, capsys):
    desk.enrolled(port=1).keep()
    data = tmp_path / "data"
    folder = study({"words": "trials = 3\n"}).folder
    sits = ["--participant", "P-1", "--data", str(data), "--windowed"]
    assert main(["kiosk", str(folder), *sits]) == 0
    assert len(list(data.glob("sub-P-1_*"))) == 1
    assert main(["send", str(data), "--within", "0.3"]) == 1
    assert "are not at the desk" in capsys.readouterr().err
    assert main(["send", str(data), "--desk", f"127.0.0.1:{desk.port}"]) == 0
    assert missing(data, desk.data) == []


def test_without_a_pairing_there_is_no_link(kiosk, tmp_path, capsys):
    k = kiosk({"words": "trials = 2\n"})
    with link_to_desk(tmp_path / "data", k.window) as link:
        assert link is None
    assert main(["send", str(tmp_path)]) == 1
    assert "isn't paired with a desk" in capsys.readouterr().err


def test_an_address_that_is_none_is_named(desk, kiosk, tmp_path):
    desk.enrolled().keep()
    k = kiosk({"words": "trials = 2\n"})
    with pytest.raises(BadAddress), link_to_desk(tmp_path / "data", k.window, "desk:x"):
        pass


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--pair", "K7M4-TXRT"], "--pair needs --desk"),
        (["--participant", "P-1"], "arguments are required: STUDY, --data"),
    ],
)
def test_wrong_usage_is_said(capsys, words, said):
    with pytest.raises(SystemExit) as left:
        main(["kiosk", *words])
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_a_desk_that_does_not_answer_is_named(capsys):
    assert main(["kiosk", "--desk", "127.0.0.1:1", "--pair", "K7M4-TXRT"]) == 1
    assert "No desk responds at 127.0.0.1, port 1" in capsys.readouterr().err
