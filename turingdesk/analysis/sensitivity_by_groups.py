"""Sensitivity and criterion of judges by what they said of themselves.

Paper 3 (Appendix H) computes d' for each interrogator and looks at it again by each
demographic factor; here the criterion is beside it, which tells a judge who sees better
from one who only says "machine" more readily.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of, method
from turingdesk.analysis._counted import verdicts as verdicts_of
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Panel,
    Points,
    caption,
    file_name,
    known,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._judged import Judged
from turingdesk.analysis._levels import choices_of, column_title, in_order, in_sentence
from turingdesk.analysis._people import FormQuestion, asked_of_judges, number
from turingdesk.analysis._tested import ALL, FIXED_STIMULI, JONES, Outcome, tested, with_clustered
from turingdesk.analysis.sensitivity import measures
from turingdesk.analysis.statistics import welch
from turingdesk.analysis.statistics.regression import slope
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.analysis.statistics.signal_detection import Sensitivity, of_each
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.statistics.clustering import Clustering

ABOUT = {"task": "str", "question": "str", "level": "str", "measure": "str", "test": "str"}
D_PRIME, CRITERION = "d'", "criterion"
POOLED, DIFFERENCE = "clustered", message("clustered t-test")
MEAN, AGAINST, REGRESSION = "mean", "t-test", "regression"
_SAME = ("task", "question", "level", "measure")  #: what a row is about
_PAPER = FIXED_STIMULI.format(paper=JONES)
_VALUES = "; " + message(
    "n: judges; values: {measure} of each, 0.5 added to counts and 1 to totals"
)


def compute(responses: DataFrame) -> DataFrame:
    """Rows by task and form question: both measures of each group, and groups compared.

    A group is compared with the most frequent one; an answer that is a number is regressed
    on. First the verdicts of a group are taken together, then as in paper 3 each judge's own
    measures, which judges who saw one class only do not have.
    """
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The d' of each group, for each question whose answers are two groups or more."""
    table = compute(responses)
    rows = table[(table["test"] == POOLED) & (table["measure"] == D_PRIME)]
    rows = rows[rows["effect"].notna()]
    how = method(verdicts_of(responses), clustering_of(responses))
    return tuple(
        _drawn(str(question), responses, question_rows, how)
        for question, question_rows in rows.groupby("question", sort=False)
        if question_rows["level"].nunique() > 1
    )


def _drawn(question: str, responses: DataFrame, rows: DataFrame, how: str) -> Figure:
    question_title = in_sentence(column_title(responses, question), question)
    tasks = list(dict.fromkeys(rows["task"]))
    levels = in_order({*map(str, rows["level"])}, choices_of(responses, question))
    panels = []
    for task in tasks:
        task_rows = rows[rows["task"] == task]
        x = [levels.index(level) for level in task_rows["level"]]
        y, low, high = (known(task_rows[name]) for name in ("effect", "ci_low", "ci_high"))
        points = Points(x, y, low, high, counts=[int(n) for n in task_rows["n"]])
        title = message("All tasks") if task == ALL else task_title(str(task))
        panels.append(Panel(title, (points,)))
    what = message(
        "d' by {question} (n = {verdicts}); 0 is chance.",
        question=question_title,
        verdicts=plural("%n verdict", "%n verdicts", int(rows.groupby("task")["n"].sum().max())),
    )
    name, title = (
        file_name("sensitivity", question),
        message("Sensitivity by {question}", question=question_title),
    )
    figure = Figure(name, title, Axis("", tuple(levels)), Axis("d'"), chance=0.0, horizontal=True)
    return paneled(replace(figure, caption=with_few(caption(what, [how]), rows["n"])), panels)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    verdicts, questions, why = asked_of_judges(responses)
    if verdicts is None or not questions:
        yield Outcome(
            dict.fromkeys(ABOUT, ALL), impossible(0, message("d' of single judges"), "", why)
        )
        return
    by = clustering_of(responses)
    clustered = [*_clustered(verdicts, questions, by)]
    yield from clustered
    yield from with_clustered(
        _of_paper(verdicts, questions), [*clustered, *_wholes(verdicts, by)], *_SAME
    )


def _wholes(verdicts: Judged, by: Clustering) -> Iterator[Outcome]:
    """Each task's measures: what rows about numbers have beside them, which have no groups."""
    tasks = verdicts.rows["task"].astype("str")
    for task in (ALL, *sorted(tasks.unique())):
        mask = (tasks == task).to_numpy() | (task == ALL)
        about = dict.fromkeys(ABOUT, ALL) | {"task": task}
        yield Outcome(about, measures(verdicts.rows[mask], by).d_prime)


def _of_paper(verdicts: Judged, questions: Sequence[FormQuestion]) -> Iterator[Outcome]:
    """The sensitivity of each judge, in groups of judges or against a number such as age."""
    for task, counts in _parts(verdicts):
        for measure, values in zip((D_PRIME, CRITERION), of_each(counts), strict=True):
            for question in questions:
                about = {"task": task, "question": question.question, "measure": measure}
                for level, test, result in _of(question, values):
                    family = "" if test == MEAN else f"{measure} {test}"
                    row_about = about | {"level": level, "test": test}
                    yield Outcome(row_about, _with_values(result, measure), family, as_in=_PAPER)


def _clustered(
    verdicts: Judged, questions: Sequence[FormQuestion], by: Clustering
) -> Iterator[Outcome]:
    """Both measures of each group's verdicts taken together, and how groups differ."""
    import numpy as np
    import pandas as pd

    tasks = verdicts.rows["task"].astype("str").to_numpy(dtype="object")
    names = sorted(set(tasks))
    parts = {ALL: np.ones(len(tasks), dtype=bool)} if len(names) != 1 else {}
    parts |= {name: tasks == name for name in names}
    groups = [question for question in questions if not question.is_number]
    for (task, mask), question in product(parts.items(), groups):
        answers = pd.Series(verdicts.judges).map(question.answers).fillna("").to_numpy()
        for level, test, pooled_sensitivity in _pooled(
            verdicts.rows, mask, answers, question.levels, by
        ):
            about = {"task": task, "question": question.question, "level": level, "test": test}
            for measure, result in (
                (D_PRIME, pooled_sensitivity.d_prime),
                (CRITERION, pooled_sensitivity.criterion),
            ):
                family = "" if test == POOLED else f"{measure} {test}"
                yield Outcome(about | {"measure": measure}, result, family)


def _pooled(
    rows: DataFrame,
    mask: NDArray[np.bool_],
    answers: NDArray[np.object_],
    levels: Sequence[str],
    by: Clustering,
) -> Iterator[tuple[str, str, Sensitivity]]:
    there = [level for level in levels if (mask & (answers == level)).any()]
    for level in there:
        yield level, POOLED, measures(rows[mask & (answers == level)], by)
    for level in there[1:]:
        both = mask & ((answers == level) | (answers == there[0]))
        difference = measures(rows[both], by, answers[both] == there[0])
        yield f"{level} against {there[0]}", DIFFERENCE, difference


def _parts(verdicts: Judged) -> Iterator[tuple[str, NDArray[np.int64]]]:
    """Right and all verdicts of each judge by truth, shape (judges, 4), as they are numbered."""
    import numpy as np

    tasks = verdicts.rows["task"].astype("str").to_numpy(dtype="object")
    names = sorted(set(tasks.tolist()))
    if len(names) != 1:
        yield ALL, verdicts.by_judge()
    size = int(verdicts.judges.max(initial=-1)) + 1
    human, right = verdicts.is_human, verdicts.right
    for name in names:
        in_task = tasks == name
        masks = (right & human, human, right & ~human, ~human)
        counts = [np.bincount(verdicts.judges[in_task & mask], minlength=size) for mask in masks]
        yield name, np.column_stack(counts)


def _of(question: FormQuestion, values: NDArray[np.float64]) -> Iterator[tuple[str, str, Result]]:
    there = [j for j in sorted(question.answers) if values[j] == values[j]]
    judge_values = [float(values[j]) for j in there]
    if question.is_number:
        amounts = [number(question.answers[j]) or 0.0 for j in there]
        yield message("one more"), REGRESSION, slope(amounts, judge_values)
        return
    groups = {
        level: [float(values[j]) for j in there if question.answers[j] == level]
        for level in question.levels
    }
    for level, group in groups.items():
        yield level, MEAN, welch.one_sample(group, 0.0)
    base, *others = groups
    for level in others:
        yield f"{level} against {base}", AGAINST, welch.two_groups(groups[level], groups[base])


def _with_values(result: Result, measure: str) -> Result:
    return replace(result, method=result.method + _VALUES.format(measure=measure))


ANALYSIS = Analysis(
    title=message("Sensitivity by groups"),
    about=message(
        "d' and criterion of groups of judges, by what they report about themselves, and how the "
        "groups differ."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
