"""A stimulus: an answer that a human or a machine made to a prompt, ready to be judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Origin(StrEnum):
    """Who made it."""

    HUMAN = "human"
    MACHINE = "machine"

    @property
    def letter(self) -> str:
        """H or M, as in a mix: HH is two humans."""
        return self.value[0].upper()


@dataclass(frozen=True, slots=True)
class Maker:
    """Who made an answer."""

    origin: Origin
    agent: str  #: an anonymous human id or a model's name; may be empty for humans


@dataclass(frozen=True, slots=True)
class Stimulus:
    """One thing to judge: what it is, who made it, and what is true of it."""

    id: str  #: unique in its table
    task: str  #: the task that can show it, e.g. "captions"
    prompt: str  #: what the agent was given: an image, a cue, a topic
    makers: Mapping[str, Maker]  #: by subject: "" where there is one, "A" and "B", or "1" and "2"
    content: Any  #: what the task shows, free of truth; its type belongs to the task
    truths: Mapping[str, str] = field(default_factory=dict)  #: right choice by question key
    provenance: str = ""  #: where the answer comes from
    length: int = 0  #: turns there are, where the task can cut; 0 where it cannot
    parts: tuple[str, ...] = ()  #: ids of the two stimuli put side by side, else empty
    family: str = (
        ""  #: of a pair: the same for all that share a part or a prompt, even through others
    )
    control: bool = False  #: kept for control trials, never drawn otherwise
    practice: bool = False  #: kept for practice, never drawn otherwise
    domain: str = ""  #: kind of prompt, as the study sorts them: indoor, out-of-domain

    @property
    def composition(self) -> str:
        """The makers' origins as letters, e.g. "H" or "HM"; sides of a pair are interchangeable.

        >>> human, machine = Maker(Origin.HUMAN, "p1"), Maker(Origin.MACHINE, "m")
        >>> Stimulus("c", "conversations", "music", {"A": machine, "B": human}, None).composition
        'MH'
        """
        letters = [self.makers[subject].origin.letter for subject in sorted(self.makers)]
        return "".join(sorted(letters) if self.parts else letters)

    @property
    def machines(self) -> tuple[str, ...]:
        """The agents of the machine makers, by subject; empty where all are human."""
        makers = (self.makers[subject] for subject in sorted(self.makers))
        return tuple(m.agent for m in makers if m.origin is Origin.MACHINE)

    def truth(self, question: str, subject: str = "") -> str | None:
        """The right choice for a question, or None where nothing is right or wrong."""
        if question == "origin" and subject in self.makers:
            return self.makers[subject].origin.value
        return self.truths.get(f"{question}:{subject}" if subject else question)
