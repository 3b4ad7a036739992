"""Sessions and games in browsers on a disk that refuses: they pause, and nothing is lost."""

import asyncio
import mmap
import threading
from contextlib import asynccontextmanager

import pytest

from tests.net.browsers import WebHere, now_ms, page
from tests.net.test_web_session import run
from tests.plugins.live_games.net.test_web_game import (
    TWO,
    VERDICT,
    Player,
    begin,
    playing,
    site_for,
)
from turingdesk.journal.journal_file import read_journal
from turingdesk.net import web, web_session
from turingdesk.net.web import Visitor
from turingdesk.plugins.live_games import played_game
from turingdesk.plugins.live_games.game_words import TALKED_HUMAN
from turingdesk.plugins.live_games.net import live_room, rooms, web_game

LONG = "so long " * 700 + "."
DEVICES = ("phone", "laptop")
SWITCH_S = 0.05  #: between two switches of a tab


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    monkeypatch.setattr(live_room, "RETRY_S", 0.1)
    monkeypatch.setattr(web_game, "_RETRY_S", 0.1)
    monkeypatch.setattr(web_game, "_TICK_S", 0.05)
    monkeypatch.setattr(played_game, "_AGAIN_S", 0.1)
    monkeypatch.setattr(web_session, "RETRY_S", 0.1)


class Disks:
    """The site of a game whose sessions are on another disk than its rooms."""

    def __init__(self, tmp_path, small_disk):
        self.sessions = small_disk(tmp_path / "data")
        self.rooms = small_disk(tmp_path / "data" / "rooms")
        toml = TWO + "\n[block.show]\ncharacters = 9000\nminutes = 10\n"
        self.site = site_for(tmp_path, toml)
        self.told = []

    @asynccontextmanager
    async def talking(self):
        """Two pages whose game has begun, the one that decides first."""
        self.site.host.booths.listen(lambda event: self.told.append(event.kind))
        async with playing(self.site, *DEVICES) as (judge, witness):
            await begin(judge, witness)
            yield judge, witness

    @asynccontextmanager
    async def again(self, player):
        """The page of a player, loaded again."""
        token, device = player.visited
        async with page(self.site) as there:
            await there.visit(token=token, device=device, load="again")
            yield Player(there)

    def said(self, where="sub-*.jsonl"):
        """What was said, by each journal."""
        journals = sorted(self.site.data.glob(where))
        return [
            [line["text"] for line in read_journal(path).lines if line["kind"] == "said"]
            for path in journals
        ]

    def run(self, play):
        """Play a game on the site."""
        with self.site:
            asyncio.run(play())


@pytest.fixture
def disks(tmp_path, small_disk):
    return Disks(tmp_path, small_disk)


def test_a_room_that_the_disk_refuses_pauses_and_its_pages_can_be_loaded_again(disks):
    async def play():
        async with disks.talking() as (judge, witness):
            disks.rooms.fill()
            await judge.move("say", number=0, text=LONG)
            for player in (judge, witness):
                assert "paused" in (await player.until(paused=True))["state"]
            assert disks.told.count("disk") == 1
            async with disks.again(judge) as back:
                await back.until(own=1)
                disks.rooms.make_room()
                await witness.reads(LONG)
                await witness.until(paused=False)
                await witness.say("hi")
                await back.reads("hi")
                assert disks.told.count("disk") == 1

    disks.run(play)
    assert disks.said() == [[LONG, "hi"]] * 2
    assert disks.said("rooms/*.jsonl") == [[LONG, "hi"]]


def test_a_verdict_that_the_room_refuses_is_written_later_and_then_the_truth_is_told(disks):
    async def play():
        async with disks.talking() as (judge, witness):
            await judge.say("hello")
            await witness.reads("hello")
            await witness.say("hi")
            await judge.reads("hi")
            await judge.move("decide")
            disks.rooms.fill()
            await judge.hand_in(**VERDICT, reason=LONG)
            await judge.there.hear("halted")
            async with disks.again(judge) as back:
                await back.there.hear("halted")
                disks.rooms.make_room()
                truth = await back.there.hear("truth")
                assert truth["text"] == TALKED_HUMAN
                await back.there.say("seen", place=truth["place"])
                await back.there.hear("over", "step")
            await witness.until(phase="over")

    disks.run(play)
    (room,) = disks.site.data.glob("rooms/*.jsonl")
    kinds = [line["kind"] for line in read_journal(room).lines]
    assert (kinds.count("verdict"), kinds[-1]) == (1, "closed")


def test_a_game_whose_verdict_waits_leaves_no_task_behind(disks, monkeypatch):
    monkeypatch.setattr(web, "GONE_S", 0.05)

    async def play():
        async with disks.talking() as (judge, witness):
            await judge.say("hello")
            await witness.reads("hello")
            await judge.move("decide")
            disks.rooms.fill()
            await judge.hand_in(**VERDICT, reason=LONG)
            await judge.there.hear("halted")
        while disks.site.part.sessions or left_behind():
            await asyncio.sleep(0.02)
        disks.rooms.make_room()
        (room,) = disks.site.data.glob("rooms/*.jsonl")
        while '"verdict"' not in room.read_text("utf-8"):
            await asyncio.sleep(0.02)

    def left_behind():
        return [one for one in asyncio.all_tasks(disks.site.loop) if "BrowserGame" in repr(one)]

    disks.run(play)


def test_a_message_that_the_own_disk_refuses_is_sent_once_it_is_saved(disks):
    async def play():
        async with disks.talking() as (judge, witness):
            disks.sessions.fill()
            await judge.move("say", number=0, text=LONG)
            assert "paused" in (await judge.until(paused=True))["state"]
            await judge.move("say", number=0, text="another one")  # while this one waits
            assert (judge.state["own"], witness.texts()) == (0, [])
            (why,) = disks.site.part.halts.in_words
            assert "1 browser is waiting" in why
            disks.sessions.make_room()
            await judge.until(own=1, paused=False)
            await witness.reads(LONG)
            assert disks.site.part.halts.in_words == ()

    disks.run(play)
    assert disks.said() == [[LONG]] * 2


def pages_for(path, size):
    """The bytes of whole pages that a file needs to become so much longer."""
    spare = -path.stat().st_size % mmap.PAGESIZE
    return -(-(size - spare) // mmap.PAGESIZE) * mmap.PAGESIZE


def test_what_others_say_is_heard_once_the_own_disk_takes_it(disks):
    async def play():
        async with disks.talking() as (judge, witness):
            own = next(
                path
                for path in disks.site.data.glob("sub-*.jsonl")
                if '"interrogator"' in path.read_text()
            )
            disks.sessions.fill()
            disks.sessions.make_room(pages_for(own, len(LONG) + 400))
            await judge.say(LONG)
            await witness.until(paused=True)
            assert witness.texts() == []
            disks.sessions.make_room()
            await witness.reads(LONG)
            await witness.say("hi")
            await judge.reads("hi")

    disks.run(play)
    assert disks.said() == [[LONG, "hi"]] * 2


async def switch_tabs(player, until):
    """Hide the page and show it again until an event is set."""
    there = player.there
    while not until.is_set():
        await there.say("hidden", place=there.step["place"], at=now_ms())
        await asyncio.sleep(SWITCH_S)
        await there.see()
        await asyncio.sleep(SWITCH_S)


@pytest.mark.parametrize("is_full_at_times", [False, True])
def test_games_whose_tabs_are_switched_all_the_time_have_one_order(disks, is_full_at_times):
    rounds, talked = 8, threading.Event()

    def fill_and_clear():
        while is_full_at_times and not talked.wait(0.03):
            disks.sessions.fill()
            talked.wait(0.03)
            disks.sessions.make_room()

    async def play():
        over = asyncio.Event()
        async with disks.talking() as (judge, witness):
            switching = [asyncio.create_task(switch_tabs(one, over)) for one in (judge, witness)]
            filling = asyncio.create_task(asyncio.to_thread(fill_and_clear))
            for number in range(rounds):
                await judge.say(f"{number} {LONG}")
                await witness.reads(f"{number} {LONG}")
                await witness.say(f"{number} yes")
                await judge.reads(f"{number} yes")
            over.set()
            talked.set()
            await asyncio.gather(filling, *switching)

    try:
        disks.run(play)
    finally:
        talked.set()
    said = [f"{number} {text}" for number in range(rounds) for text in (LONG, "yes")]
    assert disks.said() == [said] * 2
    assert disks.said("rooms/*.jsonl") == [said]


def test_the_parameters_of_a_link_that_the_disk_refuses_come_through(tmp_path, demo, small_disk):
    disk = small_disk(tmp_path / "data" / "personal")
    disk.fill()

    def door(visit):
        return Visitor(demo, tmp_path / "data", visit.token, parameters=visit.parameters)

    async def come(there):
        await there.visit(parameters={"PROLIFIC_PID": "abc"})
        if (await there.hear("languages", "halted"))["say"] == "languages":
            await there.say("language", code="en")
            await there.hear("halted")
        async with page(here) as again:
            await again.visit(load="again", parameters={"PROLIFIC_PID": "abc"})
            await again.hear("halted")
            assert len(here.part.halts.in_words) == 1
            disk.make_room()
            assert (await again.hear("step"))["place"] == 0

    with WebHere(tmp_path, demo, door=door) as here:
        run(here, come)
    (saved,) = disk.folder.glob("*.jsonl")
    given = [(line["question"], line["choice"]) for line in read_journal(saved).lines]
    assert given == [("PROLIFIC_PID", "abc")]
