"""From a cell to a value of the type that a task declares; the same from all kinds of tables."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from turingdesk.core.message import message, plural

Convert = Callable[[Any], Any]

_TRUE = {"true", "yes", "1"}
_FALSE = {"false", "no", "0"}


class BadCell(ValueError):
    """A cell that is not what its column contains."""

    def __init__(self, text: str, fix: str) -> None:
        super().__init__(text)
        self.message = text
        self.fix = fix


def is_empty(value: Any) -> bool:
    """True if a cell counts as left empty."""
    return value is None or value == [] or (isinstance(value, str) and not value.strip())


@cache
def converter(kind: Any) -> Convert:
    """A function that makes a value of that type of a cell that is not empty.

    The values raise BadCell. Types: str, Path, float, int, bool, tuples of them,
    tuples of data classes, and each of these or None.

    >>> converter(tuple[str, ...])("keyboard; hand; desk")
    ('keyboard', 'hand', 'desk')
    """
    if get_origin(kind) in (Union, types.UnionType):
        return converter(
            next(argument for argument in get_args(kind) if argument is not type(None))
        )
    if get_origin(kind) is tuple:
        return _several(get_args(kind)[0])
    simple: dict[Any, Convert] = {
        str: as_text,
        Any: as_text,
        Path: _as_path,
        float: _as_number,
        int: _as_whole,
        bool: as_flag,
    }
    if kind not in simple:
        raise TypeError(f"No table can hold a column of type {kind}.")
    return simple[kind]


def as_text(value: Any) -> str:
    """A text; a number becomes the text that was typed."""
    if isinstance(value, str):
        return value
    # Before numbers, as Python takes True for one.
    if isinstance(value, bool):
        raise BadCell(
            message("This is the logical value {value}, not a text.", value=str(value).upper()),
            message("Format the cell as Text and type it again; in .jsonl put it between quotes."),
        )
    # Excel stores each number as a float, so that 7 comes as 7.0; it keeps no more than 15 digits.
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return str(value)
    raise BadCell(
        message("This is {called}, not a text.", called=_called(value)), message("Enter a text.")
    )


def as_flag(value: Any) -> bool:
    """Yes or no, true or false."""
    if isinstance(value, bool):
        return value
    word = str(value).strip().casefold()
    if word in _TRUE:
        return True
    if word in _FALSE:
        return False
    raise BadCell(
        message("{value!r} is neither yes nor no.", value=value),
        message("Enter yes, no, true, or false."),
    )


def _as_path(value: Any) -> Path:
    return Path(as_text(value).strip())


def _as_number(value: Any) -> float:
    if isinstance(value, str):
        try:
            value = float(value.strip())
        except ValueError:
            fix = (
                message("Use a decimal point, as in 3.5.")
                if "," in value
                else message("Enter a number.")
            )
            raise BadCell(message("{value!r} is not a number.", value=value), fix) from None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadCell(
            message("This is {called}, not a number.", called=_called(value)),
            message("Enter a number."),
        )
    try:
        number = float(value)
    # Integers of Python can be larger than any float.
    except OverflowError:
        number = float("inf")
    if not isfinite(number):
        raise BadCell(
            message("{number} is not a finite number.", number=number),
            message("Enter a finite number."),
        )
    return number


def _as_whole(value: Any) -> int:
    number = _as_number(value)
    if not number.is_integer():
        raise BadCell(
            message("{number:g} is not a whole number.", number=number),
            message("Enter a whole number."),
        )
    return int(number)


def _several(kind: Any) -> Convert:
    """A list in .jsonl, or a cell that contains several."""
    item = _Record(kind) if is_dataclass(kind) else converter(kind)
    split = _splitter(kind) if is_dataclass(kind) else by_semicolon

    def convert(value: Any) -> tuple[Any, ...]:
        parts = split(value) if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise BadCell(
                message("This is {called}, not a list.", called=_called(value)),
                message("Enter a list: [...]."),
            )
        items = []
        for number, part in enumerate(parts, 1):
            try:
                items.append(item(part))
            except BadCell as bad:
                raise BadCell(
                    message("Item {number}: {message}", number=number, message=bad.message),
                    bad.fix,
                ) from None
        return tuple(items)

    return convert


def by_semicolon(text: str) -> list[str]:
    """The parts between semicolons; raises BadCell where one is empty."""
    parts = [part.strip() for part in text.split(";")]
    if parts and not parts[-1]:
        parts.pop()
    if "" in parts:
        raise BadCell(
            message("An item between two semicolons is empty."),
            message("Remove one of the semicolons."),
        )
    return parts


class _Record:
    """Makes a data class from {"x": 1, "y": 2} or from [1, 2]."""

    def __init__(self, kind: Any) -> None:
        hints = get_type_hints(kind)
        self._kind = kind
        self._needed = [f.name for f in fields(kind) if f.default is MISSING]
        self._converters = {f.name: converter(hints[f.name]) for f in fields(kind)}
        self._give = message("Enter {converters}.", converters=self._converters)

    def __call__(self, value: Any) -> Any:
        value_by_name = self._by_name(value)
        arguments = {}
        for name, convert in self._converters.items():
            if is_empty(value_by_name.get(name)):
                if name in self._needed:
                    raise BadCell(message("{name!r} is missing.", name=name), self._give)
                continue
            try:
                arguments[name] = convert(value_by_name[name])
            except BadCell as bad:
                raise BadCell(f"{name}: " + bad.message, bad.fix) from None
        return self._kind(**arguments)

    def _by_name(self, value: Any) -> dict[str, Any]:
        if isinstance(value, list):
            if not len(self._needed) <= len(value) <= len(self._converters):
                raise BadCell(
                    plural(
                        "There is %n value.",
                        "There are %n values.",
                        n=len(value),
                    ),
                    self._give,
                )
            return dict(zip(self._converters, value, strict=False))
        if not isinstance(value, dict):
            raise BadCell(message("This is {called}.", called=_called(value)), self._give)
        if unknown := sorted(set(value) - set(self._converters)):
            raise BadCell(message("Unknown name {unknown!r}.", unknown=unknown[0]), self._give)
        return value


def _splitter(kind: Any) -> Callable[[str], list[Any]]:
    """A function that splits a cell into records: 'A: words' in lines, or 'x, y; x, y'."""
    if all(hint is str for hint in get_type_hints(kind).values()):
        return spoken_lines
    return lambda text: [[p.strip() for p in part.split(",")] for part in by_semicolon(text)]


def spoken_lines(text: str) -> list[Any]:
    """Lines 'A: words'; a line without a name before a colon continues the one above."""
    turns: list[list[str]] = []
    for line in text.split("\n"):
        name, colon, words = line.partition(":")
        # One short word, since a sentence can have a colon, too.
        if colon and name.strip() and len(name.split()) == 1 and len(name.strip()) <= 20:
            turns.append([name.strip(), words.strip()])
        elif turns:
            turns[-1][1] = f"{turns[-1][1]}\n{line}".rstrip()
        elif line.strip():
            raise BadCell(
                message("{line!r} has no speaker.", line=line.strip()[:40]),
                message("Start the line with 'A: '."),
            )
    return turns


def _called(value: Any) -> str:
    names = {
        dict: message("an object"),
        list: "a list",
        bool: message("true or false"),
        type(None): "nothing",
    }
    return names.get(type(value), repr(value))
