"""A study in other words: in another language, or as a kiosk or a page shows its texts.

A study is written in its first language. For each of the others it has words: every text as it
is in the first language, and its translation. Texts without a translation stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.core.setting import settings_of
from turingdesk.core.study import Study

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Say = Callable[[str], str]
T = TypeVar("T", bound="DataclassInstance")


def in_language(study: Study, language: str) -> Study:
    """The study as participants read it in that language; ids and values stay what they are."""
    words = study.words.get(language)
    if not words:
        return study
    return reworded(study, lambda text: words.get(text, text))


def texts(study: Study) -> Iterator[str]:
    """Every text of the study that participants read, each once, in the first language."""
    # A dictionary as a set in order.
    found_texts: dict[str, None] = {}

    def note(text: str) -> str:
        found_texts.setdefault(text)
        return text

    reworded(study, note)
    for block in study.blocks:
        found_texts.update(dict.fromkeys(getattr(block.show, "topics", ())))
    return (text for text in found_texts if text.strip())


def reworded(part: T, say: Say) -> T:
    """A study, or a part of it, with other texts for participants."""
    changed = {}
    for setting in settings_of(type(part)):
        before = getattr(part, setting.name)
        after = _translated(before, say) if setting.spoken else _inside(before, say)
        # By identity, so that parts without a change are not copied.
        if after is not before:
            changed[setting.name] = after
    return replace(part, **changed) if changed else part


def _translated(value: Any, say: Say) -> Any:
    if isinstance(value, str):
        return say(value)
    if isinstance(value, Mapping):
        return {key: say(text) for key, text in value.items()}
    return tuple(replace(choice, label=say(choice.label)) for choice in value)


def _inside(value: Any, say: Say) -> Any:
    """The values of a table, or of a list of tables, with other texts."""
    if isinstance(value, tuple) and value and is_dataclass(value[0]):
        return tuple(reworded(part, say) for part in value)
    return reworded(value, say) if is_dataclass(value) and not isinstance(value, type) else value
