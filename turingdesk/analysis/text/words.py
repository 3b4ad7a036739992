"""Words, sentences, letters and marks of a text, in whatever script it is written."""

from __future__ import annotations

import re
import unicodedata

# Not \w, which includes the underscore. Both apostrophes and the hyphen join words only from
# within.
_WORD = re.compile(r"[^\W_]+(?:['\u2019\-][^\W_]+)*")
_SENTENCE = re.compile(r"[.!?\u2026\u3002\uff01\uff1f]+[\"'\u201d\u2019)\]]*(?:\s+|$)|\n+")


def words(text: str) -> list[str]:
    """The words; what an apostrophe or a hyphen joins is one.

    >>> words("I don't know, 3 well-known ones...")
    ['I', "don't", 'know', '3', 'well-known', 'ones']
    """
    return _WORD.findall(text)


def folded(text: str) -> list[str]:
    """The words without the difference between capital and small letters."""
    # casefold also makes "ß" and "ss" alike, which lower() doesn't. Which apostrophe is typed
    # depends on the keyboard.
    return [word.casefold().replace("\u2019", "'") for word in words(text)]


def sentences(text: str) -> list[str]:
    """The sentences that have a word; they end with marks before a space, or with the line.

    >>> sentences("Well... it costs 3.50! OK")
    ['Well', 'it costs 3.50', 'OK']
    """
    return [part.strip() for part in _SENTENCE.split(text) if words(part)]


def letters(word: str) -> int:
    """The number of letters and digits, without what joins them."""
    return sum(sign.isalnum() for sign in word)


def capitals(text: str) -> int:
    """The number of capital letters."""
    return sum(sign.isupper() for sign in text)


def marks(text: str) -> int:
    """The number of punctuation marks; apostrophes and hyphens within words are none.

    >>> marks("well-known, isn't it?")
    2
    """
    outside = _WORD.sub("", text)
    return sum(unicodedata.category(sign).startswith("P") for sign in outside)


def ngrams(tokens: list[str], n: int) -> list[tuple[str, ...]]:
    """All runs of n words, in order.

    >>> ngrams(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'c')]
    """
    return list(zip(*(tokens[start:] for start in range(n)), strict=False))
