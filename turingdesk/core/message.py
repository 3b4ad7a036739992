"""Sentences for people, in English, that the desk can translate.

Below the desk nothing knows of languages. A sentence is made with `message`, from a template and
its values, and is a `str` that reads in English. The desk looks the template up in its catalogue
and formats the values in its own language (`turingdesk.gui.translation.translate_message`).

>>> message("{table} has no column {column!r}.", table="words.csv", column="id")
"words.csv has no column 'id'."

Templates are literal, since `resources/translations/translations.py` collects them from the
source. What is put together by an f-string cannot be translated: join with `+` or `join`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import lru_cache
from string import Formatter
from typing import Any, NamedTuple

MINUS = "\u2212"  #: of negative numbers, which a hyphen is too short for
#: The environment variable by which the desk asks a command for lines of JSON with messages.
LINES = "TURINGDESK_LINES"


class Message(str):
    """English text that remembers its template and values.

    Attributes:
        template: English with named places, such as "{n:,} rows of {table}".
        values: Name -> number, date, text, another message, or a tuple of these; what is
            quoted, as in "{table!r}", is text in quotes.
        singular: The template for `n` = 1, where there is one.
        note: Where a word is, for translators.
    """

    __slots__ = ("note", "singular", "template", "values")

    template: str
    values: Mapping[str, Any]
    singular: str
    note: str

    def __new__(
        cls,
        template: str,
        values: Mapping[str, Any] | None = None,
        singular: str = "",
        note: str = "",
    ) -> Message:
        values = values or {}
        source = singular if singular and values["n"] == 1 else template
        self = super().__new__(cls, filled(source, source, values, english))
        self.template, self.values = template, values
        self.singular, self.note = singular, note
        return self

    def __str__(self) -> str:
        return self  # so that `str(error)` and `f"{message}"` are still messages

    def __add__(self, other: str) -> str:
        return join("", (self, other))

    def __radd__(self, other: str) -> str:
        return join("", (other, self))

    def format(self, *args: object, **values: object) -> str:
        """A template such as a constant, or several that were joined, with values."""
        if not self.values:
            return message(self.template, **values)
        parts = {
            n: v.format(**values) if isinstance(v, str) else v for n, v in self.values.items()
        }
        return Message(self.template, parts, self.singular, self.note)

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.template, self.values, self.singular, self.note)

    def __copy__(self) -> Message:
        return self

    # dataclasses.asdict copies all values deeply, and a message never changes.
    def __deepcopy__(self, memo: Any) -> Message:
        return self


def message(template: str, /, **values: Any) -> str:
    """A sentence for people.

    Args:
        template: English; literal, with values in braces, formatted as `str.format` does it. A
            list is joined with commas, each of its values formatted.
        values: What is in the braces. Text is never translated, other messages are.

    >>> message("{n:,} of {names}", n=1234, names=["a", "b"])
    '1,234 of a, b'
    """
    return Message(template, _stored_values(template, values))


def participant_message(template: str, /, **values: Any) -> str:
    """A sentence that participants read; translators find it among those."""
    return Message(template, _stored_values(template, values))


def plural(singular: str, many: str, /, n: int, **values: Any) -> str:
    """A sentence in two grammatical numbers; `%n` stands for the number in both.

    Other languages have as many forms as their catalogue says.

    >>> plural("%n row is saved.", "%n rows are saved.", n=1)
    '1 row is saved.'
    >>> plural("%n row is saved.", "%n rows are saved.", n=1200)
    '1,200 rows are saved.'
    """
    return Message(many, _stored_values(many, {"n": n, **values}), singular)


def participant_plural(one: str, many: str, /, n: int, **values: Any) -> str:
    """A sentence in two grammatical numbers that participants read.

    >>> participant_plural("Look once.", "Look %n times.", n=2)
    'Look 2 times.'
    """
    return Message(many, _stored_values(many, {"n": n, **values}), one)


def term(word: str, note: str) -> str:
    """A word or two that other languages translate differently from place to place.

    >>> term("right", "head of a column of results")
    'right'
    """
    return Message(word, note=note)


def join(separator: str, parts: Iterable[str]) -> str:
    """Messages, and other texts, one after the other.

    >>> join(" ", (message("The disk is full."), "", message("Delete files.")))
    'The disk is full. Delete files.'
    """
    named = {f"part{number}": _plain(part) for number, part in enumerate(filter(None, parts))}
    return Message(_template(separator, named), named)


def parts(text: str, separator: str) -> tuple[str, ...]:
    """The parts that `join` put together with a separator, however deep; other text is one part.

    >>> parts(join("; ", ("a; b", join("; ", ("c", "d")))), "; ")
    ('a; b', 'c', 'd')
    """
    if isinstance(text, Message):
        named = {f"part{number}": value for number, value in enumerate(text.values.values())}
        if text.template == _template(separator, named):
            return tuple(piece for part in named.values() for piece in parts(part, separator))
    return (text,)


def substituted(text: str, old: str, new: str) -> str:
    """A message with another text for one of its values, however deep.

    >>> substituted(message("z = {z:.2f}, {how}", z=2, how="jackknife"), "jackknife", "usual")
    'z = 2.00, usual'
    """
    if text == old:
        return new
    if not isinstance(text, Message):
        return text
    values = {
        name: substituted(value, old, new) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    return Message(text.template, values, text.singular, text.note)


def number_of(number: int, noun: str, many: str = "") -> str:
    """A number with its noun, in a text that stays English.

    >>> number_of(1, "session"), number_of(1200, "session"), number_of(4, "stimulus", "stimuli")
    ('1 session', '1,200 sessions', '4 stimuli')
    """
    return f"{number:,} {noun if number == 1 else many or noun + 's'}"


def all_of(values: Sequence[Any]) -> str:
    """A list in running text.

    >>> all_of(["a", "b"]), all_of(["a", "b", "c"])
    ('a and b', 'a, b, and c')
    """
    return _listed(values, message("{first} and {last}"), message("{first}, and {last}"))


def any_of(values: Sequence[Any]) -> str:
    """A list of which one is meant.

    >>> any_of(["a", "b", "c"])
    'a, b, or c'
    """
    return _listed(values, message("{first} or {last}"), message("{first}, or {last}"))


def to_json(value: Any) -> Any:
    """A value for a line of JSON that another process reads: messages keep what they are made of.

    >>> from_json(to_json([message("{n:,} rows", n=1200)]))[0].template
    '{n:,} rows'
    """
    if isinstance(value, Message):
        template = {"template": value.template, "values": to_json(value.values)}
        return template | {"singular": value.singular, "note": value.note}
    if isinstance(value, Mapping):
        # str() of a message is a message; the method of str itself makes plain text of it.
        return {str.__str__(str(name)): to_json(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [to_json(item) for item in value]
    return {"date": value.isoformat()} if isinstance(value, date) else value


def from_json(value: Any) -> Any:
    """The value that `to_json` wrote; lists are tuples, as messages have them."""
    if isinstance(value, list):
        return tuple(map(from_json, value))
    if not isinstance(value, dict):
        return value
    if value.keys() == {"template", "values", "singular", "note"}:
        values = from_json(value["values"])
        return Message(value["template"], values, value["singular"], value["note"])
    if value.keys() == {"date"}:
        iso_date = value["date"]
        return (datetime if "T" in iso_date else date).fromisoformat(iso_date)
    return {name: from_json(item) for name, item in value.items()}


def lettered(template: str) -> bool:
    """True if there is something to translate beside the values."""
    return any(letter.isalpha() for letter in re.sub(r"\{[^{}]*\}", "", template))


class Placeholder(NamedTuple):
    """The place of a value in a template."""

    name: str
    conversion: str  #: "r", "s" or none
    spec: str  #: as of `format`


@lru_cache(maxsize=4096)  # one template makes a reason for each of thousands of answers
def split(template: str) -> tuple[tuple[str, Placeholder | None], ...]:
    """Literal text, each with the place that follows it."""
    return tuple(
        (literal, None if name is None else Placeholder(name, conversion or "", spec or ""))
        for literal, name, spec, conversion in Formatter().parse(template)
    )


def catalogue_key(template: str) -> str:
    """The template as the catalogue has it: places are names only.

    >>> catalogue_key("{n:,} rows have no {column!r}.")
    '{n} rows have no {column}.'
    """
    try:
        parts = [(text, f"{{{place.name}}}" if place else "") for text, place in split(template)]
    except ValueError:
        return template  # with lone braces: there are no values
    return "".join(f"{_escaped(text)}{place}" for text, place in parts)


def filled(
    template: str, source: str, values: Mapping[str, Any], show: Callable[[Any, str], str]
) -> str:
    """A template with its values.

    Args:
        template: In any language.
        source: In English, which says how each value is formatted.
        values: Name -> value.
        show: The text of a value, with its format.
    """
    if not values:
        return template
    template, source = (text.replace("%n", "{n:,}") for text in (template, source))
    places = {}
    if source != template:
        places = {place.name: place for _, place in split(source) if place is not None}
    parts = []
    for literal, place in split(template):
        parts.append(literal)
        if place is not None:
            how = places.get(place.name, place)
            parts.append(show(values[how.name], how.spec))
    return "".join(parts)


def english(value: Any, spec: str) -> str:
    """A value as English text; a moment as it is said.

    >>> english(datetime(2019, 11, 21, 14, 28), "")
    '21 Nov 2019 14:28'
    >>> english(-0.25, ".2f")
    '\u22120.25'
    """
    if isinstance(value, tuple):
        return ", ".join(english(item, spec) for item in value)
    if isinstance(value, datetime) and not spec:
        year = "" if value.year == datetime.now().year else f" {value.year}"
        return f"{value.day} {_MONTHS[value.month - 1]}{year} {value:%H:%M}"
    number_text = format(value, spec)
    return (
        number_text.replace("-", MINUS) if spec and isinstance(value, int | float) else number_text
    )


#: As English has them, whatever the system speaks.
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def _template(separator: str, names: Iterable[str]) -> str:
    """The template of texts that are joined."""
    return _escaped(separator).join(f"{{{name}}}" for name in names)


def _listed(values: Sequence[Any], two: str, more: str) -> str:
    if len(values) < 2:
        return str(_plain(values[0])) if values else ""
    *first, last = map(_plain, values)
    template = two if len(values) == 2 else more
    return Message(str.__str__(template), {"first": tuple(first), "last": last})


def _stored_values(template: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values as a message keeps them."""
    quoted = _quoted(template)
    return {n: repr(value) if n in quoted else _plain(value) for n, value in values.items()}


@lru_cache(maxsize=4096)
def _quoted(template: str) -> frozenset[str]:
    return frozenset(
        place.name for _, place in split(template) if place and place.conversion == "r"
    )


def _plain(value: Any) -> Any:
    """A value that every process can read: messages, text, numbers, dates, tuples of these."""
    if isinstance(value, str):
        # Enumerations and NumPy's texts are strings, too; str() makes plain ones of them.
        return value if isinstance(value, Message) else str(value)
    if type(value) in (int, float):  # at once: it is far slower to see that it is not a list
        return value
    if isinstance(value, Iterable) and not isinstance(value, bytes):
        return tuple(map(_plain, value))
    value = value.item() if hasattr(value, "item") else value  # numpy's numbers
    return value if isinstance(value, int | float | date) else str(value)


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")
