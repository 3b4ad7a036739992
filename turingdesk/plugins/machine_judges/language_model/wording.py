"""The words of what a language model is asked: a file, so that anyone can read and change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from turingdesk.core.errors import BadSource, UnknownName
from turingdesk.core.message import message
from turingdesk.core.task import TASKS
from turingdesk.language_models.prompts import fill_placeholders, read_prompt_file

_FRAME = (
    *(
        "opening",
        "pair",
        "example",
        "truth",
        "case",
        "only",
        "question",
        "choice",
        "several",
        "number",
    ),
    *("ends", "text", "reply", "reply_value", "replies"),
)
_SHIPPED = Path(__file__).with_name("wording.toml")
#: For a task that the file does not name.
_UNNAMED = {
    "seen": message("The picture is attached."),
    "unseen": message("You are not shown the picture."),
}
_LEAST = 12  #: letters, for questions with many choices


@dataclass(frozen=True)
class Wording:
    """The parts of a question, with places in curly brackets for what is filled in."""

    letters: str  #: the names of choices, in order
    frame: Mapping[str, str]  #: around every case
    tasks: Mapping[str, Mapping[str, str]]  #: by task: what its answers are, how one is written
    digest: str  #: SHA-256 of the file

    def task_words(self, task: str) -> Mapping[str, str]:
        """The words for one task; made of what the task declares where the file has none.

        Raises:
            UnknownName: There is no such task.
        """
        if task in self.tasks:
            return self.tasks[task]
        if task not in TASKS.judging:
            raise UnknownName("task", task, list(TASKS.judging))
        task_spec = TASKS[task]
        kinds = get_type_hints(task_spec.content)
        own_question = (
            task_spec.true_false.question if task_spec.true_false else ""
        )  # the judge's own question
        names = [
            content_field.name
            for content_field in fields(task_spec.content)
            if kinds[content_field.name] is not Path
        ]
        names = [name for name in names if name != own_question]
        lines = (f"{name.replace('_', ' ').capitalize()}: {{{name}}}" for name in names)
        return {**_UNNAMED, "about": task_spec.about, "case": "\n".join(lines)}

    def fill(self, part: str, **filled: object) -> str:
        """One part of the frame, filled in."""
        return fill_placeholders(self.frame[part], filled)


def read_wording(path: Path | None = None) -> Wording:
    """The words that ship with TuringDesk, or those of a file like it.

    Raises:
        BadSource: The file cannot be read or lacks something.
    """
    path = path or _SHIPPED
    content, file_hash = read_prompt_file(path)
    if lacking := _missing_part(content):
        raise BadSource(
            message(
                "{path} lacks {lacking}. Copy the file that comes with TuringDesk "
                "({resources}), then change its texts.",
                path=path,
                lacking=lacking,
                resources=_SHIPPED,
            )
        )
    return Wording(content["letters"], content["frame"], content["tasks"], file_hash)


def _missing_part(content: Mapping[str, Any]) -> str:
    """The part that is missing or isn't text; empty where everything is there."""
    letters, frame, tasks = content.get("letters"), content.get("frame"), content.get("tasks")
    if not isinstance(letters, str) or not _are_letters(letters):
        return message(
            'letters: at least {least} different ones, such as letters = "PQRSTUVWXYZC"',
            least=_LEAST,
        )
    if missing := _missing_names(frame, _FRAME):
        return message("{missing} in [frame]", missing=missing)
    if not isinstance(tasks, dict) or not tasks:
        return message("a table [tasks.NAME] for each task")
    missing_by_task = (
        (name, _missing_names(words, ("about", "case"))) for name, words in tasks.items()
    )
    return next(
        (
            message("{missing} in [tasks.{name}]", missing=missing, name=name)
            for name, missing in missing_by_task
            if missing
        ),
        "",
    )


def _missing_names(table: object, names: Sequence[str]) -> str:
    """The names that a table does not have as texts, and those of values that are none."""
    if not isinstance(table, dict):
        return ", ".join(names)
    wrong = [name for name, value in table.items() if not isinstance(value, str)]
    return ", ".join([*(name for name in names if name not in table), *wrong])


def _are_letters(text: str) -> bool:
    plain = text.isascii() and text.isalpha() and text.isupper()
    return plain and len(set(text)) == len(text) >= _LEAST
