"""One file to import: its text, its JSON, and errors that name file and place."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from turingdesk.core.errors import BadSource

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
            reason = problem.strerror or str(problem)
            self.wrong(f"It cannot be read: {reason}.", "Check the name and your right to read.")

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
            raise BadSource(f"There is no file or folder {path}. Check the name.")
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in found:
            suffix = file.suffix.lower()
            if suffix in PICTURES and file.is_file():
                pictures.setdefault(file.name.lower(), file)
            elif (suffix in TEXTS and file.is_file()) or file == path:
                texts.setdefault(file.resolve(), SourceFile(file, asked_for=file == path))
    return list(texts.values()), pictures
