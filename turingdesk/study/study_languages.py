"""The languages of a study: which there are, and what is missing in which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Study
from turingdesk.core.wording import texts
from turingdesk.study.findings import did_you_mean
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import Section
from turingdesk.tasks import TASKS

SPOKEN = ("de", "en", "es", "it", "zh")  #: what the program's own texts are translated into
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_SHORT = 60  #: letters of a text that a message repeats
_OWN = (
    *("About you", "A few last questions", "Yes", "No", "True", "False"),
    *(f"A {origin.value}" for origin in Origin),
)


def languages(root: Section) -> tuple[str, ...]:
    """The codes of the study's languages, the one that it is written in first."""
    found = root.items("languages", str, "languages") or ("en",)
    for number, code in enumerate(found):
        if not _CODE.fullmatch(code):
            what = f"{code!r} is no code of a language."
            root.error("languages", what, 'Write e.g. languages = ["en", "de"].')
        elif code in found[:number]:
            root.error("languages", f"{code!r} is there twice.", "Name each language once.")
    return found


def in_file_names(file: str, language: str) -> str:
    """What the file of a text is called in another language.

    >>> in_file_names("texts/consent.md", "de")
    'texts/consent.de.md'
    """
    path = PurePosixPath(file)
    return str(path.with_name(f"{path.stem}.{language}{path.suffix}"))


def words(
    root: Section, codes: tuple[str, ...], read: Mapping[str, Mapping[str, str]]
) -> dict[str, dict[str, str]]:
    """What study.toml says in the languages after the first, by language and text.

    Args:
        root: The whole study.toml.
        codes: The study's languages.
        read: The texts that have files of their own, by language.
    """
    section = root.section("words")
    found = {}
    for code in codes[1:]:
        own = section.section(code)
        found[code] = {key: own.text(key, key) for key in own.values} | dict(read.get(code, {}))
    for code in section.values:
        if code not in codes[1:]:
            section.error(
                code,
                f"The study has words in {code!r}, which is not one of its further languages.",
                f'Write languages = ["{codes[0]}", "{code}"], or take the words out.',
            )
            section.raw(code)
    section.close()
    return found


def check_words(root: Section, study: Study) -> None:
    """Tell what is missing in which language, and what no text of the study needs."""
    needed = list(texts(study))
    for code in study.languages:
        if code.partition("-")[0] not in SPOKEN:
            what = (
                f"The program itself does not speak {code!r}: its buttons and hints are English."
            )
            root.warning("languages", what, "Nothing needs to be done if readers know English.")
    for code in study.languages[1:]:
        said, own = study.words.get(code, {}), root.section("words").section(code)
        speaks = code.partition("-")[0] in SPOKEN
        for text in needed:
            if text not in said and "\n" not in text.strip() and not (speaks and text in _known()):
                what = f"{_short(text)} is missing in {code!r}; it is shown as it is."
                fix = f'Write it below [words.{code}]: {_key(text)} = "...".'
                root.warning("words" if root.has("words") else "languages", what, fix)
        for text in own.values:
            if text not in needed:
                fix = did_you_mean(text, needed, "Copy it exactly, or take it out.")
                own.warning(text, f"No text of the study is {_short(text)}.", fix)


@cache
def _known() -> frozenset[str]:
    """The program's own texts that a study takes over, which the program says in its languages."""
    return frozenset(_own_texts())


def _own_texts() -> Iterator[str]:
    yield from _OWN
    yield from (task.title for task in (TASKS[name] for name in TASKS))
    for preset in PRESETS.values():
        yield from _of_preset(preset)


def _of_preset(preset: Mapping[str, Any]) -> Iterator[str]:
    yield from (preset[key] for key in ("text", "low_label", "high_label") if key in preset)
    yield from preset.get("choices", ())


def _short(text: str) -> str:
    return repr(text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}...")


def _key(text: str) -> str:
    shown = text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}..."
    return '"' + shown.replace("\\", "\\\\").replace('"', '\\"') + '"'
