"""The words of the answers that are judged, as rows of the table of responses.

Journals name stimuli and do not repeat what is in them, so the words come from the study's
package. A row of the role `answer` is what one maker said: one for each caption or word, and
one for each turn of a speaker. `choice` holds the words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.core.stimulus import Stimulus
from turingdesk.tasks import TASKS

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.store.package import Package

ROLE = "answer"
COLUMNS = (
    "role",
    "study",
    "task",
    "stimulus",
    "prompt",
    "subject",
    "origin",
    "agent",
    "choice",  # the words
    "language",
)


def answer_texts(package: Package) -> DataFrame:
    """Every text of a package by a known maker; practice and control trials are left out.

    Tables that two blocks share are taken once. A sealed package does not say who made what,
    so that it has no rows.
    """
    import pandas as pd

    study = package.study
    language = study.languages[0] if study.languages else ""
    seen: set[tuple[str, str, str]] = set()
    rows = []
    for table, stimuli in package.stimuli.items():
        for stimulus in stimuli:
            key = (table, stimulus.task, stimulus.id)
            if key not in seen and not (stimulus.practice or stimulus.control):
                seen.add(key)
                rows += [(ROLE, study.id, *row, language) for row in _of(stimulus)]
    return pd.DataFrame(rows, columns=list(COLUMNS), dtype="str")


def _of(stimulus: Stimulus) -> Iterator[tuple[str, ...]]:
    texts = TASKS[stimulus.task].texts
    if texts is None:
        return
    for subject, maker in stimulus.makers.items():
        about = (stimulus.task, stimulus.id, stimulus.prompt, subject, maker.origin, maker.agent)
        for words in texts(stimulus.content, subject):
            yield (*map(str, about), words)
