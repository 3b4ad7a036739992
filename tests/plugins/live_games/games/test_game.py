"""The rules of the Turing Game."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import NotAllowed
from turingdesk.plugins.live_games import telling
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.room import Ending, Outcome, Phase, Room, draw

GAME = GAMES["game"]
SEATS = st.permutations(("anna", "ben", "bot"))


def room_of(order, seed=0):
    """A room in which three sit in an order; the bot is the machine."""
    seats = tuple(
        Seat(role.name, who, machine=who == "bot")
        for role, who in zip(GAME.roles, order, strict=True)
    )
    rules = GAME.task.show()
    return Room("r", GAME, rules, seats, draw(GAME, rules, Random(seed)))


def say(room, who, text="hi", t_s=1.0):
    seat = room.seat(who)
    room.add(room.message(seat, room.count(seat), text, t_s))


def accuse(room, who, whom, t_s=2.0):
    """Say that someone is the machine."""
    seat = room.seat(who)
    side = 1 + room.others(seat).index(room.seat(whom))
    return room.decide(seat, {"machine_side": str(side)}, t_s)


def test_its_settings_are_the_papers():
    rules = GAME.task.show()
    assert (rules.minutes, rules.characters, rules.turns) == (0, 255, "free")
    assert (GAME.machines, rules.threshold) == (1, 1.0)
    assert set(GAME.colors) == {"red", "yellow", "blue", "purple"}


@given(SEATS, st.integers())
def test_everyone_has_a_color_of_their_own_that_says_nothing(order, seed):
    here = room_of(order, seed)
    assert len({*here.drawn.colors}) == len(here.seats)
    assert here.drawn.colors == room_of(sorted(order), seed).drawn.colors


def test_each_color_is_a_machines_now_and_then():
    drawn = {room_of(("anna", "ben", "bot"), seed).drawn.colors[2] for seed in range(50)}
    assert drawn == set(GAME.colors)


@given(SEATS, st.lists(st.tuples(st.integers(0, 2), st.text(max_size=300)), max_size=40))
def test_everyone_writes_at_any_time_and_is_read_by_all(order, attempts):
    here = room_of(order)
    for seat, text in attempts:
        try:
            here.add(here.message(seat, here.count(seat), text, 1.0))
        except NotAllowed:
            assert not len(text.split()) > 0 or len(text) > 255 or not text.isprintable()
    assert here.may_write(0, 1e6) == here.may_write(1, 1e6) == here.may_write(2, 1e6) == [0]
    assert {len(list(here.seen_by(seat))) for seat in range(3)} == {len(here.said)}
    assert all(0 < len(one.text) <= 255 for one in here.said)


@given(SEATS, st.booleans(), st.booleans(), st.booleans())
def test_both_have_to_be_right(order, anna, ben, first):
    here = room_of(order)
    say(here, "bot")
    votes = [("anna", "bot" if anna else "ben"), ("ben", "bot" if ben else "anna")]
    for at, (who, whom) in enumerate(votes if first else votes[::-1]):
        assert accuse(here, who, whom)
        assert here.outcome is None or at == 1
    assert here.ending is Ending.COMPLETE
    assert here.outcome is (Outcome.WON if anna and ben else Outcome.LOST)


@given(SEATS)
def test_an_accusation_is_final_and_the_others_go_on(order):
    here = room_of(order)
    say(here, "anna")
    assert accuse(here, "anna", "ben")
    assert not accuse(here, "anna", "bot")
    assert here.accused(here.verdicts[here.seat("anna")], here.seat("anna")) == here.seat("ben")
    assert here.phase(1e6) is Phase.TALK
    for who in ("ben", "anna", "bot"):
        say(here, who)
    assert not any(telling.may_know(here, seat) for seat in range(3))
    accuse(here, "ben", "bot")
    assert here.outcome is Outcome.LOST
    assert here.phase(3.0) is Phase.OVER
    with pytest.raises(NotAllowed):
        say(here, "bot")


@pytest.mark.parametrize("answers", [{}, {"machine_side": "3"}, {"machine_side": ""}])
def test_an_accusation_names_one_of_the_others(answers):
    here = room_of(("anna", "bot", "ben"))
    say(here, "anna")
    with pytest.raises(NotAllowed):
        here.decide(0, answers, 1.0)
    assert not here.verdicts


@given(SEATS)
def test_a_machine_neither_decides_nor_gives_up(order):
    here = room_of(order)
    say(here, "anna")
    with pytest.raises(NotAllowed):
        accuse(here, "bot", "anna")
    with pytest.raises(NotAllowed):
        here.surrender(here.seat("bot"))
    assert here.deciders == sorted(map(here.seat, ("anna", "ben")))


@given(SEATS, st.sampled_from(("anna", "ben")), st.booleans())
def test_whoever_gives_up_ends_the_game_for_both(order, who, has_accused):
    here = room_of(order)
    say(here, "anna")
    if has_accused:
        accuse(here, who, "bot")
    assert here.surrender(here.seat(who))
    assert not here.surrender(here.seat("anna"))
    assert (here.ending, here.outcome) == (Ending.SURRENDERED, Outcome.SURRENDERED)
    other = "ben" if who == "anna" else "anna"
    with pytest.raises(NotAllowed):
        accuse(here, other, "bot")


def test_no_one_can_give_up_another_game():
    game = GAMES["witness"]
    seats = (Seat("interrogator", "anna"), Seat("witness", "bot", machine=True))
    with pytest.raises(NotAllowed):
        Room("r", game, game.task.show(), seats).surrender(0)


def test_what_a_seat_is_told_is_the_same_whoever_the_others_are():
    told = []
    for order in (("anna", "ben", "bot"), ("anna", "bot", "ben")):
        here = room_of(order)
        for who in order:
            say(here, who)
        told.append([*telling.welcome(here, 0, 0, 5.0)])
    assert told[0] == told[1]
    assert not any(name in str(told[0]) for name in ("bot", "ben", "machine"))


def test_those_who_played_learn_who_was_who_and_how_it_ended():
    here = room_of(("anna", "ben", "bot"))
    say(here, "ben")
    accuse(here, "anna", "bot")
    accuse(here, "ben", "bot")
    assert all(telling.may_know(here, seat) for seat in range(3))
    told = telling.reveal(here, 0)
    assert told["outcome"] == "won"
    assert [(one["seat"], one["machine"]) for one in told["seats"]] == [(1, False), (2, True)]


@given(SEATS)
def test_verdicts_number_the_others_in_the_order_of_their_seats(order):
    here = room_of(order)
    for one, other in combinations(range(3), 2):
        assert here.others(3 - one - other) == [one, other]
