from datetime import UTC, datetime

from turingdesk.judges.language_model.waiting import MOST_S, MOST_WISHED_S, wait_s, wished_s


def test_waits_grow_twofold_with_half_of_each_left_to_chance():
    for tried in range(1, 12):
        whole = min(MOST_S, 0.5 * 2 ** (tried - 1))
        waits = [wait_s(tried, 0.5) for _ in range(50)]
        assert whole / 2 <= min(waits) < max(waits) <= whole


def test_a_wish_of_the_server_counts_up_to_a_limit():
    assert wait_s(1, 0.1, 7.0) == 7.0
    assert wait_s(1, 0.1, 1e9) == MOST_WISHED_S
    assert wait_s(9, 10.0, 0.0) >= MOST_S / 2


def test_retry_after_may_be_a_time_of_day_or_nonsense():
    now = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)
    assert wished_s({"retry-after": "Sat, 21 Nov 2026 12:00:30 GMT"}, now) == 30.0
    assert wished_s({"retry-after": "Sat, 21 Nov 2026 11:00:00 GMT"}, now) == 0.0
    for said in ("", "-1", "١٢", "Sat, 99 Nov"):
        assert wished_s({"retry-after": said}, now) is None
    assert wished_s({}) is None
