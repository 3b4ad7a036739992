"""Conversation length: verdicts by the number of turns shown (paper 1, Fig. S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import (
    DETECTABILITY,
    Axis,
    Figure,
    Line,
    Points,
    caption,
    file_name,
    known,
    task_title,
)
from turingdesk.analysis._groups import GROUP_COLUMNS, grouped
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "length": "int64",
    **GROUP_COLUMNS,
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and number of turns, in order; nothing where nothing was cut."""
    import pandas as pd

    rows = verdicts(responses)
    rows = rows[rows["length"].notna()]
    tasks = rows["task"].astype("str")
    places = list(zip(tasks, rows["length"].astype("int64"), strict=True))
    labels = pd.Series(places, index=rows.index, dtype="object")
    groups = {one: (one, one) for one in sorted(set(places))}
    found = grouped(rows, labels, groups, chosen(responses))
    made = [
        {"task": task, "length": length, **group.columns()}
        for (task, length), group in found.items()
    ]
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Detectability over the number of turns, for each task (paper 1, Fig. S7)."""
    return tuple(_figure(str(task), own) for task, own in compute(responses).groupby("task"))


def _figure(task: str, own: DataFrame) -> Figure:
    turns = [float(one) for one in own["length"]]
    y, low, high = (known(own[one]) for one in ("detectability", "ci_low", "ci_high"))
    layers = (Line(turns, y), Points(turns, y, low, high))
    what = message(
        "Detectability by turns shown (n = {n_human:,} verdicts on humans and "
        "{n_machine:,} on machines).",
        n_human=int(own["n_human"].sum()),
        n_machine=int(own["n_machine"].sum()),
    )
    title = message("Detectability by conversation length: {task}", task=task_title(task))
    axes = (Axis(message("Turns shown")), DETECTABILITY)
    return Figure(file_name("lengths", task), title, *axes, layers, caption(what, own), chance=0.5)


ANALYSIS = Analysis(
    title=message("By conversation length"),
    about=message(
        "Proportions of correct verdicts, and detectability, by the number of turns shown."
    ),
    compute=compute,
    figures=figures,
)
