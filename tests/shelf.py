"""Tasks that are added to the shelf for one test, as a lab adds one: by dropping in a file."""

import sys
from contextlib import contextmanager

from turingdesk import tasks
from turingdesk.study.task_columns import columns_of

ESSAYS = """
from dataclasses import dataclass

from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.tasks._base import Control, Task, column


@dataclass(frozen=True, slots=True)
class Essay:
    topic: str = column("What it is about")
    paragraphs: tuple[str, ...] = column("Its paragraphs")
    note: str = column("A note", default="", required=False)


def verdicts(content, show):
    rating = Question("quality", "How good is it?", Kind.SCALE, minimum=1, maximum=7)
    return (human_or_machine("Was this written by a human?"), rating)


TASK = Task("Essays", "Who wrote the essay?", Essay, verdicts, prompt_column="topic")
"""


@contextmanager
def on_the_shelf(folder, source, name="essays"):
    """Add a task for a while."""
    folder.mkdir()
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    tasks.__path__.append(str(folder))
    tasks.TASKS.__dict__.pop("_names", None)
    columns_of.cache_clear()
    try:
        yield
    finally:
        tasks.__path__.remove(str(folder))
        tasks.TASKS.__dict__.pop("_names", None)
        columns_of.cache_clear()
        sys.modules.pop(f"turingdesk.tasks.{name}", None)
        tasks.__dict__.pop(name, None)
