"""Confusion matrix: what judges said, given who made it (paper 1, Fig. 3A to C)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._clusters import clustering_of
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
from turingdesk.analysis._groups import overall
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

_VERDICT, _WAS = message("Verdict"), message("It was")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each true origin: numbers and proportions of both verdicts, with intervals.

    `sd` and the width of the interval are the same for both shares of a row.
    """
    import pandas as pd

    group = overall(verdicts(responses), clustering_of(responses))
    counts = group.matrix
    table = pd.DataFrame(
        {
            "truth": list(MAKERS.values()),
            "n_human": [counts.hh, counts.mh],
            "n_machine": [counts.hm, counts.mm],
            "n": [counts.humans, counts.machines],
        }
    )
    totals = table["n"].where(table["n"] > 0)
    table["p_human"] = table["n_human"] / totals
    table["p_machine"] = table["n_machine"] / totals
    p_hh, p_mm = group.p_hh, group.p_mm
    nothing = float("nan")
    right = [[share.sd, *(share.ci95 or (nothing, nothing))] for share in (p_hh, p_mm)]
    (sd_h, low_h, high_h), (sd_m, low_m, high_m) = pd.DataFrame(right, dtype="float64").to_numpy()
    table["sd"] = [sd_h, sd_m]
    table["p_human_low"], table["p_human_high"] = [low_h, 1 - high_m], [high_h, 1 - low_m]
    table["p_machine_low"], table["p_machine_high"] = [1 - high_h, low_m], [1 - low_h, high_m]
    table["generalizes"] = [p_hh.generalizes, p_mm.generalizes]
    table["method"] = [p_hh.method, p_mm.method]
    table["note"] = [
        share.note if n else message("No verdicts on what {truth}s made.", truth=truth)
        for truth, n, share in zip(table["truth"], table["n"], (p_hh, p_mm), strict=True)
    ]
    return table


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The matrix, rows what it was, columns what judges said; and that of each task."""
    tasks = by_task(verdicts(responses))
    if not tasks:
        return ()
    totals = all_tasks(tasks)
    caption = message(
        "Proportion of verdicts in each row (n = {n:,} on humans and {n2:,} on machines). Rows "
        "add up to 1.",
        n=totals.humans,
        n2=totals.machines,
    )
    verdict_axis, was = (Axis(title, tuple(MAKERS.values())) for title in (_VERDICT, _WAS))
    figure = Figure("confusion", ANALYSIS.title, verdict_axis, was)
    caption_text = with_few(caption, (totals.humans, totals.machines))
    overall_figures = (replace(figure, layers=(_cells(totals),), caption=caption_text),)
    if len(tasks) == 1:
        return overall_figures
    panels = tuple(
        Panel(task_title(task), (_cells(overview.overall),))
        for task, overview in sorted(tasks.items())
    )
    title = message("Verdicts by origin and task")
    counts = (
        n
        for overview in tasks.values()
        for n in (overview.overall.humans, overview.overall.machines)
    )
    task_figure = replace(
        figure, name="confusion-tasks", title=title, caption=with_few(caption, counts)
    )
    return (*overall_figures, replace(task_figure, panels=panels))


def _cells(counts: Matrix) -> Cells:
    """The shares of each row, with their numbers."""
    rows = [[counts.hh, counts.hm], [counts.mh, counts.mm]]
    shares = [[n / sum(row) if sum(row) else None for n in row] for row in rows]
    texts = [
        [cell_text(p, n, sum(row)) for p, n in zip(row_shares, row, strict=True)]
        for row_shares, row in zip(shares, rows, strict=True)
    ]
    return Cells(shares, texts, [[sum(row)] * 2 for row in rows])


ANALYSIS = Analysis(
    title=message("Verdicts by origin"),
    about=message("Proportion of 'human' and 'machine' verdicts on human and machine items."),
    compute=compute,
    figures=figures,
)
