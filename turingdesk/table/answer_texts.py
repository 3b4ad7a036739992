"""The words of the answers that are judged, as rows of the table of responses.

Journals name stimuli and do not repeat what is in them, so the words come from the study's
package. A row of the role `text` is what one maker said: one for each caption or word, and
one for each message of a speaker. `choice` contains the words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.task import TASKS, Task
from turingdesk.table.identity import with_tables

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.study.package import Package
    from turingdesk.table.table import Table

ROLE = "text"
COLUMNS = (
    "role",
    "study",
    "task",
    "table",
    "stimulus",
    "prompt",
    "subject",
    "origin",
    "agent",
    "choice",  # the words
    "language",
    "turn",  # which message of the conversation it is, from 1; empty if there are none
)


def answer_texts(package: Package) -> DataFrame:
    """Every text of a package by a known maker; practice and control trials are omitted.

    Tables that two blocks share are taken once. A sealed package does not say who made what,
    so that it has no rows.
    """
    import pandas as pd

    study = package.study
    language = study.languages[0] if study.languages else ""
    rows = [
        (ROLE, study.id, task, table, *row, language, turn)
        for table, stimuli in package.stimuli.items()
        for stimulus in stimuli
        if not (stimulus.practice or stimulus.control)
        for task, *row, turn in _of(stimulus)
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS), dtype="str")


def with_texts(table: Table, packages: Sequence[Path]) -> tuple[Table, list[str]]:
    """Add the texts and agents of some packages to a table; also returns notes for readers.

    Args:
        table: Of a data folder.
        packages: Paths of study packages.

    Raises:
        BadStudy: A package cannot be read.
    """
    from turingdesk.study.package import open_package

    if not packages:
        return table, []
    studies = set(table.sessions["study"].astype("str"))
    opened = [open_package(path) for path in packages]
    notes = [
        message(
            "No session in this folder belongs to the study {id}, so its texts are not used.",
            id=package.study.id,
        )
        for package in opened
        if package.study.id not in studies
    ]
    notes += [
        message(
            "{id} is sealed and doesn't say who wrote its answers, so its texts are not used. "
            "Use the package as it was before it was sealed.",
            id=package.study.id,
        )
        for package in opened
        if package.sealed is not None
    ]
    return with_texts_of(table, opened), notes


def with_texts_of(table: Table, packages: Sequence[Package]) -> Table:
    """Add the texts and agents of packages that are open; without packages, nothing changes."""
    import pandas as pd

    if not packages:
        return table
    texts = pd.concat([answer_texts(package) for package in packages], ignore_index=True)
    table = table.with_agents({package.study.id: package.agents for package in packages})
    table = replace(table, responses=with_tables(table.responses, packages))
    return replace(table, texts=texts.drop_duplicates(ignore_index=True))


def _of(stimulus: Stimulus) -> Iterator[tuple[str, ...]]:
    task, content = TASKS[stimulus.task], stimulus.content
    if task.texts is None:
        return
    for subject, maker in stimulus.makers.items():
        about = (stimulus.task, stimulus.id, stimulus.prompt, subject, maker.origin, maker.agent)
        parts, turns = task.texts(content, subject), _turns(task, content, subject)
        for words, turn in zip(parts, turns, strict=False):
            yield (*map(str, about), words, turn)


def _turns(task: Task, content: Any, subject: str) -> Iterator[str]:
    """Yield for each text of a maker how many messages of the conversation there are by then."""
    if task.texts is None or task.cut is None or task.length is None:
        yield from repeat("")
        return
    text_count = 0
    for turn in range(1, task.length(content, LengthUnit.FIRST_MESSAGES) + 1):
        so_far = len(task.texts(task.cut(content, turn, LengthUnit.FIRST_MESSAGES), subject))
        yield from repeat(str(turn), so_far - text_count)
        text_count = so_far
