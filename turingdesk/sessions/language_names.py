"""Languages, each by its own name, so that its speakers find it in a list."""

from __future__ import annotations

from turingdesk.sessions.voice import LANGUAGES

#: As Unicode's CLDR has them, with a capital letter.
_NAMES = {
    **LANGUAGES,
    "ar": "العربية",
    "bg": "Български",
    "ca": "Català",
    "cs": "Čeština",
    "da": "Dansk",
    "el": "Ελληνικά",
    "et": "Eesti",
    "eu": "Euskara",
    "fa": "فارسی",
    "fi": "Suomi",
    "fr": "Français",
    "gl": "Galego",
    "he": "עברית",
    "hi": "हिन्दी",
    "hr": "Hrvatski",
    "hu": "Magyar",
    "id": "Indonesia",
    "is": "Íslenska",
    "ja": "日本語",
    "ko": "한국어",
    "lt": "Lietuvių",
    "lv": "Latviešu",
    "nb": "Norsk bokmål",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "ro": "Română",
    "ru": "Русский",
    "sk": "Slovenčina",
    "sl": "Slovenščina",
    "sr": "Српски",
    "sv": "Svenska",
    "th": "ไทย",
    "tr": "Türkçe",
    "uk": "Українська",
    "vi": "Tiếng Việt",
    "zh-hant": "繁體中文",
    "zh-hk": "繁體中文",
    "zh-tw": "繁體中文",
}


def own_name(language: str) -> str:
    """The name of a language in itself; the code where that isn't known.

    >>> own_name("es"), own_name("fr-CA"), own_name("tlh")
    ('Español', 'Français', 'tlh')
    """
    code = language.casefold().replace("_", "-")
    return _NAMES.get(code) or _NAMES.get(code.partition("-")[0], language)
