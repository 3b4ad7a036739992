"""The words of a study's answers, from whichever package that the desk knows is the study's."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import BadStudy
from turingdesk.study.schema import FILE

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.study.agents_table import Agents
    from turingdesk.table.table import Table


def with_words(table: Table, study: str, packages: Sequence[str]) -> Table:
    """A table with the words and agents of a study, where one of some packages is the study's.

    Args:
        table: Of the study.
        study: Its id.
        packages: Paths; those that can no longer be read are skipped.
    """
    path = package_with_words(study, packages)
    if path is None or (words := _texts_and_agents(path, _stamp(path))) is None:
        return table
    texts, agents = words
    return replace(table, texts=texts).with_agents({study: agents})


def package_with_words(study: str, packages: Sequence[str]) -> Path | None:
    """The package that has the words of a study's answers, or describes its agents.

    Args:
        study: Its id.
        packages: Paths; those that can no longer be read are skipped.

    Returns:
        None if it is sealed or not there.
    """
    for path in map(Path, packages):
        stamp = _stamp(path)
        if stamp and _study_id(path, stamp) == study:
            words = _texts_and_agents(path, stamp)
            return path if words is not None and any(len(part) for part in words) else None
    return None


def _stamp(path: Path) -> int:
    """A stamp that shows that a package was changed; 0 if it is not there."""
    try:
        # The time of a folder doesn't change when a file in it is rewritten in place.
        files = [path, *path.glob("*")] if path.is_dir() else [path]
        return max(file.stat().st_mtime_ns for file in files)
    except OSError:
        return 0


# The stamp is part of the key, so that a package that was changed is read again.
@lru_cache(maxsize=32)
def _study_id(path: Path, stamp: int) -> str:
    """The id that a package has; empty if it cannot be read."""
    try:
        if path.suffix == ".tdz":
            # A single member, since unpacking the pictures of a study would take long.
            with zipfile.ZipFile(path) as packed:
                content = packed.read(FILE)
        else:
            content = (path / FILE if path.is_dir() else path).read_bytes()
        return str(tomllib.loads(content.decode("utf-8")).get("id", ""))
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):
        return ""


@lru_cache(maxsize=4)
def _texts_and_agents(path: Path, stamp: int) -> tuple[DataFrame, Agents] | None:
    """The words of a package's answers, and its agents; None if it cannot be read."""
    from turingdesk.study.package import open_package
    from turingdesk.table.answer_texts import answer_texts

    try:
        package = open_package(path)
    except (BadStudy, OSError):
        return None
    return answer_texts(package), package.agents
