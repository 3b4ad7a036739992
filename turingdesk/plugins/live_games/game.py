"""A game: who sits in its rooms, who talks with whom, and when.

A room has seats. Two seats share a thread, in which they read each other's messages and no one
else does: an interrogator with two witnesses has two threads. What else differs between games is
data (`GameRules`, the presentation options of a block) and one function, whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, Literal, Protocol

from turingdesk.core.errors import Problem, UnknownName
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Condition, Kind, Question
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.core.shelf import Shelf
from turingdesk.core.streams import Stream
from turingdesk.core.task import Task, column
from turingdesk.plugins.live_games.pacing import DelayName, delay_named
from turingdesk.study.package import Package

KNEW_WITNESS = "knew_witness"  #: the question whether someone knows whom they met
MESSAGES = "messages"  #: the question whose recorded answer is what someone wrote who decides
ENDING = "ending"  #: the question whose recorded answer is how a game ended that can be given up
ACCUSED, SURRENDERED = "accused", "surrendered"  #: its answers
BOT = "bot:"  #: before the names of bots, which the host's own machines could have, too
SIMULATED = "simulated-"  #: before the names of rooms in which no one was
MOST_WORDS, LONGEST_WORD = 1_000, 100  #: of a study's own lists of words, and its characters
_WAITING_S = 30.0  #: for partners, as the expected length of sessions counts it
_EXCHANGE_S = 40.0  #: one question with its answers, likewise


class Sitter(StrEnum):
    """Who can have a role."""

    PERSON = "person"
    MACHINE = "machine"
    ANYONE = "anyone"  #: whom the lobby finds: a person or a machine


@dataclass(frozen=True, slots=True)
class Role:
    """The part of someone in a room."""

    name: str  #: in the data: letters, digits, and underscores
    title: str  #: as participants read it
    brief: str  #: what participants read before the game begins
    sitter: Sitter = Sitter.ANYONE
    decides: bool = False  #: whether this role gives the verdict, and leads each thread


@dataclass(frozen=True, slots=True)
class GameRules:
    """The settings of every game in a study."""

    minutes: float = column(
        message("How many minutes people can talk. 0: no limit"),
        default=5.0,
        required=False,
        ends=(0, 120),
        title=message("Minutes"),
    )
    characters: int = column(
        message("Maximum number of characters per message"),
        default=300,
        required=False,
        ends=(1, 10_000),
        title=message("Characters per message"),
    )
    exchanges: tuple[int, ...] = column(
        message(
            "Number of questions after which the conversation ends; each game draws "
            "one of these numbers. Empty: no limit"
        ),
        default=(),
        required=False,
        title=message("Questions per game"),
    )
    topics: tuple[str, ...] = column(
        message(
            "Topics that players are asked to talk about; each game draws one of these. "
            "Empty: anything they like"
        ),
        default=(),
        required=False,
        title=message("Topics"),
    )
    turns: Literal["strict", "cyclic", "free"] = column(
        message(
            "Who can write. strict: two people take turns, and the person who decides "
            "begins. cyclic: everyone in the order of the seats. free: everyone at any time"
        ),
        default="strict",
        required=False,
        title=message("Who can write"),
    )
    asked: Literal["each", "both"] = column(
        message(
            "Whether a question goes to one witness or to both, who answer without seeing each "
            "other's answers"
        ),
        default="each",
        required=False,
        title=message("Questions go to"),
    )
    answers: Literal["as they come", "together"] = column(
        message("When answers to a question for both are shown"),
        default="as they come",
        required=False,
        title=message("Answers are shown"),
    )
    early: bool = column(
        message("Whether the verdict can be given before the conversation ends"),
        default=True,
        required=False,
        title=message("Early verdict"),
    )
    quiet_s: float = column(
        message(
            "If everyone can write at any time and the number of questions is limited: "
            "number of seconds without a message after which the last answer is complete"
        ),
        default=10.0,
        required=False,
        ends=(0, 600),
        title=message("Silence after the last answer"),
    )
    listen_s: float = column(
        message(
            "If everyone can write at any time: number of seconds for which a machine "
            "collects messages before it answers them all with one or more messages. 0: it "
            "decides after each message whether to answer"
        ),
        default=0.0,
        required=False,
        ends=(0, 600),
        title=message("Machines collect messages for"),
    )
    pasting: bool = column(
        message("Whether text can be pasted into messages"),
        default=False,
        required=False,
        title=message("Pasting"),
    )
    reveal: bool = column(
        message("Whether participants learn after the verdict who was human"),
        default=True,
        required=False,
        title=message("Reveal"),
    )
    ask_known: bool = column(
        message(
            "Whether people who decide are asked if they know a witness, which a rule can use"
        ),
        default=False,
        required=False,
        title=message("Ask about acquaintance"),
    )
    help: bool = column(
        message("Whether a button shows the instructions again"),
        default=True,
        required=False,
        title=message("Help button"),
    )
    report: bool = column(
        message("Whether a button reports messages to the experimenter, which ends the game"),
        default=True,
        required=False,
        title=message("Report button"),
    )
    abuse_filter: bool = column(
        message("Whether messages with words from the list of abusive words are blocked"),
        default=True,
        required=False,
        title=message("Abuse filter"),
    )
    abuse_words: tuple[str, ...] = column(
        message(
            "Words and phrases that the abuse filter also looks for. A word that ends with * "
            "stands for all words that begin like it"
        ),
        default=(),
        required=False,
        title=message("More abusive words"),
    )
    allowed_words: tuple[str, ...] = column(
        message("Words and phrases in the list of abusive words that can still be sent"),
        default=(),
        required=False,
        title=message("Allowed words"),
    )
    delay: DelayName = column(
        message("The rule for how long machines take for a message"),
        default="jones-2024-text",
        required=False,
        title=message("Delay of machines"),
    )
    own_delay: str = column(
        message(
            "A custom rule for this delay, in seconds for a message of n characters after "
            "one of n_prev characters. Example: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, "
            "at most 30"
        ),
        default="",
        required=False,
        title=message("Custom delay"),
    )
    people: str = column(
        message(
            "A file of the package with the names, cities, and languages that machines "
            "claim to have, if they differ from those that come with TuringDesk"
        ),
        default="",
        required=False,
        title=message("People that machines claim to be"),
    )
    prompts: str = column(
        message(
            "A file of the package with the prompts of machines, if they differ from those "
            "that come with TuringDesk"
        ),
        default="",
        required=False,
        title=message("Prompts of machines"),
    )
    typing_after_s: float = column(
        message("Number of seconds after which others see that a person or a machine is writing"),
        default=2.0,
        required=False,
        ends=(0, 60),
        title=message("Typing indicator after"),
    )
    typing_spread_s: float = column(
        message("Maximum number of seconds that are randomly added before others see it"),
        default=3.0,
        required=False,
        ends=(0, 60),
        title=message("Typing indicator, random delay"),
    )
    machine_words: int = column(
        message(
            "Length of machines' answers: whole sentences with fewer words than this. 0: no limit"
        ),
        default=0,
        required=False,
        ends=(0, 1000),
        title=message("Words per machine message"),
    )
    check_repeats: bool = column(
        message(
            "Whether a machine's model is asked if its message repeats one of its earlier "
            "messages in other words. If so, it writes another one"
        ),
        default=False,
        required=False,
        title=message("Ask about repetition"),
    )
    check_s: float = column(
        message("Maximum number of seconds by which this question can delay a message"),
        default=2.0,
        required=False,
        ends=(0, 60),
        title=message("Repetition, maximum delay"),
    )
    choose: Literal["thompson", "equally"] = column(
        message(
            "How machines are chosen. thompson: those that pass more often are chosen more "
            "often. equally: all are chosen equally often"
        ),
        default="thompson",
        required=False,
        title=message("Choice of machines"),
    )
    machine_share: float = column(
        message(
            "Proportion of games with a machine, between 0 and 1, where a person can play, too. "
            "If too few people wait, machines play more; later games make up for it"
        ),
        default=0.5,
        required=False,
        ends=(0, 1),
        title=message("Proportion of games with a machine"),
    )
    wait_s: float = column(
        message(
            "Number of seconds between the moments at which all who wait are matched, with a "
            "person or a machine, so that no one can tell by the wait which it is"
        ),
        default=45.0,
        required=False,
        ends=(0, 3600),
        title=message("Time between matches"),
    )
    wait_mean_s: float = column(
        message("The mean of the normal distribution that is added to this time, in seconds"),
        default=1.0,
        required=False,
        ends=(0, 3600),
        title=message("Random addition to this time, mean"),
    )
    wait_spread_s: float = column(
        message("The standard deviation of the same distribution, in seconds"),
        default=7.0,
        required=False,
        ends=(0, 3600),
        title=message("Random addition to this time, standard deviation"),
    )
    recent_waits: int = column(
        message("No longer used: the wait for a machine no longer depends on earlier games"),
        default=5,
        required=False,
        ends=(1, 100),
        title=message("Games that set the wait (no longer used)"),
    )


def check_range(rules: GameRules) -> None:
    """Check that numbers are within their limits and texts can be used, as a study's are.

    Raises:
        ValueError: One isn't or can't.
        UnknownName: No rule for delays has the name that is written as one.
    """
    # Rules come from kiosks as well, so what the study's reader has checked is checked again.
    for problem in _wrong_texts(rules):
        raise ValueError(problem.message)
    for rule_field in fields(rules):
        value = getattr(rules, rule_field.name)
        # `type`, as True is an `int` to `isinstance`, and has no range.
        if "lowest" in rule_field.metadata and type(value) in (int, float):
            least, most = rule_field.metadata["lowest"], rule_field.metadata["highest"]
            if not least <= value <= most:
                raise ValueError(
                    message(
                        "{name} = {value} isn't between {least:g} and {most:g}.",
                        name=rule_field.name,
                        value=value,
                        least=least,
                        most=most,
                    )
                )


def check_show(rules: GameRules, files: Mapping[str, tuple[str, str]]) -> list[Problem]:
    """Problems of the texts of a study's settings, and of the files that they name.

    Args:
        rules: The settings.
        files: The name and the text of each file, by the setting that names it.
    """
    from turingdesk.plugins.live_games.own_files import check_people, check_prompts

    problems = [*_wrong_texts(rules)]
    if "people" in files:
        problems += check_people(*files["people"])
    if "prompts" in files:
        problems += check_prompts(*files["prompts"], conditions())
    return problems


def conditions() -> Mapping[str, Sequence[str]]:
    """The conditions of each game that there is, by its name."""
    return {name: game.conditions for name, game in GAMES.items()}


def _wrong_texts(rules: GameRules) -> Iterator[Problem]:
    if rules.own_delay:
        try:
            delay_named(rules.own_delay)
        except (UnknownName, ValueError) as problem:
            fix = message("Write a sum such as 1 + 0.1 n + Γ(2.5, 0.25), or remove it.")
            yield Problem(str(problem), fix, column="own_delay")
    for key in ("abuse_words", "allowed_words"):
        words = getattr(rules, key)
        if len(words) > MOST_WORDS or any(len(word) > LONGEST_WORD for word in words):
            what = message(
                "There are more than {most:,} words, or one has more than {longest} characters.",
                most=MOST_WORDS,
                longest=LONGEST_WORD,
            )
            yield Problem(what, message("Remove some words."), column=key)


def usual(name: str, default: Any) -> Any:
    """A setting of `GameRules` in the rules of one game, with a default of its own."""
    declared = next(rule_field for rule_field in fields(GameRules) if rule_field.name == name)
    return field(default=default, metadata=declared.metadata)


@dataclass(frozen=True, slots=True)
class Nothing:
    """There is nothing to look at but the messages."""


def played(
    title: str,
    about: str,
    roles: Sequence[Role],
    questions: Callable[[Any], tuple[Question, ...]],
    rules: type[GameRules] = GameRules,
) -> Task:
    """The task of a game: its settings, and what it asks at the end.

    Those who play are recorded with their room and role, and those who decide with what they
    wrote, for coding. Questions go to people who decide.

    Args:
        title: As participants read it.
        about: One sentence for the reference.
        roles: Who is in a room.
        questions: Of people who decide, given the rules. Verdicts are about the other seats:
            "origin" where there is one, "machine_side" where there are two.
        rules: What a study can set.
    """
    people = [role for role in roles if role.sitter is not Sitter.MACHINE]
    deciders = tuple(role.name for role in people if role.decides)
    leading = [seat for seat, role in enumerate(roles) if role.decides]
    others = range(1, len(roles))
    return Task(
        title=title,
        about=about,
        content=Nothing,
        questions=_asking(deciders, questions),
        show=rules,
        subjects=tuple(map(str, others)) if len(others) > 1 else ("",),
        example=partial(_example, (*deciders, people[0].name)[0]),
        roles=tuple(role.name for role in roles),
        all_decide=len(deciders) == len(roles),
        meets_either=_meets_either(roles),
        asks=leading[0] if len(leading) == 1 else None,
        lasts_s=_lasts_s,
        files=("people", "prompts"),
        check_show=check_show,
    )


def _meets_either(roles: Sequence[Role]) -> bool:
    """True if chance decides if someone meets a person or a machine; others have both, or one."""
    sitters = {role.sitter for role in roles}
    return len(roles) == 2 and Sitter.ANYONE in sitters and Sitter.MACHINE not in sitters


def _asking(
    deciders: tuple[str, ...], questions: Callable[[Any], tuple[Question, ...]]
) -> Callable[[Nothing, GameRules], tuple[Question, ...]]:
    """Make the function that returns the questions of a game.

    Everyone's room and role are recorded; those who decide are also asked questions.
    """

    def asked(content: Nothing, show: GameRules) -> tuple[Question, ...]:
        if not deciders:
            return _recorded()
        text = participant_message("Your messages")
        wrote = Question(MESSAGES, text, Kind.RECORDED, required=False)
        only = Condition(GAME_ROLE, deciders)
        every = (wrote, *questions(show))
        return (*_recorded(), *(replace(question, only_if=only) for question in every))

    return asked


def _example(role: str, content: Nothing, show: GameRules, chance: Stream) -> Answers:
    """Make the answers of a simulated person in a role, who knows no one."""
    room = f"{SIMULATED}{chance.below(1 << 30):08x}"
    example_answers = {MESSAGES: "what did you do today?", KNEW_WITNESS: "no", ENDING: ACCUSED}
    return {ROOM: room, GAME_ROLE: role, **example_answers}


def _recorded() -> tuple[Question, ...]:
    texts = {ROOM: participant_message("The room"), GAME_ROLE: participant_message("Your role")}
    return tuple(Question(key, text, Kind.RECORDED) for key, text in texts.items())


def _lasts_s(rules: GameRules) -> float:
    """Estimate how long a game takes: its limit, or the mean number of exchanges, if shorter."""
    limits = [60 * rules.minutes] if rules.minutes else []
    limits += [_EXCHANGE_S * fmean(rules.exchanges)] if rules.exchanges else []
    return _WAITING_S + min(limits, default=600.0)


@dataclass(frozen=True, slots=True)
class Seat:
    """One place in a room."""

    role: str
    who: str  #: the session of a person, or the name of a machine, with `BOT` before a bot's
    machine: bool = False

    @property
    def bot(self) -> str:
        """The name of the bot in it; empty if there is none."""
        return self.who.removeprefix(BOT) if self.machine and self.who.startswith(BOT) else ""


class Thread(Protocol):
    """The messages between some seats, oldest first, as far as `may_write` needs them."""

    @property
    def members(self) -> Sequence[int]:
        """The seats, the one that leads first."""

    @property
    def speakers(self) -> Sequence[int]:
        """The seat of each message."""


def may_write(rules: GameRules, thread: Thread, seat: int) -> bool:
    """True if a seat can write into a thread now."""
    if seat not in thread.members:
        return False
    if rules.turns == "free":
        return True
    # In strict turns whoever leads a thread is its first member, in cyclic ones the lowest seat.
    order = tuple(thread.members) if rules.turns == "strict" else tuple(sorted(thread.members))
    if not thread.speakers:
        return seat == order[0]
    return seat == order[(order.index(thread.speakers[-1]) + 1) % len(order)]


@dataclass(frozen=True, slots=True)
class Game:
    """A kind of game. It is in a module of its own in `live/games`, as `GAME`."""

    task: Task  #: its settings, and what is asked of those who decide
    roles: tuple[Role, ...]  #: in the order of the seats
    threads: tuple[tuple[int, ...], ...]  #: seats that read each other, the one that leads first
    machines: int | None = None  #: how many of those who can be anyone; None: as it comes
    conditions: tuple[str, ...] = ()  #: one of which each game draws, such as who deceives
    #: what a role reads in a condition instead of its brief, by role and condition
    briefs: Mapping[tuple[str, str], str] = field(default_factory=dict)
    colors: Sequence[str] = ()  #: of which each seat draws one, as its name; empty: no names
    #: Opens the machines of these games, given the study, the data folder, and the machines of
    #: its other games; None: they are those that play other games, too.
    seats: Callable[[Package, Path, Any], AbstractContextManager[Any]] | None = None

    @property
    def accuses(self) -> bool:
        """True if everyone decides: machines can't be told from people by what they do.

        People then name the machine while the others go on, and they win or lose together.
        """
        return self.task.all_decide

    def role(self, name: str) -> Role:
        """A role by its name.

        Raises:
            UnknownName: The game has none of that name.
        """
        for role in self.roles:
            if role.name == name:
                return role
        raise UnknownName("role", name, [role.name for role in self.roles])

    def brief(self, role: Role, condition: str = "") -> str:
        """The text that a participant reads before the game begins."""
        return self.briefs.get((role.name, condition), role.brief)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who has each seat where machines have the last ones that they can have."""
        free = [at for at, role in enumerate(self.roles) if role.sitter is Sitter.ANYONE]
        if self.machines is None:
            return tuple(role.sitter for role in self.roles)
        machines = free[len(free) - self.machines :]
        return tuple(
            Sitter.MACHINE if at in machines else Sitter.PERSON for at in range(len(self.roles))
        )

    @property
    def people(self) -> int:
        """The least number of people in a game."""
        return max(1, sum(role.sitter is Sitter.PERSON for role in self.roles))


GAMES: Mapping[str, Game] = Shelf("turingdesk.games", offers="GAME")
