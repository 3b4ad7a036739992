"""The table: every response of a data folder as one DataFrame, and its sessions as another.

`frame` has the columns of `Response`, `superseded` and `excluded`: nothing is left out, so
that row counts equal the journals'. An answer is superseded when the step was
asked again: in a session that went on after a torn step, or in one that began
anew; analyses count the newest attempt only. It is excluded when a quality rule
of its study leaves it out; `exclusions` lists each with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.coding.rows import coding_rows
from turingdesk.core.errors import Problem
from turingdesk.core.quality import Rule
from turingdesk.core.response import EXCLUDED, SUPERSEDED
from turingdesk.journal.follower import Follower
from turingdesk.journal.journal_file import Line
from turingdesk.journal.rulings import Rulings
from turingdesk.journal.session_summary import State
from turingdesk.journal.standing import standing
from turingdesk.journal.tombstones import Tombstone
from turingdesk.study.registration import newest
from turingdesk.study.unsealing import Keys, Unsealing
from turingdesk.table.attempts import Attempts
from turingdesk.table.columns import Columns
from turingdesk.table.excluded import Excluded, Seen, excluded, exclusion_frame
from turingdesk.table.machine_findings import FINDINGS, read, vouched
from turingdesk.table.machine_scores import MachineScores
from turingdesk.table.sessions_table import Sessions

if TYPE_CHECKING:
    from pandas import DataFrame, Series

_STEP = ["session", "step", "role", "question", "subject"]
#: The attribute of the responses that holds what frozen studies planned, by study: analyses
#: take the responses alone, and what was stated beforehand is a part of some results.
PLANNED = "planned"


@dataclass(frozen=True)
class Table:
    """The data of a folder, as they are exported and analysed."""

    responses: DataFrame  #: one row an answered question: Response, superseded, excluded
    sessions: DataFrame  #: one row a journal
    problems: tuple[Problem, ...]  #: what could not be read, by file and line
    exclusions: DataFrame = field(default_factory=exclusion_frame)  #: one row an exclusion
    rules: Mapping[str, tuple[Rule, ...]] = field(default_factory=dict)  #: that count, by study
    withdrawn: tuple[Tombstone, ...] = ()  #: whose sessions are not here any more
    registrations: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: what the newest session of each frozen study says of its preregistration
    codings: DataFrame | None = None  #: rows of the role `coding`; see `coding.rows`
    texts: DataFrame | None = None  #: rows of the role `answer`; see `table.answer_texts`
    scores: DataFrame | None = None  #: rows of the role `score`; see `table.machine_scores`


def frame(lines: Iterable[Line], rules: Sequence[Rule] | None = None) -> DataFrame:
    """The responses among some lines, with defaults filled in and a type for each column.

    Args:
        lines: Of any journals.
        rules: The quality rules; by default those that the lines tell.
    """
    reading = _Reading(rules)
    reading.take(list(lines))
    return reading.responses()[0]


def load(
    data: Path,
    study: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    keys: Keys | None = None,
    rules: Sequence[Rule] | None = None,
) -> Table:
    """Read a folder of journals.

    Args:
        data: The data folder; pilots lie in its folder `pilot` and are not read along.
        study: Only the sessions of this study.
        progress: Told how many files are read, of how many.
        keys: To the seals that were opened; without its key a sealed session has no truth.
        rules: The quality rules for all studies; by default, for each study, those that
            its newest session tells.
    """
    reading = _Reading(rules)
    follower, unsealing = Follower(data, study), Unsealing(keys)
    for batch in follower.batches(progress):
        reading.take(unsealing.filled(batch))
    made, stands = reading.table(data), standing(data)
    made.sessions["notes"] = [stands.notes.get(one, "") for one in made.sessions["session"]]
    found, damaged = read(data, study)
    made.responses.attrs[FINDINGS] = vouched(found, reading.opened)
    problems = (*follower.problems, *made.problems, *damaged)
    withdrawn, codings = stands.withdrawn(study), coding_rows(data)
    return replace(made, problems=problems, withdrawn=withdrawn, codings=codings)


class _Reading:
    """Gathers lines for a table."""

    def __init__(self, rules: Sequence[Rule] | None) -> None:
        self._columns, self._attempts, self._sessions = Columns(), Attempts(), Sessions()
        self._rulings, self._scores = Rulings(rules), MachineScores()

    def take(self, lines: list[Line]) -> None:
        """Take lines of any kind."""
        self._columns.extend(line for line in lines if line["kind"] == "response")
        self._sessions.extend(line for line in lines if "session" in line)  # else personal
        for line in lines:
            if line["kind"] == "opened":
                self._attempts.add(line)
                self._rulings.add(line)
            elif line["kind"] == "scored":
                self._scores.add(line)

    @property
    def opened(self) -> Iterable[Line]:
        """First lines of the sessions."""
        return self._sessions.opened.values()

    def table(self, data: Path) -> Table:
        """All that was taken from a folder."""
        states = self._sessions.states(self._attempts, data)
        responses, found = self.responses(states)
        registrations = newest(self.opened)
        responses.attrs[PLANNED] = {
            study: dict(told.get("planned") or {}) for study, told in registrations.items()
        }
        rows = self._sessions.frame(responses, states, found.sessions)
        return Table(
            responses,
            rows,
            tuple(self._rulings.problems()),
            found.listed,
            found.rules,
            registrations=registrations,
            scores=self._scores.rows(responses),
        )

    def responses(self, states: Mapping[str, State] | None = None) -> tuple[DataFrame, Excluded]:
        """The responses, and what the rules leave out of them.

        Args:
            states: How each session stands; by default those that were not closed run.
        """
        responses, sessions = _frame(self._columns, self._attempts), self._sessions
        if states is None:
            states = sessions.states(self._attempts, None)
        seen = Seen(sessions.opened, states, sessions.names, self._attempts, self._rulings)
        found = excluded(responses, seen)
        responses[EXCLUDED] = found.column
        return responses, found


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
