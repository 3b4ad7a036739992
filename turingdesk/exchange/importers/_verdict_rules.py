"""Which of the paper's own quality rules are true of imported verdicts.

The paper says of all tasks that only judges count whose native language is English.
Some of its files, such as that of the experts, hold other judges all the same, and
their published numbers count them. There this rule is left out, and a note says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from turingdesk.core.quality import FormAnswer, Rule
from turingdesk.study.study_rules import rule_sets

NATIVE = "native"  #: what a judge's form calls it: "yes", or the language
_WANTED = ("English", "yes")


def rules(name: str, forms: Iterable[Mapping[str, Any]]) -> tuple[tuple[Rule, ...], int]:
    """The rules of a named set that are true of some judges.

    Args:
        name: The set's name; empty where the paper has no rules for such verdicts.
        forms: What each judge said of themselves.

    Returns:
        The rules, and how many judges contradict the one on native language, which is
        then not among them.
    """
    if not name:
        return (), 0
    contrary = sum(map(_contradicts, forms))
    found: list[Rule] = []
    for rule in rule_sets()[name].rules:
        named = replace(rule, id=f"{name}.{rule.id}")
        if isinstance(named, FormAnswer):
            if contrary:
                continue
            named = replace(named, wanted=_WANTED, also_empty=True)  # many files do not say
        found.append(named)
    return tuple(found), contrary


def _contradicts(form: Mapping[str, Any]) -> bool:
    said = str(form.get(NATIVE) or "").strip().casefold()
    return bool(said) and said not in {one.casefold() for one in _WANTED}
