"""Quality rules: which answers and sessions are excluded, and why.

A study declares its rules; each is one of the kinds below with its settings. A
rule marks and never deletes: what it marks stays in every table, with the
rule's name beside it, and results are shown with it and without it.
`core.exclusion` applies them.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar

from turingdesk.core.message import Message, message
from turingdesk.core.setting import Setting, Takes, setting, settings_of, titled


class Scope(StrEnum):
    """The unit that a rule marks."""

    TRIAL = "trial"  #: single trials
    SESSION = "session"  #: all that one sitting gave


class CountedControls(StrEnum):
    """Which controls count."""

    ALL = "all"
    QUESTIONS = "questions"  #: control questions, such as which topic a conversation had
    TRIALS = "trials"  #: verdicts in control trials


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """The common part of all rules. A kind's docstring is its sentence on screen."""

    kind: ClassVar[str] = ""
    scope: ClassVar[Scope] = Scope.TRIAL

    id: str = setting(
        "Name of the rule in tables and reports",
        "",
        title="ID",
        takes=Takes.ID,
        usual="its kind",
    )
    blocks: tuple[str, ...] = setting(
        "Checks and excludes answers in these blocks only. Empty: all blocks",
        (),
        title="Blocks",
        items="ids of blocks",
    )

    def applies(self, block: str) -> bool:
        """True if it looks at a block."""
        return not self.blocks or block in self.blocks


@dataclass(frozen=True, slots=True, kw_only=True)
class TooFast(Rule):
    """Excludes answers faster than a limit."""

    kind: ClassVar[str] = "too_fast"

    min_s: float | None = setting(
        "Faster answers are excluded. Empty: the block's own limit",
        None,
        title="Limit",
        unit="seconds",
        example=3,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlFailed(Rule):
    """Excludes trials with an incorrect answer to the control question."""

    kind: ClassVar[str] = "control_failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterMachines(Rule):
    """Excludes trials after a number of consecutive trials that showed machines only."""

    kind: ClassVar[str] = "after_machines"

    in_a_row: int = setting(
        "Number of consecutive trials before it that showed machines only",
        3,
        title="In a row",
        lowest=1,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionRule(Rule):
    """The common part of rules about a further question, such as one about confidence.

    `check` says so if no trial asks the question, and rules find its answers in
    `SessionPart.further`, which has only those to questions of such rules.
    """

    question: str = setting("ID of the question", "", title="Question")


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialAnswer(QuestionRule):
    """Excludes trials with certain answers to a further question."""

    kind: ClassVar[str] = "trial_answer"

    answers: tuple[str, ...] = setting(
        "The answers that exclude the trial; case doesn't matter",
        (),
        title="Answers",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlsPassed(Rule):
    """Excludes judges with too few correct answers to controls."""

    kind: ClassVar[str] = "controls_passed"
    scope: ClassVar[Scope] = Scope.SESSION

    at_least: int = setting("Number that must be correct", 1, title="At least", lowest=1)
    of: int = setting(
        "Total that the minimum refers to. If more or fewer were asked, the same proportion "
        "applies. 0: the minimum applies however many were asked",
        0,
        title="Out of",
    )
    what: str = setting(
        "Whether control questions, control trials, or both count",
        CountedControls.ALL.value,
        title="Which controls",
        options={
            CountedControls.ALL.value: "all controls",
            CountedControls.QUESTIONS.value: "control questions",
            CountedControls.TRIALS.value: "control trials",
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FormAnswer(Rule):
    """Excludes judges whose answer in a form is not accepted, such as their native language."""

    kind: ClassVar[str] = "form_answer"
    scope: ClassVar[Scope] = Scope.SESSION

    field: str = setting("ID of the form field", "native_language", title="Field")
    wanted: tuple[str, ...] = setting(
        "The answers with which a judge is included; case doesn't matter",
        (),
        title="Accepted answers",
    )
    also_empty: bool = setting("Include judges who didn't answer", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Incomplete(Rule):
    """Excludes sessions that ended before the required proportion of trials."""

    kind: ClassVar[str] = "incomplete"
    scope: ClassVar[Scope] = Scope.SESSION

    share: float = setting(
        "Proportion of trials that must be answered",
        1.0,
        title="Proportion",
        lowest=0.0,
        highest=1.0,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StraightLining(Rule):
    """Excludes judges who almost always gave the same verdict or chose the same side."""

    kind: ClassVar[str] = "straight_lining"
    scope: ClassVar[Scope] = Scope.SESSION

    share: float = setting(
        "Proportion of verdicts that are the same",
        0.95,
        title="Proportion",
        lowest=0.51,
        highest=1.0,
    )
    at_least: int = setting(
        "Minimum number of verdicts for this rule to apply", 10, title="At least", lowest=2
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Duplicate(Rule):
    """Excludes all but the first session of each participant."""

    kind: ClassVar[str] = "duplicate"
    scope: ClassVar[Scope] = Scope.SESSION


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIns(Rule):
    """Excludes trials with simulated partners, which don't belong into sessions that count."""

    kind: ClassVar[str] = "stand_ins"


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


#: The same with those that no study declares, since they apply wherever there is reason to.
EVERY_KIND: Mapping[str, type[Rule]] = {**KINDS, StandIns.kind: StandIns}


def sentence(rule: type[Rule] | Rule) -> str:
    """The effect of a kind of rules, in one sentence.

    >>> sentence(Duplicate())
    'Excludes all but the first session of each participant.'
    """
    return Message((rule.__doc__ or "").strip().splitlines()[0])


def rule_title(rule: str) -> str:
    """People's name for a rule, by its id.

    >>> rule_title("wrong_topic"), rule_title("zhang-captions.too_fast")
    ('Wrong topic', 'Too fast (zhang-captions)')
    """
    shared, _, name = rule.rpartition(".")
    title = Message(titled(name), note="a setting")  # the note of the kinds of rules in catalogs
    return message("{title} ({shared})", title=title, shared=shared) if shared else title


def plain(rule: Rule) -> dict[str, Any]:
    """A rule as plain values, for journals and JSON; settings at their default are omitted.

    >>> plain(TooFast(id="fast", min_s=3.0))
    {'kind': 'too_fast', 'id': 'fast', 'min_s': 3.0}
    """
    values: dict[str, Any] = {"kind": rule.kind, "id": rule.id or rule.kind}
    for field in fields(rule):
        value = getattr(rule, field.name)
        if field.name != "id" and value != field.default:
            values[field.name] = list(value) if isinstance(value, tuple) else value
    return values


def settings_in_words(values: Mapping[str, Any]) -> str:
    """The settings of a rule that `plain` tells, for people.

    >>> settings_in_words({"kind": "controls", "id": "c", "at_least": 3, "blocks": ["a", "b"]})
    'at_least = 3, blocks = a b'
    """
    shown_values = {name: value for name, value in values.items() if name not in ("kind", "id")}
    return ", ".join(
        f"{name} = {' '.join(map(str, value)) if isinstance(value, list) else value}"
        for name, value in shown_values.items()
    )


def from_plain(values: Mapping[str, Any]) -> Rule:
    """The rule that `plain` wrote down.

    Raises:
        ValueError: This version does not know the kind, or a setting is not as it must be.
    """
    kind = EVERY_KIND.get(str(values.get("kind")))
    if kind is None:
        raise ValueError(message("unknown kind {values!r}", values=values.get("kind")))
    arguments = {name: value for name, value in values.items() if name != "kind"}
    defaults = {field.name: field.default for field in fields(kind)}
    for rule_setting in settings_of(kind):
        if rule_setting.name in arguments:
            arguments[rule_setting.name] = _fitted(
                rule_setting.name, arguments[rule_setting.name], defaults[rule_setting.name]
            )
            _check_range(rule_setting, arguments[rule_setting.name])
    if unknown := arguments.keys() - defaults.keys():
        raise ValueError(message("unknown settings: {unknown}", unknown=sorted(unknown)))
    arguments["id"] = arguments.get("id") or kind.kind
    if "|" in arguments["id"]:
        raise ValueError(
            message("the ID {id!r} contains a |, which is used to join IDs", id=arguments["id"])
        )
    return kind(**arguments)


def _fitted(name: str, value: Any, default: Any) -> Any:
    """A value in the type of the setting.

    Raises:
        ValueError: It has another type.
    """
    if isinstance(default, tuple):
        if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
            return tuple(value)
    elif isinstance(default, bool | str):
        if isinstance(value, type(default)):
            return value
    elif value is None and default is None:
        return None
    elif isinstance(value, int | float) and not isinstance(value, bool):
        # int() of an infinite number, and float() of a huge one.
        with suppress(OverflowError):
            return int(value) if isinstance(default, int) else float(value)
    raise ValueError(message("{name} can't be {value!r}", name=name, value=value))


def _check_range(rule_setting: Setting, value: Any) -> None:
    """Refuse what study.toml would not take either.

    Raises:
        ValueError: The number is too small or too large, or the word is none of those known.
    """
    is_far = (
        rule_setting.lowest is not None
        and value is not None
        and not rule_setting.lowest <= value <= rule_setting.highest
    )
    if is_far or (
        rule_setting.options and value not in [option.value for option in rule_setting.options]
    ):
        raise ValueError(message("{name} can't be {value!r}", name=rule_setting.name, value=value))
