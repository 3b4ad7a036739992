"""Tables in .jsonl files: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.grid import Grid, Row


def read_json_lines(text: str, file: str, findings: Findings) -> Grid | None:
    """The rows of a .jsonl text; lines that cannot be read are problems, the others rows."""
    rows = []
    columns: dict[str, None] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        cells = _object(line, Place(file, number), findings)
        if cells is not None:
            rows.append(Row(number, cells))
            columns.update(dict.fromkeys(cells))
    return Grid(file, tuple(columns), rows)


def _object(line: str, place: Place, findings: Findings) -> dict[str, Any] | None:
    try:
        value = json.loads(line, object_pairs_hook=_once)
    except json.JSONDecodeError as problem:
        where = place.at(place.line, message("character {colno}", colno=problem.colno))
        fix = message("Write one whole JSON object in each line: {...}.")
        findings.error(where, message("This is no JSON: {msg}.", msg=problem.msg), fix)
        return None
    except _Twice as problem:
        findings.error(
            place,
            message("The key {problem!r} is there twice.", problem=str(problem)),
            message("Take one out."),
        )
        return None
    except (ValueError, RecursionError):
        what = message("A number has too many digits, or lists are nested too deeply.")
        findings.error(place, what, message("Write a flat object with usual numbers."))
        return None
    if not isinstance(value, dict):
        what = message("The line holds {article}, not an object.", article=_article(value))
        findings.error(place, what, message("Write one JSON object in each line: {...}."))
        return None
    return value


class _Twice(ValueError):
    """A key that is there twice."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise _Twice(key)
        made[key] = value
    return made


def _article(value: object) -> str:
    names = {list: "a list", str: "a text", bool: message("true or false"), type(None): "null"}
    return names.get(type(value), "a number")
