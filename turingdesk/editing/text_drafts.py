"""The texts of a study while they are edited: Markdown files, in memory until they are saved."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from turingdesk.core.message import message
from turingdesk.editing.history import Change, History, Part
from turingdesk.editing.package_files import PackageFiles
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.text import in_common

_BOM = b"\xef\xbb\xbf"
_LINE = re.compile(r"[^\n]*\n|[^\n]+")


class TextDrafts:
    """Texts by their name inside the package.

    Args:
        files: Of the package.
        history: Where changes are noted.
    """

    def __init__(self, files: PackageFiles, history: History) -> None:
        self._files = files
        self._history = history
        self._texts: dict[str, str | None] = {}  #: with line feeds; None: removed
        self._first: dict[str, bytes] = {}  #: what the files held at first, and how it was written

    def names(self) -> list[str]:
        """The Markdown files in texts/, as they are going to be."""
        there = (self._files.folder / "texts").glob("*.md")
        text_names = {f"texts/{path.name}" for path in there}
        text_names |= {name for name, text in self._texts.items() if text is not None}
        return sorted(text_names - {name for name, text in self._texts.items() if text is None})

    def text(self, name: str) -> str:
        """A text; empty if there is none.

        Raises:
            CannotEdit: The file is not UTF-8, cannot be read, or is not inside the package.
        """
        name = self._files.name(name)
        if name not in self._texts:
            data = self._files.read(name)
            if data is None:
                return ""
            try:
                text = data.decode("utf-8-sig")
            except UnicodeDecodeError as problem:
                line = data.count(b"\n", 0, problem.start) + 1
                raise CannotEdit(
                    message(
                        "{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a "
                        "text editor, then open it again.",
                        name=name,
                        line=line,
                    )
                ) from None
            self._texts[name] = text.replace("\r\n", "\n")
            self._first[name] = data
        return self._texts[name] or ""

    def set(self, name: str, text: str | None) -> None:
        """Write a text; None takes the file out."""
        name = self._files.name(name)
        self.text(name)
        before = self._texts.get(name)
        if text != before:
            part = Part(
                Change("text", name), self._putting(name, text), self._putting(name, before)
            )
            self._history.do(part, typing=f"text {name}" if text is not None else "")

    def files(self) -> Mapping[str, bytes | None]:
        """The files that differ from the disk as it was read; None: going to be removed."""
        data_by_file = {}
        for name, text in self._texts.items():
            data = None if text is None else _bytes(text, self._first.get(name, b""))
            if data != self._files.held(name):
                data_by_file[name] = data
        return data_by_file

    def _putting(self, name: str, text: str | None) -> Callable[[], None]:
        def put() -> None:
            self._texts[name] = text

        return put


def _bytes(text: str, first: bytes) -> bytes:
    """With the byte order mark and the line ends that the file had, line by line."""
    before = _LINE.findall(first.removeprefix(_BOM).decode("utf-8"))
    now = _LINE.findall(text)
    plain = [line.replace("\r\n", "\n") for line in before]
    # Lines that didn't change keep their own ends, since a file can have both kinds.
    head = in_common(plain, now)
    tail = in_common(plain[head:][::-1], now[head:][::-1])
    middle = "".join(now[head : len(now) - tail])
    if b"\r\n" in first:
        middle = middle.replace("\n", "\r\n")
    joined_text = "".join([*before[:head], middle, *before[len(before) - tail :]])
    return _BOM * first.startswith(_BOM) + joined_text.encode("utf-8", "replace")
