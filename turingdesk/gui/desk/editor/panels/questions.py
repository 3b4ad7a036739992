"""What can be set in a question, of a form or of a block; as data, without widgets."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from turingdesk.core.question import Kind
from turingdesk.gui.desk.editor.panels.array import Addition
from turingdesk.gui.desk.editor.panels.kiosk_words import kiosk_words
from turingdesk.gui.desk.editor.panels.ordered import Names
from turingdesk.gui.desk.editor.panels.setting import Option, Setting, Takes
from turingdesk.gui.translation import tr, tr_noop
from turingdesk.study.presets import PRESETS

Table = Mapping[str, Any]

KINDS: Mapping[str, str] = {
    Kind.CHOICE.value: tr_noop("Desk", "One of some choices", "how a question is answered"),
    Kind.SEVERAL.value: tr_noop("Desk", "Several choices", "how a question is answered"),
    Kind.SCALE.value: tr_noop("Desk", "A slider", "how a question is answered"),
    Kind.NUMBER.value: tr_noop("Desk", "A number", "how a question is answered"),
    Kind.TEXT.value: tr_noop("Desk", "Words", "how a question is answered"),
}
_NEW: Mapping[str, str] = {
    Kind.CHOICE.value: tr_noop("Desk", "New: one of some choices"),
    Kind.SEVERAL.value: tr_noop("Desk", "New: several choices"),
    Kind.SCALE.value: tr_noop("Desk", "New: a slider"),
    Kind.NUMBER.value: tr_noop("Desk", "New: a number"),
    Kind.TEXT.value: tr_noop("Desk", "New: words"),
}
_MOST = {Kind.SCALE.value: 100, Kind.NUMBER.value: 1_000_000}
_KEYS = ("choices", "min", "max", "low_label", "high_label", "lines")
_USED: Mapping[str, tuple[str, ...]] = {
    Kind.CHOICE.value: ("choices",),
    Kind.SEVERAL.value: ("choices",),
    Kind.SCALE.value: ("min", "max", "low_label", "high_label"),
    Kind.NUMBER.value: ("min", "max"),
    Kind.TEXT.value: ("lines",),
}
_READ = ("text", "low_label", "high_label")  #: what participants read, beside the choices


def form_field(field: Table, earlier: Sequence[Table]) -> list[Setting]:
    """The settings of a form's field.

    Args:
        field: What study.toml says of it.
        earlier: The fields that are asked before it, in any form.
    """
    usual = _preset(field)
    found = _asked(field, usual, lines=1)
    found += [_with_default(_required(), usual), _with_default(_personal(), usual)]
    return found + _conditions(field, earlier)


def block_question(question: Table, subjects: Sequence[str]) -> list[Setting]:
    """The settings of a question that a block asks after the task's own.

    Args:
        question: What study.toml says of it.
        subjects: Of whom it can ask, where the task has more than one.
    """
    found = [*_asked(question, {}, lines=3), _required()]
    named = [one for one in subjects if one]
    if named:
        speaker = tr("Desk", "speaker {name}")
        options = [
            Option("", tr("Desk", "the whole", "conversation")),
            *(Option(one, speaker.format(name=one)) for one in named),
        ]
        asks = tr("Desk", "Asks about")
        found.append(Setting(("subject",), asks, "", Takes.ONE_OF, "", options=tuple(options)))
    return found


def field_title(field: Table) -> str:
    """A question in a list: its words, or its id where they are not written."""
    usual = _preset(field)
    new = tr("Desk", "New question")
    return str(field.get("text") or usual.get("text") or field.get("id") or new)


def names() -> Names:
    """What a list of questions is called."""
    return Names(
        tr("Desk", "Questions"),
        tr("Desk", "Add question"),
        tr("Desk", "Remove this question"),
        tr("Desk", "Move up this question"),
        tr("Desk", "Move down this question"),
    )


def additions(taken: Collection[str], *, presets: bool) -> list[Addition]:
    """What can be added: a question of each kind, and those that many studies ask."""
    new = free_id("question", taken)
    made = [
        Addition(tr("Desk", title), {"id": new, "text": "", "kind": kind, **_begin(kind)})
        for kind, title in _NEW.items()
    ]
    if presets:
        made += [
            Addition(kiosk_words(str(preset["text"])), {"id": name})
            for name, preset in PRESETS.items()
            if name not in taken
        ]
    return made


def free_id(name: str, taken: Collection[str]) -> str:
    """An id that is not taken yet: the name, or the name with a number.

    >>> free_id("question", {"question"})
    'question-2'
    """
    made, number = name, 2
    while made in taken:
        made, number = f"{name}-{number}", number + 1
    return made


def _begin(kind: str) -> dict[str, Any]:
    if kind in (Kind.CHOICE.value, Kind.SEVERAL.value):
        return {"choices": ["Yes", "No"]}
    return {}


def _asked(question: Table, usual: Table, lines: int) -> list[Setting]:
    kind = str(question.get("kind") or usual.get("kind") or Kind.CHOICE.value)
    found = [
        Setting(
            ("text",),
            tr("Desk", "Question"),
            tr("Desk", "As it stands on the screen."),
            default=usual.get("text"),
            wide=True,
        ),
        Setting(
            ("id",),
            tr("Desk", "Id", "a short name"),
            tr("Desk", "Its name in the data: letters, digits, hyphens."),
        ),
        Setting(
            ("kind",),
            tr("Desk", "Answered with"),
            takes=Takes.ONE_OF,
            default=usual.get("kind") or Kind.CHOICE.value,
            options=tuple(
                Option(value, tr("Desk", title, "how a question is answered"))
                for value, title in KINDS.items()
            ),
            drops=tuple(
                (value, tuple(key for key in _KEYS if key not in used))
                for value, used in _USED.items()
            ),
        ),
    ]
    return found + [_with_default(one, usual) for one in _of_kind(kind, lines)]


def _of_kind(kind: str, lines: int) -> list[Setting]:
    if kind in (Kind.CHOICE.value, Kind.SEVERAL.value):
        about = tr(
            "Desk", "One a line. To keep another word in the data: word | what is shown | key"
        )
        return [Setting(("choices",), tr("Desk", "Choices"), about, Takes.CHOICES)]
    if kind == Kind.TEXT.value:
        about = tr("Desk", "Lines of the field for the answer.")
        return [Setting(("lines",), tr("Desk", "Height"), about, Takes.WHOLE, default=lines)]
    takes = Takes.WHOLE if kind == Kind.SCALE.value else Takes.NUMBER
    ends = [
        Setting(("min",), tr("Desk", "From", "the lowest number"), takes=takes, default=0),
        Setting(
            ("max",),
            tr("Desk", "To", "the highest number"),
            takes=takes,
            default=_MOST.get(kind),
        ),
    ]
    if kind == Kind.SCALE.value:
        left, right = tr("Desk", "Words at the left end"), tr("Desk", "Words at the right end")
        ends.append(Setting(("low_label",), left, default=""))
        ends.append(Setting(("high_label",), right, default=""))
    return ends


def _required() -> Setting:
    title = tr("Desk", "Must be answered")
    return Setting(("required",), title, takes=Takes.FLAG, default=True)


def _personal() -> Setting:
    about = tr("Desk", "Kept apart from the answers, and left out of exports unless asked for.")
    return Setting(("personal",), tr("Desk", "Personal"), about, Takes.FLAG, default=False)


def _preset(question: Table) -> Table:
    """What a preset of this id says; empty where there is none."""
    found = PRESETS.get(str(question.get("id", "")), {})
    return {**found, **{key: kiosk_words(str(found[key])) for key in _READ if key in found}}


def _with_default(setting: Setting, usual: Table) -> Setting:
    key = str(setting.keys[0])
    return replace(setting, default=usual[key]) if key in usual else setting


def _conditions(field: Table, earlier: Sequence[Table]) -> list[Setting]:
    """When the field is asked: always, or after some answers to an earlier one."""
    condition = field.get("only_if")
    condition = condition if isinstance(condition, Mapping) else {}
    ids = [str(one["id"]) for one in earlier if one.get("id")]
    if not ids and not condition:
        return []
    after = tr("Desk", "only after: {question}")
    options = [
        Option("", tr("Desk", "always asked")),
        *(Option(one, after.format(question=one)) for one in ids),
    ]
    found = [
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
    looked_at = next((one for one in earlier if one.get("id") == condition.get("field")), None)
    for key, title, other in (
        ("is", tr("Desk", "and the answer to it is"), "is_not"),
        ("is_not", tr("Desk", "and the answer to it is not"), "is"),
    ):
        if condition.get("field") and (key in condition or other not in condition):
            found.append(_answers(("only_if", key), title, looked_at or {}))
    return found


def _answers(keys: tuple[str, str], title: str, looked_at: Table) -> Setting:
    usual = PRESETS.get(str(looked_at.get("id", "")), {})
    choices = looked_at.get("choices") or usual.get("choices") or ()
    values = [str(c.get("value") if isinstance(c, Mapping) else c) for c in choices]
    if values:
        options = tuple(Option(value, value) for value in values)
        return Setting(keys, title, takes=Takes.SOME_OF, options=options)
    return Setting(keys, title, tr("Desk", "Several with semicolons."), Takes.WORDS)
