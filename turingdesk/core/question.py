"""Questions, the choices they offer and the answers they get."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from turingdesk.core.message import message, participant_message
from turingdesk.core.setting import Takes, setting

Answers = Mapping[str, str]  #: what was given to the questions of one step, by question key
MOST_LINES = 20  #: of a field for words; more do not fit a screen
UNANSWERED = participant_message("Please answer this question.")
_FAR = 1e9  #: no answer is a larger number
# float() also takes "nan", "1_0" and digits of any script, which other programs do not read back.
_WHOLE = re.compile(r"[+-]?[0-9]+")
_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?", re.IGNORECASE)
_THOUSANDS = re.compile(r"([+-]?[1-9][0-9]{0,2})([.,])([0-9]{3})")  #: or three decimals


class Kind(StrEnum):
    """The way to answer a question."""

    CHOICE = "choice"  #: one of the choices
    SEVERAL = "several"  #: any number of the choices; their values in order, joined by "|"
    JOINT = "joint"  #: one verdict on every subject at once, such as human+machine
    SCALE = "scale"  #: a whole number between minimum and maximum, on a slider
    NUMBER = "number"  #: a number typed in
    TEXT = "text"  #: words
    RECORDED = "recorded"  #: by the stimulus, of what is done with it


@dataclass(frozen=True, slots=True)
class AskedKind:
    """A kind of question that studies can ask.

    Attributes:
        title: How participants answer.
        new: On the button that adds such a question.
        keys: The keys of study.toml that only some kinds have a use for, and this one has.
    """

    title: str
    new: str
    keys: tuple[str, ...]


_RANGE = ("min", "max")
#: The kinds of questions that studies can ask; tasks have others, too.
ASKED: Mapping[Kind, AskedKind] = {
    Kind.CHOICE: AskedKind("One of some choices", message("New: single choice"), ("choices",)),
    Kind.SEVERAL: AskedKind("Several choices", message("New: multiple choice"), ("choices",)),
    Kind.SCALE: AskedKind(
        "A slider", message("New: slider"), (*_RANGE, "low_label", "high_label")
    ),
    Kind.NUMBER: AskedKind("A number", message("New: number"), _RANGE),
    Kind.TEXT: AskedKind("Words", message("New: text"), ("lines",)),
}


class Role(StrEnum):
    """The purpose of a question."""

    VERDICT = "verdict"  #: about origin
    CONTROL = "control"  #: has a known truth; shows whether the judge looked
    EXTRA = "extra"  #: asked by the study of any stimulus
    ANSWER = "answer"  #: a prompt's; what is given will itself be judged later
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

    question: str = setting(
        "ID of an earlier question, in the same form or in an earlier one.", key="field"
    )
    values: tuple[str, ...] = setting(
        "The answers that trigger this question. With `is_not`, all other answers do.",
        key="is",
        items="answers",
    )
    negated: bool = False  #: asked where the answer is none of them

    def holds(self, answers: Mapping[str, str]) -> bool:
        """True if the question is asked after these answers, by question key.

        An answer to a question of the kind "several" counts as all its values; a question
        that was not answered has none. Capital letters do not matter, and numbers count
        by their value.

        >>> Condition("glasses", ("Yes",)).holds({"glasses": "Yes"})
        True
        """
        answer = answers.get(self.question, "")
        # The undivided answer as well, since a typed text can contain a |.
        choices = {_plain(value) for value in (answer, *answer.split("|"))} - {""}
        return choices.isdisjoint(map(_plain, self.values)) is self.negated


@dataclass(frozen=True, slots=True)
class Question:
    """One thing asked about a stimulus or of a participant."""

    id: str = setting(
        "ID used in the data: letters, digits, hyphens, and underscores.",
        title="ID",
        takes=Takes.ID,
    )
    text: str = setting(
        "The question as participants see it.", title="Question", wide=True, spoken=True
    )
    kind: Kind = setting(
        "How participants answer. Other settings depend on it.",
        Kind.CHOICE,
        title="Answered with",
        options={kind.value: asked.title for kind, asked in ASKED.items()},
    )
    choices: tuple[Choice, ...] = setting(
        "The options: texts, or the value in the data with the label shown and its key.",
        (),
        title="Choices",
        spoken=True,
        takes=Takes.CHOICES,
    )
    subject: str = setting(
        "In conversations, the speaker that the question is about.",
        "",
        title="Asks about",
        part="block",
    )
    role: Role = Role.EXTRA
    required: bool = setting("Must be answered", True)
    minimum: float = setting(
        "The lowest number.",
        0.0,
        key="min",
        title="From",
        lowest=-_FAR,
        highest=_FAR,
    )
    maximum: float = setting(
        "The highest number.",
        100.0,
        key="max",
        title="To",
        usual="100 of a scale, 1,000,000 of a number",
        lowest=-_FAR,
        highest=_FAR,
    )
    low_label: str = setting(
        "Label at the lowest number.", "", title="Words at the left end", spoken=True
    )
    high_label: str = setting(
        "Label at the highest number.", "", title="Words at the right end", spoken=True
    )
    personal: bool = setting(
        "Saved separately from other answers, and not exported unless requested.",
        False,
        title="Personal",
        part="form",
    )
    only_if: Condition | None = setting(
        'Asked only after certain answers to an earlier question. See "Asked only if".',
        None,
        part="form",
        usual="always asked",
    )
    lines: int = setting(
        "Number of lines in the answer field.",
        1,
        title="Height",
        lowest=1,
        highest=MOST_LINES,
        usual="1 in forms, 3 in blocks",
    )
    subjects: tuple[str, ...] = ()  #: of a joint question: whom its "+"-joined values speak of
    hint: str = ""  #: what an answer should be like, shown under the question
    least_words: int = 0  #: words that an answer needs; where there are some, they are counted

    @property
    def key(self) -> str:
        """Unique among the questions of one step."""
        return f"{self.id}:{self.subject}" if self.subject else self.id

    def typed(self, value: str) -> str:
        """A typed text, as the answer that is stored.

        A comma is how half the world writes a decimal point. Where it may separate thousands,
        it stays, and `objection` asks which is meant.

        >>> Question("age", "Your age?", Kind.NUMBER).typed(" 7,5 ")
        '7.5'
        """
        if self.kind is not Kind.NUMBER or _THOUSANDS.fullmatch(value.strip()):
            return value
        return value.strip().replace(",", ".")

    def objection(self, value: str) -> str:
        """Why a value is not an answer to this question; empty if it is one.

        >>> Question("age", "Your age?", Kind.NUMBER, maximum=120).objection("old")
        'Please enter a number from 0 to 120.'
        """
        if not value.strip():
            return UNANSWERED if self.required else ""
        if self.kind in (Kind.CHOICE, Kind.JOINT):
            choice_values = {choice.value for choice in self.choices}
            return (
                ""
                if value in choice_values
                else participant_message(
                    "{value} is not one of the choices.", value=self._quoted(value)
                )
            )
        if self.kind is Kind.SEVERAL:
            return self._several_objection(value.split("|"))
        if self.kind in (Kind.SCALE, Kind.NUMBER):
            return self._number_objection(value)
        return ""

    def _several_objection(self, values: list[str]) -> str:
        choice_values = [choice.value for choice in self.choices]
        for value in values:
            if value not in choice_values:
                return participant_message(
                    "{value} is not one of the choices.", value=self._quoted(value)
                )
        in_order = [value for value in choice_values if value in values]
        return (
            "" if values == in_order else participant_message("List each choice once, in order.")
        )

    def _quoted(self, value: str) -> str:
        """A value for a message; messages are kept, and personal answers are stored separately."""
        return participant_message("The answer") if self.personal else repr(value)

    def _number_objection(self, value: str) -> str:
        is_scale = self.kind is Kind.SCALE
        if not is_scale and (asks := self._thousands_objection(value.strip())):
            return asks
        pattern = _WHOLE if is_scale else _NUMBER
        fits = pattern.fullmatch(value.strip()) is not None
        if fits and self.minimum <= float(value) <= self.maximum:
            return ""
        low, high = self.minimum, self.maximum
        if is_scale:
            return participant_message(
                "Please enter a whole number from {low:g} to {high:g}.", low=low, high=high
            )
        return participant_message(
            "Please enter a number from {low:g} to {high:g}.", low=low, high=high
        )

    def _thousands_objection(self, value: str) -> str:
        """Ask whether a number has thousands or decimals; empty if that is certain."""
        match = _THOUSANDS.fullmatch(value)
        if match is None:
            return ""
        before, separator, after = match.groups()
        thousands = before + after
        # As thousands it would be out of range, so that only decimals can be meant.
        if separator == "." and not self.minimum <= float(thousands) <= self.maximum:
            return ""
        if self.personal:
            return participant_message("Please enter the number without a thousands separator.")
        decimals = after.rstrip("0") if after.endswith("0") else f"{after}0"
        return participant_message(
            "{value} can be read in two ways. Please enter {thousands} or {decimal}.",
            value=value,
            thousands=thousands,
            decimal=f"{before}.{decimals}".rstrip("."),
        )


@dataclass(frozen=True, slots=True)
class Remark:
    """A task's remark about an answer while someone gives it."""

    question: str  #: the question's key
    text: str
    refuses: bool = True  #: whether the answer can't be given like this
    is_form: bool = False  #: whether data of the task have to be so, whoever answers


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one question, with its time after the stimulus appeared."""

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
    # repr, so that 7 and 7.0 are one text, and a text is compared with a text.
    return repr(float(text)) if _NUMBER.fullmatch(text) else text


def human_or_machine(text: str, subject: str = "") -> Question:
    """The question this program is about.

    The labels stand for themselves until a study names its two classes otherwise.
    """
    choices = (
        Choice("human", participant_message("A human"), "f"),
        Choice("machine", participant_message("A machine"), "j"),
    )
    return Question("origin", text, choices=choices, subject=subject, role=Role.VERDICT)
