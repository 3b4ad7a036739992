"""Which machine writes now."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.floor import SILENCE_S, Floor


def test_one_machine_at_a_time_finds_words():
    floor = Floor(Random(1))
    assert floor.take("red")
    assert not floor.take("blue")
    assert floor.break_silence(["blue"], 99) == "", "while another one answers"
    floor.leave("blue")
    assert not floor.take("blue"), "only who has the floor gives it back"
    floor.leave("red")
    assert floor.take("blue")


def test_after_ten_seconds_of_silence_a_machine_may_begin_and_after_ten_more_another():
    floor = Floor(Random(1), heard_s=5)
    assert floor.break_silence(["red"], 14.9) == ""
    assert floor.break_silence([], 15) == "", "no machine wants to"
    assert floor.break_silence(["red"], 15) == "red"
    floor.leave("red")  # it preferred to say nothing
    assert floor.break_silence(["red"], 24.9) == ""
    assert floor.break_silence(["red"], 25) == "red"
    floor.leave("red")
    floor.hear(26)
    assert floor.quiet_s(30) == 4
    assert floor.break_silence(["red"], 35.9) == ""
    assert Floor(Random(1), silence_s=0).break_silence(["red"], 1e9) == ""


def test_each_machine_has_the_same_chance():
    first = Counter(Floor(Random(seed)).break_silence(["a", "b"], 20) for seed in range(400))
    assert 150 < first["a"] < 250


STEPS = st.lists(
    st.tuples(st.sampled_from(["take", "leave", "hear", "break"]), st.sampled_from("ab"))
)


@given(STEPS, st.integers(0, 99))
def test_no_two_ever_write_and_no_one_breaks_a_silence_that_is_none(steps, seed):
    floor, holder, last_s = Floor(Random(seed)), "", 0.0
    for number, (what, who) in enumerate(steps):
        now_s = 3.0 * number
        if what == "take":
            assert floor.take(who) is not bool(holder)
            holder = holder or who
        elif what == "leave":
            floor.leave(who)
            holder = "" if holder == who else holder
        elif what == "hear":
            floor.hear(now_s)
            last_s = now_s
        elif found := floor.break_silence("ab", now_s):
            assert not holder
            assert now_s - last_s >= SILENCE_S
            holder, last_s = found, now_s
        assert floor.writes == holder
