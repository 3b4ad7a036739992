from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.streams import Stream, lasting, participant_seed, stream


def test_the_first_draws_are_the_words_of_sha_256_in_counter_mode():
    words = [
        int.from_bytes(sha256(b"seed" + counter.to_bytes(8, "big")).digest()[at : at + 8], "big")
        for counter in range(2)
        for at in range(0, 32, 8)
    ]
    draws = Stream("seed")
    assert [draws.below(2**64) for _ in words] == words


def test_draws_are_the_same_for_ever():
    draws = Stream("for ever")
    assert [draws.below(100) for _ in range(8)] == [1, 42, 52, 97, 31, 41, 0, 72]
    assert Stream("for ever").shuffled("turing") == list("ngitru")
    assert Stream("for ever").chance() == 0.26927032775743576


@given(st.text(), st.integers(1, 2**64))
def test_below_stays_below(seed, n):
    assert 0 <= Stream(seed).below(n) < n


def test_below_is_even_and_refuses_the_incomplete_run():
    draws = Stream("even")
    counts = Counter(draws.below(6) for _ in range(60_000))
    assert max(abs(count - 10_000) for count in counts.values()) < 400
    # Taken modulo without rejection, the lower half would come up twice as often.
    n = 2**64 // 3 * 2
    low = sum(draws.below(n) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 400


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_is_refused(n):
    with pytest.raises(ValueError, match="no whole number"):
        Stream("a").below(n)


@given(st.text(), st.lists(st.integers()))
def test_shuffling_keeps_every_item_and_the_input(seed, items):
    before = list(items)
    assert sorted(Stream(seed).shuffled(items)) == sorted(before)
    assert items == before


def test_every_order_is_equally_likely():
    draws = Stream("orders")
    counts = Counter("".join(draws.shuffled("abcd")) for _ in range(24_000))
    assert len(counts) == 24
    assert max(abs(count - 1000) for count in counts.values()) < 160


def test_chance_is_spread_over_zero_to_one():
    draws = Stream("chance")
    values = [draws.chance() for _ in range(20_000)]
    assert 0 <= min(values) < 0.001
    assert 0.999 < max(values) < 1
    assert abs(sum(values) / len(values) - 0.5) < 0.01


def test_pick_takes_one_of_them():
    draws = Stream("pick")
    assert {draws.pick("abc") for _ in range(50)} == set("abc")


def test_a_seed_depends_on_study_participant_and_session():
    seeds = {
        participant_seed(study, person, number)
        for study in (1, 11)
        for person in ("1", "P-1", "P-2")
        for number in (1, 2)
    }
    assert len(seeds) == 12
    assert len({lasting(seed) for seed in seeds}) == 6


def test_streams_of_different_names_differ():
    seed = participant_seed(1, "P-1", 1)
    firsts = {stream(seed, name).below(2**60) for name in ("order", "sides", "keys", "lengths")}
    assert len(firsts) == 4
