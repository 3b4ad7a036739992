"""Questions in study.toml: fields of forms, and further questions of a block."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.response import form_column
from turingdesk.core.study import Form, When
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import Section
from turingdesk.study.study_conditions import Asked, check_conditions, read_condition
from turingdesk.study.text import signs_of_damage
from turingdesk.tasks._base import objection

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
KINDS = tuple(kind.value for kind in Kind if kind is not Kind.JOINT)
_CHOSEN = (Kind.CHOICE, Kind.SEVERAL)
_RESERVED = {"origin", "machine_side"}
_FAR = 1e9  #: no answer is a larger number
_MOST_LINES = 20  #: of a field for words; more do not fit a screen
#: Id and title of a form that has none, by when it is asked.
_NAMES = {
    When.BEFORE: ("demographics", "About you"),
    When.AFTER: ("afterwards", "A few last questions"),
}

#: From a section, its key and a file name to the text of the file.
ReadText = Callable[[Section, str, str], str]


def forms(study: Section, read_text: ReadText) -> tuple[Form, ...]:
    """The pages with questions to the participant.

    Args:
        study: The whole study.toml.
        read_text: Reads a text of the package, with a problem where it is not there.
    """
    found: list[Form] = []
    fields: list[Asked] = []
    for section in study.sections("form"):
        when = When(section.one_of("when", list(When), When.BEFORE))
        usual_name, usual_title = _NAMES[when]
        name = identifier(section, default=usual_name)
        asked = [Asked(name, _question(s, Role.FORM), s) for s in section.sections("field")]
        if not asked:
            section.error("", "The form asks nothing.", "Write a [[form.field]] below it.")
        file = section.text("text")
        text = read_text(section, "text", file) if file else ""
        questions = tuple(one.question for one in asked)
        found.append(Form(name, section.text("title", usual_title), questions, when, text))
        unique([one.section for one in asked], [q.id for q in questions], "field")
        _see_names(name, asked)
        fields += asked
        section.close()
    unique(study.sections("form"), [form.id for form in found], "form")
    afterwards = {form.id for form in found if form.when is When.AFTER}
    check_conditions(sorted(fields, key=lambda one: one.form in afterwards))
    return tuple(found)


def _see_names(form: str, asked: Sequence[Asked]) -> None:
    """Warn of questions that get a longer name in the data, as their own is taken."""
    for one in asked:
        own, called = one.question.id, form_column(form, one.question.id)
        if called != own and not one.question.personal:  # which is kept apart from the data
            what = f"The data have a column {own!r} of their own."
            fix = f"Results call this question {called!r}. Choose another id for a shorter name."
            one.section.warning("id", what, fix)


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
    question = Question(
        id=name,
        text=section.text("text", required=True),
        kind=kind,
        choices=_choices(section, 2 if kind is Kind.CHOICE else 1) if kind in _CHOSEN else (),
        subject=_subject(section, subjects) if role is Role.EXTRA else "",
        role=role,
        required=section.flag("required", True),
        minimum=section.number("min", 0.0, lowest=-_FAR, highest=_FAR),
        maximum=section.number("max", default_most, lowest=-_FAR, highest=_FAR),
        low_label=section.text("low_label"),
        high_label=section.text("high_label"),
        personal=section.flag("personal", False) if role is Role.FORM else False,
        only_if=read_condition(section) if role is Role.FORM else None,
        lines=section.integer(
            "lines", 1 if role is Role.FORM else 3, lowest=1, highest=_MOST_LINES
        ),
    )
    if question.minimum >= question.maximum:
        section.error("max", "max is not above min.", "Raise max or lower min.")
    if kind is Kind.SCALE:
        _whole(section, question)
    _idle_keys(section, kind)
    section.close()
    return question


def _idle_keys(section: Section, kind: Kind) -> None:
    """Refuse keys that this kind of question would not use."""
    used = {
        Kind.CHOICE: {"choices"},
        Kind.SEVERAL: {"choices"},
        Kind.SCALE: {"min", "max", "low_label", "high_label"},
        Kind.NUMBER: {"min", "max"},
        Kind.TEXT: {"lines"},
    }.get(kind, set())
    for key in ("choices", "min", "max", "low_label", "high_label", "lines"):
        if section.wrote(key) and key not in used:
            what = f'The key {key!r} means nothing where kind = "{kind}".'
            section.error(key, what, "Take it out or change kind.")


def _whole(section: Section, question: Question) -> None:
    """A slider stops at whole numbers only."""
    for key, end in (("min", question.minimum), ("max", question.maximum)):
        if not end.is_integer():
            what = f"A scale has whole numbers, and {key} is {end:g}."
            section.error(key, what, 'Write a whole number, or take kind = "number".')


def _choices(section: Section, fewest: int) -> tuple[Choice, ...]:
    value = section.raw("choices")
    example = 'Write e.g. choices = ["Yes", "No"].'
    if not isinstance(value, list) or len(value) < fewest:
        count = "at least two choices" if fewest > 1 else "choices"
        section.error("choices", f"The question needs {count}.", example)
        return ()
    found: list[Choice] = []
    for item in value:
        made = _choice(item)
        if made is None:
            section.error("choices", f"{item!r} is no choice.", example)
            continue
        found.append(made)
        for text in dict.fromkeys((made.value, made.label)):
            for what, fix, _ in signs_of_damage(text):
                section.warning("choices", what, fix)
    for texts in ([c.value for c in found], [c.label.replace("|", "") for c in found]):
        if wrong := objection(texts):
            section.error("choices", wrong, "Give every choice a value and a label of its own.")
    _check_keys(section, found)
    return tuple(found)


def _check_keys(section: Section, choices: Sequence[Choice]) -> None:
    """A key is one letter or digit, and presses one choice."""
    taken: set[str] = set()
    for choice in choices:
        if choice.key in taken:
            what = f"The key {choice.key!r} is there twice."
            section.error("choices", what, "Give each choice its own.")
        if choice.key and not (len(choice.key) == 1 and choice.key.isalnum()):
            what = f"{choice.key!r} is no key of a choice."
            section.error("choices", what, 'Name one letter or digit, e.g. key = "1".')
        taken |= {choice.key} - {""}


def _choice(item: Any) -> Choice | None:
    """A text, or {value = "w", label = "Woman", key = "1"}."""
    if isinstance(item, str) and item.strip():
        return Choice(item.strip(), item.strip())
    if isinstance(item, dict) and {"value"} <= set(item) <= {"value", "label", "key"}:
        texts = [item["value"], item.get("label", item["value"]), item.get("key", "")]
        if all(isinstance(text, str) for text in texts) and texts[0].strip():
            return Choice(texts[0].strip(), texts[1].strip(), texts[2].strip().lower())
    return None


def _subject(section: Section, subjects: Sequence[str]) -> str:
    subject = section.text("subject")
    known = [one for one in subjects if one]
    if subject and subject not in known:
        fix = f"Use one of {', '.join(known)}." if known else "Take it out."
        section.error("subject", f"The task has no subject {subject!r}.", fix)
        return ""
    return subject
