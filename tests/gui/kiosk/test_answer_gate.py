from time import perf_counter

import pytest

from turingdesk.core.step import Limits
from turingdesk.gui.kiosk.answer_gate import AnswerGate, hint


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


@pytest.mark.parametrize(
    ("limits", "task", "held", "said"),
    [
        (Limits(), "captions", False, ""),
        (
            Limits(look_first_s=1),
            "colors",
            True,
            "Look at the picture first. You can answer after 1 second.",
        ),
        (
            Limits(look_first_s=2.5),
            "conversations",
            True,
            "Read the conversation first. You can answer after 2.5 seconds.",
        ),
        (Limits(look_first_s=3), "captions", False, ""),
        (
            Limits(plays_first=2),
            "fixations",
            True,
            "Watch the whole clip 2 times. It repeats until you answer.",
        ),
        (Limits(plays_first=1), "fixations", False, "It repeats until you answer."),
    ],
)
def test_the_hint_says_why_choices_wait(limits, task, held, said):
    assert hint(limits, task, held) == said
