import numpy as np

from tests.plugins.live_games.analysis.games.table import games, some
from turingdesk.plugins.live_games.analysis.games.decisions import apart, histogram


def test_bars_count_games_by_the_time_between_their_votes():
    made = some(8, size=200)
    there = [
        (abs(a - b), end)
        for a, b, end in made[["decided_a_s", "decided_b_s", "outcome"]].to_numpy().tolist()
        if end in ("won", "lost") and a == a  # noqa: PLR0124 - NaN
    ]
    assert sorted(apart(made)) == sorted(seconds for seconds, _ in there)
    found = histogram(made, 20)
    for row in found.to_dict("records"):
        own = [end for s, end in there if row["start_s"] <= s < row["end_s"]]
        assert (row["n"], row["lost"]) == (len(own), own.count("lost"))
    assert found["n"].sum() == len(there)


def test_votes_at_the_same_moment_are_in_the_first_bar():
    made = games(("a", "b", "lost"), decided_a_s=9, decided_b_s=9)
    assert histogram(made)[["start_s", "n", "lost"]].to_numpy().tolist() == [[0, 1, 1]]


def test_games_without_both_times_are_left_out():
    assert histogram(games(("a", "b", "won"), decided_a_s=np.nan, decided_b_s=3)).empty
    assert apart(games(decided_a_s=1, decided_b_s=2)).empty
