"""Settings: what can be said at one place of study.toml, as data; knows no widgets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from turingdesk.gui.translation import tr

Keys = tuple[str | int, ...]  #: a place in study.toml, e.g. ("block", 0, "limits", "too_fast_s")


class Takes(StrEnum):
    """What kind of value a setting takes, and so what the field for it is."""

    LINE = "line"  #: a text
    TEXT = "text"  #: a text of several lines
    WHOLE = "whole number"
    NUMBER = "number"
    FLAG = "flag"  #: true or false
    ONE_OF = "one of"  #: one of the options
    SOME_OF = "some of"  #: a list of some of the options
    WORDS = "words"  #: a list of texts
    WHOLES = "whole numbers"  #: a list of them
    WORD_OR_WHOLE = "word or number"  #: one of the options, or a whole number
    WORD_OR_WHOLES = "word or numbers"  #: one of the options, or a list of whole numbers
    CHOICES = "choices"  #: of a question
    PLACES = "places"  #: ids by number


class Unreadable(ValueError):
    """What was typed is no such value; says in words what to type, in the language of the desk."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the values that are offered."""

    value: Any
    title: str


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set."""

    keys: Keys  #: below the table it belongs to
    title: str
    about: str = ""
    takes: Takes = Takes.LINE
    default: Any = None  #: what counts where nothing is written; it is never written
    options: tuple[Option, ...] = ()
    hint: str = ""  #: stands in an empty field
    wide: bool = False  #: whether it takes a row of its own
    whole_table: bool = False  #: whether taking it out takes out the table around it, too
    drops: tuple[tuple[Any, tuple[str, ...]], ...] = ()
    #: with each value the keys beside it that mean nothing then, and are taken out


def written(setting: Setting, value: Any) -> Any:
    """What to write for a value; None where nothing is to be written."""
    empty = value is None or value == "" or value in ([], {})
    return None if empty or value == setting.default else value


def shown(setting: Setting, value: Any) -> str:
    """A value as it stands in a line or a text to be edited; whatever the file holds.

    >>> shown(Setting(("trials",), "Trials", takes=Takes.WHOLES), [1, 3])
    '1, 3'
    """
    if value is None:
        return ""
    if setting.takes is Takes.CHOICES and isinstance(value, list):
        return "\n".join(map(_choice_shown, value))
    if setting.takes is Takes.PLACES and isinstance(value, Mapping):
        return "\n".join(f"{place} = {name}" for place, name in value.items())
    if isinstance(value, list | tuple):
        between = "; " if setting.takes is Takes.WORDS else ", "
        return between.join(map(_plain, value))
    return _plain(value)


def read(setting: Setting, text: str) -> Any:
    """The value that was typed; None for nothing.

    Raises:
        Unreadable: It is no such value.
    """
    if not text.strip():
        return None
    return _READERS[setting.takes](setting, text)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:.15g}" if isinstance(value, float) else str(value)


def _line(setting: Setting, text: str) -> str:
    return text


def _whole(setting: Setting, text: str) -> int:
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", text):
        raise Unreadable(tr("Desk", "Write a whole number, e.g. 10."))
    return int(text)


def _number(setting: Setting, text: str) -> float | int:
    if not re.fullmatch(r"\s*[+-]?([0-9]{1,15}(\.[0-9]*)?|\.[0-9]+)\s*", text):
        raise Unreadable(tr("Desk", "Write a number with a point, e.g. 2.5."))
    value = float(text)
    return int(value) if value.is_integer() and "." not in text else value


def _words(setting: Setting, text: str) -> list[str]:
    return [word.strip() for word in re.split(r"[;\n]", text) if word.strip()]


def _wholes(setting: Setting, text: str) -> list[int]:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    if not all(re.fullmatch(r"[0-9]{1,9}", part) for part in parts):
        raise Unreadable(tr("Desk", "Write whole numbers with commas, e.g. 1, 3."))
    return [int(part) for part in parts]


def _word(setting: Setting, text: str) -> str | None:
    plain = text.strip().casefold()
    for option in setting.options:
        if plain in (str(option.value).casefold(), option.title.casefold()):
            return str(option.value)
    return None


def _word_or_whole(setting: Setting, text: str) -> str | int:
    return _word(setting, text) or _whole(setting, text)


def _word_or_wholes(setting: Setting, text: str) -> str | list[int]:
    return _word(setting, text) or _wholes(setting, text)


def _choice_shown(choice: Any) -> str:
    """A choice on one line: what is in the data, on screen, and its key.

    >>> _choice_shown({"value": "w", "label": "Woman", "key": "1"})
    'w | Woman | 1'
    """
    if not isinstance(choice, Mapping):
        return str(choice)
    parts = [
        str(choice.get("value", "")),
        str(choice.get("label", "")),
        str(choice.get("key", "")),
    ]
    if parts[2] and not parts[1]:
        parts[1] = parts[0]
    return " | ".join(part for part in parts if part)


def _choices(setting: Setting, text: str) -> list[str | dict[str, str]]:
    return [_choice(line) for line in text.splitlines() if line.strip()]


def _choice(line: str) -> str | dict[str, str]:
    value, *more = (part.strip() for part in line.split("|"))
    label, key = [*more, "", ""][:2]
    if not label and not key:
        return value
    return {"value": value, "label": label or value} | ({"key": key} if key else {})


def _places(setting: Setting, text: str) -> dict[str, str]:
    found = {}
    for line in text.splitlines():
        match = re.fullmatch(r"\s*([0-9]{1,6})\s*[=:]\s*(.*\S)\s*", line)
        if match:
            found[match[1]] = match[2]
        elif line.strip():
            raise Unreadable(
                tr("Desk", "Write a line for each: the trial's number = id of a row.")
            )
    return found


_READERS: Mapping[Takes, Callable[[Setting, str], Any]] = {
    Takes.LINE: _line,
    Takes.TEXT: _line,
    Takes.WHOLE: _whole,
    Takes.NUMBER: _number,
    Takes.WORDS: _words,
    Takes.WHOLES: _wholes,
    Takes.WORD_OR_WHOLE: _word_or_whole,
    Takes.WORD_OR_WHOLES: _word_or_wholes,
    Takes.CHOICES: _choices,
    Takes.PLACES: _places,
}
