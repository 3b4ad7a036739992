"""Questions in study.toml: fields of forms, and further questions of a block."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.study import Form
from turingdesk.store.presets import PRESETS
from turingdesk.store.section import Section

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
KINDS = tuple(kind.value for kind in Kind if kind is not Kind.JOINT)
_RESERVED = {"origin", "machine_side"}


def forms(study: Section) -> tuple[Form, ...]:
    """The pages with questions to the participant."""
    found = []
    for section in study.sections("form"):
        name = identifier(section, default="demographics")
        questions = tuple(_question(field, Role.FORM) for field in section.sections("field"))
        if not questions:
            section.error("", "The form asks nothing.", "Write a [[form.field]] below it.")
        found.append(Form(name, section.text("title", "About you"), questions))
        unique(section.sections("field"), [q.id for q in questions], "field")
        section.close()
    unique(study.sections("form"), [form.id for form in found], "form")
    return tuple(found)


def block_questions(block: Section, subjects: Sequence[str]) -> tuple[Question, ...]:
    """What a block asks after the task's own questions."""
    found = []
    for section in block.sections("question"):
        question = _question(section, Role.EXTRA, subjects)
        if question.id in _RESERVED:
            section.error("id", f"{question.id!r} is the name of a verdict.", "Choose another id.")
        found.append(question)
    unique(block.sections("question"), [question.key for question in found], "question")
    return tuple(found)


def identifier(section: Section, default: str = "") -> str:
    """The id of a section: letters, digits, hyphens and underscores."""
    name = section.text("id", default, required=not default)
    if name and not ID.fullmatch(name):
        what = f"{name!r} is no id."
        section.error("id", what, "Use letters, digits, hyphens and underscores.")
    return name


def unique(sections: Sequence[Section], ids: Sequence[str], what: str) -> None:
    """Tell of ids that are there twice."""
    for number, (section, name) in enumerate(zip(sections, ids, strict=True)):
        if name and name in ids[:number]:
            section.error("id", f"Another {what} has the id {name!r}.", "Give each its own id.")


def _question(section: Section, role: Role, subjects: Sequence[str] = ()) -> Question:
    name = identifier(section)
    if role is Role.FORM and name in PRESETS:
        section = section.over(PRESETS[name])
    kind = Kind(section.one_of("kind", KINDS, Kind.CHOICE.value))
    default_most = 100.0 if kind is Kind.SCALE else 1_000_000.0
    lowest = float("-inf")
    question = Question(
        id=name,
        text=section.text("text", required=True),
        kind=kind,
        choices=_choices(section) if kind is Kind.CHOICE else (),
        subject=_subject(section, subjects) if role is Role.EXTRA else "",
        role=role,
        required=section.flag("required", True),
        minimum=section.number("min", 0.0, lowest=lowest),
        maximum=section.number("max", default_most, lowest=lowest),
        low_label=section.text("low_label"),
        high_label=section.text("high_label"),
        personal=section.flag("personal", False) if role is Role.FORM else False,
    )
    if question.minimum >= question.maximum:
        section.error("max", "max is not above min.", "Raise max or lower min.")
    _idle_keys(section, kind)
    section.close()
    return question


def _idle_keys(section: Section, kind: Kind) -> None:
    """Refuse keys that this kind of question would not use."""
    used = {
        Kind.CHOICE: {"choices"},
        Kind.SCALE: {"min", "max", "low_label", "high_label"},
        Kind.NUMBER: {"min", "max"},
    }.get(kind, set())
    for key in ("choices", "min", "max", "low_label", "high_label"):
        if section.wrote(key) and key not in used:
            what = f'The key {key!r} means nothing where kind = "{kind}".'
            section.error(key, what, "Take it out or change kind.")


def _choices(section: Section) -> tuple[Choice, ...]:
    value = section.raw("choices")
    example = 'Write e.g. choices = ["Yes", "No"].'
    if not isinstance(value, list) or len(value) < 2:
        section.error("choices", "A choice needs at least two choices.", example)
        return ()
    found: list[Choice] = []
    for item in value:
        made = _choice(item)
        if made is None:
            section.error("choices", f"{item!r} is no choice.", example)
        elif "|" in made.value:
            section.error("choices", f"{made.value!r} has a | in it.", "Write it without.")
        elif made.value in {choice.value for choice in found}:
            section.error("choices", f"{made.value!r} is there twice.", "Take one out.")
        else:
            found.append(made)
    return tuple(found)


def _choice(item: Any) -> Choice | None:
    """A text, or {value = "w", label = "Woman", key = "1"}."""
    if isinstance(item, str) and item.strip():
        return Choice(item, item)
    if isinstance(item, dict) and {"value"} <= set(item) <= {"value", "label", "key"}:
        texts = [item["value"], item.get("label", item["value"]), item.get("key", "")]
        if all(isinstance(text, str) for text in texts) and texts[0].strip():
            return Choice(*texts)
    return None


def _subject(section: Section, subjects: Sequence[str]) -> str:
    subject = section.text("subject")
    known = [one for one in subjects if one]
    if subject and subject not in known:
        fix = f"Use one of {', '.join(known)}." if known else "Take it out."
        section.error("subject", f"The task has no subject {subject!r}.", fix)
        return ""
    return subject
