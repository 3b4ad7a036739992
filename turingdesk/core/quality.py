"""Quality rules: which answers and sessions do not count, and why.

A study declares its rules; each is one of the kinds below with its settings. A
rule marks and never deletes: what it marks stays in every table, with the
rule's name beside it, and results are shown with it and without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, ClassVar


class Scope(StrEnum):
    """What a rule marks."""

    TRIAL = "trial"  #: single trials
    SESSION = "session"  #: all that one sitting gave


def setting(about: str, default: Any) -> Any:
    """Declare what can be set in a rule, with its sentence for forms and the reference."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """What all rules share. A kind's docstring is its sentence on screen."""

    kind: ClassVar[str] = ""
    scope: ClassVar[Scope] = Scope.TRIAL

    id: str = setting("Name of the rule in tables and reports", "")
    blocks: tuple[str, ...] = setting("Only in these blocks; empty: in all", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class TooFast(Rule):
    """Leaves out answers that were faster than a limit."""

    kind: ClassVar[str] = "too_fast"

    min_s: float | None = setting("Seconds; empty: the block's own limit", None)


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlFailed(Rule):
    """Leaves out trials whose control question was answered wrong."""

    kind: ClassVar[str] = "control_failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterMachines(Rule):
    """Leaves out trials before which the judge met machines only, so many times in a row."""

    kind: ClassVar[str] = "after_machines"

    in_a_row: int = setting("How many trials with machines only come before", 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialAnswer(Rule):
    """Leaves out trials in which a further question got one of some answers."""

    kind: ClassVar[str] = "trial_answer"

    question: str = setting("Id of the question", "")
    answers: tuple[str, ...] = setting("The answers that leave the trial out", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlsPassed(Rule):
    """Leaves out judges who answered too few controls right."""

    kind: ClassVar[str] = "controls_passed"
    scope: ClassVar[Scope] = Scope.SESSION

    at_least: int = setting("How many must be right", 1)
    of: int = setting("Of how many; fewer asked are scaled. 0: at least that many as they are", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class FormAnswer(Rule):
    """Leaves out judges whose answer in a form is none of those wanted, e.g. native language."""

    kind: ClassVar[str] = "form_answer"
    scope: ClassVar[Scope] = Scope.SESSION

    field: str = setting("Id of the form's field", "native_language")
    wanted: tuple[str, ...] = setting("The answers that count, in any case of letters", ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Incomplete(Rule):
    """Leaves out sessions that ended before so large a share of their trials."""

    kind: ClassVar[str] = "incomplete"
    scope: ClassVar[Scope] = Scope.SESSION

    share: float = setting("Share of the trials that must be answered, 0 to 1", 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class StraightLining(Rule):
    """Leaves out judges who gave nearly always the same verdict, or pressed the same side."""

    kind: ClassVar[str] = "straight_lining"
    scope: ClassVar[Scope] = Scope.SESSION

    share: float = setting("Share of the verdicts that are the same, above 0.5 and up to 1", 0.95)
    at_least: int = setting("Only where there are so many verdicts", 10)


@dataclass(frozen=True, slots=True, kw_only=True)
class Duplicate(Rule):
    """Leaves out all but the first session of a participant."""

    kind: ClassVar[str] = "duplicate"
    scope: ClassVar[Scope] = Scope.SESSION


#: The kinds of rules by name, in the order in which they are offered.
KINDS: Mapping[str, type[Rule]] = {
    rule.kind: rule
    for rule in (
        TooFast,
        ControlFailed,
        ControlsPassed,
        FormAnswer,
        Incomplete,
        StraightLining,
        Duplicate,
        AfterMachines,
        TrialAnswer,
    )
}


def settings(kind: type[Rule]) -> dict[str, str]:
    """What can be set in rules of a kind, each with its sentence."""
    return {one.name: str(one.metadata["about"]) for one in fields(kind)}
