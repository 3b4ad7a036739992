"""Values of .jsonl tables as the text of a cell, and back, in the notation of the reference.

Lists are shown as 'keyboard; hand; desk', turns as lines 'A: hello', fixations as
'480,300,0,230; 460,480'. What cannot be shown so without losing something is shown
as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from turingdesk.study.cells import BadCell, by_semicolon, spoken_lines
from turingdesk.study.text import in_common

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_FLAGS = {"true": True, "yes": True, "false": False, "no": False}
_SPOKEN = ("speaker", "text")
_POINT = ("x", "y", "onset_ms", "duration_ms")


class Structured:
    """A value that is not plain text; its text is made when it is needed."""

    __slots__ = ("_text", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The value in the notation of a cell."""
        if self._text is None:
            self._text = shown(self.value)
        return self._text


def shown(value: Any) -> str:
    r"""A value as the text of a cell.

    >>> shown([["A", "hello"], ["B", "hi"]])
    'A: hello\nB: hi'
    """
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, list):
        if not value:
            return ""
        text = _of_list(value)
        if text is not None:
            return text
    return json.dumps(value, ensure_ascii=False)


def understood(text: str, like: Any, kind: Any = str) -> Any:
    """The value that a text means; the text itself where it means none.

    Args:
        text: What is in the cell.
        like: The value that stood there, or that another row has; None: none is known.
        kind: The type of the column, which counts where nothing is known.
    """
    if isinstance(like, str) or (like is None and kind is str):
        return text
    if isinstance(like, bool) or (like is None and kind is bool):
        return _FLAGS.get(text.strip().casefold(), text if text.strip() else None)
    if isinstance(like, int | float) or (like is None and _is_number(kind)):
        return _number(text) if text.strip() else None
    if isinstance(like, Mapping):
        return _json(text)
    if isinstance(like, list) or get_origin(kind) is tuple:
        return _list(text, like or [], kind)
    return text


def _is_number(kind: Any) -> bool:
    return kind in (int, float) or bool({int, float} & set(get_args(kind)))


def _number(text: str) -> Any:
    plain = text.strip()
    if _WHOLE.fullmatch(plain):
        return int(plain)
    return float(plain) if _NUMBER.fullmatch(plain) else text


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _of_list(value: Sequence[Any]) -> str | None:
    """A list in its notation; None if that would lose something."""
    names = _names(value)
    if names is None:
        if not all(isinstance(item, str) for item in value):
            return None
        text = "; ".join(value)
    elif names == _SPOKEN:
        text = "\n".join(f"{record[0]}: {record[1].strip()}" for record in map(_values, value))
    else:
        text = "; ".join(_point(_values(item)) for item in value)
    # Read back: what the notation would lose is shown as JSON instead.
    return text if _parts(text, names) == [_plain(item, names) for item in value] else None


def _names(value: Sequence[Any]) -> tuple[str, ...] | None:
    """The members of the records in a list; None if there are none that have a notation."""
    if all(_is_record(item, _SPOKEN, str) and len(item) == 2 for item in value):
        return _SPOKEN
    if all(_is_record(item, _POINT, int | float | None) and len(item) >= 2 for item in value):
        return _POINT
    return None


def _is_record(record: Any, names: Sequence[str], kind: Any) -> bool:
    if isinstance(record, Mapping):
        if not (set(names[:2]) <= set(record) <= set(names)):
            return False
        record = list(record.values())
    return (
        isinstance(record, list)
        and len(record) <= len(names)
        and all(isinstance(v, kind) and not isinstance(v, bool) for v in record)
    )


def _values(record: Any) -> list[Any]:
    """The values of a record in their order, whichever way it is written."""
    if not isinstance(record, Mapping):
        return list(record)
    names = _SPOKEN if "speaker" in record else _POINT
    values = [record.get(name) for name in names]
    while values and values[-1] is None:
        values.pop()
    return values


def _point(values: Sequence[Any]) -> str:
    return ",".join("" if value is None else repr(value) for value in values)


def _plain(record: Any, names: Sequence[str] | None) -> Any:
    """An item as its notation has it, without spaces around."""
    if names is None:
        return record
    values = _values(record)
    return [values[0], values[1].strip()] if names == _SPOKEN else values


def _parts(text: str, names: Sequence[str] | None) -> list[Any] | None:
    """The items that a notation names; None if it is not well formed."""
    try:
        if names == _SPOKEN:
            return spoken_lines(text)
        parts = by_semicolon(text)
    except BadCell:
        return None
    if names is None:
        return list(parts)
    points = [[_coordinate(p) for p in part.split(",")] for part in parts]
    good = all(
        2 <= len(p) <= len(names) and not any(isinstance(v, str) for v in p) for p in points
    )
    return points if good else None


def _coordinate(text: str) -> Any:
    return None if not text.strip() else _number(text)


def _list(text: str, like: Sequence[Any], kind: Any) -> Any:
    """A list of the same make as another; items that are the same stay as they were."""
    if not text.strip():
        return []
    names = _names(like) if like else _names_of(kind)
    if text.lstrip()[0] in "[{" and ((like and _of_list(like) is None) or names):
        return _json(text)
    parts = _parts(text, names)
    if parts is None:
        return text
    before = [_plain(item, names) for item in like]
    head = in_common(before, parts)
    # Limited, so that no item counts both at the beginning and at the end.
    tail = min(in_common(before[::-1], parts[::-1]), len(parts) - head, len(before) - head)
    middle = [_record(p, like, names) for p in parts[head : len(parts) - tail]]
    return [*like[:head], *middle, *like[len(like) - tail :]]


def _record(part: Any, like: Sequence[Any], names: Sequence[str] | None) -> Any:
    if names is None or not (like and isinstance(like[0], Mapping)):
        return part
    return {name: v for name, v in zip(names, part, strict=False) if v is not None}


def _names_of(kind: Any) -> tuple[str, ...] | None:
    item = next(iter(get_args(kind)), None)
    if not is_dataclass(item):
        return None
    texts = all(hint is str for hint in get_type_hints(item).values())
    return tuple(f.name for f in fields(item)) if texts else _POINT
