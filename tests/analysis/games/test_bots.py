"""Scores of bots, against loops over Eq. 8 and what paper 4 prints in Table 1."""

import math

import numpy as np
import pytest

from tests.analysis.games.table import games, some
from turingdesk.analysis.games.bots import scores, weighted
from turingdesk.analysis.games.strength import before


def sigma(k):
    return 1 - 1 / (1 + math.exp(-0.1 * (k - 1000)))


@pytest.mark.parametrize("seed", [2, 3])
def test_weights_are_eq_8(seed):
    made = some(seed, size=120)
    rows = before(made).to_dict("records")
    expected = []
    for place, row in enumerate(rows):
        k = sum(later["agent"] == row["agent"] for later in rows[place:])
        both = [max(0, row[f"strength_{side}"] - 1) for side in "ab"]
        expected.append(both[0] * both[1] * sigma(k))
    assert weighted(made)["xi"].tolist() == pytest.approx(expected)
    assert sum(one > 0 for one in expected) > 5


def test_scores_are_odds_and_shares_of_the_weighted_games():
    made = some(2, size=120)
    rows = weighted(made)
    for found in scores(made).to_dict("records"):
        own = rows[rows["agent"] == found["agent"]]
        v = own.loc[own["outcome"] == "lost", "xi"].sum()  # the bot wins where people lose
        lost = own.loc[own["outcome"] == "won", "xi"].sum()
        assert found["score"] == pytest.approx(v / lost)
        assert found["weighted_ratio"] == pytest.approx(v / (v + lost))
        assert found["ratio"] == (own["outcome"] == "lost").mean()
        assert (found["n"], found["n_weighted"]) == (len(own), (own["xi"] > 0).sum())


def test_the_printed_scores_rule_a_prior_of_11_out():
    """The docstring's argument: even the largest weights would give more than is printed."""
    printed = {"AllTalker": (0.126, 0.1170, 214), "MadTalker": (0.053, 0.0681, 31)}
    heaviest = (2.1 - 1) ** 2  # Fig. 2: no player was stronger than 2.1
    for score, ratio, n in printed.values():
        v, lost = ratio * n * heaviest, (1 - ratio) * n * heaviest
        assert (v + 11) / (lost + 11) > score + 0.04


def test_novices_have_no_effect():
    strong = [("a", "b", "won")] * 10
    beaten_by = scores(games(*strong, ("new", "newer", "lost")))
    assert beaten_by["weighted_ratio"].tolist() == [0.0]
    assert beaten_by["n_weighted"].tolist() == [9]  # both were new in the first one


def test_games_of_unnamed_players_count_only_for_the_win_ratio():
    (row,) = scores(games(*[("", "", "lost")] * 5)).to_dict("records")
    assert (row["ratio"], row["n_weighted"]) == (1.0, 0)
    assert np.isnan(row["score"])
    assert "No score" in row["note"]


def test_a_bot_that_won_all_that_counts_has_an_infinite_score():
    made = games(*[("a", "b", "won")] * 3, ("a", "b", "lost"))
    made["agent"] = ["old", "old", "old", "new"]
    found = scores(made).set_index("agent")
    assert found.loc["new", "score"] == math.inf
    assert "won every game" in found.loc["new", "note"]
    assert found.loc["new", "weighted_ratio"] == 1.0


def test_one_player_and_no_games_have_no_scores():
    (row,) = scores(games(*[("a", None, "won")] * 4)).to_dict("records")
    assert row["n_weighted"] == 0
    assert scores(games()).empty
