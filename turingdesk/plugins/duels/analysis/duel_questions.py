"""Questions of distinguishers in duels: their number and types (paper 2, Section 6).

A capability probe asks what a model can do, a signature probe how it usually behaves. Each trial
has counted them itself (`question_types.py`); a question can be both or neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, nan, sqrt
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import turing_scores
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._counted import counted_responses
from turingdesk.analysis._figure import (
    FEW_OF_N,
    Axis,
    Figure,
    Points,
    file_name,
    known,
    with_few,
)
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.statistics.welch import student_interval
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Numbers = NDArray[np.float64]

ALL = "questions"
TYPES = {
    "capability_probes": message("capability probes"),
    "signature_probes": message("signature probes"),
}
COLUMNS = {
    "task": "str",
    "distinguisher": "str",
    "measure": "str",
    "trials": "int64",
    "n": "int64",
    "value": "float64",
    "se": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "method": "str",
    "note": "str",
}
MEAN = message("mean of the trials; t distribution")
SHARE = message("proportion of all questions, clustered by trial; t distribution")


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task and distinguisher: questions of a trial, and the share of each type.

    `n` is the number of questions.
    """
    rows = [
        {"task": task, "distinguisher": judge, **row}
        for task, judge, table in _tests(responses)
        for row in _rows(table)
    ]
    return filled(rows, COLUMNS, not_computed(message("there are no duels")))


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The number of questions a trial, and the share of each type, by distinguisher and task."""
    table = compute(responses)
    table = table[table["value"].notna()]
    return tuple(
        figure
        for task, task_rows in table.groupby("task")
        for figure in (
            _numbers(str(task), task_rows[task_rows["measure"] == ALL]),
            _shares(str(task), task_rows[task_rows["measure"] != ALL]),
        )
    )


def _numbers(task: str, table: DataFrame) -> Figure:
    places = tuple(table["distinguisher"])
    points = Points(
        list(range(len(places))),
        known(table["value"]),
        known(table["ci_low"]),
        known(table["ci_high"]),
        counts=[int(n) for n in table["trials"]],
    )
    caption = message(
        "Questions per trial by distinguisher ({task}; questions: {n:,}, trials: {trials:,}). "
        "Error bars are 95% CIs of the mean.",
        task=task,
        n=int(table["n"].sum()),
        trials=int(table["trials"].sum()),
    )
    caption = with_few(caption, table["trials"], FEW_OF_N)
    axes = (Axis("", places), Axis(message("Questions per trial"), low=0.0))
    name = file_name("duel-questions", task, "number")
    title = turing_scores.where(message("Number of questions"), task)
    return Figure(name, title, *axes, (points,), caption)


def _shares(task: str, table: DataFrame) -> Figure:
    labels = table["distinguisher"]
    places = tuple(dict.fromkeys(labels))
    layers = tuple(
        Points(
            [places.index(label) for label in labels[kind_rows.index]],
            known(kind_rows["value"]),
            known(kind_rows["ci_low"]),
            known(kind_rows["ci_high"]),
            name=TYPES[str(kind)],
            counts=kind_rows["trials"].tolist(),
            quiet=True,
        )
        for kind, kind_rows in table.groupby("measure", sort=False)
    )
    trials = table.drop_duplicates("distinguisher")["trials"]
    caption = message(
        "Types of questions that distinguishers ask ({task}; trials: {trials:,}). Error bars are "
        "95% CIs.",
        task=task,
        trials=int(trials.sum()),
    )
    caption = with_few(caption, trials, FEW_OF_N)
    axes = (Axis("", places), Axis(message("Proportion of questions"), low=0.0, high=1.0))
    name = file_name("duel-questions", task)
    return Figure(
        name, turing_scores.where(message("Types of questions"), task), *axes, layers, caption
    )


def share_of(part: Numbers, totals: Numbers) -> tuple[float, float]:
    """A ratio of two sums over clusters, and its linearized standard error.

    With r = Σx/Σn over k clusters, the error is sqrt(k/(k - 1) Σ(x - r n)²)/Σn (Cochran, 1977,
    Eq. 6.13, without the finite population).

    Args:
        part: x, by cluster.
        totals: n, likewise.
    """
    k, total = len(totals), float(totals.sum())
    if total == 0:
        return nan, nan
    r = float(part.sum()) / total
    error = sqrt(k / (k - 1) * float(((part - r * totals) ** 2).sum())) / total if k > 1 else nan
    return r, error


def _tests(responses: DataFrame) -> Iterator[tuple[str, str, DataFrame]]:
    """Task, distinguisher, and the counts of each trial, by question."""
    import pandas as pd

    if "stimulus" not in responses:
        return
    rows = counted_responses(responses, "extra")
    rows = rows[rows["question"].isin((ALL, *TYPES))]
    rows = rows[rows["stimulus"].astype("str").str.contains(" as ", regex=False)]
    if rows.empty:
        return
    counts = pd.DataFrame(
        {
            "task": rows["task"].astype("str"),
            "judge": turing_scores.distinguisher(rows["judge"]),
            "session": rows["session"].astype("str"),
            "question": rows["question"].astype("str"),
            "count": pd.to_numeric(rows["choice"].astype("str"), errors="coerce"),
        }
    )
    for (task, judge), judge_counts in counts.groupby(["task", "judge"]):
        table = judge_counts.pivot_table("count", "session", "question", aggfunc="max")
        yield str(task), str(judge), table.reindex(columns=[ALL, *TYPES]).dropna()


def _rows(table: DataFrame) -> Iterator[dict[str, Any]]:
    questions = table[ALL].to_numpy(dtype=float)
    if not len(questions):
        return
    k, total = len(questions), int(questions.sum())
    mean = (float(questions.mean()), float(questions.std(ddof=1)) / sqrt(k) if k > 1 else nan)
    estimates = {ALL: (mean, MEAN)}
    for name in TYPES:
        estimates[name] = (share_of(table[name].to_numpy(dtype=float), questions), SHARE)
    for name, ((value, error), method) in estimates.items():
        bounds = (0.0, inf if name == ALL else 1.0)
        low, high = student_interval((value, error), (k, k - 1), method, bounds)
        note = "" if k > 1 else message("No interval: there is only one trial.")
        yield {
            "measure": name,
            "trials": k,
            "n": total,
            "value": value,
            "se": error,
            "ci_low": low,
            "ci_high": high,
            "method": method,
            "note": note,
        }


ANALYSIS = Analysis(
    title=message("Questions in duels"),
    about=message(
        "How many questions distinguishers ask in a trial, and what proportion of them "
        "probe what a model can do or how it usually behaves."
    ),
    compute=compute,
    figures=figures,
    chapter="games",
    after="duel_outcomes",
)
