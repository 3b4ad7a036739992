"""Questions in study.toml: forms with their fields and conditions, and those of blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from turingdesk.core.message import all_of, message, participant_message
from turingdesk.core.question import ASKED, Choice, Condition, Kind, Question, Role
from turingdesk.core.response import form_column
from turingdesk.core.study import Form, When
from turingdesk.core.task import objection
from turingdesk.study.findings import did_you_mean
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import Section, read, unique, values
from turingdesk.study.text import signs_of_damage

KINDS = tuple(kind.value for kind in ASKED)
#: The keys that only some kinds of questions have a use for, by kind.
USED: Mapping[str, tuple[str, ...]] = {kind.value: of.keys for kind, of in ASKED.items()}
_RESERVED = {"origin", "machine_side"}


def usual_form(when: str) -> tuple[str, str]:
    """Id and title of a form that has none, by when it is asked."""
    if when == When.AFTER:
        return "afterwards", participant_message("A few last questions")
    return "demographics", participant_message("About you")


def forms(study: Section) -> tuple[Form, ...]:
    """The pages with questions to the participant, from the whole study.toml."""
    study_forms: list[Form] = []
    fields: list[FormField] = []
    for section in study.sections("form"):
        usual_name, usual_title = usual_form(section.one_of("when", list(When), When.BEFORE))
        name = section.text("id", usual_name)
        form_fields = [
            FormField(name, _question(s, Role.FORM), s) for s in section.sections("field")
        ]
        if not form_fields:
            section.error(
                "",
                message("The form has no questions."),
                message("Add a [[form.field]] below it."),
            )
        fixed_values = {"questions": tuple(form_field.question for form_field in form_fields)}
        study_forms.append(
            read(section, Form, fixed_values, {"id": usual_name, "title": usual_title})
        )
        ids = [form_field.question.id for form_field in form_fields]
        unique([form_field.section for form_field in form_fields], ids, message("field"))
        _see_names(name, form_fields)
        fields += form_fields
    unique(study.sections("form"), [form.id for form in study_forms], message("form"))
    asked_at = {form.id: list(When).index(form.when) for form in study_forms}
    # Forms can be written in any order. Sorting leaves the fields of each in theirs.
    check_conditions(sorted(fields, key=lambda form_field: asked_at[form_field.form]))
    return tuple(study_forms)


def _see_names(form: str, form_fields: Sequence[FormField]) -> None:
    """Warn of questions that get a longer name in the data, as their own is taken."""
    for form_field in form_fields:
        question_id, column_name = (
            form_field.question.id,
            form_column(form, form_field.question.id),
        )
        if (
            column_name != question_id and not form_field.question.personal
        ):  # which is stored separately from the data
            what = message("The data already have a column {own!r}.", own=question_id)
            fix = message(
                "In results, this question is called {called!r}. For a shorter name, choose "
                "another ID.",
                called=column_name,
            )
            form_field.section.warning("id", what, fix)


def block_questions(block: Section, subjects: Sequence[str]) -> tuple[Question, ...]:
    """The questions that a block asks after the task's own."""
    questions = []
    for section in block.sections("question"):
        question = _question(section, Role.EXTRA, subjects)
        if question.id in _RESERVED:
            section.error(
                "id",
                message("{id!r} is already the name of a verdict.", id=question.id),
                message("Choose another ID."),
            )
        questions.append(question)
    ids = [question.key for question in questions]
    unique(block.sections("question"), ids, message("question"))
    return tuple(questions)


def _question(section: Section, role: Role, subjects: Sequence[str] = ()) -> Question:
    preset = PRESETS.get(section.text("id")) if role is Role.FORM else None
    section = section.over(preset) if preset else section
    kind = Kind(section.one_of("kind", KINDS, Kind.CHOICE.value))
    fixed_values: dict[str, Any] = {
        "role": role,
        "choices": _choices(section, 2 if kind is Kind.CHOICE else 1)
        if "choices" in USED[kind]
        else (),
    }
    defaults = {"lines": 1, "maximum": 100.0 if kind is Kind.SCALE else 1_000_000.0}
    if role is Role.FORM:
        fixed_values["only_if"] = read_condition(section)
    else:
        fixed_values["subject"] = _subject(section, subjects)
        defaults["lines"] = 3
    part = "form" if role is Role.FORM else "block"
    question = Question(**values(section, Question, fixed_values, defaults, part))
    if question.minimum >= question.maximum:
        section.error(
            "max",
            message("max must be greater than min."),
            message("Increase max, or reduce min."),
        )
    if kind is Kind.SCALE:
        _check_whole_numbers(section, question)
    _idle_keys(section, kind)
    section.close()
    return question


def _idle_keys(section: Section, kind: Kind) -> None:
    """Refuse keys that this kind of question would not use."""
    for key in dict.fromkeys(key for used in USED.values() for key in used):
        if section.wrote(key) and key not in USED[kind.value]:
            what = message(
                'The key {key!r} has no effect with kind = "{kind}".', key=key, kind=kind
            )
            section.error(key, what, message("Remove it, or change kind."))


def _check_whole_numbers(section: Section, question: Question) -> None:
    """A slider stops at whole numbers only."""
    for key, end in (("min", question.minimum), ("max", question.maximum)):
        if not end.is_integer():
            what = message("A scale needs whole numbers, but {key} is {end:g}.", key=key, end=end)
            section.error(key, what, message('Use a whole number, or set kind = "number".'))


def _choices(section: Section, fewest: int) -> tuple[Choice, ...]:
    value = section.raw("choices")
    example = message('Use, for example, choices = ["Yes", "No"].')
    if not isinstance(value, list) or len(value) < fewest:
        count = message("at least two choices") if fewest > 1 else "choices"
        section.error("choices", message("The question needs {count}.", count=count), example)
        return ()
    choices: list[Choice] = []
    for item in value:
        choice = _choice(item)
        if choice is None:
            section.error(
                "choices", message("{item!r} is not a valid choice.", item=item), example
            )
            continue
        choices.append(choice)
        for text in dict.fromkeys((choice.value, choice.label)):
            for what, fix, _ in signs_of_damage(text):
                section.warning("choices", what, fix)
    for texts in ([c.value for c in choices], [c.label.replace("|", "") for c in choices]):
        if wrong := objection(texts):
            section.error("choices", wrong, message("Give each choice its own value and label."))
    _check_keys(section, choices)
    return tuple(choices)


def _check_keys(section: Section, choices: Sequence[Choice]) -> None:
    """A key is one letter or digit, and presses one choice."""
    keys_before: set[str] = set()
    for choice in choices:
        if choice.key in keys_before:
            what = message("The key {key!r} appears twice.", key=choice.key)
            section.error("choices", what, message("Give each choice its own."))
        if choice.key and not (len(choice.key) == 1 and choice.key.isalnum()):
            what = message("{key!r} is not a valid key for a choice.", key=choice.key)
            section.error("choices", what, message('Use one letter or digit, such as key = "1".'))
        keys_before |= {choice.key} - {""}


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
    known_subjects = [name for name in subjects if name]
    if subject and subject not in known_subjects:
        fix = (
            message("Use one of {known}.", known=known_subjects)
            if known_subjects
            else message("Remove it.")
        )
        section.error(
            "subject", message("The task has no subject {subject!r}.", subject=subject), fix
        )
        return ""
    return subject


_EXAMPLE = message('Use, for example, only_if = { field = "glasses", is = ["Yes"] }.')


@dataclass(frozen=True, slots=True)
class FormField:
    """A form's field as conditions find it: where it is, and what it asks."""

    form: str  #: id of its form
    question: Question
    section: Section


def read_condition(section: Section) -> Condition | None:
    """The condition of a field as written; None if there is none, or none that can be."""
    if not section.has("only_if"):
        return None
    inner = section.section("only_if")
    if not inner.values:
        if isinstance(section.raw("only_if"), dict):
            section.error("only_if", message("The condition is empty."), _EXAMPLE)
        return None
    field = inner.text("field", required=True)
    accepted, refused = _values(inner, "is"), _values(inner, "is_not")
    inner.close()
    if inner.has("is") and inner.has("is_not"):
        inner.error(
            "is_not",
            message("A condition can have is or is_not, but not both."),
            message("Remove one of them."),
        )
    elif not (inner.has("is") or inner.has("is_not")):
        inner.error("", message("The condition lists no answers."), _EXAMPLE)
    elif field and (accepted or refused):
        return Condition(field, accepted or refused, negated=bool(refused))
    return None


def check_conditions(fields: Sequence[FormField]) -> None:
    """Report every condition that refers to no earlier field, or to an answer it can't have.

    Args:
        fields: All fields of all forms, in the order in which they are asked.
    """
    for place, field in enumerate(fields):
        if field.question.only_if is not None:
            _check(field, field.question.only_if, fields[:place], fields[place:])


def _check(
    field: FormField, condition: Condition, before: Sequence[FormField], after: Sequence[FormField]
) -> None:
    inner = field.section.section("only_if")
    named = [form_field for form_field in before if form_field.question.id == condition.question]
    if not named:
        inner.error("field", *_unknown(field, condition.question, before, after))
        return
    if len(named) > 1:
        both = all_of(list(dict.fromkeys(form_field.form for form_field in named)))
        what = message(
            "The field {question!r} is asked in {both}, so it is unclear which one counts.",
            question=condition.question,
            both=both,
        )
        inner.error("field", what, message("Give one of them another ID."))
        return
    looked_at = named[0].question
    for value in condition.values:
        if wrong := _cannot_be(looked_at, value):
            inner.error("is_not" if condition.negated else "is", *wrong)
    if looked_at.personal and not field.question.personal:
        what = message(
            "{id!r} is personal, but the journal reveals its answer, because it shows whether "
            "{id2!r} was asked.",
            id=looked_at.id,
            id2=field.question.id,
        )
        field.section.warning("only_if", what, message("Set personal = true for this field, too."))


def _unknown(
    field: FormField, name: str, before: Sequence[FormField], after: Sequence[FormField]
) -> tuple[str, str]:
    """The problem of a field's name, and what to do."""
    if name == field.question.id:
        return message("The condition refers to its own field."), message(
            "Choose an earlier field."
        )
    earlier_ids = dict.fromkeys(form_field.question.id for form_field in before)
    there = (
        message("Earlier fields are: {known}.", known=earlier_ids)
        if earlier_ids
        else message("No field is asked earlier.")
    )
    if any(form_field.question.id == name for form_field in after):
        return message("The field {name!r} is asked later.", name=name), message(
            "Move it before this one. {there}", there=there
        )
    return message("No field is called {name!r}.", name=name), did_you_mean(
        name, earlier_ids, there
    )


def _cannot_be(question: Question, value: str) -> tuple[str, str] | None:
    """Why an answer to a question can never be that value, and what to do."""
    if question.kind in (Kind.CHOICE, Kind.SEVERAL):
        values = [choice.value for choice in question.choices]
        if value in values or not values:
            return None
        meant_values = [choice.value for choice in question.choices if choice.label == value]
        otherwise = message("Its choices are: {values}.", values=values)
        fix = (
            message("Use its value: {meant!r}.", meant=meant_values[0])
            if meant_values
            else did_you_mean(value, values, otherwise)
        )
        return message(
            "{value!r} is not a choice of the field {id!r}.", value=value, id=question.id
        ), fix
    # As if it was required, so that an empty answer is refused, too.
    wrong = replace(question, required=True).objection(value)
    if not wrong:
        return None
    kind = message("whole number") if question.kind is Kind.SCALE else "number"
    between = message(
        "a {kind} from {minimum:g} to {maximum:g}",
        kind=kind,
        minimum=question.minimum,
        maximum=question.maximum,
    )
    return message("The field {id!r} is never {value!r}.", id=question.id, value=value), message(
        "Its answer is {between}.", between=between
    )


def _values(inner: Section, key: str) -> tuple[str, ...]:
    """A list of answers; numbers may be without quotes."""
    value = inner.raw(key)
    if value is None:
        return ()
    texts = [_text(item) for item in value] if isinstance(value, list) else []
    if texts and all(texts):
        return tuple(texts)
    what = message(
        "The key {key!r} must be a list of answers, not {value!r}.", key=key, value=value
    )
    inner.error(key, what, message('Use, for example, {key} = ["Yes"].', key=key))
    return ()


def _text(item: Any) -> str:
    """An answer as it is saved; empty where the item is none."""
    if isinstance(item, bool) or not isinstance(item, str | int | float):
        return ""
    # 15 digits are as many as a float surely has, and 3.0 becomes 3, as people type it.
    return item.strip() if isinstance(item, str) else f"{item:.15g}"
