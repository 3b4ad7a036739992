"""Machines that take part in games: which there are, and which one plays next.

They are rows of the study's agents.csv with an agent in the column `kind`, such as openai. Options
of that agent are columns of its row, such as model and temperature. `prompt_file` says how the
witness talks, and `delay` how long it takes to type, if not as the game says. With yes in
`self_check`, the model is asked whether it wants to write and whether it repeats itself, which
the game can also ask of all of them. `languages` are those that it knows, such as en de, if not
all, and `blocks` those in which it plays. The ID is a code name drawn by chance, so that no one
reads the model from the data before it is time.

Which one plays next is drawn by Thompson sampling, as in Jones and Bergen (2024, section 2.3).
There, the parameters are the confidence-weighted wins and losses. A witness wins where it is
judged human. With confidences c from 0 to 100 and a uniform prior, which the paper doesn't name,

    a = 1 + sum of c / 100 over its wins,    b = 1 + sum of c / 100 over its losses,

a share is drawn from Beta(a, b) for each witness, and the one with the highest share plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, product
from random import Random
from typing import TYPE_CHECKING

from turingdesk.agents import AGENTS
from turingdesk.agents._base import AgentSettings, Value
from turingdesk.agents._settings import agent_settings
from turingdesk.agents._talk import TALKS
from turingdesk.core.arguments import parsed
from turingdesk.core.errors import BadStudy, Problem, UnknownName
from turingdesk.core.message import message
from turingdesk.plugins.live_games.matching import base_language
from turingdesk.plugins.live_games.pacing import delay_named
from turingdesk.study.agents_table import BLOCKS, FILE, ID, KIND, PROMPT_FILE
from turingdesk.system import paths

if TYPE_CHECKING:
    from turingdesk.study.package import Package

#: Columns of a witness, besides its agent's options.
DELAY, SELF_CHECK, LANGUAGES = "delay", "self_check", "languages"
#: Columns that say how a witness takes part; the others are about the machine itself.
PLAYING = (KIND, PROMPT_FILE, DELAY, SELF_CHECK, LANGUAGES, BLOCKS)
COLUMNS = (ID, KIND, "model", "temperature", PROMPT_FILE)  #: of a grid, in order
#: What witnesses have if their row doesn't say it. Paper 1's settings, which are usual for
#: collections, are those of a model that continues a text.
USUAL: Mapping[str, Value] = {
    "temperature": 1.0,
    "max_tokens": 100,
    "frequency_penalty": 0.0,
    "presence_penalty": 0.0,
}


@dataclass(frozen=True, slots=True)
class Witness:
    """A machine that takes part in games."""

    settings: AgentSettings  #: its name is the code name
    manner: str = ""  #: how it talks, as a template; empty for the usual manner
    delay: str = ""  #: the name of its rule for typing delays; empty for that of the game
    self_check: bool = False  #: whether it is asked if it wants to write, and repeats itself
    languages: tuple[str, ...] = ()  #: that it knows, such as "de"; empty for all
    blocks: tuple[str, ...] = ()  #: in which it plays; empty for all
    about: Mapping[str, str] = field(default_factory=dict)  #: what the study's table says of it

    def plays_in(self, block: str, language: str) -> bool:
        """True if it plays in a block, and knows a language; an empty one if none is asked for."""
        knows = not language or not self.languages or language in self.languages
        return knows and (not self.blocks or block in self.blocks)


@dataclass(slots=True)
class Record:
    """A witness's verdicts "human" and others, weighted with confidence."""

    wins: float = 0.0
    losses: float = 0.0

    def add(self, confidence: float, *, judged_human: bool) -> None:
        """Count a game.

        Args:
            confidence: Of the verdict, from 0 to 100.
            judged_human: Whether the witness won.
        """
        # Confidence comes from another computer, so it can be out of range.
        weight = min(100.0, max(0.0, confidence)) / 100
        if judged_human:
            self.wins += weight
        else:
            self.losses += weight

    def draw(self, chance: Random) -> float:
        """A share of games that it may win."""
        return chance.betavariate(1 + self.wins, 1 + self.losses)


@dataclass(slots=True)
class Choice:
    """Which witness plays next.

    Args:
        names: Their code names.
        chance: Decides.
        equally: Whether each plays as often as the others, however well it plays.
    """

    names: Sequence[str]
    chance: Random
    equally: bool = False
    records: dict[str, Record] = field(default_factory=dict)
    began: Counter[str] = field(default_factory=Counter)  #: games of each

    def add(self, name: str, confidence: float, *, judged_human: bool) -> None:
        """Count a game, also one of a witness that no longer plays."""
        self.records.setdefault(name, Record()).add(confidence, judged_human=judged_human)

    def next(self, names: Sequence[str] = ()) -> str:
        """The witness of the next game.

        Args:
            names: The ones of which one can play; by default all.
        """
        names = names or self.names
        if self.equally:
            # By chance among the rarest, so that the order of rows doesn't decide who meets whom.
            least = min(self.began[name] for name in names)
            name = self.chance.choice(
                [name_item for name_item in names if self.began[name_item] == least]
            )
        else:
            samples = [
                self.records.get(name_item, Record()).draw(self.chance) for name_item in names
            ]
            name = names[samples.index(max(samples))]
        self.began[name] += 1
        return name


def witnesses(package: Package, options: Mapping[str, Value]) -> list[Witness]:
    """The machines that take part in a study's games.

    Args:
        package: The study.
        options: Options of all of them where their rows say nothing, such as the server.

    Raises:
        BadStudy: A row of agents.csv has an unknown agent, delay, or value.
        BadSource: A file that an option names can't be read.
    """
    package_witnesses, problems = [], list[Problem]()
    for name, row in package.agents.items():
        if KIND in row:
            try:
                package_witnesses.append(_witness(package, name, row, options))
            except (UnknownName, ValueError) as problem:
                what = message("{name}: {problem}", name=name, problem=str(problem))
                problems.append(Problem(what, message("Correct the row."), FILE))
    if problems:
        raise BadStudy(*problems)
    return package_witnesses


def one_witness(kind: str, given_options: Mapping[str, Value], name: str = "") -> Witness:
    """A machine that no row describes.

    Args:
        kind: What answers, such as openai.
        given_options: Its options.
        name: What it is called in the data; by default after its model, else its kind.

    Raises:
        BadSource: A file that an option names can't be read.
    """
    options = AGENTS[kind].options
    defaults = {
        option_name: value for option_name, value in USUAL.items() if option_name in options
    }
    return Witness(agent_settings(kind, {**defaults, **given_options}, name))


def grid(
    models: Sequence[str],
    temperatures: Sequence[float],
    prompts: Sequence[str],
    chance: Random,
    taken: Sequence[str] = (),
) -> Iterator[dict[str, str]]:
    """The rows of agents.csv for every combination, with random code names in a random order.

    Args:
        models: Their names on the server.
        temperatures: Of sampling.
        prompts: The names of files in the study that say how a witness talks.
        chance: Draws code names.
        taken: Names that others have already.
    """
    all_ = [*product(models, temperatures, prompts)]
    # Shuffled, so that a code name tells nothing about the settings behind it.
    chance.shuffle(all_)
    # Not strict, as code names never end.
    for name, (model, temperature, prompt) in zip(_codes(chance, taken), all_, strict=False):
        row = (name, "openai", model, f"{temperature:g}", prompt)
        yield dict(zip(COLUMNS, row, strict=True))


def _witness(
    package: Package, name: str, row: Mapping[str, str], given_options: Mapping[str, Value]
) -> Witness:
    talking = [kind for kind, agent in AGENTS.items() if TALKS in agent.tasks]
    kind = row[KIND]
    if kind not in talking:
        raise UnknownName(message("agent that talks"), kind, talking)
    options = AGENTS[kind].options
    defaults = {**USUAL, **given_options}
    row_options = {
        option_name: parsed(options[option_name], text)
        for option_name, text in row.items()
        if option_name in options
    }
    known_options = {
        option_name: value for option_name, value in defaults.items() if option_name in options
    }
    for option_name, option in options.items():
        if option.required and not {**known_options, **row_options}.get(option_name):
            raise ValueError(message("The column {column!r} is empty.", column=option_name))
    settings = agent_settings(kind, {**known_options, **row_options}, name)
    file = package.files.get(row.get(PROMPT_FILE, ""))
    manner = file.read_text("utf-8").strip() if file else ""
    settings = replace(settings, read={**settings.read, "manner": manner})
    if delay := row.get(DELAY, ""):
        delay_named(delay)  # a wrong name is reported with its row
    languages = tuple(base_language(code) for code in row.get(LANGUAGES, "").split())
    is_checked = row.get(SELF_CHECK, "").casefold() == "yes"
    blocks = tuple(row.get(BLOCKS, "").split())
    known_blocks = [study_block.id for study_block in package.study.blocks]
    for block in blocks:
        if block not in known_blocks:
            raise UnknownName(message("block"), block, known_blocks)
    # Where a machine is reached says nothing about it, and is no one else's business.
    private = [
        *PLAYING,
        *(option_name for option_name, option in options.items() if not option.counts),
    ]
    about = {column: text for column, text in row.items() if column not in private}
    return Witness(settings, manner, delay, is_checked, languages, blocks, about)


def _codes(chance: Random, taken_codes: Sequence[str]) -> Iterator[str]:
    """Code names in a random order; with numbers once there are no others."""
    lines = (paths.resources() / "personas" / "code_names.txt").read_text("utf-8").splitlines()
    names = [line for line in lines if line and line[0] != "#"]
    chance.shuffle(names)
    used = {existing_code.casefold() for existing_code in taken_codes}
    for number in count(1):
        for name in names:
            code = f"{name} {number}" if number > 1 else name
            if code.casefold() not in used:
                yield code
