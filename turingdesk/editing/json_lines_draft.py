"""Tables in .jsonl files that are edited: of a changed line only the changed member is written."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from json.decoder import scanstring  # type: ignore[attr-defined]  # the stubs leave it out
from typing import Any

from turingdesk.core.message import message
from turingdesk.editing.notation import Structured, shown, understood
from turingdesk.editing.table_lines import (
    Cell,
    EncodedTable,
    ParsedTable,
    TableColumn,
    TableLine,
    decoded,
    is_as_found,
)
from turingdesk.editing.toml_draft import CannotEdit

_BOM = b"\xef\xbb\xbf"
_SPACE = re.compile(r"[ \t\r]*")
_HALVES = re.compile("[\ud800-\udfff]")  #: of characters, which UTF-8 cannot hold
_DECODER = json.JSONDecoder()


@dataclass(frozen=True, slots=True)
class JsonLine:
    """A line as found. One that is not a JSON object appears in full in the first column."""

    cells: tuple[Cell, ...]
    raw: str  #: without its line feed
    value: Mapping[str, Any] | None

    def edited(self, line: TableLine, texts: Mapping[int, str], names: Sequence[str]) -> TableLine:
        """The line with other texts; one that was not JSON is read again from its first cell."""
        if self.value is not None:
            return line.with_texts(texts)
        if set(texts) != {0}:
            raise CannotEdit(
                message(
                    "This row is not a JSON object, so it has no cells. Correct its first "
                    "cell, which shows the whole line: {...}."
                )
            )
        raw = texts[0].replace("\n", " ") + "\r" * self.raw.endswith("\r")
        value = _value(raw)
        if value is None:
            return line.with_texts(texts)
        cells = _cells(raw, value, names)
        return TableLine(cells, JsonLine(cells, raw, value))


@dataclass(frozen=True, slots=True)
class JsonStyle:
    """The format in which a file is written."""

    names: tuple[str, ...] = ()  #: of the columns as found
    bom: bool = False
    below: str = ""  #: empty lines after the last row
    returns: bool = False  #: whether lines end with CR LF
    ascii: bool = False
    like: Mapping[str, Any] | None = None  #: by column a value as other rows have it


class JsonLinesFormat:
    """Reads and writes .jsonl."""

    def read(self, data: bytes, column_names: Sequence[str]) -> ParsedTable:
        """The table; see `Format`."""
        text = decoded(data, "UTF-8")
        bare = text.rstrip("\n\r \t")
        raws = bare.split("\n") if bare else []
        values = [_value(raw) for raw in raws]
        names: dict[str, None] = {}
        for value in values:
            if value is not None:
                names.update(dict.fromkeys(value))
        if not names and raws:
            names[next(iter(column_names), "id")] = None
        columns = tuple(names)
        lines = []
        for raw, value in zip(raws, values, strict=True):
            cells = _cells(raw, value, columns)
            lines.append(TableLine(cells, JsonLine(cells, raw, value)))
        style = JsonStyle(
            columns,
            data.startswith(_BOM),
            below=text[len(bare) :],
            returns=bool(raws) and raws[0].endswith("\r"),
            # Escapes in a file of nothing but ASCII show that its program escapes all else.
            ascii="\\u" in text and text.isascii(),
            like=_examples(values),
        )
        return ParsedTable(tuple(TableColumn(n, i) for i, n in enumerate(columns)), lines, style)

    def write(
        self,
        heads: Sequence[TableColumn],
        lines: Sequence[TableLine],
        style: Any,
        kinds: Mapping[str, Any],
    ) -> EncodedTable:
        """The file; see `Format`."""
        writer = _JsonLinesWriter(heads, style or JsonStyle(), kinds)
        style = writer.style
        texts = [writer.line(line) for line in lines]
        text = "\n".join(texts)
        below = style.below or ("\n" if texts and not _was_last(lines) else "")
        data = (_BOM if style.bom else b"") + (text + below).encode("utf-8", "replace")
        return EncodedTable(data, range(1, len(texts) + 1))


def _was_last(lines: Sequence[TableLine]) -> bool:
    """True if the last line is one of the file, which then ends as it did."""
    return lines[-1].source is not None


class _JsonLinesWriter:
    """Writes lines of one file."""

    def __init__(
        self, heads: Sequence[TableColumn], style: JsonStyle, kinds: Mapping[str, Any]
    ) -> None:
        self.style = style
        self._heads = heads
        self._kinds = kinds
        names = [head.name for head in heads]
        self._same = is_as_found(heads, len(style.names)) and names == list(style.names)
        head_places = {head.at for head in heads}
        self._dropped = [n for i, n in enumerate(style.names) if i not in head_places]
        self._renamed = {
            style.names[head.at]: head.name
            for head in heads
            if head.at is not None and style.names[head.at] != head.name
        }

    def line(self, line: TableLine) -> str:
        """One row as written."""
        source = line.source
        if isinstance(source, JsonLine):
            # By identity, as an edit makes another tuple.
            if self._same and line.cells is source.cells:
                return source.raw
            return self._changed(line, source)
        values = {
            head.name: value
            for column, head in enumerate(self._heads)
            if (text := line.text(column)) and (value := self._new(head.name, text)) is not None
        }
        json_text = self._dumped(values) if values else ""
        return json_text + "\r" * self.style.returns

    def _changed(self, line: TableLine, source: JsonLine) -> str:
        changes = line.changes(self._heads)
        if source.value is None:
            return self._repaired(changes, source)
        raw = source.raw
        for name in self._dropped:
            raw = _without(raw, name)
        for old, new in self._renamed.items():
            raw = _renamed(raw, old, self._dumped(new))
        for column, text in changes.items():
            head = self._heads[column]
            before = None if head.at is None else source.value.get(self.style.names[head.at])
            there = head.at is not None and self.style.names[head.at] in source.value
            if there and before is not None:
                value = understood(text, before, self._kinds.get(head.name, str))
            else:
                value = self._new(head.name, text) if text else ("" if there else None)
            raw = _with(raw, head.name, self._dumped(value), self._dumped(head.name))
        return raw

    def _repaired(self, changes: Mapping[int, str], source: JsonLine) -> str:
        """A line that was not JSON: the first column contains its text."""
        if 0 not in changes:
            return source.raw
        return changes[0].replace("\n", " ") + "\r" * source.raw.endswith("\r")

    def _new(self, name: str, text: str) -> Any:
        """A value for a member that was not there, as other rows or else the task have it."""
        like = (self.style.like or {}).get(name)
        kind = self._kinds.get(name, str)
        return understood(text, _shape(like), kind)

    def _dumped(self, value: Any) -> str:
        text = json.dumps(value, ensure_ascii=self.style.ascii)
        # As ASCII escapes, which can represent half of a character.
        return json.dumps(value) if _HALVES.search(text) else text


def _shape(like: Any) -> Any:
    """An example; only its format counts."""
    return like[:1] if isinstance(like, list) else like


def _value(raw: str) -> Mapping[str, Any] | None:
    import orjson

    try:
        value = orjson.loads(raw)
    except ValueError:  # it takes no NaN and no surrogates, which json does
        try:
            value = json.loads(raw)
        except (ValueError, RecursionError):
            return None
    return value if isinstance(value, dict) else None


def _cells(raw: str, value: Mapping[str, Any] | None, columns: Sequence[str]) -> tuple[Cell, ...]:
    if value is None:
        return (raw.strip(), *[""] * (len(columns) - 1))
    get = value.get
    return tuple(
        cell if isinstance(cell := get(name, ""), str) else _cell(cell) for name in columns
    )


def _cell(value: Any) -> Cell:
    return Structured(value) if isinstance(value, list | dict) else _simple(value)


def _simple(value: Any) -> str:
    return json.dumps(value) if isinstance(value, bool) else shown(value)


def _examples(values: Sequence[Mapping[str, Any] | None]) -> dict[str, Any]:
    """The first value of each column that is not empty."""
    value_by_name: dict[str, Any] = {}
    for value in values[:1000]:
        for name, item in (value or {}).items():
            if item not in (None, "", []) and name not in value_by_name:
                value_by_name[name] = item
    return value_by_name


def _members(raw: str) -> list[tuple[str, int, int, int, int]]:
    """Of each member of an object: key, where the key begins and ends, and its value."""
    member_places = []
    at = _SPACE.match(raw, raw.index("{") + 1).end()  # type: ignore[union-attr]  # it always matches
    while raw[at] != "}":
        # The scanner of json itself, since json doesn't tell where members are.
        key, key_end = scanstring(raw, at + 1, True)
        start = _skipped(raw, raw.index(":", key_end) + 1)
        _, end = _DECODER.raw_decode(raw, start)
        member_places.append((key, at, key_end, start, end))
        at = _skipped(raw, end)
        if raw[at] == ",":
            at = _skipped(raw, at + 1)
    return member_places


def _skipped(raw: str, at: int) -> int:
    match = _SPACE.match(raw, at)
    return match.end() if match else at


def _with(raw: str, name: str, value: str, key: str) -> str:
    """The line with another value of a member, which may be a new one."""
    members = _members(raw)
    # From the end: where a key appears twice, readers of JSON take the last value.
    for member_name, _, _, start, end in reversed(members):
        if member_name == name:
            return raw[:start] + value + raw[end:]
    if value == "null":
        return raw
    if not members:
        at = raw.index("{") + 1
        return f"{raw[:at]}{key}: {value}{raw[at:]}"
    _, _, key_end, start, end = members[-1]
    # As between the last two members, so that the line has one style.
    comma = raw[members[-2][4] : members[-1][1]] if len(members) > 1 else ", "
    return f"{raw[:end]}{comma}{key}{raw[key_end:start]}{value}{raw[end:]}"


def _without(raw: str, name: str) -> str:
    while True:
        members = _members(raw)
        number = next((n for n, m in enumerate(members) if m[0] == name), None)
        if number is None:
            return raw
        if number + 1 < len(members):
            raw = raw[: members[number][1]] + raw[members[number + 1][1] :]
        else:
            start = members[number - 1][4] if number else members[number][1]
            raw = raw[:start] + raw[members[number][4] :]


def _renamed(raw: str, old: str, new: str) -> str:
    for name, start, end, _, _ in reversed(_members(raw)):
        if name == old:
            raw = raw[:start] + new + raw[end:]
    return raw
