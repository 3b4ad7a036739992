"""Texts and numbers as people read them, in one language, without Qt.

Participants read the same at kiosks and in browsers, so both speak with this voice. The desk's
(`gui.translation`) is the same with dates and the names of keys, which Qt knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from turingdesk.core.marks import is_joined, joined, listed, rejoined
from turingdesk.core.marks import mark as mark_in
from turingdesk.core.message import MINUS, Message, catalogue_key, english, filled
from turingdesk.core.number_words import INTERVAL, interval
from turingdesk.core.plugin import catalogues
from turingdesk.sessions.catalogue import catalogue
from turingdesk.sessions.step_text import S, translated
from turingdesk.system.paths import resources

ENGLISH = "en"
#: What the program is translated into, each by its own name, in alphabetical order.
LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "it": "Italiano",
    "zh": "简体中文",
}
PARTICIPANT = "Participant"  #: the context of all that participants read
BELOW = "Below"  #: the context of messages from below the desk
#: Where messages are looked up. What participants read comes first: a kiosk reads nothing else.
_CONTEXTS = (PARTICIPANT, BELOW, "Desk")
_SEPARATOR = re.compile(r"(?<=\d),(?=\d{3})|\.(?=\d)")  #: of thousands and of decimals
_TRADITIONAL = {"hant", "tw", "hk", "mo"}
_RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"))
#: What separates thousands and decimals, where it isn't as in English; as Unicode's CLDR has it.
_SIGNS: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(("da", "de", "el", "es", "it", "nl", "pt", "ro", "tr"), (".", ",")),
    **dict.fromkeys(("cs", "fi", "hu", "nb", "pl", "ru", "sv", "uk"), ("\u00a0", ",")),
    **dict.fromkeys(("de-at", "pt-pt"), ("\u00a0", ",")),
    **dict.fromkeys(("de-ch", "it-ch"), ("'", ".")),
    **dict.fromkeys(("es-mx", "es-us"), (",", ".")),
    "fr": ("\u202f", ","),
}
_ENGLISH_SIGNS = (",", ".")


class Voice:
    """Texts and numbers in one language; what isn't translated is in English.

    Args:
        language: A code such as "de" or "es-MX".
        folder: Where the catalogues are, if not with the program.
    """

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        self.language = language
        self.spoken = language if folder else spoken(language) or ENGLISH
        house = (folder or resources() / "translations") / f"turingdesk_{self.spoken}.ts"
        self._catalogue = catalogue((house, *catalogues(self.spoken)))
        self._signs = _signs(language)

    @property
    def html_direction(self) -> str:
        """Which way the language is written, as HTML says it: "ltr" or "rtl"."""
        return "rtl" if _parts(self.language)[0] in _RIGHT_TO_LEFT else "ltr"

    @property
    def space(self) -> str:
        """The space between two sentences; Chinese has none."""
        return "" if self.spoken == "zh" else " "

    def lookup(self, context: str, text: str, note: str = "", n: int = -1) -> str:
        """A text of the source in this language, `%n` replaced by the number."""
        translation = self._form(context, text, note, n) or text
        return translation.replace("%n", self.number(n)) if n >= 0 else translation

    def say(self, text: str, n: int | None = None, **values: Any) -> str:
        """A text that participants read, with its values.

        A study that takes over a text as it is, such as "Yes", has it translated as well; its
        other texts pass through.

        Args:
            text: In English, as the source has it; a message, which may have its values already,
                or any other text.
            n: The number that plural forms follow; `%n` stands for it.
            values: What is in braces, as text.
        """
        if isinstance(text, Message) and n is None:
            return self.translate(Message(text.template, values) if values else text)
        translation = self.lookup(PARTICIPANT, text, "", -1 if n is None else n)
        for name, value in values.items():
            # Not `format`, which would fail at braces in the value or in a study's text.
            translation = translation.replace(f"{{{name}}}", value)
        return translation

    def step(self, step: S) -> S:
        """A step with the program's own texts in this language; the study's own stay."""
        return translated(step, self.say)

    def translate(self, message: Message) -> str:
        """A message in this language; in English where its template is not translated."""
        if message.template == INTERVAL:
            # Where decimals have a comma, another one between the ends could be read as one of
            # them.
            between = "; " if self._signs[1] == "," else ", "
            ends = between.join(self.written(end) for end in message.values.values())
            return f"[{ends}]"
        if self.spoken == ENGLISH:
            return str.__str__(message)
        if is_joined(message):
            return rejoined(self.spoken, message, self._shown)
        source = catalogue_key(message.template)
        n = message.values["n"] if message.singular else -1
        templates = (self._form(context, source, message.note, n) for context in _CONTEXTS)
        template = next(filter(None, templates), "")
        if not template:
            return str.__str__(message)
        return filled(template, message.template, message.values, self._shown)

    def mark(self, mark: str) -> str:
        """A mark of English, such as ": ", as this language writes it."""
        return mark_in(self.spoken, mark)

    def join(self, mark: str, texts: Iterable[str]) -> str:
        """Texts of this language one after the other; see `core.marks.joined`."""
        return joined(self.spoken, mark, texts)

    def items(self, items: Iterable[str]) -> str:
        """A list of things."""
        return listed(self.spoken, items)

    def _form(self, context: str, text: str, note: str, n: int) -> str:
        """The translation for a number: of the languages there are, only Chinese has one form."""
        forms = self._catalogue.forms(context, text, note)
        return (forms[0] if n in (-1, 1) else forms[-1]) if forms else ""

    def _shown(self, value: Any, spec: str) -> str:
        """A value of a message as it is written in this language."""
        if isinstance(value, tuple):
            return self.items(self._shown(item, spec) for item in value)
        if isinstance(value, Message):
            return self.translate(value)
        # Python takes True for the number 1.
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return self.written(english(value, spec)) if is_number else english(value, spec)

    def number(self, value: float) -> str:
        """A number as it is written in this language; whole ones without a fraction."""
        is_whole = value == int(value)
        return self.format_int(int(value)) if is_whole else self.written(f"{value:,.6g}")

    def decimals(self, value: float, places: int = 2) -> str:
        """A number with a fixed number of decimals, rounded as Python rounds.

        >>> Voice("de").decimals(0.125), Voice("en").decimals(1234.5, 1)
        ('0,12', '1,234.5')
        >>> Voice("en").decimals(-0.36), Voice("en").decimals(-0.001)
        ('\u22120.36', '0.00')
        """
        # With z, what rounds to zero has no minus (PEP 682).
        return self.written(f"{value:z,.{places}f}".replace("-", MINUS))

    def written(self, number: str) -> str:
        """A number in English digits with the separators of this language.

        >>> Voice("de").written("1,234.5"), Voice("it").written("1.2e-09")
        ('1.234,5', '1,2e-09')
        """
        signs = dict(zip(_ENGLISH_SIGNS, self._signs, strict=True))
        return _SEPARATOR.sub(lambda sign: signs[sign[0]], number)

    def interval(self, low: float | None, high: float | None) -> str:
        """An interval as it is written in this language.

        >>> Voice("de").interval(0.512, 0.6), Voice("zh").interval(0.512, 0.6)
        ('[0,51; 0,60]', '[0.51, 0.60]')
        """
        text = interval(low, high)
        return self.translate(text) if isinstance(text, Message) else text

    def cell(self, text: str) -> str:
        """The text of a cell of a matrix: a message, or numbers in English digits."""
        if isinstance(text, Message):
            return self.translate(text)
        return "\n".join(map(self.written, text.split("\n")))

    def format_int(self, value: int) -> str:
        """A whole number, its thousands set apart as is usual here."""
        return self.written(f"{value:,}".replace("-", MINUS))


def spoken(language: str) -> str:
    """The language of `LANGUAGES` that a code stands for; empty if it is none of them.

    >>> spoken("de_AT.UTF-8"), spoken("zh-Hans-CN"), spoken("zh-TW"), spoken("fr")
    ('de', 'zh', '', '')
    """
    parts = _parts(language)
    # The catalogue has simplified characters alone, so readers of traditional ones get English.
    if parts[0] == "zh" and _TRADITIONAL & set(parts):
        return ""
    return parts[0] if parts[0] in LANGUAGES else ""


def _parts(language: str) -> list[str]:
    # Systems write de_AT.UTF-8, browsers and studies de-AT.
    return language.partition(".")[0].replace("_", "-").casefold().split("-")


def _signs(language: str) -> tuple[str, str]:
    """The signs between thousands and before decimals."""
    parts = _parts(language)
    return _SIGNS.get("-".join(parts)) or _SIGNS.get(parts[0], _ENGLISH_SIGNS)
