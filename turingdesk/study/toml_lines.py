"""In which line of a TOML file each key is; `tomllib` itself forgets that.

The text has been parsed by `tomllib` before, so nothing here has to judge it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

Path = tuple[str | int, ...]

# Up to two quotation marks can be the last characters of a string of several lines; then five are
# in a row.
TOKEN = re.compile(
    r"""
    '''.*?'''(?:'{0,2}) | \"\"\"(?:\\.|[^\\])*?\"\"\"(?:"{0,2})  # strings of several lines
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'                            # strings
    | \#[^\n]* | \n | [\[{] | [\]}] | [^\n"'\#\[\]{}]+ | .
    """,
    re.VERBOSE | re.DOTALL,
)
KEY = re.compile(r"""\s*("(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z0-9_-]+)\s*(\.?)""")


@dataclass(frozen=True, slots=True)
class Statement:
    """A table's head, a key with its value, or a line of comment or nothing."""

    raw: str  #: whole lines as written
    text: str  #: without comments and the spaces around
    first: int  #: line, from 1
    last: int


class TomlLines:
    """Lines of keys: `lines.of("block", 1, "task")` is that of the second block's task."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._spans: dict[Path, tuple[int, int]] = {}
        counts: dict[Path, int] = {}
        prefix: Path = ()
        for statement in statements(text):
            if statement.text.startswith("[["):
                path = resolved(keys_of(statement.text[2:]), counts, with_last=False)
                counts[path] = counts.get(path, 0) + 1
                prefix = (*path, counts[path] - 1)
                self._lines.setdefault(path, statement.first)
                self._note(prefix, statement.first)
            elif statement.text.startswith("["):
                prefix = resolved(keys_of(statement.text[1:]), counts)
                self._note(prefix, statement.first)
            elif statement.text:
                path = (*prefix, *keys_of(statement.text))
                self._note(path, statement.first)
                self._spans[path] = (statement.first, statement.last)

    def of(self, *path: str | int) -> int | None:
        """The line, from 1, of a key, or of the nearest table around it; None at top level."""
        for end in range(len(path), 0, -1):
            if path[:end] in self._lines:
                return self._lines[path[:end]]
        return None

    def span(self, *path: str | int) -> tuple[int, int] | None:
        """First and last line of a key with its value."""
        return self._spans.get(path)

    def _note(self, path: Path, line: int) -> None:
        for end in range(1, len(path) + 1):
            # The first mention counts: a dotted key makes the tables around it, too.
            self._lines.setdefault(path[:end], line)


def statements(text: str) -> Iterator[Statement]:
    """The statements of the file, one after another; together they are the text."""
    line = first = 1
    start = depth = 0
    parts: list[str] = []
    for match in TOKEN.finditer(text):
        token = match[0]
        if token == "\n" and depth == 0:
            yield Statement(text[start : match.end()], "".join(parts).strip(), first, line)
            start, first, parts = match.end(), line + 1, []
        elif not token.startswith("#"):
            depth += (token in "[{") - (token in "]}")
            parts.append(token)
        line += token.count("\n")
    if start < len(text):
        yield Statement(text[start:], "".join(parts).strip(), first, line)


def keys_of(statement: str) -> tuple[str, ...]:
    """The dotted key at the start of a statement.

    >>> keys_of('block."my show".lengths = [3]')
    ('block', 'my show', 'lengths')
    """
    keys: list[str] = []
    at = 0
    while match := KEY.match(statement, at):
        key = match[1]
        keys.append(tomllib.loads(f"x = {key}")["x"] if key[0] in "\"'" else key)
        at = match.end()
        if not match[2]:
            break
    return tuple(keys)


def resolved(keys: Path, counts: dict[Path, int], *, with_last: bool = True) -> Path:
    """The keys with the place of the last element after each list of tables."""
    path: Path = ()
    for number, key in enumerate(keys, 1):
        path = (*path, key)
        if path in counts and (with_last or number < len(keys)):
            path = (*path, counts[path] - 1)
    return path
