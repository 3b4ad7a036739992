"""How long an interrogator waited doesn't tell whether they meet a machine or a person."""

from dataclasses import asdict

import pytest

from tests.plugins.live_games.evenings import Evening, auc, play
from turingdesk.plugins.live_games.game import GAMES
from turingdesk.plugins.live_games.lobby import TALK, Lobby, Wanted, Wish

SITTERS = {
    "witness": tuple(role.sitter for role in GAMES["witness"].roles),
    "both judge": TALK,
}
EVENINGS = 25


def waits(evening, share, sitters):
    """The waits of all interrogators of several evenings, and whether each met a machine."""
    game = Wanted("study", "block", sitters=sitters)
    told, judges = [], (0, 1) if sitters == TALK else (0,)
    for seed in range(EVENINGS):
        told += play(
            *(evening, lambda chance: Lobby(chance, share), lambda who: Wish(who, game)),
            *(seed, judges),
        )
    return told


def most(people):
    """The area that is allowed, on either side of 0.5."""
    return 0.60 if people < 10 else 0.55


def test_waits_of_one_evening_with_20_people_tell_nothing():
    told = waits(Evening(20, games=2), 0.5, TALK)
    assert abs(auc(told) - 0.5) <= 0.05
    assert {is_machine for _, is_machine in told} == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("sitters", SITTERS)
@pytest.mark.parametrize("restart_s", [0.0, 400.0], ids=["", "restarted"])
@pytest.mark.parametrize("arrive_s", [60.0, 600.0])
@pytest.mark.parametrize("people", [4, 6, 10, 20])
def test_waits_tell_nothing(people, arrive_s, restart_s, sitters):
    evening = Evening(people, arrive_s, restart_s=restart_s)
    told = waits(evening, 0.5, SITTERS[sitters])
    area = auc(told)
    assert max(area, 1 - area) <= most(people), asdict(evening)
    assert max(wait_s for wait_s, _ in told) < 100


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.2, 0.8])
@pytest.mark.parametrize("people", [10, 20])
def test_waits_tell_nothing_whatever_the_share_of_machines(people, share):
    area = auc(waits(Evening(people), share, TALK))
    assert max(area, 1 - area) <= most(people)


@pytest.mark.slow
@pytest.mark.parametrize("most_s", [60.0, 150.0], ids=["one minute", "150 s"])
def test_games_that_end_at_the_same_time_do_not_change_that(most_s):
    area = auc(waits(Evening(10, most_s=most_s), 0.5, TALK))
    assert max(area, 1 - area) <= most(10)
