"""What an importer is, what it reads, and what it reports; nothing is skipped silently."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from turingdesk.core.errors import BadSource
from turingdesk.system.os_errors import os_error_message

#: Called with parts written and parts in all.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Progress that nobody looks at."""


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """What an importer may be told besides its sources."""

    placeholders: bool = False  #: put a grey picture where one is missing
    task: str = ""  #: what the sources hold, where they do not say it
    most_turns: int = 24  #: conversations are cut to this many turns; paper 1 shows at most 24
    least_turns: int = 3  #: shorter conversations are left out


USUAL = ImportOptions()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What came of an import."""

    out: Path
    read: int  #: records found in the sources
    unit: str  #: what a record is, in the plural: answers, verdicts, conversations
    left_out: Mapping[str, int]  #: records that were not taken, by reason
    made: Mapping[str, int]  #: what was written, e.g. {"sessions": 11, "responses": 524}
    notes: Sequence[str] = ()

    @property
    def taken(self) -> int:
        """Records that were taken."""
        return self.read - sum(self.left_out.values())

    @property
    def sentences(self) -> tuple[str, ...]:
        r"""The report in words, one sentence each.

        >>> report = ImportReport(Path("data"), 12, "verdicts", {"no verdict": 2}, {"sessions": 1})
        >>> print(*report.sentences, sep="\n")
        12 verdicts read, 10 taken, 2 left out.
        Left out: 2, no verdict.
        Written to data: sessions 1.
        """
        told = [f"{self.read:,} {self.unit} read, {self.taken:,} taken, {self.lost:,} left out."]
        told += [f"Left out: {count:,}, {reason}." for reason, count in self.left_out.items()]
        made = ", ".join(f"{what} {count:,}" for what, count in self.made.items())
        return (*told, f"Written to {self.out}: {made}.", *self.notes)

    @property
    def lost(self) -> int:
        """Records that were not taken."""
        return sum(self.left_out.values())


@dataclass(slots=True)
class Tally:
    """Counts what is read and what is left out, while it happens."""

    unit: str
    read: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    _notes: dict[str, None] = field(default_factory=dict)

    def leave_out(self, reason: str, count: int = 1) -> None:
        """Records that are not taken, and why."""
        self.left_out[reason] += count

    def note(self, sentence: str) -> None:
        """Something else that the person who imports must know; told once."""
        self._notes[sentence] = None

    def report(self, out: Path, made: Mapping[str, int]) -> ImportReport:
        """The report, once all is written."""
        left_out = dict(self.left_out)
        return ImportReport(out, self.read, self.unit, left_out, dict(made), tuple(self._notes))


@dataclass(frozen=True, slots=True)
class Importer:
    """One family of files that can be read."""

    title: str
    about: str  #: one sentence: what it reads and what it writes
    sources: str  #: what to give as SOURCE
    read: Callable[[Sequence[Path], Path, ImportOptions, Progress], ImportReport]
    #: raises BadSource, naming file and place; CannotExport where the result cannot be written


PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp"})
TEXTS = frozenset({".json", ".jsonl", ".csv", ".html", ".htm"})
_LARGEST = 1 << 30


@dataclass(frozen=True)
class SourceFile:
    """A file whose text is read when it is first asked for."""

    path: Path
    asked_for: bool = True  #: named by the user, not found in a folder that was

    def wrong(self, what: str, fix: str, place: str = "") -> NoReturn:
        """Refuse the file.

        Raises:
            BadSource: Always.
        """
        where = f"{self.path}, {place}" if place else f"{self.path}"
        raise BadSource(f"{where}: {what} {fix}".strip())

    @cached_property
    def data(self) -> bytes:
        """The file as it is.

        Raises:
            BadSource: It cannot be opened, or is far too large.
        """
        try:
            if self.path.stat().st_size > _LARGEST:
                self.wrong("The file is larger than 1 GiB.", "Give a part of it.")
            return self.path.read_bytes()
        except OSError as problem:
            self.wrong("It can't be read.", os_error_message(problem))

    @cached_property
    def text(self) -> str:
        """The file as text.

        Raises:
            BadSource: It is not UTF-8.
        """
        try:
            return self.data.decode("utf-8-sig")
        except UnicodeDecodeError as problem:
            line = self.data.count(b"\n", 0, problem.start) + 1
            self.wrong("The text is not UTF-8.", "Save it as UTF-8.", f"line {line}")

    @cached_property
    def json(self) -> Any:
        """The file's one JSON value.

        Raises:
            BadSource: It is no JSON, or only the first part of some.
        """
        return self.parsed(self.text)

    @cached_property
    def lines(self) -> Sequence[tuple[int, Any]]:
        """The JSON values of a file with one a line, each with its line number from 1.

        Raises:
            BadSource: A line is no JSON.
        """
        return list(self._lines())

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the file, shortened to 16 signs."""
        return sha256(self.data).hexdigest()[:16]

    def parsed(self, text: str, first_line: int = 1, place: str = "") -> Any:
        """JSON inside the file.

        Args:
            text: The JSON.
            first_line: Where in the file it begins.
            place: What to call the place instead of line and column.

        Raises:
            BadSource: It is no JSON.
        """
        try:
            return _whole_characters(json.loads(text)) if "\\ud" in text else json.loads(text)
        except json.JSONDecodeError as problem:
            at = f"line {problem.lineno + first_line - 1}, column {problem.colno}"
            if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
                self.wrong(
                    "The JSON ends too early.", "Fetch the file again, it is not whole.", at
                )
            self.wrong(f"This is no JSON: {problem.msg}.", "Check the file.", place or at)
        except RecursionError:
            self.wrong("The JSON is nested too deeply.", "Check the file.", place)
        except ValueError as problem:  # a number of thousands of digits
            self.wrong(f"This is no JSON: {problem}.", "Check the file.", place)

    def _lines(self) -> Iterator[tuple[int, Any]]:
        for number, line in enumerate(self.text.split("\n"), 1):
            if line.strip():
                yield number, self.parsed(line, number)


def _whole_characters(value: Any) -> Any:
    """The same with U+FFFD for halves of characters, which JSON can hold and no file of ours.

    `check` warns of every U+FFFD.
    """
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, dict):
        return {_whole_characters(key): _whole_characters(item) for key, item in value.items()}
    return [_whole_characters(item) for item in value] if isinstance(value, list) else value


def gathered(sources: Sequence[Path]) -> tuple[list[SourceFile], dict[str, Path]]:
    """The texts and the pictures among the sources; folders are looked through.

    Returns:
        The texts in the order given, each once, and pictures by lower-case file name.

    Raises:
        BadSource: A source does not exist, or none was given.
    """
    if not sources:
        raise BadSource("There is nothing to import. Name at least one file or folder.")
    texts: dict[Path, SourceFile] = {}
    pictures: dict[str, Path] = {}
    for path in sources:
        if not path.exists():
            raise BadSource(f"TuringDesk can't find {path}. Check the name.")
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in found:
            suffix = file.suffix.lower()
            if suffix in PICTURES and file.is_file():
                pictures.setdefault(file.name.lower(), file)
            elif (suffix in TEXTS and file.is_file()) or file == path:
                texts.setdefault(file.resolve(), SourceFile(file, asked_for=file == path))
    return list(texts.values()), pictures
