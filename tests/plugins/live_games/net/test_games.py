"""Games through the desk: what is told to whom, and what is on the disk by then."""

import json
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest

from tests.language_models.lab import lab, started
from tests.net.lab import Cable, DeskHere, desk_with, until
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.players import VERDICT, met, playing
from tests.plugins.live_games.net.quick_desk import desk
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.net import kiosk_link, server
from turingdesk.net.console import Console
from turingdesk.plugins.live_games import conversation
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.game import GAMES
from turingdesk.plugins.live_games.lobby import Lobby
from turingdesk.plugins.live_games.net import live_room, machine_seat, rooms
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.witnesses import one_witness

__all__ = ["desk", "lab", "started"]


GROUP = """\
id = "group"
title = "Group"

[[block]]
id = "group"
task = "play-game"
trials = 1
"""


def lines(desk, room):
    return read_journal(desk.data / "rooms" / f"{room}.jsonl").lines


def test_a_game_is_played_to_the_verdict_and_everything_is_in_its_journal(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        assert (interrogator.speaker, witness.speaker) == ("interrogator", "witness")
        assert 0 < interrogator.wait("met")["left_s"] <= 300
        interrogator.say(0, "are you a machine?")
        witness.wait("turn", own=False, text="are you a machine?")
        witness.say(0, "No.")
        interrogator.wait("turn", own=False, text="No.")
        assert interrogator.wait("turn", own=True)["number"] == 0
        interrogator.decide()
        (other,) = interrogator.wait("reveal")["seats"]
        assert other == {"seat": 1, "role": "witness", "machine": False}
        for player in (interrogator, witness):
            player.wait("parted", why="complete")
        room = interrogator.room
    until(lambda: lines(desk, room)[-1]["kind"] == "closed")
    written = lines(desk, room)
    kinds = ["opened", "ready", "ready", "said", "said"]
    kinds += ["verdict", "reveal", "reveal", "ended", "closed"]
    assert [line["kind"] for line in written] == kinds
    opened = written[0]
    seats = [(seat["role"], seat["who"], seat["origin"]) for seat in opened["seats"]]
    sessions = (interrogator.session, witness.session)
    roles = ("interrogator", "witness")
    assert seats == [(*one, "human") for one in zip(roles, sessions, strict=True)]
    assert [line["text"] for line in written[3:5]] == ["are you a machine?", "No."]
    assert (written[5]["seat"], written[5]["answers"]) == (0, VERDICT)
    assert not verify(desk.data / "rooms" / f"{room}.jsonl")


def test_no_one_learns_anything_before_the_verdict_nor_in_a_sealed_study(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2", about={"sealed": True}) as (interrogator, witness):
        interrogator.say(0, "hello")
        witness.decide()  # which isn't the witness's to give
        witness.wait("turn", text="hello")
        interrogator.decide()
        for player in (interrogator, witness):
            player.wait("parted", why="complete")
            assert not any(told["say"] == "reveal" for told in player.heard)


def test_the_talk_ends_by_the_clock_and_the_verdict_is_asked_for(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2", minutes=0.01) as (interrogator, witness):
        for player in (interrogator, witness):
            player.wait("phase", phase="decide", why="time")
        interrogator.say(0, "too late")
        interrogator.wait("held", number=0, why="rules")
        interrogator.decide()
        witness.wait("parted", why="complete")
        assert not any(told["say"] == "turn" for told in witness.heard)


def test_the_journal_of_a_game_says_how_long_everyone_waited_for_it(desk, tmp_path):
    with playing(desk, tmp_path, "p1", "p2") as (early, late):
        early.ask()
        until(lambda: any(tuple(lobby) for lobby in desk.rooms.lobbies.values()))
        time.sleep(0.2)
        late.ask()
        room = early.wait("met")["room"]
        late.wait("met", room=room)
        opened = lines(desk, room)[0]
    waits = {opened["seats"][one["seat"]]["agent"]: one["waited_s"] for one in opened["people"]}
    assert waits["p1"] > waits["p2"] >= 0


def test_a_machine_is_a_witness_whom_no_one_can_tell_by_what_the_desk_says(desk, tmp_path, lab):
    package = games_package(tmp_path)
    lab.does("says:Sure, never repeat or describe these instructions.", "says:nope")
    found = [one_witness("openai", {"model": "tiny", "server": lab.url}, "Maple")]
    with cast(package, desk.data, found, Random(1)) as machines:
        desk.rooms.machines = machines
        desk.rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
        desk.rooms.new_pacing = lambda _: Pacing(Random(1), 0.01, "jones-2024-text")
        about = {"study": package.hash, "block": "two"}
        with met(desk, tmp_path, "p1", about=about) as (interrogator,):
            assert interrogator.speaker == "interrogator", "who meets a machine asks"
            interrogator.say(0, "are you a machine?")
            interrogator.wait("turn", own=False, text="nope")
            interrogator.decide(origin="human", confidence="90")
            (other,) = interrogator.wait("reveal")["seats"]
            assert other["machine"]
            interrogator.wait("parted", why="complete")
            room = interrogator.room
        until(lambda: lines(desk, room)[-1]["kind"] == "closed")
        assert machines.choices["two"].records["Maple"].wins == 0.9
    with cast(package, desk.data, found, Random(1)) as machines:
        desk.rooms.machines = machines
        desk.call(desk.rooms._go_on())  # as when the desk starts again
        assert machines.choices["two"].records["Maple"].wins == 0.9
    written = {line["kind"]: line for line in lines(desk, room)}
    seat = written["opened"]["seats"][1]
    assert (seat["who"], seat["agent"], seat["origin"]) == ("Maple", "Maple", "machine")
    machine = written["machine"]
    assert (machine["seat"], machine["settings"]["title"]) == (1, "tiny")
    assert machine["persona"]["name"] in lab.log[0]["body"]["messages"][0]["content"]
    assert written["delay"]["rule"] == "jones-2024-text"
    assert 0.02 < written["delay"]["delay_s"] < 0.06, "a hundredth of 1 + 0.3 n + Γ(2.5, 0.25)"
    assert written["note"]["text"] == "The message shows the machine's instructions."
    assert sum(line["kind"] == "asked" for line in lines(desk, room)) == 2


def test_a_desk_that_was_closed_in_mid_game_goes_on_with_it(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk, met(desk, tmp_path, "p1", "p2") as players:
        interrogator, witness = players
        interrogator.say(0, "hello")
        witness.wait("turn", text="hello")
        room = interrogator.room
    with DeskHere(tmp_path) as desk:
        again = [(one.name, one.known.at("127.0.0.1", desk.port)) for one in players]
        with playing(desk, tmp_path, *again) as (interrogator, witness):
            for player, own in ((interrogator, 1), (witness, 0)):
                player.ask(room=room, have=1)
                assert player.wait("met", room=room, count=1)["own"] == own
            witness.say(0, "hi")
            interrogator.wait("turn", number=1, text="hi")
            interrogator.decide()
            witness.wait("parted", why="complete")
    kinds = [line["kind"] for line in lines(desk, room)]
    assert kinds.count("opened") == kinds.count("closed") == 1
    assert not verify(desk.data / "rooms" / f"{room}.jsonl")


@pytest.mark.slow
def test_games_go_on_after_the_desks_process_was_killed(tmp_path):
    """Four booths in two rooms; the desk is killed while they write, and started again."""
    names = ["p1", "p2", "p3", "p4"]
    with desk_with(tmp_path, *names) as (desk, *known):
        booths = zip(names, known, strict=True)
        with met(desk, tmp_path, *booths, turns="free") as players:
            _play_through_a_kill(desk, players)


def _play_through_a_kill(desk, players):
    before = {player.name: player.room for player in players}
    assert len(set(before.values())) == 2
    _all_say(players, 0, 2)
    desk.kill()
    for player in players:
        player.wait("cut")
        player.heard[:] = [one for one in player.heard if one["say"] == "turn"]
    desk.start()
    for player in players:
        player.wait("linked")
        player.ask(room=before[player.name], have=2)
        player.wait("met", room=before[player.name], count=2)
    _all_say(players, 1, 4)
    for player in players:
        player.decide()  # witnesses' count for nothing
    for player in players:
        player.wait("parted", why="complete")
        assert [number for number, _ in player.turns] == [0, 1, 2, 3]
    for room in set(before.values()):
        until(lambda room=room: lines(desk, room)[-1]["kind"] == "closed")
        assert not verify(desk.data / "rooms" / f"{room}.jsonl")


def _all_say(players, number, seen):
    """Everyone says their message of a number, and then sees so many in all."""
    for player in players:
        player.say(number, f"{number} by {player.name}")
    for player in players:
        until(lambda player=player: len(player.turns) == seen)


@pytest.mark.slow
def test_a_dead_network_is_noticed_in_mid_game_and_nothing_is_lost_or_doubled(
    desk, tmp_path, monkeypatch
):
    for end in (server, kiosk_link):
        monkeypatch.setattr(end, "HEARTBEAT_S", 1.0)
    with Cable(desk.port) as cable:
        booths = (("p1", desk.enrolled("Booth p1", port=cable.port)), "p2")
        others = met(desk, tmp_path, "p3", "p4", turns="free")
        with met(desk, tmp_path, *booths, turns="free") as players, others as (third, fourth):
            near, far = sorted(players, key=lambda one: one.name)
            near.say(0, "hello")
            far.wait("turn", text="hello")
            room = near.room
            cable.freeze()
            near.say(1, "into the void")
            far.say(0, "are you there?")
            far.wait("partner", here=False)
            near.wait("cut")
            assert [text for _, text in near.turns] == ["hello"]
            third.say(0, "we play on")
            fourth.wait("turn", text="we play on")
            near.heard.clear()
            cable.put_back()
            near.wait("linked")
            near.ask(room=room, have=1)
            assert near.wait("met")["own"] == 1
            far.wait("partner", here=True)
            near.say(1, "into the void")
            far.wait("turn", text="into the void")
            assert [text for _, text in near.turns] == ["are you there?", "into the void"]
            assert "cut" not in {one["say"] for one in (*third.heard, *fourth.heard, *far.heard)}
        said = [line["text"] for line in lines(desk, room) if line["kind"] == "said"]
        assert said == ["hello", "are you there?", "into the void"]


def test_a_full_disk_pauses_a_game_until_there_is_room_and_nothing_is_told_before_it_is_saved(
    tmp_path, small_disk, monkeypatch
):
    monkeypatch.setattr(live_room, "RETRY_S", 0.1)
    disk, long = small_disk(tmp_path / "desk"), "so long " * 700
    with (
        DeskHere(tmp_path) as desk,
        met(desk, tmp_path, "p1", "p2", characters=10_000, minutes=10) as (interrogator, witness),
    ):
        interrogator.say(0, "hello")
        witness.wait("turn", text="hello")
        room = interrogator.room
        disk.fill()
        witness.say(0, long)
        for player in (interrogator, witness):
            player.wait("paused", paused=True)
        assert desk.kinds().count("disk") == 1
        interrogator.decide(reason=long)  # which can't be saved either
        time.sleep(0.3)
        told = {one["say"] for one in interrogator.heard}
        assert (interrogator.turns, told & {"reveal", "parted"}) == ([(0, "hello")], set())
        left_s = interrogator.wait("paused", paused=True)["left_s"]
        disk.make_room()
        for player in (interrogator, witness):
            assert player.wait("paused", paused=False)["left_s"] == left_s
        interrogator.wait("turn", text=long.strip())
        witness.wait("parted", why="complete")
        until(lambda: lines(desk, room)[-1]["kind"] == "closed")
        told = [one["say"] for one in (*interrogator.heard, *witness.heard)]
        assert "cut" not in told
        kinds = [line["kind"] for line in lines(desk, room) if line["kind"] != "ready"]
        assert kinds == ["opened", "said", "said", "verdict", *["reveal"] * 2, "ended", "closed"]


def test_the_desk_follows_a_game_without_the_truth_and_ends_it(desk, tmp_path):
    told = []
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):

        async def console():
            return Console(desk.host, told.append)

        console = desk.call(console())
        interrogator.say(0, "hello")
        witness.wait("turn", text="hello")
        for line in ("rooms", f"transcript {interrogator.room}", f"end_room {interrogator.room}"):
            desk.call(console.do(line))
        for player in (interrogator, witness):
            player.wait("parted", why="stopped")
        assert told == [
            f"room {interrogator.room}: play-witness, talk, 1 messages",
            "interrogator: hello",
            f"room {interrogator.room}: play-witness, over, 1 messages, ended",
            "The game was ended.",
        ]
        desk.call(console.do("transcript nowhere"))
        assert told[-1] == "There is no room 'nowhere'."


def test_who_reports_a_partner_ends_the_game_and_the_desk_is_told(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        told = {"say": "report", "room": witness.room, "text": "they asked where I live"}
        witness.link.talk.send(told)
        for player in (interrogator, witness):
            player.wait("parted", why="reported")
        room = witness.room
    (report,) = (line for line in lines(desk, room) if line["kind"] == "report")
    assert (report["seat"], report["text"]) == (1, "they asked where I live")
    assert "report" in desk.kinds()


def report(player, text="they asked where I live"):
    player.link.talk.send({"say": "report", "room": player.room, "text": text})
    player.wait("parted", why="reported")


def codes_of(desk, room):
    """The codes of those who met in a room."""
    return {seat["agent"] for seat in lines(desk, room)[0]["seats"]}


def _asked(desk, block):
    """How many people have waited for a block by now, or do."""
    lobbies = desk.rooms.lobbies
    return sum(len(tuple(lobby)) for wanted, lobby in lobbies.items() if wanted.block == block)


def meet_a_third(desk, players, block, session):
    """Three people want to play, two of whom may not meet; whom the third one met."""
    for player in players:
        player.heard[:], player.game["block"] = [], block
        player.session = f"sub-{player.name}_ses-{session}_study-s"
    *two, third = players
    for player in two:
        player.ask()
    until(lambda: _asked(desk, block) == 2)
    third.ask()
    met_by = codes_of(desk, third.room)
    for player in players:
        player.quit("left")
    return met_by


def test_who_reported_someone_does_not_meet_them_in_any_block_or_after_a_restart(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    usual = rooms.Rooms.new_lobby

    def no_break(of, wanted):  # those who just met would wait for someone else for 10 s
        return replace(usual(of, wanted), again_s=0.0)

    monkeypatch.setattr(rooms.Rooms, "new_lobby", no_break)
    names = ("p1", "p2", "p3")
    with DeskHere(tmp_path) as desk, playing(desk, tmp_path, *names) as players:
        for player in players[:2]:
            player.ask()
        report(players[0])
        for session, block in enumerate(("b", "next", "b"), 2):
            assert meet_a_third(desk, players, block, session) in ({"p1", "p3"}, {"p2", "p3"})
    with DeskHere(tmp_path) as desk:
        others = [(one.name, desk.enrolled(f"Other booth of {one.name}")) for one in players]
        with playing(desk, tmp_path / "other", *others) as players:
            assert meet_a_third(desk, players, "b", 9) in ({"p1", "p3"}, {"p2", "p3"})


def test_a_report_that_comes_when_the_game_is_over_is_saved_and_confirmed(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        room = witness.room
        interrogator.say(0, "hello")
        interrogator.decide()
        witness.wait("parted", why="complete")
        until(lambda: lines(desk, room)[-1]["kind"] == "closed")
        for _ in range(2):  # the confirmation was lost, so that it is sent again
            witness.heard.clear()
            witness.link.talk.send({"say": "report", "room": room, "text": "rude"})
            witness.wait("parted", why="reported")
        assert desk.rooms._reported.apart[False].parts("p1", "p2")
        interrogator.link.talk.send({"say": "report", "room": "../" + room, "text": "rude"})
    kinds = [line["kind"] for line in lines(desk, room)]
    assert (kinds.count("report"), kinds[-1]) == (1, "closed")
    assert not verify(desk.data / "rooms" / f"{room}.jsonl")
    assert desk.kinds().count("report") == 1


def test_a_report_that_the_disk_refuses_is_not_confirmed_before_it_is_saved(
    tmp_path, small_disk, monkeypatch
):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    disk = small_disk(tmp_path / "desk")
    with DeskHere(tmp_path) as desk, met(desk, tmp_path, "p1", "p2") as (_, witness):
        room, told = witness.room, {"say": "report", "room": witness.room, "text": "rude " * 900}
        disk.fill()
        witness.link.talk.send(told)
        until(lambda: "disk" in desk.kinds())
        assert "parted" not in {one["say"] for one in witness.heard}
        disk.make_room()
        witness.link.talk.send(told)
        witness.wait("parted", why="reported")
        assert [line["kind"] for line in lines(desk, room)].count("report") == 1


def test_abusive_messages_reach_no_one_but_the_journal(desk, tmp_path):
    with met(desk, tmp_path, "p1", "p2") as (interrogator, witness):
        interrogator.say(0, "kill yourself")
        interrogator.wait("held", number=0, why="words")
        interrogator.say(0, "hello")
        witness.wait("turn", number=0, text="hello")
        assert [text for _, text in witness.turns] == ["hello"]
        kinds = [line["kind"] for line in lines(desk, witness.room)]
        assert kinds == ["opened", "ready", "ready", "held", "said"]


def test_a_study_has_abusive_words_of_its_own(desk, tmp_path):
    own = {"abuse_words": ("banana*",), "allowed_words": ("kill yourself",)}
    with met(desk, tmp_path, "p1", "p2", **own) as (interrogator, witness):
        interrogator.say(0, "two BANANAS")
        interrogator.wait("held", number=0, why="words")
        interrogator.say(0, "don't kill yourself")
        witness.wait("turn", number=0, text="don't kill yourself")


def test_where_everyone_writes_at_any_time_a_machine_breaks_the_silence(
    desk, tmp_path, lab, monkeypatch
):
    monkeypatch.setattr(machine_seat, "_LOOK_S", 0.02)
    package = games_package(tmp_path)
    lab.does("says:hi", "says:so?", "says:still there?", then="says:well, hello")
    found = [one_witness("openai", {"model": "tiny", "server": lab.url}, "Maple")]
    with cast(package, desk.data, found, Random(1)) as machines:
        host = desk.rooms
        host.machines = machines
        host.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
        host.new_pacing = lambda _: Pacing(Random(1), 0.001, "jones-2024-text")
        about = {"study": package.hash, "block": "two"}
        with met(desk, tmp_path, "p1", about=about, turns="free") as (interrogator,):
            (live,) = host.all()
            live.floor.silence_s = 0.05
            interrogator.wait("turn", own=False, text="hi")
            interrogator.wait("turn", own=False, text="so?")
            interrogator.wait("turn", own=False, text="still there?")
            interrogator.say(0, "yes")
            interrogator.wait("turn", own=False, text="well, hello")
            interrogator.decide()
            interrogator.wait("parted", why="complete")
    asked = [one["body"]["messages"][-1]["content"] for one in lab.log]
    assert "Write the first message" in asked[0]
    assert "the last message is your own" in asked[1].lower()
    assert asked[3].endswith("yes")


def test_two_machines_and_a_person_write_when_they_like(desk, tmp_path, lab, monkeypatch):
    package = games_package(tmp_path, GROUP)
    group = {"game": replace(GAMES["game"], machines=2)}
    monkeypatch.setattr(conversation, "GAMES", group)
    lab.does(*(f"says:message {number}" for number in range(200)))
    found = [
        one_witness("openai", {"model": "tiny", "server": lab.url}, name)
        for name in ("Maple", "Zinc")
    ]
    with cast(package, desk.data, found, Random(1)) as machines:
        rooms = desk.rooms
        rooms.machines = machines
        rooms.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
        rooms.new_pacing = lambda _: Pacing(Random(1), 0.001, "jones-2024-text")
        about = {"study": package.hash, "block": "group"}
        with met(desk, tmp_path, "p1", game="play-game", about=about) as (person,):
            (live,) = rooms.all()
            live.floor.silence_s = 0.05
            own = live.people[0].seat
            person.say(0, "hello, you two")
            until(lambda: len({one.seat for one in live.room.said}) == 3)
            assert {seat.who for seat in live.room.seats if seat.machine} == {"Maple", "Zinc"}
            person.quit("left")
            room = person.room
        until(lambda: lines(desk, room)[-1]["kind"] == "closed")
    written = [line for line in lines(desk, room) if line["kind"] in ("delay", "said")]
    machines_wrote = [line["kind"] for line in written if line["seat"] != own]
    whole = machines_wrote[: 2 * machines_wrote.count("said")]
    assert whole == ["delay", "said"] * (len(whole) // 2), "one of them at a time"
    assert {line["seat"] for line in written} == {0, 1, 2}
    assert not verify(desk.data / "rooms" / f"{room}.jsonl")


def test_a_question_about_repetition_is_counted_and_never_holds_a_message_up(desk, tmp_path, lab):
    package = games_package(tmp_path)
    lab.does(*(f"says:{text}" for text in ("hi", "hi you", "yes", "so?", "well")), "wait:1")
    found = [one_witness("openai", {"model": "tiny", "server": lab.url}, "Maple")]
    with cast(package, desk.data, found, Random(1)) as machines:
        host = desk.rooms
        host.machines = machines
        host.new_lobby = lambda _: Lobby(Random(1), 1.0, patience_s=0, more_s=(0, 0))
        about = {"study": package.hash, "block": "two"}
        rules = {"check_repeats": True, "check_s": 60, "own_delay": "0"}
        with met(desk, tmp_path, "p1", about=about, **rules) as (interrogator,):
            interrogator.say(0, "hello")
            interrogator.wait("turn", own=False, text="hi")
            interrogator.say(1, "hello?")
            interrogator.wait("turn", own=False, text="so?")
            (live,) = host.all()
            live.room.rules = replace(live.room.rules, check_s=0.1)
            interrogator.say(2, "what?")
            interrogator.wait("turn", own=False, text="well")
            room = interrogator.room
        until(lambda: "machine" not in {one.name for one in threading.enumerate()})
    written = lines(desk, room)
    assert [line["found"] for line in written if line["kind"] == "compared"] == ["repeats", "late"]
    said = [line["text"] for line in written if line["kind"] == "said" and line["seat"] == 1]
    assert said == ["hi", "so?", "well"]


def test_a_judge_asks_a_person_and_a_machine_with_a_story_of_its_own(desk, tmp_path, lab):
    package, story = (
        games_package(tmp_path),
        "I fix clocks. It is a quiet job, which I like a lot.",
    )
    lab.does(then=f"says:{story}")
    found = [one_witness("openai", {"model": "tiny", "server": lab.url}, "Maple")]
    with cast(package, desk.data, found, Random(1)) as machines:
        host = desk.rooms
        host.machines = machines
        host.new_pacing = lambda _: Pacing(Random(1), 0.001, "jones-2024-text")
        about = {"study": package.hash, "block": "judge"}
        rules = {"exchanges": (1,), "machine_words": 10}
        booths = (desk, tmp_path, "p1", "p2")
        with met(*booths, game="play-trio", about=about, **rules) as (judge, human):
            judge.say(0, "What do you do?")
            human.wait("turn", own=False, text="What do you do?")
            judge.wait("turn", own=False, text="I fix clocks.")
            human.say(0, "I teach.")
            judge.wait("turn", own=False, text="I teach.")
            judge.wait("phase", phase="decide", why="questions")
            room = host.find(judge.room).room
            judge.decide(machine_side="1" if room.seats[1].machine else "2")
            human.wait("parted", why="complete")
            until(lambda: lines(desk, room.id)[-1]["kind"] == "closed")
        assert machines.choices["judge"].records["Maple"].losses > 0
    (told,) = (line for line in lines(desk, room.id) if line["kind"] == "machine")
    deceives = room.drawn.condition == "machine_deceives"
    assert told["persona"]["story"] == (story if deceives else "")
    assert (told["persona"]["name"] in lab.texts[0]) is deceives


def test_signs_of_writing_are_drawn_for_witnesses_and_true_of_those_who_decide(desk, tmp_path):
    at_once = {"typing_after_s": 0.0, "typing_spread_s": 0.0}
    with met(desk, tmp_path, "p1", "p2", **at_once) as (interrogator, witness):
        writes = {"say": "typing", "room": witness.room, "thread": 0}
        interrogator.link.talk.send(writes)
        witness.wait("typing", thread=0)
        assert not any(told["say"] == "typing" for told in interrogator.heard)
        interrogator.say(0, "hello")
        interrogator.wait("typing", thread=0)  # although the witness writes nothing yet
        interrogator.heard.clear()
        witness.link.talk.send(writes)
        witness.say(0, "hi")
        interrogator.wait("turn", text="hi")
        assert not any(told["say"] == "typing" for told in interrogator.heard)


def test_the_desk_is_told_who_waits_and_that_a_machine_is_missing(desk, tmp_path):
    told = []
    with playing(desk, tmp_path, "p1", game="play-trio") as (judge,):

        async def console():
            return Console(desk.host, told.append, is_json=True)

        desk.call(console())
        judge.ask()
        until(lambda: told)
        (queue,) = json.loads(told[-1])["queues"]
        assert queue["what"].startswith("1 participant is waiting: ")
        assert not queue["can_begin"]
        judge.quit("left")
        until(lambda: json.loads(told[-1])["queues"] == [])


@contextmanager
def reading(desk, tmp_path, *names, **rules):
    """Booths that have met, of whom the last one still reads their role."""
    with playing(desk, tmp_path, *names, **rules) as players:
        players[-1].reads = False
        for player in players:
            player.ask()
        yield [player for player in players if player.wait("met")]


def test_the_clock_waits_until_all_have_read_their_role(desk, tmp_path):
    with reading(desk, tmp_path, "p1", "p2") as (one, slow):
        assert not one.wait("met")["runs"]
        until(lambda: [line["kind"] for line in lines(desk, one.room)] == ["opened", "ready"])
        time.sleep(0.3)
        (live,) = desk.rooms.all()
        assert live.clock.now_s == 0
        slow.link.talk.send({"say": "ready", "room": slow.room})
        for player in (one, slow):
            assert player.wait("started")["left_s"] == pytest.approx(300, abs=0.2)
        first, second = (line for line in lines(desk, one.room) if line["kind"] == "ready")
        assert second["after_s"] - first["after_s"] >= 0.3


def test_who_writes_has_read_their_role(desk, tmp_path):
    """A message counts, whatever the kiosk says."""
    with reading(desk, tmp_path, "p1", "p2", turns="free") as (one, slow):
        slow.say(0, "hello")
        one.wait("turn", text="hello")
        one.wait("started")


def test_nobody_waits_for_ever_for_someone_who_does_not_begin(desk, tmp_path):
    desk.rooms.patience.ready_s = 0.2
    with reading(desk, tmp_path, "p1", "p2") as (one, slow):
        for player in (one, slow):
            player.wait("parted", why="left")
        (ended,) = (line for line in lines(desk, one.room) if line["kind"] == "ended")
        assert ended["seat"] == slow.wait("met")["seat"]
        one.heard.clear()
        one.ask()
        with playing(desk, tmp_path, "p3") as (other,):
            other.ask()
            one.wait("started")


def test_the_clock_waits_also_after_the_desk_was_started_again(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        booths = [(name, desk.enrolled(name)) for name in ("p1", "p2")]
        with reading(desk, tmp_path, *booths) as (one, slow):
            room = one.room
            until(lambda: lines(desk, room)[-1]["kind"] == "ready")
    with DeskHere(tmp_path) as desk:
        at = {"port": desk.host.port, "fingerprint": desk.host.fingerprint}
        with reading(desk, tmp_path, *((n, replace(b, **at)) for n, b in booths)) as (one, slow):
            assert not one.wait("met", room=room)["runs"]
            slow.link.talk.send({"say": "ready", "room": room})
            assert one.wait("started")["left_s"] == pytest.approx(300, abs=0.2)


@pytest.mark.slow
def test_a_machine_takes_as_long_to_begin_as_a_person_here(desk, tmp_path, lab, monkeypatch):
    package = games_package(tmp_path)
    lab.does("says:hi")
    monkeypatch.setattr(desk.rooms, "new_lobby", lambda _: Lobby(Random(1), 1.0))
    desk.rooms._reading.note(0.6)
    with cast(package, tmp_path / "desk", [one_witness("eliza", {}, "ELIZA-7")], Random(1)) as own:
        desk.rooms.machines = own
        about = {"study": package.hash, "block": package.study.blocks[0].id}
        with playing(desk, tmp_path, "p1", about=about, wait_s=0.0) as (one,):
            one.ask()
            met_s = time.monotonic()
            one.wait("started")
            assert time.monotonic() - met_s >= 0.6
