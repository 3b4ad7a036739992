"""The words of a browser's page, in the language of the session: the kiosk's, without Qt.

The catalogues are those of the whole program, `resources/translations/turingdesk_*.ts`. They are
XML, which the standard library reads; the desk and the kiosk read the same texts through Qt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import Any
from xml.etree import ElementTree

from turingdesk.core.marks import is_joined, listed, rejoined
from turingdesk.core.message import Message, catalogue_key, english, filled
from turingdesk.core.plugin import catalogues
from turingdesk.sessions.step_text import S, translated
from turingdesk.system.paths import resources

ENGLISH = "en"
PARTICIPANT = "Participant"
_CONTEXTS = ("Below", PARTICIPANT, "Desk")
#: What separates thousands and fractions, where it isn't as in English.
_SIGNS: Mapping[str, Mapping[str, str]] = {
    code: {",": ".", ".": ","} for code in ("de", "es", "it")
}
_RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"))
_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "zh": "简体中文",
}

Catalogue = Mapping[tuple[str, str, str], tuple[str, ...]]
#: Context, source, and note -> the translation, in several forms where the number matters.


def spoken(language: str) -> str:
    """The catalogue for a language such as "de-AT"; English where there is none.

    >>> spoken("de_AT"), spoken("zh-Hans"), spoken("fr")
    ('de', 'zh', 'en')
    """
    first = re.split(r"[-_.]", language.casefold())[0]
    there = (resources() / "translations" / f"turingdesk_{first}.ts").is_file()
    return first if there else ENGLISH


def own_name(language: str) -> str:
    """The name of a language in itself; the code where that isn't known.

    >>> own_name("es"), own_name("tlh")
    ('Español', 'tlh')
    """
    return _NAMES.get(language) or _NAMES.get(re.split(r"[-_]", language)[0], language)


@cache
def _catalogue(code: str) -> Catalogue:
    """All translations of a language; unfinished ones are omitted, as in Qt."""
    forms_by_key: dict[tuple[str, str, str], tuple[str, ...]] = {}
    # The program's own file comes last, so that a plugin can't replace its texts.
    files = [*catalogues(code), resources() / "translations" / f"turingdesk_{code}.ts"]
    for context in chain.from_iterable(ElementTree.parse(file).iter("context") for file in files):
        name = context.findtext("name") or ""
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            key = (name, entry.findtext("source") or "", entry.findtext("comment") or "")
            forms_by_key[key] = tuple(forms) or (translation.text or "",)
    return forms_by_key


class ParticipantVoice:
    """Texts and numbers in one language; what isn't translated is in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.spoken = spoken(language)
        self._catalogue_forms = _catalogue(self.spoken)

    @property
    def direction(self) -> str:
        """Which way the language is written, as HTML says it: "ltr" or "rtl"."""
        first = re.split(r"[-_]", self.language.casefold())[0]
        return "rtl" if first in _RIGHT_TO_LEFT else "ltr"

    @property
    def space(self) -> str:
        """The space between two sentences; Chinese has none."""
        return "" if self.spoken == "zh" else " "

    def say(self, text: str, n: int | None = None, **values: Any) -> str:
        """A text that participants read, with its values.

        Args:
            text: In English, as the source has it; a message, which may have its values already,
                or any other text.
            n: The number that plural forms follow; `%n` stands for it.
            values: What is in braces, as text.
        """
        if isinstance(text, Message) and n is None:
            return self._translated(Message(text.template, values) if values else text)
        translation = self._form((PARTICIPANT, text, ""), n) or text
        translation = translation if n is None else translation.replace("%n", self.number(n))
        for name, value in values.items():
            # Not `format`, which would fail at braces in the value or in a study's text.
            translation = translation.replace(f"{{{name}}}", value)
        return translation

    def number(self, value: float, spec: str = "g") -> str:
        """A number as it is written in this language."""
        return self._written(format(value, spec))

    def step(self, step: S) -> S:
        """A step with the program's own texts in this language; the study's own stay."""
        return translated(step, self.say)

    def _translated(self, text: Message) -> str:
        if is_joined(text):
            return rejoined(self.spoken, text, self._written_value)
        key = catalogue_key(text.template)
        n = text.values["n"] if text.singular else None
        translations = (self._form((context, key, text.note), n) for context in _CONTEXTS)
        template = next(filter(None, translations), "")
        if not template:
            if not text.values:
                return str.__str__(text)
            template = text.singular if n == 1 else text.template
        return filled(template, text.template, text.values, self._written_value)

    def _form(self, key: tuple[str, str, str], n: int | None) -> str:
        """The translation for a number: of the languages there are, only Chinese has one form."""
        forms = self._catalogue_forms.get(key, ())
        if not forms:
            return ""
        return forms[0] if n is None or n == 1 else forms[-1]

    def _written_value(self, value: Any, spec: str) -> str:
        """A value of a message as it is written in this language."""
        if isinstance(value, tuple):
            return listed(self.spoken, (self._written_value(item, spec) for item in value))
        if isinstance(value, Message):
            return self._translated(value)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        text = english(value, spec)
        return self._written(text) if is_number else text

    def _written(self, number: str) -> str:
        signs = _SIGNS.get(self.spoken, {})
        return "".join(signs.get(sign, sign) for sign in number)
