"""Marks and spaces between texts, which differ from language to language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from turingdesk.core.message import Message, filled, lettered, split

#: What is between texts, where it isn't as in English.
_MARKS: Mapping[str, Mapping[str, str]] = {
    "zh": {
        ", ": "\uff0c",
        "; ": "\uff1b",
        ": ": "\uff1a",
        ". ": "\u3002",
        ".": "\u3002",
        " (": "\uff08",
        "(": "\uff08",
        ")": "\uff09",
    }
}
_LISTED = {"zh": "\u3001"}  #: what is between the items of a list
#: Marks that are as wide as a letter, so no space follows.
_WIDE = ("\uff0c", "\uff1b", "\uff1a", "\u3002", "\uff1f", "\uff01", "\uff09", "\u201d")


def mark(language: str, english: str) -> str:
    """A mark of English, such as ": ", as a language writes it."""
    return _MARKS.get(language, {}).get(english, english)


def joined(language: str, english: str, texts: Iterable[str]) -> str:
    """Texts one after the other, without those that are empty.

    Args:
        language: A code such as "de".
        english: What English has between them: " ", ", ", "; ", ": " or ". ".
        texts: Those of the language.

    >>> joined("de", "; ", ["a", "", "b"]), joined("zh", "; ", ["a", "", "b"])
    ('a; b', 'a\uff1bb')
    """
    text_so_far = ""
    for text in filter(None, texts):
        text_so_far += (_after(language, text_so_far, english) if text_so_far else "") + text
    return text_so_far


def listed(language: str, items: Iterable[str]) -> str:
    """A list of things.

    >>> listed("de", ["a", "b"]), listed("zh", ["a", "b"])
    ('a, b', 'a\u3001b')
    """
    return _LISTED.get(language, ", ").join(items)


def is_joined(message: Message) -> bool:
    """True if a message has nothing but marks between its values."""
    return bool(message.values) and not lettered(message.template)


def rejoined(language: str, message: Message, show: Callable[[Any, str], str]) -> str:
    """A message that `is_joined`, with the marks of a language.

    Args:
        language: A code such as "de".
        message: The message.
        show: The text of a value, with its format.
    """
    if language not in _MARKS:
        return filled(message.template, message.template, message.values, show)
    text_so_far = ""
    for literal, place in split(message.template.replace("%n", "{n:,}")):
        text_so_far += _after(language, text_so_far, literal)
        if place is None:
            continue
        value = message.values[place.name]
        text = show(value, place.spec)
        if isinstance(value, Message):  # which may begin with what `" " + message` put before it
            text = text.removeprefix(" ") if text_so_far.endswith(_WIDE) else text
        elif isinstance(value, str):  # which may be such a mark
            text = _after(language, text_so_far, text)
        text_so_far += text
    return text_so_far


def _after(language: str, text: str, english: str) -> str:
    """A language's text after another one where English has a mark."""
    has_own = language in _MARKS
    return "" if has_own and english == " " and text.endswith(_WIDE) else mark(language, english)
