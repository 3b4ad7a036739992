"""Writes a package to start from: an example of a task, a published design, or next to nothing.

`from_spreadsheet` makes one of a table of one's own; see `spreadsheet_study`.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from turingdesk.core.errors import UnknownName
from turingdesk.store import paths
from turingdesk.store.draft.new_folder import NotEmpty, filled, refuse_filled, study_id
from turingdesk.store.draft.spreadsheet_study import Guess, Made, from_spreadsheet, guessed
from turingdesk.store.draft.templates import FILE as TEMPLATE
from turingdesk.store.draft.templates import Template, templates
from turingdesk.store.draft.toml_value import value_text
from turingdesk.store.study.section import FILE
from turingdesk.tasks import TASKS

__all__ = [
    "Guess",
    "Made",
    "NotEmpty",
    "Template",
    "empty_study",
    "from_spreadsheet",
    "guessed",
    "new_study",
    "refuse_filled",
    "templates",
]
_PICTURE = re.compile(r"[\w./-]+\.png")
_ID = 'id = "my-study"'


def new_study(name: str, folder: Path) -> list[Path]:
    """Write a package: study.toml, tables, texts and pictures.

    That of a task is a small working example. That of a template is a published design
    without its answers: its rows are examples for practice, and `check` tells what is missing.

    Args:
        name: A task or a template.
        folder: Where; made if it is not there. The study's id is made of its name.

    Returns:
        The files written.

    Raises:
        UnknownName: There is no such task or template.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    if name not in TASKS and name not in templates():
        raise UnknownName("task or template", name, [*TASKS, *templates()])
    with filled(folder):
        return _written(name, folder)


def empty_study(task: str, folder: Path, title: str = "") -> list[Path]:
    """Write a package of one task whose table has its columns and no row.

    Args:
        task: The task's name.
        folder: Where; made if it is not there.
        title: Of the study; by default the task's.

    Returns:
        The files written.

    Raises:
        UnknownName: There is no such task.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    from turingdesk.store.study.task_columns import columns_of

    columns = [c.name for c in columns_of(task).values() if c.name != "prompt"]
    with filled(folder):
        table = f"{task}.csv"
        lines = [
            f'id = "{study_id(folder)}"',
            f"title = {value_text(title or TASKS[task].title)}",
            'version = "1.0"',
            'languages = ["en"]',
            "",
            "[[block]]",
            f'task = "{task}"',
            f'table = "{table}"',
            "trials = 10",
        ]
        if task == "pairs":
            lines += ["[block.show]", 'of = "conversations"', 'of_table = "conversations.csv"']
            others = [c.name for c in columns_of("conversations").values() if c.name != "prompt"]
            _write_head(folder / "conversations.csv", others)
        (folder / FILE).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
        _write_head(folder / table, columns)
        (folder / "media").mkdir()
        shutil.copytree(paths.resources() / "new" / "texts", folder / "texts")
        return _files(folder)


def _write_head(table: Path, columns: list[str]) -> None:
    table.write_text(",".join(columns) + "\n", "utf-8", newline="\n")


def _written(name: str, folder: Path) -> list[Path]:
    here = paths.resources() / "new"
    source = here / name if name in TASKS else templates()[name].folder
    shutil.copytree(here / "texts", folder / "texts")
    left_out = shutil.ignore_patterns(TEMPLATE)
    shutil.copytree(source, folder, ignore=left_out, dirs_exist_ok=True)
    toml = folder / FILE
    text = toml.read_text("utf-8").replace(_ID, f'id = "{study_id(folder)}"', 1)
    toml.write_text(text, "utf-8", newline="\n")
    for picture in sorted(_pictures(folder)):
        to = folder / "media" / picture
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths.stimuli() / "pictures" / picture, to)
    return _files(folder)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _pictures(folder: Path) -> set[str]:
    tables = [path for path in folder.iterdir() if path.suffix in (".csv", ".jsonl")]
    return {name for table in tables for name in _PICTURE.findall(table.read_text("utf-8"))}
