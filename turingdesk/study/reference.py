"""A reference of study.toml, for people and for editors: Markdown tables, a JSON Schema.

Both are made from the declarations of `core.setting` and of the tasks. The tables are in
`studies/README.md` between `<!-- table: NAME -->` and `<!-- end -->`;
`python -m turingdesk.study.reference studies/README.md` brings them up to the program.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from turingdesk.core.limits import Limits
from turingdesk.core.quality import KINDS, Rule, sentence
from turingdesk.core.question import Condition, Question
from turingdesk.core.setting import MANY, Setting, Takes, setting_of, settings_of
from turingdesk.core.shelf import listed
from turingdesk.core.study import (
    Block,
    Break,
    Cleaning,
    Controls,
    Form,
    Planned,
    Resume,
    Study,
    WebLinks,
)
from turingdesk.core.task import TASKS
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import ID
from turingdesk.study.study_rules import rule_sets
from turingdesk.study.study_toml import ANALYSES
from turingdesk.study.task_columns import columns_of

_MARKED = re.compile(r"(<!-- table: ([\w. -]+) -->\n).*?(<!-- end -->)", re.DOTALL)
#: What each table of study.toml takes: the class that declares it, and which part of it.
TABLES: Mapping[str, tuple[type, str]] = {
    "study": (Study, ""),
    "resume": (Resume, ""),
    "form": (Form, ""),
    "form.field": (Question, "form"),
    "block": (Block, ""),
    "block.limits": (Limits, ""),
    "block.controls": (Controls, ""),
    "block.break": (Break, ""),
    "analysis": (Planned, ""),
    "cleaning": (Cleaning, ""),
    "web": (WebLinks, ""),
}
_COMMON = ("id", "prompt", "origin", "agent", "domain", "provenance", "control", "practice")
_FIRST_VERSION = "0.1"


def tables() -> dict[str, str]:
    """Every table of the reference by name, in Markdown."""
    table_by_name = {
        name: settings_table(settings_of(*declared)) for name, declared in TABLES.items()
    }
    table_by_name["presets"] = _table(("id", "question", "answer"), map(_preset, PRESETS))
    table_by_name["rules"] = _table(
        ("kind", "what it does", "further keys"), map(_rule, KINDS.values())
    )
    for task in TASKS:
        if not TASKS[task].plays:
            table_by_name[f"{task} columns"] = _columns(task)
        if TASKS[task].show is not type(None):
            table_by_name[f"{task} options"] = _options(task)
    return {name: "\n".join(lines) for name, lines in table_by_name.items()}


def setting_at(keys: str, owner: Mapping[str, Any]) -> Setting | None:
    """The setting that a key of study.toml is, such as "block.limits.too_fast_s"; None for others.

    Args:
        keys: From the outermost table to the key.
        owner: The form, block, or rule around it; empty for a key of the study itself.
    """
    table, _, name = keys.rpartition(".")
    kind, part = _declaring(table, owner)
    if kind is None:
        return next(
            (
                setting
                for setting in settings_of(Study)
                if ".".join(map(str, setting.keys)) == keys
            ),
            None,
        )
    return next(
        (setting for setting in settings_of(kind, part) if name in (setting.name, setting.key)),
        None,
    )


def _declaring(table: str, owner: Mapping[str, Any]) -> tuple[type | None, str]:
    """The class whose settings a table of study.toml contains, and which part of it."""
    if table == "rule":
        return KINDS.get(str(owner.get("kind")), Rule), ""
    if table == "block.show" and (task := TASKS.get(str(owner.get("task")))) is not None:
        return task.show, ""
    return TABLES.get(table or "study", (None, ""))


def updated(text: str, by_name: Mapping[str, str] | None = None) -> str:
    """A text whose marked tables are those of the program.

    Args:
        text: Markdown, with the names of tables in comments around them.
        by_name: The tables; by default those of study.toml.

    Raises:
        KeyError: A mark names a table that there is none of.
    """
    by_name = tables() if by_name is None else by_name
    # A function, since `sub` takes backslashes in a text for references to groups.
    return _MARKED.sub(lambda mark: f"{mark[1]}\n{by_name[mark[2]]}\n\n{mark[3]}", text)


def _table(head: Sequence[str], rows: Iterator[Sequence[str]] | Sequence[Any]) -> list[str]:
    # Otherwise a bar would end the cell.
    cells = [[cell.replace("|", "\\|") for cell in line] for line in (head, *rows)]
    lines = [f"| {' | '.join(line)} |" for line in cells]
    return [lines[0], "|---" * len(head) + "|", *lines[1:]]


def _key(declared: Setting) -> str:
    return ".".join(map(str, declared.keys))


def settings_table(
    settings: Iterable[Setting], head: str = "key", named: Callable[[Setting], str] = _key
) -> list[str]:
    """The lines of a table in Markdown with a row for each setting.

    Args:
        settings: In their order.
        head: Of the first column.
        named: What is in the first column.
    """
    rows = [
        (f"`{named(setting)}`", _value(setting), _default(setting), _does(setting))
        for setting in settings
    ]
    return _table((head, "value", "default", "what it does"), rows)


def _value(setting: Setting) -> str:
    """The possible values: their kind, range and unit."""
    words = ", ".join(f"`{option.value}`" for option in setting.options if option.value)
    if setting.takes is Takes.ONE_OF:
        return words
    if setting.takes is Takes.SOME_OF and words:
        return f"list of {words}"
    if setting.takes in (Takes.WORD_OR_WHOLE, Takes.WORD_OR_WHOLES):
        return f"{words}, or {'a number' if setting.takes is Takes.WORD_OR_WHOLE else 'a list'}"
    if setting.takes is Takes.NAMED:
        return f"table of {words}"
    if setting.takes not in (Takes.WHOLE, Takes.NUMBER):
        return setting.takes.value
    lowest, highest = setting.range
    kind = f"{setting.takes.value} of {setting.unit}" if setting.unit else setting.takes.value
    return f"{kind}, {lowest:g} to {highest:g}" if highest < MANY else kind


def _default(setting: Setting) -> str:
    if setting.usual or setting.required:
        return setting.usual or "must be there"
    return _written(setting.default)


def _written(value: Any) -> str:
    """A value as study.toml has it; nothing for what is empty."""
    if value in ("", []) or not isinstance(value, str | int | float | list):
        return ""
    if isinstance(value, list):
        return f"`[{', '.join(map(_quoted, value))}]`"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _does(setting: Setting) -> str:
    about = setting.sentence
    if setting.takes is Takes.FLAG and setting.about:
        about = f"{setting.title}. {setting.about}"
    newer = setting.since not in ("", _FIRST_VERSION)
    return f"{about} Since version {setting.since}." if newer else about


def _preset(name: str) -> tuple[str, str, str]:
    preset = PRESETS[name]
    kind, choices = preset["kind"], ", ".join(preset.get("choices", ()))
    low, high = preset.get("min"), preset.get("max")
    ends = f"from {low} ({preset.get('low_label')}) to {high} ({preset.get('high_label')})"
    answer = {
        "choice": f"one of: {choices}",
        "several": f"any of: {choices}",
        "number": f"a number from {low} to {high}",
        "scale": f"a slider {ends}",
        "text": f"words, {preset['lines']} lines" if "lines" in preset else "words",
    }[kind]
    answer += "" if preset.get("required", True) else "; optional"
    return f"`{name}`", preset["text"], answer + ("; personal" if preset.get("personal") else "")


def _rule(kind: type[Rule]) -> tuple[str, str, str]:
    settings = [setting for setting in settings_of(kind) if setting.name not in ("id", "blocks")]
    return (
        f"`{kind.kind}`",
        sentence(kind),
        "; ".join(f"`{setting.key}`: {setting.sentence}" for setting in settings),
    )


def _columns(task: str) -> list[str]:
    columns = [column for column in columns_of(task).values() if column.name not in _COMMON]
    rows = [
        (f"`{column.name}`", "yes" if column.required else "", column.about) for column in columns
    ]
    return _table(("column", "needed", "what is in it"), rows)


def _options(task: str) -> list[str]:
    options = settings_of(TASKS[task].show)
    rows = [
        (f"`{setting.key}`", _written(setting.default), setting.sentence) for setting in options
    ]
    return _table(("key of `[block.show]`", "default", "what it does"), rows)


def json_schema() -> dict[str, Any]:
    """The JSON Schema of study.toml, for editors that complete keys and mark mistakes."""
    study = _object(Study)
    study["properties"]["rule"]["items"] = {"oneOf": [*map(_kind_of_rule, KINDS), _rule_set()]}
    study["properties"]["analysis"]["properties"]["primary"]["enum"] = ["", *listed(ANALYSES)]
    study["properties"]["form"]["items"]["properties"]["field"]["items"] |= _form_field()
    block = study["properties"]["block"]["items"]
    block["properties"]["task"]["enum"] = list(TASKS)
    block["allOf"] = [_show_schema(task) for task in TASKS]
    study["properties"]["block"]["minItems"] = 1
    study["required"].append("block")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "study.toml",
        "description": "A study of TuringDesk.",
        **study,
    }


def _object(kind: type, part: str = "") -> dict[str, Any]:
    """A table with the settings of a data class, and no others."""
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {},
        "required": [],
        "additionalProperties": False,
    }
    for setting in settings_of(kind, part):
        properties = schema["properties"]
        for table in setting.keys[:-1]:
            inner = {"type": "object", "properties": {}, "additionalProperties": False}
            properties = properties.setdefault(table, inner)["properties"]
        properties[setting.key] = _described(setting)
        if setting.required and len(setting.keys) == 1:
            schema["required"].append(setting.key)
    return schema


def _described(setting: Setting) -> dict[str, Any]:
    unit = f" In {setting.unit}." if setting.unit else ""
    schema = {
        "title": setting.title,
        "description": f"{setting.sentence}{unit}",
        **_typed(setting),
    }
    plain = isinstance(setting.default, str | int | float | list)
    return {**schema, "default": setting.default} if plain and not setting.usual else schema


def _typed(setting: Setting) -> dict[str, Any]:
    lowest, highest = setting.range
    number = {"minimum": lowest, "maximum": highest}
    words = [option.value for option in setting.options]
    text, integer = {"type": "string"}, {"type": "integer"}
    if setting.takes is Takes.TABLE:
        return _condition() if setting.kind is Condition else _object(setting.kind)
    if setting.takes is Takes.TABLES:
        part = setting.part if setting.kind is Question else ""
        return {"type": "array", "items": _object(setting.kind, part)}
    choice = {"type": "object", "properties": dict.fromkeys(("value", "label", "key"), text)}
    typed: dict[Takes, dict[str, Any]] = {
        Takes.ID: {**text, "pattern": f"^{ID.pattern}$"},
        Takes.WHOLE: {"type": "integer", **number},
        Takes.NUMBER: {"type": "number", **number},
        Takes.FLAG: {"type": "boolean"},
        Takes.ONE_OF: {"enum": words},
        Takes.WORDS: {"type": "array", "items": text},
        Takes.WHOLES: {"type": "array", "items": integer},
        Takes.WORD_OR_WHOLE: {"anyOf": [{"enum": words}, {"type": "integer", **number}]},
        Takes.WORD_OR_WHOLES: {"anyOf": [{"enum": words}, {"type": "array", "items": integer}]},
        Takes.CHOICES: {
            "type": "array",
            "minItems": 1,
            "items": {
                "anyOf": [text, {**choice, "required": ["value"], "additionalProperties": False}]
            },
        },
        Takes.PLACES: _keyed("^[0-9]+$", text),
        Takes.COUNTS: _keyed("^[HM]+$", {"type": "integer", "minimum": 0}),
        Takes.NAMED: _keyed(f"^({'|'.join(words)})$", text),
        Takes.TRANSLATIONS: _keyed(
            "^[a-z]{2,3}", {"type": "object", "additionalProperties": text}
        ),
        Takes.OPTIONS: {"type": "object"},
    }
    return typed.get(setting.takes, {**text, "minLength": 1} if setting.required else text)


def _keyed(pattern: str, value: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "object", "patternProperties": {pattern: value}, "additionalProperties": False}


def _condition() -> dict[str, Any]:
    answers = {"type": "array", "minItems": 1, "items": {"type": ["string", "number"]}}
    schema = _object(Condition)
    schema["properties"] |= {"is": answers, "is_not": answers}
    schema["required"] = ["field"]
    return {**schema, "oneOf": [{"required": ["is"]}, {"required": ["is_not"]}]}


def _form_field() -> dict[str, Any]:
    """A field that many studies ask needs no text."""
    preset_ids = {"properties": {"id": {"enum": list(PRESETS)}}}
    return {"required": ["id"], "anyOf": [preset_ids, {"required": ["text"]}]}


def _kind_of_rule(name: str) -> dict[str, Any]:
    schema = _object(KINDS[name])
    schema["properties"]["kind"] = {"const": name, "description": sentence(KINDS[name])}
    return {**schema, "required": ["kind"]}


def _rule_set() -> dict[str, Any]:
    schema = _object(Rule)
    schema["properties"]["use"] = {
        "enum": list(rule_sets()),
        "description": "A set of rules that ships: those of a published study.",
    }
    return {**schema, "required": ["use"]}


def _show_schema(task: str) -> dict[str, Any]:
    """The schema of [block.show] in blocks of a task."""
    show = TASKS[task].show
    options: dict[str, Any] = {"type": "object", "maxProperties": 0}
    if show is not type(None):
        options = _object(show)
        for name in ("of", "of_show"):
            if name in options["properties"]:
                others = [other_task for other_task in TASKS if other_task != task]
                typed = {"enum": others} if name == "of" else {"type": "object"}
                about = setting_of(show, name)
                options["properties"][name] = _described(replace(about, default=None)) | typed
                options["properties"][name].pop("type", None) if name == "of" else None
    is_task = {"properties": {"task": {"const": task}}, "required": ["task"]}
    return {"if": is_task, "then": {"properties": {"show": options}}}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(updated(path.read_text("utf-8")), "utf-8")
