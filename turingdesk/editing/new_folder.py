"""The folder of a new study: empty before, and whole or empty afterwards."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.system import paths


class NotEmpty(TuringDeskError):
    """A new study needs a folder that is empty or doesn't exist yet."""


def refuse_filled(folder: Path) -> None:
    """Make sure that nothing is written over.

    Raises:
        NotEmpty: Something is in the folder already.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty(
            message(
                "{folder} is not empty. Choose a folder that doesn't exist yet.", folder=folder
            )
        )


def write_texts(folder: Path, language: str) -> None:
    """Write the pages that every study has, in English where they don't exist in a language."""
    (folder / "texts").mkdir()
    for page in (paths.resources() / "new" / "pages").glob("*.md"):
        if "." not in page.stem:  # consent.md, but not consent.de.md
            translation = page.with_name(f"{page.stem}.{language}.md")
            shutil.copyfile(
                translation if translation.is_file() else page, folder / "texts" / page.name
            )


@contextmanager
def filled(folder: Path) -> Iterator[Path]:
    """A folder to write a study into; whatever goes wrong leaves it as it was.

    Raises:
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    refuse_filled(folder)
    was_there = folder.exists()
    new_folders = [parent for parent in (folder, *folder.parents) if not parent.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield folder
    except BaseException as problem:
        shutil.rmtree(folder, ignore_errors=True)  # it was empty before
        if was_there:
            folder.mkdir(exist_ok=True)
        for parent in new_folders[1:]:
            with suppress(OSError):  # something else may have come into it
                parent.rmdir()
        if isinstance(problem, shutil.Error):
            raise _first(problem) from None
        raise


def free_folder(folder: Path) -> Path:
    """The folder, or one with a number behind its name, where nothing is yet."""
    candidate_folder, number = folder, 2
    while candidate_folder.exists():
        candidate_folder, number = folder.with_name(f"{folder.name}-{number}"), number + 1
    return candidate_folder


def study_id(folder: Path) -> str:
    """An id of the folder's name: letters, digits and single hyphens."""
    return slug(folder.absolute().name, 60)


def slug(title: str, most: int = 50) -> str:
    """A title as a name of letters, digits and single hyphens; at most so many characters.

    >>> slug("My study, 2nd try"), slug("")
    ('my-study-2nd-try', 'my-study')
    """
    words = re.findall(r"[a-z0-9]+", title.lower())
    return "-".join(words)[:most].strip("-") or "my-study"


def _first(problem: shutil.Error) -> OSError:
    """The first of the errors that copytree collects, as the system had it."""
    match = re.match(r"\[Errno (\d+)\] ([^:]+)", str(problem.args[0][0][2]))
    return OSError(int(match[1]), match[2], problem.args[0][0][1]) if match else problem
