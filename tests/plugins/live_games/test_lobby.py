"""Who talks with whom."""

from collections import Counter
from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.game import GAMES, Sitter
from turingdesk.plugins.live_games.lobby import Lobby, Wanted, Wish

GAME = Wanted("study", "block")


def wish(who, topics=("Books", "Music"), game=GAME, **more):
    return Wish(who, game, topics, **more)


def test_two_who_wait_are_matched_and_wait_no_more():
    lobby = Lobby(Random(1))
    lobby.enter(wish("anna"), 0)
    assert lobby.matches(1) == []
    lobby.enter(wish("ben"), 2)
    (match,) = lobby.matches(2)
    assert sorted(match.seats) == ["anna", "ben"]
    assert list(lobby) == []


def test_who_reported_someone_never_meets_them_again():
    lobby = Lobby(Random(1), again_s=1)
    lobby.apart.add("anna", ["ben"])
    lobby.enter(wish("anna"), 0)
    lobby.enter(wish("ben"), 0)
    assert lobby.matches(1_000) == []
    lobby.enter(wish("cleo"), 1_000)
    (match,) = lobby.matches(1_000)
    assert "cleo" in match.seats


@pytest.mark.parametrize("seed", range(20))
def test_people_are_kept_apart_at_every_kiosk_and_no_one_waits_for_that(seed):
    lobby = Lobby(Random(seed), again_s=1)
    lobby.apart.add("anna", ["ben", "cleo", "dan"])
    for name in ("Anna", "Ben", "Cleo", "Dan", "eve", "fay"):
        lobby.enter(wish(f"booth of {name}", player=name), 0)
    pairs = [{one.player for one in match.wishes} for match in lobby.matches(0)]
    assert len(pairs) == 3
    assert {"Anna", "eve"} in pairs or {"Anna", "fay"} in pairs


def test_who_begins_is_drawn():
    first = Counter()
    for seed in range(200):
        lobby = Lobby(Random(seed))
        lobby.enter(wish("anna"), 0)
        lobby.enter(wish("ben"), 0)
        first[lobby.matches(0)[0].seats[0]] += 1
    assert 70 < first["anna"] < 130


def test_only_people_of_the_same_game_meet():
    lobby = Lobby(Random(1))
    lobby.enter(wish("anna"), 0)
    lobby.enter(wish("ben", game=Wanted("study", "block", pilot=True)), 0)
    lobby.enter(wish("chris", game=Wanted("other", "block")), 0)
    assert lobby.matches(99) == []


def test_the_topic_is_one_that_both_are_comfortable_with():
    lobby = Lobby(Random(1))
    lobby.enter(wish("anna", ("Books", "Music")), 0)
    lobby.enter(wish("ben", ("Travel", "Music")), 0)
    assert lobby.matches(0)[0].topic == "Music"


def test_people_and_machines_are_found_at_the_same_moment():
    kinds = Counter()
    for seed in range(200):
        lobby = Lobby(Random(seed), machines=0.5, patience_s=45, more_s=(0, 0))
        for number in range(6):
            lobby.enter(wish(f"p{number}"), number)
        matched = [(now_s, lobby.matches(now_s)) for now_s in range(6, 60)]
        ((_, matches),) = [one for one in matched if one[1]]
        assert sum(len(match.wishes) for match in matches) == 6, "no one is left over"
        kinds.update("" in match.seats for match in matches)
    assert kinds[False] > 200
    assert kinds[True] > 200


def test_two_kept_apart_meet_machines_and_do_not_wait_for_ever():
    lobby = Lobby(Random(1), machines=1e-9)
    lobby.apart.add("anna", ["ben"])
    for name in ("anna", "ben"):
        lobby.enter(wish(name), 0)
    assert sorted(match.seats.count("") for match in lobby.matches(99)) == [1, 1]


def test_who_has_no_machine_meets_people_and_the_others_as_many_as_are_wanted():
    lobby = Lobby(Random(1), machines=1e-9)
    for number in range(4):
        lobby.enter(wish(f"p{number}", machine=number == 3), 0)
    assert [match.seats.count("") for match in lobby.matches(99)] == [0, 0]
    lobby.machines = 1.0
    for number in range(3):
        lobby.enter(wish(f"p{number}", machine=number == 2), 100)
    assert [match.wishes[0].who for match in lobby.matches(300)] == ["p2"]


def test_the_moments_are_45_seconds_and_a_bit_apart():
    lobby = Lobby(Random(7), machines=1.0)
    moments, now_s = [], 0.0
    while len(moments) < 1_000:
        lobby.enter(wish("anna"), now_s)
        now_s += 1
        moments += [now_s for _ in lobby.matches(now_s)]
    apart = [later - earlier for earlier, later in pairwise(moments)]
    assert fmean(apart) == pytest.approx(46.5, abs=0.6)  # and half a look
    assert stdev(apart) == pytest.approx(7, abs=0.4)


@given(st.integers(0, 2**32), st.floats(0, 60), st.floats(-50, 50), st.floats(0, 50))
def test_no_wait_is_negative(seed, patience_s, mean, sd):
    lobby = Lobby(Random(seed), 1.0, patience_s=patience_s, more_s=(mean, sd))
    lobby.enter(wish("anna"), 5)
    assert lobby.matches(4.99) == []
    (match,) = lobby.matches(1_000)
    assert match.waited_s == (995,)


def test_a_machine_steps_in_for_people_who_do_not_come():
    lobby = Lobby(Random(1), machines=1e-9, patience_s=60, more_s=(0, 0))
    lobby.enter(wish("anna"), 0)
    (match,) = lobby.matches(60)
    assert "" in match.seats
    lobby.enter(wish("ben", machine=False), 0)
    assert lobby.matches(9_999) == []


@pytest.mark.parametrize("share", [0.3, 0.5, 0.8])
def test_the_share_of_games_with_a_machine_is_as_wanted(share):
    lobby = Lobby(Random(3), machines=share)
    for number in range(2_000):
        lobby.enter(wish(f"p{number}"), 0)
    matches = lobby.matches(60)
    machines = sum("" in match.seats for match in matches)
    assert 2 * len(matches) - machines == 2_000
    assert machines / len(matches) == pytest.approx(share, abs=0.04)


def test_games_that_lacked_people_are_made_up_for():
    lobby = Lobby(Random(3), machines=0.5, patience_s=1, more_s=(0, 0))
    kinds = Counter()
    for now_s in range(0, 4_000, 2):
        for number in range(1 if now_s % 8 else 5):
            lobby.enter(wish(f"p{number}"), now_s)
        kinds.update("" in match.seats for match in lobby.matches(now_s + 1))
    assert kinds[True] / kinds.total() == pytest.approx(2 / 3), "all pairs that there are"
    kinds.clear()
    for now_s in range(4_000, 8_000, 2):
        for number in range(1 if now_s % 8 else 8):
            lobby.enter(wish(f"p{number}"), now_s)
        kinds.update("" in match.seats for match in lobby.matches(now_s + 1))
    assert kinds[True] / kinds.total() == pytest.approx(0.5, abs=0.04)


def game(name):
    return Wanted("study", name, sitters=tuple(role.sitter for role in GAMES[name].roles))


def test_who_meets_a_machine_is_the_interrogator():
    for seed in range(50):
        lobby = Lobby(Random(seed), machines=1.0)
        lobby.enter(wish("anna", (), game("witness")), 0)
        assert [match.seats for match in lobby.matches(999)] == [("anna", "")]


def test_two_people_are_interrogator_and_witness_by_chance():
    first = Counter()
    for seed in range(200):
        lobby = Lobby(Random(seed), machines=1e-9)
        for name in ("anna", "ben"):
            lobby.enter(wish(name, (), game("witness")), 0)
        (match,) = lobby.matches(99)
        assert {*match.seats} == {"anna", "ben"}
        assert [one.who for one in match.wishes] == [*match.seats]
        first[match.seats[0]] += 1
    assert 70 < first["anna"] < 130


THREE = Wanted("study", "three", sitters=(Sitter.PERSON, Sitter.PERSON, Sitter.MACHINE))


def test_three_seats_take_two_people_and_always_a_machine():
    first = Counter()
    for seed in range(200):
        lobby = Lobby(Random(seed), machines=1.0, patience_s=1)
        lobby.enter(wish("anna", (), THREE), 0)
        assert lobby.matches(500) == [], "no machine can judge"
        lobby.enter(wish("ben", (), THREE), 510)
        (match,) = lobby.matches(512)
        assert (match.seats[2], {*match.seats[:2]}) == ("", {"anna", "ben"})
        assert sorted(match.waited_s) == [2, 512]
        first[match.seats[0]] += 1
    assert 70 < first["anna"] < 130
    lobby.enter(wish("anna", (), THREE, machine=False), 600)
    lobby.enter(wish("chris", (), THREE, machine=False), 600)
    assert lobby.matches(9_999) == [], "where there is no machine, there is no game"


def play(lobby, who, now_s, game=THREE):
    """Let people wait at a time; who met whom."""
    for one in who:
        lobby.enter(wish(one, (), game), now_s)
    return {frozenset(one.who for one in match.wishes) for match in lobby.matches(now_s)}


@given(st.integers(0, 2**32), st.integers(2, 10), st.integers(2, 6))
def test_no_one_meets_the_same_person_twice_in_a_row_if_there_is_another(seed, pairs, rounds):
    lobby = Lobby(Random(seed))
    people = [f"p{number}" for number in range(2 * pairs)]
    before = set()
    for number in range(rounds):
        pairs_now = play(lobby, people, 100 * number)
        assert len(pairs_now) == pairs
        assert not pairs_now & before
        before = pairs_now


def test_two_who_just_met_wait_for_someone_else_but_not_for_ever():
    lobby = Lobby(Random(1))
    assert len(play(lobby, ["anna", "ben"], 0)) == 1
    assert play(lobby, ["anna", "ben"], 100) == set()
    assert play(lobby, [], 109) == set()
    assert len(play(lobby, [], 110)) == 1, "no one else comes"
    play(lobby, ["anna", "ben"], 200)
    (pair,) = play(lobby, ["chris"], 205)
    assert "chris" in pair


def test_who_waits_longest_is_matched_first():
    for seed in range(30):
        lobby = Lobby(Random(seed))
        lobby.enter(wish("late", (), THREE), 3)
        for name in ("early", "earlier"):
            lobby.enter(wish(name, (), THREE), 0)
        (match,) = lobby.matches(4)
        assert "late" not in match.seats


@pytest.mark.parametrize("again", range(2))
def test_who_asks_again_keeps_their_place(again):
    lobby = Lobby(Random(1))
    for now_s in range(again + 1):
        lobby.enter(wish("anna"), now_s)
    assert list(lobby) == ["anna"]
    lobby.leave("anna")
    assert "anna" not in lobby
