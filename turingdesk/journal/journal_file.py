"""Reading one journal whole: its lines, the torn end, and whatever is wrong with it.

What can be read is read; what cannot is named by file and line. Nothing here
writes: a torn or damaged journal stays as it is, because it is evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import orjson

from turingdesk.core.errors import Problem, Severity
from turingdesk.core.message import message
from turingdesk.core.response import COLUMNS, DEFAULTS, Response
from turingdesk.journal.chain import LINE_CHANGED, LINES_MOVED, link, signature_of, unsealed
from turingdesk.journal.session_name import parsed
from turingdesk.journal.signing import LineSignature
from turingdesk.system.clock import SET_S, epoch_s, set_by

Line = dict[str, Any]
PERSONAL = "personal"  #: the folder of answers that are stored separately, beside the journals
ROOMS = "rooms"  #: the folder of the journals of rooms, which are named after the room
FAILED = "failed"  #: the folder of attempts at trials of duels that failed, likewise
#: By how much a browser's clock and the session's can part while a step is in view. An answer that
#: the browser timed can seem to lie that much behind the line that has it.
CLOCKS_PART_MS = 100.0
_ROUNDED_MS = 1.0  #: clocks round
_CLOCK = message(
    "Response times are correct, because they use a separate clock. Don't compare times of day "
    "before and after this line."
)
COPY = message(
    "Compare the file with a copy or a backup. Its content might differ from what "
    "participants answered."
)


# gc=False: they contain plain values, and Python would look through a million of them for cycles
# at each full collection ("Disabling Garbage Collection" in the documentation of msgspec).
class ResponseLine(msgspec.Struct, gc=False):
    """A line of the kind `response`: its members are attributes.

    Members that the line doesn't have are as `DEFAULTS` says. Reading one takes half as long
    as reading a dictionary, which matters in folders of a million lines.
    """

    seq: int
    kind: str
    t_ms: float
    chain: str

    if TYPE_CHECKING:
        # The columns of `Response`, which are declared there and nowhere else.
        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...


_TEXTS = frozenset(f.name for f in fields(Response) if str(f.type).startswith("str"))
#: The same with a field for each column. In blocks with other types, which people wrote by
#: hand, the decoder refuses all lines; `as_typed` takes them one by one.
_Columned: Any = msgspec.defstruct(
    "ResponseLine",
    [
        (name, str | None if name in _TEXTS else int | float | bool | None, default)
        for name, default in DEFAULTS.items()
    ],
    bases=(ResponseLine,),
    gc=False,
)
_BEFORE = len(ResponseLine.__struct_fields__)
_RESPONSES = msgspec.json.Decoder(_Columned)


@dataclass(frozen=True, slots=True)
class JournalFile:
    """A journal as it was found."""

    path: Path
    lines: tuple[Line, ...]  #: those that can be read, in order
    torn: bytes  #: what follows the last whole line; empty where the file ends well
    problems: tuple[Problem, ...]
    signature: LineSignature | None = None  #: the last one

    @property
    def opened(self) -> Line:
        """The first line, which says what session this is; empty if it cannot be read."""
        first = self.lines[0] if self.lines else {}
        return first if first.get("kind") == "opened" else {}

    @property
    def closed(self) -> Line | None:
        """The line that ended the session, if one did."""
        return next((line for line in reversed(self.lines) if line["kind"] == "closed"), None)

    @property
    def chain(self) -> str:
        """The chain of the last line that can be read."""
        return str(self.lines[-1].get("chain", "")) if self.lines else ""


def read_journal(path: Path) -> JournalFile:
    """Read a journal and check every line of it.

    Raises:
        OSError: The file cannot be opened.
    """
    whole_lines, torn = read_lines(path)
    check = _JournalCheck(path)
    lines = tuple(check.lines(whole_lines))
    if torn:
        check.add_torn()
    return JournalFile(path, lines, torn, tuple(check.problems), check.signature)


def read_lines(path: Path) -> tuple[list[bytes], bytes]:
    """The whole lines of a file, and what follows the last of them: a torn write.

    Raises:
        OSError: The file cannot be read.
    """
    whole_lines, newline, torn = path.read_bytes().rpartition(b"\n")
    # Not splitlines, for which a bare carriage return ends a line, too.
    return whole_lines.split(b"\n") if newline else [], torn


def verify(path: Path) -> list[Problem]:
    """Everything in a journal that is not as it was written; empty if all is well.

    Raises:
        OSError: The file cannot be opened.
    """
    return list(read_journal(path).problems)


class _JournalCheck:
    """Walks the lines once, keeping what the next one has to fit."""

    def __init__(self, path: Path) -> None:
        self.problems: list[Problem] = []
        self.signature: LineSignature | None = None
        self._path = path
        self._is_apart = path.parent.name == PERSONAL  # such files contain only answers
        self._number = 0  #: of the current line, from 1
        self._chain: str | None = ""  #: of the line before; None if it could not be read
        self._seq = -1
        self._t_ms = 0.0
        self._day_s: float | None = None  #: the time of day of the line before, s since 1970

    def lines(self, raw: list[bytes]) -> Iterator[Line]:
        """Those that can be read; problems gather on the way."""
        for self._number, data in enumerate(raw, 1):
            line = parsed_line(data)
            if line is None:
                self.add_problem(message("The line is damaged and can't be read."), COPY)
                # Unknown from here, so the next line isn't blamed for the damage of this one.
                self._chain = None
                continue
            self._check_seal(data, line)
            self._check_times(line)
            if line["kind"] == "opened":
                self._check_name(line)
            elif self._number == 1 and not self._is_apart:
                self.add_problem(message("The line that identifies the session is missing."), COPY)
            yield line

    def add_problem(self, text: str, fix: str, severity: Severity = Severity.ERROR) -> None:
        """Note a problem of the current line."""
        self.problems.append(
            Problem(text, fix, self._path.name, self._number or None, severity=severity)
        )

    def add_torn(self) -> None:
        """Note that a piece of a line follows the last whole one."""
        self._number += 1
        self.add_problem(
            message("The last line is incomplete: writing was interrupted."),
            message(
                "No confirmed answer is missing: this one was not saved yet. You can also see "
                "this briefly while a session is running."
            ),
            Severity.WARNING,
        )

    def _check_seal(self, data: bytes, line: Line) -> None:
        """Against the chain of the line before, as it is there: an edit is reported once."""
        parts = unsealed(data)
        before, self._chain = self._chain, str(line["chain"])
        self.signature = signature_of(before or "", data, line) or self.signature
        follows, self._seq = line["seq"] == self._seq + 1, int(line["seq"])
        if before is None:  # the damaged line before this one has been told already
            return
        if not follows:
            self.add_problem(LINES_MOVED, COPY)
        elif parts is None or link(before, parts[0]) != parts[1]:
            self.add_problem(LINE_CHANGED, COPY)

    def _check_times(self, line: Line) -> None:
        t_ms = float(line["t_ms"])
        if t_ms < self._t_ms - _ROUNDED_MS:
            self.add_problem(
                message(
                    "Times are out of order: {t_ms:g} ms comes after {t_ms2:g} ms.",
                    t_ms=t_ms,
                    t_ms2=self._t_ms,
                ),
                COPY,
            )
        self._t_ms = t_ms
        if line["kind"] != "response":
            self._check_clock(line)
            return
        onset, answered = line.get("onset_ms"), line.get("answered_ms")
        if onset is not None and answered is not None and not _rising(onset, answered, t_ms):
            self.add_problem(
                message("The answer's time is not between the stimulus and the time of saving."),
                COPY,
            )

    def _check_clock(self, line: Line) -> None:
        """The time of day, of lines that have it from when they were made."""
        before, self._day_s = self._day_s, epoch_s(str(line.get("at", "")))
        if line["kind"] == "clock" and type(line.get("by_s")) in (int, float):
            self.add_problem(
                message("{by_s} here.", by_s=set_by(float(line["by_s"]))), _CLOCK, Severity.WARNING
            )
        elif before is not None and self._day_s is not None and self._day_s < before - SET_S:
            self.add_problem(
                message("{before} here.", before=set_by(self._day_s - before)),
                _CLOCK,
                Severity.WARNING,
            )

    def _check_name(self, line: Line) -> None:
        if self._path.parent.name == ROOMS:
            if self._path.stem != line.get("id"):
                self.add_problem(
                    message("The file contains another room."),
                    message("Rename it to {line}.jsonl.", line=line.get("id")),
                )
            return
        name = parsed(self._path.name)
        if name is None or str(name) != line.get("session"):
            self.add_problem(
                message(
                    "The file contains the session {line!r} but has a different name.",
                    line=line.get("session"),
                ),
                message(
                    "Rename it to {line}.jsonl. If it is a copy, move it to another folder.",
                    line=line.get("session"),
                ),
            )


def typed_lines(data: bytes, raw: Sequence[bytes]) -> list[Line | ResponseLine] | None:
    """All lines of a block, or None if one of them is damaged: nearly all blocks are whole.

    Args:
        data: The block.
        raw: The same line by line.
    """
    try:
        lines: list[Any] = _RESPONSES.decode_lines(data)
        if not data.isascii():
            data.decode()  # the decoder doesn't look at text that no column takes
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if len(lines) != len(raw):
        return None
    for place, line in enumerate(lines):
        if line.kind != "response":
            # Read again: the decoder of responses drops members that aren't columns.
            lines[place] = orjson.loads(raw[place])
    return lines


def as_typed(line: Line) -> Line | ResponseLine:
    """The same line, as a `ResponseLine` if it is one."""
    if line.get("kind") != "response":
        return line
    columns = {name: _fitting(name, value) for name, value in line.items() if name in DEFAULTS}
    response_line: ResponseLine = _Columned(
        int(line.get("seq", 0)), "response", float(line.get("t_ms", 0.0)), "", **columns
    )
    return response_line


def _fitting(name: str, value: Any) -> Any:
    """A value of a column: text for any value, None for what should be a number and isn't."""
    if name in _TEXTS:
        return None if value is None else str(value)
    return value if isinstance(value, int | float) else None


def columns_of(lines: Iterable[ResponseLine]) -> dict[str, tuple[Any, ...]]:
    """The values of some lines for each column of `Response`."""
    values = [*zip(*map(msgspec.structs.astuple, lines), strict=True)]
    return dict(zip(COLUMNS, values[_BEFORE:], strict=False))


def parsed_line(data: bytes) -> Line | None:
    """A line's members, or None if it is not a line of a journal."""
    try:
        line = orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
    return line if isinstance(line, dict) and _is_whole(line) else None


def _is_whole(line: Line) -> bool:
    return (
        # Not isinstance, for which true and false are numbers, too.
        type(line.get("seq")) is int
        and type(line.get("kind")) is str
        and type(line.get("t_ms")) in (int, float)
        and type(line.get("chain")) is str
    )


def _rising(onset: float, answered: float, written_ms: float) -> bool:
    return onset - _ROUNDED_MS <= answered <= written_ms + CLOCKS_PART_MS + _ROUNDED_MS
