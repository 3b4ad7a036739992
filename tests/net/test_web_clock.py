"""Times that a browser measured, put together with those of the session."""

from math import inf, nan
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.question import Answer
from turingdesk.core.response import Moment
from turingdesk.net.web_clock import BrowserClock, StepView

MS = st.floats(0, 60_000)


def compared(offset_s):
    """A clock whose zero is so far from the browser's."""
    clock = BrowserClock()
    clock.answer(clock.ask(), (perf_counter() - offset_s) * 1000)
    return clock


def test_a_reading_of_the_browsers_clock_becomes_one_of_the_sessions():
    clock = compared(offset_s=100.0)
    painted_s = perf_counter() - 0.5
    here_s = clock.here_s((painted_s - 100.0) * 1000, earliest_s=painted_s - 1)
    assert here_s == pytest.approx(painted_s, abs=clock.round_trip_ms / 1000)
    assert clock.fields()["round_trip_ms"] >= 0


def test_readings_that_cannot_be_are_bounded():
    clock = compared(offset_s=100.0)
    now_s = perf_counter()
    late_s = clock.here_s(1e12, earliest_s=0.0)
    slept_s = clock.here_s(-1e12, earliest_s=0.0)  # the browser's clock stood still
    odd_s = clock.here_s(nan, earliest_s=0.0)
    in_order = [now_s, late_s, perf_counter()]
    assert in_order == sorted(in_order)
    assert min(now_s, slept_s, odd_s) == now_s
    assert BrowserClock().fields() == {}
    early_s = compared(1.0).here_s((now_s - 2.0) * 1000, earliest_s=now_s - 0.1)
    assert min(early_s, now_s - 0.1) == now_s - 0.1


def test_a_reading_that_was_long_on_its_way_is_as_good_as_a_new_one():
    now_s = perf_counter()
    clock = compared(offset_s=100.0)
    painted_s = clock.here_s((now_s - 30.0 - 100.0) * 1000, earliest_s=now_s - 31.0)
    assert painted_s == pytest.approx(now_s - 30.0, abs=1.0)


def test_a_clock_that_stood_still_is_compared_again():
    clock = compared(offset_s=100.0)
    clock.answer(clock.ask(), (perf_counter() - 160.0) * 1000)  # the device slept for a minute
    now_s = perf_counter()
    seen_s = clock.here_s((now_s - 0.5 - 160.0) * 1000, earliest_s=now_s - 1.0)
    assert seen_s == pytest.approx(now_s - 0.5, abs=clock.round_trip_ms / 1000)


@given(st.lists(st.tuples(MS, MS), max_size=5), MS)
def test_pauses_count_for_no_response_time(pauses, view_ms):
    """What the host stores as the response time is what the browser had measured."""
    view, at_s = StepView(), 10.0
    view.enter(at_s)
    view.show(at_s)
    covers = []
    for seen_ms, covered_ms in pauses:
        begin_s = at_s + seen_ms / 1000
        at_s = begin_s + covered_ms / 1000
        assert view.cover(begin_s)
        view.show(at_s)
        covers.append(((begin_s - 10.0) * 1000, (at_s - 10.0) * 1000))
    in_view_ms = sum(seen_ms for seen_ms, _ in pauses) + view_ms
    rt_ms = view.rt_ms(in_view_ms, at_s + view_ms / 1000)
    moment = Moment("", 0.0, pauses=tuple(covers))
    assert abs(moment.in_view_ms(Answer("origin", "human", rt_ms)) - in_view_ms) < 0.01


def test_no_step_was_in_view_for_longer_than_it_was_there():
    view = StepView()
    view.enter(10.0)
    view.show(10.0)
    assert view.rt_ms(60_000, 11.0) <= 1100
    assert view.rt_ms(-5, 11.0) == 0
    assert view.rt_ms(inf, 11.0) == 0


def test_a_page_that_is_loaded_again_goes_on_from_the_time_before():
    view = StepView()
    view.load("first")
    view.enter(10.0)
    view.show(10.0)
    view.cover(12.0)
    view.load("second")
    view.show(15.0)
    assert abs(view.rt_ms(500, 16.0) - 5500) < 1e-6  # 2 s before, 3 s of pause, 0.5 s after
