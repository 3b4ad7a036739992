"""The columns of a task's table, made from its metadata; the reader and the reference use them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from turingdesk.core.message import message
from turingdesk.core.task import TASKS, Task
from turingdesk.study.cells import Convert, as_flag, as_text, converter
from turingdesk.study.maker_columns import origin_columns
from turingdesk.tasks.pairs import Pair


@dataclass(frozen=True, slots=True)
class TaskColumn:
    """One column of a table."""

    name: str
    about: str  #: the sentence that the reference prints
    convert: Convert
    required: bool = False  #: whether every row must fill it in
    default: Any = None  #: what an empty cell means
    part: str = ""  #: content, truths, or empty for what every table has
    is_path: bool = False  #: whether it names a file of the media
    kind: Any = str  #: the type of its values
    file: str = "picture"  #: what kind of file it names, where it does


@cache
def columns_of(task: str, *, sealed: bool = False) -> Mapping[str, TaskColumn]:
    """The columns that a task's table may have, by name, in the order of the reference.

    Args:
        task: Its name.
        sealed: Of a table in a sealed package, which does not say who made what.

    Raises:
        UnknownName: There is no such task.
    """
    if sealed:
        return {column.name: column for column in (_ID, *_own_columns(TASKS[task]))}
    columns = [_ID, _PROMPT, *_makers(TASKS[task]), *_own_columns(TASKS[task]), *_LAST]
    return {column.name: column for column in columns}


_ID = TaskColumn("id", message("Name of the row, unique in the table"), as_text, True)
_PROMPT = TaskColumn(
    "prompt", message("What the agent was given: an image, a cue, a topic"), as_text, default=""
)
_LAST = (
    TaskColumn(
        "domain",
        message("Kind of prompt, such as indoor. Results are also broken down by it"),
        as_text,
        default="",
    ),
    TaskColumn("provenance", message("Source of the answer"), as_text, default=""),
    TaskColumn(
        "control", message("yes: shown in control trials only"), as_flag, default=False, kind=bool
    ),
    TaskColumn(
        "practice", message("yes: shown in practice only"), as_flag, default=False, kind=bool
    ),
)


def _makers(task: Task) -> list[TaskColumn]:
    if task.content is Pair:
        return []
    columns = []
    for subject, (origin, agent) in origin_columns(task.subjects).items():
        of = (" " + message("(speaker {subject})", subject=subject)) if subject else ""
        columns.append(
            TaskColumn(origin, message("Who made it{of}: human or machine", of=of), as_text, True)
        )
        about = message("Who exactly{of}: an anonymous human ID or a model's name", of=of)
        columns.append(TaskColumn(agent, about, as_text, default=""))
    return columns


def _own_columns(task: Task) -> list[TaskColumn]:
    if task.content is Pair:
        first, second = (task.columns()[name] for name in ("left", "right"))
        return [
            TaskColumn("first", first, as_text, True),
            TaskColumn("second", second, as_text, True),
        ]
    columns = _fields(task.content, "content")
    if task.truths is not type(None):
        columns += _fields(task.truths, "truths")
    return columns


def _fields(kind: Any, part: str) -> list[TaskColumn]:
    hints = get_type_hints(kind)
    return [
        TaskColumn(
            f.name,
            f.metadata["about"],
            converter(hints[f.name]),
            bool(f.metadata["required"]),
            None if f.default is MISSING else f.default,
            part,
            hints[f.name] is Path or Path in get_args(hints[f.name]),
            hints[f.name],
            f.metadata.get("file", "picture"),
        )
        for f in fields(kind)
    ]
