"""Conditions of form fields in study.toml: `only_if = { field = "glasses", is = ["Yes"] }`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from turingdesk.core.question import Condition, Kind, Question
from turingdesk.study.findings import did_you_mean
from turingdesk.study.schema import Section

_EXAMPLE = 'Write e.g. only_if = { field = "glasses", is = ["Yes"] }.'


@dataclass(frozen=True, slots=True)
class Asked:
    """A form's field as conditions find it: where it stands, and what it asks."""

    form: str  #: id of its form
    question: Question
    section: Section


def read_condition(section: Section) -> Condition | None:
    """The condition of a field as written; None where there is none, or none that can be."""
    if not section.has("only_if"):
        return None
    inner = section.section("only_if")
    if not inner.values:
        if isinstance(section.raw("only_if"), dict):
            section.error("only_if", "The condition says nothing.", _EXAMPLE)
        return None
    field = inner.text("field", required=True)
    wanted, refused = _values(inner, "is"), _values(inner, "is_not")
    inner.close()
    if inner.has("is") and inner.has("is_not"):
        inner.error("is_not", "A condition has is or is_not, not both.", "Take one out.")
    elif not (inner.has("is") or inner.has("is_not")):
        inner.error("", "The condition names no answer.", _EXAMPLE)
    elif field and (wanted or refused):
        return Condition(field, wanted or refused, negated=bool(refused))
    return None


def check_conditions(fields: Sequence[Asked]) -> None:
    """Tell of every condition that looks at no earlier field, or at an answer it cannot have.

    Args:
        fields: All fields of all forms, in the order in which they are asked.
    """
    for place, field in enumerate(fields):
        if field.question.only_if is not None:
            _check(field, field.question.only_if, fields[:place], fields[place:])


def _check(
    field: Asked, condition: Condition, before: Sequence[Asked], after: Sequence[Asked]
) -> None:
    inner = field.section.section("only_if")
    named = [one for one in before if one.question.id == condition.question]
    if not named:
        inner.error("field", *_unknown(field, condition.question, before, after))
        return
    if len(named) > 1:
        both = " and ".join(dict.fromkeys(one.form for one in named))
        what = (
            f"The field {condition.question!r} is asked in {both}: it is not clear which counts."
        )
        inner.error("field", what, "Give one of them another id.")
        return
    looked_at = named[0].question
    for value in condition.values:
        if wrong := _cannot_be(looked_at, value):
            inner.error("is_not" if condition.negated else "is", *wrong)
    if looked_at.personal and not field.question.personal:
        what = (
            f"{looked_at.id!r} is personal, but whether {field.question.id!r} is asked tells "
            "in the journal what was answered to it."
        )
        field.section.warning("only_if", what, "Make this field personal = true, too.")


def _unknown(
    field: Asked, name: str, before: Sequence[Asked], after: Sequence[Asked]
) -> tuple[str, str]:
    """What is wrong with the name of a field, and what to do."""
    if name == field.question.id:
        return "The condition looks at its own field.", "Name an earlier field."
    known = dict.fromkeys(one.question.id for one in before)
    there = f"Earlier fields are: {', '.join(known)}." if known else "No field is asked earlier."
    if any(one.question.id == name for one in after):
        return f"The field {name!r} is asked later.", f"Move it before this one. {there}"
    return f"No field is called {name!r}.", did_you_mean(name, known, there)


def _cannot_be(question: Question, value: str) -> tuple[str, str] | None:
    """Why an answer to a question can never be that value, and what to do."""
    if question.kind in (Kind.CHOICE, Kind.SEVERAL):
        values = [choice.value for choice in question.choices]
        if value in values or not values:
            return None
        meant = [choice.value for choice in question.choices if choice.label == value]
        otherwise = f"Its choices are: {', '.join(values)}."
        fix = f"Name its value: {meant[0]!r}." if meant else did_you_mean(value, values, otherwise)
        return f"{value!r} is no choice of the field {question.id!r}.", fix
    wrong = replace(question, required=True).objection(value)
    if not wrong:
        return None
    kind = "whole number" if question.kind is Kind.SCALE else "number"
    between = f"a {kind} from {question.minimum:g} to {question.maximum:g}"
    return f"The field {question.id!r} is never {value!r}.", f"Its answer is {between}."


def _values(inner: Section, key: str) -> tuple[str, ...]:
    """A list of answers; numbers may stand without quotes."""
    value = inner.raw(key)
    if value is None:
        return ()
    texts = [_text(item) for item in value] if isinstance(value, list) else []
    if texts and all(texts):
        return tuple(texts)
    what = f"The key {key!r} must be a list of answers, not {value!r}."
    inner.error(key, what, f'Write e.g. {key} = ["Yes"].')
    return ()


def _text(item: Any) -> str:
    """An answer as it is kept; empty where the item is none."""
    if isinstance(item, bool) or not isinstance(item, str | int | float):
        return ""
    return item.strip() if isinstance(item, str) else f"{item:.15g}"
