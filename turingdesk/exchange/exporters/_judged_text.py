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
_COUNTED = {one.value: one for one in LengthUnit}
_HASH = 16  #: characters of a study's hash that answers carry
_KEY = ["study", "study_hash", "task", "stimulus", "length", "length_of", "left_id"]


def packages_of(
    studies: Iterable[str], named: Sequence[Path], known: Sequence[Path]
) -> tuple[Package, ...]:
    """The packages from which texts are taken.

    Args:
        studies: Ids of the studies that are exported.
        named: Packages that the user gave.
        known: Packages that were opened before and may be of these studies; those that are gone
            or have errors are passed over.

    Raises:
        BadStudy: A package that the user gave cannot be read.
    """
    found = [open_package(path) for path in named]
    wanted = set(studies) - {package.study.id for package in found}
    for path in known:
        with suppress(BadStudy, OSError, ValueError, KeyError, zipfile.BadZipFile):
            if _id(path) in wanted:
                found.append(open_package(path))
    return tuple(found)


def texts(responses: pd.DataFrame, packages: Sequence[Package], named: int = 0) -> pd.Series[str]:
    """The text that each response is about; empty if it is not known, or has no words.

    Args:
        responses: With the columns of the table.
        packages: Of the studies. A package speaks for the sessions that ran this very version.
        named: How many of the packages, from the first, speak for other versions of their
            study as well, because the user gave them.
    """
    import pandas as pd

    known: dict[tuple[str, ...], Stimulus] = {}
    for number, package in reversed([*enumerate(packages)]):
        for hash_ in (package.hash[:_HASH], *([""] if number < named else [])):
            for stimulus in (one for table in package.stimuli.values() for one in table):
                known[package.study.id, hash_, stimulus.task, stimulus.id] = stimulus
    made: dict[Any, str] = {}
    found = []
    columns = [
        responses[name].astype(object).where(responses[name].notna(), None) for name in _KEY
    ]
    for key in zip(*columns, strict=True):
        if key not in made:
            study, hash_, task, stimulus, length, counted, left = key
            there = known.get((study, hash_, task, stimulus)) or known.get(
                (study, "", task, stimulus)
            )
            cut = (int(length or 0), _COUNTED.get(counted, _USUAL))
            made[key] = text_of(there, *cut, left) if there else ""
        found.append(made[key])
    return pd.Series(found, index=responses.index, dtype="str")


def text_of(
    stimulus: Stimulus, length: int = 0, counted: LengthUnit = _USUAL, left: str = ""
) -> str:
    """What is said in a stimulus, as it was shown.

    Args:
        stimulus: What was judged.
        length: How much of a conversation was shown; 0 for all.
        counted: What the length counts.
        left: Of a pair, the id of the one on the left.
    """
    content = stimulus.content
    if isinstance(content, Pair):
        sides = [content.left, content.right]
        if left and left == stimulus.parts[1]:
            sides.reverse()
        said = [_words_of(content.of, side) for side in sides]
        return "\n\n".join(f"{n}:\n{one}" for n, one in enumerate(said, 1)) if any(said) else ""
    cut = TASKS[stimulus.task].cut
    if cut and length:
        content = cut(content, length, counted)
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
            name = min((n for n in packed.namelist() if Path(n).name == FILE), key=len)
            return str(tomllib.loads(packed.read(name).decode())["id"])
    file = path if path.name == FILE else path / FILE
    return str(tomllib.loads(file.read_text("utf-8-sig"))["id"])
