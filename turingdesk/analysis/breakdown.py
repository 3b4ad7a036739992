"""Detectability by everything that is known of stimuli, of sessions and of judges.

Paper 1 shows it by kind of conversation (Fig. S4), the platform that judges were recruited on
(Fig. S3), and the judges' gender and education (Fig. S2): the last three are questions of forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import EXCLUDED, REASONS, verdicts
from turingdesk.analysis._figure import Figure, detectabilities, file_name
from turingdesk.analysis._groups import GROUP_COLUMNS, Group
from turingdesk.analysis._levels import (
    NONE,
    at_levels,
    choices_of,
    column_title,
    form_questions,
    in_sentence,
    kinds_of_conversation,
    leveled,
)
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_LEVELS = 12  #: more are not groups of judges: codes, ages, free text
COLUMNS = {
    "by": "str",
    "level": "str",
    **GROUP_COLUMNS,
}
#: Of stimuli, then of sessions; the questions of forms follow.
_KNOWN = (
    *("study", "task", "block", "conversation", "speaker", "domain"),
    *("kiosk", "system", "language", "device"),
)
#: What says whether an answer counts, what it was, and whose.
_COUNTING = (
    *("role", "question", "truth", "choice", "n", EXCLUDED, *REASONS),
    *("participant", "stimulus"),
)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each level of each column that has two to a dozen levels."""
    import pandas as pd

    table = kinds_of_conversation(responses)
    # Copies of all columns would be most of the work.
    table = table[[column for column in (*_KNOWN, *_COUNTING) if column in table]]
    rows, by = verdicts(table), chosen(responses)
    found = [
        {"by": column, "level": level, **group.columns()}
        for column in _columns(table)
        for level, group in _groups(table, rows, column, by)
    ]
    return pd.DataFrame(found, columns=list(COLUMNS)).astype(COLUMNS)


def _columns(table: DataFrame) -> Iterator[str]:
    """Columns that there are, and the questions of forms."""
    yield from (column for column in _KNOWN if column in table)
    if "participant" in table:
        yield from (name for name, _ in form_questions(table))


def _groups(
    table: DataFrame, rows: DataFrame, column: str, by: Clustering
) -> Iterable[tuple[str, Group]]:
    levels = leveled(table, rows, column)
    if not 2 <= len({*levels.unique()} - {NONE}) <= MOST_LEVELS:
        return ()
    return at_levels(rows, levels, by, choices_of(table, column)).items()


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Detectability at the levels of each column that has any with both classes."""
    table = compute(responses)
    table = table[table["detectability"].notna() & (table["level"] != NONE)]
    return tuple(
        detectabilities(
            file_name("breakdown", str(column)),
            message(
                "Detectability by {column}",
                column=in_sentence(column_title(responses, str(column)), str(column)),
            ),
            "level",
            own,
            message(
                "Detectability (n = {verdicts} on humans and {n_machine:,} on machines).",
                n_machine=int(own["n_machine"].sum()),
                verdicts=plural("%n verdict", "%n verdicts", int(own["n_human"].sum())),
            ),
        )
        for column, own in table.groupby("by", sort=False)
        if len(own) > 1 and not (column == "block" and _is_like_tasks(own, table))
    )


def _is_like_tasks(blocks: DataFrame, table: DataFrame) -> bool:
    """Whether blocks have the values of tasks, so that a figure of them shows nothing new."""
    tasks = table[table["by"] == "task"]
    values = [sorted(one["detectability"]) for one in (blocks, tasks)]
    return values[0] == values[1]


ANALYSIS = Analysis(
    title=message("By kind of stimulus, session and judge"),
    about=message(
        "Proportions of correct verdicts, and detectability, for each task, kind of "
        "conversation, computer that ran the session, and answer to a form."
    ),
    compute=compute,
    figures=figures,
)
