"""What a task is: a content class, what is shown and asked, its controls and limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from turingdesk.core.message import message
from turingdesk.core.question import Choice, Question
from turingdesk.core.setting import MANY
from turingdesk.core.step import Limits


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
    """A question that shows whether the judge looked, and its right choice."""

    question: Question
    truth: str


@dataclass(frozen=True, slots=True)
class Task:
    """One kind of trial. Its widget lives in the module of the same name in `gui.tasks`.

    The table of a task has the common columns (id, prompt, provenance, control,
    practice), origin and agent (one of each per subject), the fields of
    `content`, and those of `truths`, which never reach a view.
    """

    title: str
    about: str  #: one sentence for the reference
    content: type  #: a dataclass; its fields are columns, and all that a view gets
    verdicts: Callable[[Any, Any], tuple[Question, ...]]  #: (content, show) -> questions
    renamed: str = ""  #: the verdict's text, where a study names {human} and {machine} itself
    show: type = type(None)  #: a dataclass of presentation options with defaults, [block.show]
    truths: type = type(None)  #: a dataclass of columns that only the control needs
    control: Callable[[Any, Any, Any], Control | None] | None = None  #: (content, truths, show)
    joint: Callable[[Any, Any], tuple[Question, ...]] | None = None  #: one answer for all subjects
    subjects: tuple[str, ...] = ("",)  #: of whom verdicts are given; "A", "B" for two speakers
    limits: Limits = Limits()
    prompt_column: str = ""  #: what stands for the prompt where the column `prompt` is empty
    length: Callable[[Any], int] | None = None  #: turns there are, where content can be cut
    cut: Callable[[Any, int], Any] | None = None  #: content after that many turns
    seen: Callable[[Any, Sequence[Any]], Any] | None = None
    #: (content, shows) -> content without what none of these ways of showing it shows
    check: Callable[[Any, Any, Any], Sequence[tuple[str, str, str]]] | None = None
    #: (content, truths, show) -> (column, what is wrong, what to do)
    texts: Callable[[Any, str], tuple[str, ...]] | None = None
    #: (content, subject) -> what the maker said in free words, part by part; None: no words

    def columns(self) -> Mapping[str, str]:
        """The task's own columns, each with its sentence."""
        own = [*fields(self.content)]
        if self.truths is not type(None):
            own += fields(self.truths)
        return {f.name: f.metadata["about"] for f in own}


def objection(values: Sequence[str]) -> str:
    """Why texts cannot be the choices of one question; empty where they can.

    >>> objection(["a cat", "a cat"])
    "'a cat' appears twice."
    """
    seen: set[str] = set()
    for value in values:
        plain = value.strip().casefold()
        if not plain:
            return message("One of the choices is empty.")
        if "|" in value:  # joins the choices in the data
            return f"{value!r} has a | in it."
        if plain in seen:
            return message("{value!r} appears twice.", value=value)
        seen.add(plain)
    return ""


def options(values: Sequence[str], keys: str = "") -> tuple[Choice, ...]:
    """Choices that are called what they are; keys are the letters that press them."""
    pressed = list(keys) + [""] * len(values)
    return tuple(Choice(value, value, key) for value, key in zip(values, pressed, strict=False))
