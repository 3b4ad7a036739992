"""A folder with a folder of files for each class, read as a table: one row for each file.

photos/human/boat.jpg, photos/machine/some-model/boat.png: the folder next to the top names the
class, and one in it who exactly made the files.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message, plural
from turingdesk.editing.clipboard import Pasted
from turingdesk.editing.origin_words import names_an_agent, origin_of
from turingdesk.study.picture import SUFFIXES
from turingdesk.system.os_errors import os_errors_as

_PICTURES = frozenset(suffix for suffixes in SUFFIXES.values() for suffix in suffixes)
_HEAD = ("image", "origin", "agent")
_MOST_NAMED = 5
_MEANT = {
    "human": message("The folder {name!r} has what humans made."),
    "machine": message("The folder {name!r} has what machines made."),
}


def has_class_folders(folder: Path) -> bool:
    """True if a folder has folders for both classes."""
    return {*_class_folders(folder).values()} >= {"human", "machine"}


def read_class_folders(folder: Path) -> Pasted:
    """The files as rows, below the names of the columns, with what is to be said about them.

    Raises:
        BadSource: It has no folders for both classes, or no pictures in them, or can't be read.
    """
    with os_errors_as(BadSource, message("{name} can't be read. {why}"), name=folder.name):
        if not has_class_folders(folder):
            raise BadSource(
                message(
                    "{name} needs a folder for each class, such as human and machine, with the "
                    "pictures in them; or one spreadsheet.",
                    name=folder.name,
                )
            )
        rows: list[tuple[str, ...]] = [_HEAD]
        left_out: Counter[str] = Counter()
        class_folders = _class_folders(folder)
        for class_folder, origin in class_folders.items():
            for path in _files(class_folder):
                if path.suffix.lower() in _PICTURES:
                    name = path.relative_to(folder).as_posix()
                    rows.append((name, origin, _agent(class_folder, path)))
                else:
                    left_out[path.suffix.lower() or path.name] += 1
        notes = (*_understood(class_folders, rows), *_left_out(folder, class_folders, left_out))
    if len(rows) == 1:
        raise BadSource(
            message(
                "There are no pictures in {name}: PNG, JPEG, GIF, BMP, or WebP.", name=folder.name
            )
        )
    return Pasted(rows, notes)


def _class_folders(folder: Path) -> dict[Path, str]:
    """The folders that name a class, each with it."""
    inside = sorted(path for path in folder.iterdir() if path.is_dir())
    return {path: origin for path in inside if (origin := origin_of(path.name))}


def _files(folder: Path) -> Iterator[Path]:
    """The files in a folder and its folders, without those that are hidden."""
    for within, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(within) / name for name in sorted(names) if not name.startswith("."))


def _agent(class_folder: Path, path: Path) -> str:
    """Who made a file, as far as folders say it: some-model of machine/some-model/boat.png."""
    below = path.relative_to(class_folder).parts[:-1]
    named = class_folder.name if names_an_agent(class_folder.name) else ""
    return below[0] if below else named


def _understood(class_folders: Mapping[Path, str], rows: list[tuple[str, ...]]) -> Iterator[str]:
    counts = Counter(origin for _, origin, _ in rows[1:])
    for class_folder, origin in class_folders.items():
        yield _MEANT[origin].format(name=class_folder.name)
    yield message(
        "Pictures by humans: {human:,}; by machines: {machine:,}.",
        human=counts["human"],
        machine=counts["machine"],
    )


def _left_out(
    folder: Path, class_folders: Mapping[Path, str], suffixes: Counter[str]
) -> Iterator[str]:
    """What wasn't taken."""
    if others := sorted(
        path.name
        for path in folder.iterdir()
        if path not in class_folders and not path.name.startswith(".")
    ):
        yield message("Left out, because they name no class: {names}.", names=others[:_MOST_NAMED])
    if suffixes:
        yield plural(
            "%n file can't be judged as a picture and was left out ({suffixes}).",
            "%n files can't be judged as pictures and were left out ({suffixes}).",
            n=suffixes.total(),
            suffixes=", ".join(sorted(suffixes)[:_MOST_NAMED]),
        )
