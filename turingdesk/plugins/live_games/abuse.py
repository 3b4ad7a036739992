"""Abusive messages: which are blocked before anyone else reads them.

The words are lists for each language (`resources/abuse_words`), to which a study can add words,
and some of which it can allow. A filter of words misses much, which is why participants can also
report a message.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from unicodedata import category, normalize

from turingdesk.system import paths

_SPACE = re.compile(r"\s+")
_CHINESE = re.compile(r"[\u3400-\u9fff]")


@lru_cache(maxsize=64)
def abuse_words(
    language: str, more: tuple[str, ...] = (), allowed: tuple[str, ...] = ()
) -> frozenset[str]:
    """The words and phrases of a language, and English ones; none where they aren't known.

    Args:
        language: Its code, such as en or zh-CN.
        more: Words that a study adds.
        allowed: Words that it takes out, as they are in the list.
    """
    folder = paths.resources() / "abuse_words"
    # Only letters, since the code becomes part of a path.
    spoken = language.partition("-")[0].lower()
    codes = {"en", spoken if spoken.isalpha() else "en"}
    files = (folder / f"{code}.txt" for code in codes)
    abuse = frozenset[str](more).union(*(_read(file) for file in files if file.is_file()))
    plain = {_plain(word) for word in allowed}
    # An empty word would be found in every message.
    return frozenset(word for word in abuse if _plain(word) not in {"", *plain})


def is_abusive(text: str, words: Collection[str]) -> bool:
    """True if a message is blocked: it has one of the words, whole, however it is written.

    >>> is_abusive("Kill  YOURSELF!", {"kill yourself"})
    True
    >>> is_abusive("I skill yourselfie", {"kill yourself"})
    False
    """
    return bool(words) and _pattern(frozenset(words)).search(_plain(text)) is not None


def _read(file: Path) -> frozenset[str]:
    lines = file.read_text("utf-8").splitlines()
    return frozenset(line.strip() for line in lines if line.strip() and line[0] != "#")


@lru_cache(maxsize=64)
def _pattern(words: frozenset[str]) -> re.Pattern[str]:
    return re.compile("|".join(map(_word_pattern, sorted(words))))


def _word_pattern(word: str) -> str:
    """A pattern that finds a word only where it is whole."""
    plain = _plain(word)
    # Chinese has no spaces, so nothing shows where a word begins and ends.
    if _CHINESE.search(plain):
        return re.escape(plain)
    ending = r"\w*" if plain.endswith("*") else ""
    # Lookarounds, since `\b` finds no boundary beside a sign such as the * of a masked word.
    return rf"(?<!\w){re.escape(plain.removesuffix('*'))}{ending}(?!\w)"


def _plain(text: str) -> str:
    """Small letters in their usual form, without what can't be seen, with single spaces."""
    # Phones type a curly apostrophe where keyboards have a straight one.
    normalized = normalize("NFKC", text).casefold().replace("\u2019", "'")
    # A character that can't be seen, such as a zero-width space, would hide a word.
    visible = "".join(character for character in normalized if category(character) != "Cf")
    return _SPACE.sub(" ", visible).strip()
