"""Reads the tables of study.toml as the settings that data classes declare (`core.setting`).

A `Section` is one table with its place in the file: typed values by key, and a problem with line,
key and the nearest known word for each that is not as it must be. `read` makes a data class of a
section; what depends on more than its own table is read by the caller and given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from turingdesk.core.errors import Problem
from turingdesk.core.message import Message, message
from turingdesk.core.setting import LONG, MANY, Setting, Takes, settings_of
from turingdesk.study.findings import Findings, Place, did_you_mean
from turingdesk.study.text import signs_of_damage
from turingdesk.study.toml_lines import TomlLines

FILE = "study.toml"
KEY = message("The key {key!r}")  #: the editor puts the title of a field here instead
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TomlFile:
    """The things that the sections of one file share."""

    findings: Findings
    lines: TomlLines
    #: From a section, its key, and the name of a file to the text that participants read.
    read_text: Callable[[Section, str, str], str] = lambda _section, _key, _file: ""
    file: str = FILE


class Section:
    """The values of one table. What is asked for is known; `close` refuses the rest."""

    def __init__(
        self, values: Mapping[str, Any], toml: TomlFile, path: tuple[str | int, ...] = ()
    ) -> None:
        self.values = values
        self._toml = toml
        self._path = path
        self._asked_keys: dict[str, None] = {}
        self._written = frozenset(values)

    def has(self, key: str) -> bool:
        """True if the key is there."""
        self._asked_keys[key] = None
        return key in self.values

    def raw(self, key: str) -> Any:
        """The value as it is; None if there is none."""
        self._asked_keys[key] = None
        return self.values.get(key)

    def text(self, key: str, default: str = "", *, required: bool = False) -> str:
        """A text; empty texts count as missing."""
        value = self.raw(key)
        if value is None or (required and isinstance(value, str) and not value.strip()):
            if required:
                self.missing(key)
            return default
        if isinstance(value, str):
            for what, fix, _ in signs_of_damage(value):
                self.warning(key, what, fix)
            return value
        self._expected(
            key,
            message("a text"),
            message('Put it in quotation marks: {key} = "{value}".', key=key, value=value),
        )
        return default

    def identifier(self, key: str, default: str = "", *, required: bool = False) -> str:
        """A name that can be in tables, joined to others."""
        name = self.text(key, default, required=required)
        if name and not ID.fullmatch(name):
            fix = message("Use letters, digits, hyphens, and underscores.")
            self.error(key, message("{name!r} is not a valid ID.", name=name), fix)
        return name

    def file(self, key: str) -> str:
        """The words for participants in the text file that is named; empty if none is."""
        name = self.text(key)
        return self._toml.read_text(self, key, name) if name else ""

    def integer(self, key: str, default: int, *, lowest: int = 0, highest: int = MANY) -> int:
        """A whole number."""
        value = self.raw(key)
        if value is None:
            return default
        # TOML's true is Python's True, which is also an int.
        if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
            return value
        fix = message("Use, for example, {key} = {lowest}.", key=key, lowest=max(default, lowest))
        self._expected(
            key,
            message("a whole number from {lowest} to {highest:,}", lowest=lowest, highest=highest),
            fix,
        )
        return default

    def number(
        self, key: str, default: float, *, lowest: float = 0.0, highest: float = LONG
    ) -> float:
        """A number, whole or not."""
        value = self.raw(key)
        if value is None:
            return default
        plain = isinstance(value, int | float) and not isinstance(value, bool)
        if plain and lowest <= value <= highest:
            return float(value)
        what = message(
            "a number from {lowest:,.15g} to {highest:,.15g}", lowest=lowest, highest=highest
        )
        self._expected(
            key, what, message("Use, for example, {key} = {default:g}.", key=key, default=default)
        )
        return default

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.raw(key)
        if value is None or isinstance(value, bool):
            return default if value is None else value
        self._expected(
            key,
            message("true or false"),
            message("Use {key} = {default}.", key=key, default=str(default).lower()),
        )
        return default

    def one_of(self, key: str, options: Iterable[str], default: str) -> str:
        """One of some words."""
        choices = list(options)
        value = self.raw(key)
        if value is None or value in choices:
            return default if value is None else str(value)
        otherwise = message("Use one of: {known}.", known=choices)
        fix = did_you_mean(value, choices, otherwise) if isinstance(value, str) else otherwise
        self.error(
            key, message("{key} can't be {value!r}.", key=_named_key(key), value=value), fix
        )
        return default

    def items(self, key: str, kind: type, what: str) -> tuple[Any, ...] | None:
        """A list of one kind of value; None if there is none."""
        value = self.raw(key)
        if value is None:
            return None
        good = isinstance(value, list) and all(
            isinstance(item, kind) and not isinstance(item, bool) for item in value
        )
        if good:
            return tuple(value)
        self._expected(
            key,
            message("a list of {what}", what=what),
            message("Use, for example, {key} = [{kind}].", key=key, kind=_example(kind)),
        )
        return None

    def section(self, key: str) -> Section:
        """A table inside this one; empty if there is none."""
        value = self.raw(key)
        if value is not None and not isinstance(value, dict):
            self._expected(
                key,
                message("a table"),
                message("Put [{key}] above its keys.", key=".".join(self._words(key))),
            )
            value = None
        return Section(value or {}, self._toml, (*self._path, key))

    def sections(self, key: str) -> Sequence[Section]:
        """The tables of a list of tables."""
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self._expected(
                key,
                message("a list of tables"),
                message("Use [[{key}]].", key=".".join(self._words(key))),
            )
            return []
        path = (*self._path, key)
        return [Section(v, self._toml, (*path, n)) for n, v in enumerate(value)]

    def over(self, defaults: Mapping[str, Any]) -> Section:
        """The same section where the keys that it does not have take these values."""
        section = Section({**defaults, **self.values}, self._toml, self._path)
        # The same object: what is asked for through either section is known to both.
        section._asked_keys = self._asked_keys
        section._written = self._written
        return section

    def wrote(self, key: str) -> bool:
        """True if the file itself has the key."""
        return key in self._written

    def missing(self, key: str, example: Any = None) -> None:
        """Note that a key must be there; `example` is a number to suggest."""
        fix = (
            message('Add {key} = "...".', key=key)
            if example is None
            else message("Use, for example, {key} = {example}.", key=key, example=example)
        )
        self.error("", missing(key), fix)

    def close(self) -> None:
        """Refuse the keys that were never asked for."""
        for key in self.values:
            # A default that no one asked for isn't in the file, so no one can remove it.
            if key not in self._asked_keys and key in self._written:
                known_keys = ", ".join(sorted(self._asked_keys))
                fix = did_you_mean(
                    key,
                    self._asked_keys,
                    message("Remove it. Known keys: {known}.", known=known_keys),
                )
                self.error(key, message("{key} is unknown.", key=_named_key(key)), fix)

    def place(self, *keys: str | int) -> Place:
        """Where a key is, or the table itself."""
        path = (*self._path, *keys)
        return Place(self._toml.file, self._toml.lines.of(*path), ".".join(self._words(*keys)))

    def error(self, key: str, text: str, fix: str) -> None:
        """Note an error at a key."""
        self._toml.findings.error(self.place(*([key] if key else [])), text, fix)

    def pilot_only(self, key: str, text: str, fix: str) -> None:
        """Note at a key what keeps sessions of participants from running, but not pilots."""
        self._toml.findings.pilot_only(self.place(*([key] if key else [])), text, fix)

    def warning(self, key: str, text: str, fix: str) -> None:
        """Note a warning at a key."""
        self._toml.findings.warning(self.place(*([key] if key else [])), text, fix)

    def note(self, problem: Problem) -> None:
        """Note a problem; one that names no file is about a key of this table."""
        if not problem.file:
            place = self.place(problem.column)
            problem = replace(problem, file=place.file, line=place.line, column=place.column)
        self._toml.findings.add(problem)

    def _expected(self, key: str, what: str, fix: str) -> None:
        self.error(
            key,
            message(
                "{key} must be {what}, not {key2!r}.",
                key=_named_key(key),
                what=what,
                key2=self.values[key],
            ),
            fix,
        )

    def _words(self, *keys: str | int) -> list[str]:
        return [str(part) for part in (*self._path, *keys) if isinstance(part, str)]


def missing(key: str) -> str:
    """The message for a table that has not a key that it must have."""
    return message("{key} is missing.", key=_named_key(key))


def missing_key(problem_text: str) -> str:
    """The key that a message says is missing; empty if it says something else.

    >>> missing_key(missing("text")), missing_key("It is wrong.")
    ('text', '')
    """
    named = problem_text.values.get("key") if isinstance(problem_text, Message) else ""
    if not isinstance(named, Message) or "key" not in named.values:
        return ""
    key = str(named.values["key"]).strip("'")
    return key if problem_text == missing(key) else ""


def _named_key(key: str) -> str:
    return KEY.format(key=key)


def _example(kind: type) -> str:
    return "3, 6" if kind is int else message('"one", "two"')


def unique(sections: Sequence[Section], ids: Sequence[str], what: str) -> None:
    """Note ids that are there twice.

    Args:
        sections: Where they stand.
        ids: Of each section.
        what: They are of, such as a block.
    """
    for number, (section, name) in enumerate(zip(sections, ids, strict=True)):
        if name and name in ids[:number]:
            wrong = message("Another {what} has the ID {name!r}.", what=what, name=name)
            section.error("id", wrong, message("Give each one its own ID."))


def read(
    section: Section,
    kind: Callable[..., T],
    fixed_values: Mapping[str, Any] | None = None,
    usual: Mapping[str, Any] | None = None,
) -> T:
    """A data class from a section, whose other keys are refused; see `values`."""
    instance = kind(**values(section, kind, fixed_values, usual))
    section.close()
    return instance


def values(
    section: Section,
    kind: Any,
    fixed_values: Mapping[str, Any] | None = None,
    defaults: Mapping[str, Any] | None = None,
    part: str = "",
) -> dict[str, Any]:
    """The values of the settings that a data class declares, by field.

    Args:
        section: The table that has them.
        kind: The class.
        fixed_values: Values that the caller has read itself, by field.
        defaults: Defaults that differ from those declared, by field.
        part: Of which kind of table, where the class serves several.
    """
    value_by_name = dict(fixed_values or {})
    inner: dict[str, Section] = {}
    for setting in settings_of(kind, part):
        place = section
        for table in setting.keys[:-1]:  # "consent.signature" is in [consent]
            place = inner.setdefault(str(table), section.section(str(table)))
        place.has(setting.key)
        if setting.name not in value_by_name:
            value_by_name[setting.name] = _value(
                place, setting, (defaults or {}).get(setting.name, setting.default)
            )
    for opened in inner.values():
        opened.close()
    return value_by_name


def _value(section: Section, setting: Setting, default: Any) -> Any:
    """The value written for a setting, in the type of its field; else the default."""
    key = setting.key
    if setting.takes is Takes.TABLE:
        return read(section.section(key), setting.kind)
    if setting.takes is Takes.TABLES:
        return tuple(read(each, setting.kind) for each in section.sections(key))
    if not section.has(key):
        if setting.required:
            section.missing(key, setting.example)
        return "" if setting.required and setting.kind is str else _typed(setting, default)
    return _typed(setting, _READERS[setting.takes](section, setting, default))


def _typed(setting: Setting, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, str) and value in dict(setting.means):
        return dict(setting.means)[value]
    is_enum = isinstance(setting.kind, type) and issubclass(setting.kind, StrEnum)
    return setting.kind(value) if is_enum and setting.takes is Takes.ONE_OF else value


def _text(section: Section, setting: Setting, default: Any) -> str:
    return section.text(setting.key, default or "", required=setting.required)


def _places(section: Section, setting: Setting, default: Any) -> dict[int, str]:
    """Texts by number; numbers are keys, so TOML has them as text."""
    inner, text_by_place = section.section(setting.key), dict[int, str]()
    for key in inner.values:
        text = inner.text(key, required=True)
        if not key.isdecimal():
            what = message("{key!r} is not a position.", key=key)
            inner.error(
                key, what, message('Use, for example, 2 = "stimulus-id" for the second trial.')
            )
        elif int(key) in text_by_place:
            what = message("Position {key} is listed twice.", key=int(key))
            inner.error(key, what, message("Remove one of them."))
        else:
            text_by_place[int(key)] = text
    return text_by_place


def _texts_by_option(section: Section, setting: Setting, default: Any) -> dict[str, str]:
    """Texts by option; those that say nothing are omitted."""
    inner = section.section(setting.key)
    text_by_option = {option.value: inner.text(option.value).strip() for option in setting.options}
    inner.close()
    return {name: text for name, text in text_by_option.items() if text}


def _whole_number(section: Section, setting: Setting, default: Any) -> int:
    lowest, highest = setting.range
    example = default if isinstance(default, int) else setting.example or 0
    return section.integer(setting.key, example, lowest=int(lowest), highest=int(highest))


def _number(section: Section, setting: Setting, default: Any) -> float:
    lowest, highest = setting.range
    example = setting.example or 0.0 if default is None else default
    return section.number(setting.key, example, lowest=lowest, highest=highest)


def _word(section: Section, setting: Setting, default: Any) -> str:
    return section.one_of(setting.key, [option.value for option in setting.options], default)


def _list(section: Section, setting: Setting, default: Any) -> Any:
    items = section.items(setting.key, setting.kind, setting.items)
    return default if items is None else items


def _word_or_whole(section: Section, setting: Setting, default: Any) -> Any:
    is_word = isinstance(section.raw(setting.key), str)
    return _word(section, setting, default) if is_word else _whole_number(section, setting, 0)


def _word_or_wholes(section: Section, setting: Setting, default: Any) -> Any:
    is_list = isinstance(section.raw(setting.key), list)
    return _list(section, setting, ()) if is_list else _word(section, setting, default)


_READERS: Mapping[Takes, Callable[[Section, Setting, Any], Any]] = {
    Takes.LINE: _text,
    Takes.TEXT: _text,
    Takes.ID: lambda section, setting, default: section.identifier(
        setting.key, default or "", required=setting.required
    ),
    Takes.FILE: lambda section, setting, _: section.file(setting.key),
    Takes.PLACES: _places,
    Takes.NAMED: _texts_by_option,
    Takes.WHOLE: _whole_number,
    Takes.NUMBER: _number,
    Takes.FLAG: lambda section, setting, default: section.flag(setting.key, default),
    Takes.ONE_OF: _word,
    Takes.WORDS: _list,
    Takes.WHOLES: _list,
    Takes.WORD_OR_WHOLE: _word_or_whole,
    Takes.WORD_OR_WHOLES: _word_or_wholes,
}
