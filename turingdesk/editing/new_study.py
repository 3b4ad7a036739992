"""Writes a package to start from: an example of a task, a published design, or next to nothing.

`from_spreadsheet` makes one of a table of one's own; see `spreadsheet_study`.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from turingdesk.core.errors import UnknownName
from turingdesk.core.message import Message, message
from turingdesk.core.plugin import folders_named
from turingdesk.core.setting import setting_of
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.editing.new_folder import (
    NotEmpty,
    filled,
    refuse_filled,
    study_id,
    write_texts,
)
from turingdesk.editing.spreadsheet_study import (
    ENGLISH,
    Guess,
    from_spreadsheet,
    guessed,
    limit_note,
    study_from,
    study_toml,
)
from turingdesk.study.schema import FILE
from turingdesk.system import paths

__all__ = [
    "Guess",
    "NotEmpty",
    "Template",
    "empty_study",
    "from_spreadsheet",
    "guessed",
    "limit_note",
    "new_study",
    "refuse_filled",
    "study_from",
    "templates",
]
TEMPLATE = "template.toml"  #: what a folder in resources/templates says of itself
_PICTURE = re.compile(r"[\w./-]+\.png")
_ID = 'id = "my-study"'
_GAMES = 3  #: of each participant in a new study
_EXAMPLE_PICTURES = ("beach.png", "farm.png", "forest.png", "harbour.png", "library.png")


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
        raise UnknownName(message("task or template"), name, [*TASKS, *templates()])
    with filled(folder):
        return _written(name, folder)


def empty_study(task: str, folder: Path, title: str = "", language: str = ENGLISH) -> list[Path]:
    """Write a package of one task whose table has its columns and no row.

    Args:
        task: The task's name.
        folder: Where; made if it is not there.
        title: Of the study; by default the task's.
        language: Of participants, where the study's texts exist in it.

    Returns:
        The files written.

    Raises:
        UnknownName: There is no such task.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    from turingdesk.study.task_columns import columns_of

    columns = [c.name for c in columns_of(task).values() if c.name != "prompt"]
    with filled(folder):
        table = "" if TASKS[task].plays else f"{task}.csv"
        trials = _GAMES if TASKS[task].plays else setting_of(Block, "trials").example
        spoken = ENGLISH if TASKS[task].plays else language  # texts of games are in English
        lines = study_toml(folder, title or TASKS[task].title, task, table, trials, spoken)
        if task == "pairs":
            lines += ["[block.show]", 'of = "conversations"', 'of_table = "conversations.csv"']
            others = [c.name for c in columns_of("conversations").values() if c.name != "prompt"]
            _write_head(folder / "conversations.csv", others)
        (folder / FILE).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
        if table:
            _write_head(folder / table, columns)
        (folder / "media").mkdir()
        write_texts(folder, spoken)
        if not table:
            shutil.copytree(paths.resources() / "new" / "games", folder, dirs_exist_ok=True)
        return _files(folder)


def _write_head(table: Path, columns: list[str]) -> None:
    table.write_text(",".join(columns) + "\n", "utf-8", newline="\n")


def _write_game(task: str, folder: Path) -> None:
    lines = study_toml(folder, TASKS[task].title, task, "", _GAMES)
    # Before the first table of the file, to which the key would otherwise belong.
    lines[4:4] = ["demonstration = true"]
    (folder / FILE).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def _written(name: str, folder: Path) -> list[Path]:
    places = [*folders_named("new"), paths.resources() / "new"]
    examples = {path.name: path for place in places for path in place.iterdir()}
    source = examples.get(name) if name in TASKS else templates()[name].folder
    write_texts(folder, ENGLISH)
    if TASKS[name if name in TASKS else templates()[name].task].plays:
        shutil.copytree(examples["games"], folder, dirs_exist_ok=True)
    if source is not None and (source / FILE).is_file():
        left_out = shutil.ignore_patterns(TEMPLATE)
        shutil.copytree(source, folder, ignore=left_out, dirs_exist_ok=True)
        toml = folder / FILE
        text = toml.read_text("utf-8").replace(_ID, f'id = "{study_id(folder)}"', 1)
        toml.write_text(text, "utf-8", newline="\n")
    elif TASKS[name].plays:
        _write_game(name, folder)
    else:
        _write_example(name, folder)
    for picture in sorted(_pictures(folder)):
        to = folder / "media" / picture
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths.stimuli() / "pictures" / picture, to)
    return _files(folder)


def _write_example(task: str, folder: Path) -> None:
    """Write study.toml and table of a task that has no example of its own.

    The rows are made of the columns that the task declares: each prompt has an answer of each
    composition of human and machine. They only show the form; whether a task takes their
    values is for its own check to say.
    """
    from turingdesk.study.task_columns import columns_of

    columns = columns_of(task)
    rows = [
        {c.name: value for c in columns.values() if (value := values.get(c.name)) is not None}
        for values in _example_rows(task)
    ]
    lists = [value for row in rows for value in row.values() if isinstance(value, list)]
    is_flat = not any(isinstance(item, dict) for items in lists for item in items)
    table = f"{task}.csv" if is_flat else f"{task}.jsonl"
    lines = study_toml(folder, TASKS[task].title, task, table, trials=len(_EXAMPLE_PICTURES) - 1)
    at = next(place for place, line in enumerate(lines) if line.startswith("trials = "))
    lines[at + 1 : at + 1] = ["practice = 1", "practice_feedback = true"]
    lines[4:4] = ["demonstration = true", 'provenance = "Rows made up as an example"']
    (folder / FILE).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    with (folder / table).open("w", encoding="utf-8", newline="") as file:
        if not is_flat:
            file.writelines(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)
            return
        writer = csv.DictWriter(file, list(columns), restval="", lineterminator="\n")
        writer.writeheader()
        writer.writerows({name: _cell(value) for name, value in row.items()} for row in rows)


def _example_rows(task: str) -> Iterator[dict[str, Any]]:
    """Values by column of example rows; some of them may not be columns of the task."""
    from turingdesk.study.maker_columns import origin_columns
    from turingdesk.study.task_columns import columns_of

    of, makers = TASKS[task], origin_columns(TASKS[task].subjects)
    for number in range(1, len(_EXAMPLE_PICTURES) + 1):
        for letter, origins in zip("abcd", product(Origin, repeat=len(makers)), strict=False):
            row: dict[str, Any] = {"id": f"example-{number}{letter}"}
            if not of.prompt_column:  # else that column stands for it
                row["prompt"] = f"Prompt {number}"
            for (origin, agent), maker_origin in zip(makers.values(), origins, strict=True):
                row[origin] = maker_origin.value
                row[agent] = "writer-1" if maker_origin is Origin.HUMAN else "example-model"
            for column in columns_of(task).values():
                if column.part and column.required:
                    which = "" if column.name == of.prompt_column else letter
                    row[column.name] = _example(column.kind, column.name, number, which)
            row["provenance"] = message("written as an example")
            row["practice"] = number == len(_EXAMPLE_PICTURES)
            yield row


def _example(kind: Any, name: str, number: int, letter: str) -> Any:
    """An example of a value, as JSON has it."""
    if get_origin(kind) in (Union, UnionType):
        kind = next(argument for argument in get_args(kind) if argument is not type(None))
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        return [_example(item, name, number, f"{letter}{part}") for part in (1, 2, 3)]
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {f.name: _example(hints[f.name], f.name, number, letter) for f in fields(kind)}
    if kind is Path:
        return _EXAMPLE_PICTURES[number - 1]
    if kind is bool:
        return False
    return number if kind in (int, float) else f"Example {name.replace('_', ' ')} {number}{letter}"


def _cell(value: Any) -> str:
    """A value as a cell of a .csv file contains it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _pictures(folder: Path) -> set[str]:
    tables = [path for path in folder.iterdir() if path.suffix in (".csv", ".jsonl")]
    return {name for table in tables for name in _PICTURE.findall(table.read_text("utf-8"))}


@dataclass(frozen=True, slots=True)
class Template:
    """A design that others used."""

    name: str
    title: str
    about: str  #: what it asks of a judge, and which answers count
    task: str
    source: str  #: the publication, and where in it
    folder: Path


@cache
def templates() -> Mapping[str, Template]:
    """The templates by name, from the folders in resources/templates."""
    template_by_name = {}
    for path in sorted((paths.resources() / "templates").glob(f"*/{TEMPLATE}")):
        stated = tomllib.loads(path.read_text("utf-8"))
        stated |= {key: Message(stated[key]) for key in ("title", "about")}
        name = path.parent.name
        if stated["task"] in TASKS:  # one of a plugin may not be there
            template_by_name[name] = Template(name, folder=path.parent, **stated)
    return template_by_name
