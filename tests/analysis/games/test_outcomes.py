"""Outcomes, against the figures that paper 4 prints in Section 4.1, Table 1 and Fig. 4."""

import pandas as pd
import pytest

from tests.analysis.games.table import games, some
from turingdesk.analysis.games.outcomes import ALL, UNENDED, outcomes, ratios, winners

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
    assert found["method"].str.contains("Wilson").all()
    assert found["outcome"].tolist() == ["won", "lost", "surrendered", UNENDED]


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
