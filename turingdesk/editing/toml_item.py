"""One key of study.toml as written, with another value, or with a part of its value changed."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from typing import Any

from turingdesk.editing.toml_value import value_text
from turingdesk.study.toml_lines import KEY, TOKEN, Path


class CannotPlace(ValueError):
    """There is no place in the text for what was asked; the text is as it was."""


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


def revalued(item: Item, rest: Path, value: Any) -> Item:
    """The line with another value, or with a part of its value changed or taken out."""
    _, raw, _ = item.parts()
    is_one_line = not ("#" in raw or "\n" in raw)
    if is_one_line and not rest:
        return item.with_value(value_text(value))
    if is_one_line and value is None:
        whole = plain(item)
        holder = whole
        for part in rest[:-1]:
            holder = holder[part]
        del holder[rest[-1]]
        return item.with_value(value_text(whole))
    return item.with_value(_inside(raw, rest, value))


def named(value: Any) -> str:
    """The same text for the same value, whatever the order of its keys."""
    return json.dumps(value, sort_keys=True, default=repr)


def _inside(raw: str, rest: Path, value: Any) -> str:
    """The value of a line with a part changed, its comments and line breaks kept."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    document = tomlkit.parse(f"x = {raw}\n")
    try:
        holder: Any = document
        for part in ("x", *rest[:-1]) if rest else ():
            holder = holder[part]
        last = rest[-1] if rest else "x"
        if value is None:
            del holder[last]
        elif not _adapted(holder, last, value):
            holder[last] = tomlkit.value(value_text(value))
    except (LookupError, TypeError, ValueError, TOMLKitError) as problem:
        raise CannotPlace(str(problem)) from problem
    made = document.as_string()
    return made[made.index("=") + 1 :].strip()


def _adapted(holder: Any, key: str | int, value: Any) -> bool:
    """Change a list element by element, so that comments inside stay; whether that was it."""
    import tomlkit
    from tomlkit.items import Array

    there = holder[key] if not isinstance(key, str) or key in holder else None
    if not isinstance(there, Array) or not isinstance(value, list | tuple):
        return False
    for number, one in enumerate(value):
        if number >= len(there):
            there.append(tomlkit.value(value_text(one)))
        elif there[number] != one:
            there[number] = tomlkit.value(value_text(one))
    while len(there) > len(value):
        del there[len(there) - 1]
    return True


def plain(item: Item) -> Any:
    """The value of a line, as plain Python has it."""
    return tomllib.loads(f"x = {item.parts()[1]}\n")["x"]


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
