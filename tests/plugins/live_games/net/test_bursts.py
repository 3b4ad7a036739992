"""A machine in burst dialog, through the desk: what it answers, when, and what it drops."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.net.lab import DeskHere, until
from tests.plugins.live_games.net.players import met
from turingdesk.journal.journal_file import read_journal
from turingdesk.plugins.live_games.lobby import Lobby
from turingdesk.plugins.live_games.net import rooms
from turingdesk.plugins.live_games.net.bursts import due_at
from turingdesk.plugins.live_games.player import Draft


class Chatty:
    """A machine that says how many messages it answers, and something later."""

    share = 1.0

    def __init__(self, later_s):
        self.later_s = later_s

    def plays(self, game, language="", who=""):
        return True

    def choose(self, game, language=""):
        return "chatty"

    def count(self, game, room):
        pass

    def join(self, game, room, seat, pacing, began):
        self.room = room
        return self

    def told(self):
        return {}

    def wants_to_write(self, thread, t_s, silent_s=0.0):
        raise AssertionError("it answers whatever comes")

    def next_message(self, thread, t_s, silent_s=0.0):
        heard = sum(one.seat == 0 for one in self.room.said)
        later = Draft(f"later {heard}", self.later_s, "wu-2024")
        return Draft(f"read {heard}", 0.01, "wu-2024", then=(later,))

    def keep(self, room, delay_s):
        pass

    def close(self, room):
        pass


@pytest.fixture
def chat(tmp_path, monkeypatch):
    """A conversation of someone with such a machine."""
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))

        def chat(later_s=0.01, **rules):
            desk.rooms.machines = Chatty(later_s)
            rules = {"listen_s": 0.3, "exchanges": (), **rules}
            return met(desk, tmp_path, "p1", game="play-burst", **rules)

        chat.lines = lambda room: read_journal(desk.data / "rooms" / f"{room}.jsonl").lines
        yield chat


def test_it_waits_until_someone_has_said_all_and_answers_with_several_messages(chat):
    with chat() as (person,):
        person.say(0, "hi")
        person.say(1, "how are you?")
        person.wait("turn", text="later 2")
        texts = [text for _, text in person.turns]
        assert texts == ["hi", "how are you?", "read 2", "later 2"]
        written = chat.lines(person.room)
    (listened,) = (line for line in written if line["kind"] == "listened")
    assert (listened["messages"], listened["listen_s"]) == (2, 0.3)
    assert listened["t_ms"] >= 300
    assert [line["rule"] for line in written if line["kind"] == "delay"] == ["wu-2024"] * 2


def test_what_is_not_sent_is_dropped_when_there_is_a_newer_answer(chat):
    with chat(later_s=60.0) as (person,):
        person.say(0, "hi")
        person.wait("turn", text="read 1")
        person.say(1, "and now?")
        person.wait("turn", text="read 2")
        until(lambda: any(line["kind"] == "dropped" for line in chat.lines(person.room)))
        (dropped,) = (line for line in chat.lines(person.room) if line["kind"] == "dropped")
        assert dropped["texts"] == ["later 1"]


def test_the_last_turn_ends_after_a_silence_and_the_verdict_is_asked_for(chat):
    # Longer than the message takes, about 2 s, where a busy machine sends the first one too late.
    with chat(exchanges=(1,), quiet_s=4.0) as (person,):
        person.say(0, "hi")
        person.wait("turn", text="later 1")
        person.wait("phase", phase="decide", why="questions")
        person.decide()
        person.wait("parted", why="complete")


TIMES = st.floats(0, 1e4)


@given(TIMES, TIMES, TIMES, st.floats(0, 100))
def test_no_message_is_due_before_now(before_s, now_s, drawn_s, again_s):
    due_s = due_at(before_s, now_s, drawn_s, lambda: again_s)
    assert due_s >= now_s
    assert due_s in (before_s + drawn_s, now_s + again_s)
