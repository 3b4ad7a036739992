"""What responses have in common that are counted together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import repeat
from typing import Any

from turingdesk.core.evidence import Alike
from turingdesk.core.response import DEFAULTS
from turingdesk.journal.journal_file import Line

#: What responses have to share to be counted together.
ALIKE = (
    *("study", "judge", "role", "question", "subject", "practice", "correct", "too_fast"),
    *("pilot", "control_trial", "task", "block", "composition", "length"),
    *("origin", "agent", "choice", "truth", "choices"),
    *("participant", "stimulus"),  # verdicts of one judge, or on one stimulus, resemble each other
)
_DEFAULTS = tuple(DEFAULTS[name] for name in ALIKE)


def alike_of(lines: list[Line]) -> list[tuple[Any, ...]]:
    """For each response its values of `ALIKE`; those with the same members are taken together."""
    shapes: dict[tuple[str, ...], list[int]] = {}
    for place, line in enumerate(lines):
        if line["kind"] == "response":
            shapes.setdefault(tuple(line), []).append(place)
    found: list[tuple[Any, ...]] = [()] * len(lines)
    for shape, places in shapes.items():
        values = zip(*[lines[place].values() for place in places], strict=True)
        columns = dict(zip(shape, values, strict=True))
        wanted = [columns.get(n) or repeat(d) for n, d in zip(ALIKE, _DEFAULTS, strict=True)]
        for place, alike in zip(places, zip(*wanted, strict=False), strict=False):
            found[place] = alike
    return found


def evidence(alike: tuple[Any, ...], *, pilots: bool = False) -> Alike:
    """The same for quality rules.

    Args:
        alike: Values of `ALIKE`.
        pilots: Whether pilots are looked at like the others.
    """
    return seen_alike(dict(zip(ALIKE, alike, strict=True)), pilots=pilots)


def seen_alike(of: Mapping[str, Any], *, pilots: bool = False) -> Alike:
    """The same from values by name; those that are missing have their default."""
    of = {**DEFAULTS, **of}
    return Alike(
        asked=(_text(of["role"]), _text(of["question"]), _text(of["subject"])),
        is_verdict=of["role"] == "verdict",
        is_practice=_flag(of["practice"]),
        is_too_fast=_flag(of["too_fast"]),
        is_correct=_flag(of["correct"]),
        has_truth=isinstance(of["correct"], int | float),
        is_control_trial=_flag(of["control_trial"]),
        is_pilot=_flag(of["pilot"]) and not pilots,
        block=_text(of["block"]),
        composition=_text(of["composition"]),
        choice=_text(of["choice"]),
        choices=_text(of["choices"]),
    )


def hashable(alike: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same where somebody wrote a list where a word belongs."""
    return tuple(str(value) if isinstance(value, list | dict) else value for value in alike)


def _flag(value: Any) -> bool:
    """As the table has it, where only numbers and true and false are taken."""
    return isinstance(value, int | float) and bool(value)


def _text(value: Any) -> str:
    """As the table has it, whatever was written by hand."""
    return "" if value is None else str(value)
