"""Grouped and ungrouped folds of a trained judge: how much of it is knowing stimuli again.

With ungrouped folds, as in the papers, answers to one picture are both trained on and judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import (
    DETECTABILITY,
    Axis,
    Figure,
    Points,
    caption,
    file_name,
    known,
    numbers,
    task_title,
    with_few,
)
from turingdesk.analysis._machines import how_to_run, name_of
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.plugins.machine_judges.analysis._trained import rows_of_part

if TYPE_CHECKING:
    from pandas import DataFrame

NOTHING = not_computed(
    message("there is no leakage check of a trained judge"),
    how_to_run("--compare-folds"),
)
COLUMNS = {
    "judge": "str",
    "task": "str",
    "grouped_by": "str",
    "n_human": "int64",
    "n_machine": "int64",
    "p_hh": "float64",
    "p_mm": "float64",
    "detectability": "float64",
    "spread": "float64",
    "difference": "float64",
    "method": "str",
    "note": "str",
}
_UNGROUPED = "none"
_APART = 0.14  #: of two points of one task, in places


def compute(responses: DataFrame) -> DataFrame:
    """Two rows for each judge and task; that of ungrouped folds has the difference."""
    return filled(rows_of_part(responses, "folds"), COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each judge detectability with both kinds of folds, task by task."""
    rows = compute(responses)
    rows = rows[rows["detectability"].notna()]
    return tuple(
        _figure(str(judge), judge_rows) for judge, judge_rows in rows.groupby("judge", sort=False)
    )


def _figure(judge: str, rows: DataFrame) -> Figure:
    tasks = list(dict.fromkeys(rows["task"]))
    is_ungrouped = rows["grouped_by"] == _UNGROUPED
    parts = (
        (message("grouped folds"), rows[~is_ungrouped], -_APART),
        (message("ungrouped folds"), rows[is_ungrouped], _APART),
    )
    layers = tuple(_series(name, part_rows, tasks, shift) for name, part_rows, shift in parts)
    counts = (rows["n_human"] + rows["n_machine"]).tolist()
    what = message(
        "Detectability by {judge} if it was not trained on any answer to a judged stimulus "
        "(grouped), and if answers were assigned to folds one by one (ungrouped); {counts} "
        "answers per task.",
        judge=name_of(judge),
        counts=numbers(counts),
    )
    title, name = join(": ", (ANALYSIS.title, name_of(judge))), file_name("judge-folds", judge)
    axes = (Axis("", tuple(map(task_title, tasks))), DETECTABILITY)
    caption_text = with_few(caption(what, rows["method"]), counts)
    return Figure(name, title, *axes, layers, caption_text, chance=0.5)


def _series(name: str, rows: DataFrame, tasks: list[str], shift: float) -> Points:
    x = [tasks.index(task) + shift for task in rows["task"]]
    counts = (rows["n_human"] + rows["n_machine"]).tolist()
    return Points(x, known(rows["detectability"]), name=name, counts=counts)


ANALYSIS = Analysis(
    title=message("Leakage check"),
    about=message(
        "Detectability by trained judges with and without earlier access to the judged "
        "stimuli. The difference comes from recognizing stimuli, not from telling humans and "
        "machines apart."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    after="extrapolation",
    is_for_appendix=True,
)
