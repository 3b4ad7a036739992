"""study.toml as sections and their items, each with its text as written.

What is not changed is written back as it was, sign by sign: comments, blank
lines, order, quotes and line ends. The text has been parsed by `tomllib` before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from turingdesk.store.toml_lines import KEY, TOKEN, Path, keys_of, resolved

_BLANK = re.compile(r"[ \t\r]*\n")


@dataclass(slots=True)
class Item:
    """A key with its value, or a line of comment or nothing; whole lines as written."""

    raw: str
    keys: tuple[str, ...] = ()  #: the dotted key; empty where the line holds none

    def parts(self) -> tuple[str, str, str]:
        """What comes before the value, the value, and what comes after it."""
        at = 0
        while match := KEY.match(self.raw, at):
            at = match.end()
            if not match[2]:
                break
        at = self.raw.index("=", at) + 1
        at += len(self.raw[at:]) - len(self.raw[at:].lstrip(" \t"))
        end = at + len(_value(self.raw[at:]))
        return self.raw[:at], self.raw[at:end], self.raw[end:]

    def with_value(self, value: str) -> Item:
        """The same key and comment with another value."""
        before, old, after = self.parts()
        comment = after.lstrip(" \t")
        if comment.startswith("#") and "\n" not in old + value:
            column = len(old) + len(after) - len(comment)  # comments below each other stay so
            after = " " * max(column - len(value), 1) + comment
        return Item(before + value + after, self.keys)


@dataclass(slots=True)
class Section:
    """A table's head with the items below it; the first section has no head."""

    path: Path
    head: str = ""  #: the head's line as written
    lead: str = ""  #: blank lines and comments right above, which belong to it
    items: list[Item] = field(default_factory=list)
    is_element: bool = False  #: whether it is one of a list of tables

    def text(self) -> str:
        """As written."""
        return self.lead + self.head + "".join(item.raw for item in self.items)


def sections_of(text: str) -> list[Section]:
    """The sections of a study.toml; `written` gives the same text again."""
    found = [Section(())]
    counts: dict[Path, int] = {}
    for raw, statement in _lines(text):
        if statement.startswith("[["):
            path = resolved(keys_of(statement[2:]), counts, whole=False)
            counts[path] = counts.get(path, 0) + 1
            element = (*path, counts[path] - 1)
            found.append(Section(element, raw, _lead(found[-1]), is_element=True))
        elif statement.startswith("["):
            path = resolved(keys_of(statement[1:]), counts)
            found.append(Section(path, raw, _lead(found[-1])))
        else:
            keys = tuple(str(key) for key in keys_of(statement)) if statement else ()
            found[-1].items.append(Item(raw, keys))
    return found


def written(sections: list[Section]) -> str:
    """The text of sections."""
    return "".join(section.text() for section in sections)


def _lead(before: Section) -> str:
    """Take the comments and blank lines right above a head from the section before it."""
    taken: list[str] = []
    items = before.items
    while items and not items[-1].keys and not _BLANK.fullmatch(items[-1].raw):
        taken.append(items.pop().raw)
    while items and not items[-1].keys and _BLANK.fullmatch(items[-1].raw):
        taken.append(items.pop().raw)
    return "".join(reversed(taken))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """Logical lines as written, each with its statement without comments."""
    start = at = depth = 0
    parts: list[str] = []
    for match in TOKEN.finditer(text):
        token = match[0]
        at = match.end()
        if token == "\n" and depth == 0:
            yield text[start:at], "".join(parts).strip()
            start, parts = at, []
        elif not token.startswith("#"):
            depth += (token in "[{") - (token in "]}")
            parts.append(token)
    if start < len(text):
        yield text[start:], "".join(parts).strip()


def _value(text: str) -> str:
    """The value at the start of a text, without what follows it."""
    depth = end = 0
    for match in TOKEN.finditer(text):
        token = match[0]
        if depth == 0 and (token.startswith("#") or token == "\n"):
            break
        depth += (token in "[{") - (token in "]}")
        end = match.end()
    return text[:end].rstrip()
