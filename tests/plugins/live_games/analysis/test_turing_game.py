import pytest

from turingdesk.plugins.live_games.analysis.games import bots, outcomes, strength
from turingdesk.plugins.live_games.analysis.turing_game import compute, figures, games_of
from turingdesk.table.table import frame


def vote(game, player, right, seconds=60.0, **more):
    told = {"kind": "response", "session": f"sub-{player}_ses-1_study-x", "participant": player}
    told |= {"study": "x", "task": "game", "role": "verdict", "question": "machine_player"}
    told |= {"stimulus": game, "agent": "bot", "correct": right, "rt_ms": seconds * 1000}
    told |= {"length": 12, "step": int(game[1:]), "at": f"2024-09-04T10:{int(game[1:]):02}:00Z"}
    return told | more


VOTES = [
    *(vote("g1", "ann", True, 90), vote("g1", "bob", True, 150, length=20)),
    *(vote("g2", "ann", True), vote("g2", "cid", False, 30, agent="bot")),
    *(vote("g3", "ann", False), vote("g3", "bob", False)),
    vote("g4", "cid", True),  # the other one left
]


def test_votes_make_games():
    made = games_of(frame(VOTES)).set_index("game")
    assert made["outcome"].to_dict() == {"x/g1": "won", "x/g2": "lost", "x/g3": "lost", "x/g4": ""}
    first = made.loc["x/g1"]
    assert (first["player_a"], first["player_b"], first["agent"]) == ("ann", "bob", "bot")
    assert (first["minutes"], first["messages"]) == (2.5, 20)
    assert (first["decided_a_s"], first["decided_b_s"]) == (90, 150)
    assert made.loc["x/g4", "player_b"] == ""


def test_rows_are_those_of_the_room_of_games():
    responses = frame(VOTES)
    games = games_of(responses)
    found = compute(responses).set_index(["part", "name"])
    ends = outcomes.outcomes(games).set_index("outcome")
    for name, row in ends.iterrows():
        assert found.loc[("outcome", name), "n"] == len(games)
        assert found.loc[("outcome", name), "value"] == row["share"]
    for row in strength.players(games).to_dict("records"):
        assert found.loc[("strength", row["player"]), "value"] == row["strength"]
    (bot,) = bots.scores(games).to_dict("records")
    assert found.loc[("won by bot", "bot"), "value"] == bot["ratio"] == pytest.approx(2 / 3)
    assert found.loc[("won by people, by minutes", "from 2"), "n"] == 1
    assert found.loc[("won by people, by messages", "from 10"), "n"] == 2
    assert (found["note"][found["value"].isna()] != "").all()
    assert (found["method"] != "").all()


def test_a_vote_that_does_not_count_ends_no_game():
    lines = [vote("g1", "ann", True), vote("g1", "bob", True, practice=True)]
    assert games_of(frame(lines))["outcome"].tolist() == [""]


def test_a_game_that_was_played_here_can_be_given_up():
    def gave_up(game, player):
        told = {"question": "ending", "choice": "surrendered", "role": "extra", "correct": None}
        return vote(game, player, None, task="play-game", **told)

    here = {"task": "play-game", "question": "machine_side"}
    lines = [
        *(vote("g1", "ann", True, **here), vote("g1", "bob", True, **here)),
        *(vote("g2", "ann", True, **here), gave_up("g2", "ann"), gave_up("g2", "cid")),
        *(gave_up("g3", "bob"), gave_up("g3", "cid")),
    ]
    made = games_of(frame(lines))
    assert made["outcome"].tolist() == ["won", "surrendered", "surrendered"]
    assert made["player_b"].tolist() == ["bob", "cid", "cid"]
    assert made["decided_a_s"].notna().tolist() == [True, True, False]
    assert set(made["agent"]) == {"bot"}
    assert strength.players(made).set_index("player")["n"].to_dict() == {"ann": 1, "bob": 1}


def test_more_votes_than_players_have_no_known_end():
    lines = [vote("g1", player, True) for player in ("ann", "bob", "cid")]
    assert games_of(frame(lines))["outcome"].tolist() == [""]


def test_each_of_the_papers_figures_is_drawn():
    names = [one.name for one in figures(frame(VOTES))]
    assert names == [
        *("game-outcomes", "game-winners", "game-bot-wins", "game-bots", "game-players"),
        *("games-minutes", "games-messages", "messages-minutes", "messages-messages"),
        *("win-rate-minutes", "win-rate-messages"),
        *("win-rate-minutes-posteriors", "win-rate-messages-posteriors"),
        *("win-rate-minutes-map", "win-rate-messages-map", "votes-apart"),
    ]


def test_other_verdicts_are_no_games():
    other = frame([vote("g1", "ann", True, task="captions")])
    assert compute(other).empty
    assert figures(other) == ()
    counted = frame(VOTES).drop(columns=["participant", "stimulus", "rt_ms", "at"]).assign(n=1)
    assert compute(counted).empty


@pytest.mark.slow
def test_votes_without_time_or_length_still_have_an_outcome():
    lines = [vote("g1", player, True) | {"rt_ms": None, "length": None} for player in ("a", "b")]
    made = games_of(frame(lines))
    assert made["outcome"].tolist() == ["won"]
    found = compute(frame(lines)).set_index(["part", "name"])
    assert found.loc[("outcome", "won"), "value"] == 1
    assert found.loc["won by people, by minutes", "n"].sum() == 0
    assert found.loc["won by people, by messages", "n"].sum() == 0
    drawn = figures(frame(lines))
    assert len(drawn) == 13, "no bot won, and posteriors need games whose length is known"
    assert not any(one.name.endswith("-posteriors") for one in drawn)
    mixed = games_of(frame([*lines, *VOTES[2:4]]))
    assert mixed["messages"].isna().tolist() == [True, False]
    assert len(figures(frame([*lines, *VOTES[2:4]]))) == 16


def test_every_number_that_a_figure_shows_is_in_the_table_too():
    found = compute(frame(VOTES)).set_index(["part", "name"])
    assert found.loc[("winner", "people"), ["n", "value"]].tolist() == [3, pytest.approx(1 / 3)]
    assert found.loc[("winner", "bot"), "value"] == pytest.approx(2 / 3)
    assert found.loc[("wins of bots", "bot"), ["n", "value"]].tolist() == [2, 1]
    # g1 and g3 have their votes 60 and 0 s apart, g2 30 s
    assert found.loc[("time between votes", "median (s)"), ["n", "value"]].tolist() == [3, 30]
    shares = found.loc["time between votes"]
    assert shares.loc["60 to 75 s", "value"] == pytest.approx(1 / 3)
    lost = found.loc["time between votes, lost by people"]
    assert lost.index.tolist() == ["0 to 15 s", "30 to 45 s"]
    assert lost["value"].tolist() == [0.5, 0.5]
    written = found.loc["messages written, by minutes"]
    assert written.loc["from 2: median", ["n", "value"]].tolist() == [1, 20]
    assert "No game of this length" in written.loc["from 9: median", "note"]
