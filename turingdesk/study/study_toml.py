"""Reads study.toml and the texts it names."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from turingdesk.core.message import Message, all_of, message, participant_message, plural
from turingdesk.core.plugins import listed
from turingdesk.core.question import Question
from turingdesk.core.setting import setting_of
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Block, Planned, Signature, Study, reworded, texts
from turingdesk.core.task import TASKS
from turingdesk.study.findings import Findings, Place, did_you_mean, nearest
from turingdesk.study.folder import Folder
from turingdesk.study.grid_file import default_tables
from turingdesk.study.placeholders import note_placeholders
from turingdesk.study.presets import PRESETS
from turingdesk.study.schema import FILE, Section, TomlFile, read, unique, values
from turingdesk.study.study_blocks import read_block
from turingdesk.study.study_questions import forms
from turingdesk.study.study_rules import rules
from turingdesk.study.study_web import web_links
from turingdesk.study.text import decoded, signs_of_damage
from turingdesk.study.toml_lines import TomlLines
from turingdesk.study.toml_values import parsed_toml

TEXTS = tuple(str(option.value) for option in setting_of(Study, "texts").options)
_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_LONGEST_ID = 60


@dataclass(frozen=True, slots=True)
class StudyFile:
    """What study.toml says."""

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
        asked = forms(root)
        given = {
            "id": self._id(),
            "blocks": tuple(blocks.values()),
            "languages": self._languages,
            "words": words(root, self._languages, self._words),
            "texts": texts,
            "forms": asked,
            "rules": rules(root, tuple(blocks.values()), asked),
            "planned": planned(root, self._read),
            "web": web_links(root),
            "media": self._media(),
        }
        study = Study(**values(root, Study, given))
        if study.signature is not Signature.NONE and not texts.get("consent", "").strip():
            what = message("The study has no consent page to sign.")
            root.section("consent").error("signature", what, message("Add texts/consent.md."))
        _check_origins(root, study)
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
        read = [read_block(section, self._table, self._read) for section in sections]
        good = [(s, b) for s, b in zip(sections, read, strict=True) if b is not None]
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
        found = {}
        for name in TEXTS:
            file = section.text(name)
            usual = f"texts/{name}.md"
            if not file and not section.has(name) and self._folder.has(usual):
                file = usual
            if file:
                found[name] = self._text(section, name, file)
        section.close()
        return found

    def _text(self, section: Section, key: str, file: str) -> str:
        """What participants read of a file, which is looked for in every language."""
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
        if self.root.values.get("demonstration") is not True:
            note_placeholders(file, text, self._findings)
        if not text.strip():
            self._findings.warning(
                Place(file), message("The text is empty."), message("Add the text.")
            )
        return text.replace("\r\n", "\n")


def _check_origins(root: Section, study: Study) -> None:
    """Report two classes with one name, which no one could tell apart."""
    shown = [study.label(origin) for origin in Origin]
    if shown[0].casefold() == shown[1].casefold():
        what = message(
            "Both classes are called {shown!r}, so participants can't tell the choices apart.",
            shown=shown[0],
        )
        root.section("origins").error("machine", what, message("Give each class its own name."))


def without_media(text: str, lines: TomlLines) -> str:
    """The same study.toml without the key `media`: whose media are in its folder `media`."""
    span = lines.span("media")
    if span is None:
        return text
    first, last = span
    written = text.split("\n")
    made = "\n".join(written[: first - 1] + written[last:])
    # Floats stay text: nan, which a draft may contain, is not equal to itself.
    _assert_same(tomllib.loads(made, parse_float=str), tomllib.loads(text, parse_float=str))
    return made


def _assert_same(made: Mapping[str, Any], before: Mapping[str, Any]) -> None:
    if made != {key: value for key, value in before.items() if key != "media"}:
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
    given = {"primary": _primary(section), "text": text(section, "text", file) if file else ""}
    return read(section, Planned, given)


def _primary(section: Section) -> str:
    """The analysis that decides; an unknown name is reported, with all known ones."""
    name = section.text("primary").strip()
    known = listed(ANALYSES)
    if name and name not in known:
        close = nearest(name, known)
        meant = (message("Did you mean {close!r}?", close=close) + " ") if close else ""
        what = message("No analysis is called {name!r}.", name=name)
        section.error(
            "primary", what, message("{meant}Use one of: {known}.", meant=meant, known=known)
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
    found = root.items("languages", str, "languages") or ("en",)
    for number, code in enumerate(found):
        if not _CODE.fullmatch(code):
            what = message("{code!r} is not a language code.", code=code)
            root.error("languages", what, message('Use, for example, languages = ["en", "de"].'))
        elif code in found[:number]:
            root.error(
                "languages",
                message("{code!r} appears twice.", code=code),
                message("List each language once."),
            )
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
    return found


def check_words(root: Section, study: Study, asked: Mapping[str, Iterable[Question]]) -> None:
    """Tell what is missing in which language, and what no text of the study needs.

    Args:
        root: The whole study.toml.
        study: The study.
        asked: The control questions, by the table whose cells have their texts.
    """
    needed = list(texts(study))
    in_tables = {
        table: [text for text in _own_of(questions) if text not in needed]
        for table, questions in asked.items()
    }
    known = [*needed, *(text for its_own in in_tables.values() for text in its_own)]
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
        translated, own = study.words.get(code, {}), root.section("words").section(code)
        _check_needed(root, code, [text for text in needed if text not in translated])
        for table, its_own in in_tables.items():
            _check_controls(root, table, code, [t for t in its_own if t not in translated])
        for text in own.values:
            if text not in known:
                fix = did_you_mean(text, needed, message("Copy it exactly, or remove it."))
                own.warning(text, message("The study has no text {text}.", text=_short(text)), fix)


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
    found: dict[str, None] = {}

    def note(text: str) -> str:
        if text.strip() and not isinstance(text, Message):
            found.setdefault(text)
        return text

    for question in questions:
        reworded(question, note)
    return list(found)


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
    shown = text if len(text) <= _SHORT else f"{text[: _SHORT - 3]}..."
    return '"' + shown.replace("\\", "\\\\").replace('"', '\\"') + '"'
