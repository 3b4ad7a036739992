"""The program's own words in the languages that it speaks.

There are two voices. The *program's* speaks to anyone who works at the desk, in the language of
the settings; the *participant's* speaks on the kiosk, in the language of the session. Both can
be heard at the same time: a session in Spanish runs on one screen, a German desk on another.

Texts are in English in the source, `tr("Participant", "Continue")`, and are translated in
`resources/translations/*.ts`; `translations.py` beside them collects them.
"""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import Any

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

from turingdesk.core.message import Message
from turingdesk.sessions.voice import ENGLISH, PARTICIPANT, Voice, spoken
from turingdesk.system.os_errors import error_message

_QT_NAMES = {"zh": "zh_CN"}  #: of Qt's own translations
#: What is written on keys, where it isn't as in English.
_KEYS = {
    "de": {"Ctrl": "Strg", "Shift": "Umschalt", "Enter": "Eingabe", "Del": "Entf"},
    "es": {"Shift": "May\u00fas", "Del": "Supr"},
    "it": {"Shift": "Maiusc", "Enter": "Invio", "Del": "Canc"},
}


class ScreenVoice(Voice):
    """The voice that participants hear in browsers, too; with dates, and the names of keys."""

    @property
    def direction(self) -> Qt.LayoutDirection:
        """Which way the language is written."""
        is_left_to_right = self.html_direction == "ltr"
        directions = Qt.LayoutDirection
        return directions.LeftToRight if is_left_to_right else directions.RightToLeft

    @property
    def locale(self) -> QLocale:
        """The formats of dates, and of what Qt's own fields show."""
        return QLocale(self.language.replace("-", "_"))

    def keys(self, keys: str) -> str:
        """Keys to press, with the names that this language's keyboards have.

        >>> ScreenVoice("de").keys("Ctrl+Shift+Q"), ScreenVoice("zh").keys("Ctrl+Shift+Q")
        ('Strg+Umschalt+Q', 'Ctrl+Shift+Q')
        """
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        if "+" in keys and "+" not in native:  # a system that has signs for them
            return native
        names = _KEYS.get(self.spoken, {})
        return "+".join(names.get(key, key) for key in keys.split("+"))

    def _shown(self, value: Any, spec: str) -> str:
        if isinstance(value, date) and not spec:
            return self.moment(value) if isinstance(value, datetime) else self.day(value)
        return super()._shown(value, spec)

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


voices: dict[str, ScreenVoice] = {}  #: of the program and of the participant
# An application doesn't own its translators, so Python would delete them at once.
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
    return (participant() if context == PARTICIPANT else program()).lookup(context, text, note, n)


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


def program() -> ScreenVoice:
    """The voice of the desk."""
    # `setdefault` alone would make another voice at each call.
    return voices.get("program") or voices.setdefault("program", ScreenVoice())


def participant() -> ScreenVoice:
    """The voice of the kiosk."""
    return voices.get("participant") or voices.setdefault("participant", ScreenVoice())


def install(language: str = "") -> ScreenVoice:
    """Let the program speak a language from now on; windows that are open keep theirs.

    Qt's own dialogs, the formats of numbers and dates and the direction of layouts follow.

    Args:
        language: One of `LANGUAGES`; by default the system's, else English.
    """
    voice = voices["program"] = ScreenVoice(spoken(language) or of_the_system())
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


def speak(language: str, folder: Path | None = None) -> ScreenVoice:
    """Let the kiosk speak a session's language from now on.

    Args:
        language: Any code; the program's own texts are English where it is none of `LANGUAGES`.
        folder: Where the translations are, if not with the program.
    """
    have_letters(language)
    voice = voices["participant"] = ScreenVoice(language, folder)
    return voice


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
