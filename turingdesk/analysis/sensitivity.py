"""Sensitivity: d' and criterion (paper 3, Appendix H), and the ROC of verdict and confidence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import NOT_NAMED, all_tasks, by_task
from turingdesk.analysis._clusters import chosen, trials
from turingdesk.analysis._confidence import NONE, answered, beside
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._figure import Axis, Figure, Line, task_title
from turingdesk.analysis._groups import is_right
from turingdesk.analysis._judged import Judged, judged
from turingdesk.analysis._tested import ALL, FIXED_STIMULI, INDEPENDENT, JONES, Outcome, tested
from turingdesk.analysis.statistics import t_test
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.statistics.signal_detection import (
    Roc,
    Sensitivity,
    clustered,
    roc,
    sensitivity,
)
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.statistics.result import Result

ABOUT = {"task": "str", "agent": "str", "measure": "str"}
D_PRIME, CRITERION, AREA = "d'", "criterion", message("area under ROC")
OF_JUDGES = message("d' of single judges, mean")


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: both measures of it and of each agent, judges' own, and the area."""
    return tested([*_clustered(responses), *_counted(responses), *_of_judges(responses)], ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The ROC curves of all tasks in one figure; none without confidence."""
    lines, n = [], 0
    for task, own, found in _curves(responses):
        if found.hits and task != ALL:
            area = found.area.effect or 0.0
            lines.append(
                Line(
                    found.false_alarms,
                    found.hits,
                    name=message(
                        "{task} (area {area:.2f}, n = {n:,})",
                        task=task_title(task),
                        area=area,
                        n=own,
                    ),
                )
            )
            n += own
    if not lines:
        return ()
    caption = message(
        "Hits against false alarms at each level of confidence (n = {verdicts}). Dashed "
        "line: chance. There are no error bars.",
        verdicts=plural("%n verdict", "%n verdicts", n),
    )
    chance = Line((0.0, 1.0), (0.0, 1.0), name=message("chance"), reference=True)
    axes = (
        Axis(message("Humans judged as machines"), low=0.0, high=1.0),
        Axis(message("Machines judged as machines"), low=0.0, high=1.0),
    )
    return (Figure("roc", message("ROC from confidence"), *axes, (*lines, chance), caption),)


def _counted(responses: DataFrame) -> Iterator[Outcome]:
    tasks = by_task(verdicts(responses))
    if len(tasks) != 1:
        yield from _both(ALL, ALL, all_tasks(tasks))
    for task in sorted(tasks):
        yield from _both(task, ALL, tasks[task].whole)
        for agent in tasks[task].agents:
            yield from _both(task, agent, tasks[task].against_humans(agent))


def _clustered(responses: DataFrame) -> Iterator[Outcome]:
    rows, by = verdicts(responses), chosen(responses)
    if by is Clustering.TRIAL:
        return
    tasks, agents = rows["task"].astype("str"), rows["agent"].astype("str")
    is_human = (rows["truth"] == "human").to_numpy(dtype=bool)
    names = sorted(tasks.unique())
    if len(names) != 1:
        yield from _rows(ALL, ALL, measures(rows, by))
    for task in names:
        of_task = (tasks == task).to_numpy(dtype=bool)
        yield from _rows(task, ALL, measures(rows[of_task], by))
        for agent in sorted(agents[of_task & ~is_human].unique()):
            own = of_task & (is_human | (agents == agent).to_numpy(dtype=bool))
            yield from _rows(task, agent or NOT_NAMED, measures(rows[own], by))


def measures(
    rows: DataFrame, by: Clustering, is_second: NDArray[np.bool_] | None = None
) -> Sensitivity:
    """Both measures of verdicts that cluster, or how two groups of them differ.

    Args:
        rows: Verdicts on origin, as `_counted.verdicts` gives them.
        by: What to cluster by.
        is_second: Which are of a second group, from which the others' difference is taken.
    """
    shares = (rows["truth"] == "machine").to_numpy().astype("int64")
    wanted = 2
    if is_second is not None:
        shares, wanted = shares + 2 * is_second.astype("int64"), 4
    if len(set(shares.tolist())) < wanted:
        return sensitivity(0, 0, 0, 0)
    against = None if is_second is None else (2, 3)
    return clustered(trials(rows, shares, is_right(rows)), by, against)


def _both(task: str, agent: str, found: Matrix) -> Iterator[Outcome]:
    made = sensitivity(found.mm, found.machines, found.hm, found.humans)
    yield from _rows(task, agent, made, INDEPENDENT.format(paper=JONES))


def _rows(task: str, agent: str, made: Sensitivity, as_in: str = "") -> Iterator[Outcome]:
    family = f"{'task' if agent == ALL else 'agent'} {as_in}"
    yield _row(task, agent, D_PRIME, made.d_prime, family, as_in)
    yield _row(task, agent, CRITERION, made.criterion, f"{family} criterion", as_in)


def _of_judges(responses: DataFrame) -> Iterator[Outcome]:
    known = judged(responses)
    if known is None:
        return
    for task, own in known.tasks():
        values = []
        for hh, humans, mm, machines in own.by_judge().tolist():
            one = sensitivity(mm, machines, humans - hh, humans).d_prime
            values.append(float("nan") if one.effect is None else one.effect)
        mean = t_test.one_sample(values, 0.0)
        told = replace(mean, method=mean.method + " (d')")
        yield _row(task, ALL, OF_JUDGES, told, "judges", FIXED_STIMULI.format(paper=JONES))
    for task, _, found in _curves(responses):
        yield _row(task, ALL, AREA, found.area, "area", INDEPENDENT.format(paper=JONES))


def _curves(responses: DataFrame) -> Iterator[tuple[str, int, Roc]]:
    known = judged(responses)
    if known is None:
        return
    said = answered(responses)
    for task, own in known.tasks():
        yield task, *_curve(said, own)


def _curve(said: DataFrame | None, own: Judged) -> tuple[int, Roc]:
    import numpy as np

    sure = beside(said, own.rows)
    there = ~np.isnan(sure)
    said_machine = own.right != own.is_human
    score = np.where(said_machine, sure, -sure)
    # A guess speaks for its verdict all the same: 0 of "machine" is above 0 of "human".
    found = roc((score + np.where(said_machine, 1e-6, -1e-6))[there], ~own.is_human[there])
    if not there.any():
        missing = replace(found.area, note=not_computed(NONE))
        return 0, replace(found, area=missing)
    return int(there.sum()), found


def _row(
    task: str, agent: str, measure: str, result: Result, family: str, as_in: str = ""
) -> Outcome:
    about = {"task": task, "agent": agent, "measure": measure}
    return Outcome(about, result, family, as_in=as_in)


ANALYSIS = Analysis(
    title=message("Sensitivity and criterion"),
    about=message(
        "d' and criterion by task and agent, with 0.5 added to counts and 1 to totals; with "
        "confidence ratings, also the area under the ROC curve."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
