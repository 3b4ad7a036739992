from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, study
from tests.tasks.examples import trial
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.steps import steps
from turingdesk.core.study import Break, Form
from turingdesk.core.trial import Slot
from turingdesk.sessions.time_left import TimeLeft

TRIALS = 20
FORM = Form("about", "About you", (Question("age", "Age?", Kind.NUMBER, role=Role.FORM),))
EXPECTED_S = {"form/about": 60.0, "block/b": 30.0 * TRIALS, "break/b": 60.0}


def laid_out():
    of = study(block(trials=TRIALS, rest=Break(10)), forms=(FORM,))
    return steps(of, [trial("captions", slot=Slot("b", n + 1, "")) for n in range(TRIALS)])


def shown(times_s):
    """Minutes shown at each step of a session whose steps take these times."""
    left, now_s, found = TimeLeft(laid_out(), EXPECTED_S), 0.0, []
    for place, took_s in enumerate(times_s):
        found.append(left.enter(place, now_s))
        now_s += took_s
    return found


def test_every_part_of_the_session_counts():
    assert shown([60.0]) == [12]


def test_at_the_expected_pace_minutes_go_down_one_by_one_to_one():
    minutes = shown([60.0, *(10 * [30.0]), 60.0, *(10 * [30.0]), 5.0])
    assert minutes[1] == 11
    assert minutes[-1] == 1
    assert all(before - after in (0, 1) for before, after in pairwise(minutes))


def test_the_participants_own_pace_counts():
    fast, slow = shown([60.0, *(6 * [15.0])]), shown([60.0, *(6 * [60.0])])
    assert fast[6] < 8 < slow[6]


def test_an_interruption_counts_as_a_slow_trial_and_no_more():
    once, usual = shown([60.0, 3600.0, 30.0, 30.0]), shown([60.0, 90.0, 30.0, 30.0])
    assert once == usual


def test_a_step_that_is_shown_again_takes_no_minutes_off():
    left = TimeLeft(laid_out(), EXPECTED_S)
    first = left.enter(0, 0.0)
    again = [left.enter(1, 60.0 + now_s) for now_s in range(12)]  # the page comes back 12 times
    assert [first, *again] == [12] + 12 * [11]
    usual, late = TimeLeft(laid_out(), EXPECTED_S), TimeLeft(laid_out(), EXPECTED_S)
    for place, now_s in ((1, 0.0), (2, 90.0), (3, 180.0)):
        expected = usual.enter(place, now_s)
        late.enter(place, now_s)
        assert late.enter(place, now_s + 30.0) == expected  # it is the whole step that counts


@given(st.lists(st.floats(0.0, 600.0), max_size=21))
def test_minutes_are_whole_and_never_below_one(times_s):
    assert all(isinstance(minutes, int) and minutes >= 1 for minutes in shown(times_s))
