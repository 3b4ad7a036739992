"""Mapping files: what is in which column of a table, as people edit and reuse it."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource, CannotExport
from turingdesk.core.message import message
from turingdesk.core.task import TASKS
from turingdesk.editing.column_guess import UNCLEAR
from turingdesk.editing.toml_draft import value_text
from turingdesk.exchange.importers._column_map import FIELDS, ColumnMap, Fields
from turingdesk.system.disk import write_whole
from turingdesk.system.os_errors import os_errors_as

_ORIGINS = ("human", "machine", "", UNCLEAR)
_TABLES = {
    "truth": 'What the values mean that say the truth: "human", "machine", or "" for neither. '
    'Replace each "?".',
    "verdict": "What the values mean that say what judges said; the same words.",
    "items": 'Who made an item, where no column says so: "human", "machine", or a model.',
    "extra": "Other columns that are imported, and what they are called in the data.",
}


def save(path: Path, columns: ColumnMap, table: str, fields: Fields, mode: int) -> None:
    """Write a mapping as a TOML file that people can edit.

    Args:
        path: The file.
        columns: The mapping.
        table: The name of the file that it was made for.
        fields: What columns of such a table can have.
        mode: The rights of the file.

    Raises:
        CannotExport: It can't be written.
    """
    head = f"# How TuringDesk reads {table}. Change what is wrong, and import again with --map."
    about, words = _verdicts(columns) if fields is FIELDS else ([], [])
    lines = [
        head,
        *about,
        f"not_imported = {value_text(list(columns.not_imported))}",
        "",
        "# What is in which column.",
        "[columns]",
    ]
    for name, (sentence, _) in fields.items():
        of = columns.columns.get(name)
        value = value_text(of[0] if of and len(of) == 1 else list(of or ()) or "")
        lines.append(f"{'' if of else '# '}{name} = {value}  # {sentence}")
    data = "\n".join([*lines, *words, ""]).encode()
    with os_errors_as(CannotExport, message("{path} can't be written. {why}"), path=str(path)):
        write_whole(path, data, mode)


def _verdicts(columns: ColumnMap) -> tuple[list[str], list[str]]:
    """Return the lines that only mappings of verdicts have: before and after the columns."""
    about = [
        f"study = {value_text(columns.study)}  # the ID of the study in the data",
        f"title = {value_text(columns.title)}",
        f"task = {value_text(columns.task)}  # {', '.join(TASKS.judging)}; empty for another one",
        f'rt_unit = {value_text(columns.rt_unit)}  # "ms" or "s"',
        "# Several columns for `verdict` mean one item in each of them.",
    ]
    words = []
    for name, sentence in _TABLES.items():
        meaning_by_word = getattr(columns, name)
        words += ["", f"# {sentence}", f"[{name}]"]
        words += [
            f"{value_text(str(word))} = {value_text(meaning_by_word[word])}"
            for word in meaning_by_word
        ]
    return about, words


def load(path: Path, fields: Fields) -> ColumnMap:
    """Read a mapping from a file.

    Args:
        path: The file.
        fields: What columns of such a table can have.

    Raises:
        BadSource: It is not such a file; says in which key the problem is.
    """
    mapping = _read(path)
    is_verdicts = fields is FIELDS
    keys = (*ColumnMap.__dataclass_fields__,) if is_verdicts else ("columns", "not_imported")
    _refuse_unknown(path, "", mapping, keys)
    columns = _table(path, mapping, "columns")
    _refuse_unknown(path, "columns.", columns, fields)
    column_map = ColumnMap({name: _several(path, name, of) for name, of in columns.items() if of})
    for name in ("study", "title", "task", "rt_unit"):
        setattr(
            column_map, name, _one_of(path, name, mapping.get(name, getattr(column_map, name)))
        )
    for name in _TABLES:
        words = _table(path, mapping, name).items()
        setattr(column_map, name, {word: _word(path, name, word, of) for word, of in words})
    column_map.not_imported = tuple(map(str, mapping.get("not_imported", ())))
    return column_map


def _read(path: Path) -> dict[str, Any]:
    with os_errors_as(BadSource, message("{path} can't be read. {why}"), path=str(path)):
        data = path.read_bytes()
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except ValueError as problem:
        raise BadSource(
            message("{path} is not valid TOML: {problem}.", path=str(path), problem=problem)
        ) from None


def _table(path: Path, mapping: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = mapping.get(name, {})
    if not isinstance(value, dict):
        raise _wrong(path, name, message("a table of keys and values"))
    return value


def _several(path: Path, name: str, value: object) -> tuple[str, ...]:
    names = value if isinstance(value, list) else [value]
    if not all(isinstance(column, str) for column in names) or (
        len(names) > 1 and name != "verdict"
    ):
        raise _wrong(path, f"columns.{name}", message("the name of a column"))
    return tuple(names)


def _one_of(path: Path, name: str, value: object) -> str:
    options = {"rt_unit": ("ms", "s"), "task": (*TASKS.judging, "")}.get(name)
    if not isinstance(value, str) or (options and value not in options):
        raise _wrong(
            path, name, message("one of {known}", known=options) if options else message("a text")
        )
    return value


def _word(path: Path, table: str, word: str, value: object) -> str:
    if not isinstance(value, str) or (table in ("truth", "verdict") and value not in _ORIGINS):
        raise _wrong(path, f"{table}.{word}", message('"human", "machine", or ""'))
    return value


def _wrong(path: Path, key: str, expected_value: str) -> BadSource:
    what = message(
        "{path}: {key} must be {wanted}.", path=str(path), key=key, wanted=expected_value
    )
    return BadSource(what)


def _refuse_unknown(
    path: Path, before: str, mapping: Mapping[str, Any], known_keys: Collection[str]
) -> None:
    for key in mapping:
        if key not in known_keys:
            (close, *_) = get_close_matches(key, known_keys, 1) or ["columns"]
            raise BadSource(
                message(
                    "{path}: the key {key} is unknown. Did you mean {close}?",
                    path=str(path),
                    key=before + key,
                    close=close,
                )
            )
