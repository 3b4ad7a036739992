"""A kiosk that is paired sends its session to the desk; one that is not runs as ever."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.net.lab import DeskHere, missing
from turingdesk.cli import main
from turingdesk.gui.kiosk.at_desk import linked
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.net import proof
from turingdesk.net.paired import BadAddress, paired


@pytest.fixture(autouse=True)
def quick_codes(monkeypatch):
    monkeypatch.setattr(proof, "_MEMORY_KIB", 64)


@pytest.fixture
def desk(tmp_path):
    with DeskHere(tmp_path / "lab") as desk:
        yield desk


@pytest.fixture
def person():
    """Somebody who answers whatever comes, until the kiosk is closed."""

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


def test_a_kiosk_is_paired_and_its_session_is_at_the_desk(desk, study, tmp_path, person, capsys):
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
    with linked(tmp_path / "data", k.window) as link:
        assert link is None
    assert main(["send", str(tmp_path)]) == 1
    assert "paired with no desk" in capsys.readouterr().err


def test_an_address_that_is_none_is_named(desk, kiosk, tmp_path):
    desk.enrolled().keep()
    k = kiosk({"words": "trials = 2\n"})
    with pytest.raises(BadAddress), linked(tmp_path / "data", k.window, "desk:x"):
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
    assert "No desk answers at 127.0.0.1, port 1" in capsys.readouterr().err
