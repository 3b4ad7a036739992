"""A folder with a folder of files for each class, read as a table: one row for each file.

photos/human/boat.jpg, photos/machine/some-model/boat.png: the folder next to the top names the
class, and one in it who exactly made the files.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message, plural
from turingdesk.editing.clipboard import Pasted
from turingdesk.editing.origin_words import names_an_agent, origin_of
from turingdesk.editing.spreadsheet import decoded_text
from turingdesk.study.picture import SUFFIXES
from turingdesk.system.os_errors import os_errors_as

_MOST_NAMED = 5
_MEANT = {
    "human": message("The folder {name!r} has what humans made."),
    "machine": message("The folder {name!r} has what machines made."),
}


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of files that can be judged."""

    column: str  #: of a task's table
    suffixes: frozenset[str]
    counts: str  #: a sentence with how many there are
    is_named: bool  #: whether a cell has the file's name, and not what is in it


_KINDS = (
    FileKind(
        "image",
        frozenset(suffix for suffixes in SUFFIXES.values() for suffix in suffixes),
        message("Pictures by humans: {human:,}; by machines: {machine:,}."),
        is_named=True,
    ),
    FileKind(
        "text",
        frozenset({".txt", ".md"}),
        message("Texts by humans: {human:,}; by machines: {machine:,}."),
        is_named=False,
    ),
)


def has_class_folders(folder: Path) -> bool:
    """True if a folder has folders for both classes."""
    return {*_class_folders(folder).values()} >= {"human", "machine"}


def read_class_folders(folder: Path) -> Pasted:
    """The files as rows, below the names of the columns, with what is to be said about them.

    Files of the most frequent kind count, pictures or texts.

    Raises:
        BadSource: It has no folders for both classes, or nothing in them that can be judged, or
            can't be read.
    """
    with os_errors_as(BadSource, message("{name} can't be read. {why}"), name=folder.name):
        if not has_class_folders(folder):
            raise BadSource(
                message(
                    "{name} needs a folder for each class, such as human and machine, with the "
                    "pictures or texts in them; or one spreadsheet.",
                    name=folder.name,
                )
            )
        class_folders = _class_folders(folder)
        files = [(within, path) for within in class_folders for path in _files(within)]
        suffixes = Counter(path.suffix.lower() for _, path in files)
        kind = max(_KINDS, key=lambda kind: sum(suffixes[suffix] for suffix in kind.suffixes))
        rows = [
            (_cell(kind, folder, path), class_folders[within], _agent(within, path))
            for within, path in files
            if path.suffix.lower() in kind.suffixes
        ]
        notes = (
            *_understood(class_folders, kind, Counter(origin for _, origin, _ in rows)),
            *_left_out(folder, class_folders, suffixes, kind),
        )
    if not rows:
        raise BadSource(
            message(
                "There is nothing in {name} that can be judged: pictures (PNG, JPEG, GIF, BMP, or "
                "WebP), or texts (.txt or .md).",
                name=folder.name,
            )
        )
    return Pasted([(kind.column, "origin", "agent"), *rows], notes)


def _understood(
    class_folders: Mapping[Path, str], kind: FileKind, counts: Counter[str]
) -> Iterator[str]:
    for path, origin in class_folders.items():
        yield _MEANT[origin].format(name=path.name)
    yield kind.counts.format(human=counts["human"], machine=counts["machine"])


def _cell(kind: FileKind, folder: Path, path: Path) -> str:
    """The name of a file in the folder, or its text."""
    if kind.is_named:
        return path.relative_to(folder).as_posix()
    return decoded_text(path.read_bytes()).replace("\r\n", "\n").strip("\n")


def _class_folders(folder: Path) -> dict[Path, str]:
    """The folders that name a class, each with it."""
    inside = sorted(path for path in folder.iterdir() if path.is_dir())
    return {path: origin for path in inside if (origin := origin_of(path.name))}


def _files(folder: Path) -> Iterator[Path]:
    """The files in a folder and its folders, without those that are hidden."""
    for within, folders, names in os.walk(folder):
        # In place, since os.walk descends into what remains in the list.
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(within) / name for name in sorted(names) if not name.startswith("."))


def _agent(class_folder: Path, path: Path) -> str:
    """Who made a file, as far as folders say it: some-model of machine/some-model/boat.png."""
    below = path.relative_to(class_folder).parts[:-1]
    named = class_folder.name if names_an_agent(class_folder.name) else ""
    return below[0] if below else named


def _left_out(
    folder: Path, class_folders: Mapping[Path, str], suffixes: Counter[str], kind: FileKind
) -> Iterator[str]:
    """Sentences about files and folders that aren't imported."""
    if others := sorted(
        path.name
        for path in folder.iterdir()
        if path not in class_folders and not path.name.startswith(".")
    ):
        yield message(
            "Not imported, because they name no class: {names}.", names=others[:_MOST_NAMED]
        )
    if others := sorted(suffixes.keys() - kind.suffixes):
        yield plural(
            "%n file is of another kind and wasn't imported ({suffixes}).",
            "%n files are of another kind and weren't imported ({suffixes}).",
            n=sum(suffixes[suffix] for suffix in others),
            suffixes=", ".join(others[:_MOST_NAMED]),
        )
