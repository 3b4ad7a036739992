"""Players who mean harm, or machines that hang: refused or survived, and no one else affected."""

import threading
from random import Random

import pytest

from tests.language_models.lab import lab, started
from tests.net.lab import until
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.players import met, playing
from tests.plugins.live_games.net.quick_desk import desk
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.lobby import Lobby
from turingdesk.plugins.live_games.net import rooms, unhurried
from turingdesk.plugins.live_games.witnesses import one_witness

__all__ = ["desk", "lab", "started"]


def lines(desk, room):
    return read_journal(desk.data / "rooms" / f"{room}.jsonl").lines


def send(player, say, **members):
    player.link.talk.send({"say": say, **members})


def test_who_sits_elsewhere_learns_nothing_of_a_room_and_changes_nothing(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as players, playing(desk, tmp_path, "eve") as (eve,):
        interrogator, witness = players
        interrogator.say(0, "our secret")
        witness.wait("turn", text="our secret")
        room = interrogator.room
        eve.ask(room=room)
        eve.wait("parted", room=room, why="left")
        eve.session, step = interrogator.session, eve.step
        eve.ask(room=room)
        send(eve, "said", room=room, number=0, threads=[0], text="hello from eve")
        send(eve, "typing", room=room, thread=0)
        send(eve, "verdict", room=room, answers={"origin": "machine"})
        send(eve, "report", room=room, text="nothing")
        send(eve, "leave", session=interrogator.session, why="left")
        eve.step = step + 1
        eve.ask(room=room)
        witness.say(0, "fine")
        for player in players:
            player.wait("turn", text="fine")
        assert {told["say"] for told in eve.heard} == {"linked", "parted"}
        assert [text for _, text in witness.turns] == ["our secret", "fine"]
        kinds = [line["kind"] for line in lines(desk, room)]
        assert kinds == ["opened", "ready", "ready", "said", "said"]


def test_a_witness_who_asks_for_the_truth_gets_none(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        interrogator.say(0, "hello")
        for _ in range(3):
            witness.decide()
            send(witness, "typing", room=witness.room, thread=7)
            witness.ask(room=witness.room, have=0)
        witness.wait("turn", text="hello")  # out of turn, "hi" would go back to the witness
        witness.say(0, "hi")
        interrogator.wait("turn", text="hi")
        assert not any(told["say"] in ("reveal", "parted") for told in witness.heard)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("a\x00b\x1b[31m\r\nc\ud800", "ab[31m c"),
        ("x" * 10_000, None),
        ("\x07\x08", None),
        ("\u200b\u3164 \u2800\ufe0f", None),
        ("\u200d\U0001f468\u200d\U0001f469", "\u200d\U0001f468\u200d\U0001f469"),
    ],
)
def test_what_can_not_be_seen_or_is_too_long_reaches_no_one(desk, tmp_path, text, seen):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        interrogator.say(0, text.encode("utf-16", "surrogatepass").decode("utf-16", "ignore"))
        if seen is None:
            interrogator.wait("held", number=0, why="rules")
            interrogator.say(0, "hello")
        assert witness.wait("turn", number=0)["text"] == (seen or "hello")


def test_a_flood_of_messages_harms_no_one_else(desk, tmp_path):
    with (
        met(desk, tmp_path, "p1", "p2", turns="free") as (flooding, drowned),
        met(desk, tmp_path, "p3", "p4") as (interrogator, witness),
    ):
        for number in range(300):
            flooding.say(number, f"message {number}")
        interrogator.say(0, "is it slow?")
        witness.wait("turn", text="is it slow?")
        until(lambda: len(drowned.turns) == 300, within_s=60)
        assert drowned.turns == [(number, f"message {number}") for number in range(300)]
        assert not verify(desk.data / "rooms" / f"{drowned.room}.jsonl")


@pytest.mark.parametrize(
    "rules",
    [
        {"minutes": -5},
        {"characters": 10**9},
        {"turns": "mine"},
        {"recent_waits": 0},
        {"minutes": "5"},
        {"own_delay": "9e9 n"},
        {"abuse_words": ["x"] * 2_000},
    ],
)
def test_rules_that_no_study_can_have_match_no_one(desk, tmp_path, rules):
    with playing(desk, tmp_path, "p1") as (one,):
        good = one.rules
        one.rules = good | rules
        one.ask()
        one.game, one.rules = one.game | {"game": "play-nothing"}, good
        one.ask()
        one.game["game"] = "play-witness"
        with met(desk, tmp_path, "p2", "p3") as (interrogator, _):
            interrogator.say(0, "hello")
        assert [told["say"] for told in one.heard] == ["linked"]


def test_a_booth_waits_for_one_game_and_fills_no_memory_with_others(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_LOBBIES", 5)
    with playing(desk, tmp_path, "p1", "p2", "p3") as (greedy, *others):
        for number in range(30):
            greedy.session = f"sub-g{number}_ses-1_study-s"
            greedy.game["study"] = f"study {number}"
            greedy.ask()
        greedy.wait("linked")
        until(lambda: len(desk.rooms._requests) == 1 and len(desk.rooms.lobbies) == 5)
        for player in others:
            player.ask()
        interrogator, witness = sorted(others, key=lambda one: one.wait("met")["seat"])
        interrogator.say(0, "hello")
        witness.wait("turn", text="hello")
        assert [told["say"] for told in greedy.heard] == ["linked"]


class Silent:
    """A machine whose model never answers."""

    share = 1.0

    def __init__(self):
        self.over = threading.Event()

    def plays(self, game, language="", who=""):
        return True

    def choose(self, game, language=""):
        return "Silent"

    def count(self, game, room):
        pass

    def join(self, game, room, seat, pacing, began):
        return self

    def told(self):
        return {}

    def keep(self, room, delay_s):
        pass

    def next_message(self, thread, t_s, silent_s=0.0):
        self.over.wait(60)

    def close(self, room):
        self.over.set()


def test_a_machine_that_never_answers_leaves_as_a_person_does(desk, tmp_path, monkeypatch):
    monkeypatch.setattr(unhurried, "ANSWER_S", 0.2)
    desk.rooms.machines = silent = Silent()
    desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
    with met(desk, tmp_path, "p1") as (interrogator,):
        interrogator.say(0, "are you there?")
        interrogator.wait("parted", why="left")
        room = interrogator.room
    until(lambda: "fault" in desk.kinds() and silent.over.is_set())
    until(lambda: lines(desk, room)[-1]["kind"] == "closed")
    assert not any(told["say"] == "reveal" for told in interrogator.heard)


@pytest.fixture
def model(desk, tmp_path, lab):
    """A model on a real server plays the witness, at once."""
    found = [one_witness("openai", {"model": "tiny", "server": lab.url, "tries": 1}, "Maple")]
    package = games_package(tmp_path)
    with cast(package, desk.data, found, Random(1)) as machines:
        desk.rooms.machines = machines
        desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
        yield {"about": {"study": package.hash, "block": "two"}, "own_delay": "0"}


def test_a_model_that_never_ends_is_cut_to_what_a_message_can_be(desk, tmp_path, lab, model):
    lab.does(f"says:{'No end of it, ' * 1_000}", f"says:{'x' * 10_000}", "says:a\x00b\x1b[31mc")
    with met(desk, tmp_path, "p1", **model) as (interrogator,):
        for number in range(3):
            interrogator.say(number, f"who are you, {number}?")
            interrogator.wait("turn", number=2 * number + 1, own=False)
        said = [text for _, text in interrogator.turns][1::2]
    assert said[0].startswith("No end of it, No end")
    assert all(len(text) <= 300 for text in said)
    assert said[2] == "ab[31mc"


def test_a_model_whose_server_hangs_leaves_and_plays_no_other_game_down(
    desk, tmp_path, lab, model, monkeypatch
):
    monkeypatch.setattr(unhurried, "ANSWER_S", 0.3)
    lab.does("wait:1", then="says:well")
    with met(desk, tmp_path, "p1", **model) as (one,):
        one.say(0, "are you there?")
        one.wait("parted", why="left")
        monkeypatch.setattr(unhurried, "ANSWER_S", 60)
        with met(desk, tmp_path, "p2", **model) as (other,):
            other.say(0, "and you?")
            other.wait("turn", own=False, text="well")
    until(lambda: "machine" not in {one.name for one in threading.enumerate()})
