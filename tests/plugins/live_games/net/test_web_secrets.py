"""All that browsers get in each task and in each game: no truth, no agents, no names of files."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from random import Random

import pytest

from tests.net.browsers import SiteHere, WebHere, at_once, choices, page
from tests.net.test_web_session import names_in, secrets_of
from tests.plugins.live_games.games_study import games_package
from tests.plugins.live_games.net.test_web_game import TWO, Player
from turingdesk.core.task import TASKS
from turingdesk.editing.new_study import new_study
from turingdesk.net.web_visitor import in_browser
from turingdesk.plugins.live_games.cast import cast
from turingdesk.plugins.live_games.game import GAMES, Sitter
from turingdesk.plugins.live_games.net import rooms
from turingdesk.plugins.live_games.witnesses import one_witness
from turingdesk.study.package import open_package

NAME = "Heron-77"
MINE = "I feel sad today"
TELLING = {"truth", "truths", "maker", "makers", "origin", "agent", "stimulus", "prompt"}
TELLING |= {"machine", "human", "bot", "kind_of_player", "who_is", "seats", "booth", "session"}
ALONE = [name for name, task in TASKS.items() if not task.plays and in_browser(name)]
#: Games with machines of a study's own table; others bring their own.
PLAYED = [name for name, game in GAMES.items() if not game.seats]


def members(frames):
    """The names of all that a browser is told."""
    return {name for frame in frames for name in names_in(json.loads(frame))}


def answers_to(step):
    """Something that fits each question; where a picture or a cue is asked about, a few words."""
    typed = {"collect-words": ["pepper"], "collect-objects": ["mat", "cat", "sofa"]}
    sentence = f"Two boats are tied up at pier {chr(97 + step['place'] % 26)} and nobody is about."
    words = typed.get(step.get("task"), [sentence])  # no one may describe two pictures alike
    texts = [one for one in step["questions"] if one["kind"] == "text"]
    value = {one["key"]: words[at % len(words)] for at, one in enumerate(texts)}
    return [{**one, "value": value.get(one["key"], one["value"])} for one in choices(step)]


@pytest.mark.parametrize("task", ALONE)
def test_a_session_tells_nothing_of_who_made_what(tmp_path, task):
    new_study(task, tmp_path / "study")
    package = at_once(open_package(tmp_path / "study"))

    async def judge(web):
        async with page(web) as one:
            told = await one.begin()
            while told["say"] == "step" and one.step.get("page") != "debriefing":
                await one.see()
                told = await one.answer(answers_to(one.step))
                assert told["say"] in ("step", "over"), told
            return one.received

    with WebHere(tmp_path, package, pilot=True) as web:
        received = [frame for frame in asyncio.run(judge(web)) if "The answer" not in frame]
    steps = [json.loads(frame) for frame in received]
    assert task in {one.get("task") for one in steps}
    secrets = secrets_of(package) - {one.get("task") for one in steps} - {"practice"}
    # An author wrote titles and instructions; what judges are asked about is drawn from tables.
    told = [json.dumps(one) for one in steps if one.get("kind") == "trial"]
    assert told
    assert [one for one in secrets if any(json.dumps(one)[1:-1] in text for text in told)] == []
    assert members(received) & (TELLING - {"human", "machine"}) == set()


def machines_of(tmp_path, task):
    """A study with one game that waits for no one, and its machine, which is quick."""
    package = games_package(tmp_path, TWO.replace("play-witness", f"play-{task}"))
    (block,) = package.study.blocks
    quick = {"wait_s": 0.0, "wait_mean_s": 0, "wait_spread_s": 0, "own_delay": "0.1"}
    quick |= {"machine_share": 1.0, "listen_s": 0.1} if task == "burst" else {"machine_share": 1.0}
    study = replace(package.study, blocks=(replace(block, show=replace(block.show, **quick)),))
    package = replace(package, study=study)
    return package, cast(package, tmp_path / "data", [one_witness("eliza", {}, NAME)], Random(1))


async def talk(players):
    """Have everyone write and read until the machine, too, has said something."""
    for player in players:
        await player.move("begin")
    for player in players:
        await player.until(phase="talking")
    while not any(text != MINE for one in players for text in said_to(one)):
        for player in players:
            for line in player.state["lines"]:
                if line["open"]:
                    number, thread = player.state["own"], line["thread"]
                    await player.move("say", number=number, text=MINE, thread=thread)
                    break
            with suppress(TimeoutError):
                player.state = await player.there.hear("game", within_s=0.5)


def said_to(player):
    """All messages that a player sees."""
    return [one["text"] for at in player.state["columns"] for one in at["said"]]


@pytest.mark.parametrize("task", PLAYED)
def test_a_game_tells_nothing_of_who_is_a_machine(tmp_path, monkeypatch, task):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    people = sum(role.sitter is not Sitter.MACHINE for role in GAMES[task].roles) - 1

    async def play(site):
        token = site.shared()
        async with AsyncExitStack() as opened:
            pages = [await opened.enter_async_context(page(site)) for _ in range(people)]
            players = [
                await Player(one).come(token, f"device-{at}") for at, one in enumerate(pages)
            ]
            for player in players:
                await player.until(phase="briefing")
            await asyncio.wait_for(talk(players), 60)
            return [one.there.received for one in players]

    package, machines = machines_of(tmp_path, task)
    with machines as played, SiteHere(tmp_path, package, machines=played) as site:
        received = asyncio.run(play(site))
    for frames in received:
        games = [frame for frame in frames if '"say":"game"' in frame]
        assert games
        assert members(games) & TELLING == set()
        whole = "\n".join(frames).casefold()
        told = (NAME.casefold(), "eliza", "agents.csv", "study.toml", package.hash)
        assert [one for one in told if one in whole] == []
