"""The table: every response of a data folder as one DataFrame, and its sessions as another.

`frame` has the columns of `Response` and `superseded`: nothing is left out, so
that row counts equal the journals'. An answer is superseded when the step was
asked again: in a session that went on after a torn step, or in one that began
anew; analyses count the newest attempt only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import Problem
from turingdesk.store.attempts import Attempts
from turingdesk.store.columns import SUPERSEDED, Columns
from turingdesk.store.follower import Follower
from turingdesk.store.journal_file import Line
from turingdesk.store.sessions_table import Sessions
from turingdesk.store.unsealing import Keys, Unsealing

if TYPE_CHECKING:
    from pandas import DataFrame, Series

_STEP = ["session", "step", "role", "question", "subject"]


@dataclass(frozen=True)
class Table:
    """The data of a folder, as they are exported and analysed."""

    responses: DataFrame  #: one row an answered question: the columns of Response, superseded
    sessions: DataFrame  #: one row a journal
    problems: tuple[Problem, ...]  #: what could not be read, by file and line


def frame(lines: Iterable[Line]) -> DataFrame:
    """The responses among some lines, with defaults filled in and a type for each column."""
    columns, attempts = Columns(), Attempts()
    _take(list(lines), columns, attempts)
    return _frame(columns, attempts)


def load(
    data: Path,
    study: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    keys: Keys | None = None,
) -> Table:
    """Read a folder of journals.

    Args:
        data: The data folder; pilots lie in its folder `pilot` and are not read along.
        study: Only the sessions of this study.
        progress: Told how many files are read, of how many.
        keys: To the seals that were opened; without its key a sealed session has no truth.
    """
    columns, attempts, sessions = Columns(), Attempts(), Sessions()
    follower, unsealing = Follower(data, study), Unsealing(keys)
    for batch in follower.batches(progress):
        lines = unsealing.filled(batch)
        _take(lines, columns, attempts)
        sessions.extend(lines)
    responses = _frame(columns, attempts)
    return Table(responses, sessions.frame(responses, attempts, data), tuple(follower.problems))


def _take(lines: list[Line], columns: Columns, attempts: Attempts) -> None:
    columns.extend(line for line in lines if line["kind"] == "response")
    for line in lines:
        if line["kind"] == "opened":
            attempts.add(line)


def _frame(columns: Columns, attempts: Attempts) -> DataFrame:
    import pandas as pd

    made = pd.DataFrame(columns.series(), copy=False)
    made[SUPERSEDED] = _superseded(made, attempts)
    return made


def _superseded(responses: DataFrame, attempts: Attempts) -> Series[Any]:
    again = responses.duplicated(_STEP, keep="last")
    if not attempts.kept_until:
        return again
    sessions = responses["session"].cat
    until = [attempts.kept_until.get(str(name), 1 << 62) for name in sessions.categories]
    import numpy as np

    limits = np.array(until, dtype=np.int64)[sessions.codes.to_numpy()]
    return again | (responses["step"] >= limits)
