"""Outcomes, against the figures that paper 4 prints in Section 4.1, Table 1 and Fig. 4."""

import numpy as np
import pandas as pd
import pytest

from tests.plugins.live_games.analysis.games.simulated import Season, brute_force, season
from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.plugins.live_games.analysis.games.outcomes import (
    ALL,
    UNENDED,
    outcomes,
    ratios,
    winners,
)

#: Won by the bot, by the people. With 226 surrendered of 889 games these are the smallest whole
#: numbers that give all printed shares; the next ones are twice as large.
BY_BOT = {"AllTalker": (91, 277), "MetaSim": (32, 111), "MadTalker": (10, 36)}


@pytest.fixture(scope="module")
def festival():
    ends = [
        row
        for bot, (lost, won) in BY_BOT.items()
        for row in [(bot, "lost")] * lost + [(bot, "won")] * won
    ]
    ends += [("AllTalker", "surrendered")] * 226 + [("AllTalker", None)] * 106
    return pd.DataFrame(ends, columns=["agent", "outcome"])


def printed(share):
    return f"{100 * share:.2f}"


def test_shares_of_all_games_are_those_that_the_paper_prints(festival):
    found = outcomes(festival).set_index("outcome")
    assert found["n"].sum() == 889
    assert [printed(found.loc[end, "share"]) for end in ("won", "lost", "surrendered")] == [
        *("47.69", "14.96", "25.42")
    ]
    assert found["share"].sum() == pytest.approx(1)


def test_shares_of_games_that_were_won_or_lost_are_those_that_the_paper_prints(festival):
    found = ratios(festival).set_index("agent")
    assert printed(1 - found.loc[ALL, "ratio"]) == "76.12"
    assert printed(found.loc[ALL, "ratio"]) == "23.88"
    assert [printed(found.loc[bot, "ratio"]) for bot in BY_BOT] == ["24.73", "22.38", "21.74"]


def test_the_right_of_fig_4_shows_shares_of_the_games_that_bots_won(festival):
    """The text says "processed", but no numbers of games give these shares and the ratios."""
    found = ratios(festival).set_index("agent")
    shares = [printed(found.loc[bot, "share_of_wins"]) for bot in BY_BOT]
    assert shares == ["68.42", "24.06", "7.52"]
    played = found.loc[[*BY_BOT], "n"] / found.loc[ALL, "n"]
    assert [printed(one) for one in played] != shares
    later = {"AllTalker": 388, "MetaSim": 161, "MadTalker": 46}
    assert sum(later.values()) == 595
    assert printed(later["AllTalker"] / 595) == "65.21"


def test_intervals_hold_their_share_and_counts_add_up():
    made = some(1)
    found = outcomes(made)
    assert found["n"].sum() == len(made)
    assert (found["low"] <= found["share"]).all()
    assert (found["share"] <= found["high"]).all()
    assert found["method"].str.contains("clustered by both players of a game").all()
    assert found["outcome"].tolist() == ["won", "lost", "surrendered", UNENDED]


def test_intervals_cluster_by_both_players_as_in_a_double_loop():
    """Student's t has at most one degree of freedom less than there are players."""
    from scipy import stats

    made = season(np.random.default_rng(3), Season(8, 300, 2.0))
    found = outcomes(made).set_index("outcome").loc["lost"]
    error = brute_force(made, made["outcome"] == "lost") ** 0.5
    low, share, high = found["low"], found["share"], found["high"]
    for end in (low, high):
        of_end = error * (end * (1 - end) / (share * (1 - share))) ** 0.5
        assert stats.t.isf(0.025, 7) - 1e-9 <= abs(end - share) / of_end < stats.t.isf(0.025, 5)


def test_games_without_names_are_independent_and_say_so(festival):
    found = outcomes(festival)
    assert (found["note"].str.contains("the data don't identify players")).all()
    assert found["method"].str.contains("independent games").all()


def test_by_trial_games_are_independent_whoever_played():
    found = ratios(some(1), Clustering.TRIAL)
    assert found["method"].str.contains("by trial").all()


def test_under_five_players_shares_have_no_interval_and_say_why():
    found = outcomes(some(1, players=3).query("player_a != '' and player_b != ''"))
    assert found["share"].notna().all()
    assert found.loc[found["n"] > 0, ["low", "high"]].isna().all(axis=None)
    assert "at least 5 who play about equally often" in found["note"].iloc[0]


def test_an_outcome_of_another_name_has_its_row():
    found = outcomes(games(("a", "b", "left"), ("a", "b", "won"))).set_index("outcome")
    assert found.loc["left", "n"] == 1


def test_no_games_have_no_shares_and_say_why():
    found = outcomes(games())
    assert found["n"].sum() == 0
    assert found["share"].isna().all()
    assert found["note"].str.contains("can't be computed").all()
    (row,) = ratios(games(("a", "b", "surrendered"))).to_dict("records")
    assert (row["agent"], row["n"]) == (ALL, 0)
    assert "no game was won or lost" in row["note"]


def test_winners_are_those_of_fig_4(festival):
    found = winners(festival).set_index("winner")
    assert printed(found.loc["people", "share"]) == "76.12"
    assert found["share"].sum() == pytest.approx(1)
    of_bots = winners(festival, bots_only=True).set_index("winner")
    assert (of_bots["n"] == 133).all()
    shares = [printed(of_bots.loc[bot, "share"]) for bot in BY_BOT]
    assert shares == ["68.42", "24.06", "7.52"]
    assert (found["low"] < found["share"]).all()
