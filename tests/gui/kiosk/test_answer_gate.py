from time import perf_counter

import pytest

from turingdesk.core.limits import Limits
from turingdesk.gui.kiosk.answer_gate import AnswerGate


@pytest.fixture
def hold(qapp):
    made = AnswerGate()
    yield made
    made.stop()


def test_nothing_is_taken_before_the_stimulus_is_there(hold):
    hold.wait(Limits())
    assert hold.is_on
    hold.begin(perf_counter(), perf_counter())
    assert not hold.is_on


def test_looking_first_lasts_its_time(hold, qtbot):
    hold.wait(Limits(look_first_s=0.1))
    begun = perf_counter()
    with qtbot.waitSignal(hold.over):
        hold.begin(begun, begun)
    assert perf_counter() - begun >= 0.1


def test_a_play_must_be_whole(hold):
    hold.wait(Limits(plays_first=2))
    hold.begin(perf_counter(), perf_counter())
    hold.has_played(1)
    assert hold.is_on
    hold.has_played(2)
    assert not hold.is_on


def test_both_limits_must_be_over(hold, qtbot):
    hold.wait(Limits(look_first_s=0.05, plays_first=1))
    hold.begin(perf_counter(), perf_counter())
    hold.has_played(1)
    assert hold.is_on
    qtbot.waitUntil(lambda: not hold.is_on)
