"""The rules of burst dialog."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import NotAllowed
from turingdesk.plugins.live_games.game import GAMES, Seat
from turingdesk.plugins.live_games.room import Drawn, Phase, Room

GAME = GAMES["burst"]
RULES = GAME.task.show()


def room_of(exchanges=2):
    seats = (Seat("interrogator", "anna"), Seat("witness", "bot", machine=True))
    return Room("r", GAME, RULES, seats, Drawn(exchanges))


def say(room, seat, t_s=1.0):
    room.add(room.message(seat, room.count(seat), "hi", t_s))


def test_its_settings_are_the_papers():
    assert (RULES.listen_s, RULES.delay, RULES.exchanges) == (3.0, "wu-2024", (3, 10))
    assert (RULES.turns, RULES.minutes) == ("free", 0)


@pytest.mark.parametrize(
    ("seats", "turns"),
    [("", 0), ("0", 1), ("000", 1), ("0011", 1), ("001110", 2), ("1001", 1), ("01010", 3)],
)
def test_a_turn_is_a_run_of_messages_and_the_run_that_answers_it(seats, turns):
    here = room_of(exchanges=0)
    for seat in seats:
        say(here, int(seat))
    assert here.thread(0).turns == turns


def test_the_last_turn_is_over_after_a_silence():
    here = room_of(exchanges=1)
    for _ in range(2):
        say(here, 0)
    assert here.phase(100.0) is Phase.TALK  # no one has answered
    say(here, 1, 101.0)
    assert here.left_questions() == 0
    assert here.phase(105.0) is Phase.TALK
    with pytest.raises(NotAllowed):  # that would be another turn
        say(here, 0, 105.0)
    say(here, 1, 108.0)
    assert here.phase(112.0) is Phase.TALK
    assert here.phase(108.0 + RULES.quiet_s) is Phase.DECIDE


@given(st.lists(st.integers(0, 1), max_size=40), st.integers(1, 4))
def test_no_one_begins_more_turns_than_were_drawn(attempts, exchanges):
    here = room_of(exchanges)
    for at, seat in enumerate(attempts):
        if here.may_write(seat, at):
            say(here, seat, at)
        else:
            assert seat == 0
    assert here.thread(0).turns <= exchanges
    assert here.left_questions() == exchanges - here.thread(0).turns
