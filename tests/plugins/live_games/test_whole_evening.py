"""An evening on which everything happens at once, and every journal is as it was written.

Two kiosks and two browsers play the Turing Game with a bot of someone else, and one more browser
joins them in games with ELIZA; everyone takes part in each study twice, first in a rehearsal.
Meanwhile the desk's disk refuses, the cable of a kiosk is cut, and the desk is killed.
"""

import asyncio
import queue
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

import pytest

from tests.left_journals import journal_errors, journals_below
from tests.net.browsers import page
from tests.net.lab import PATIENCE_S, Actor, Cable, desk_with, play
from tests.plugins.live_games.net.bots import added, bot_process
from turingdesk.cli import main
from turingdesk.core.question import Answer, Kind
from turingdesk.core.response import ROOM
from turingdesk.journal.journal_file import read_journal
from turingdesk.net.kiosk_link import KioskLink
from turingdesk.people.codes import reserve
from turingdesk.people.invitations import Invitations
from turingdesk.plugins.live_games.played_game import PlayedGame, PlayPhase
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.live_step import LiveStep
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package

DUO = """\
id = "duo"
title = "Two"

[[block]]
id = "duo"
task = "play-witness"
trials = 1
[block.show]
exchanges = [2]
machine_share = 1.0
wait_s = 0.0
wait_mean_s = 0.0
wait_spread_s = 0.1
"""
TRIO = """\
id = "trio"
title = "Three"

[[block]]
id = "trio"
task = "play-game"
trials = 1
"""
WORDS = "hello, how are you?"


class KioskPlayer(Actor):
    """A kiosk with its link: rehearsals and sessions that count, one after the other."""

    def __init__(self, packages, data, name, paired):
        super().__init__(name, data)
        self._packages = packages
        self._link = KioskLink(data, paired)
        self._heard = queue.Queue()

    def act(self):
        self._link.start()
        try:
            for package in self._packages:
                for pilot in (True, False):
                    self._take_part(package, pilot=pilot)
            assert self._link.flush(PATIENCE_S)
        finally:
            self._link.stop()

    def send(self, sent):
        self._link.talk.send(sent)

    def open(self, hear):
        """Have what the desk says wait: the game is used in this thread alone."""
        del hear
        self._heard = queue.Queue()
        self._link.talk.open(self._heard.put)

    def close(self):
        self._link.talk.close()

    def _take_part(self, package, *, pilot):
        setup = SessionSetup(self.name, self.name, pilot=pilot, is_linked=True)
        recorder = SessionRecorder.begin(package, self.data, setup)
        while not recorder.session.is_over:
            shown_s = perf_counter()
            recorder.shown(shown_s)
            trial = recorder.session.trial
            game = self._played(recorder, trial) if trial is not None else None
            given = self._answers(trial, game) if game is not None else {}
            rt_ms = (perf_counter() - shown_s) * 1000
            recorder.answer([Answer(key, value, rt_ms) for key, value in given.items()])
            if game is not None:
                self._leave(game, given)
            self._link.nudge()
        recorder.close()

    def _played(self, recorder, trial):
        """A game at the point at which its answers are due."""
        step = LiveStep(recorder, halt=lambda *_: None)
        game = PlayedGame(trial, self, step.who(sealed=False), step.keep)
        while game.phase not in (PlayPhase.DECIDING, PlayPhase.OVER):
            assert game.phase is not PlayPhase.PARTED
            self._hear(game)
            if game.phase is PlayPhase.BRIEFING:
                game.begin()
            elif game.phase is PlayPhase.TALKING:
                self._talk(game)
        return game

    def _hear(self, game):
        assert not self.is_called_off.is_set(), f"it waited in {game.phase}"
        with suppress(queue.Empty):
            game.hear(self._heard.get(timeout=0.1))
        game.tick()

    @staticmethod
    def _talk(game):
        own = sum(one.seat == game.seat for one in game.room.said)
        if game.open_threads and own < 2:
            game.say(f"{WORDS} {own}", game.open_threads)
        elif game.can_accuse and own == 2:
            game.accuse(game.room.others(game.seat)[0])

    @staticmethod
    def _answers(trial, game):
        given = dict(game.answers)
        for one in trial.questions:
            if one.kind is Kind.SCALE:
                given.setdefault(one.id, "60")
            elif one.choices and one.required and one.kind is not Kind.RECORDED:
                given.setdefault(one.id, one.choices[0].value)
        return given

    def _leave(self, game, given):
        if game.role.decides and not game.game.accuses:
            game.decided(given)
            while game.truth is None:
                self._hear(game)
        game.close()


@dataclass
class BrowserPlayer:
    """A browser with its links, whose page connects again whenever the line drops."""

    base: str
    device: str
    tokens: list
    came: Counter = field(default_factory=Counter)  #: connections, by token

    async def run(self):
        for token in self.tokens:
            while not await self._visit(token):
                await asyncio.sleep(0.2)

    async def _visit(self, token):
        """One connection; whether the session is over."""
        from aiohttp import ClientError

        self.came[token] += 1
        try:
            async with page(self) as there:
                return await Visit(there).run(token, self.device)
        except (ClientError, OSError):
            return False  # the desk is gone


class Visit:
    """What one connection of a page does."""

    def __init__(self, there):
        self._there = there
        self._last = None

    async def run(self, token, device):
        await self._there.visit(token=token, device=device, load=device)
        while True:
            told = await self._there.hear("step", "game", "truth", "halted", "over", "closed")
            assert told["say"] != "closed", told
            if told["say"] == "over":
                return True
            if told["say"] == "truth":
                await self._there.say("seen", place=told["place"])
            elif told["say"] == "step":
                await self._there.see()
                if told["kind"] != "game":
                    await self._answer({})
            elif told["say"] == "game":
                await self._play(told)

    async def _answer(self, given):
        answers = [
            {"key": key, "value": value, "view_ms": 10.0, "device": "touch", "pressed": ""}
            for key, value in given.items()
        ]
        place = self._there.step["place"]
        await self._there.say("answer", place=place, answers=answers, plays=0, record={})

    async def _play(self, state):
        assert state["phase"] != "parted"
        if state["phase"] in ("deciding", "over"):
            is_due = state["phase"] == "deciding"
            await self._answer({"origin": "human", "confidence": "70"} if is_due else {})
        elif state["phase"] == "briefing":
            await self._move("begin")
        elif state["phase"] == "talking":
            await self._talk(state)

    async def _talk(self, state):
        line = next((one for one in state["lines"] if one["open"]), None)
        if line is not None and state["own"] < 2:
            number, thread = state["own"], line["thread"]
            text = f"{WORDS} {number}"
            await self._move("say", number=number, thread=thread, text=text)
        elif state["own"] == 2 and any(one["open"] for one in state["accuse"]):
            await self._move("accuse", thread=state["accuse"][0]["seat"])

    async def _move(self, what, **more):
        told = {"place": self._there.step["place"], "thread": 0, "number": 0, "text": ""}
        await self._there.say("move", do=what, **{**told, **more})


class Browsers(Actor):
    """All browsers of the evening, as one of its actors."""

    def __init__(self, browsers, data):
        super().__init__("browsers", data)
        self._browsers = browsers

    def act(self):
        asyncio.run(self._run())

    async def _run(self):
        visits = [asyncio.ensure_future(browser.run()) for browser in self._browsers]
        while not all(visit.done() for visit in visits):
            self.go_on()
            await asyncio.wait(visits, timeout=0.2, return_when=asyncio.FIRST_EXCEPTION)
        await asyncio.gather(*visits)


def a_study(folder, toml, agents=""):
    """A package with a text to agree to."""
    (folder / "texts").mkdir(parents=True)
    (folder / "texts" / "consent.md").write_text("# Consent\n\nDo you agree?", "utf-8")
    (folder / "study.toml").write_text(toml, "utf-8")
    if agents:
        (folder / "agents.csv").write_text(agents, "utf-8")
    return open_package(folder)


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def tokens_of(data, study, codes):
    """For each code, the tokens of a rehearsal and of a session that counts."""
    reserve(data, study, codes, "Ada")
    invitations = Invitations(data)
    rehearsals = invitations.invite(study, codes, "Ada", pilot=True)
    return [*zip(rehearsals, invitations.invite(study, codes, "Ada"), strict=True)]


class Troubles(Actor):
    """What happens to the desk meanwhile."""

    def __init__(self, desk, disk, cable):
        super().__init__("troubles", desk.data)
        self._desk, self._disk, self._cable = desk, disk, cable

    def act(self):
        self.refuse_once()
        self.cut_once()
        self.kill_once()

    def refuse_once(self):
        """The disk is full from the first message of a game on, until the desk has said so."""
        self.until(lambda: self._said(self._desk.data / PILOT))
        self._disk.fill()
        try:
            self._desk.wait("disk")
        finally:
            self._disk.make_room()

    def cut_once(self):
        self._cable.cut(within_s=PATIENCE_S)

    def kill_once(self):
        """In the middle of games that count."""
        self.until(lambda: self._said(self._desk.data))
        self._desk.kill()
        self._desk.start()

    @staticmethod
    def _said(home):
        rooms = home.glob("rooms/*.jsonl")
        return any('"said"' in path.read_text("utf-8") for path in rooms)


def rooms_of_sessions(data):
    """For each session with a game, its first line, and the room that its answers name."""
    for path in journals_below(data):
        if path.parent.name not in ("rooms", "personal"):
            lines = read_journal(path).lines
            rooms = [one["choice"] for one in lines if one.get("question") == ROOM]
            for room in rooms:
                yield path, lines[0], room


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_on_a_whole_evening_every_journal_verifies_and_every_game_is_its_own(
    tmp_path, small_disk, monkeypatch, capsys
):
    disk = small_disk(tmp_path / "desk", size="16m")
    duo = a_study(tmp_path / "duo", DUO, "id,kind,languages\nHeron,eliza,en\n")
    trio = a_study(tmp_path / "trio", TRIO)
    port = free_port()
    words = ["--web", str(duo.folder), "--web", str(trio.folder), "--web-port", str(port)]
    words += ["--insecure-http", "--collection", str(duo.folder)]
    names = ("K-1", "K-2")
    with desk_with(tmp_path, *names, words=words) as (desk, first, second):
        codes = ["B-1", "B-2", "B-3"]
        links = [*tokens_of(desk.data, "trio", codes[:2]), ()]
        links = [[*a, *b] for a, b in zip(links, tokens_of(desk.data, "duo", codes), strict=True)]
        browsers = [
            BrowserPlayer(f"http://127.0.0.1:{port}", code * 8, tokens)
            for code, tokens in zip(codes, links, strict=True)
        ]
        home = desk.config / "turingdesk" / "booths"
        key = added(home, "Maple")
        with bot_process(key, desk.port, "Maple", accuses=True) as bot, Cable(desk.port) as cable:
            bot.wait("Server Response:")
            troubles = Troubles(desk, disk, cable)
            paired = (first.at("127.0.0.1", cable.port), second)
            kiosks = [
                KioskPlayer((trio, duo), tmp_path / "booths" / name, name, known)
                for name, known in zip(names, paired, strict=True)
            ]
            pages = Browsers(browsers, tmp_path / "booths" / "none")
            play([*kiosks, pages, troubles], desk.data)
            assert cable.cuts
    assert journal_errors(tmp_path) == []
    check_games(desk.data, people=5)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(desk.config))
    capsys.readouterr()
    assert main(["check", str(desk.data)]) == 0, capsys.readouterr().out


def check_games(data, people):
    """Each session has a game of its own, with those who were there; rehearsals' are apart."""
    found = [*rooms_of_sessions(data)]
    for path, opened, room in found:
        home = data / PILOT if opened["pilot"] else data
        head = read_journal(home / "rooms" / f"{room}.jsonl").opened
        assert (head["pilot"], head["study_hash"]) == (opened["pilot"], opened["study_hash"])
        earlier = opened.get("continues", "")
        assert {path.stem, earlier} & {seat["who"] for seat in head["seats"]}, (path, head)
    sessions = Counter(
        (opened["participant"], opened["study"], opened["pilot"]) for _, opened, _ in found
    )
    assert set(sessions.values()) == {1}
    players = Counter((room, opened["study"]) for _, opened, room in found)
    assert all(many == (2 if study == "trio" else 1) for (_, study), many in players.items())
    rooms = {opened["study"]: set() for _, opened, _ in found}
    for room in data.rglob("rooms/*.jsonl"):
        lines = read_journal(room).lines
        seats = lines[0]["seats"]
        rooms[lines[0]["study"]] |= {seat["who"] for seat in seats if seat["machine"]}
    assert rooms == {"duo": {"Heron"}, "trio": {"bot:Maple"}}
    assert len(sessions) == 2 * (people + 4), sessions
