import pytest

from turingdesk.system.clock import Clock, ClockWatch, epoch_s, utc_now


def test_the_clock_counts_milliseconds_from_its_zero():
    now = [12.5]
    clock = Clock(lambda: now[0], lambda: "noon", zero=10.0)
    assert clock.ms == 2500.0
    assert clock.since(10.25) == 250.0


def test_the_time_of_day_is_utc_and_can_be_read_back():
    assert utc_now().endswith("Z")
    assert epoch_s(utc_now()) > 1.7e9


@pytest.mark.parametrize(
    ("second", "by_s"),
    [
        ("2026-11-21T09:00:10.000Z", 0.0),  # ten seconds on both clocks
        ("2026-11-21T09:00:10.700Z", 0.0),  # corrected a little, as over a network
        ("2026-11-21T08:00:10.000Z", -3600.0),
        ("2026-11-21T09:00:09.000Z", -1.0),
        ("2026-11-22T09:00:10.000Z", 86_400.0),
        ("noon", 0.0),
    ],
)
def test_a_clock_that_was_set_is_noticed(second, by_s):
    watch = ClockWatch()
    assert watch.by_s("2026-11-21T09:00:00.000Z", 0.0) == 0.0
    assert watch.by_s(second, 10_000.0) == by_s


def test_each_setting_is_told_once():
    watch = ClockWatch()
    watch.by_s("2026-11-21T09:00:00Z", 0.0)
    assert watch.by_s("2026-11-21T08:00:01Z", 1000.0) == -3600.0
    assert watch.by_s("2026-11-21T08:00:02Z", 2000.0) == 0.0
    assert watch.by_s("2026-11-21T09:00:03Z", 3000.0) == 3600.0
