"""Conversation length: verdicts by how much was shown (paper 1, Fig. S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
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
    with_few,
)
from turingdesk.analysis._groups import GROUP_COLUMNS, grouped
from turingdesk.analysis._levels import counted_in_name, counted_lengths
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "length": "int64",
    "length_of": "str",
    **GROUP_COLUMNS,
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and length, in order; nothing if nothing was cut."""
    import pandas as pd

    rows = counted_lengths(verdicts(responses))
    tasks = rows["task"].astype("str")
    places = list(zip(tasks, rows["length_of"], rows["length"], strict=True))
    labels = pd.Series(places, index=rows.index, dtype="object")
    groups = {place: (place, place) for place in sorted(set(places))}
    groups_by_length = grouped(rows, labels, groups, clustering_of(responses))
    length_rows = [
        {"task": task, "length": length, "length_of": unit, **group.columns()}
        for (task, unit, length), group in groups_by_length.items()
    ]
    return tabled(length_rows, COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Detectability over length, for each task and way of counting (paper 1, Fig. S7)."""
    parts = compute(responses).groupby(["task", "length_of"])
    return tuple(
        _figure(str(task), LengthUnit(str(of)), length_rows) for (task, of), length_rows in parts
    )


def _figure(task: str, unit: LengthUnit, rows: DataFrame) -> Figure:
    lengths = [float(length) for length in rows["length"]]
    y, low, high = (known(rows[column]) for column in ("detectability", "ci_low", "ci_high"))
    counts = [int(n) for n in rows["n_human"] + rows["n_machine"]]
    layers = (Line(lengths, y, counts=counts), Points(lengths, y, low, high, counts=counts))
    what = message(
        "Detectability by conversation length (n = {verdicts} on humans and {n_machine:,} on "
        "machines).",
        n_machine=int(rows["n_machine"].sum()),
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n_human"].sum())),
    )
    title = message("Detectability by conversation length: {task}", task=task_title(task))
    axes = (Axis(unit.heading), DETECTABILITY)
    caption_text = with_few(caption(what, rows["method"]), counts)
    name = file_name("lengths", task, *counted_in_name(unit))
    return Figure(name, title, *axes, layers, caption_text, chance=0.5)


ANALYSIS = Analysis(
    title=message("By conversation length"),
    about=message(
        "Proportions of correct verdicts, and detectability, by how many messages or turns of a "
        "conversation were shown, or how many exchanges a game had."
    ),
    compute=compute,
    figures=figures,
)
