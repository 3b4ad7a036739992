"""Records of large JSON files, one at a time; a file may also have one in each line.

What can't be read is counted with the reason, and the rest is read: a file that ends too
early gives the records before its end.
"""

from __future__ import annotations

import codecs
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, BinaryIO, NoReturn

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message
from turingdesk.exchange.importers._base import SourceFile, Tally, watched, whole_characters
from turingdesk.system.os_errors import os_error_message

CHUNK = 1 << 20  #: bytes that are read at a time
LARGEST = 1 << 24  #: characters of one record
_SOLID = re.compile(r"[^ \t\r\n]")
_NOT_UTF8 = re.compile("[\udc80-\udcff]")  #: how `surrogateescape` stands for other bytes
_NEAR = 12  #: how many characters before the end a word or an escape can be cut
CUT = "the file ends in the middle of it"
DAMAGED = "the file is damaged there"
ENCODING = "the text is not UTF-8"
_FILE_NAME = re.compile(r'[^\\/:*?"<>|\x00-\x1f\x7f-\x9f\ud800-\udfff]{1,150}')


def json_records(source: SourceFile, tally: Tally) -> Iterator[tuple[str, Any]]:
    """The elements of a file's lists, each with its place.

    Of `{"images": [a, b], "info": c}`, these are ("images[]", a), ("images[]", b), and
    ("info", c). In a file that is one list, or has one object in each line, the place is "[]".

    Args:
        source: The file, of which a part is in memory at a time.
        tally: Told what can't be read. Whoever reads the records counts those.

    Raises:
        BadSource: The file can't be opened, or is not JSON from its start.
    """
    try:
        with source.path.open("rb") as file:
            one_a_line = _is_one_a_line(file)
            file.seek(0)
            record_pairs = (
                _lines(file, tally) if one_a_line else _Json(source, file, tally).records()
            )
            yield from watched(record_pairs)
    except OSError as problem:
        source.wrong(message("It can't be read."), os_error_message(problem))


def _is_one_a_line(file: BinaryIO) -> bool:
    """True if each line is an object of its own, whatever the file is called."""
    with suppress(ValueError, RecursionError):
        # Limited, since a file without line breaks is one line.
        is_object = isinstance(json.loads(file.readline(LARGEST)), dict)
        # A second object has to follow: a file that is one object on one line isn't one of lines.
        if is_object and file.read(_NEAR).lstrip().startswith(b"{"):
            return True
    return file.name.lower().endswith((".jsonl", ".ndjson"))


def _lines(file: BinaryIO, tally: Tally) -> Iterator[tuple[str, Any]]:
    while line := file.readline(LARGEST):
        if not line.strip():
            continue
        try:
            # The first line can have a byte order mark, and so can others in files that were put
            # together.
            text = line.decode("utf-8-sig")
            value = json.loads(text)
        except UnicodeDecodeError:
            _lose(tally, ENCODING)
        except (ValueError, RecursionError):
            _lose(tally, DAMAGED if line.endswith(b"\n") else CUT)
        else:
            # Only an escape can stand for half a character, so other lines need no further look.
            yield "[]", whole_characters(value) if "\\ud" in text else value


def _lose(tally: Tally, reason: str, count: int = 1) -> None:
    """Count records that could not even be read."""
    tally.read += count
    tally.leave_out(reason, count)


class _Damage(Exception):
    """Raised where the rest of a file can't be read."""


class _Json:
    """Reads the elements of a JSON value, of which only a part is in memory at a time."""

    def __init__(self, source: SourceFile, file: BinaryIO, tally: Tally) -> None:
        self._source, self._file, self._tally = source, file, tally
        # Incremental, since a piece of the file can end within a character.
        self._bytes = codecs.getincrementaldecoder("utf-8-sig")("surrogateescape")
        self._decode = json.JSONDecoder().raw_decode
        self._text, self._at = "", 0
        self._line = 1  #: where the text in memory begins

    def records(self) -> Iterator[tuple[str, Any]]:
        """The elements of each list, and other values, each with its place."""
        start = self._next()
        if not start or start not in "[{":
            self._source.wrong(
                message("This is neither a JSON list nor a JSON object."),
                message("Check the file."),
            )
        try:
            yield from self._list("[]") if start == "[" else self._object()
        except _Damage as problem:
            _lose(self._tally, str(problem))
            line = self._line + self._text.count("\n", 0, self._at)
            self._tally.note(
                message(
                    "{path}: nothing after line {line:,} was read.",
                    path=self._source.path,
                    line=line,
                )
            )

    def _object(self) -> Iterator[tuple[str, Any]]:
        for _ in self._elements("}"):
            name, _ = self._value()
            if not isinstance(name, str) or self._next() != ":":
                self._refuse()
            self._at += 1
            is_list = self._next() == "["
            yield from self._list(f"{name}[]") if is_list else self._record(name)

    def _list(self, place: str) -> Iterator[tuple[str, Any]]:
        for _ in self._elements("]"):
            yield from self._record(place)

    def _record(self, place: str) -> Iterator[tuple[str, Any]]:
        value, text = self._value()
        if _NOT_UTF8.search(text):
            _lose(self._tally, ENCODING)
        else:
            yield place, whole_characters(value) if "\\ud" in text else value

    def _elements(self, end: str) -> Iterator[None]:
        """Yield before each element of a list or an object, which the caller then reads."""
        self._at += 1
        if self._next() == end:
            self._at += 1
            return
        sign = ","
        while sign == ",":
            yield
            sign = self._next()
            self._at += 1
        if sign != end:
            self._at -= 1
            self._refuse()

    def _value(self) -> tuple[Any, str]:
        """Read the value that begins here; also returns its JSON."""
        self._next()
        while (value_and_end := self._parse_value()) is None:
            pass
        value, end = value_and_end
        text, self._at = self._text[self._at : end], end
        return value, text

    def _parse_value(self) -> tuple[Any, int] | None:
        """Parse the value that begins here, and find its end; None if it had to read more."""
        what = CUT
        try:
            value, end = self._decode(self._text, self._at)
            # A number at the end of what was read can continue in the next piece; other values
            # have an end of their own.
            if end < len(self._text) or not isinstance(value, int | float):
                return value, end
        except json.JSONDecodeError as problem:
            # A text without its closing mark: more has to be read, however far back it begins.
            is_open = problem.msg.startswith("Unterminated")
            if not is_open and problem.pos < len(self._text.rstrip()):
                what = DAMAGED
            # Far from the end it is damage; near it, a word such as true or an escape can be cut.
            if not is_open and problem.pos < len(self._text) - _NEAR:
                self._refuse()
        except (ValueError, RecursionError):  # thousands of digits, or of brackets
            self._refuse()
        # A record that never ends must not fill the memory.
        if len(self._text) - self._at > LARGEST or not self._more():
            raise _Damage(what)
        return None

    def _refuse(self) -> NoReturn:
        raise _Damage(DAMAGED if self._next() else CUT)

    def _next(self) -> str:
        """Skip whitespace and return the next character; empty at the end of the file."""
        while True:
            if match := _SOLID.search(self._text, self._at):
                self._at = match.start()
                return match[0]
            self._at = len(self._text)
            if not self._more():
                return ""

    def _more(self) -> bool:
        """Read a further piece of the file; False at its end.

        The piece is as long as what is unread. A record that needs many pieces is parsed anew
        after each, so pieces of one length would take quadratic time.
        """
        data = self._file.read(max(CHUNK, len(self._text) - self._at))
        self._line += self._text.count("\n", 0, self._at)
        self._text = self._text[self._at :] + self._bytes.decode(data, final=not data)
        self._at = 0
        return bool(data)


def file_name(path: Any) -> str:
    r"""Return the last part of a path if it is a valid file name on all systems, or else "".

    >>> file_name("train2014/COCO_7.jpg"), file_name(r"c:\a\b.png"), file_name("?"), file_name(3)
    ('COCO_7.jpg', 'b.png', '', '')
    """
    name = re.split(r"[\\/]", path)[-1].strip() if isinstance(path, str) else ""
    return name if _FILE_NAME.fullmatch(name) and name.strip(".") else ""


class TakenRows:
    """The rows that a study gets: each with an ID of its own, and not too many to a prompt.

    Args:
        tally: Told what is read, and what is not taken.
        each: At most this many answers to a prompt from people, and from each machine; 0: all.
    """

    def __init__(self, tally: Tally, each: int = 0) -> None:
        self._tally, self._each = tally, each
        self._ids: set[str] = set()
        self._answers: Counter[tuple[str, ...]] = Counter()

    def of(self, row: dict[str, Any] | str, place: str = "") -> Iterator[dict[str, Any]]:
        """Yield the row of one record, unless it isn't taken.

        Args:
            row: The row; or, where there can be none, why.
            place: Where the record is in the sources.
        """
        self._tally.read += 1
        if isinstance(row, str):
            self._tally.leave_out(row, place=place)
        elif row["id"] in self._ids:
            self._tally.leave_out(message("another one has the same ID"), place=place)
        elif self._is_enough(row):
            self._tally.leave_out(
                message("its prompt already has {each:,} of its kind", each=self._each)
            )
        else:
            self._ids.add(row["id"])
            yield row

    def close(self, fix: str) -> None:
        """Refuse sources of which no record is taken.

        Raises:
            BadSource: No row was taken; contains the reasons.
        """
        if not self._ids:
            none = message(
                "None of {read:,} {unit} can be imported.",
                read=self._tally.read,
                unit=self._tally.unit,
            )
            raise BadSource(join(" ", (none, self._tally.listed, fix)))

    def _is_enough(self, row: Mapping[str, Any]) -> bool:
        if not self._each:
            return False
        origins = {key: row[key] for key in row if key.startswith("origin")}
        agents = (row[f"agent{k[6:]}"] for k, origin in origins.items() if origin == "machine")
        kind = (row["prompt"], *origins.values(), *agents)
        self._answers[kind] += 1
        return self._answers[kind] > self._each
