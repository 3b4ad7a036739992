"""Scores of bots, against loops over Eq. 8 and what paper 4 prints in Table 1."""

import math

import numpy as np
import pytest

from tests.plugins.live_games.analysis.games.simulated import brute_force
from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.plugins.live_games.analysis.games.bots import scores, weighted, weighted_share
from turingdesk.plugins.live_games.analysis.games.played import share
from turingdesk.plugins.live_games.analysis.games.strength import before


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


PEOPLE = [("a", "b"), ("c", "d"), ("e", "f")]


def warmed_up(*further, **members):
    """Three pairs who find the machine four times each, and further games."""
    return games(*[(*pair, "won") for pair in PEOPLE * 4], *further, **members)


def test_novices_have_no_effect():
    (found,) = scores(warmed_up(("new", "newer", "lost"))).to_dict("records")
    assert (found["n"], found["won_by_bot"]) == (13, 1)
    assert found["n_weighted"] == 9  # everyone was new in the first three
    beaten = [(*pair, "won") for pair in PEOPLE]
    (found,) = scores(warmed_up(("new", "newer", "lost"), *beaten)).to_dict("records")
    assert (found["n_weighted"], found["n_players"]) == (12, 6)
    assert (found["weighted_ratio"], found["score"]) == (0.0, 0.0)
    assert 0 < found["weighted_ratio_high"] < 0.6


def test_games_of_unnamed_players_count_only_for_the_win_ratio():
    (row,) = scores(games(*[("", "", "lost")] * 5)).to_dict("records")
    assert (row["ratio"], row["n_weighted"]) == (1.0, 0)
    assert np.isnan(row["score"])
    assert "No score" in row["note"]


def test_a_bot_that_won_its_only_game_that_counts_has_no_score():
    """It led the table with an infinite one."""
    made = games(*[("a", "b", "won")] * 3, ("a", "b", "lost"))
    made["agent"] = ["old", "old", "old", "new"]
    found = scores(made).set_index("agent").loc["new"]
    assert (found["n"], found["n_weighted"], found["ratio"]) == (1, 1, 1.0)
    assert found[["score", "weighted_ratio", "score_low", "weighted_ratio_low"]].isna().all()
    assert "needs at least 10 games" in found["note"]


def test_many_games_of_two_people_are_no_score():
    (row,) = scores(games(*[("a", "b", "won")] * 20, ("a", "b", "lost"))).to_dict("records")
    assert row["n_weighted"] == 20
    assert np.isnan(row["score"])
    assert "at least 3 people" in row["note"]


def test_a_bot_that_won_every_game_that_counts_has_a_ratio_but_no_odds():
    ends = [(*pair, "won") for pair in PEOPLE * 5] + [(*pair, "lost") for pair in PEOPLE * 4]
    made = games(*ends).assign(agent=["old"] * 15 + ["new"] * 12)
    found = scores(made)
    assert found["agent"].tolist()[-1] == "new"  # and so it does not lead
    row = found.set_index("agent").loc["new"]
    assert (row["n_weighted"], row["weighted_ratio"]) == (12, 1.0)
    assert np.isnan(row["score"])
    assert 0.4 < row["weighted_ratio_low"] < row["weighted_ratio_high"] <= 1
    assert "won every game" in row["note"]


def test_the_interval_of_the_score_is_that_of_the_weighted_ratio_as_odds():
    for row in scores(some(2, size=400, players=9)).to_dict("records"):
        ends = [row["weighted_ratio_low"], row["weighted_ratio_high"]]
        assert [row["score_low"], row["score_high"]] == pytest.approx([p / (1 - p) for p in ends])
        assert 0 < ends[0] < row["weighted_ratio"] < ends[1] < 1
        assert row["n_players"] == 9
        assert "both players" in row["method"]


def test_equal_weights_give_the_error_of_a_share():
    """With the same weight in all games, the ratio of both sums is a share like any other."""
    made = some(4, size=120, players=7).query("outcome in ('won', 'lost')")
    made = made.query("player_a != '' and player_b != ''").reset_index(drop=True)
    won = (made["outcome"] == "lost").to_numpy()
    found = weighted_share(made.assign(xi=0.3), won, Clustering.BOTH)
    whole = share(made, won, Clustering.BOTH)
    assert found.value == pytest.approx(whole.value)
    assert found.error == pytest.approx(whole.sd)


def test_a_weighted_error_is_that_of_a_double_loop():
    made = some(4, size=300, players=7).query("outcome in ('won', 'lost')")
    made = made.query("player_a != '' and player_b != ''").reset_index(drop=True)
    xi = np.random.default_rng(5).exponential(1, len(made))
    won = (made["outcome"] == "lost").to_numpy()
    found = weighted_share(made.assign(xi=xi), won, Clustering.BOTH)
    assert found.error**2 >= brute_force(made, won, xi) * 0.999


def test_one_player_and_no_games_have_no_scores():
    (row,) = scores(games(*[("a", None, "won")] * 4)).to_dict("records")
    assert row["n_weighted"] == 0
    assert scores(games()).empty
