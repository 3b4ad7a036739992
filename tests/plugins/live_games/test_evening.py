"""An evening of the Turing Game: twenty players with known skills, and three bots of others.

Desk and links are real: the desk is a process, and booths talk over TLS. Participants follow a
script: each says "hm", accuses one of the others as soon as they know who the other human is, and
is right as often as their skill says. Now and then someone gives up.
"""

import json
import threading
from contextlib import ExitStack, contextmanager
from random import Random

import pytest

from tests.net.lab import desk_with, play
from tests.packages import without_consent
from tests.plugins.live_games.net.bots import added, bot_process
from tests.plugins.live_games.test_afternoon import Participant, ScriptedGame
from turingdesk.cli import main
from turingdesk.plugins.live_games.analysis.games.pairing import THRESHOLD
from turingdesk.plugins.live_games.analysis.games.strength import players, strength
from turingdesk.plugins.live_games.analysis.turing_game import games_of
from turingdesk.plugins.live_games.ratings import Ratings
from turingdesk.plugins.live_games.room import Outcome
from turingdesk.plugins.live_games.room_record import read_room, rooms_in
from turingdesk.plugins.live_games.room_states import RoomPhase, RoomsFolder
from turingdesk.study.package import open_package
from turingdesk.table.table import load

PARTICIPANTS, GAMES = 20, 6
SKILLS = (0.55, 0.98)  #: of the weaker and of the stronger half
GIVES_UP = 0.03
STUDY = f"""\
id = "evening"
title = "An evening"

[[block]]
task = "play-game"
trials = {GAMES}
[block.show]
threshold = {50 * THRESHOLD}  # few play, and all of them want to
ask_comment = false
"""
BOTS = ("Birch", "Maple", "Oak")
MACHINES = "id,kind,languages\nHeron,eliza,en\nKite,eliza,en de\nWren,eliza,\n"


class Player(Participant):
    """A session of games that a script plays."""

    def __init__(self, package, home, name, paired, skill):
        super().__init__(package, home, name, paired)
        self.skill, self._decides = skill, Random(name)

    def _play(self, recorder, trial):
        game = AccusingGame(
            recorder.session, trial, self._decides, self._link.talk.send, self.skill
        )
        self._finish(game)
        self.intended[game.room] = game.is_right if game.accused else None
        own = {"room": game.room, "role": game.role, "ending": game.ending}
        return own | ({"machine_side": game.accused} if game.accused else {})


class AccusingGame(ScriptedGame):
    """A game of two people and a machine, in which whoever heard something accuses at once."""

    def __init__(self, session, trial, chance, send, skill):
        super().__init__(session, trial, chance, send, skill)
        self.accused, self.ending = "", "accused"
        self._gives_up = chance.random() < GIVES_UP

    def met(self, told):
        if self.room is not None:
            return
        self.room, self.seat, self.role = told["room"], told["seat"], told["role"]
        assert len(set(told["drawn"]["colors"])) == 3
        self._send({"say": "said", "room": self.room, "number": 0, "threads": [0], "text": "hm"})

    def turn(self, told):
        if told["own"] or told["text"] != "hm" or self.accused:
            return
        if self._gives_up:
            self._send({"say": "surrender", "room": self.room})
            return
        others = [at for at in range(3) if at != self.seat]
        human = 1 + others.index(told["seat"])
        self.accused = str(3 - human if self.is_right else human)
        answers = {"machine_side": self.accused}
        self._send({"say": "verdict", "room": self.room, "answers": answers})

    def reveal(self, told):
        self.ending = "surrendered" if told["outcome"] == "surrendered" else "accused"
        assert told["outcome"] in list(Outcome)

    def parted(self, told):
        assert told["why"] in ("complete", "surrendered"), told
        self.is_over = True


@pytest.fixture
def package(tmp_path):
    folder = tmp_path / "study"
    folder.mkdir()
    (folder / "study.toml").write_text(without_consent(STUDY), "utf-8")
    (folder / "agents.csv").write_text(MACHINES, "utf-8")
    return open_package(folder)


@contextmanager
def bots_of_others(desk):
    """Three bots with the public client, connected to a desk."""
    home = desk.config / "turingdesk" / "booths"
    with ExitStack() as connected:
        for name in BOTS:
            bot = bot_process(added(home, name), desk.port, name, accuses=True)
            connected.enter_context(bot).wait("Server Response:")
        yield


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_strengths_of_an_evening_are_those_of_the_papers_equations(package, tmp_path, capsys):
    """Bots of others are the machines."""
    names = [f"P-{number:02}" for number in range(PARTICIPANTS)]
    skills = {name: SKILLS[at % 2] for at, name in enumerate(names)}
    with desk_with(tmp_path, *names) as (desk, *known), bots_of_others(desk):
        evening = [
            Player(package, tmp_path / "booths", name, paired, skills[name])
            for name, paired in zip(names, known, strict=True)
        ]
        play(evening, desk.data)
    rooms = {path.stem: read_room(path).room for path in rooms_in(desk.data)}
    assert len(rooms) == PARTICIPANTS * GAMES // 2
    assert {one.phase for one in RoomsFolder(desk.data).read()} <= {
        RoomPhase.COMPLETE,
        RoomPhase.ENDED,
    }
    _check_outcomes(evening, rooms)
    assert {seat.bot for room in rooms.values() for seat in room.seats if seat.machine} == {*BOTS}
    games = games_of(load(desk.data).responses)
    assert {*games["agent"]} == {*BOTS}, "the agent in the table is the bot's name"
    _check_strengths(evening, rooms, games, skills)
    capsys.readouterr()
    assert main(["analyze", str(desk.data), "--json"]) == 0
    json.loads(capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_studys_own_machines_play_an_evening_with_everyone(package, tmp_path):
    names = [f"P-{number:02}" for number in range(8)]
    with desk_with(tmp_path, *names, words=("--collection", str(package.folder))) as (
        desk,
        *known,
    ):
        evening = [
            Player(package, tmp_path / "booths", name, paired, 0.8)
            for name, paired in zip(names, known, strict=True)
        ]
        play(evening, desk.data)
    rooms = {path.stem: read_room(path).room for path in rooms_in(desk.data)}
    assert len(rooms) == len(names) * GAMES // 2
    _check_outcomes(evening, rooms)
    assert {seat.who for room in rooms.values() for seat in room.seats if seat.machine} == {
        *("Heron", "Kite", "Wren")
    }
    games = games_of(load(desk.data).responses)
    assert sorted(games["outcome"]) == sorted(str(room.outcome) for room in rooms.values())


def _check_outcomes(evening, rooms):
    """Each game ended as the script of both players has it."""
    for name, room in rooms.items():
        right = [player.intended[name] for player in evening if name in player.intended]
        assert len(right) == 2
        if room.outcome is Outcome.SURRENDERED:
            assert None in right or len(room.verdicts) < 2
        else:
            assert room.outcome is (Outcome.WON if all(right) else Outcome.LOST)
    assert len({tuple(seat.machine for seat in room.seats) for room in rooms.values()}) == 3


def _check_strengths(evening, rooms, games, skills):
    """The table, the desk's own ratings, and the script agree; skill shows in strength."""
    assert dict(zip(games["game"], games["outcome"], strict=True)) == {
        f"evening/{name}": str(room.outcome) for name, room in rooms.items()
    }
    found = players(games).set_index("player")["strength"]
    in_order = sorted(rooms, key=lambda name: games.set_index("game").at[f"evening/{name}", "at"])
    ratings = Ratings()
    for name in in_order:
        ratings.add(rooms[name])
    for player in evening:
        won = [
            rooms[name].outcome is Outcome.WON
            for name in in_order
            if name in player.intended and rooms[name].outcome is not Outcome.SURRENDERED
        ]
        assert found[player.name] == pytest.approx(strength(won))
        assert ratings.of(player.name).strength == pytest.approx(strength(won))
    strong, weak = ([found[one] for one in found.index if skills[one] == s] for s in SKILLS[::-1])
    assert sum(strong) / len(strong) > sum(weak) / len(weak)
    assert threading.active_count() < 100
