"""A task's presentation options, from [block.show]: the fields of its data class are the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from turingdesk.study.schema import Section
from turingdesk.tasks._base import objection

_ENDS = (0.0, 600.0)  #: of numbers, which are seconds


def show_options(section: Section, kind: type, others: Mapping[str, Any] | None = None) -> Any:
    """The options as the task's own value; None where the task has none.

    Args:
        section: [block.show].
        kind: The task's data class of options.
        others: Values of options that the caller has read itself.
    """
    given = dict(others or {})
    for key in given:
        section.has(key)
    if kind is type(None):
        section.close()
        return None
    hints = get_type_hints(kind)
    for f in fields(kind):
        default = None if f.default is MISSING else f.default
        if f.name not in given:
            ends = f.metadata.get("ends", _ENDS)
            given[f.name] = _option(section, f.name, hints[f.name], (default, *ends))
    section.close()
    return kind(**given)


def _option(section: Section, key: str, hint: Any, usual: tuple[Any, float, float]) -> Any:
    default, lowest, highest = usual
    if not section.has(key):
        return default
    if get_origin(hint) is Literal:
        return section.one_of(key, get_args(hint), default)
    if get_origin(hint) is tuple:
        kind = get_args(hint)[0]
        found = section.items(key, kind, "whole numbers" if kind is int else "texts")
        if found and kind is str and (wrong := objection(found)):
            section.error(key, wrong, "Write different texts.")
        return default if found is None else found
    if hint is int:
        return section.integer(key, default, lowest=1)
    if hint is float:
        return section.number(key, default, lowest=lowest, highest=highest)
    plain: dict[Any, Callable[[str, Any], Any]] = {bool: section.flag}
    return plain.get(hint, section.text)(key, default)
