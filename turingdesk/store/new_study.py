"""Writes a small working package to start from."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from turingdesk.core.errors import TuringDeskError
from turingdesk.store import paths
from turingdesk.store.section import FILE
from turingdesk.tasks import TASKS

_PICTURE = re.compile(r"[\w./-]+\.png")
_ID = 'id = "my-study"'


class NotEmpty(TuringDeskError):
    """A new study is written into a folder that is empty or not there yet."""


def new_study(task: str, folder: Path) -> list[Path]:
    """Write a package with one block of a task: study.toml, table, texts and pictures.

    Args:
        task: The task's name.
        folder: Where; made if it is not there. The study's id is made of its name.

    Returns:
        The files written.

    Raises:
        UnknownName: There is no such task.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    TASKS[task]
    refuse_filled(folder)
    was_there = folder.exists()
    try:
        return _written(task, folder)
    except OSError as problem:
        shutil.rmtree(folder, ignore_errors=True)  # it was empty before
        if was_there:
            folder.mkdir(exist_ok=True)
        raise _first(problem) from None


def refuse_filled(folder: Path) -> None:
    """Make sure that nothing is written over.

    Raises:
        NotEmpty: Something is in the folder already.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty(f"{folder} is not empty. Name a folder that is not there yet.")


def _written(task: str, folder: Path) -> list[Path]:
    templates = paths.resources() / "new"
    shutil.copytree(templates / task, folder, dirs_exist_ok=True)
    shutil.copytree(templates / "texts", folder / "texts")
    toml = folder / FILE
    text = toml.read_text("utf-8").replace(_ID, f'id = "{_id(folder)}"', 1)
    toml.write_text(text, "utf-8", newline="\n")
    for name in sorted(_pictures(folder)):
        to = folder / "media" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths.stimuli() / "pictures" / name, to)
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _first(problem: OSError) -> OSError:
    """The first of the errors that copytree collects, as the system had it."""
    if not isinstance(problem, shutil.Error):
        return problem
    match = re.match(r"\[Errno (\d+)\] ([^:]+)", str(problem.args[0][0][2]))
    return OSError(int(match[1]), match[2], problem.args[0][0][1]) if match else problem


def _id(folder: Path) -> str:
    """An id of the folder's name: letters, digits and single hyphens.

    >>> _id(Path("My study, 2nd try"))
    'my-study-2nd-try'
    """
    words = re.findall(r"[a-z0-9]+", folder.absolute().name.lower())
    return "-".join(words) or "my-study"


def _pictures(folder: Path) -> set[str]:
    tables = [path for path in folder.iterdir() if path.suffix in (".csv", ".jsonl")]
    return {name for table in tables for name in _PICTURE.findall(table.read_text("utf-8"))}
