"""What changed between two states of a study, in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from turingdesk.study.schema import FILE

_LONGEST = 60  #: signs of a value that are told


@dataclass(frozen=True, slots=True)
class StudyState:
    """A study at one time: enough to say later what changed."""

    hash: str
    toml: str  #: the text of study.toml, without its media folder
    files: Mapping[str, str]  #: SHA-256 of the tables, texts and media, by name


def changes(before: StudyState, after: StudyState) -> tuple[str, ...]:
    """One sentence for each key and each file that is not as it was."""
    told = [*_keys(before.toml, after.toml), *_files(before.files, after.files)]
    if not told and _order(before.toml) != _order(after.toml):
        moved = [a for a, b in zip(_order(before.toml), _order(after.toml), strict=True) if a != b]
        told = [f"{moved[0].split(' ')[0]}: in another order"]
    if not told and before.hash != after.hash:
        told = [f"{FILE}: written otherwise, with the same values"]
    return tuple(told)


def _keys(before: str, after: str) -> Iterator[str]:
    old = dict(_flat(tomllib.loads(before)))
    new = dict(_flat(tomllib.loads(after)))
    for key in dict.fromkeys((*old, *new)):
        if key not in new:
            yield f"{key}: taken out, was {_short(old[key])}"
        elif key not in old:
            yield f"{key}: {_short(new[key])}, was not set"
        elif new[key] != old[key]:
            yield f"{key}: {_short(new[key])}, was {_short(old[key])}"


def _order(toml: str) -> list[str]:
    return [key for key, _ in _flat(tomllib.loads(toml)) if " " in key]


def _files(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    for name in sorted({*before, *after}):
        if name not in after:
            yield f"{name}: taken out"
        elif name not in before:
            yield f"{name}: added"
        elif before[name] != after[name]:
            yield f"{name}: changed"


def _flat(values: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Each single value by a key that names it, tables of a list by their id.

    >>> dict(_flat({"block": [{"id": "words", "trials": 4}]}))
    {'block words.id': 'words', 'block words.trials': 4}
    """
    if isinstance(values, Mapping):
        for key, value in values.items():
            yield from _flat(value, f"{path}.{key}" if path else str(key))
    elif isinstance(values, list) and values and all(isinstance(v, Mapping) for v in values):
        for number, value in enumerate(values, 1):
            yield from _flat(value, f"{path} {_called(value, number)}")
    else:
        yield path, values


def _called(table: Mapping[str, Any], number: int) -> str:
    for key in ("id", "use", "kind", "task"):
        if isinstance(table.get(key), str):
            return str(table[key])
    return str(number)


def _short(value: Any) -> str:
    text = str(value).replace("\n", " ")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
