"""The values of a TOML file that someone wrote, or what keeps it from being read, and where."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.toml_lines import TomlLines

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def parsed_toml(text: str, file: str, findings: Findings) -> Mapping[str, Any] | None:
    """The values of a TOML file; None, with problems, where it isn't valid.

    Args:
        text: What it contains.
        file: What it is called in the package.
        findings: Where problems go.
    """
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        findings.error(*_syntax(str(problem), text, file))
        return None
    # Integers of thousands of digits, and values nested in thousands of others.
    except (ValueError, RecursionError) as problem:
        what = message("This TOML can't be read: {problem}.", problem=problem)
        findings.error(Place(file), what, message("Remove what is too long or nested too deeply."))
        return None
    not_finite = list(_not_finite(values))
    for path, value in not_finite:
        column = ".".join(key for key in path if isinstance(key, str))
        what = message(
            "The key {column!r} is {value}, which is not a finite number.",
            column=column,
            value=value,
        )
        place = Place(file, TomlLines(text).of(*path), column)
        findings.error(place, what, message("Use a finite number, such as 3 or 0.5."))
    return None if not_finite else values


def _not_finite(value: Any, *path: str | int) -> Iterator[tuple[tuple[str | int, ...], float]]:
    """Where nan or inf is, which TOML allows and no setting of a study means."""
    if isinstance(value, float) and not math.isfinite(value):
        yield path, value
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in inside:
            yield from _not_finite(item, *path, key)


def _syntax(reason: str, text: str, file: str) -> tuple[Place, str, str]:
    """Place, message and fix of what tomllib objects to."""
    at = _AT.search(reason)
    line = int(at[1]) if at and at[1] else text.count("\n") + 1
    column = (
        message("character {number}", number=int(at[2])) if at and at[2] else message("the end")
    )
    what = message("This is not valid TOML: {message}.", message=_AT.sub("", reason))
    return (
        Place(file, line, column),
        what,
        message('Correct the line: key = "text", key = 3, key = true.'),
    )
