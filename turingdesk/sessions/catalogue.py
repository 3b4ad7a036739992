"""Translations, read without Qt: by kiosks, by the page for browsers, and by the desk.

A catalogue is a .ts file, which Qt's tools write: XML of a megabyte, which takes 0.1 s to read. So
it is compiled when it is first wanted, into the user's cache: a file with a line of JSON for each
context, of which a kiosk reads one, in less than a millisecond. The binary brings such files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache as kept
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

from turingdesk.system.disk import write_whole
from turingdesk.system.paths import cache

COMPILED = ".jsonl"  #: ending of a compiled catalogue
Forms = tuple[str, ...]  #: a translation, in several forms where a number matters


class Catalogue:
    """The translations of a language, from several files.

    Args:
        sources: The .ts files. Where several translate a text, the first one counts.
    """

    def __init__(self, sources: Sequence[Path]) -> None:
        self._files = [_lines(source) for source in sources]
        self._contexts: dict[str, dict[tuple[str, str], Forms]] = {}

    def forms(self, context: str, text: str, note: str = "") -> Forms:
        """The translation of a text in all its forms; empty if there is none.

        Args:
            context: Who reads it.
            text: In English, as the source has it.
            note: Tells texts apart that are the same in English.
        """
        if context not in self._contexts:
            self._contexts[context] = self._read(context)
        return self._contexts[context].get((text, note), ())

    def _read(self, context: str) -> dict[tuple[str, str], Forms]:
        translations: dict[tuple[str, str], Forms] = {}
        # The first file comes last, so that its translations replace those of the others.
        for lines in reversed(self._files):
            for text, note, *forms in json.loads(lines.get(context, "[]")):
                translations[text, note] = tuple(forms)
        return translations


def compiled(source: Path) -> str:
    """A catalogue as it is compiled: lines with the name of a context, a tab, and its texts."""
    return "".join(f"{name}\t{texts}\n" for name, texts in _contexts(source))


def _contexts(source: Path) -> Iterator[tuple[str, str]]:
    for context in ElementTree.parse(source).iter("context"):
        texts = []
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            forms = forms or [translation.text or ""]
            if any(forms):
                texts.append((entry.findtext("source"), entry.findtext("comment") or "", *forms))
        yield context.findtext("name") or "", json.dumps(texts, ensure_ascii=False)


def _lines(source: Path) -> dict[str, str]:
    """The texts of each context of a catalogue, still as JSON; empty if there is no such file."""
    beside = source.with_suffix(COMPILED)
    # The binary brings compiled catalogues, so that it compiles none.
    if beside.is_file():
        return _split(beside.read_text("utf-8"))
    return _split(_cached(source)) if source.is_file() else {}


def _split(text: str) -> dict[str, str]:
    # Not `splitlines`, which also splits at signs that a text can contain.
    lines = (line.partition("\t") for line in text.split("\n") if line)
    return {name: texts for name, _, texts in lines}


def _cached(source: Path) -> str:
    """The compiled catalogue in the user's cache, whose name depends on the source's content."""
    file = cache() / f"{source.stem}_{sha256(source.read_bytes()).hexdigest()[:16]}{COMPILED}"
    if not file.is_file():
        text = compiled(source)
        with suppress(OSError):  # it is compiled again at the next start
            file.parent.mkdir(parents=True, exist_ok=True)
            # In one piece, as another kiosk can read it at the same moment.
            write_whole(file, text.encode(), mode=0o600)
        return text
    return file.read_text("utf-8")


@kept
def catalogue(sources: tuple[Path, ...]) -> Catalogue:
    """The catalogue of some files, read once: a host has many sessions in one language."""
    return Catalogue(sources)
