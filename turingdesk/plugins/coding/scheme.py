"""Coding schemes: categories and the codes in them, read from files.

Two come with this plugin, for reasons and for strategies (`schemes`). A study can
bring its own as `coding/NAME.toml` in the data folder; one of the same name takes the place
of the one that comes along. A code is called by the number of its category and a letter:
1a, 1b, 2a.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from turingdesk.core.errors import BadScheme, Problem
from turingdesk.core.message import Message, message
from turingdesk.system.os_errors import os_error_message

FOLDER = "coding"  #: in a data folder
OURS = Path(__file__).parent / "schemes"
NOTE = "of a coding scheme"  #: for translators
KINDS = ("reasons", "strategies")
MOST_CATEGORIES, MOST_CODES = 9, len(ascii_lowercase)  #: each has a key


@dataclass(frozen=True, slots=True)
class Code:
    """One code that a text can get."""

    id: str  #: for example 1b
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class Category:
    """Codes that belong together."""

    number: int  #: from 1: the key that opens it
    title: str
    codes: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Scheme:
    """A scheme that two coders agreed on before they began."""

    id: str  #: the file's name
    title: str
    kind: str  #: reasons or strategies: which analysis counts it
    question: str  #: id of the question whose answers are coded, unless another is chosen
    categories: tuple[Category, ...]
    source: str = ""

    @property
    def codes(self) -> Mapping[str, Code]:
        """Every code by its id, in order."""
        return {code.id: code for category in self.categories for code in category.codes}

    def category_of(self, code: str) -> Category | None:
        """The category that a code belongs to; None for a code that no longer exists."""
        categories = (
            category for category in self.categories if any(c.id == code for c in category.codes)
        )
        return next(categories, None)

    def ordered(self, codes: frozenset[str] | set[str]) -> tuple[str, ...]:
        """Codes in the scheme's order; those that it does not have come last."""
        own_codes = [code for code in self.codes if code in codes]
        return (*own_codes, *sorted(codes - set(own_codes)))


def schemes(data: Path | None = None) -> tuple[dict[str, Scheme], list[Problem]]:
    """The schemes that can be used with a data folder, by id, and what is wrong with others.

    Args:
        data: The data folder; None for those that come with TuringDesk.
    """
    # Ours first, so that a scheme of the same name in the data folder replaces it.
    folders = [OURS, *([data / FOLDER] if data else [])]
    schemes_by_id: dict[str, Scheme] = {}
    problems = []
    for folder in folders:
        for path in sorted(folder.glob("*.toml")):
            try:
                schemes_by_id[path.stem] = read_scheme(path)
            except BadScheme as bad:
                fix = message("Correct the file, or remove it from the folder.")
                problems.append(Problem(str(bad), fix, f"{FOLDER}/{path.name}"))
    return schemes_by_id, problems


def read_scheme(path: Path) -> Scheme:
    """Read one scheme.

    Raises:
        BadScheme: The file cannot be read, or something in it is missing or too much.
    """
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BadScheme(
            message(
                "The coding scheme {name} can't be read. {why}",
                name=path.name,
                why=os_error_message(problem),
            )
        ) from problem
    kind = _text(table, "kind", path)
    if kind not in KINDS:
        raise BadScheme(
            message(
                "{name}: kind is {kind!r}. Use one of: {kinds}.",
                name=path.name,
                kind=kind,
                kinds=KINDS,
            )
        )
    categories = tuple(_categories(table, path))
    if not 1 <= len(categories) <= MOST_CATEGORIES:
        raise BadScheme(
            message(
                "{name}: a scheme needs 1 to {most_categories} [[category]] tables.",
                name=path.name,
                most_categories=MOST_CATEGORIES,
            )
        )
    question, source = str(table.get("question", "")), str(table.get("source", ""))
    title = _scheme_text(_text(table, "title", path), path)
    return Scheme(path.stem, title, kind, question or "reason", categories, source)


def _categories(table: Mapping[str, Any], path: Path) -> Iterator[Category]:
    entries = table.get("category")
    for number, entry in enumerate(entries if isinstance(entries, list) else [], 1):
        title = _text(entry, "title", path)
        codes = entry.get("codes")
        if not isinstance(codes, list) or not 1 <= len(codes) <= MOST_CODES:
            raise BadScheme(
                message(
                    "{name}: category {title!r} needs 1 to {most_codes} codes.",
                    name=path.name,
                    title=title,
                    most_codes=MOST_CODES,
                )
            )
        category_codes = (
            Code(
                f"{number}{letter}",
                _scheme_text(_text(code, "title", path), path),
                _scheme_text(str(code.get("about", "")), path),
            )
            # Not strict: usually there are more letters than codes.
            for letter, code in zip(ascii_lowercase, codes, strict=False)
        )
        yield Category(number, _scheme_text(title, path), tuple(category_codes))


def _scheme_text(text: str, path: Path) -> str:
    """A text of a scheme; those that come with TuringDesk can be translated."""
    is_ours = path.parent == OURS
    return Message(text, note=NOTE) if text and is_ours else text


def _text(table: Any, key: str, path: Path) -> str:
    value = table.get(key) if isinstance(table, dict) else None
    if not isinstance(value, str) or not value.strip():
        raise BadScheme(
            message('{name}: a {key} is missing. Add {key} = "...".', name=path.name, key=key)
        )
    return value.strip()
