"""Shelves that hold something else for a while: one more task, or a few analyses."""

import sys
from contextlib import contextmanager

import pytest

from turingdesk import tasks
from turingdesk.analysis import ANALYSES
from turingdesk.core.task import TASKS
from turingdesk.study.task_columns import columns_of

ESSAYS = """
from dataclasses import dataclass

from turingdesk.core.question import Choice, Kind, Question, Role, human_or_machine
from turingdesk.core.task import Control, Task, column


@dataclass(frozen=True, slots=True)
class Essay:
    topic: str = column("What it is about")
    paragraphs: tuple[str, ...] = column("Its paragraphs")
    note: str = column("A note", default="", required=False)


def questions(content, show):
    rating = Question("quality", "How good is it?", Kind.SCALE, minimum=1, maximum=7)
    return (human_or_machine("Was this written by a human?"), rating)


TASK = Task("Essays", "Who wrote the essay?", Essay, questions, prompt_column="topic")
"""


@contextmanager
def on_the_shelf(folder, source, name="essays", package=tasks, shelves=()):
    """Add a task or a game for a while, as a lab adds one: by dropping in a file.

    Args:
        folder: A new one, for the file.
        source: What is in the file.
        name: Of what is added.
        package: The shelf's folder.
        shelves: Other shelves of this folder, besides that of tasks.
    """
    folder.mkdir()
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    package.__path__.append(str(folder))
    _forget_names(shelves)
    try:
        yield
    finally:
        package.__path__.remove(str(folder))
        _forget_names(shelves)
        sys.modules.pop(f"{package.__name__}.{name}", None)
        package.__dict__.pop(name, None)


def _forget_names(shelves):
    for shelf in (*shelves, TASKS.judging, *TASKS._prefixed.values()):
        for cached in ("_names", "_modules"):
            shelf.__dict__.pop(cached, None)
    columns_of.cache_clear()


class Some(tuple):
    """The names that a shelf lists, while others are still found by name."""

    __slots__ = ()
    whole = ANALYSES._names

    def __contains__(self, name):
        return tuple.__contains__(self, name) or name in self.whole


@contextmanager
def only(*names, **others):
    """List just some analyses for a while; an overview still finds the others that it needs.

    The shelf itself changes, so it doesn't matter which modules have already imported it.

    Args:
        names: Of the analyses that stay.
        others: Analyses that are there in addition, or in place of those of the same name.
    """
    load = ANALYSES._load
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(ANALYSES), "_names", Some(dict.fromkeys((*names, *others))))
        patch.setitem(vars(ANALYSES), "_load", lambda name: others.get(name) or load(name))
        yield
