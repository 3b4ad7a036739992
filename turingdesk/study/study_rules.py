"""Quality rules in study.toml: each of a kind with its settings, or a named set of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, fields, replace
from typing import Any

from turingdesk.core.quality import KINDS, Rule
from turingdesk.core.study import Block, Form
from turingdesk.study.findings import did_you_mean
from turingdesk.study.rule_checks import Asked, check
from turingdesk.study.rule_sets import rule_sets
from turingdesk.study.schema import Section
from turingdesk.study.study_questions import ID


def rules(study: Section, blocks: Sequence[Block], forms: Sequence[Form]) -> tuple[Rule, ...]:
    """The rules of a study, those of named sets included.

    Args:
        study: The root of study.toml.
        blocks: Those that could be read.
        forms: The pages of questions to participants.
    """
    asked = Asked(tuple(blocks), tuple(forms))
    read = [
        (section, rule)
        for section in study.sections("rule")
        for rule in (_used if section.has("use") else _written)(section, asked)
    ]
    _unique(read)
    for section, rule in read:
        check(section, rule, asked)
    return tuple(rule for _, rule in read)


def _used(section: Section, asked: Asked) -> list[Rule]:
    """The rules of a named set; their names begin with the set's."""
    name = section.one_of("use", list(rule_sets()), "")
    prefix = _id(section, name)
    blocks = _blocks(section, asked)
    if section.has("kind"):
        what = "A rule is either of a kind or a set in use."
        section.error("kind", what, "Take out kind and its settings, or take out use.")
        return []
    section.close()
    if name not in rule_sets():
        return []
    made = rule_sets()[name].rules
    return [replace(rule, id=f"{prefix}.{rule.id}", blocks=blocks) for rule in made]


def _written(section: Section, asked: Asked) -> list[Rule]:
    """One rule, with its settings."""
    name = section.text("kind")
    kind = KINDS.get(name)
    if kind is None:
        known = ", ".join(KINDS)
        if name:
            fix = did_you_mean(name, KINDS, f"Use one of: {known}.")
            section.error("kind", f"There is no kind of rule {name!r}.", fix)
        else:
            fix = f'Write kind = "..." ({known}), or use = "..." with a named set.'
            section.error("", "The rule does not say of which kind it is.", fix)
        return []
    given: dict[str, Any] = {"id": _id(section, name), "blocks": _blocks(section, asked)}
    for one in fields(kind):
        if one.name not in given and section.has(one.name):
            given[one.name] = _value(section, one)
    section.close()
    return [kind(**given)]


def _value(section: Section, one: Field[Any]) -> Any:
    """A setting in the type of its default."""
    key, told = one.name, one.metadata
    default: Any = one.default
    if isinstance(default, tuple):
        return section.items(key, str, "texts") or ()
    if isinstance(default, bool):
        return section.flag(key, default)
    if isinstance(default, str):
        options = told["options"]
        return section.one_of(key, options, default) if options else section.text(key, default)
    if isinstance(default, int):
        ends = {"lowest": int(told["lowest"]), "highest": min(int(told["highest"]), 100_000)}
        return section.integer(key, default, **ends)
    return section.number(key, default or 0.0, lowest=told["lowest"], highest=told["highest"])


def _id(section: Section, default: str) -> str:
    name = section.text("id", default) or default
    if name and not ID.fullmatch(name):
        what = f"{name!r} is no id of a rule; it stands in tables, joined to others."
        section.error("id", what, "Use letters, digits, hyphens and underscores.")
    return name


def _blocks(section: Section, asked: Asked) -> tuple[str, ...]:
    """The blocks that it names, where there are such."""
    known = [block.id for block in asked.blocks]
    named = section.items("blocks", str, "ids of blocks") or ()
    for name in named:
        if name not in known:
            fix = did_you_mean(name, known, f"The blocks are: {', '.join(known)}.")
            section.error("blocks", f"There is no block {name!r}.", fix)
    return tuple(dict.fromkeys(name for name in named if name in known))


def _unique(read: Sequence[tuple[Section, Rule]]) -> None:
    seen: set[str] = set()
    for section, rule in read:
        if rule.id in seen:
            what = f"Another rule is called {rule.id!r}."
            section.error("id", what, "Give each rule an id of its own; each set in use, too.")
        seen.add(rule.id)
