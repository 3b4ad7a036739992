import pytest
from PySide6.QtCore import Qt

from turingdesk.gui.kiosk.timing_test import UNSEEN, TimingTest, timing_spread


def test_errors_are_summed_up():
    found = timing_spread([1.0, 2.0, 3.0, -10.0])
    assert (found.n, found.mean, found.largest, found.p99) == (4, -1.0, 10.0, 10.0)
    assert found.sd == pytest.approx(6.055, abs=0.001)
    assert timing_spread([]).n == 0


def test_white_comes_300_ms_after_black_and_stays_200(qtbot):
    test = TimingTest(3)
    qtbot.addWidget(test)
    test.resize(400, 300)
    with qtbot.waitSignal(test.finished):
        test.show()
    timing = test.result()
    assert timing.repeats == 3
    assert abs(timing.onset.mean) < 16
    assert abs(timing.duration.mean) < 16
    assert timing.key.n >= 2
    assert timing.as_json()["platform"] == "offscreen"


def test_the_report_says_what_it_cannot_see(qtbot):
    test = TimingTest(1)
    qtbot.addWidget(test)
    words = test.result().in_words()
    assert UNSEEN in words
    assert "keyboard" in words
    assert "light" in words


def test_escape_ends_it(qtbot):
    test = TimingTest(1000)
    qtbot.addWidget(test)
    test.show()
    with qtbot.waitSignal(test.finished):
        qtbot.keyClick(test, Qt.Key.Key_Escape)
    assert test.result().repeats == 0
