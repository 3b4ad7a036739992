"""The machines of a study, ready to play: agents are opened once, for any number of rooms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from threading import Event

from turingdesk.agents._base import AgentRun
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.study import Block
from turingdesk.core.task import PLAY, TASKS
from turingdesk.judges._session_runs import Ask
from turingdesk.plugins.live_games.game import GameRules, conditions
from turingdesk.plugins.live_games.lobby import Wanted
from turingdesk.plugins.live_games.own_files import PEOPLE, PROMPTS, read_people, read_prompts
from turingdesk.plugins.live_games.pacing import Pacing
from turingdesk.plugins.live_games.personas import People, Prompts
from turingdesk.plugins.live_games.player import Player
from turingdesk.plugins.live_games.room import Room
from turingdesk.plugins.live_games.witnesses import Choice, Witness
from turingdesk.study.package import Package

SURE = 100.0  #: the confidence of verdicts that come without


@dataclass(slots=True)
class Cast:
    """Machines that can join rooms. `choose` and `count` aren't thread-safe.

    Args:
        package: The study.
        witnesses: By code name.
        asks: What asks each of them, by code name.
        told: From which people personas are drawn, and what machines are told, by block.
        chance: Decides who plays.
        share: Of conversations that are collected, which aren't theirs.
    """

    package: Package
    witnesses: Mapping[str, Witness]
    asks: Mapping[str, Ask]
    told: Mapping[str, tuple[People, Prompts]]
    chance: Random
    share: float = 0.0
    choices: dict[str, Choice] = field(init=False, default_factory=dict)  #: by block

    def plays(self, game: Wanted, language: str = "", who: str = "") -> bool:
        """True if it is a game of this study, and a machine knows the language."""
        blocks = (block for block in self.package.study.blocks if block.id == game.block)
        is_here = any(TASKS[block.task].plays for block in blocks)
        return (
            is_here
            and game.study == self.package.hash
            and bool(self._who_play(game.block, language))
        )

    def choose(self, game: Wanted, language: str = "") -> str:
        """The code name of the machine that plays next."""
        choice = self._choice(game.block)
        choice.equally = game.rules.choose == "equally"
        return choice.next(self._who_play(game.block, language))

    def join(self, game: Wanted, room: Room, seat: int, pacing: Pacing, began: datetime) -> Player:
        """A machine for a seat that has its code name; after a restart, the same as before.

        Args:
            game: What is played.
            room: Where.
            seat: The machine's.
            pacing: How long machines take for a message there.
            began: When the game began, with a time zone.

        Raises:
            TuringDeskError: The study no longer has such a machine.
        """
        name = room.seats[seat].who
        if name not in self.witnesses:
            raise TuringDeskError(message("The study has no machine called {name}.", name=name))
        witness = self.witnesses[name]
        # From the room and the seat, so that a game that continues has the same persona.
        seed = witness.settings.seed_of(f"{room.id}-{seat}")
        languages = self.package.study.languages
        people, prompts = self.told[game.block]
        persona = people.draw(Random(seed), began, languages[0] if languages else "")
        task = game.game.removeprefix(PLAY)
        machine = (witness, self.asks[name], prompts, persona, task)
        player = Player(*machine, seat, room, began, pacing, seed)
        player.begin()
        return player

    def count(self, game: Wanted, room: Room) -> None:
        """Count the verdicts about the machines of a room that is over; pilots don't count."""
        # Pilots must not change which machines participants meet later.
        if game.pilot or not self.plays(game):
            return
        for name, confidence, judged_human in verdicts(room):
            self._choice(game.block).add(name, confidence, judged_human=judged_human)

    def _who_play(self, block: str, language: str) -> list[str]:
        """The code names of the machines that play in a block and know a language."""
        return [
            name for name, witness in self.witnesses.items() if witness.plays_in(block, language)
        ]

    def _choice(self, block: str) -> Choice:
        return self.choices.setdefault(block, Choice([*self.witnesses], self.chance))


def verdicts(room: Room) -> Iterator[tuple[str, float, bool]]:
    """Each machine of a room with the confidence of a verdict, and whether it was judged human."""
    for decider, answers in room.verdicts.items():
        others = [at for at in range(len(room.seats)) if at != decider]
        # Thompson sampling weighs verdicts with confidence; without a question they are taken as
        # sure.
        confidence = float(answers.get("confidence") or SURE)
        for side, seat in enumerate(others, 1):
            if not room.seats[seat].machine:
                continue
            if "machine_side" in answers:
                yield room.seats[seat].who, confidence, answers["machine_side"] != str(side)
            elif "origin" in answers:
                yield room.seats[seat].who, confidence, answers["origin"] == "human"


@contextmanager
def cast(
    package: Package,
    data: Path,
    witnesses: Sequence[Witness],
    chance: Random,
) -> Iterator[Cast]:
    """Get machines ready for a study's games.

    Args:
        package: The study.
        data: The data folder, where transcripts are kept.
        witnesses: The machines.
        chance: Decides who plays.

    Raises:
        BadStudy: A file of the study with people or prompts can't be used.
        NotAllowed: Another program runs one of the machines on this data folder.
    """
    prompts_by_block = {
        block.id: _people_and_prompts(package, block)
        for block in package.study.blocks
        if TASKS[block.task].plays
    }
    stop = Event()
    with ExitStack() as opened:
        asks = {
            witness.settings.name: opened.enter_context(
                witness.settings.agent.begin(AgentRun(witness.settings, (), data, stop))
            )
            for witness in witnesses
        }
        # Registered last and so called first: requests end before what they use is closed.
        opened.callback(stop.set)
        named = {witness.settings.name: witness for witness in witnesses}
        yield Cast(package, named, asks, prompts_by_block, chance)


def _people_and_prompts(package: Package, block: Block) -> tuple[People, Prompts]:
    """The people and prompts of a block: those of the files that it names, or the usual ones."""
    rules: GameRules = block.show
    people = read_people(package.files.get(rules.people), rules.people or PEOPLE)
    prompts = package.files.get(rules.prompts)
    return people, read_prompts(prompts, rules.prompts or PROMPTS, conditions())
