"""The expected length of a session: adds up what its parts take."""

from dataclasses import replace

import pytest

from turingdesk.core.study import Break, When
from turingdesk.study.duration import (
    BREAK_S,
    FEEDBACK_S,
    FIELD_S,
    breaks_of,
    session_min,
    session_s,
    trial_s,
)
from turingdesk.study.package import Package, open_package
from turingdesk.system import paths


@pytest.fixture(scope="module")
def demo() -> Package:
    """The demo study."""
    return open_package(paths.demo_study())


def _with(package: Package, **changes: object) -> Package:
    """The study with its first block changed."""
    first, *rest = package.study.blocks
    study = replace(package.study, blocks=(replace(first, **changes), *rest))
    return replace(package, study=study)


def test_the_parts_come_in_the_order_of_the_session(demo):
    heads = [key.partition("/")[0] for key in session_s(demo)]
    for earlier, later in (("consent", "form"), ("form", "block"), ("block", "debriefing")):
        assert heads.index(earlier) < heads.index(later)
    blocks = [key for key in session_s(demo) if key.startswith("block/")]
    assert blocks == [f"block/{block.id}" for block in demo.study.blocks]


def test_the_demo_takes_as_long_as_it_says(demo):
    assert session_min(demo) == round(sum(session_s(demo).values()) / 60)
    assert 5 < session_min(demo) < 40


def test_twice_as_many_trials_take_twice_as_long(demo):
    first = demo.study.blocks[0]
    key = f"block/{first.id}"
    table = demo.stimuli[first.table]
    once = session_s(_with(demo, instructions="", feedback=0))[key]
    twice = session_s(_with(demo, instructions="", feedback=0, trials=2 * first.trials))[key]
    assert twice == pytest.approx(2 * once)
    assert once >= first.trials * trial_s(first, table) > 0


def test_what_is_added_takes_its_time(demo):
    first = demo.study.blocks[0]
    before = session_s(_with(demo, practice=0, feedback=0, rest=Break()))
    assert f"practice/{first.id}" not in before
    assert f"break/{first.id}" not in before
    resting = Break(every=1, wait_s=BREAK_S + 60)
    after = session_s(_with(demo, practice=2, feedback=2, rest=resting))
    assert after[f"block/{first.id}"] == before[f"block/{first.id}"] + 2 * FEEDBACK_S
    assert after[f"practice/{first.id}"] > 0
    assert after[f"break/{first.id}"] > (first.trials - 1) * resting.wait_s


def test_no_break_follows_the_last_trial(demo):
    first = demo.study.blocks[0]
    for trials, breaks in ((10, 1), (11, 2), (4, 0), (5, 0)):
        assert breaks_of(replace(first, trials=trials, rest=Break(every=5))) == breaks


def test_a_choice_that_is_held_back_takes_as_long(demo):
    first = demo.study.blocks[0]
    slow = replace(first, limits=replace(first.limits, look_first_s=100.0))
    assert trial_s(slow, demo.stimuli[first.table]) > 100
    crossed = replace(first, limits=replace(first.limits, fixation_cross_s=0.5))
    usual_s = trial_s(first, demo.stimuli[first.table])
    assert trial_s(crossed, demo.stimuli[first.table]) == pytest.approx(usual_s + 0.5)


def test_a_form_takes_longer_with_more_questions(demo):
    study = demo.study
    form = next(one for one in study.forms if one.when is When.BEFORE and one.questions)
    fewer = replace(form, questions=form.questions[1:])
    forms = tuple(fewer if one is form else one for one in study.forms)
    less = session_s(replace(demo, study=replace(study, forms=forms)))
    assert session_s(demo)[f"form/{form.id}"] - less[f"form/{form.id}"] >= FIELD_S / 2
