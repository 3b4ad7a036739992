"""Confusion matrix: what judges said, given who made it (paper 1, Fig. 3A to C)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import MAKERS, Matrix, verdicts
from turingdesk.analysis._figure import (
    Axis,
    Cells,
    Figure,
    Panel,
    cell_text,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import whole
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

_VERDICT, _WAS = message("Verdict"), message("It was")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each true origin: numbers and proportions of both verdicts, with intervals.

    `sd` and the width of the interval are the same for both shares of a row.
    """
    import pandas as pd

    group = whole(verdicts(responses), chosen(responses))
    found = group.matrix
    made = pd.DataFrame(
        {
            "truth": list(MAKERS.values()),
            "n_human": [found.hh, found.mh],
            "n_machine": [found.hm, found.mm],
            "n": [found.humans, found.machines],
        }
    )
    asked = made["n"].where(made["n"] > 0)
    made["p_human"] = made["n_human"] / asked
    made["p_machine"] = made["n_machine"] / asked
    p_hh, p_mm = group.p_hh, group.p_mm
    nothing = float("nan")
    right = [[one.sd, *(one.ci95 or (nothing, nothing))] for one in (p_hh, p_mm)]
    (sd_h, low_h, high_h), (sd_m, low_m, high_m) = pd.DataFrame(right, dtype="float64").to_numpy()
    made["sd"] = [sd_h, sd_m]
    made["p_human_low"], made["p_human_high"] = [low_h, 1 - high_m], [high_h, 1 - low_m]
    made["p_machine_low"], made["p_machine_high"] = [1 - high_h, low_m], [1 - low_h, high_m]
    made["generalizes"] = [p_hh.generalizes, p_mm.generalizes]
    made["method"] = [p_hh.method, p_mm.method]
    made["note"] = [
        one.note if n else message("No verdicts on what {truth}s made.", truth=truth)
        for truth, n, one in zip(made["truth"], made["n"], (p_hh, p_mm), strict=True)
    ]
    return made


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The matrix, rows what it was, columns what judges said; and that of each task."""
    tasks = by_task(verdicts(responses))
    if not tasks:
        return ()
    found = all_tasks(tasks)
    caption = message(
        "Proportion of verdicts in each row (n = {n:,} on humans and {n2:,} on machines). Rows "
        "add up to 1.",
        n=found.humans,
        n2=found.machines,
    )
    said, was = (Axis(title, tuple(MAKERS.values())) for title in (_VERDICT, _WAS))
    drawn = Figure("confusion", ANALYSIS.title, said, was)
    whole = with_few(caption, (found.humans, found.machines))
    made = (replace(drawn, layers=(_cells(found),), caption=whole),)
    if len(tasks) == 1:
        return made
    panels = tuple(
        Panel(task_title(task), (_cells(one.whole),)) for task, one in sorted(tasks.items())
    )
    title = message("Verdicts by origin and task")
    counts = (n for one in tasks.values() for n in (one.whole.humans, one.whole.machines))
    own = replace(drawn, name="confusion-tasks", title=title, caption=with_few(caption, counts))
    return (*made, replace(own, panels=panels))


def _cells(found: Matrix) -> Cells:
    """The shares of each row, with their numbers."""
    rows = [[found.hh, found.hm], [found.mh, found.mm]]
    shares = [[n / sum(row) if sum(row) else None for n in row] for row in rows]
    texts = [
        [cell_text(p, n, sum(row)) for p, n in zip(own, row, strict=True)]
        for own, row in zip(shares, rows, strict=True)
    ]
    return Cells(shares, texts, [[sum(row)] * 2 for row in rows])


ANALYSIS = Analysis(
    title=message("Verdicts by origin"),
    about=message("Proportion of 'human' and 'machine' verdicts on human and machine items."),
    compute=compute,
    figures=figures,
)
