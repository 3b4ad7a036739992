"""Conversations through the desk: matched, passed on, interrupted, and continued."""

import time
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest

from tests.net.lab import DeskHere, until
from tests.plugins.live_games.net.players import MESSAGES, met, playing, speaking
from turingdesk.core.conversation import SPEAKERS
from turingdesk.journal.journal import Entry, Journal
from turingdesk.plugins.live_games.lobby import Lobby
from turingdesk.plugins.live_games.net import rooms
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.player import Draft
from turingdesk.system.clock import utc_now


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        desk.rooms.patience.away_s = 0.3
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
    desk.rooms.patience.away_s = 60
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
            back.game["continues"] = ["sub-p2_ses-1_study-s"]
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


def talk_through(one, other):
    """Say all that a conversation has."""
    both = sorted((one, other), key=lambda each: each.speaker)
    for number, text in enumerate(("hello", "Hi!", "weather", "yes")):
        both[number % 2].say(number // 2, text)
        for speaker in both:
            speaker.wait("turn", number=number, text=text)
    for speaker in both:
        speaker.wait("parted", why="complete")


def here(desk, booths):
    """Names with their pairings, at the port that the desk has now."""
    at = {"port": desk.host.port, "fingerprint": desk.host.fingerprint}
    return [(name, replace(paired, **at)) for name, paired in booths]


@contextmanager
def both_at(desk, tmp_path, paired):
    """Two booths that were paired before, at a desk that may have another port by now."""
    (_, first), (_, second) = here(desk, [("p1", paired[0]), ("p2", paired[1])])
    with (
        speaking(desk, tmp_path, "p1", first) as one,
        speaking(desk, tmp_path, "p2", second) as other,
    ):
        yield one, other


ELSEWHERE = {
    "in a second session": {"continues": []},
    "in a second session at a kiosk of an earlier version": {},
    "in one that continues a second session": {"continues": ["sub-p1_ses-9_study-s"]},
    "after a rehearsal": {},
    "in another study": {"study": "another hash"},
    "in another block": {"block": "c"},
}


def play_before(speakers, what):
    """Have two people play a game to its end, and return its room."""
    for speaker in speakers:
        speaker.ask(pilot=what == "after a rehearsal")
    talk_through(*speakers)
    return speakers[0].room


def play_elsewhere(speakers, what, before):
    """Have the same people at the same booths begin a session that counts, or another block."""
    for speaker in speakers:
        speaker.heard.clear()
        speaker.session = speaker.session.replace("ses-1", "ses-2")
        speaker.game |= ELSEWHERE[what]
        speaker.ask()
    assert speakers[0].room == speakers[1].room != before
    assert not speakers[0].turns


@pytest.mark.parametrize("what", ELSEWHERE)
def test_a_game_that_is_over_belongs_to_no_other_session(desk, tmp_path, what):
    paired = [desk.enrolled("B1"), desk.enrolled("B2")]
    with both_at(desk, tmp_path, paired) as (one, other):
        before = play_before((one, other), what)
        play_elsewhere((one, other), what, before)
        talk_through(one, other)


@pytest.mark.parametrize("what", ELSEWHERE)
def test_nor_after_the_desk_was_started_again(tmp_path, monkeypatch, what):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        paired = [desk.enrolled("B1"), desk.enrolled("B2")]
        with both_at(desk, tmp_path, paired) as (one, other):
            before = play_before((one, other), what)
    with DeskHere(tmp_path) as desk, both_at(desk, tmp_path, paired) as (one, other):
        play_elsewhere((one, other), what, before)


@pytest.mark.parametrize("is_new", [False, True])
def test_where_a_kiosk_of_an_earlier_version_continues_its_journal_says(desk, tmp_path, is_new):
    desk.rooms.grace_s = 60
    for number in (1, 2, 3):
        lines = {"session": f"sub-p2_ses-{number}_study-s"}
        if number > 1 and not (is_new and number == 2):
            lines["continues"] = f"sub-p2_ses-{number - 1}_study-s"
        with Journal.create(desk.data / f"{lines['session']}.jsonl") as journal:
            journal.append(Entry("opened", utc_now(), 0.0, lines))
    known = desk.enrolled("Booth p2")
    with speaking(desk, tmp_path, "p1") as one:
        with speaking(desk, tmp_path, "p2", known) as other:
            for speaker in (one, other):
                speaker.ask()
            before = other.room
        one.wait("partner", here=False)
        with speaking(desk, tmp_path, "p2", known) as back:
            back.session = "sub-p2_ses-3_study-s"
            back.ask()
            if is_new:
                one.wait("parted", why="left")
            else:
                assert back.room == before


def test_who_speaks_german_does_so_after_the_desk_was_started_again(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    rules = {"game": "play-witness", "language": "de", "abuse_filter": True}
    with DeskHere(tmp_path) as desk:
        booths = [("p1", desk.enrolled("B1")), ("p2", desk.enrolled("B2"))]
        with met(desk, tmp_path, *booths, **rules) as (asker, _):
            room = asker.room
    with DeskHere(tmp_path) as desk, playing(desk, tmp_path, *here(desk, booths), **rules) as both:
        for player in both:
            player.ask(room=room)
        asker, witness = sorted(both, key=lambda one: one.wait("met")["seat"])
        asker.say(0, "häng dich auf")
        asker.wait("held", why="words")
        assert not witness.turns


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
    desk.rooms.machines = parrot
    desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0.2, more_s=(0, 0))
    desk.rooms.new_pacing = lambda _: Pacing(Random(1), scale=0.01)
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
    desk.rooms.new_lobby = lambda _: Lobby(Random(2))
    desk.rooms.lobbies.clear()
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


def test_pauses_are_the_witness_s_own_and_those_of_nobody_who_asks(desk, tmp_path):
    desk.rooms.machines = Parrot()
    desk.rooms.new_pacing = lambda _: Pacing(Random(1), rule="0.1")
    with playing(desk, tmp_path, "p1", "p2", game="play-three_party") as players:
        for player in players:
            player.ask()
        asker, witness = sorted(players, key=lambda one: one.wait("met")["role"])
        asker.say(0, "who are you?")
        witness.wait("turn")
        (live,) = desk.rooms.all()
        until(lambda: len(live.room.said) == 2, what="the machine answers first")
        time.sleep(0.5)
        witness.say(0, "I am a person")
        witness.wait("turn", number=1)
        witness.say(0, "I am a person")  # a message that is sent again
        asker.say(1, "really?")
        witness.wait("turn", text="really?")
        (pacing,) = desk.rooms._pacings.values()
        ((characters, pause_s),) = pacing._delays
    assert characters == len("I am a person")
    assert pause_s >= 0.5
