"""How many games with machines a plan says to expect, against games as the lobby makes them."""

from collections import Counter
from random import Random

import pytest

from turingdesk.core.expected_games import expected_games
from turingdesk.core.plan import plan
from turingdesk.core.study import Block, Study
from turingdesk.core.task import TASKS
from turingdesk.plugins.live_games.game import GAMES
from turingdesk.plugins.live_games.lobby import Lobby, Wanted, Wish
from turingdesk.presenters.holdings import notes

PEOPLE, GAMES_EACH = 200, 6


def games_block(task="play-witness", **rules):
    return Block("live", "Live", task, "", GAMES_EACH, show=TASKS[task].show(**rules))


@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 0.8, 1.0])
def test_the_lobby_makes_as_many_games_of_each_kind_as_the_plan_says(share):
    lobby, games = Lobby(Random(2), share), Counter()
    game = Wanted("study", "live", sitters=GAMES["witness"].sitters)
    for number in range(GAMES_EACH):
        for person in range(PEOPLE):
            lobby.enter(Wish(f"p{person}", game), 200 * number)
        games.update("" in match.seats for match in lobby.matches(200 * number + 99))
    expected = expected_games(games_block(machine_share=share), PEOPLE)
    assert games[True] == pytest.approx(expected.machine, abs=40)
    assert games[False] == pytest.approx(expected.people, abs=40)
    assert expected.machine == pytest.approx(share * (expected.machine + expected.people))
    assert expected.machine + 2 * expected.people == pytest.approx(PEOPLE * GAMES_EACH)
    assert expected.each_machine + expected.each_people == pytest.approx(GAMES_EACH)


def test_half_of_all_games_are_a_third_of_each_participant_s():
    expected = expected_games(games_block(), None)
    assert (expected.each_machine, expected.each_people) == (2.0, 4.0)
    assert (expected.machine, expected.people) == (None, None)


@pytest.mark.parametrize(
    ("task", "is_left_to_chance"),
    [
        *((f"play-{name}", True) for name in ("witness", "burst")),
        *((f"play-{name}", False) for name in ("three_party", "trio", "game")),
    ],
)
def test_only_games_that_chance_decides_have_an_expectation(task, is_left_to_chance):
    assert (expected_games(games_block(task), 10) is not None) is is_left_to_chance
    assert TASKS[task].meets_either is is_left_to_chance
    game = Wanted("study", "live", sitters=GAMES[task.removeprefix("play-")].sitters)
    assert (game.is_for_one and game.people > 1) is is_left_to_chance


def test_the_plan_says_how_many_of_each():
    study = Study("games", "Games", blocks=(games_block(),), participants=30)
    lines = plan(study, {}).lines()
    assert "  Expected for each participant: 2.0 with a machine and 4.0 with a person" in lines
    (total,) = [line for line in lines if "Expected in all" in line]
    assert "60 games with a machine and 60 between people" in total
    assert notes(plan(study, {}).blocks[0]) == [line.strip() for line in lines[-2:]]
    assert plan(study, {}).as_dict()["blocks"][0]["games"]["machine"] == 60
