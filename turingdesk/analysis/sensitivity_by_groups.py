"""Sensitivity and criterion of single judges by what they said of themselves.

Paper 3 (Appendix H) computes d' for each interrogator and looks at it again by each
demographic factor; here the criterion stands beside it, which tells a judge who sees better
from one who only says "machine" more readily.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._drawn import file_name
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._known import known
from turingdesk.analysis._people import Asked, asked, number
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics import t_test
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.analysis.statistics.signal_detection import of_each
from turingdesk.analysis.statistics.slope import slope

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

ABOUT = {"task": "str", "question": "str", "level": "str", "measure": "str", "test": "str"}
D_PRIME, CRITERION = "d'", "criterion"
MEAN, AGAINST, REGRESSION = "mean", "t-test", "regression"
_VALUES = "; n: judges; values: {measure} of each, 0.5 added to counts and 1 to their numbers"


def compute(responses: DataFrame) -> DataFrame:
    """Rows by task and form question: both measures of each group, and groups compared.

    A group is compared with the most frequent one; an answer that is a number is regressed
    on. Judges who saw one class only have neither measure and are left out.
    """
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Mean d' of each group, for each question whose answers are groups."""
    table = compute(responses)
    rows = table[(table["test"] == MEAN) & (table["measure"] == D_PRIME)]
    rows = rows[rows["effect"].notna()]
    return tuple(
        _drawn(str(question), own) for question, own in rows.groupby("question", sort=False)
    )


def _drawn(question: str, rows: DataFrame) -> Figure:
    tasks, levels = (list(dict.fromkeys(rows[name])) for name in ("task", "level"))
    layers = []
    for place, task in enumerate(tasks):
        own = rows[rows["task"] == task]
        shift = (place - (len(tasks) - 1) / 2) * 0.6 / len(tasks)
        x = [levels.index(level) + shift for level in own["level"]]
        y, low, high = (known(own[name]) for name in ("effect", "ci_low", "ci_high"))
        layers.append(Points(x, y, low, high, name=task if len(tasks) > 1 else ""))
    judges = int(rows.groupby("task")["n"].sum().max())
    caption = (
        f"Mean of the d' of single judges by {question} (n = {judges:,} judges); 0 is chance. "
        "Error bars are 95 % intervals of the mean by Student's t."
    )
    axes = (Axis("", tuple(levels)), Axis("d'"))
    name = file_name("sensitivity", question)
    return Figure(name, f"Sensitivity by {question}", *axes, tuple(layers), caption, chance=0.0)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    verdicts = judged(responses)
    questions = [] if verdicts is None else list(asked(responses, verdicts))
    if verdicts is None or not questions:
        why = UNKNOWN if verdicts is None else "no form asked anything whose answers are groups"
        yield Outcome(dict.fromkeys(ABOUT, ALL), impossible(0, "d' of single judges", "", why))
        return
    for task, own in _parts(verdicts):
        for measure, values in zip((D_PRIME, CRITERION), of_each(own), strict=True):
            for question in questions:
                about = {"task": task, "question": question.question, "measure": measure}
                for level, test, result in _of(question, values):
                    family = "" if test == MEAN else f"{measure} {test}"
                    told = about | {"level": level, "test": test}
                    yield Outcome(told, _with_values(result, measure), family)


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
        own = tasks == name
        masks = (right & human, human, right & ~human, ~human)
        counts = [np.bincount(verdicts.judges[own & one], minlength=size) for one in masks]
        yield name, np.column_stack(counts)


def _of(question: Asked, values: NDArray[np.float64]) -> Iterator[tuple[str, str, Result]]:
    there = [j for j in sorted(question.answers) if values[j] == values[j]]
    own = [float(values[j]) for j in there]
    if question.is_number:
        amounts = [number(question.answers[j]) or 0.0 for j in there]
        yield "one more", REGRESSION, slope(amounts, own)
        return
    groups = {
        level: [float(values[j]) for j in there if question.answers[j] == level]
        for level in question.levels
    }
    for level, group in groups.items():
        yield level, MEAN, t_test.one_sample(group, 0.0)
    base, *others = groups
    for level in others:
        yield f"{level} against {base}", AGAINST, t_test.two_groups(groups[level], groups[base])


def _with_values(result: Result, measure: str) -> Result:
    return replace(result, method=result.method + _VALUES.format(measure=measure))


ANALYSIS = Analysis(
    title="Sensitivity by groups",
    about="d' and criterion of single judges by what they said of themselves: the mean of each "
    "group, and how groups differ.",
    compute=compute,
    figures=figures,
)
