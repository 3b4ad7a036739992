"""What a kiosk counts as time without the stimulus in view."""

from time import perf_counter, sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from tests.gui.kiosk.hands import F, answer, chord, experimenter
from turingdesk.gui.kiosk.pause_timer import PauseTimer


def test_the_first_paint_is_the_onset_and_stays_it():
    covered = PauseTimer()
    assert covered.onset_s is None
    covered.seen(5.0)
    covered.seen(7.0)
    assert (covered.onset_s, covered.s) == (5.0, 0.0)


def test_time_before_the_first_paint_is_not_counted():
    covered = PauseTimer()
    covered.cover()
    seen_s = perf_counter() + 10
    covered.seen(seen_s)
    covered.seen(seen_s + 10)
    assert (covered.onset_s, covered.s) == (seen_s, 0.0)


def test_covering_what_is_covered_counts_from_the_first_time():
    covered = PauseTimer()
    covered.seen(perf_counter())
    begun_s = perf_counter()
    covered.cover()
    sleep(0.05)
    covered.cover()
    covered.seen(perf_counter())
    assert 0.05 <= covered.s <= perf_counter() - begun_s


@given(st.lists(st.floats(0.0, 1e4), max_size=20))
def test_pauses_add_up(lengths):
    covered = PauseTimer()
    covered.seen(perf_counter())
    before_s = perf_counter()
    for length in lengths:
        covered.cover()
        covered.seen(perf_counter() + length)
    assert sum(lengths) - 1e-6 <= covered.s <= sum(lengths) + perf_counter() - before_s + 1e-6


def test_two_pauses_of_one_trial_add_up_and_the_next_one_starts_anew(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    onset_s = k.view.onset_s
    for _ in range(2):
        experimenter(None)
        chord(k)
    covered = k.window._covered
    assert covered.onset_s == onset_s
    lasted_ms = [x["lasted_ms"] for x in k.kinds("paused") if x["over"]]
    assert len(lasted_ms) == 2
    assert covered.s * 1000 == pytest.approx(sum(lasted_ms), abs=5)
    k.key(F)
    assert k.responses[0]["paused_ms"] == pytest.approx(sum(lasted_ms), abs=0.01)
    answer(k)
    assert "paused_ms" not in k.responses[1]
    assert k.window._covered.s == 0.0


def test_nothing_of_the_step_is_in_view_while_the_experimenter_is_asked(kiosk, qtbot):
    k = kiosk(("captions",))
    k.wait()
    seen = []

    def look():
        seen.append((k.window.cover.isVisible(), k.window.trial.isVisible()))
        qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)

    QTimer.singleShot(20, look)
    chord(k)
    assert seen == [(True, False)]
    assert k.window.trial.isVisible()
    assert k.responses == []
