"""In which line of a TOML file each key stands; `tomllib` itself forgets that.

The text has been parsed by `tomllib` before, so nothing here has to judge it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Path = tuple[str | int, ...]

TOKEN = re.compile(
    r"""
    '''.*?'''(?:'{0,2}) | \"\"\"(?:\\.|[^\\])*?\"\"\"(?:"{0,2})  # strings of several lines
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'                            # strings
    | \#[^\n]* | \n | [\[{] | [\]}] | [^\n"'\#\[\]{}]+ | .
    """,
    re.VERBOSE | re.DOTALL,
)
KEY = re.compile(r"""\s*("(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z0-9_-]+)\s*(\.?)""")


class TomlLines:
    """Lines of keys: `lines.of("block", 1, "task")` is that of the second block's task."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._spans: dict[Path, tuple[int, int]] = {}
        counts: dict[Path, int] = {}
        prefix: Path = ()
        for first, last, statement in _statements(text):
            if statement.startswith("[["):
                path = (*resolved(keys_of(statement[2:]), counts, whole=False),)
                counts[path] = counts.get(path, 0) + 1
                prefix = (*path, counts[path] - 1)
                self._lines.setdefault(path, first)
            elif statement.startswith("["):
                prefix = resolved(keys_of(statement[1:]), counts)
            else:
                path = (*prefix, *keys_of(statement))
                self._note(path, first)
                self._spans[path] = (first, last)
                continue
            self._note(prefix, first)

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
            self._lines.setdefault(path[:end], line)


def _statements(text: str) -> Iterator[tuple[int, int, str]]:
    """Tables' heads and key-value pairs, each with its first and last line."""
    line = first = 1
    depth = 0
    parts: list[str] = []
    for match in TOKEN.finditer(text.replace("\r\n", "\n") + "\n"):
        token = match[0]
        if token == "\n" and depth == 0:
            if statement := "".join(parts).strip():
                yield first, line, statement
            parts = []
            first = line + 1
        elif not token.startswith("#"):
            depth += (token in "[{") - (token in "]}")
            parts.append(token)
        line += token.count("\n")


def keys_of(statement: str) -> Path:
    """The dotted key at the start of a statement.

    >>> keys_of('block."my show".lengths = [3]')
    ('block', 'my show', 'lengths')
    """
    keys: list[str] = []
    at = 0
    while match := KEY.match(statement, at):
        keys.append(match[1].strip("\"'"))
        at = match.end()
        if not match[2]:
            break
    return tuple(keys)


def resolved(keys: Path, counts: dict[Path, int], *, whole: bool = True) -> Path:
    """The keys with the place of the last element after each list of tables."""
    path: Path = ()
    for number, key in enumerate(keys, 1):
        path = (*path, key)
        if path in counts and (whole or number < len(keys)):
            path = (*path, counts[path] - 1)
    return path
