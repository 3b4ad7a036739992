"""Matching of players, against loops over Eqs. 4 to 7 and 9 of paper 4."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.analysis.games.pairing import adjusted, best, distances, penalty


def test_two_who_met_once_in_their_last_game_have_a_penalty_of_2():
    """The paper's own value. With k from 0, as it says elsewhere, it would be 3."""
    found = penalty([[1], [0]])
    assert found.tolist() == [[0, 2], [2, 0]]
    assert 2 * 3 / (2 + 0) == 3


def test_those_who_never_met_have_none():
    assert penalty([[2], [3], [0], [1]])[0, 1] == 0


def test_a_game_long_ago_weighs_less_and_many_grow_slowly():
    assert penalty([[5, 1], [0]])[0, 1] == 3 / 4 + 3 / 3
    often = [penalty([[1] * n, [0] * n])[0, 1] for n in (1, 10, 100, 1000)]
    assert often == sorted(often)
    assert often[3] - often[2] == pytest.approx(6 * math.log(10), abs=0.2)  # without limit


@given(st.lists(st.lists(st.integers(0, 6), max_size=8), min_size=1, max_size=5))
def test_the_penalty_is_eq_9(partners):
    found = penalty(partners)
    for i, mine in enumerate(partners):
        for j, theirs in enumerate(partners):
            both = ((mine, j), (theirs, i))
            expected = sum(
                3 / (2 + k) for met, who in both for k, g in enumerate(met, 1) if g == who
            )
            assert found[i, j] == pytest.approx(expected if i != j else 0)


numbers = st.lists(st.floats(0, 10), min_size=2, max_size=6)


@given(numbers, st.integers(0, 100), st.sampled_from([1, 5]))
def test_the_pair_is_the_one_that_enumeration_finds(strength, seed, tau):
    draw = np.random.default_rng(seed)
    size = len(strength)
    minutes, waited = draw.exponential(3, size), draw.exponential(1, size)
    p = penalty([draw.integers(0, size, 3).tolist() for _ in range(size)])
    found = adjusted(distances(strength, minutes), p, waited, tau)
    known = {}
    for i in range(size):
        for j in range(size):
            d = math.hypot(strength[i] - strength[j], minutes[i] - minutes[j])
            known[i, j] = (d + p[i, j]) / tau - 1 - waited[i] - waited[j] if i != j else math.inf
            assert found[i, j] == pytest.approx(known[i, j])
    pair = best(found)
    lowest = min(known.values())
    assert (pair is None) == (lowest >= 0)
    if pair:
        assert known[pair] == pytest.approx(lowest)


def test_waiting_lets_a_pair_be_matched_that_was_too_far_apart():
    far = distances([0.5, 2.0], [1.0, 1.0])
    none = np.zeros((2, 2))
    assert best(adjusted(far, none, [0, 0])) is None
    assert best(adjusted(far, none, [0.3, 0.3])) == (0, 1)


def test_one_player_or_none_has_no_pair():
    assert best(adjusted(distances([1.0], [1.0]), penalty([[]]), [9.0])) is None
    assert best(adjusted(distances([], []), penalty([]), [])) is None
