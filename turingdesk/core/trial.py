"""Trials: what a schedule draws, and the same with its stimulus and questions in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.limits import Limits
from turingdesk.core.question import Answers, Question, Remark
from turingdesk.core.step import Remarks, Showing
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in a schedule. Plain values: it is written to the journal as it is."""

    block: str
    position: int  #: in the block's final list, from 1; practice trials are numbered separately
    stimulus: str
    practice: bool = False
    control: bool = False  #: a control trial: its stimulus is one of the control rows
    fixed: bool = False  #: the study put this stimulus at this place for everyone
    asks_control: bool = True  #: the task's control question is asked here
    length: int = 0  #: messages or turns shown; 0 where the task does not cut
    swapped: bool = False  #: the pair's first stimulus is on the right
    flipped: bool = False  #: the first choice of a verdict is on the right (and its key with it)
    feedback: bool = False  #: the participant learns the truth after this trial


@dataclass(frozen=True, slots=True)
class Trial:
    """One slot with everything needed to run it. Its truth stays in the session."""

    slot: Slot
    stimulus: Stimulus
    settings: Block  #: of its block, without what is drawn; see `Block.shown`
    content: Any  #: the stimulus's content, cut and sided as the slot says
    questions: tuple[Question, ...]
    #: of answers, after those to earlier prompts of the block
    remarks: Callable[[Answers, Sequence[Answers]], Sequence[Remark]] | None = field(
        default=None, compare=False
    )

    @property
    def show(self) -> Any:
        """The task's presentation options."""
        return self.settings.show

    @property
    def limits(self) -> Limits:
        """When an answer is taken, and when it is marked."""
        return self.settings.limits

    def truth(self, question: Question, subject: str) -> str | None:
        """The correct choice, on the side where it is shown."""
        truth = self.stimulus.truth(question.id, self._home(subject))
        return _other_side(truth) if truth and self._has_sides(question) else truth

    def maker(self, question: Question, subject: str) -> tuple[str, str]:
        """Origin and agent of the one asked about; empty where the question is about all.

        Where it asks which of two is the machine, the agent is that machine.
        """
        maker = self.stimulus.makers.get(self._home(subject))
        if maker is not None:
            return maker.origin.value, maker.agent
        machines = self.stimulus.machines
        is_found = question.id == "machine_side" and len(machines) == 1
        return "", machines[0] if is_found else ""

    @property
    def sides(self) -> tuple[str, str]:
        """Ids of the stimuli on the left and on the right; empty if there is one stimulus."""
        if len(self.stimulus.parts) != 2:
            return ("", "")
        first, second = self.stimulus.parts
        return (second, first) if self.slot.swapped else (first, second)

    @property
    def length(self) -> tuple[int, str]:
        """The length of the shown part of a conversation, with its unit; 0 if all of it is shown.

        Of a pair of whole conversations, the turns of each of them where both have as many: the X
        of paper 5's pass rate.
        """
        if self.slot.length:
            return self.slot.length, self.show.counted.value
        of_pair = getattr(self.show, "of_show", None)
        both = getattr(of_pair, "lengths", ())  # the two of a pair are cut to the same length
        if both and of_pair is not None:
            return both[0], of_pair.counted.value
        turns = self.stimulus.turns if self.stimulus.parts else 0
        return turns, LengthUnit.FIRST_TURNS.value if turns else ""

    def showing(self, number: int, of: int, remarks: Remarks | None = None) -> Showing:
        """The kiosk's part of the trial: all of it but its truth."""
        practice = self.slot.practice
        return Showing(number, of, self.settings, self.content, self.questions, practice, remarks)

    def _home(self, subject: str) -> str:
        return _other_side(subject) if self.slot.swapped else subject

    def _has_sides(self, question: Question) -> bool:
        return self.slot.swapped and question.id == "machine_side"


def _other_side(side: str) -> str:
    # Subjects such as A and B have no sides, and stay.
    return {"1": "2", "2": "1"}.get(side, side)


def schedule_values(slots: Iterable[Slot]) -> list[dict[str, Any]]:
    """A schedule as plain values, without those that are the rule."""
    return [
        {
            name: value
            for name, value in zip(_NAMES, _values(slot), strict=True)
            if _says(name, value)
        }
        for slot in slots
    ]


def schedule(opened: Mapping[str, Any]) -> tuple[Slot, ...]:
    """The schedule that an opened line contains.

    Raises:
        TypeError: It was written by a later version, with fields that this one does not know.
    """
    return tuple(Slot(**slot) for slot in opened["schedule"])


def _says(name: str, value: Any) -> bool:
    return name not in _DEFAULTS or value != _DEFAULTS[name]


_NAMES = tuple(f.name for f in fields(Slot))
_DEFAULTS = {f.name: f.default for f in fields(Slot) if f.name not in ("block", "position")}
# Reads all fields in one call; dataclasses.asdict copies each value deeply.
_values = attrgetter(*_NAMES)
