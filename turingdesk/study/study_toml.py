"""Reads study.toml and the texts it names."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from turingdesk.core.message import (
    Message,
    all_of,
    join,
    message,
    participant_message,
    plural,
)
from turingdesk.core.plugin import INSTALL, plugins, why_not_loaded
from turingdesk.core.question import Question
from turingdesk.core.setting import setting_of
from turingdesk.core.shelf import listed
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Block, Planned, Signature, Study, WebLinks
from turingdesk.core.task import TASKS
from turingdesk.core.wording import reworded, texts
from turingdesk.study.findings import Findings, Place, did_you_mean, nearest
from turingdesk.study.folder import Folder
from turingdesk.study.grid_file import default_tables
from turingdesk.study.placeholders import note_placeholders
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import FILE, Section, TomlFile, read, unique, values
from turingdesk.study.study_blocks import read_block
from turingdesk.study.study_questions import forms
from turingdesk.study.study_rules import rules
from turingdesk.study.text import decoded, signs_of_damage
from turingdesk.study.toml_lines import TomlLines
from turingdesk.study.toml_values import parsed_toml

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,63}")
_IN_BRACES = re.compile(r"\{([^{}]*)\}")
_LONGEST_CODE = 100


def web_links(root: Section) -> WebLinks:
    """The table [web], with a problem for each name, code, and address that can't be used."""
    section = root.section("web")
    links = read(section, WebLinks)
    _check_parameters(section, links.parameters)
    if len(links.completion_code) > _LONGEST_CODE or not links.completion_code.isprintable():
        what = message("The completion code must be one short line.")
        section.error("completion_code", what, message("Copy it from the service again."))
    if links.redirect:
        _check_redirect(section, links)
    return links


def _check_parameters(section: Section, names: tuple[str, ...]) -> None:
    for name in names:
        if not _NAME.fullmatch(name):
            what = message("{name!r} can't be a parameter of a link.", name=name)
            fix = message("Use letters, digits, and underscores, such as PROLIFIC_PID.")
            section.error("parameters", what, fix)
    for name in sorted({name for name in names if names.count(name) > 1}):
        what = message("{name!r} is listed twice.", name=name)
        section.error("parameters", what, message("Remove one of them."))


def _check_redirect(section: Section, links: WebLinks) -> None:
    if not is_https(links.redirect):
        what = message("{address!r} isn't an https address.", address=links.redirect)
        fix = message("Use an address that begins with https:// and has no spaces.")
        section.error("redirect", what, fix)
    for name in _IN_BRACES.findall(links.redirect):
        if name not in links.parameters:
            what = message("{name!r} in braces isn't a parameter of the link.", name=name)
            fix = did_you_mean(name, links.parameters, message("Add it to the parameters."))
            section.error("redirect", what, fix)


def is_https(address: str) -> bool:
    """True if a browser can go to an address without leaving encryption.

    >>> is_https("https://app.prolific.com/submissions/complete?cc=C1A2B3C4")
    True
    >>> is_https("http://app.prolific.com"), is_https("javascript:alert(1)"), is_https("https:///x")
    (False, False, False)
    """
    if not address.isprintable() or " " in address:
        return False
    try:
        parts = urlsplit(address)
    # Such as an address of IPv6 without its last bracket.
    except ValueError:
        return False
    host = parts.hostname or ""
    # A name before an @ can pose as the host, and browsers take a backslash for a slash.
    is_plain = not parts.username and not parts.password and not set(host) & set("{}\\")
    return parts.scheme == "https" and bool(host) and is_plain


TEXTS = tuple(str(option.value) for option in setting_of(Study, "texts").options)
_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_LONGEST_ID = 60
_NO_CONSENT = message("Participants would not be asked for consent.")
_ADD_CONSENT = message(
    "Add texts/consent.md, or say under [consent] why none is needed: not_needed = "
    '"Waived by …". Until then, only pilot sessions can run.'
)


@dataclass(frozen=True, slots=True)
class StudyFile:
    """The contents of study.toml."""

    study: Study  #: without its hash
    root: Section
    bytes: bytes  #: of study.toml without the line of the media folder
    sections: Mapping[str, Section]  #: of the blocks, by id
    texts: tuple[str, ...]  #: names of the text files that are used


def read_study(folder: Folder, findings: Findings) -> StudyFile | None:
    """The study, as far as it can be read; None, with problems, where it is not valid TOML."""
    data = folder.read(FILE, Place(FILE))
    text = None if data is None else decoded(data, FILE, findings)
    if text is None:
        return None
    values = parsed_toml(text, FILE, findings)
    return None if values is None else _Reader(values, text, folder, findings).read()


class _Reader:
    """Reads one study.toml."""

    def __init__(
        self, values: Mapping[str, Any], text: str, folder: Folder, findings: Findings
    ) -> None:
        self._lines = TomlLines(text)
        self.root = Section(values, TomlFile(findings, self._lines, self._text))
        self._written = text
        self._folder = folder
        self._findings = findings
        self._texts: dict[str, str] = {}  #: by file name
        self._words: dict[str, dict[str, str]] = {}  #: by language: texts that have files

    def read(self) -> StudyFile:
        root = self.root
        self._languages = languages(root)
        plain = without_media(self._written, self._lines).encode()
        blocks = self._blocks()
        texts = self._named_texts()
        study_forms = forms(root)
        fixed_values = {
            "id": self._id(),
            "blocks": tuple(blocks.values()),
            "languages": self._languages,
            "words": words(root, self._languages, self._words),
            "texts": texts,
            "forms": study_forms,
            "rules": rules(root, tuple(blocks.values()), study_forms),
            "planned": planned(root, self._read),
            "web": web_links(root),
            "media": self._media(),
        }
        study = Study(**values(root, Study, fixed_values))
        _check_consent(root.section("consent"), study)
        _check_origins(root, study)
        _check_plugins(root.section("requires"), study)
        root.close()
        return StudyFile(study, root, plain, self._sections, tuple(self._texts))

    def _media(self) -> str:
        media = self.root.text("media", "media")
        if media and "\0" not in media:
            return media
        self.root.error(
            "media",
            message("{media!r} is not a valid folder name.", media=media),
            message('Use, for example, media = "media".'),
        )
        return "media"

    def _id(self) -> str:
        name = self.root.text("id", required=True)
        if len(name) > _LONGEST_ID:
            what = plural(
                "The ID has %n character, and it becomes part of file names.",
                "The ID has %n characters, and it becomes part of file names.",
                n=len(name),
            )
            self.root.error(
                "id", what, message("Use at most {longest_id}.", longest_id=_LONGEST_ID)
            )
        if name and not _ID.fullmatch(name):
            self.root.error(
                "id",
                message(
                    "{name!r} is not a valid study ID, because it becomes part of file names.",
                    name=name,
                ),
                message("Use letters, digits, and single hyphens, such as my-study-2."),
            )
        return name

    def _blocks(self) -> dict[str, Block]:
        sections = self.root.sections("block")
        if not sections:
            fix = message("Add a [[block]] with task and trials.")
            self.root.error("block", message("The study has no block."), fix)
        read_blocks = [read_block(section, self._table, self._read) for section in sections]
        good = [(s, b) for s, b in zip(sections, read_blocks, strict=True) if b is not None]
        ids = [block.id for _, block in good]
        unique([section for section, _ in good], ids, message("block"))
        self._sections = {block.id: section for section, block in good}
        return {block.id: block for _, block in good}

    def _table(self, section: Section, key: str, task: str) -> str:
        """The table that is meant where none is named; there must not be two."""
        there = default_tables(self._folder, task)
        if len(there) > 1:
            what = message(
                "There are {there}, and {key!r} doesn't say which one to use.",
                there=all_of(there),
                key=key,
            )
            section.error(
                key,
                what,
                message('Set {key} = "{there}", or delete the others.', key=key, there=there[0]),
            )
        return there[0] if there else f"{task}.csv"

    def _named_texts(self) -> dict[str, str]:
        """The pages' texts by name: those that are named, and those found in texts/."""
        section = self.root.section("texts")
        text_by_name = {}
        for name in TEXTS:
            file = section.text(name)
            default_file = f"texts/{name}.md"
            if not file and not section.has(name) and self._folder.has(default_file):
                file = default_file
            if file:
                text_by_name[name] = self._text(section, name, file)
        section.close()
        return text_by_name

    def _text(self, section: Section, key: str, file: str) -> str:
        """The words for participants in a file, which is looked for in every language."""
        text = self._read(section, key, file)
        for code in self._languages[1:] if text else ():
            name = in_file_names(file, code)
            if not self._folder.has(name):
                what = message(
                    "{file} has no translation into {code!r}, so it is shown untranslated.",
                    file=file,
                    code=code,
                )
                section.warning(key, what, message("Add {name}.", name=name))
                self._words.setdefault(code, {})[text] = text
            elif translated := self._read(section, key, name):
                self._words.setdefault(code, {})[text] = translated
        return text

    def _read(self, section: Section, key: str, file: str) -> str:
        """The text of a file; empty, with a problem, where it cannot be read."""
        data = self._folder.read(file, section.place(key))
        text = None if data is None else decoded(data, file, self._findings)
        if text is None:
            return ""
        self._texts[file] = text
        for number, line in enumerate(text.split("\n"), 1):
            for what, fix, _ in signs_of_damage(line):
                self._findings.warning(Place(file, number), what, fix)
        note_placeholders(file, text, self._findings)
        if not text.strip():
            self._findings.warning(
                Place(file), message("The text is empty."), message("Add the text.")
            )
        return text.replace("\r\n", "\n")


def _check_consent(section: Section, study: Study) -> None:
    """Report a study that asks no one for consent, and doesn't say why it needn't."""
    if study.texts.get("consent", "").strip():
        return
    if study.signature is not Signature.NONE:
        what = message("The study has no consent page to sign.")
        section.error("signature", what, message("Add texts/consent.md."))
    elif not study.no_consent.strip():
        section.pilot_only("not_needed", _NO_CONSENT, _ADD_CONSENT)


def _check_plugins(section: Section, study: Study) -> None:
    """Report plugins that the study needs and that aren't loaded here."""
    for name in study.plugins:
        if name not in plugins().loaded:
            what = message(
                "The study needs the plugin {name}, which isn't loaded here.", name=name
            )
            section.error("plugins", join(" ", (what, why_not_loaded(name))), INSTALL)


def _check_origins(root: Section, study: Study) -> None:
    """Report two classes with one name, which no one could tell apart."""
    labels = [study.label(origin) for origin in Origin]
    if labels[0].casefold() == labels[1].casefold():
        what = message(
            "Both classes are called {shown!r}, so participants can't tell the choices apart.",
            shown=labels[0],
        )
        root.section("origins").error("machine", what, message("Give each class its own name."))


def without_media(text: str, lines: TomlLines) -> str:
    """The same study.toml without the key `media`: whose media are in its folder `media`."""
    span = lines.span("media")
    if span is None:
        return text
    first, last = span
    # Cut out of the text and not written from its values: the study's hash is one of bytes.
    toml_text_lines = text.split("\n")
    shortened = "\n".join(toml_text_lines[: first - 1] + toml_text_lines[last:])
    # Floats stay text: nan, which a draft may contain, is not equal to itself.
    _assert_same(tomllib.loads(shortened, parse_float=str), tomllib.loads(text, parse_float=str))
    return shortened


def _assert_same(shortened: Mapping[str, Any], before: Mapping[str, Any]) -> None:
    if shortened != {key: value for key, value in before.items() if key != "media"}:
        raise ValueError(message("The key media can't be removed from study.toml."))


ANALYSES = "turingdesk.analysis"  #: the shelf; a floor above, so it is only listed


def planned(root: Section, text: Callable[[Section, str, str], str]) -> Planned:
    """The planned analysis.

    Args:
        root: Of study.toml.
        text: Reads the text file that a key of a section names.
    """
    section = root.section("analysis")
    file = section.text("text")
    fixed_values = {
        "primary": _primary(section),
        "text": text(section, "text", file) if file else "",
    }
    return read(section, Planned, fixed_values)


def _primary(section: Section) -> str:
    """The analysis that decides; an unknown name is reported, with all known ones."""
    name = section.text("primary").strip()
    analysis_names = listed(ANALYSES)
    if name and name not in analysis_names:
        close = nearest(name, analysis_names)
        suggestion = (message("Did you mean {close!r}?", close=close) + " ") if close else ""
        what = message("No analysis is called {name!r}.", name=name)
        section.error(
            "primary",
            what,
            message("{meant}Use one of: {known}.", meant=suggestion, known=analysis_names),
        )
        return ""
    return name


SPOKEN = ("de", "en", "es", "it", "zh")  #: what the program's own texts are translated into
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_SHORT = 60  #: letters of a text that a message repeats
_OWN = (
    *(
        participant_message("About you"),
        participant_message("A few last questions"),
        "Yes",
        "No",
        "True",
        "False",
    ),
    *(f"A {origin.value}" for origin in Origin),
)


def languages(root: Section) -> tuple[str, ...]:
    """The codes of the study's languages, the one that it is written in first."""
    codes = root.items("languages", str, "languages") or ("en",)
    for number, code in enumerate(codes):
        if not _CODE.fullmatch(code):
            what = message("{code!r} is not a language code.", code=code)
            root.error("languages", what, message('Use, for example, languages = ["en", "de"].'))
        elif code in codes[:number]:
            root.error(
                "languages",
                message("{code!r} appears twice.", code=code),
                message("List each language once."),
            )
    return codes


def in_file_names(file: str, language: str) -> str:
    """The name of a text's file in another language.

    >>> in_file_names("texts/consent.md", "de")
    'texts/consent.de.md'
    """
    path = PurePosixPath(file)
    return str(path.with_name(f"{path.stem}.{language}{path.suffix}"))


def words(
    root: Section, codes: tuple[str, ...], read_words: Mapping[str, Mapping[str, str]]
) -> dict[str, dict[str, str]]:
    """The words of study.toml in the languages after the first, by language and text.

    Args:
        root: The whole study.toml.
        codes: The study's languages.
        read_words: The texts that have files of their own, by language.
    """
    section = root.section("words")
    words_by_code = {}
    for code in codes[1:]:
        code_section = section.section(code)
        words_by_code[code] = {
            key: code_section.text(key, key) for key in code_section.values
        } | dict(read_words.get(code, {}))
    for code in section.values:
        if code not in codes[1:]:
            section.error(
                code,
                message(
                    "The study has texts in {code!r}, which is not one of its further languages.",
                    code=code,
                ),
                message(
                    'Set languages = ["{codes}", "{code}"], or remove the texts.',
                    codes=codes[0],
                    code=code,
                ),
            )
            section.raw(code)
    section.close()
    return words_by_code


def check_words(
    root: Section, study: Study, questions_by_table: Mapping[str, Iterable[Question]]
) -> None:
    """Tell what is missing in which language, and what no text of the study needs.

    Args:
        root: The whole study.toml.
        study: The study.
        questions_by_table: The control questions, by the table whose cells have their texts.
    """
    needed = list(texts(study))
    in_tables = {
        table: [text for text in _own_of(questions) if text not in needed]
        for table, questions in questions_by_table.items()
    }
    known_texts = [*needed, *(text for its_own in in_tables.values() for text in its_own)]
    for code in study.languages:
        if code.partition("-")[0] not in SPOKEN:
            what = message(
                "TuringDesk is not translated into {code!r}: its buttons and hints are in "
                "English.",
                code=code,
            )
            root.warning(
                "languages",
                what,
                message("If participants understand English, you don't need to do anything."),
            )
    for code in study.languages[1:]:
        translated, code_section = study.words.get(code, {}), root.section("words").section(code)
        _check_needed(root, code, [text for text in needed if text not in translated])
        for table, its_own in in_tables.items():
            _check_controls(root, table, code, [t for t in its_own if t not in translated])
        for text in code_section.values:
            if text not in known_texts:
                fix = did_you_mean(text, needed, message("Copy it exactly, or remove it."))
                code_section.warning(
                    text, message("The study has no text {text}.", text=_short(text)), fix
                )


def _check_needed(root: Section, code: str, missing: Sequence[str]) -> None:
    speaks = code.partition("-")[0] in SPOKEN
    for text in missing:
        if "\n" not in text.strip() and not (speaks and text in _known()):
            what = message(
                "{text} has no translation into {code!r}, so it is shown untranslated.",
                text=_short(text),
                code=code,
            )
            fix = message(
                'Add the translation to study.toml, below [words.{code}]: {text} = "...".',
                code=code,
                text=_key(text),
            )
            root.warning("words" if root.has("words") else "languages", what, fix)


def _own_of(questions: Iterable[Question]) -> list[str]:
    """The texts of control questions that come from a table, and not from the program."""
    text_set: dict[str, None] = {}

    def note(text: str) -> str:
        if text.strip() and not isinstance(text, Message):
            text_set.setdefault(text)
        return text

    for question in questions:
        reworded(question, note)
    return list(text_set)


def _check_controls(root: Section, table: str, code: str, missing: Sequence[str]) -> None:
    if missing:
        what = plural(
            "Control questions of {table} are in another language for participants who read "
            "{code!r}: %n text is not translated.",
            "Control questions of {table} are in another language for participants who read "
            "{code!r}: %n texts are not translated.",
            n=len(missing),
            table=table,
            code=code,
        )
        fix = message(
            "Add each translation to study.toml, below [words.{code}], for example "
            '{text} = "...".',
            code=code,
            text=_key(missing[0]),
        )
        root.warning("words" if root.has("words") else "languages", what, fix)


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
    short_text = text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}..."
    return '"' + short_text.replace("\\", "\\\\").replace('"', '\\"') + '"'
