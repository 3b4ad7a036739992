"""The program's own words in the languages that it speaks.

There are two voices. The *program's* speaks to anyone who works at the desk, in the language of
the settings; the *participant's* speaks on the kiosk, in the language of the session. Both can
be heard at the same time: a session in Spanish runs on one screen, a German desk on another.

Texts are in English in the source, `tr("Participant", "Continue")`, and are translated in
`resources/translations/*.ts`; `translations.py` beside them collects them.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterable
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from turingdesk.core.marks import is_joined, joined, listed, rejoined
from turingdesk.core.marks import mark as mark_in
from turingdesk.core.message import (
    MINUS,
    Message,
    catalogue_key,
    english,
    filled,
)
from turingdesk.core.number_words import INTERVAL, interval
from turingdesk.core.plugin import catalogues
from turingdesk.system.os_errors import error_message
from turingdesk.system.paths import cache, resources

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
_SEPARATOR = re.compile(r"(?<=\d),(?=\d{3})|\.(?=\d)")  #: of thousands and of decimals
_TRADITIONAL = {"hant", "tw", "hk", "mo"}
_QT_NAMES = {"zh": "zh_CN"}  #: of Qt's own translations
#: What is written on keys, where it isn't as in English.
_KEYS = {
    "de": {"Ctrl": "Strg", "Shift": "Umschalt", "Enter": "Eingabe", "Del": "Entf"},
    "es": {"Shift": "May\u00fas", "Del": "Supr"},
    "it": {"Shift": "Maiusc", "Enter": "Invio", "Del": "Canc"},
}


class Voice:
    """Texts, numbers and dates in one language.

    Args:
        language: A code such as "de" or "es-MX"; what is not translated is in English.
        folder: Where the compiled translations are.
    """

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        self.language = language
        self.spoken = language if folder else spoken(language) or ENGLISH
        self.locale = QLocale(language.replace("-", "_"))
        house = (folder or resources() / "translations") / f"turingdesk_{self.spoken}.ts"
        self._translators = [_loaded(file) for file in (house, *catalogues(self.spoken))]
        self._translations: dict[tuple[str, str, str], str] = {}
        self._templates: dict[tuple[str, str], str] = {}

    @property
    def direction(self) -> Qt.LayoutDirection:
        """Which way the language is written."""
        return self.locale.textDirection()

    def say(self, context: str, text: str, note: str = "", n: int = -1) -> str:
        """A text of the source in this language, `%n` replaced by the number."""
        if n >= 0:
            translated = self._translated(context, text, note, n) or text
            return translated.replace("%n", self.number(n))
        key = (context, text, note)
        if key not in self._translations:
            self._translations[key] = self._translated(context, text, note) or text
        return self._translations[key]

    def _translated(self, context: str, text: str, note: str, n: int = -1) -> str:
        """A text as the first catalogue has it that does; the house comes before plugins."""
        translations = (
            translator.translate(context, text, note or None, n)
            for translator in self._translators
        )
        return next(filter(None, translations), "")

    def translate(self, message: Message) -> str:
        """A message in this language; in English where its template is not translated."""
        if message.template == INTERVAL:
            between = "; " if self.locale.decimalPoint() == "," else ", "
            ends = between.join(self.written(end) for end in message.values.values())
            return f"[{ends}]"
        if is_joined(message):
            return rejoined(self.spoken, message, self._shown)
        template = self._template(message)
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

    def keys(self, keys: str) -> str:
        """Keys to press, with the names that this language's keyboards have.

        >>> Voice("de").keys("Ctrl+Shift+Q"), Voice("zh").keys("Ctrl+Shift+Q")
        ('Strg+Umschalt+Q', 'Ctrl+Shift+Q')
        """
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        if "+" in keys and "+" not in native:  # a system that has signs for them
            return native
        names = _KEYS.get(self.spoken, {})
        return "+".join(names.get(key, key) for key in keys.split("+"))

    def _template(self, message: Message) -> str:
        """The translation of a message's template; empty if there is none."""
        if message.singular:
            return self._found_template(message, message.values["n"])
        key = (message.template, message.note)
        if key not in self._templates:  # each trial at a kiosk says the same few
            self._templates[key] = self._found_template(message, -1)
        return self._templates[key]

    def _found_template(self, message: Message, n: int) -> str:
        source = catalogue_key(message.template)
        contexts = (BELOW, PARTICIPANT, "Desk")
        templates = (self._translated(context, source, message.note, n) for context in contexts)
        return next(filter(None, templates), "")

    def _shown(self, value: Any, spec: str) -> str:
        """A value of a message as it is written in this language."""
        if isinstance(value, tuple):
            return self.items(self._shown(item, spec) for item in value)
        if isinstance(value, Message):
            return translate_message(value, self)
        if isinstance(value, date) and not spec:
            return self.moment(value) if isinstance(value, datetime) else self.day(value)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return self.written(english(value, spec)) if is_number else english(value, spec)

    def number(self, value: float) -> str:
        """A number as it is written in this language; whole ones without a fraction."""
        return self.locale.toString(value) if value != int(value) else self.format_int(int(value))

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
        signs = {",": self.locale.groupSeparator(), ".": self.locale.decimalPoint()}
        return _SEPARATOR.sub(lambda sign: signs[sign[0]], number)

    def interval(self, low: float | None, high: float | None) -> str:
        """An interval as it is written in this language.

        >>> Voice("de").interval(0.512, 0.6), Voice("zh").interval(0.512, 0.6)
        ('[0,51; 0,60]', '[0.51, 0.60]')
        """
        return translate_message(interval(low, high), self)

    def cell(self, text: str) -> str:
        """The text of a cell of a matrix: a message, or numbers in English digits."""
        if isinstance(text, Message):
            return translate_message(text, self)
        return "\n".join(map(self.written, text.split("\n")))

    def format_int(self, value: int) -> str:
        """A whole number, its thousands set apart as is usual here."""
        return self.locale.toString(value)

    def moment(self, value: datetime) -> str:
        """A day and a time: 21 Nov 14:28; with the year where it isn't this one."""
        when = QDateTime(value.year, value.month, value.day, value.hour, value.minute, 0)
        day = _DAYS.get(self.spoken, "d MMM{year}")
        year = "" if value.year == datetime.now().year else _YEARS.get(self.spoken, " yyyy")
        return self.locale.toString(when, f"{day.format(year=year)} HH:mm")

    def day(self, value: date | datetime) -> str:
        """A date, short: 21.11.26."""
        day = QDate(value.year, value.month, value.day)
        return self.locale.toString(day, QLocale.FormatType.ShortFormat)


#: How languages write a day with a short month, where not as English does: Qt's own short forms
#: have numbers only, and its long ones the whole month.
_DAYS = {"de": "d. MMM{year}", "zh": "{year}M\u6708d\u65e5"}
_YEARS = {"zh": "yyyy\u5e74"}


def _loaded(source: Path) -> QTranslator:
    translator = QTranslator()
    translator.load(_compiled(source))
    return translator


def _compiled(source: Path) -> str:
    """The compiled catalogue of a language; empty if there is none.

    The binary brings it along. From a checkout it is compiled when it is first wanted, by Qt's
    tool, which comes with PySide6, into the user's cache, where its name tells its source.
    """
    beside = source.with_suffix(".qm")
    if beside.is_file() or not source.is_file():
        return str(beside) if beside.is_file() else ""
    digest = sha256(source.read_bytes()).hexdigest()[:16]
    catalogue = cache() / f"{source.stem}_{digest}.qm"
    if not catalogue.is_file():
        catalogue.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(
            dir=catalogue.parent
        ) as home:  # another process may do so, too
            new_catalogue = Path(home) / catalogue.name
            tool = Path(PySide6.__file__).with_name("lrelease")
            command = [str(tool), "-silent", str(source), "-qm", str(new_catalogue)]
            try:
                subprocess.run(command, capture_output=True, check=True)
                new_catalogue.replace(catalogue)
            except (OSError, subprocess.CalledProcessError):
                return ""  # the program speaks English then
    return str(catalogue)


voices: dict[str, Voice] = {}  #: of the program and of the participant
_qt: list[QTranslator] = []


def tr(context: str, text: str, note: str = "", n: int = -1) -> str:
    """A text in the language of those who read it.

    Only literal texts can be collected from the source; what varies is put in afterwards,
    `tr("Participant", "{number} of {of}").format(number=3, of=60)`.

    Args:
        context: Who reads it: "Participant", or the part of the desk where it is.
        text: In English. With a number, `%n` stands for it, as in "%n second(s)".
        note: Tells texts apart that are the same in English only.
        n: The number that plural forms follow.
    """
    return (participant() if context == PARTICIPANT else program()).say(context, text, note, n)


def translate_problem(problem: object) -> str:
    """The words of an error for people, in the language of the desk."""
    return translate_message(error_message(problem))


def translate_message(text: str, voice: Voice | None = None) -> str:
    """A sentence from below the desk in the language of the desk, or of any other voice.

    What is not a message, such as the title of a study, is someone's own text and stays as it is.
    """
    voice = voice or program()
    if not isinstance(text, Message) or voice.spoken == ENGLISH:
        return text
    return voice.translate(text)


def tr_noop(context: str, text: str, note: str = "") -> str:
    """The text itself: marks a text that is collected here and said elsewhere, with its note."""
    return text


def program() -> Voice:
    """The voice of the desk."""
    return voices.get("program") or voices.setdefault("program", Voice())


def participant() -> Voice:
    """The voice of the kiosk."""
    return voices.get("participant") or voices.setdefault("participant", Voice())


def install(language: str = "") -> Voice:
    """Let the program speak a language from now on; windows that are open keep theirs.

    Qt's own dialogs, the formats of numbers and dates and the direction of layouts follow.

    Args:
        language: One of `LANGUAGES`; by default the system's, else English.
    """
    voice = voices["program"] = Voice(spoken(language) or of_the_system())
    have_letters(voice.language)
    QLocale.setDefault(voice.locale)
    app = QCoreApplication.instance()
    for translator in _qt:
        QCoreApplication.removeTranslator(translator)
    _qt.clear()
    if isinstance(app, QApplication):
        app.setLayoutDirection(voice.direction)
        if voice.spoken != ENGLISH:
            _install_qt(voice.spoken)
    return voice


def speak(language: str, folder: Path | None = None) -> Voice:
    """Let the kiosk speak a session's language from now on.

    Args:
        language: Any code; the program's own texts are English where it is none of `LANGUAGES`.
        folder: Where the compiled translations are, if not with the program.
    """
    have_letters(language)
    voice = voices["participant"] = Voice(language, folder)
    return voice


def spoken(language: str) -> str:
    """The language of `LANGUAGES` that a code stands for; empty if it is none of them.

    >>> spoken("de_AT.UTF-8"), spoken("zh-Hans-CN"), spoken("zh-TW"), spoken("fr")
    ('de', 'zh', '', '')
    """
    parts = language.partition(".")[0].replace("_", "-").casefold().split("-")
    if parts[0] == "zh" and _TRADITIONAL & set(parts):
        return ""
    return parts[0] if parts[0] in LANGUAGES else ""


def of_the_system() -> str:
    """The first language that the user asked the system for and that is spoken here."""
    languages = QLocale.system().uiLanguages()
    return next((language for name in languages if (language := spoken(name))), ENGLISH)


def have_letters(language: str) -> None:
    """Make the letters of a language known to Qt, where they are not those of every screen."""
    if language.startswith("zh") and QCoreApplication.instance() is not None:
        from turingdesk.gui.theme import load_chinese

        load_chinese()


def _install_qt(language: str) -> None:
    """Have Qt's own buttons and menus in the same language."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{_QT_NAMES.get(language, language)}", folder):
        QCoreApplication.installTranslator(translator)
        _qt.append(translator)
