"""From a table's file to its rows, whatever its format."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path, PurePosixPath
from typing import Any

from turingdesk.core.message import message
from turingdesk.study.csv_table import read_csv
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.study.grid import Grid, Row
from turingdesk.study.text import decoded
from turingdesk.study.workbook import read_workbook

SUFFIXES = (".csv", ".xlsx", ".jsonl")


def default_tables(folder: Folder, name: str) -> list[str]:
    """The tables of that name without suffix which are there."""
    return [name + end for end in SUFFIXES if folder.has(name + end)]


def read_grid(
    folder: Folder, name: str, place: Place, findings: Findings, known_columns: Collection[str]
) -> Grid | None:
    """The rows of a table.

    Args:
        folder: Where it is.
        name: Its name inside the folder; the suffix says what it is.
        place: Where the study names it.
        findings: Where problems go.
        known_columns: Columns it may have; they tell commas from semicolons.

    Returns:
        None, with a problem, where the file cannot be read.
    """
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in SUFFIXES:
        what = message(
            "{name!r} is not a table: its name ends in {suffix}.",
            name=name,
            suffix=suffix or message("nothing"),
        )
        findings.error(place, what, message("Save it as one of {suffixes}.", suffixes=SUFFIXES))
        return None
    data = folder.read(name, place)
    if data is None:
        return None
    if suffix == ".xlsx":
        return read_workbook(data, folder.root / Path(name), name, findings)
    return _from_text(data, name, findings, known_columns)


def _from_text(
    data: bytes, name: str, findings: Findings, known_columns: Collection[str]
) -> Grid | None:
    # So begins a zip file, which is what a workbook is.
    if data.startswith(b"PK\x03\x04"):
        what = message("This is a workbook, although its name says otherwise.")
        findings.error(Place(name), what, message("Change its extension to .xlsx."))
        return None
    text = decoded(data, name, findings)
    if text is None:
        return None
    if name.lower().endswith(".csv"):
        return read_csv(text, name, findings, known_columns)
    return read_json_lines(text, name, findings)


def read_json_lines(text: str, file: str, findings: Findings) -> Grid | None:
    """The rows of a .jsonl text; lines that cannot be read are problems, the others rows."""
    rows = []
    columns: dict[str, None] = {}
    # Not splitlines, which also splits at U+2028 and others, and texts in JSON may contain those.
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
        fix = message("Put one complete JSON object in each line: {...}.")
        findings.error(where, message("This is not valid JSON: {msg}.", msg=problem.msg), fix)
        return None
    except _Twice as problem:
        findings.error(
            place,
            message("The key {problem!r} appears twice.", problem=str(problem)),
            message("Remove one of them."),
        )
        return None
    # Python refuses whole numbers of more than 4,300 digits, since to convert them takes too long.
    except (ValueError, RecursionError):
        what = message("A number has too many digits, or values are nested too deeply.")
        findings.error(place, what, message("Use a flat object with ordinary numbers."))
        return None
    if not isinstance(value, dict):
        what = message("The line contains {article}, not an object.", article=_article(value))
        findings.error(place, what, message("Put one JSON object in each line: {...}."))
        return None
    return value


class _Twice(ValueError):
    """A key that appears twice."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members: dict[str, Any] = {}
    for key, value in pairs:
        if key in members:
            raise _Twice(key)
        members[key] = value
    return members


def _article(value: object) -> str:
    names = {list: "a list", str: "a text", bool: message("true or false"), type(None): "null"}
    return names.get(type(value), "a number")
