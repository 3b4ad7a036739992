"""An afternoon in a lab: twenty participants play three games with each other and a machine.

Desk, machine, and links are real: the desk is a process, machines answer over HTTP, and booths
talk over TLS. Participants follow a script: people write "hm", the machine writes "beep", and
whoever decides is right as often as their skill says.
"""

import json
import queue
import threading
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from time import perf_counter

import pytest

from tests.net.lab import PATIENCE_S, Actor, desk_with, play
from tests.packages import without_consent
from turingdesk.cli import main
from turingdesk.core.question import Answer, Kind
from turingdesk.net.kiosk_link import KioskLink
from turingdesk.plugins.live_games.room_states import RoomPhase, RoomsFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.table import load

PARTICIPANTS = 20
SKILL = 0.8
RULES = """\
delay = "turing-game-ours"
wait_s = 1.0
wait_mean_s = 0.0
wait_spread_s = 0.2
typing_after_s = 0.1
typing_spread_s = 0.2
"""
STUDY = f"""\
id = "afternoon"
title = "An afternoon"

[[block]]
task = "play-witness"
trials = 2
[block.show]
{RULES}
[[block]]
task = "play-three_party"
trials = 1
[block.show]
{RULES}
[[block]]
task = "play-trio"
trials = 1
[block.show]
exchanges = [1, 2]
{RULES}
"""


class Machine(BaseHTTPRequestHandler):
    """A model behind a server that speaks OpenAI's API."""

    def do_GET(self):
        self._tell({"object": "list", "data": [{"id": "tiny", "object": "model"}]})

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        said = {"role": "assistant", "content": "beep"}
        choice = {"index": 0, "message": said, "finish_reason": "stop"}
        about = {"id": "1", "object": "chat.completion", "created": 1, "model": "tiny"}
        self._tell({**about, "choices": [choice]})

    def _tell(self, value):
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


@pytest.fixture
def server():
    made = ThreadingHTTPServer(("127.0.0.1", 0), Machine)
    thread = threading.Thread(target=made.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{made.server_port}/v1"
    made.shutdown()
    thread.join()
    made.server_close()


class Participant(Actor):
    """A session with its link, from the first page to the last."""

    def __init__(self, package, home, name, paired):
        super().__init__(name, home / name)
        self.package = package
        self.intended = {}  #: by room, whether the verdict is to be right
        self._chance = Random(name)
        self._link = KioskLink(self.data, paired)
        self._heard = queue.Queue()

    def act(self):
        setup = SessionSetup(self.name, self.name, is_linked=True)
        recorder = SessionRecorder.begin(self.package, self.data, setup)
        self._link.start()
        self._link.talk.open(self._heard.put)
        try:
            while not recorder.session.is_over:
                trial = recorder.session.trial
                recorder.shown(perf_counter() - 20.0)
                answers = {} if trial is None else self._play(recorder, trial)
                recorder.answer([Answer(key, value, 20_000.0) for key, value in answers.items()])
            recorder.close()
            assert self._link.flush(PATIENCE_S)
        finally:
            self._link.talk.close()
            self._link.stop()

    def _play(self, recorder, trial):
        """Play a game to its end; the answers to its questions."""
        game = ScriptedGame(recorder.session, trial, self._chance, self._link.talk.send)
        self._finish(game)
        if game.verdict:
            self.intended[game.room] = game.is_right
        return {"room": game.room, "role": game.role, **game.verdict}

    def _finish(self, game):
        """Take part in a game until it is over."""
        game.enter()
        while not game.is_over:
            self.go_on()
            try:
                told = self._heard.get(timeout=0.2)
            except queue.Empty:
                continue
            if told.get("room", game.room) == game.room or told["say"] == "met":
                getattr(game, told["say"], game.ignore)(told)


class ScriptedGame:
    """One game as its participant sees it; a method for each thing that the desk says."""

    def __init__(self, session, trial, chance, send, skill=SKILL):
        self.room = self.role = self.seat = None
        self.is_over, self.verdict = False, {}
        self.is_right = chance.random() < skill
        self._session, self._trial, self._send = session, trial, send
        self._number, self._answered = 0, {}

    def enter(self):
        identity, slot = self._session.identity, self._trial.slot
        about = {
            "session": identity.session,
            "language": "en",
            "step": self._session.place,
            "study": identity.study_hash,
            "block": slot.block,
            "game": self._trial.stimulus.task,
            "rules": asdict(self._trial.show),
        }
        flags = {"pilot": False, "sealed": False, "topics": [], "room": "", "have": 0}
        self._send({"say": "play", **about, **flags})

    def ignore(self, told):
        pass

    def linked(self, told):
        if self.room is None:
            self.enter()

    def met(self, told):
        if self.room is None:
            self.room, self.seat, self.role = told["room"], told["seat"], told["role"]
            if self._leads:
                self._write()

    def turn(self, told):
        if told["own"]:
            return
        if not self._leads:
            self._write()
            return
        for at in told["threads"]:
            self._answered[at] = told["text"]
        if len(self._answered) == len(self._threads):
            self._decide()

    def phase(self, told):
        if self._leads and told["phase"] == "decide":
            self._decide()

    def reveal(self, told):
        self.is_over = self.is_over or self._leads

    def parted(self, told):
        assert told["why"] == "complete", told
        self.is_over = True

    @property
    def _leads(self):
        return self.seat == 0

    @property
    def _threads(self):
        """A game of two has one thread, and who decides sees all."""
        number = 1 if self._trial.stimulus.task == "play-witness" else 2
        return list(range(number)) if self._leads else [self.seat - 1]

    def _write(self):
        """Write into every thread, with one message where the game asks both at once."""
        is_both = self._trial.show.asked == "both"
        for into in [self._threads] if is_both else [[at] for at in self._threads]:
            told = {"room": self.room, "number": self._number, "threads": into, "text": "hm"}
            self._send({"say": "said", **told})
            self._number += 1

    def _decide(self):
        if self.verdict:
            return
        machines = {at: text.startswith("beep") for at, text in self._answered.items()}
        for question in self._trial.questions:
            if question.id == "origin":
                is_machine = machines[0] is self.is_right
                self.verdict["origin"] = "machine" if is_machine else "human"
            elif question.id == "machine_side":
                side = 1 + next(at for at, is_machine in machines.items() if is_machine)
                self.verdict["machine_side"] = str(side if self.is_right else 3 - side)
            elif question.kind is Kind.SCALE:
                self.verdict[question.id] = "70"
            elif question.required and question.kind is Kind.CHOICE:
                self.verdict[question.id] = question.choices[-1].value
        self._send({"say": "verdict", "room": self.room, "answers": self.verdict})


@pytest.fixture
def package(tmp_path):
    folder = tmp_path / "study"
    folder.mkdir()
    (folder / "study.toml").write_text(without_consent(STUDY), "utf-8")
    return open_package(folder)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_an_afternoon_of_games_is_recorded_and_the_skill_of_judges_recovered(
    package, server, tmp_path, capsys
):
    names = [f"P-{number:02}" for number in range(PARTICIPANTS)]
    machine = ("--agent", "openai", "--set", f"server={server}", "--set", "model=tiny")
    words = ("--collection", str(package.folder), *machine, "--name", "tiny")
    with desk_with(tmp_path, *names, words=words) as (desk, *known):
        players = [
            Participant(package, tmp_path / "booths", name, paired)
            for name, paired in zip(names, known, strict=True)
        ]
        play(players, desk.data)
    rooms = RoomsFolder(desk.data).read()
    assert {room.phase for room in rooms} == {RoomPhase.COMPLETE}
    intended = {room: right for player in players for room, right in player.intended.items()}
    verdicts = load(desk.data).responses.query("question in ['origin', 'machine_side']")
    found = dict(zip(verdicts["room"], verdicts["correct"], strict=True))
    assert found == intended
    assert {room.id for room in rooms} == set(intended)
    assert {one.agent for room in rooms for one in room.players if one.is_machine} == {"tiny"}
    capsys.readouterr()
    assert main(["analyze", str(desk.data), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    origins = verdicts[verdicts["question"] == "origin"]
    n = told["confusion"]["n"]
    assert n["HH"] + n["MM"] == sum(intended[room] for room in origins["room"])
    assert sum(n.values()) == len(origins)
