"""Who plays with whom, where players are matched by strength."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.analysis.games import pairing
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.kept_apart import KeptApart
from turingdesk.plugins.live_games.lobby import Lobby, Wanted, Wish
from turingdesk.plugins.live_games.matching import Matching, Waiting, common_language
from turingdesk.plugins.live_games.ratings import NEW, Ratings, Standing
from turingdesk.plugins.live_games.room import Ending, Room

GAME = GAMES["game"]


def played(one, other, ending=Ending.COMPLETE, is_right=(True, True), decided_s=(60.0, 120.0)):
    """A game of two that is over; both accuse unless it was given up."""
    people = [Seat("player_1", f"sub-{one}_ses-1_study-x"), Seat("player_2", "bot", machine=True)]
    seats = (*people, Seat("player_3", f"sub-{other}_ses-2_study-x"))
    room = Room("r", GAME, GAME.task.show(), seats)
    if ending is Ending.COMPLETE:
        right = {0: "1", 2: "2"}
        for seat, is_so, at_s in zip((0, 2), is_right, decided_s, strict=True):
            side = right[seat] if is_so else {"1": "2", "2": "1"}[right[seat]]
            room.add_verdict(seat, {"machine_side": side}, at_s)
    room.ending = ending
    return room


def rated(**standings):
    return Ratings({name: Standing(**told) for name, told in standings.items()})


def lobby_of_strength(*names, reported=()):
    """A lobby of The Turing Game in which the first reported others."""
    apart = KeptApart()
    apart.add(names[0], reported)
    lobby = Lobby(Random(1), matching=Matching(Ratings(), 1.0, apart), apart=apart)
    wanted = Wanted("s", "b", "play-game", sitters=tuple(one.sitter for one in GAME.roles))
    for name in names:
        lobby.enter(Wish(f"booth {name}", wanted, player=name, language="en"), 0)
    return lobby


@pytest.mark.parametrize("names", [["a", "b", "c"], ["b", "a", "c"], ["c", "a", "b"]])
def test_who_is_kept_apart_from_someone_plays_with_the_next(names):
    lobby = lobby_of_strength("a", *(one for one in names if one != "a"), reported=["b"])
    (match,) = [match for at in range(600) for match in lobby.matches(at)]
    players = {one.player for one in match.wishes}
    assert "c" in players
    assert players != {"a", "b"}


def test_two_who_are_kept_apart_are_not_what_is_left_over():
    lobby = lobby_of_strength("a", "b", "c", "d", reported=["b"])
    matches = [match for at in range(600) for match in lobby.matches(at)]
    pairs = [{one.player for one in match.wishes} for match in matches]
    assert len(pairs) == 2
    assert {"a", "b"} not in pairs


def waiting(*names, waited_s=0.0, language="en"):
    return [Waiting(name, language, waited_s) for name in names]


def test_a_game_counts_for_both_who_played_it():
    ratings = Ratings()
    ratings.add(played("ann", "bob"))
    ratings.add(played("ann", "cid", is_right=(True, False)))
    ratings.add(played("bob", "ann", Ending.SURRENDERED))
    ratings.add(played("bob", "ann", Ending.LEFT))
    ann, bob = ratings.of("ann"), ratings.of("bob")
    assert (ann.won, bob.won) == ((True, False), (True,))
    assert (ann.partners, bob.partners) == (("bob", "cid", "bob"), ("ann", "ann"))
    assert (ann.minutes, bob.minutes, ratings.minutes) == (1.0, 2.0, pytest.approx(5 / 3))
    assert ann.strength == pytest.approx(1.0, abs=1e-3)  # a game won and one lost
    assert bob.strength == pytest.approx(12 / 11, abs=1e-3)
    assert ratings.of("dan") == Standing()
    assert ratings.of("dan").strength == NEW


def test_the_distance_is_that_of_the_papers_equations():
    ratings = rated(
        ann={"strength": 1.2, "minutes": 1.0, "partners": ("bob",)},
        bob={"strength": 1.5, "minutes": 1.4, "partners": ("ann",)},
    )
    found = Matching(ratings, 5.0).distances(waiting("ann", "bob", waited_s=30.0))
    expected = (np.hypot(0.3, 0.4) + 2) / 5 - 1 - (0.5 + 0.5)
    assert found[0, 1] == found[1, 0] == pytest.approx(expected)
    assert np.isinf(found[0, 0])


def test_those_who_are_alike_play_and_others_wait_until_it_has_been_long_enough():
    ratings = rated(ann={"strength": 1.0}, bob={"strength": 3.5}, cid={"strength": 1.1})
    matching = Matching(ratings, 1.0)
    names = ("ann", "bob", "cid")
    assert matching.pairs(waiting(*names)) == [(0, 2)]
    assert matching.pairs(waiting("ann", "bob", waited_s=44.0)) == []
    assert matching.pairs(waiting("ann", "bob", waited_s=46.0)) == [(0, 1)]


def test_no_one_plays_with_themselves_or_in_another_language():
    matching = Matching(Ratings(), 1.0)
    assert matching.pairs(waiting("ann", "ann")) == []
    assert matching.pairs([*waiting("ann"), *waiting("bob", language="de")]) == []
    assert matching.pairs([*waiting("ann"), *waiting("bob", language="en-GB")]) == [(0, 1)]


@pytest.mark.parametrize(
    ("codes", "language"),
    [(["en"], "en"), (["zh-CN", "zh"], "zh"), (["de_AT", "de"], "de"), (["de", "en"], "")],
)
def test_the_language_of_a_game_is_the_one_that_its_people_have_in_common(codes, language):
    assert common_language(codes) == language


PEOPLE = st.lists(
    st.tuples(st.integers(0, 12), st.sampled_from(("en", "de")), st.floats(0, 600)),
    max_size=14,
    unique_by=lambda one: one[0],
)


@given(PEOPLE, st.integers(0, 1000))
def test_pairs_are_apart_and_leave_no_two_who_suit_each_other(people, seed):
    chance = Random(seed)
    ratings = rated(
        **{f"p{at}": {"strength": chance.uniform(0.2, 5), "minutes": 1.0} for at in range(9)}
    )
    those = [Waiting(f"p{at}", language, waited_s) for at, language, waited_s in people]
    matching = Matching(ratings, 1.0)
    pairs = matching.pairs(those)
    taken = [at for pair in pairs for at in pair]
    assert len(taken) == len(set(taken))
    left = [one for at, one in enumerate(those) if at not in taken]
    assert not left or pairing.best(matching.distances(left)) is None
    distance = matching.distances(those) if those else None
    assert all(distance[pair] < 0 for pair in pairs)


def test_a_lobby_that_matches_by_strength_seats_two_people_and_a_machine():
    rules = GAME.task.show()
    wanted = Wanted("s", "b", "play-game", rules, sitters=GAME.sitters)
    ratings = rated(ann={"strength": 1.0}, bob={"strength": 4.0}, cid={"strength": 1.2})
    lobby = Lobby(Random(1), matching=Matching(ratings, rules.threshold))
    for name in ("ann", "bob", "cid"):
        lobby.enter(Wish(name, wanted, player=name, language="en"), 0.0)
    (match,) = lobby.matches(1.0)
    assert set(match.seats) == {"ann", "cid", ""}
    assert list(lobby) == ["bob"]
