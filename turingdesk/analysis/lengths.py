"""Conversation length: verdicts by how much was shown (paper 1, Fig. S7)."""

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
    groups = {one: (one, one) for one in sorted(set(places))}
    found = grouped(rows, labels, groups, chosen(responses))
    made = [
        {"task": task, "length": length, "length_of": counted, **group.columns()}
        for (task, counted, length), group in found.items()
    ]
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Detectability over length, for each task and way of counting (paper 1, Fig. S7)."""
    parts = compute(responses).groupby(["task", "length_of"])
    return tuple(_figure(str(task), LengthUnit(str(of)), own) for (task, of), own in parts)


def _figure(task: str, counted: LengthUnit, own: DataFrame) -> Figure:
    shown = [float(one) for one in own["length"]]
    y, low, high = (known(own[one]) for one in ("detectability", "ci_low", "ci_high"))
    counts = [int(n) for n in own["n_human"] + own["n_machine"]]
    layers = (Line(shown, y, counts=counts), Points(shown, y, low, high, counts=counts))
    what = message(
        "Detectability by conversation length (n = {verdicts} on humans and {n_machine:,} on "
        "machines).",
        n_machine=int(own["n_machine"].sum()),
        verdicts=plural("%n verdict", "%n verdicts", int(own["n_human"].sum())),
    )
    title = message("Detectability by conversation length: {task}", task=task_title(task))
    axes = (Axis(counted.heading), DETECTABILITY)
    said = with_few(caption(what, own["method"]), counts)
    name = file_name("lengths", task, *counted_in_name(counted))
    return Figure(name, title, *axes, layers, said, chance=0.5)


ANALYSIS = Analysis(
    title=message("By conversation length"),
    about=message(
        "Proportions of correct verdicts, and detectability, by how many messages or turns of a "
        "conversation were shown."
    ),
    compute=compute,
    figures=figures,
)
