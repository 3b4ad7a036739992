"""Conversations through the desk: matched, passed on, interrupted, and continued."""

import time
from random import Random

import pytest

from tests.net.lab import DeskHere
from tests.net.players import MESSAGES, speaking
from turingdesk.core.conversation import SPEAKERS
from turingdesk.live.lobby import Lobby
from turingdesk.live.pacing import Pacing
from turingdesk.live.player import Draft
from turingdesk.net import rooms


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        desk.host.rooms.grace_s = 0.3
        yield desk


@pytest.fixture
def two(desk, tmp_path):
    """Two booths in one conversation; the first one begins."""
    with speaking(desk, tmp_path, "p1") as one, speaking(desk, tmp_path, "p2") as other:
        for speaker in (one, other):
            speaker.wait("linked")
            speaker.ask()
        yield sorted((one, other), key=lambda each: each.speaker)


def test_two_booths_talk_until_everything_is_said(two):
    first, second = two
    assert (first.speaker, second.speaker) == SPEAKERS
    assert first.room == second.room
    assert first.topic == second.topic
    texts = ["hello", "Hi!", "teh weather  is fine", "yes: it is"]
    for number, text in enumerate(texts):
        two[number % 2].say(number // 2, text)
        for speaker in two:
            speaker.wait("turn", number=number, text=text)
    for speaker in two:
        speaker.wait("parted", why="complete")
        assert speaker.turns == list(enumerate(texts))


def test_no_one_speaks_out_of_turn_or_twice(two):
    first, second = two
    second.say(0, "me first")
    second.wait("held", number=0)
    first.say(0, "hello")
    first.say(0, "hello")
    first.say(1, "and again")
    second.wait("turn", number=0)
    first.wait("held", number=1)  # before it could be its turn again
    second.say(0, "at last")
    second.wait("turn", number=1)
    first.wait("turn", number=1)
    assert {text for _, text in [*first.turns, *second.turns]} == {"hello", "at last"}


def test_a_booth_that_lost_the_line_gets_what_it_missed(two):
    first, second = two
    first.say(0, "are you there?")
    second.wait("turn", number=0)
    second.heard.clear()
    second.ask(room="", have=0)  # a kiosk that was started again knows nothing
    assert second.wait("met")["count"] == 1
    assert second.wait("turn")["text"] == "are you there?"
    second.heard.clear()
    second.ask(room=first.room, have=1)
    second.wait("met")
    second.say(0, "yes")
    second.wait("turn", number=1)
    assert [number for number, _ in second.turns] == [1]


def test_a_booth_that_vanishes_is_waited_for_and_then_replaced(desk, tmp_path):
    with speaking(desk, tmp_path, "p1") as one:
        with speaking(desk, tmp_path, "p2") as other:
            for speaker in (one, other):
                speaker.wait("linked")
                speaker.ask()
            before = one.room
            assert other.room == before
        one.wait("partner", here=False)
        one.wait("parted", why="left")
        one.heard.clear()
        one.ask()
        with speaking(desk, tmp_path, "p3") as third:
            third.wait("linked")
            third.ask()
            assert third.room == one.room != before


def test_the_same_partner_goes_on_where_it_returns_in_time(desk, tmp_path):
    desk.host.rooms.grace_s = 60
    known = desk.enrolled("Booth p2")
    with speaking(desk, tmp_path, "p1") as one:
        with speaking(desk, tmp_path, "p2", known) as other:
            for speaker in (one, other):
                speaker.wait("linked")
                speaker.ask()
            before, begins = other.room, one.speaker == "A"
            (one if begins else other).say(0, "hello")
            for speaker in (one, other):
                speaker.wait("turn", number=0)
        one.wait("partner", here=False)
        with speaking(desk, tmp_path, "p2", known) as back:
            back.session = "sub-p2_ses-2_study-s"  # its session was resumed
            back.wait("linked")
            back.ask()
            assert back.room == before
            assert back.turns == [(0, "hello")]
            one.wait("partner", here=True)


def test_who_does_not_like_a_topic_gets_another_one(two):
    first, second = two
    refused = first.topic
    first.topics = tuple(topic for topic in first.topics if topic != refused)
    first.quit("topic")
    for speaker in two:
        speaker.wait("parted", why="topic")
        speaker.heard.clear()
        speaker.ask()
    assert first.topic != refused
    assert first.room == second.room


def test_a_conversation_that_the_desk_lost_is_over(desk, tmp_path):
    """As after the desk was started again."""
    with speaking(desk, tmp_path, "p1") as one:
        one.wait("linked")
        one.ask(room="before", have=3)
        assert one.wait("parted")["room"] == "before"


def test_nonsense_matches_no_one(desk, tmp_path):
    with speaking(desk, tmp_path, "p1") as one, speaking(desk, tmp_path, "p2") as other:
        for speaker in (one, other):
            speaker.wait("linked")
        one.topics = (1, ["Books"], "")
        one.ask()
        other.link.talk.send(
            {"say": "said", "room": "r", "number": 0, "threads": [], "text": "hello"}
        )
        other.quit("topic")
        other.ask()
        time.sleep(0.2)
        assert not any(told["say"] == "met" for told in [*one.heard, *other.heard])
        one.topics = ("Books",)
        one.ask()
        assert one.room == other.room, "no one's connection was harmed"


def test_pilots_never_meet_participants(desk, tmp_path):
    with speaking(desk, tmp_path, "p1") as one, speaking(desk, tmp_path, "p2") as other:
        one.ask(pilot=True)
        other.ask()
        time.sleep(0.3)
        assert not any(told["say"] == "met" for told in [*one.heard, *other.heard])


class Parrot:
    """A machine that repeats what it hears."""

    share = 1.0

    def __init__(self):
        self.kept = []
        self.pacing = None
        self.room = None

    def plays(self, game, language="", who=""):
        return True

    def choose(self, game, language=""):
        return "parrot"

    def count(self, game, room):
        self.kept.append("counted")

    def join(self, game, room, seat, pacing, began):
        self.room, self.pacing = room, pacing
        return self

    def told(self):
        return {"agent": "parrot"}

    def next_message(self, thread, t_s, silent_s=0.0):
        said = self.room.thread(thread).said
        text = said[-1].text if said else "hello"
        return Draft(text, self.pacing.delay_s(len(text)), self.pacing.rule)

    def keep(self, room, delay_s):
        self.kept.append(len(room.said))

    def close(self, room):
        self.kept.append("closed")


@pytest.fixture
def parrot(desk):
    """The desk has a machine, and everyone talks with it."""
    parrot = Parrot()
    desk.host.rooms.machines = parrot
    desk.host.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0.2, more_s=(0, 0))
    desk.host.rooms.new_pacing = lambda _: Pacing(Random(1), scale=0.01)
    return parrot


def shapes(told):
    """What a booth can see, without what differs between any two conversations."""
    skipped = {"room", "text", "drawn"}
    news = (one for one in told if one["say"] != "cut")
    return [{k: v for k, v in one.items() if k not in skipped} for one in news]


@pytest.mark.parametrize("letter", SPEAKERS)
def test_a_booth_hears_the_same_from_a_machine_as_from_a_person(desk, parrot, tmp_path, letter):
    with speaking(desk, tmp_path, "p1") as one:
        one.wait("linked")
        one.ask()
        while one.speaker != letter:  # who begins is drawn
            one.quit("topic")
            one.wait("parted", why="topic")
            one.heard[1:] = []
            one.ask()
        for number in range(2 * MESSAGES):
            if SPEAKERS[number % 2] == letter:
                one.say(number // 2, "well")
            one.wait("turn", number=number)
        one.wait("parted", why="complete")
    human = _heard_with_a_person(desk, tmp_path, letter)
    assert shapes(one.heard) == shapes(human)
    deadline = time.monotonic() + 5
    while "closed" not in parrot.kept and time.monotonic() < deadline:
        time.sleep(0.01)
    assert 2 * MESSAGES in parrot.kept, "the machine's session has the whole conversation"


def _heard_with_a_person(desk, tmp_path, letter):
    """What the speaker of a letter hears in a conversation of two people."""
    desk.host.rooms.new_lobby = lambda _: Lobby(Random(2))
    desk.host.rooms.lobbies.clear()
    with speaking(desk, tmp_path, "h1") as one, speaking(desk, tmp_path, "h2") as other:
        for speaker in (one, other):
            speaker.wait("linked")
            speaker.ask()
        pair = sorted((one, other), key=lambda each: each.speaker)
        for number in range(2 * MESSAGES):
            pair[number % 2].say(number // 2, "well")
            for speaker in pair:
                speaker.wait("turn", number=number)
        for speaker in pair:
            speaker.wait("parted")
        return list(pair[SPEAKERS.index(letter)].heard)
