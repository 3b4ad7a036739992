"""What a column holds, for data descriptions: its kind, its unit, its levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum

from turingdesk.core.response import SUPERSEDED, Response


class Kind(StrEnum):
    """What the values of a column are."""

    TEXT = "text"  #: anything that people or models wrote
    LEVEL = "level"  #: one of some words
    FLAG = "flag"  #: true or false
    WHOLE = "whole number"
    NUMBER = "number"
    TIME = "time"  #: ISO 8601, UTC


#: Words that a column is limited to, each with what it means.
LEVELS: Mapping[str, Mapping[str, str]] = {
    "role": {
        "verdict": "What was made by a human, and what by a machine",
        "control": "A question whose answer everybody who looks knows",
        "extra": "Any other question about a trial",
        "form": "A question of a form",
    },
    "origin": {"human": "A human made it", "machine": "A machine made it"},
    "chosen_side": {"left": "The left one of two", "right": "The right one of two"},
    "device": {
        "keyboard": "Answered with a key",
        "mouse": "Answered with the mouse",
        "touch": "Answered on a touch screen",
    },
}
_FREE = ("choice", "choices", "truth", "prompt", "excluded")
_BY_TYPE = {"bool": Kind.FLAG, "int": Kind.WHOLE, "float": Kind.NUMBER}
_TYPES = {f.name: str(f.type).removesuffix(" | None") for f in fields(Response)}


def kind(column: str) -> Kind:
    """What the values of a column of the responses are."""
    if column == SUPERSEDED:
        return Kind.FLAG
    if column == "at":
        return Kind.TIME
    free = Kind.TEXT if column in _FREE or column not in _TYPES else Kind.LEVEL
    return _BY_TYPE.get(_TYPES.get(column, ""), free)


def unit(column: str) -> str:
    """The unit that a column's name ends in: ms, s, or none.

    >>> unit("rt_ms"), unit("focus_lost_s"), unit("choice")
    ('ms', 's', '')
    """
    ending = column.rpartition("_")[2]
    return ending if ending in ("ms", "s") and ending != column else ""
