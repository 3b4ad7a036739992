"""The text of what was judged, for the column `text`: a sentence, words, a conversation's turns.

Journals name stimuli and do not repeat what is in them, so it comes from the study's package. Who
made it does not matter here, so that sealed packages give it, too.
"""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import BadStudy
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.task import TASKS
from turingdesk.study.package import Package, open_package
from turingdesk.study.schema import FILE
from turingdesk.tasks.conversations import Conversation
from turingdesk.tasks.pairs import Pair

if TYPE_CHECKING:
    import pandas as pd

TEXT = "text"
ABOUT = "The text that was judged, from the study's package: a sentence, words or turns"
_USUAL = LengthUnit.FIRST_MESSAGES  #: of journals that don't say it
_COUNTED = {unit.value: unit for unit in LengthUnit}
_HASH = 16  #: characters of a study's hash that answers carry
_KEY = ["study", "study_hash", "block", "table", "stimulus", "length", "length_of", "left_id"]


def packages_of(
    studies: Iterable[str], named: Sequence[Path], known_paths: Sequence[Path]
) -> tuple[Package, ...]:
    """The packages from which texts are taken.

    Args:
        studies: Ids of the studies that are exported.
        named: Packages that the user gave.
        known_paths: Packages that were opened before and may be of these studies; those that are
            gone or have errors are passed over.

    Raises:
        BadStudy: A package that the user gave cannot be read.
    """
    packages = [open_package(path) for path in named]
    missing_ids = set(studies) - {package.study.id for package in packages}
    for path in known_paths:
        with suppress(BadStudy, OSError, ValueError, KeyError, zipfile.BadZipFile):
            if _id(path) in missing_ids:
                packages.append(open_package(path))
    return tuple(packages)


def texts(responses: pd.DataFrame, packages: Sequence[Package], named: int = 0) -> pd.Series[str]:
    """The text that each response is about; empty if it is not known, or has no words.

    Args:
        responses: With the columns of the table.
        packages: Of the studies. A package speaks for the sessions that ran this very version.
        named: How many of the packages, from the first, speak for other versions of their
            study as well, because the user gave them.
    """
    import pandas as pd

    stimuli = _Stimuli(packages, named)
    text_by_key: dict[Any, str] = {}
    text_list = []
    columns = [
        responses[name].astype(object).where(responses[name].notna(), None) for name in _KEY
    ]
    for key in zip(*columns, strict=True):
        if key not in text_by_key:
            *which, length, unit_name, left_id = key
            there = stimuli.find(*which)
            cut = (int(length or 0), _COUNTED.get(unit_name, _USUAL))
            text_by_key[key] = text_of(there, *cut, left_id) if there else ""
        text_list.append(text_by_key[key])
    return pd.Series(text_list, index=responses.index, dtype="str")


class _Stimuli:
    """The stimuli of some packages; takes what `texts` takes."""

    def __init__(self, packages: Sequence[Package], named: int) -> None:
        self._stimuli: dict[tuple[str, ...], Stimulus] = {}
        self._tables: dict[tuple[str, ...], str] = {}  #: the table of each block
        # From the last one, so that the first of two packages of the same version replaces the
        # other.
        for number, package in reversed([*enumerate(packages)]):
            for version in (package.hash[:_HASH], *([""] if number < named else [])):
                self._add(package, version)

    def _add(self, package: Package, version: str) -> None:
        study = package.study
        for table, stimuli in package.stimuli.items():
            for stimulus in stimuli:
                self._stimuli[study.id, version, table, stimulus.id] = stimulus
        for block in study.blocks:
            self._tables[study.id, version, block.id] = block.table

    def find(
        self, study: str, version: str, block: str, table: str, stimulus: str
    ) -> Stimulus | None:
        """The stimulus of an answer; older journals say in which block it was, but no table."""
        for of in (version, ""):
            for name in (table, self._tables.get((study, of, block), "")):
                if there := self._stimuli.get((study, of, name, stimulus)):
                    return there
        return None


def text_of(stimulus: Stimulus, length: int = 0, unit: LengthUnit = _USUAL, left: str = "") -> str:
    """The words of a stimulus, as it was shown.

    Args:
        stimulus: What was judged.
        length: How much of a conversation was shown; 0 for all.
        unit: What the length counts.
        left: Of a pair, the id of the one on the left.
    """
    content = stimulus.content
    if isinstance(content, Pair):
        sides = [content.left, content.right]
        if left and left == stimulus.parts[1]:
            sides.reverse()
        side_texts = [_words_of(content.of, side) for side in sides]
        return (
            "\n\n".join(f"{n}:\n{side_text}" for n, side_text in enumerate(side_texts, 1))
            if any(side_texts)
            else ""
        )
    cut = TASKS[stimulus.task].cut
    if cut and length:
        content = cut(content, length, unit)
    return _words_of(stimulus.task, content)


def _words_of(task: str, content: Any) -> str:
    if isinstance(content, Conversation):
        return "\n".join(f"{turn.speaker}: {turn.text}" for turn in content.turns)
    if hasattr(content, "color"):
        return str(content.color)
    return "; ".join(_words(task, content))


def _words(task: str, content: Any) -> Iterator[str]:
    words = TASKS[task].texts
    for subject in TASKS[task].subjects if words else ():
        yield from words(content, subject) if words else ()


def _id(path: Path) -> str:
    """The id of a package, read from its study.toml alone."""
    if path.is_file() and path.name != FILE:
        with zipfile.ZipFile(path) as packed:
            # The shortest path is at the top; packages can be within a folder.
            name = min((n for n in packed.namelist() if Path(n).name == FILE), key=len)
            return str(tomllib.loads(packed.read(name).decode())["id"])
    # Editors on Windows can put a byte order mark at the start, which TOML doesn't allow.
    file = path if path.name == FILE else path / FILE
    return str(tomllib.loads(file.read_text("utf-8-sig"))["id"])
