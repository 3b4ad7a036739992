"""Ratings from the rooms of a data folder."""

import pytest

from tests.analysis.test_one_way import Record
from tests.plugins.live_games.games_study import games_package
from tests.room_journals import machine, person, write_room, write_turing_games
from turingdesk.analysis.statistics.record import recording
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.live_games.analysis.games.strength import interval, strength
from turingdesk.plugins.live_games.game_ratings import RatingsFolder
from turingdesk.plugins.live_games.room import Outcome


def test_players_and_machines_are_rated_by_their_games(tmp_path):
    write_turing_games(tmp_path, ("ww", "wl", "s", "ww", "ll"), ("ann", "bob"))
    found = RatingsFolder(tmp_path).read()
    assert [one.player for one in found.players] == ["ann", "bob"]
    ann = found.players[0]
    won = [True, False, True, False]
    assert (ann.games, ann.won, ann.strength) == (4, 2, pytest.approx(strength(won)))
    assert (ann.low, ann.high) == interval(won)
    assert ann.low < ann.strength < ann.high
    assert ann.minutes == pytest.approx(35 / 60)  # verdicts are 30 and 40 s after the begin
    assert {one.agent: (one.won, one.games) for one in found.machines} == {
        "Heron": (1, 2),
        "Kite": (1, 2),
    }
    assert found.outcomes.count(Outcome.SURRENDERED) == 1
    ends = [layer.y[-1] for layer in found.figure.layers]
    assert ends == [2, 2, 1]


def test_games_that_are_played_now_and_others_do_not_count(tmp_path):
    seats = (person("player_1", "a"), machine("player_2", "Heron"), person("player_3", "b"))
    write_room(tmp_path, "t1", "game", seats, minutes=0)
    write_room(tmp_path, "t2", "game", seats, (), ("ended", {"why": "left"}), minutes=0)
    write_room(
        tmp_path,
        "t3",
        "game",
        seats,
        (),
        ("ended", {"why": "surrendered"}),
        minutes=0,
        sealed=True,
    )
    two = (person("interrogator", "a"), machine("witness", "Heron"))
    write_room(tmp_path, "w1", "witness", two, (), ("ended", {"why": "complete"}))
    (tmp_path / "rooms" / "torn.jsonl").write_text("{", "utf-8")
    folder = RatingsFolder(tmp_path)
    assert folder.read().outcomes == ()
    assert folder.read().figure.nothing == "No game has ended yet."


def test_a_game_counts_once_it_is_over(tmp_path):
    folder = RatingsFolder(tmp_path)
    assert folder.read().players == ()
    write_turing_games(tmp_path, ("ww",), ("ann", "bob"))
    assert len(folder.read().players) == len(folder.read().players) == 2


@pytest.mark.parametrize("won", [(), (True,) * 5, (True,) * 60, (False,) * 30])
def test_the_interval_is_that_of_an_f_distribution(won):
    from scipy.stats import f

    scale = strength(won)  # (V + 11) / (L + 11), one of which is 11 here
    a, b = (11 * scale, 11) if scale >= 1 else (11, 11 / scale)
    assert interval(won) == pytest.approx([a / b * f.ppf(q, 2 * a, 2 * b) for q in (0.025, 0.975)])


def test_simulated_games_are_rated_once_both_players_have_decided(tmp_path):
    block = '[[block]]\nid = "g"\ntask = "play-game"\ntrials = 2\n'
    package = games_package(tmp_path, f'id = "g"\ntitle = "Games"\nseed = 1\n{block}')
    sure = JUDGES["skilled"].make({"p_hh": 1.0, "p_mm": 1.0})
    simulate(package, tmp_path / "data", [sure] * 3, 1)
    found = RatingsFolder(tmp_path / "data").read()
    assert [one.player for one in found.players] == ["sim-001", "sim-002"]
    assert [*found.outcomes] == [Outcome.WON] * found.players[0].games


def test_ratings_show_what_the_engine_computed(tmp_path):
    people = tuple(f"P-{number}" for number in range(6))
    write_turing_games(tmp_path, ("ww", "ww", "ww", "ll", "ww") * 12, people)
    with recording() as lines:
        shown = RatingsFolder(tmp_path).read()
    record = Record(lines)
    ends = [end for player in shown.players for end in (player.low, player.high)]
    for rated in shown.machines:
        ratings = [rating for rating in (rated.score, rated.weighted_ratio) if rating]
        ends += [end for rating in ratings for end in rating[1:] if end is not None]
    assert len(ends) > 2 * len(people)
    # Scores of machines are the odds of ratios.
    known = [record.about(end) or record.about(end / (1 + end)) for end in ends]
    assert all(known)
