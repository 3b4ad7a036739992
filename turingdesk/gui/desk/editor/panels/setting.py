"""Settings on the editor's cards: made from what data classes declare, typed and shown as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from turingdesk.core.setting import MANY, PATHS, Keys, Option, Setting, Takes, settings_of
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.sessions.voice import PARTICIPANT

Changes = Mapping[str, Mapping[str, Any]]
#: What has a card, a page or several fields of its own, so that no single field takes it.
NO_FIELD = (
    Takes.TABLE,
    Takes.TABLES,
    Takes.FILE,
    Takes.OPTIONS,
    Takes.TRANSLATIONS,
    Takes.NAMED,
    Takes.COUNTS,
    Takes.SIZE,
    Takes.STUDIES,
    *PATHS,
)


class UnreadableInput(ValueError):
    """The typed text isn't such a value; says what to type, in the language of the desk."""


def declared(
    kind: type,
    names: Collection[str] = (),
    *,
    keys: Keys = (),
    part: str = "",
    without: Collection[str] = (),
    changes: Changes | None = None,
) -> list[Setting]:
    """The settings that a data class declares, as a card of the desk shows them.

    Args:
        kind: The class.
        names: Of the fields that the card has, in its order; by default all that a field of the
            editor can take, which includes those that are declared later.
        keys: The table in which they stand.
        part: Of which kind of table, where the class serves several.
        without: Fields that the card omits.
        changes: What differs from the declaration, by field, such as the default of this task.
    """
    setting_by_name = {setting.name: setting for setting in settings_of(kind, part)}
    setting_names = names or [
        name for name, setting in setting_by_name.items() if setting.takes not in NO_FIELD
    ]
    return [
        _translated_setting(setting_by_name[name], keys, (changes or {}).get(name, {}))
        for name in setting_names
        if name not in without
    ]


def title_first(settings: Sequence[Setting]) -> list[Setting]:
    """The same settings, with what people know the thing by before its id."""
    return sorted(settings, key=lambda setting: setting.name != "title")


def kiosk_words(text: str) -> str:
    """Words that participants read where a study says nothing, in the language of the desk.

    The kiosk says it in the language of the session, so it is not written into a study.
    """
    return program().lookup(PARTICIPANT, text)


def _translated_setting(setting: Setting, keys: Keys, changes: Mapping[str, Any]) -> Setting:
    """A declared setting in the language of the desk, with what this card changes."""
    setting = replace(
        setting, **{key: changes[key] for key in ("default", "takes") if key in changes}
    )
    options = tuple(Option(o.value, translate_message(o.title)) for o in setting.options)
    shown_here = replace(
        setting,
        keys=(*keys, *setting.keys),
        title=translate_message(setting.title),
        about=_help(setting),
        options=options,
        hint=translate_message(setting.hint),
    )
    return replace(shown_here, **changes)


def _help(setting: Setting) -> str:
    """The sentence below a field, with the unit, the range and the default of a number."""
    about = translate_message(setting.about)
    lowest, highest = setting.range
    number = program().number
    if setting.takes not in (Takes.WHOLE, Takes.NUMBER):
        return about
    unit = translate_message(setting.unit)
    if highest < MANY:
        ends = {"lowest": number(lowest), "highest": number(highest), "unit": unit}
        numbers = tr("Desk", "{lowest} to {highest} {unit}").format(**ends).strip()
    else:
        numbers = tr("Desk", "In {unit}").format(unit=unit) if unit else ""
    if setting.default:
        default_text = tr("Desk", "{default} by default").format(default=number(setting.default))
        numbers = program().join(
            "; ",
            (numbers, default_text if numbers else default_text[:1].upper() + default_text[1:]),
        )
    if not numbers:
        return about
    stop = program().mark(".")
    end = "" if not about or about.endswith((stop, ".", "?", "\uff1f")) else stop
    return program().join(" ", (f"{about}{end}", f"{numbers}{stop}"))


def value_to_write(setting: Setting, value: Any) -> Any:
    """The value to write; None if nothing is to be written."""
    empty = value is None or value == "" or value in ([], {})
    return None if empty or value == setting.default else value


def shown(setting: Setting, value: Any) -> str:
    """A value as it is in a line or a text to be edited; whatever the file contains.

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
        # Words may contain commas.
        between = "; " if setting.takes is Takes.WORDS else ", "
        return between.join(map(_plain, value))
    return _plain(value)


def read(setting: Setting, text: str) -> Any:
    """The value that was typed; None for nothing.

    Raises:
        UnreadableInput: It is no such value.
    """
    if not text.strip():
        return None
    return _READERS[setting.takes](setting, text)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    # With 17 digits, 0.1 would be shown as 0.10000000000000001.
    return f"{value:.15g}" if isinstance(value, float) else str(value)


def _line(setting: Setting, text: str) -> str:
    return text


def _whole_number(setting: Setting, text: str) -> int:
    # Numbers of 18 digits always fit into the 64 bits of TOML's integers.
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", text):
        raise UnreadableInput(tr("Desk", "Enter a whole number, for example 10."))
    return int(text)


def _number(setting: Setting, text: str) -> float | int:
    # A float can tell all numbers of 15 digits apart; "nan", "inf", and exponents, which float()
    # takes, are refused.
    if not re.fullmatch(r"\s*[+-]?([0-9]{1,15}(\.[0-9]*)?|\.[0-9]+)\s*", text):
        raise UnreadableInput(tr("Desk", "Enter a number with a decimal point, for example 2.5."))
    value = float(text)
    return int(value) if value.is_integer() and "." not in text else value


def _words(setting: Setting, text: str) -> list[str]:
    return [word.strip() for word in re.split(r"[;\n]", text) if word.strip()]


def _wholes(setting: Setting, text: str) -> list[int]:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    if not all(re.fullmatch(r"[0-9]{1,9}", part) for part in parts):
        raise UnreadableInput(
            tr("Desk", ("Enter whole numbers separated by commas, for example 1, 3."))
        )
    return [int(part) for part in parts]


def _word(setting: Setting, text: str) -> str | None:
    plain = text.strip().casefold()
    for option in setting.options:
        if plain in (str(option.value).casefold(), option.title.casefold()):
            return str(option.value)
    return None


def _word_or_whole(setting: Setting, text: str) -> str | int:
    return _word(setting, text) or _whole_number(setting, text)


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
    # The key is the third part, so the second one must not be empty.
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
    id_by_place = {}
    for line in text.splitlines():
        match = re.fullmatch(r"\s*([0-9]{1,6})\s*[=:]\s*(.*\S)\s*", line)
        if match:
            id_by_place[match[1]] = match[2]
        elif line.strip():
            raise UnreadableInput(
                tr("Desk", "Enter one line per trial: number of the trial = ID of a row.")
            )
    return id_by_place


_READERS: Mapping[Takes, Callable[[Setting, str], Any]] = {
    Takes.LINE: _line,
    Takes.ID: _line,
    Takes.TEXT: _line,
    Takes.WHOLE: _whole_number,
    Takes.NUMBER: _number,
    Takes.WORDS: _words,
    Takes.WHOLES: _wholes,
    Takes.WORD_OR_WHOLE: _word_or_whole,
    Takes.WORD_OR_WHOLES: _word_or_wholes,
    Takes.CHOICES: _choices,
    Takes.PLACES: _places,
}
