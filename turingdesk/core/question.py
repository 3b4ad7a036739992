"""Questions, the choices they offer and the answers they get."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

# float() also takes "nan", "1_0" and digits of any script, which other programs do not read back.
_WHOLE = re.compile(r"[+-]?[0-9]+")
_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?", re.IGNORECASE)


class Kind(StrEnum):
    """How a question is answered."""

    CHOICE = "choice"  #: one of the choices
    SEVERAL = "several"  #: any number of the choices; their values in order, joined by "|"
    JOINT = "joint"  #: one choice that is a verdict on every subject at once, e.g. human+machine
    SCALE = "scale"  #: a whole number between minimum and maximum, on a slider
    NUMBER = "number"  #: a number typed in
    TEXT = "text"  #: words


class Role(StrEnum):
    """What a question is for."""

    VERDICT = "verdict"  #: about origin
    CONTROL = "control"  #: has a known truth; shows whether the judge looked
    EXTRA = "extra"  #: asked by the study of any stimulus
    FORM = "form"  #: asked of the participant, not of a stimulus


@dataclass(frozen=True, slots=True)
class Choice:
    """One button, and the key that presses it ("" where none does)."""

    value: str
    label: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Condition:
    """When a form's question is asked: an earlier answer is, or is not, one of some values."""

    question: str  #: key of an earlier question of the same form or of an earlier one
    values: tuple[str, ...]
    negated: bool = False  #: asked where the answer is none of them

    def holds(self, answers: Mapping[str, str]) -> bool:
        """Whether the question is asked after these answers, by question key.

        An answer to a question of the kind "several" counts as all its values; a question
        that was not answered has none. Capital letters do not matter, and numbers count
        by their value.

        >>> Condition("glasses", ("Yes",)).holds({"glasses": "Yes"})
        True
        """
        whole = answers.get(self.question, "")
        given = {_plain(value) for value in (whole, *whole.split("|"))} - {""}
        return given.isdisjoint(map(_plain, self.values)) is self.negated


@dataclass(frozen=True, slots=True)
class Question:
    """One thing asked about a stimulus or of a participant."""

    id: str
    text: str
    kind: Kind = Kind.CHOICE
    choices: tuple[Choice, ...] = ()
    subject: str = ""  #: of whom it asks, where a stimulus has more than one maker
    role: Role = Role.EXTRA
    required: bool = True
    minimum: float = 0.0
    maximum: float = 100.0
    low_label: str = ""
    high_label: str = ""
    personal: bool = False  #: kept apart from the trial data
    only_if: Condition | None = None  #: asked only then; None: always
    lines: int = 1  #: of a text: how many lines the field offers
    subjects: tuple[str, ...] = ()  #: of a joint question: whom its "+"-joined values speak of

    @property
    def key(self) -> str:
        """Unique among the questions of one step."""
        return f"{self.id}:{self.subject}" if self.subject else self.id

    def objection(self, value: str) -> str:
        """Why a value is no answer to this question; empty where it is one.

        >>> Question("age", "Your age?", Kind.NUMBER, maximum=120).objection("old")
        'Please enter a number from 0 to 120.'
        """
        if not value.strip():
            return "Please answer this question." if self.required else ""
        if self.kind in (Kind.CHOICE, Kind.JOINT):
            known = {choice.value for choice in self.choices}
            return "" if value in known else f"{self._quoted(value)} is not one of the choices."
        if self.kind is Kind.SEVERAL:
            return self._several_objection(value.split("|"))
        if self.kind in (Kind.SCALE, Kind.NUMBER):
            return self._number_objection(value)
        return ""

    def _several_objection(self, values: list[str]) -> str:
        known = [choice.value for choice in self.choices]
        for value in values:
            if value not in known:
                return f"{self._quoted(value)} is not one of the choices."
        in_order = [value for value in known if value in values]
        return "" if values == in_order else "Name each choice once, in the order of the choices."

    def _quoted(self, value: str) -> str:
        """A value for a message; messages are kept, and personal answers are kept apart."""
        return "The answer" if self.personal else repr(value)

    def _number_objection(self, value: str) -> str:
        whole = self.kind is Kind.SCALE
        written = _WHOLE if whole else _NUMBER
        fits = written.fullmatch(value.strip()) is not None
        if fits and self.minimum <= float(value) <= self.maximum:
            return ""
        number = "whole number" if whole else "number"
        return f"Please enter a {number} from {self.minimum:g} to {self.maximum:g}."


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered to one question, and how long after the stimulus appeared."""

    question: str  #: the question's key
    value: str  #: a choice's value, a number as text, or words
    rt_ms: float  #: from first paint of the stimulus to the last change of this answer
    key: str = ""  #: the key pressed, where one was
    device: str = ""  #: keyboard, mouse, touch; empty for a simulated judge
    changes: int = 0  #: how often an earlier choice was replaced
    held: bool = False  #: the key was held down from before; such an answer is refused


def _plain(value: str) -> str:
    """A value as conditions compare it."""
    text = value.strip().casefold()
    return repr(float(text)) if _NUMBER.fullmatch(text) else text


def human_or_machine(text: str, subject: str = "") -> Question:
    """The question this program is about.

    The labels stand for themselves until a study names its two classes otherwise.
    """
    choices = (Choice("human", "A human", "f"), Choice("machine", "A machine", "j"))
    return Question("origin", text, choices=choices, subject=subject, role=Role.VERDICT)
