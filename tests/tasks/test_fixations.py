from dataclasses import replace
from math import inf, nan

import pytest

from tests.tasks.examples import EXAMPLES
from turingdesk.tasks.fixations import TASK, Fixation, FixationsShow, FixationsTruth

EXAMPLE = EXAMPLES["fixations"]


def check(content=EXAMPLE.content, truths=EXAMPLE.truths, show=EXAMPLE.show):
    return TASK.check(content, truths, show)


def test_defaults_are_those_of_the_paper():
    show = FixationsShow()
    assert (show.timing, show.fixation_s, show.gap_s, show.most) == ("fixed", 0.3, 1.0, 15)
    assert (show.path, show.target_s) == (True, 1.0)
    assert TASK.limits.plays_first == 1


def test_a_scanpath_without_fixations_is_named():
    [(column, what, _)] = check(replace(EXAMPLE.content, fixations=()))
    assert (column, what) == ("fixations", "There are no fixations.")


@pytest.mark.parametrize(
    ("fixation", "what"),
    [
        (Fixation(nan, 1.0), "Fixation 1 has a value that is not a number."),
        (Fixation(1.0, inf), "Fixation 1 has a value that is not a number."),
        (Fixation(1.0, 1.0, nan, 1.0), "Fixation 1 has a value that is not a number."),
        (Fixation(1.0, 1.0, 0.0, -1.0), "Fixation 1 has a negative time."),
        (Fixation(1.0, 1.0, -5.0, 1.0), "Fixation 1 has a negative time."),
        (Fixation(1281.0, 1.0), "Fixation 1 is far outside the picture: 1281, 1."),
        (Fixation(1.0, -481.0), "Fixation 1 is far outside the picture: 1, \u2212481."),
    ],
)
def test_an_impossible_fixation_is_named(fixation, what):
    [(column, found, fix)] = check(replace(EXAMPLE.content, fixations=(fixation,)))
    assert (column, found) == ("fixations", what)
    assert fix


def test_a_fixation_just_outside_the_picture_is_fine():
    near = replace(EXAMPLE.content, fixations=(Fixation(-20.0, 490.0),))
    assert check(near) == []


def test_recorded_timing_needs_every_onset_and_duration():
    recorded = replace(EXAMPLE.show, timing="recorded")
    [(_, what, fix)] = check(show=recorded)
    assert what == "Onsets or durations are missing."
    assert 'timing = "fixed"' in fix
    whole = replace(EXAMPLE.content, fixations=EXAMPLE.content.fixations[:1])
    assert check(whole, show=recorded) == []


def test_what_one_sees_must_be_a_choice():
    [(column, _, _)] = check(truths=FixationsTruth("dogs", ("boats", "cars", "cats")))
    assert column == "sees"


def test_the_control_needs_an_answer_and_choices():
    assert TASK.control(EXAMPLE.content, FixationsTruth("", ("a", "b", "c")), EXAMPLE.show) is None
    assert TASK.control(EXAMPLE.content, FixationsTruth("a", ()), EXAMPLE.show) is None
    control = TASK.control(EXAMPLE.content, EXAMPLE.truths, EXAMPLE.show)
    assert control.truth == "boats"
    assert [choice.key for choice in control.question.choices] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (("a cat", "a cat", "a dog"), "'a cat' appears twice."),
        (("a cat", "a|cow", "a dog"), "'a|cow' has a | in it."),
        (("a cat", "a dog"), "There are 2 choices."),
    ],
)
def test_a_control_needs_three_different_choices(choices, message):
    found = check(truths=FixationsTruth("a cat", choices))
    assert [(column, what) for column, what, _ in found] == [("choices", message)]
