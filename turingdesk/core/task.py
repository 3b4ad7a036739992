"""A task: a content class, what is shown and asked, its controls and limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

from turingdesk.core.errors import Problem, UnknownName
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.limits import Limits
from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Answers, Choice, Question, Remark
from turingdesk.core.setting import MANY
from turingdesk.core.shelf import Shelf
from turingdesk.core.streams import Stream


def column(
    about: str,
    *,
    default: Any = None,
    required: bool = True,
    ends: tuple[float, float] | None = None,
    file: str = "picture",
    title: str = "",
) -> Any:
    """Declare a column of the task's table, or one of its presentation options.

    Args:
        about: The sentence that the package reference prints.
        default: What an empty cell means, where the column is not required.
        required: Whether every row must fill it in.
        ends: The lowest and the highest value of a presentation option that is a
            number; by default 0 and 600, of a whole number 1 and 100,000.
        title: What a presentation option is called in the editor of studies.
        file: What kind of file a column of paths names. Only pictures can be shown so far;
            `check` refuses others.
    """
    metadata = {"about": about, "required": required, **_range(default, ends)}
    metadata |= {"title": title} if title else {}
    metadata |= {"file": file} if file != "picture" else {}
    return field(metadata=metadata) if required else field(default=default, metadata=metadata)


def _range(default: Any, ends: tuple[float, float] | None) -> dict[str, float]:
    """Between which values a presentation option lies; whole ones count, others are seconds."""
    if ends is None and isinstance(default, bool | int | float):
        ends = (1, MANY) if isinstance(default, int) else (0.0, 600.0)
    return {"lowest": ends[0], "highest": ends[1]} if ends else {}


@dataclass(frozen=True, slots=True)
class Control:
    """A question that shows whether the judge paid attention, and its correct choice."""

    question: Question
    truth: str


@dataclass(frozen=True, slots=True)
class TrueFalse:
    """The columns of a control that is true or false, and what is written in them."""

    question: str  #: the column of the question or statement
    answer: str  #: the column of its correct answer
    true: str
    false: str
    about: str
    #: caption, conversation, or text, for one row; picture, or statement on one, for all that
    #: show it

    def cells(self, question: str, is_true: bool) -> dict[str, str]:
        """The cells of a row that asks a question, by column."""
        return {self.question: question, self.answer: self.true if is_true else self.false}


@dataclass(frozen=True, slots=True)
class Task:
    """One kind of trial. Its widget lives in the module of the same name in `gui.tasks`.

    The table of a task has the common columns (id, prompt, provenance, control,
    practice), origin and agent (one of each per subject), the fields of
    `content`, and those of `truths`, which never reach a view. A task that collects
    answers has no subjects, so that its table has prompts only; its widget is in
    `gui.answering`. A game has no table, and all games have one widget.
    """

    title: str
    about: str  #: one sentence for the reference
    content: type  #: a dataclass; its fields are columns, and all that a view gets
    questions: Callable[[Any, Any], tuple[Question, ...]]
    #: (content, show) -> what is asked; the control question is apart
    renamed: str = ""  #: the verdict's text, where a study names {human} and {machine} itself
    show: type = type(None)  #: a dataclass of presentation options with defaults, [block.show]
    truths: type = type(None)  #: a dataclass of columns that only the control needs
    control: Callable[[Any, Any, Any], Control | None] | None = None  #: (content, truths, show)
    true_false: TrueFalse | None = None  #: the columns of the control, if it is true or false
    joint: Callable[[Any, Any], tuple[Question, ...]] | None = None  #: one answer for all subjects
    subjects: tuple[str, ...] = ("",)  #: of whom verdicts are given; "A", "B" for two speakers
    limits: Limits = Limits()
    has_end: bool = False  #: whether it is read to an end, for which limits.plays_first can wait
    look_first: str = ""  #: what participants are told while answers wait until they have looked;
    #: by default what `looking` says
    prompt_column: str = ""  #: what stands for the prompt where the column `prompt` is empty
    length: Callable[[Any, LengthUnit], int] | None = (
        None  #: (content, what is counted) -> how long
    )
    cut: Callable[[Any, int, LengthUnit], Any] | None = None
    #: (content, length, what is counted) -> that much of the content
    seen: Callable[[Any, Sequence[Any]], Any] | None = None
    #: (content, shows) -> content without what none of these ways of showing it shows
    check: Callable[[Any, Any, Any], Sequence[tuple[str, str, str]]] | None = None
    #: (content, truths, show) -> (column, what is wrong, what to do)
    texts: Callable[[Any, str], tuple[str, ...]] | None = None
    #: (content, subject) -> what the maker said in free words, part by part; None: no words
    remarks: Callable[[Any, Any, Answers, Sequence[Answers]], Sequence[Remark]] | None = None
    #: (content, show, answers, answers to earlier prompts) -> what is to be said about them
    example: Callable[[Any, Any, Stream], Answers] | None = None
    #: (content, show, chance) -> answers as a simulated person gives them
    judged: Callable[[Answers], Mapping[str, str]] = dict
    #: (answers) -> the columns of the task that judges them; by default named as the questions
    single_words: bool = False  #: whether each answer is one word, which `collecting` cleans
    is_live: bool = False  #: of one that collects: whether people meet each other, as in games
    roles: tuple[str, ...] = ()  #: of a game: who is in a room, in the order of the seats
    conditions: tuple[str, ...] = ()  #: of a game: one of which each room draws
    all_decide: bool = False  #: of a game: whether all people in a room judge, not one
    meets_either: bool = False  #: of a game of two: whether one meets a person or a machine
    asks: int | None = None  #: of a game: the seat that asks questions; None where no one leads
    lasts_s: Callable[[Any], float] | None = None  #: (show) -> how long a trial usually takes
    files: tuple[str, ...] = ()  #: the presentation options that name a text file of the package
    check_show: Callable[[Any, Mapping[str, tuple[str, str]]], Sequence[Problem]] | None = None
    #: (show, name and text of each such file by option) -> what is wrong; without a file, it is
    #: about the option in `column`

    @property
    def collects(self) -> bool:
        """True if people answer, and judge nothing."""
        return not self.subjects

    @property
    def plays(self) -> bool:
        """True if people meet in rooms: there is no table, and a trial is a game."""
        return bool(self.roles)

    @property
    def meets_others(self) -> bool:
        """True if participants chat with each other, or play with each other."""
        return self.plays or self.is_live

    @property
    def looking(self) -> str:
        """The words for participants while answers wait until they have looked."""
        if self.look_first:
            return self.look_first
        hints = get_type_hints(self.content).values()
        if any(hint is Path or Path in get_args(hint) for hint in hints):
            return participant_message("Look at the picture first.")
        return participant_message("Read the text first.")

    def columns(self) -> Mapping[str, str]:
        """The task's own columns, each with its sentence."""
        content_fields = [*fields(self.content)]
        if self.truths is not type(None):
            content_fields += fields(self.truths)
        return {f.name: f.metadata["about"] for f in content_fields}


def objection(values: Sequence[str]) -> str:
    """Why texts cannot be the choices of one question; empty where they can.

    >>> objection(["a cat", "a cat"])
    "'a cat' appears twice."
    """
    earlier_values: set[str] = set()
    for value in values:
        plain = value.strip().casefold()
        if not plain:
            return message("One of the choices is empty.")
        if "|" in value:  # joins the choices in the data
            return message("{value!r} has a | in it.", value=value)
        if plain in earlier_values:
            return message("{value!r} appears twice.", value=value)
        earlier_values.add(plain)
    return ""


def options(values: Sequence[str], keys: str = "") -> tuple[Choice, ...]:
    """Choices that are called what they are; keys are the letters that press them."""
    pressed = list(keys) + [""] * len(values)
    return tuple(Choice(value, value, key) for value, key in zip(values, pressed, strict=False))


COLLECT = "collect-"  #: before the names of tasks that collect answers
PLAY = "play-"  #: before the names of games


class TaskShelf(Mapping[str, Task]):
    """Every task by name, each imported when first asked for.

    "captions" is the module of that name in `turingdesk/tasks`, where answers are judged;
    "collect-captions" is the one in `turingdesk/answering`, where they are given, and
    "play-witness" is `witness` in the folder `games` of a plugin, where people meet.
    """

    def __init__(self) -> None:
        self._judging: Shelf[Task] = Shelf("turingdesk.tasks", offers="TASK")
        self._prefixed: Mapping[str, Shelf[Task]] = {
            COLLECT: Shelf("turingdesk.answering", offers="TASK"),
            PLAY: Shelf("turingdesk.games", offers="TASK"),
        }

    def __iter__(self) -> Iterator[str]:
        yield from self._judging
        for prefix, shelf in self._prefixed.items():
            yield from (prefix + name for name in shelf)

    def __len__(self) -> int:
        return len(self._judging) + sum(map(len, self._prefixed.values()))

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str):
            return False
        shelf, task_name = self._place(name)
        return task_name in shelf

    def __getitem__(self, name: str) -> Task:
        if name not in self:
            raise UnknownName("task", name, list(self))
        shelf, task_name = self._place(name)
        return shelf[task_name]

    @property
    def judging(self) -> Mapping[str, Task]:
        """Those that judge."""
        return self._judging

    def _place(self, name: str) -> tuple[Shelf[Task], str]:
        """The shelf of a task, and what it is called there."""
        for prefix, shelf in self._prefixed.items():
            if name.startswith(prefix):
                return shelf, name.removeprefix(prefix)
        return self._judging, name


TASKS = TaskShelf()
