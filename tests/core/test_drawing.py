from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, caption, crossed, study, talk, talks
from turingdesk.core.drawing import draw_block, fitting, seats_with_room, sources
from turingdesk.core.errors import CannotSchedule
from turingdesk.core.lengths import TooShort
from turingdesk.core.pool import cell_of, pool
from turingdesk.core.study import Controls


def pool_of(of, stimuli):
    return pool(study(of), of, stimuli)


def cells(drawn):
    return Counter(cell_of(stimulus) for stimulus, _ in drawn.ordinary)


@given(st.text(max_size=5), st.integers(1, 19))
def test_another_attempt_keeps_quotas_and_lengths(seed, attempt):
    of = block(task="conversations", trials=9, lengths=(3, 6))
    there = pool_of(of, talks(6))
    first, other = (draw_block(of, there, seed, {}, number) for number in (0, attempt))
    assert cells(first) == cells(other)
    assert [length for _, length in first.ordinary] == [length for _, length in other.ordinary]


def test_another_attempt_draws_other_stimuli():
    of = block(trials=10)
    there = pool_of(of, crossed(40))
    tries = [draw_block(of, there, "s", {}, number) for number in range(5)]
    assert len({frozenset(stimulus.id for stimulus in drawn.stimuli) for drawn in tries}) == 5


def test_what_is_drawn_has_a_place_to_go():
    of = block(trials=6, practice=1, fixed={2: "p0-git"}, controls=Controls(None, (1, 3)))
    stimuli = [
        *crossed(9),
        *(caption(f"c{n}", "", control=True) for n in range(2)),
        caption("t", "", practice=True),
    ]
    drawn = draw_block(of, pool_of(of, stimuli), "s", {})
    assert [stimulus.id for stimulus, _ in drawn.practice] == ["t"]
    assert {stimulus.id for stimulus, _ in drawn.control} == {"c0", "c1"}
    assert {at: stimulus.id for at, (stimulus, _) in drawn.fixed.items()} == {2: "p0-git"}
    assert len(drawn.ordinary) == 3
    assert len({stimulus.id for stimulus in drawn.stimuli}) == len(drawn.stimuli) == 7


def test_the_cheapest_answer_to_a_prompt_stands_for_it():
    of = block(trials=2, mix={"H": 2})
    stimuli = [caption(f"s{n}", f"p{n % 2}") for n in range(6)]
    there = pool_of(of, stimuli)
    [source] = sources(of, there, dict.fromkeys(there.cells, 2))[2:]
    [chosen] = fitting(of, there, [source], lambda s: {"s2": 1, "s5": 2}.get(s.id, 9))
    assert {stimulus.id for stimulus in chosen} == {"s2", "s5"}


def test_long_conversations_are_found_though_prompts_conflict():
    # "one" and "two" compete for a prompt; only if the short one yields are both lengths met.
    stimuli = [
        talk("short-a", "", "", 3, "x"),
        talk("long-b", "m", "m", 12, "x"),
        talk("long-a", "", "", 6, "y"),
        talk("short-b", "m", "m", 3, "y"),
    ]
    of = block(task="conversations", trials=2, mix={"HH": 1, "MM": 1}, lengths=(6, 12))
    there = pool_of(of, stimuli)
    for number in range(10):
        drawn = draw_block(of, there, str(number), {})
        assert {stimulus.id: length for stimulus, length in drawn.ordinary} == {
            "long-a": 6,
            "long-b": 12,
        }


def test_weights_find_the_length_that_is_hard_to_meet():
    # By total lack of turns, "mid" looks better than "long" with its small partner.
    stimuli = [
        talk("long", "", "", 9, "x"),
        talk("mid", "", "", 6, "y"),
        talk("partner-of-mid", "m", "m", 6, "x"),
        talk("partner-of-long", "m", "m", 2, "y"),
    ]
    of = block(task="conversations", trials=2, mix={"HH": 1, "MM": 1}, lengths=(2, 4, 6, 9))
    there = pool_of(of, stimuli)
    quotas = dict.fromkeys(there.cells, 1)
    seats = seats_with_room(of, there, sources(of, there, quotas), {2: 1, 9: 1})
    assert sorted(seat.room for seat in seats) == [2, 9]
    with pytest.raises(TooShort):
        seats_with_room(of, there, sources(of, there, quotas), {4: 1, 9: 1})


@given(st.text(max_size=5), st.lists(st.integers(2, 12), min_size=12, max_size=12))
def test_lengths_are_dealt_wherever_the_longest_conversations_allow_it(seed, turns):
    stimuli = [
        replace(
            talk(f"t{n}", *(("", ""), ("", "m"), ("m", ""), ("m", "m"))[n % 4], length), prompt=""
        )
        for n, length in enumerate(turns)
    ]
    of = block(task="conversations", trials=8, lengths=(2, 6))
    longest = sorted(max(turns[c], turns[c + 4], turns[c + 8]) for c in range(4))
    second = sorted(sorted((turns[c], turns[c + 4], turns[c + 8]))[1] for c in range(4))
    possible = sum(room >= 6 for room in longest + second) >= 4
    try:
        drawn = draw_block(of, pool_of(of, stimuli), seed, {})
    except CannotSchedule:
        assert not possible
    else:
        assert possible
        assert Counter(length for _, length in drawn.ordinary) == {2: 4, 6: 4}
