"""The texts of a study while they are edited: Markdown files, in memory until they are saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from turingdesk.store.history import Change, History, Part
from turingdesk.store.saving import Seen
from turingdesk.store.toml_draft import CannotEdit

_BOM = b"\xef\xbb\xbf"


class TextDrafts:
    """Texts by their name inside the package.

    Args:
        folder: The package.
        history: Where changes are noted.
    """

    def __init__(self, folder: Path, history: History) -> None:
        self._folder = folder
        self._history = history
        self._texts: dict[str, str | None] = {}  #: with line feeds; None: removed
        self._found: dict[str, bytes | None] = {}
        self.seen: dict[str, Seen] = {}

    def names(self) -> list[str]:
        """The Markdown files in texts/, as they are going to be."""
        found = {f"texts/{path.name}" for path in (self._folder / "texts").glob("*.md")}
        found |= {name for name, text in self._texts.items() if text is not None}
        return sorted(found - {name for name, text in self._texts.items() if text is None})

    def text(self, name: str) -> str:
        """A text; empty where there is none.

        Raises:
            CannotEdit: The file is not UTF-8, or cannot be read.
        """
        if name not in self._texts:
            path = self._folder / name
            try:
                data = path.read_bytes() if path.is_file() else None
                text = "" if data is None else data.decode("utf-8-sig")
            except UnicodeDecodeError:
                raise CannotEdit(
                    f"{name} is not UTF-8. Save it as UTF-8 in a text editor, then open it again."
                ) from None
            except OSError as problem:
                raise CannotEdit(f"{name} cannot be read: {problem.strerror}.") from None
            if data is None:
                return ""
            self._found[name] = data
            self.seen[name] = Seen(path, data)
            self._texts[name] = text.replace("\r\n", "\n")
        return self._texts[name] or ""

    def set(self, name: str, text: str | None) -> None:
        """Write a text; None takes the file out."""
        known = self.text(name)
        before = self._texts.get(name)
        if text == known and before is not None:
            return
        if name not in self.seen:
            self.seen[name] = Seen(self._folder / name, None)
        change = Change("text", name)
        part = Part(change, self._putting(name, text), self._putting(name, before))
        self._history.do(part, typing=f"text {name}" if text is not None else "")

    def files(self) -> Mapping[str, bytes | None]:
        """What differs from the disk as it was read; None: going to be removed."""
        made = {}
        for name, text in self._texts.items():
            found = self._found.get(name)
            data = None if text is None else self._bytes(text, found or b"")
            if data != found:
                made[name] = data
        return made

    def has_saved(self, name: str, data: bytes | None) -> None:
        """The file holds this now."""
        self._found[name] = data
        self.seen[name] = Seen(self._folder / name, data)

    def _putting(self, name: str, text: str | None) -> Callable[[], None]:
        def put() -> None:
            self._texts[name] = text

        return put

    def _bytes(self, text: str, found: bytes) -> bytes:
        """With the line ends and the byte order mark that the file had."""
        if found and found.removeprefix(_BOM).decode("utf-8").replace("\r\n", "\n") == text:
            return found
        made = text.replace("\n", "\r\n") if b"\r\n" in found else text
        return _BOM * found.startswith(_BOM) + made.encode("utf-8", "surrogatepass")
