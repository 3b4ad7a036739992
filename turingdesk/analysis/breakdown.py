"""Detectability by everything that is known of stimuli, of sessions and of judges.

Paper 1 shows it by kind of conversation (Fig. S4), the platform that judges were recruited on
(Fig. S3), and the judges' gender and education (Fig. S2): the last three are questions of forms.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import EXCLUDED, REASONS, side_verdicts, verdicts
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Points,
    caption,
    detectabilities,
    file_name,
    known,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import GROUP_COLUMNS, Group, Share, grouped, proportions
from turingdesk.analysis._levels import (
    NONE,
    column_title,
    form_questions,
    in_sentence,
    kinds_of_conversation,
    leveled,
    ordered,
)
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import message, plural
from turingdesk.core.response import TRAINED

if TYPE_CHECKING:
    from pandas import DataFrame

MOST_LEVELS = 12  #: more are not groups of judges: codes, ages, free text
#: Of verdicts on sides: how often the machine's was found.
SIDE_COLUMNS = {
    "n_sides": "int64",
    "p_sides": "float64",
    "p_sides_sd": "float64",
    "p_sides_low": "float64",
    "p_sides_high": "float64",
    "p_sides_method": "str",
    "p_sides_note": "str",
}
COLUMNS = {"by": "str", "level": "str", **GROUP_COLUMNS, **SIDE_COLUMNS}
#: Of stimuli, then of sessions; the questions of forms follow.
_KNOWN = (
    *("study", "task", "block", "conversation", "speaker", "domain"),
    *("kiosk", "system", "language", "device"),
)
#: What says whether an answer counts, what it was, and whose.
_COUNTING = (
    *("role", "question", "truth", "choice", "correct", "n", EXCLUDED, *REASONS),
    *("participant", "table", "stimulus", "subject", TRAINED),
)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each level of each column that has two to a dozen levels."""
    table = kinds_of_conversation(responses)
    # Copies of all columns would be most of the work.
    table = table[[column for column in (*_KNOWN, *_COUNTING) if column in table]]
    rows, sides, by = verdicts(table), side_verdicts(table), clustering_of(responses)
    rows_by_level = [
        {"by": column, "level": level, **group.columns(), **_of_sides(share)}
        for column in _columns(table)
        for level, group, share in _groups(table, rows, sides, column, by)
    ]
    return tabled(rows_by_level, COLUMNS)


def _of_sides(share: Share | None) -> dict[str, Any]:
    if share is None:
        return dict.fromkeys(SIDE_COLUMNS) | {
            "n_sides": 0,
            "p_sides_method": "",
            "p_sides_note": "",
        }
    estimate = share.estimate
    values = (
        share.n,
        estimate.value,
        estimate.sd,
        estimate.low,
        estimate.high,
        estimate.method,
        estimate.note,
    )
    return dict(zip(SIDE_COLUMNS, values, strict=True))


def _columns(table: DataFrame) -> Iterator[str]:
    """Columns that there are, and the questions of forms."""
    yield from (column for column in _KNOWN if column in table)
    if "participant" in table:
        yield from (name for name, _ in form_questions(table))


def _groups(
    table: DataFrame, rows: DataFrame, sides: DataFrame, column: str, by: Clustering
) -> Iterator[tuple[str, Group, Share | None]]:
    """The results of each level, of verdicts on origin and of those on sides."""
    levels, of_sides = leveled(table, rows, column), leveled(table, sides, column)
    there = {*levels.unique(), *of_sides.unique()}
    if not 2 <= len(there - {NONE}) <= MOST_LEVELS:
        return
    names = {name: (name, name) for name in ordered(table, column, there)}
    shares = proportions(sides, of_sides, by)
    for name, group in grouped(rows, levels, names, by).items():
        yield name, group, shares.get(name)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Each column whose levels have detectability, and each that has several with sides."""
    table = compute(responses)
    table = table[table["level"] != NONE]
    on_origin, on_sides = table[table["detectability"].notna()], table[table["n_sides"] > 0]
    titles = {
        column: in_sentence(column_title(responses, column), column) for column in {*table["by"]}
    }
    return (
        *(
            _detectability(str(column), titles[column], column_rows)
            for column, column_rows in on_origin.groupby("by", sort=False)
            if len(column_rows) > 1
            and not (column == "block" and _is_like_tasks(column_rows, on_origin))
        ),
        *(
            _sides_figure(str(column), titles[column], column_rows)
            for column, column_rows in on_sides.groupby("by", sort=False)
            if len(column_rows) > 1
        ),
    )


def _detectability(column: str, title: str, rows: DataFrame) -> Figure:
    what = message(
        "Detectability (n = {verdicts} on humans and {n_machine:,} on machines).",
        n_machine=int(rows["n_machine"].sum()),
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n_human"].sum())),
    )
    heading = message("Detectability by {column}", column=title)
    return detectabilities(file_name("breakdown", column), heading, "level", rows, what)


def _sides_figure(column: str, title: str, rows: DataFrame) -> Figure:
    """A figure of how often the machine's side was found at each level."""
    y, low, high = (known(rows[f"p_sides{end}"]) for end in ("", "_low", "_high"))
    counts = [int(n) for n in rows["n_sides"]]
    what = message(
        "Proportion of pairs or games in which the machine was found (n = {verdicts}).",
        verdicts=plural("%n verdict", "%n verdicts", sum(counts)),
    )
    return Figure(
        file_name("breakdown", "sides", column),
        message("Machine found, by {column}", column=title),
        Axis("", tuple(task_title(str(level)) for level in rows["level"])),
        Axis(message("Machine found"), low=0.0, high=1.0),
        (Points(range(len(rows)), y, low, high, counts=counts),),
        with_few(caption(what, rows["p_sides_method"]), counts),
        chance=0.5,
        horizontal=True,
    )


def _is_like_tasks(blocks: DataFrame, table: DataFrame) -> bool:
    """True if blocks have the values of tasks, so that a figure of them shows nothing new."""
    tasks = table[table["by"] == "task"]
    values = [sorted(table_part["detectability"]) for table_part in (blocks, tasks)]
    return values[0] == values[1]


ANALYSIS = Analysis(
    title=message("By kind of stimulus, session and judge"),
    about=message(
        "Proportions of correct verdicts, and detectability, for each task, kind of "
        "conversation, condition of games, computer that ran the session, and answer to a form."
    ),
    compute=compute,
    figures=figures,
)
