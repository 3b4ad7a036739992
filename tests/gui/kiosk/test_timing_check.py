from time import sleep

import pytest
from PySide6.QtCore import Qt

from turingdesk.gui.kiosk.timing_check import UNSEEN, TimingTest, timing_spread


def test_errors_are_summed_up():
    found = timing_spread([1.0, 2.0, 3.0, -10.0])
    assert (found.n, found.mean, found.largest, found.p99) == (4, -1.0, 10.0, 10.0)
    assert found.sd == pytest.approx(6.055, abs=0.001)
    assert timing_spread([]).n == 0


@pytest.mark.slow
def test_white_is_due_300_ms_after_black_and_for_200_ms(qtbot):
    test = TimingTest(3)
    qtbot.addWidget(test)
    test.resize(400, 300)
    with qtbot.waitSignal(test.finished):
        test.show()
    timing = test.result()
    assert {due % 500 for due in test.playback.record()["due_ms"]} == {0, 300}
    assert timing.repeats == 3
    assert timing.onset.mean >= 0, "how late at most is for tests/bench/test_fixations.py"
    assert timing.key.n >= 1
    assert timing.as_json()["platform"] == "offscreen"


@pytest.mark.slow
def test_a_black_frame_that_was_dropped_shifts_no_later_square(qtbot):
    test = TimingTest(3)
    qtbot.addWidget(test)
    test.repeated.connect(lambda done: done == 1 and sleep(0.55))
    with qtbot.waitSignal(test.finished):
        test.show()
    timing = test.result()
    assert timing.repeats == 3
    assert timing.dropped >= 1
    assert timing.onset.largest >= 49, "the second square came 50 ms too late"
    assert timing.duration.largest >= 349, "the first one stayed until then"


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
