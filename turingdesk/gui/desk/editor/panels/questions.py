"""The settings of a question, of a form or of a block; as data, without widgets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from turingdesk.core.question import ASKED, Kind, Question
from turingdesk.core.setting import Option, Setting, Takes, settings_of
from turingdesk.gui.desk.editor.panels.array import Addition
from turingdesk.gui.desk.editor.panels.ordered import Names
from turingdesk.gui.desk.editor.panels.setting import declared, kiosk_words
from turingdesk.gui.translation import tr, translate_message
from turingdesk.study.presets import PRESETS
from turingdesk.study.study_questions import USED

Table = Mapping[str, Any]

_READ = ("text", "low_label", "high_label")  #: what participants read, beside the choices


def form_field(field: Table, earlier: Sequence[Table]) -> list[Setting]:
    """The settings of a form's field.

    Args:
        field: What study.toml says of it.
        earlier: The fields that are asked before it, in any form.
    """
    last = ("required", "personal")
    return _kind_settings(field, _preset(field), "form", last) + _conditions(field, earlier)


def block_question(question: Table, subjects: Sequence[str]) -> list[Setting]:
    """The settings of a question that a block asks after the task's own.

    Args:
        question: What study.toml says of it.
        subjects: Of whom it can ask, where the task has more than one.
    """
    settings = _kind_settings(question, {"lines": 3}, "block", ("required",))
    named = [subject for subject in subjects if subject]
    if named:
        speaker = tr("Desk", "speaker {name}")
        options = (
            Option("", tr("Desk", "whole form", "conversation")),
            *(Option(subject, speaker.format(name=subject)) for subject in named),
        )
        asks = {"takes": Takes.ONE_OF, "about": "", "options": options}
        settings += declared(Question, ("subject",), part="block", changes={"subject": asks})
    return settings


def with_preset(field: Table) -> Table:
    """A form's field with all that a preset of its id says."""
    return {**PRESETS.get(str(field.get("id", "")), {}), **field}


def field_title(field: Table) -> str:
    """A question in a list: its words, or its id where they are not written."""
    preset = _preset(field)
    new = tr("Desk", "New question")
    return str(field.get("text") or preset.get("text") or field.get("id") or new)


def names() -> Names:
    """The names of a list of questions and of its buttons."""
    return Names(
        tr("Desk", "Questions"),
        tr("Desk", "Add question"),
        tr("Desk", "Remove this question"),
        tr("Desk", "Move this question up"),
        tr("Desk", "Move this question down"),
        tr("Desk", "Duplicate this question"),
    )


def additions(taken_ids: Collection[str], *, presets: bool) -> list[Addition]:
    """The offers to add: a question of each kind, and those that many studies ask."""
    # "question" alone is a column of the data: the answers would get a longer name there.
    new = next(candidate for n in count(1) if (candidate := f"question-{n}") not in taken_ids)
    question_additions = [
        Addition(
            translate_message(asked.new),
            {"id": new, "text": "", "kind": kind.value, **_begin(kind.value)},
        )
        for kind, asked in ASKED.items()
    ]
    if presets:
        ready = tr("Desk", "Ready-made questions")
        question_additions += [
            Addition(kiosk_words(str(preset["text"])), {"id": name}, ready)
            for name, preset in PRESETS.items()
            if name not in taken_ids
        ]
    return question_additions


def _begin(kind: str) -> dict[str, Any]:
    if kind in (Kind.CHOICE.value, Kind.SEVERAL.value):
        return {"choices": ["Yes", "No"]}
    return {}


def _kind_settings(
    question: Table, preset: Table, part: str, last: Sequence[str]
) -> list[Setting]:
    """The settings that the kind of the question uses, with the defaults of a preset."""
    kind = str(question.get("kind") or preset.get("kind") or Kind.CHOICE.value)
    own_keys = USED.get(kind, ())
    special = dict.fromkeys(key for used in USED.values() for key in used)
    changes: dict[str, dict[str, Any]] = {
        "kind": {"drops": _idle(special)},
        "choices": {
            "about": tr(
                "Desk",
                "One per line. To use a different word in the data: word | text shown | key",
            )
        },
    }
    if kind == Kind.NUMBER.value:
        changes["maximum"] = {"default": 1_000_000}
    elif kind == Kind.SCALE.value:
        changes |= {name: {"takes": Takes.WHOLE} for name in ("minimum", "maximum")}
    keys = {setting.name: setting.key for setting in settings_of(Question, part)}
    for name, key in keys.items():
        if key in preset:
            changes.setdefault(name, {})["default"] = preset[key]
    others = {"subject", *last}
    idle = [name for name, key in keys.items() if key in special and key not in own_keys]
    setting_names = [n for n in ("text", "id", *keys) if n not in others and n not in idle]
    names = dict.fromkeys([*setting_names, *last])
    return declared(Question, list(names), part=part, without=("only_if",), changes=changes)


def _idle(special: Iterable[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """With each kind, the keys that only other kinds have a use for."""
    return tuple(
        (kind, tuple(key for key in special if key not in used)) for kind, used in USED.items()
    )


def _preset(question: Table) -> Table:
    """The preset of this id; empty if there is none."""
    preset = PRESETS.get(str(question.get("id", "")), {})
    return {**preset, **{key: kiosk_words(str(preset[key])) for key in _READ if key in preset}}


def _conditions(field: Table, earlier: Sequence[Table]) -> list[Setting]:
    """When the field is asked: always, or after some answers to an earlier one."""
    condition = field.get("only_if")
    condition = condition if isinstance(condition, Mapping) else {}
    ids = [str(question["id"]) for question in earlier if question.get("id")]
    if not ids and not condition:
        return []
    after = tr("Desk", "depends on: {question}")
    options = [
        Option("", tr("Desk", "always asked")),
        *(Option(question_id, after.format(question=question_id)) for question_id in ids),
    ]
    settings = [
        Setting(
            ("only_if", "field"),
            tr("Desk", "When it is asked"),
            takes=Takes.ONE_OF,
            default="",
            options=tuple(options),
            wide=True,
            whole_table=True,
        )
    ]
    looked_at = next(
        (question for question in earlier if question.get("id") == condition.get("field")), None
    )
    for key, title, other in (
        ("is", tr("Desk", "asked if the answer is"), "is_not"),
        ("is_not", tr("Desk", "asked if the answer is not"), "is"),
    ):
        if condition.get("field") and (key in condition or other not in condition):
            settings.append(_answers(("only_if", key), title, looked_at or {}))
    return settings


def _answers(keys: tuple[str, str], title: str, looked_at: Table) -> Setting:
    preset = PRESETS.get(str(looked_at.get("id", "")), {})
    choices = looked_at.get("choices") or preset.get("choices") or ()
    values = [str(c.get("value") if isinstance(c, Mapping) else c) for c in choices]
    if values:
        options = tuple(Option(value, value) for value in values)
        return Setting(keys, title, takes=Takes.SOME_OF, options=options)
    return Setting(keys, title, tr("Desk", "Separate several with semicolons."), Takes.WORDS)
