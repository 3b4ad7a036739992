"""Whether quality rules fit their study: a rule that can never hold must not look as if it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turingdesk.core.quality import (
    Controls,
    ControlsPassed,
    FormAnswer,
    Rule,
    TooFast,
    TrialAnswer,
)
from turingdesk.core.question import Question
from turingdesk.core.study import Block, Form
from turingdesk.study.findings import did_you_mean
from turingdesk.study.schema import Section
from turingdesk.tasks import TASKS


@dataclass(frozen=True, slots=True)
class Asked:
    """What a study asks, as far as rules depend on it."""

    blocks: tuple[Block, ...]
    forms: tuple[Form, ...]

    @property
    def fields(self) -> dict[str, Question]:
        """The questions of all forms by id."""
        return {question.id: question for form in self.forms for question in form.questions}

    def of(self, rule: Rule) -> list[Block]:
        """The blocks that a rule looks at."""
        return [block for block in self.blocks if rule.applies(block.id)]


def check(section: Section, rule: Rule, asked: Asked) -> None:
    """Note what is wrong with a rule in its study."""
    found = _CHECKS.get(rule.kind)
    if found is not None and asked.blocks:
        found(section, rule, asked)


def _too_fast(section: Section, rule: TooFast, asked: Asked) -> None:
    if rule.min_s is None and not any(b.limits.too_fast_s > 0 for b in asked.of(rule)):
        fix = "Write min_s = 3, or too_fast_s = 3 in [block.limits]."
        section.warning("", f"The rule {rule.id!r} has no limit, so nothing is too fast.", fix)


def _control_failed(section: Section, rule: Rule, asked: Asked) -> None:
    if not any(map(_asks_controls, asked.of(rule))):
        what = f"No block that the rule {rule.id!r} looks at asks a control question."
        section.warning("", what, "Take the rule out, or give the rows what the control needs.")


def _controls_passed(section: Section, rule: ControlsPassed, asked: Asked) -> None:
    if 0 < rule.of < rule.at_least:
        what = f"At least {rule.at_least} of {rule.of} can never be right."
        section.error("at_least" if section.has("at_least") else "", what, "Lower at_least.")
    has = {
        Controls.QUESTIONS: any(map(_asks_controls, asked.of(rule))),
        Controls.TRIALS: any(block.controls.trials for block in asked.of(rule)),
    }
    if not has.get(Controls(rule.what), any(has.values())):
        what = f"No block that the rule {rule.id!r} looks at has controls."
        section.warning("", what, "Take the rule out, or ask control questions in the block.")


def _form_answer(section: Section, rule: FormAnswer, asked: Asked) -> None:
    question = asked.fields.get(rule.field)
    key = "field" if section.has("field") else ""
    if question is None:
        what = f"No form has the field {rule.field!r}, at which the rule {rule.id!r} looks."
        otherwise = f'Write a [[form.field]] with id = "{rule.field}".'
        section.error(key, what, did_you_mean(rule.field, asked.fields, otherwise))
        return
    if question.personal:
        what = f"The field {rule.field!r} is personal, so its answers are kept apart."
        section.error(key, what, "Take personal = true out, or the rule.")
    _check_values(section, "wanted", rule.wanted, [question])


def _trial_answer(section: Section, rule: TrialAnswer, asked: Asked) -> None:
    questions = [q for block in asked.of(rule) for q in block.questions]
    known = {question.id for question in questions}
    key = "question" if section.has("question") else ""
    if rule.question not in known:
        what = (
            f"The rule {rule.id!r} looks at the question {rule.question!r}, which no block asks."
        )
        otherwise = f'Write a [[block.question]] with id = "{rule.question or "..."}".'
        section.error(key, what, did_you_mean(rule.question, known, otherwise))
        return
    asked_about = [question for question in questions if question.id == rule.question]
    _check_values(section, "answers", rule.answers, asked_about)


def _check_values(
    section: Section, key: str, values: Sequence[str], questions: Sequence[Question]
) -> None:
    """Answers that a rule names must be there, and be such as can be given."""
    where = key if section.has(key) else ""
    if not values:
        section.error(where, "The rule names no answer.", f'Write e.g. {key} = ["English"].')
    choices = {value.casefold(): value for value in _choices(questions)}
    for value in values if choices else ():
        if value.strip().casefold() not in choices:
            listed = ", ".join(choices.values())
            fix = did_you_mean(value, choices.values(), f"The choices are: {listed}.")
            section.error(where, f"{value!r} is no choice of {questions[0].id!r}.", fix)


def _choices(questions: Sequence[Question]) -> Iterator[str]:
    """All that can be chosen; nothing where words or numbers can be typed."""
    if all(question.choices for question in questions):
        for question in questions:
            yield from (choice.value for choice in question.choices)


def _asks_controls(block: Block) -> bool:
    return TASKS[block.task].control is not None and block.controls.questions != ()


_CHECKS: Mapping[str, Callable[[Section, Any, Asked], None]] = {
    "too_fast": _too_fast,
    "control_failed": _control_failed,
    "controls_passed": _controls_passed,
    "form_answer": _form_answer,
    "trial_answer": _trial_answer,
}
