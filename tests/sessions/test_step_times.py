"""The times of a step: painted once, covered and uncovered, answered, held for the disk."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.rows import Moment
from turingdesk.sessions.step_times import StepTimes
from turingdesk.system.clock import Clock

GIVEN = ([], 0)


@pytest.fixture
def now():
    """The reading of the clock, in a list so that a test can set it."""
    return [10.0]


@pytest.fixture
def times(now):
    made = StepTimes(Clock(lambda: now[0], lambda: f"at {now[0]}", zero=10.0))
    made.enter()
    return made


def test_only_the_first_painting_counts(times, now):
    assert times.paint(20.0)
    assert not times.paint(50.0)
    now[0] = 10.1
    assert times.moment(GIVEN) == Moment("at 10.1", 20.0)


def test_a_step_that_was_never_painted_began_when_it_was_entered(times, now):
    now[0] = 12.0
    times.enter()
    now[0] = 13.0
    assert times.moment(GIVEN).onset_ms == 2000.0


def test_a_pause_counts_once_and_from_when_it_was_seen_again(times, now):
    times.paint(0.0)
    assert times.uncover() is None
    now[0] = 11.0
    assert times.cover()
    assert times.is_covered
    now[0] = 12.0
    assert not times.cover(), "it pauses already"
    assert times.uncover(seen_s=13.5) == 2500.0
    assert not times.is_covered
    assert times.moment(GIVEN).pauses == ((1000.0, 3500.0),)


def test_the_next_step_knows_nothing_of_the_pauses_before_it(times, now):
    times.cover()
    now[0] = 11.0
    times.uncover()
    before = times.moment(GIVEN)
    times.enter()
    assert times.moment(GIVEN).pauses == ()
    assert before.pauses == ((0.0, 1000.0),), "what was said already does not change"


def test_answers_that_the_disk_refused_keep_their_times_when_they_are_given_again(times, now):
    times.paint(0.0)
    first = times.moment(GIVEN)
    times.hold(GIVEN, first)
    now[0] = 60.0
    assert times.moment(GIVEN) is first
    assert times.moment(([], 1)).at == "at 60.0", "other answers are given now"
    times.enter()
    assert times.moment(GIVEN).at == "at 60.0"


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 1000)), max_size=20))
def test_pauses_follow_each_other_and_lie_inside_the_session(acts):
    now = [0.0]
    times = StepTimes(Clock(lambda: now[0], lambda: ""))
    times.enter()
    total = 0.0
    for covers, ms in acts:
        total += (times.uncover() or 0.0) if not covers else 0.0
        if covers:
            times.cover()
        now[0] += ms / 1000
    pauses = times.moment(GIVEN).pauses
    ends = [at for pause in pauses for at in pause]
    assert ends == sorted(ends)
    assert sum(end - begin for begin, end in pauses) == pytest.approx(total)
