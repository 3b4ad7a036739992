"""Evidence: what quality rules use from each session of a participant.

Only answers that could count are in it: no pilots, no practice, and none that a
later attempt at the same step replaced. `table/evidence.py` makes it of the rows of
a table, and `exclusion_rules.py` decides by it alone, so rules know nothing of tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class AnswerKind:
    """The common features of answers of one kind; there are few kinds for many answers."""

    asked: tuple[str, str, str]  #: role, question and subject
    is_verdict: bool
    is_practice: bool
    is_too_fast: bool  #: marked so when it was given
    is_correct: bool
    has_truth: bool = True  #: whether there is a correct answer
    is_control_trial: bool = False
    is_pilot: bool = False
    block: str = ""
    composition: str = ""  #: origins of all makers as letters
    choice: str = ""
    choices: str = ""  #: in the order on screen, joined by |

    @property
    def is_evidence(self) -> bool:
        """True if rules look at it at all."""
        return not (self.is_practice or self.is_pilot)


#: Step, what it has in common with others, and its response time in ms; NaN where unknown.
Answered = tuple[int, AnswerKind, float]


@dataclass(frozen=True, slots=True)
class OtherAnswer:
    """An answer to a question that is neither a verdict nor a control.

    Only those to questions that a `QuestionRule` names are there.
    """

    step: int
    question: str
    values: frozenset[int]  #: the values chosen, as `value_hash` gives them
    block: str = ""


@dataclass(slots=True)
class SessionPart:
    """The part of a session that one journal contains."""

    session: str
    answers: Sequence[Answered] = ()  #: verdicts and controls, in order
    further: Sequence[OtherAnswer] = ()
    form: Mapping[str, str] = field(default_factory=dict)  #: answers by the field's id
    #: By step: the room in which simulated partners took part; only if `StandIns` applies.
    stand_ins: Mapping[int, str] = field(default_factory=dict)


@dataclass(slots=True)
class Attempt:
    """One session, with those that it continues."""

    session: str  #: the newest one's id
    number: int  #: which session of the participant, from 1; 0 if its name is not a session's
    parts: Sequence[SessionPart]  #: oldest first
    trials: int = 0  #: counted ones in its schedule; 0 where unknown
    block_trials: Mapping[str, int] = field(default_factory=dict)  #: the same by block
    limits_s: Mapping[str, float] = field(
        default_factory=dict
    )  #: under which answers are too fast
    is_running: bool = False
    is_refused: bool = False  #: consent was not given
    is_machine: bool = False  #: a machine judged, to which no rule applies
    _kinds: Sequence[tuple[AnswerKind, int]] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    @property
    def is_over(self) -> bool:
        """True if nothing more comes, and there was something."""
        return not (self.is_running or self.is_refused)

    @property
    def form(self) -> dict[str, str]:
        """The newest answer to each field of a form."""
        return {name: value for part in self.parts for name, value in part.form.items()}

    def answers(self) -> Iterator[tuple[str, int, AnswerKind, float]]:
        """All answers, each with the session and the step where it was given."""
        for part in self.parts:
            session = part.session
            for step, kind, rt_ms in part.answers:
                yield session, step, kind, rt_ms

    def further(self, question: str) -> Iterator[tuple[str, OtherAnswer]]:
        """All answers to a further question, each with the session where it was given."""
        for part in self.parts:
            for other_answer in part.further:
                if other_answer.question == question:
                    yield part.session, other_answer

    def kinds(self) -> Sequence[tuple[AnswerKind, int]]:
        """The kinds of its answers, and the number of answers of each kind.

        There are far fewer kinds than answers. They are told apart by identity, which
        is fast: two that are equal may both be there.
        """
        if self._kinds is None:
            kinds = [kind for part in self.parts for _, kind, _ in part.answers]
            numbers = Counter(map(id, kinds))
            # Hashing each field of a data class for every answer would take longer than its
            # identity.
            by_id = dict(zip(map(id, kinds), kinds, strict=True))
            self._kinds = [(by_id[identity], n) for identity, n in numbers.items()]
        return self._kinds


def value_hash(value: str) -> int:
    """A number that is the same for answers that only differ in case and outer blanks.

    It is kept instead of texts that may be long; it differs from run to run.

    >>> value_hash(" Yes") == value_hash("yes")
    True
    """
    return hash(value.strip().casefold())


def value_hashes(value: str) -> frozenset[int]:
    """The same of each of the values that were chosen together."""
    return frozenset(map(value_hash, value.split("|")))
