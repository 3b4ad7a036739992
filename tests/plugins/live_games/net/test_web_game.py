"""Live games in browsers: pages play with each other, with kiosks, and with machines."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import asdict, replace

import pytest

from tests.net.browsers import SiteHere, page
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.players import speaking
from turingdesk.plugins.live_games import game_words
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.net import rooms
from turingdesk.plugins.live_games.witnesses import one_witness

TWO = """\
id = "games"
title = "Games"
seed = 1

[[block]]
id = "two"
task = "play-witness"
trials = 1
"""
THREE = TWO.replace("play-witness", "play-three_party")
TRUTHS = ("machine", "human", "gpt", "agent")


@pytest.fixture(autouse=True)
def quick_rooms(monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)


def site_for(tmp_path, toml=TWO, **options):
    return SiteHere(tmp_path, games_package(tmp_path, toml), **options)


class Player:
    """A page that plays: its newest state, and what can be done in it."""

    def __init__(self, there):
        self.there = there
        self.state = None

    async def come(self, token, device):
        """Come to the game, past the pages before it."""
        self.visited = token, device
        told = await self.there.begin(token=token, device=device, load=device)
        while told["kind"] == "page":
            told = await self.there.answer()
        assert told["kind"] == "game"
        await self.there.see()
        self.questions = told["questions"]
        return self

    async def until(self, **wanted):
        """The first state with these members."""
        while True:
            if self.state and all(self.state[name] == value for name, value in wanted.items()):
                return self.state
            self.state = await self.there.hear("game")

    async def move(self, what, **members):
        """Do something in the game."""
        told = {"place": self.there.step["place"], "thread": 0, "number": 0, "text": ""}
        await self.there.say("move", do=what, **{**told, **members})

    async def say(self, text, thread=0):
        """Write a message once it can go out."""
        while not any(one["thread"] == thread and one["open"] for one in self.state["lines"]):
            self.state = await self.there.hear("game")
        number = self.state["own"]
        await self.move("say", number=number, text=text, thread=thread)
        return await self.until(own=number + 1)

    async def reads(self, text, thread=0):
        """Wait for a message of someone else."""
        while text not in self.texts(thread):
            self.state = await self.there.hear("game")

    def texts(self, thread=0):
        """What others wrote in a thread."""
        if not self.state or not self.state["columns"]:
            return []
        column = next(one for one in self.state["columns"] if one["thread"] == thread)
        return [one["text"] for one in column["said"] if not one["own"]]

    @property
    def asks(self):
        """Whether this player gives the verdict."""
        return "interrogator" in self.state["title"] + self.state["role"]

    async def decide(self, **chosen):
        """Give the verdict; what comes after it."""
        await self.hand_in(**chosen)
        return await self.there.hear("truth", "over", "step", "remarks")

    async def hand_in(self, **chosen):
        """Send the verdict."""
        await self.until(phase="deciding")
        answers = [
            {"key": key, "value": value, "view_ms": 5000.0, "device": "touch", "pressed": ""}
            for key, value in chosen.items()
        ]
        place = self.there.step["place"]
        await self.there.say("answer", place=place, answers=answers, plays=0, record={})


@asynccontextmanager
async def playing(site, *devices):
    """Pages of as many devices, in a game, those who decide first."""
    token = site.shared()
    async with page(site) as one, page(site) as two:
        players = [Player(one), Player(two)][: len(devices)]
        for player, device in zip(players, devices, strict=True):
            await player.come(token, device)
        for player in players:
            await player.until(phase="briefing")
        yield sorted(players, key=lambda player: not player.asks)


async def begin(*players):
    for player in players:
        await player.move("begin")
        await player.until(phase="talking")


VERDICT = {"origin": "human", "confidence": "80"}


def test_two_browsers_play_to_the_verdict_and_both_journals_have_it(tmp_path):
    async def play(site):
        async with playing(site, "phone", "laptop") as (judge, witness):
            await begin(judge, witness)
            assert witness.state["lines"][0]["open"] is False
            await judge.say("Are you a machine?")
            await witness.reads("Are you a machine?")
            await witness.say("No <b>I</b> am not.")
            await judge.reads("No <b>I</b> am not.")
            received = [*judge.there.received, *witness.there.received]
            await judge.move("decide")
            truth = await judge.decide(**VERDICT)
            assert (truth["say"], truth["text"]) == ("truth", game_words.TALKED_HUMAN)
            await judge.there.say("seen", place=truth["place"])
            assert (await judge.there.hear("over", "step"))["say"]
            await witness.until(phase="over")
            return received

    with site_for(tmp_path) as site:
        received = asyncio.run(play(site))
        (room,) = site.data.glob("rooms/*.jsonl")
        said = [json.loads(line) for line in room.read_text("utf-8").splitlines()]
        journals = [path.read_text("utf-8") for path in site.data.glob("sub-*.jsonl")]
    kinds = [line["kind"] for line in said]
    assert kinds[:6] == ["opened", "ready", "ready", "said", "said", "verdict"]
    assert len(journals) == 2
    for journal in journals:
        lines = [json.loads(line) for line in journal.splitlines()]
        assert [one["text"] for one in lines if one["kind"] == "said"] == [
            "Are you a machine?",
            "No <b>I</b> am not.",
        ]
    (judged,) = (one for one in journals if '"verdict"' in one)
    answers = {
        one["question"]: one["choice"]
        for one in map(json.loads, judged.splitlines())
        if one["kind"] == "response"
    }
    assert answers["origin"] == "human"
    assert answers["role"] == "interrogator"
    assert answers["room"] == room.stem
    assert answers["messages"] == "Are you a machine?"
    told = "".join(one for one in received if '"say":"game"' in one)
    assert told
    assert not any(f'"{word}"' in told for word in TRUTHS), "no truth before the verdict"


def speakers(player):
    """Who wrote each message on screen, as a screen reader says it."""
    return [
        (one["own"], one["who"]) for column in player.state["columns"] for one in column["said"]
    ]


def test_a_screen_reader_names_each_speaker_by_their_role(tmp_path):
    async def play(site):
        async with playing(site, "phone", "laptop") as (judge, witness):
            await begin(judge, witness)
            await judge.say("hello")
            await witness.reads("hello")
            await witness.say("hi")
            await judge.reads("hi")
            return speakers(judge), speakers(witness)

    with site_for(tmp_path) as site:
        judge, witness = asyncio.run(play(site))
    assert judge == [(True, "You"), (False, "Witness")]
    assert witness == [(False, "Interrogator"), (True, "You")]


def test_a_browser_and_a_kiosk_play_in_one_room(tmp_path):
    async def play(site, kiosk):
        kiosk.ask()
        async with page(site) as there:
            browser = await Player(there).come(site.shared(), "phone")
            await browser.until(phase="briefing")
            await browser.move("begin")
            await browser.until(phase="talking")
            mine = 0 if browser.asks else 1
            texts = ("who are you?", "no one of note")
            for number, text in enumerate(texts):
                if number == mine:
                    await browser.say(text)
                    await asyncio.to_thread(kiosk.wait, "turn", number=number, text=text)
                else:
                    kiosk.say(0, text)
                    await browser.reads(text)
            if browser.asks:
                await browser.move("decide")
                told = await browser.decide(**VERDICT)
                assert told["text"] == game_words.TALKED_HUMAN
            else:
                kiosk.decide()
                await browser.until(phase="over")
            await asyncio.to_thread(kiosk.wait, "turn", number=1)
            return kiosk.turns

    with site_for(tmp_path) as site, speaking(site, tmp_path, "K-1") as kiosk:
        package = site.package
        block = package.study.blocks[0]
        kiosk.game |= {"study": package.hash, "block": block.id, "game": block.task}
        kiosk.rules, kiosk.topics = asdict(block.show), ()
        turns = asyncio.run(play(site, kiosk))
        (room,) = site.data.glob("rooms/*.jsonl")
        lines = [json.loads(line) for line in room.read_text("utf-8").splitlines()]
    assert [text for _, text in turns] == ["who are you?", "no one of note"]
    assert [one["text"] for one in lines if one["kind"] == "said"] == [text for _, text in turns]
    assert not any(seat["machine"] for seat in lines[0]["seats"])


@pytest.mark.slow  # machines take the time that people take
def test_a_browser_meets_a_machine_and_cannot_tell_from_what_it_receives(tmp_path):
    package = games_package(tmp_path, TWO)
    block = package.study.blocks[0]
    rules = replace(block.show, machine_share=1.0, wait_s=0.0, wait_mean_s=0, wait_spread_s=0)
    study = replace(package.study, blocks=(replace(block, show=rules),))
    package = replace(package, study=study)

    async def play(site):
        async with page(site) as there:
            player = await Player(there).come(site.shared(), "phone")
            await player.until(phase="briefing")
            await player.move("begin")
            await player.until(phase="talking")
            await player.say("hello there")
            while not player.texts():
                player.state = await there.hear("game")
            before = list(there.received)
            await player.move("decide")
            truth = await player.decide(origin="machine", confidence="80")
            return before, truth

    found = [one_witness("eliza", {}, "ELIZA-7")]
    from random import Random

    with (
        cast(package, tmp_path / "data", found, Random(1)) as machines,
        SiteHere(tmp_path, package, machines=machines) as site,
    ):
        received, truth = asyncio.run(play(site))
    assert truth["text"] == game_words.TALKED_MACHINE
    for frame in received:
        assert "ELIZA" not in frame
        assert "eliza" not in frame


def test_a_page_that_is_loaded_again_is_in_the_same_game(tmp_path):
    async def play(site):
        token = site.shared()
        async with page(site) as one, page(site) as two:
            players = [await Player(one).come(token, "a"), await Player(two).come(token, "b")]
            for player in players:
                await player.until(phase="briefing")
            judge, witness = sorted(players, key=lambda player: not player.asks)
            await begin(judge, witness)
            await judge.say("one")
            await witness.reads("one")
            device = "a" if judge.there is one else "b"
            async with page(site) as again:
                back = Player(again)
                await again.visit(token=token, device=device, load="again")
                again.step = await again.hear("step")
                assert again.step["kind"] == "game"
                await back.until(phase="talking", own=1)
                await witness.say("two")
                await back.reads("two")
                await back.say("three")
                await witness.reads("three")

    with site_for(tmp_path) as site:
        asyncio.run(play(site))
        assert len(list(site.data.glob("rooms/*.jsonl"))) == 1


def test_whoever_leaves_for_good_ends_the_game_and_the_other_can_look_for_another(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(rooms, "GRACE_S", 0.2)

    async def play(site):
        site.host.parts.by_name["live_games"].rooms.patience.away_s = 0.2
        token = site.shared()
        async with page(site) as stays:
            async with page(site) as goes:
                first = await Player(stays).come(token, "a")
                second = await Player(goes).come(token, "b")
                for player in (first, second):
                    await player.until(phase="briefing")
                await begin(first, second)
            await first.until(phase="parted")
            assert "had to leave" in first.state["text"]
            await first.move("begin")
            await first.until(phase="waiting")

    with site_for(tmp_path) as site:
        asyncio.run(play(site))


def test_a_browser_can_neither_write_out_of_turn_nor_too_much_nor_as_another(tmp_path):
    async def play(site):
        async with playing(site, "a", "b") as (judge, witness):
            await begin(judge, witness)
            await witness.move("say", text="I write first", number=0)
            await witness.move("decide")
            place = witness.there.step["place"]
            forged = [
                {"key": "origin", "value": "human", "view_ms": 1.0, "device": "", "pressed": ""}
            ]
            await witness.there.say("answer", place=place, answers=forged, plays=0, record={})
            await judge.move("say", text="x" * 301, number=0)
            await judge.move("say", text="   ", number=0)
            await judge.move("say", text="from the future", number=7)
            await judge.move("surrender")
            await judge.move("no such thing")
            await judge.say("hello")
            await judge.move("say", text="twice", number=0)
            await witness.reads("hello")
            assert witness.texts() == ["hello"]
            await witness.say("hi")
            await judge.reads("hi")
            assert judge.texts() == ["hi"]

    with site_for(tmp_path) as site:
        asyncio.run(play(site))
        (room,) = site.data.glob("rooms/*.jsonl")
        said = [json.loads(line) for line in room.read_text("utf-8").splitlines()]
    assert [one["text"] for one in said if one["kind"] == "said"] == ["hello", "hi"]


@pytest.mark.slow  # machines take the time that people take
def test_two_browsers_accuse_the_machine_once_each_and_win_together(tmp_path):
    package = games_package(tmp_path, TWO.replace("play-witness", "play-game"))
    from random import Random

    async def play(site):
        async with playing(site, "a", "b") as players:
            await begin(*players)
            first, second = players
            colors = {one.state["role"].split(".")[0] for one in players}
            assert len(colors) == 2
            await first.say("who had breakfast?")
            await second.reads("who had breakfast?")
            await second.say("I did")
            own = next(one for one in first.state["columns"][0]["said"] if one["own"])
            assert (own["who"], bool(own["color"])) == ("You", True)
            for player in players:
                other = second if player is first else first
                name = other.state["role"].removeprefix("You are ").split(".")[0]
                await player.until(lines=player.state["lines"])
                (machine,) = (
                    button
                    for button in player.state["accuse"]
                    if button["shown"] != f"Accuse {name}"
                )
                await player.move("accuse", thread=7)  # who isn't there
                await player.move("accuse", thread=machine["seat"])
                await player.move("accuse", thread=0)  # again
            for player in players:
                await player.until(phase="over")
            return [one.state["title"] for one in players], [*first.there.received]

    found = [one_witness("eliza", {}, "ELIZA-7")]
    with (
        cast(package, tmp_path / "data", found, Random(1)) as machines,
        SiteHere(tmp_path, package, machines=machines) as site,
    ):
        titles, received = asyncio.run(play(site))
    assert titles == ["You both won", "You both won"]
    assert not any("ELIZA" in frame for frame in received)


def test_who_may_write_at_any_time_is_told_so(tmp_path):
    """A kiosk says the same."""

    async def play(site):
        async with playing(site, "a", "b") as players:
            await begin(*players)
            return [player.state["state"] for player in players]

    for turns, said in (("free", "at any time"), ("strict", "your turn")):
        toml = f'{TWO}[block.show]\nturns = "{turns}"\n'
        with site_for(tmp_path / turns, toml) as site:
            told = asyncio.run(play(site))
        assert said in told[0]
        assert (said in told[1]) is (turns == "free")


def test_a_game_goes_on_after_the_host_was_started_again(tmp_path):
    """Browsers keep nothing: the participants are known by their links, in the same room."""
    devices = ("phone", "laptop")

    async def first(site):
        token = site.shared()
        async with page(site) as one, page(site) as two:
            players = [
                await Player(there).come(token, device)
                for there, device in zip((one, two), devices, strict=True)
            ]
            for player in players:
                await player.until(phase="briefing")
            await begin(*players)
            judge, witness = sorted(players, key=lambda player: not player.asks)
            await judge.say("Are you there?")
            await witness.reads("Are you there?")
        return token

    async def again(site, token):
        async with page(site) as one, page(site) as two:
            players = [Player(one), Player(two)]
            for player, device in zip(players, devices, strict=True):
                told = await player.there.begin(token=token, device=device, load="later")
                assert told["kind"] == "game"
            for player in players:
                await player.until(phase="briefing")
            judge, witness = sorted(players, key=lambda player: not player.asks)
            await begin(judge, witness)
            await witness.reads("Are you there?")
            await witness.say("Still here.")
            await judge.reads("Still here.")

    with site_for(tmp_path) as site:
        token = asyncio.run(first(site))
    with site_for(tmp_path) as site:
        asyncio.run(again(site, token))
        assert len(list(site.data.glob("rooms/*.jsonl"))) == 1


def test_a_report_reaches_the_desk_and_ends_the_game(tmp_path):
    async def play(site):
        async with playing(site, "a", "b") as (judge, witness):
            await begin(judge, witness)
            await judge.move("report", text="rude")
            thanks = {"title": game_words.REPORTED, "text": "", "button": "Continue"}
            await judge.until(phase="parted", reported=thanks)
            await witness.until(phase="parted")
            assert witness.state["reported"]["title"] != game_words.REPORTED

    with site_for(tmp_path) as site:
        asyncio.run(play(site))
        (room,) = site.data.glob("rooms/*.jsonl")
        assert '"kind":"report"' in room.read_text("utf-8")


@pytest.mark.slow  # machines take the time that people take
def test_a_judge_of_two_has_two_columns_and_tells_which_is_the_machine(tmp_path):
    package = games_package(tmp_path, THREE)
    block = package.study.blocks[0]
    rules = replace(block.show, wait_s=0.0, wait_mean_s=0, wait_spread_s=0)
    package = replace(package, study=replace(package.study, blocks=(replace(block, show=rules),)))
    from random import Random

    async def play(site):
        async with playing(site, "a", "b") as (judge, witness):
            assert len(witness.state["columns"]) == 0
            await begin(judge, witness)
            columns = judge.state["columns"]
            assert [one["title"] for one in columns] == ["Witness 1", "Witness 2"]
            mine = [one["thread"] for one in witness.state["columns"]]
            assert len(mine) == 1
            for column in columns:
                await judge.say("hello", column["thread"])
            await witness.reads("hello", mine[0])
            await witness.say("it's me", mine[0])
            await judge.reads("it's me", mine[0])
            await judge.move("decide")
            truth = await judge.decide(machine_side="1", confidence="60")
            return mine[0], truth

    found = [one_witness("eliza", {}, "ELIZA-7")]
    with (
        cast(package, tmp_path / "data", found, Random(1)) as machines,
        SiteHere(tmp_path, package, machines=machines) as site,
    ):
        thread, truth = asyncio.run(play(site))
    human, machine = (1, 2) if thread == 0 else (2, 1)
    assert f"Witness {human} was a human." in truth["text"]
    assert f"Witness {machine} was a machine." in truth["text"]


def test_the_time_on_the_page_stands_until_both_have_begun(tmp_path):
    async def play(site):
        async with playing(site, "a", "b") as (judge, witness):
            await judge.move("begin")
            waiting = await judge.until(phase="talking", runs=False)
            await asyncio.sleep(0.4)
            await witness.move("begin")
            started = await judge.until(runs=True)
            return waiting["left_s"], started["left_s"]

    with site_for(tmp_path) as site:
        waiting_s, started_s = asyncio.run(play(site))
    assert waiting_s == 300
    assert started_s == pytest.approx(300, abs=0.3)
