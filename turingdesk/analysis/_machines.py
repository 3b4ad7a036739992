"""People's verdicts beside those of machine judges: who judged which answer how, how surely.

A table of one kind of judges has the verdicts of the other kind as rows of the role `beside`,
and machine judges' scores as rows of the role `score` (`_joined`, `table.machine_scores`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import clustering_of, of_machine_judges
from turingdesk.analysis._counted import counted_responses, verdicts
from turingdesk.analysis._sample import BESIDE, joined
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import Message, join, message
from turingdesk.core.response import TRAINED
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.table import identity
from turingdesk.table.machine_scores import ROLE

if TYPE_CHECKING:
    from pandas import DataFrame, Series

#: Who judged, other than machines, which have their names.
KINDS = {
    JudgeKind.PEOPLE: message("people"),
    JudgeKind.SIMULATED: message("simulated"),
}
PEOPLE = KINDS[JudgeKind.PEOPLE]  #: all of them as one judge
ANSWER = [*identity.ANSWER]  #: what tells answers apart
WHO = "who"  #: the column that says who judged: people, simulated, or judge:NAME


def how_to_run(*options: str) -> str:
    """Say how to run a machine judge, for tables in which none has judged.

    >>> how_to_run("--messages")
    "Run one on the desk's Machine judges page, or with: turingdesk judge STUDY --judge svm \
--messages --data DATA."
    """
    command = " ".join(("turingdesk judge STUDY --judge svm", *options, "--data DATA"))
    text = message("Run one on the desk's Machine judges page, or with: {command}.")
    return text.format(command=command)


NO_MACHINES = not_computed(message("no machine has judged these answers"), how_to_run())
NO_SCORES = not_computed(
    message("no machine judge with scores has judged these answers"),
    join(" ", (message("Trained judges give scores."), how_to_run())),
)
_JUDGED = ("judge", "participant", *ANSWER, "origin", "agent", "truth", "choice", "n")
_OPTIONAL = (TRAINED, "room")  #: columns by which errors cluster, where they are there


def everyone(responses: DataFrame) -> DataFrame:
    """The verdicts on origin that count, of the table's own judges and of those beside them.

    One row each, with who judged in `who`. A table that counts what is alike, and does not say
    who judged what, gives no rows.
    """
    judged_rows = _judged(verdicts(responses))
    beside = counted_responses(responses, BESIDE)
    origins = ["human", "machine"]
    is_whole = beside["truth"].isin(origins) & beside["choice"].isin(origins)
    rows = joined(judged_rows, [_judged(beside[is_whole & (beside["question"] == "origin")])])
    return rows.assign(**{WHO: _judge_names(rows["judge"])})


def clustering_of_people(responses: DataFrame) -> Clustering:
    """The clusters of people's verdicts, also where the table is that of machine judges.

    Machine judges' own table clusters by stimulus, since they are no sample of judges
    (`_sample.sample`); people beside them are one.
    """
    by, verdict_rows = clustering_of(responses), verdicts(responses)
    if by is Clustering.STIMULUS and of_machine_judges(verdict_rows) is not None:
        return Clustering.BOTH
    return by


def scored(responses: DataFrame) -> DataFrame:
    """The scores that count, with whose they are in `who`; no rows where no one gave any."""
    rows = counted_responses(responses, ROLE)
    if rows.empty or "score" not in rows:
        return rows.iloc[:0].assign(who="", score=0.0, message=0)
    return rows.assign(**{WHO: _judge_names(rows["judge"])})


def tasks(rows: DataFrame) -> Iterator[tuple[str, DataFrame]]:
    """All rows, where there are several tasks, and those of each task."""
    names = sorted(map(str, rows["task"].unique()))
    if len(names) > 1:
        yield ALL, rows
    for name in names:
        yield name, (rows[rows["task"] == name] if len(names) > 1 else rows)


def in_order(names: Iterable[str]) -> list[str]:
    """Sort the names of judges, with people before machines."""
    return sorted({*map(str, names)}, key=lambda name: (is_machine(name), name))


def name_of(who: str) -> str:
    """Return the name of a judge in figures; of a machine, the name alone.

    >>> name_of("judge:svm"), name_of("people")
    ('svm', 'people')
    """
    return who.removeprefix("judge:") if is_machine(who) else Message(who)


def is_machine(who: str) -> bool:
    """True if a name of `who` is a machine judge's."""
    return kind_of(who) is JudgeKind.MACHINES


def _judged(rows: DataFrame) -> DataFrame:
    """Select the columns that are needed, since copying all would take most of the time."""
    if not {*_JUDGED} <= {*rows.columns}:
        rows = rows.iloc[:0].reindex(columns=[*_JUDGED])
    return rows[[*_JUDGED, *(column for column in _OPTIONAL if column in rows)]]


def _judge_names(judges: Series[Any]) -> Series[Any]:
    """Machines by name, everyone else by their kind."""
    import numpy as np
    import pandas as pd

    named = judges.astype("category").cat
    judge_names = [str(category) for category in named.categories]
    kinds = [
        judge_name if is_machine(judge_name) else KINDS[kind_of(judge_name)]
        for judge_name in judge_names
    ]
    words = list(dict.fromkeys(kinds))
    # The last place is for the code -1 of missing values, which stay missing.
    places = np.array([*map(words.index, kinds), -1], dtype=np.int64)
    codes = places[named.codes.to_numpy()]
    return pd.Series(
        pd.Categorical.from_codes(codes, categories=pd.Index(words, dtype="str")), judges.index
    )
