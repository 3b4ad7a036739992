"""Importers: their sources, their options and their reports; nothing is skipped silently."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import file_digest
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any, NoReturn, TypeVar

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message
from turingdesk.core.setting import Setting, Takes, named_settings, setting, settings_of
from turingdesk.core.task import TASKS
from turingdesk.system.lock import try_lock
from turingdesk.system.os_errors import os_error_message, os_errors_as

#: Called with parts written and parts in all.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Report progress to no one."""


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """The options of an importer in addition to its sources.

    These are known to several importers. One that needs another declares it in a subclass, which
    is its `Importer.options`.
    """

    placeholders: bool = setting(
        "Use a gray picture if one is missing, and record that in the study", False
    )
    task: str = setting(
        "The task, if the sources don't name it.",
        "",
        options=lambda: {
            "": "As in the files",
            **{name: task.title for name, task in TASKS.judging.items()},
        },
    )
    agent: str = setting(
        "The machine that made the answers, if the sources don't name it.",
        "",
        title="Machine",
        hint="As in the files",
    )
    each: int = setting(
        "The maximum number of answers to a prompt from people, and from each machine; 0 for all.",
        0,
        title="Answers per prompt",
        hint="All answers",
    )
    most_turns: int = setting(  # paper 1 shows at most 24
        "The number of turns to which longer conversations are shortened.",
        24,
        title="Maximum number of turns",
        key="turns",
        lowest=1,
    )
    least_turns: int = setting(
        "The number of turns below which conversations are excluded.",
        3,
        title="Minimum number of turns",
        key="at_least",
        lowest=1,
    )
    screen: tuple[int, int] | None = setting(
        "The size in pixels to which eye movements refer, such as 1280x1024.",
        None,
        title="Screen (px)",
        hint="Same as the picture",
        takes=Takes.SIZE,
    )
    preview: bool = False  #: say what an import would make, and write nothing
    map: Path | None = None  #: says what is in which column; written where it does not exist


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The result of an import."""

    out: Path
    read: int  #: records found in the sources
    unit: str  #: what a record is, in the plural: answers, verdicts, conversations
    left_out: Mapping[str, int]  #: records that were not taken, by reason
    written: Mapping[str, int]  #: how much of what, such as {"sessions": 11, "responses": 524}
    notes: Sequence[str] = ()
    is_preview: bool = False  #: nothing was written

    @property
    def taken(self) -> int:
        """Records that were taken."""
        return self.read - sum(self.left_out.values())

    @property
    def sentences(self) -> tuple[str, ...]:
        r"""The report in words, one sentence each.

        >>> report = ImportReport(Path("data"), 12, "verdicts", {"no verdict": 2}, {"sessions": 1})
        >>> print(*report.sentences, sep="\n")
        12 verdicts read, 10 imported, 2 omitted.
        Omitted: 2, no verdict.
        Written to data: sessions 1.
        """
        counts = {"read": self.read, "taken": self.taken, "lost": self.lost}
        sentence_list = [
            message(
                "{read:,} {unit} read, {taken:,} imported, {lost:,} omitted.",
                unit=self.unit,
                **counts,
            )
        ]
        for reason, count in self.left_out.items():
            sentence_list.append(
                message("Omitted: {count:,}, {reason}.", count=count, reason=reason)
            )
        created_items = join(
            ", ", [message("{what} {count:,}", what=w, count=n) for w, n in self.written.items()]
        )
        outcome = (
            message("Nothing was written. The import would create: {made}.", made=created_items)
            if self.is_preview
            else message("Written to {out}: {made}.", out=self.out, made=created_items)
        )
        return (*sentence_list, outcome, *self.notes)

    @property
    def lost(self) -> int:
        """Records that were not taken."""
        return sum(self.left_out.values())


@dataclass(slots=True)
class Tally:
    """Counts what is read and what is omitted, while it happens."""

    unit: str
    read: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    _places: dict[str, list[str]] = field(default_factory=dict)  #: the first ones, by reason
    _notes: dict[str, None] = field(default_factory=dict)

    def leave_out(self, reason: str, count: int = 1, place: str = "") -> None:
        """Count records that aren't taken, with the reason and their place in the sources."""
        self.left_out[reason] += count
        places = self._places.setdefault(reason, [])
        if place and len(places) < _MOST_PLACES:
            places.append(place)

    def note(self, sentence: str) -> None:
        """Add a sentence that the person who imports must know; repetitions are dropped."""
        self._notes[sentence] = None

    def report(self, out: Path, counts: Mapping[str, int]) -> ImportReport:
        """Make the report, once all is written.

        Args:
            out: Where it was written.
            counts: How much of what was written; what it is, is a message in the plural.
        """
        return ImportReport(
            out, self.read, self.unit, self.reasons, dict(counts), tuple(self._notes)
        )

    @property
    def listed(self) -> str:
        """Say why records are omitted; empty if none are."""
        reasons = (
            message("{count:,}: {reason}", count=count, reason=reason)
            for reason, count in self.reasons.items()
        )
        return join("; ", reasons)

    @property
    def reasons(self) -> dict[str, int]:
        """Count omitted records by reason, each reason with its first places."""
        places_by_reason = {reason: join(", ", places) for reason, places in self._places.items()}
        return {
            _with_places(reason, places_by_reason[reason]): count
            for reason, count in self.left_out.items()
        }


def _with_places(reason: str, places: str) -> str:
    return message("{reason} ({places})", reason=reason, places=places) if places else reason


@dataclass(frozen=True, slots=True)
class Importer:
    """One family of files that can be read."""

    title: str
    about: str  #: one sentence: what it reads and what it writes
    sources: str  #: what to give as SOURCE
    reader: Callable[[Sequence[Path], Path, Any, Progress], ImportReport]
    takes: tuple[str, ...] = ()  #: the fields of ImportOptions that it heeds, the map aside
    makes_study: bool = True  #: a study package; or else journals in a data folder
    example: str = ""  #: words of an import on the command line, those after the format
    options: type[ImportOptions] = ImportOptions  #: what the reader gets
    mapped: tuple[str, ...] = ()  #: fields that it heeds, and that the desk asks for with columns

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings of an import of this format."""
        additional = self.additional_settings
        return tuple(
            setting
            for setting in settings_of(self.options)
            if setting.name in self.takes or setting.name in additional
        )

    @property
    def additional_settings(self) -> dict[str, Setting]:
        """The settings that only this format declares, by name."""
        shared = named_settings(ImportOptions)
        declared = named_settings(self.options)
        return {name: setting for name, setting in declared.items() if name not in shared}

    def read(
        self,
        sources: Sequence[Path],
        out: Path,
        options: ImportOptions | None = None,
        progress: Progress = silent,
        alive: Callable[[int], object] = lambda _: None,
    ) -> ImportReport:
        """Read the sources, and write what they contain.

        Args:
            sources: Files and folders.
            out: The folder to write to.
            options: What the sources don't say; of the class of this importer.
            progress: Told how many parts of how many are written.
            alive: Told now and then how many records of a source are read; what it raises stops
                the import.

        Raises:
            BadSource: A source cannot be read; the message names the file and the place in it.
            CannotExport: The result cannot be written.
        """
        options = options or self.options()
        before = _alive.set(alive)
        try:
            if not options.preview:
                return self.reader(sources, out, options, progress)
            with TemporaryDirectory() as folder:
                report = self.reader(sources, Path(folder) / "preview", options, progress)
            return replace(report, out=out, is_preview=True)
        finally:
            _alive.reset(before)


Record = TypeVar("Record")
_AT_ONCE = 500  #: records between two reports of progress
# In the context, so that readers need not pass it on, and imports in other threads have their own.
_alive: ContextVar[Callable[[int], object]] = ContextVar("alive", default=lambda _: None)


def watched(records: Iterable[Record]) -> Iterator[Record]:
    """Yield the same records, and call `alive` of the import now and then."""
    alive = _alive.get()
    for number, record in enumerate(records):
        if number % _AT_ONCE == 0:
            alive(number)
        yield record


PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp"})
TEXTS = frozenset({".json", ".jsonl", ".csv", ".html", ".htm"})
_LARGEST = 1 << 30
_STAGED = ".import-"
_LOCK = "lock"
_MOST_PLACES = 3  #: that are named for one reason


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
        where = join(", ", filter(None, (str(self.path), place)))
        raise BadSource(join(": ", (where, join(" ", filter(None, (what, fix))))))

    @cached_property
    def data(self) -> bytes:
        """The file as it is.

        Raises:
            BadSource: It cannot be opened, or is far too large.
        """
        try:
            if self.path.stat().st_size > _LARGEST:
                self.wrong(
                    message("The file is larger than 1 GiB."),
                    message("Split it into smaller files."),
                )
            return self.path.read_bytes()
        except OSError as problem:
            self.wrong(message("It can't be read."), os_error_message(problem))

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
            self.wrong(
                message("The text is not UTF-8."),
                message("Save it as UTF-8."),
                message("line {line}", line=line),
            )

    @cached_property
    def json(self) -> Any:
        """The file's one JSON value.

        Raises:
            BadSource: It is not JSON, or only the first part of some.
        """
        return self.parsed(self.text)

    @cached_property
    def lines(self) -> Sequence[tuple[int, Any]]:
        """The JSON values of a file with one a line, each with its line number from 1.

        Raises:
            BadSource: A line is not JSON.
        """
        return list(self._lines())

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the file, shortened to 16 characters."""
        with (
            os_errors_as(BadSource, message("{path} can't be read. {why}"), path=str(self.path)),
            self.path.open("rb") as file,
        ):
            return file_digest(file, "sha256").hexdigest()[:16]

    @cached_property
    def start(self) -> bytes:
        """The first bytes, which say what kind of file it is."""
        with (
            os_errors_as(BadSource, message("{path} can't be read. {why}"), path=str(self.path)),
            self.path.open("rb") as file,
        ):
            return file.read(4)

    def parsed(self, text: str, first_line: int = 1, place: str = "") -> Any:
        """JSON inside the file.

        Args:
            text: The JSON.
            first_line: Where in the file it begins.
            place: What to call the place instead of line and column.

        Raises:
            BadSource: It is not JSON.
        """
        try:
            return whole_characters(json.loads(text)) if "\\ud" in text else json.loads(text)
        except json.JSONDecodeError as problem:
            line = problem.lineno + first_line - 1
            at = message("line {line}, column {column}", line=line, column=problem.colno)
            if problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated"):
                self.wrong(
                    message("The JSON ends too early."),
                    message("Download the file again; it is incomplete."),
                    at,
                )
            self.wrong(
                message("This isn't JSON: {problem}.", problem=problem.msg),
                message("Check the file."),
                place or at,
            )
        except RecursionError:
            self.wrong(
                message("The JSON is nested too deeply."), message("Check the file."), place
            )
        except ValueError as problem:  # a number of thousands of digits
            self.wrong(
                message("This isn't JSON: {problem}.", problem=problem),
                message("Check the file."),
                place,
            )

    def _lines(self) -> Iterator[tuple[int, Any]]:
        for number, line in enumerate(self.text.split("\n"), 1):
            if line.strip():
                yield number, self.parsed(line, number)


def whole_characters(value: Any) -> Any:
    """Replace lone surrogates by U+FFFD: JSON can contain them, but UTF-8 files can't.

    `check` warns of every U+FFFD.
    """
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, dict):
        return {whole_characters(key): whole_characters(item) for key, item in value.items()}
    return [whole_characters(item) for item in value] if isinstance(value, list) else value


def sweep(parent: Path) -> None:
    """Delete the folders of imports that were killed.

    The system releases a lock when its process ends, so a lock that can be taken is of no one.

    Args:
        parent: The folder in which they wrote.
    """
    for old in parent.glob(f"{_STAGED}*"):
        is_stale = False
        with suppress(OSError), (old / _LOCK).open("rb+") as lock:
            is_stale = try_lock(lock.fileno())
        # After the file is closed, as Windows doesn't delete a file that is open.
        if is_stale:
            rmtree(old, ignore_errors=True)


@contextmanager
def staged(parent: Path) -> Iterator[Path]:
    """Yield a hidden folder to write to, which is deleted afterwards.

    Folders of imports that were killed are deleted, too.
    """
    sweep(parent)
    with (
        # Contexts end in reverse order, so the lock is closed before the folder is deleted.
        TemporaryDirectory(prefix=_STAGED, dir=parent) as folder,
        Path(folder, _LOCK).open("wb") as lock,
    ):
        try_lock(lock.fileno())
        yield Path(folder)


def gathered(
    sources: Sequence[Path], suffixes: Collection[str] = TEXTS
) -> tuple[list[SourceFile], dict[str, Path]]:
    """Find the texts and the pictures among the sources, and in folders among them.

    Args:
        sources: Files and folders.
        suffixes: Of the files that are taken from folders, in lower case.

    Returns:
        The texts in the order given, each once, and pictures by lower-case file name.

    Raises:
        BadSource: A source does not exist, or none was given.
    """
    if not sources:
        raise BadSource(
            message("There is nothing to import. Specify at least one file or folder.")
        )
    texts: dict[Path, SourceFile] = {}
    pictures: dict[str, Path] = {}
    for path in sources:
        if not path.exists():
            raise BadSource(message("TuringDesk can't find {path}. Check the name.", path=path))
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            suffix = file.suffix.lower()
            if suffix in PICTURES and file.is_file():
                pictures.setdefault(file.name.lower(), file)
            elif (suffix in suffixes and file.is_file()) or file == path:
                # By its real path: a file that is named and also in a named folder is read once.
                texts.setdefault(file.resolve(), SourceFile(file, asked_for=file == path))
    return list(texts.values()), pictures
