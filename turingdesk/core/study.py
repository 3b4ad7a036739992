"""A study: what its package says, as values; nothing here reads files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from turingdesk.core.quality import Rule
from turingdesk.core.question import Question
from turingdesk.core.step import Limits
from turingdesk.core.stimulus import Origin


class Order(StrEnum):
    """In which order a block shows its stimuli."""

    RANDOM = "random"
    TABLE = "table"


class AnswerForm(StrEnum):
    """How the verdicts on several subjects are given."""

    EACH = "each"
    JOINT = "joint"


class ResumePolicy(StrEnum):
    """What may be done with a session that was cut off."""

    RESUME = "resume"
    RESTART = "restart"
    REFUSE = "refuse"


class Signature(StrEnum):
    """Whether the consent page asks for a name. A name is personal: it is kept apart."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class When(StrEnum):
    """When a form is asked."""

    BEFORE = "before"  #: after consent, before the first block
    AFTER = "after"  #: after the last block, before the debriefing


@dataclass(frozen=True, slots=True)
class Resume:
    """Whether a session that was cut off goes on, starts anew or is refused."""

    policy: ResumePolicy = ResumePolicy.RESUME
    max_age_hours: float = 24.0  #: an older one is not resumed whatever the policy


@dataclass(frozen=True, slots=True)
class Controls:
    """Where a block checks that the judge looks. Positions are those of the final list."""

    questions: tuple[int, ...] | None = (
        None  #: where the task's control is asked; None: everywhere
    )
    trials: tuple[int, ...] = ()  #: where stimuli kept for control are shown


@dataclass(frozen=True, slots=True)
class Break:
    """A pause offered inside a block."""

    every: int = 0  #: after this many trials; 0 for none
    wait_s: float = 0.0  #: it lasts at least this long
    text: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """Questions to the participant, on one page."""

    id: str
    title: str
    questions: tuple[Question, ...]
    when: When = When.BEFORE
    text: str = ""  #: Markdown above the questions


@dataclass(frozen=True, slots=True)
class Planned:
    """The analysis that a study announces before its data are there."""

    primary: str = ""  #: name of the analysis that decides, e.g. "detectability"
    by: tuple[str, ...] = ()  #: columns or form questions by whose levels it is reported
    text: str = ""  #: hypotheses and decisions in words, Markdown
    margin: float | None = None  #: how far from 0.5 a detectability still counts as equal to it


@dataclass(frozen=True, slots=True)
class Block:
    """Trials of one task that belong together."""

    id: str
    title: str
    task: str
    table: str  #: file name inside the package
    trials: int  #: in the final list: control and fixed trials included, practice not
    practice: int = 0
    instructions: str = ""  #: Markdown
    ask: str = (
        ""  #: wording of the verdict question, {subject} for the speaker; "": the task's own
    )
    mix: Mapping[str, int] | None = None  #: trials by composition, e.g. {"H": 5, "M": 5}
    repeat_prompts: bool = False
    order: Order = Order.RANDOM
    answer: AnswerForm = AnswerForm.EACH
    feedback: int = 0  #: how many of the first trials tell the truth afterwards
    limits: Limits = field(default_factory=Limits)
    controls: Controls = field(default_factory=Controls)
    fixed: Mapping[int, str] = field(default_factory=dict)  #: position -> stimulus id
    rest: Break = field(default_factory=Break)
    show: Any = None  #: the task's presentation options
    questions: tuple[Question, ...] = ()  #: asked after the task's own
    lengths: tuple[int, ...] = ()  #: to which conversations are cut, balanced; empty: shown whole

    @property
    def drawn(self) -> int:
        """Trials left to draw once control trials and fixed ones have their places."""
        return self.trials - len(self.controls.trials) - len(self.fixed)


@dataclass(frozen=True, slots=True)
class Study:
    """Everything a package says but its stimuli."""

    id: str
    title: str
    version: str
    blocks: tuple[Block, ...]
    seed: int = 0
    languages: tuple[str, ...] = ("en",)  #: codes; it is written in the first
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: by language after the first: each text of the study and what it is there
    demonstration: bool = False
    provenance: str = ""
    participants: int | None = None  #: how many judges are planned; for the plan's totals
    origins: Mapping[Origin, str] = field(default_factory=dict)  #: the classes' labels on screen
    texts: Mapping[str, str] = field(default_factory=dict)  #: Markdown by name
    forms: tuple[Form, ...] = ()
    signature: Signature = Signature.NONE
    rules: tuple[Rule, ...] = ()  #: which answers and sessions do not count
    planned: Planned = field(default_factory=Planned)
    resume: Resume = field(default_factory=Resume)
    flip_keys: bool = True  #: whether the side of "human" is drawn for each participant
    reservation_hours: float = 24.0  #: an unfinished session older than this frees its stimuli
    sealed: bool = False  #: nobody here knows who made what; see `study.seal`
    hash: str = ""  #: SHA-256 over all files of the package

    def label(self, origin: Origin) -> str:
        """What the study calls one of the two classes on screen."""
        return self.origins.get(origin) or f"A {origin.value}"

    def block(self, id: str) -> Block:
        """The block of that id.

        Raises:
            KeyError: No block has it.
        """
        for block in self.blocks:
            if block.id == id:
                return block
        raise KeyError(id)
