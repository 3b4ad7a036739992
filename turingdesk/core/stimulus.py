"""A stimulus: an answer that a human or a machine made to a prompt, ready to be judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
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
    task: str  #: the task that can show it, such as "captions"
    prompt: str  #: what the agent was given: an image, a cue, a topic
    makers: Mapping[str, Maker]  #: by subject: "" where there is one, "A" and "B", or "1" and "2"
    content: Any  #: what the task shows, free of truth; its type belongs to the task
    truths: Mapping[str, str] = field(default_factory=dict)  #: correct choice by question key
    provenance: str = ""  #: where the answer comes from
    length: int = 0  #: messages there are, where the task can cut; 0 if it cannot
    parts: tuple[str, ...] = ()  #: ids of the two stimuli put side by side, else empty
    family: str = (
        ""  #: of a pair: the same for all that share a part or a prompt, even through others
    )
    control: bool = False  #: kept for control trials, never drawn otherwise
    practice: bool = False  #: kept for practice, never drawn otherwise
    domain: str = ""  #: kind of prompt, as the study sorts them: indoor, out-of-domain
    turns: int = 0  #: its length in turns, see `core.lengths`; of a pair, if both have as many
    table: str = ""  #: of the study; together with it, the ID says which stimulus it is
    parts_table: str = ""  #: of a pair: the table of the two stimuli, else empty

    @property
    def composition(self) -> str:
        """The makers' origins as letters, such as "H" or "HM"; sides of a pair can be swapped.

        >>> human, machine = Maker(Origin.HUMAN, "p1"), Maker(Origin.MACHINE, "m")
        >>> Stimulus("c", "conversations", "music", {"A": machine, "B": human}, None).composition
        'MH'
        """
        letters = [self.makers[subject].origin.letter for subject in sorted(self.makers)]
        return "".join(sorted(letters) if self.parts else letters)

    @property
    def machines(self) -> tuple[str, ...]:
        """The agents of the machine makers, by subject; empty if all are human."""
        makers = (self.makers[subject] for subject in sorted(self.makers))
        return tuple(m.agent for m in makers if m.origin is Origin.MACHINE)

    def truth(self, question: str, subject: str = "") -> str | None:
        """The correct choice for a question, or None if there is no correct one."""
        if question == "origin" and subject in self.makers:
            return self.makers[subject].origin.value
        return self.truths.get(f"{question}:{subject}" if subject else question)


def met(game: Stimulus, others: Sequence[Maker]) -> Stimulus:
    """A game as someone played it who met these people and machines, in the order of the seats.

    >>> human, machine = Maker(Origin.HUMAN, "p1"), Maker(Origin.MACHINE, "m")
    >>> played = met(Stimulus("game-1", "play-three_party", "", {}, None), [machine, human])
    >>> played.composition, played.truth("machine_side")
    ('MH', '1')
    """
    subjects = [str(number) for number in range(1, len(others) + 1)] if len(others) > 1 else [""]
    makers = dict(zip(subjects, others, strict=True))
    machines = [subject for subject, maker in makers.items() if maker.origin is Origin.MACHINE]
    sides = {"machine_side": machines[0]} if len(makers) > 1 and len(machines) == 1 else {}
    return replace(game, makers=makers, truths=sides)
