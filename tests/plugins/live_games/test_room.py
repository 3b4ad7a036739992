"""The rules of a room, for any game."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import NotAllowed
from turingdesk.plugins.live_games.game import GAMES, GameRules, Seat
from turingdesk.plugins.live_games.room import Drawn, Ending, Phase, Room, draw


@pytest.fixture
def room():
    seats = (Seat("interrogator", "anna"), Seat("witness", "gpt", machine=True))
    return Room("r", GAMES["witness"], GameRules(), seats)


def say(room, who, text, t_s=1.0, threads=()):
    seat = room.seat(who)
    number = sum(one.seat == seat for one in room.said)
    room.add(room.message(seat, number, text, t_s, threads))


def test_the_interrogator_begins_and_both_write_in_turns(room):
    assert (room.may_write(0, 0.0), room.may_write(1, 0.0)) == ([0], [])
    say(room, "anna", "hi")
    assert (room.may_write(0, 1.0), room.may_write(1, 1.0)) == ([], [0])
    with pytest.raises(NotAllowed):
        room.message(0, 1, "still there?", 2.0)


def test_each_game_draws_one_of_the_topics_unless_people_agreed_on_one():
    rules = GameRules(topics=("Tea", "Rain"))
    drawn = {draw(GAMES["witness"], rules, Random(seed)).topic for seed in range(20)}
    assert drawn == {"Tea", "Rain"}
    assert draw(GAMES["witness"], rules, Random(1), "Snow").topic == "Snow"
    assert draw(GAMES["witness"], GameRules(), Random(1)).topic == ""


def test_a_message_that_arrives_twice_counts_once(room):
    say(room, "anna", "hi")
    assert room.message(0, 0, "hi", 2.0) is None


@pytest.mark.parametrize("text", ["", " \n", "x" * 301])
def test_empty_and_long_messages_are_refused(room, text):
    with pytest.raises(NotAllowed):
        room.message(0, 0, text, 1.0)


def test_after_five_minutes_no_one_writes_and_the_verdict_is_due(room):
    say(room, "anna", "hi")
    assert (room.phase(299.9), room.left_s(299.0)) == (Phase.TALK, 1.0)
    assert (room.phase(300.0), room.may_write(1, 300.0)) == (Phase.DECIDE, [])
    assert room.decide(0, {"origin": "machine"}, 301.0)
    assert not room.decide(0, {"origin": "human"}, 302.0)
    assert (room.ending, room.verdicts) == (Ending.COMPLETE, {0: {"origin": "machine"}})


def test_only_the_interrogator_decides_and_not_before_a_message(room):
    with pytest.raises(NotAllowed):
        room.decide(0, {"origin": "human"}, 1.0)
    say(room, "anna", "hi")
    with pytest.raises(NotAllowed):
        room.decide(1, {"origin": "human"}, 2.0)
    assert room.decide(0, {"origin": "human"}, 2.0)


def test_strangers_have_no_seat(room):
    with pytest.raises(NotAllowed):
        room.seat("eve")


def two_witnesses(**rules):
    game = replace(GAMES["witness"], threads=((0, 1), (0, 2)))
    seats = (Seat("interrogator", "judge"), Seat("witness", "ann"), Seat("witness", "bot", True))
    return Room("r", game, GameRules(**rules), seats, Drawn(exchanges=2))


def test_a_question_goes_to_both_and_answers_are_shown_together():
    room = two_witnesses(asked="both", answers="together")
    say(room, "judge", "how are you?")
    assert room.said[0].threads == (0, 1)
    say(room, "bot", "well")
    assert [said.text for _, said in room.seen_by(0)] == ["how are you?"]
    assert [said.text for _, said in room.seen_by(1)] == ["how are you?"]
    assert room.may_write(0, 2.0) == []
    say(room, "ann", "fine")
    assert [said.text for _, said in room.seen_by(0)] == ["how are you?", "well", "fine"]
    assert [said.text for _, said in room.seen_by(1)] == ["how are you?", "fine"]
    assert room.left_questions() == 1
    say(room, "judge", "really?")
    say(room, "ann", "yes")
    assert room.phase(3.0) is Phase.TALK
    say(room, "bot", "yes")
    assert room.phase(3.0) is Phase.DECIDE


@given(st.lists(st.sampled_from(["judge", "ann", "bot"]), max_size=20), st.booleans())
def test_no_witness_ever_sees_another_and_no_one_writes_out_of_turn(order, together):
    room = two_witnesses(asked="both", answers="together" if together else "as they come")
    for who in order:
        try:
            say(room, who, f"by {who}")
        except NotAllowed:
            continue
    for seat in (1, 2):
        texts = {said.text for _, said in room.seen_by(seat)}
        assert texts <= {"by judge", f"by {room.seats[seat].who}"}
    for at in (0, 1):
        speakers = room.thread(at).speakers
        assert all(one != after for one, after in pairwise(speakers))
        assert room.thread(at).count(0) <= 2
