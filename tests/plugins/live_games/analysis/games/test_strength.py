"""Strength of players, against loops over Eqs. 1 to 3 and the figures that paper 4 prints."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.plugins.live_games.analysis.games.strength import (
    before,
    history,
    players,
    sigma,
    strength,
)


def weight(k):
    """Eq. 2 as it is written."""
    return 1 - 1 / (1 + math.exp(-0.1 * (k - 100)))


def by_loop(won):
    """Eqs. 1 to 3 as they are written: k counts from the last game, which is 1."""
    v = sum(weight(k) for k, one in enumerate(reversed(won), start=1) if one)
    lost = sum(weight(k) for k, one in enumerate(reversed(won), start=1) if not one)
    return (v + 11) / (lost + 11)


def test_the_weight_is_eq_2():
    assert sigma([1, 50, 100, 150]) == pytest.approx([weight(k) for k in (1, 50, 100, 150)])
    assert sigma(100)[()] == 0.5
    assert sigma(1)[()] == pytest.approx(0.99995, abs=1e-5)
    assert sigma(1000, 1000)[()] == 0.5
    assert sigma(10_000)[()] < 1e-300  # no overflow


@given(st.lists(st.booleans(), max_size=250))
def test_strength_is_eq_3(won):
    assert strength(won) == pytest.approx(by_loop(won), rel=1e-12)


def test_strength_lies_between_about_a_tenth_and_ten():
    """As Section 3.1 says of its prior of 11."""
    most, least = strength([True] * 3000), strength([False] * 3000)
    assert most == pytest.approx(10.05, abs=0.01)
    assert least == pytest.approx(1 / most)
    assert strength([]) == 1


def test_games_long_ago_have_no_weight_left():
    assert strength([False] * 700 + [True] * 700) == pytest.approx(strength([True] * 700))


@given(st.lists(st.booleans(), max_size=40))
def test_the_history_is_the_strength_before_each_game(won):
    assert history(won) == pytest.approx([by_loop(won[:k]) for k in range(len(won) + 1)])


@given(st.lists(st.booleans(), max_size=60))
def test_swapping_wins_and_losses_inverts_the_strength(won):
    assert strength(won) * strength([not one for one in won]) == pytest.approx(1)


@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_winning_makes_stronger_and_losing_weaker(won):
    """Also though older games lose a little weight by it."""
    if all(won):
        assert strength([*won, True]) > strength(won)
    if not any(won):
        assert strength([*won, False]) < strength(won)
    assert strength([*won, True]) > strength([*won, False])


def test_both_players_of_each_game_have_their_strength_before_it():
    made = some(7)
    ordered = made[made["outcome"].isin(["won", "lost"])].sort_values("at")
    past = {}
    found = before(made)
    assert found["game"].tolist() == ordered["game"].tolist()
    for row in found.to_dict("records"):
        for side in "ab":
            name = row[f"player_{side}"]
            expected = by_loop(past.get(name, [])) if name else 1.0
            assert row[f"strength_{side}"] == pytest.approx(expected)
        for side in "ab":
            past.setdefault(row[f"player_{side}"], []).append(row["outcome"] == "won")


def test_players_have_their_games_times_and_ranks():
    made = games(("a", "b", "won"), ("c", "a", "won"), ("b", "c", "lost"), ("a", "b", "left"))
    made = made.assign(
        decided_a_s=[60, 30, np.nan, 10], decided_b_s=[120, 120, np.nan, 10], minutes=1
    )
    found = players(made).set_index("player")
    assert found["n"].to_dict() == {"a": 2, "b": 2, "c": 2}
    assert found["rank"].to_dict() == {"a": 1, "b": 2, "c": 2}
    assert found.loc["a", "minutes"] == (1 + 2) / 2
    assert found.loc["c", ["minutes", "n_minutes"]].tolist() == [0.5, 1]
    assert found.loc["a", "strength"] == by_loop([True, True])


def test_players_without_times_or_names_are_told():
    found = players(games(("a", None, "won"), ("", "", "lost")))
    assert found["player"].tolist() == ["a"]
    assert np.isnan(found["minutes"].iloc[0])
    assert found["note"].tolist() == ["No vote of this player has a time."]


def test_no_games_are_no_players():
    assert players(games()).empty
    assert before(games()).empty


def test_one_who_is_both_players_played_once():
    assert players(games(("a", "a", "won")))["n"].tolist() == [1]
