"""Sensitivity: d' and criterion (paper 3, Appendix H), and the ROC of verdict and confidence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import all_tasks, by_task
from turingdesk.analysis._confidence import NONE, answered, beside
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._figure import Axis, Figure, Line
from turingdesk.analysis._judged import Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics import t_test
from turingdesk.analysis.statistics.roc import Roc, roc
from turingdesk.analysis.statistics.signal_detection import sensitivity

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis.statistics.result import Result

ABOUT = {"task": "str", "agent": "str", "measure": "str"}
D_PRIME, CRITERION, AREA = "d'", "criterion", "area under ROC"
OF_JUDGES = "d' of single judges, mean"


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: both measures of it and of each agent, judges' own, and the area."""
    return tested([*_counted(responses), *_of_judges(responses)], ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The ROC curves of all tasks in one figure; none without confidence."""
    lines, n = [], 0
    for task, own, found in _curves(responses):
        if found.hits and task != ALL:
            area = found.area.effect or 0.0
            lines.append(
                Line(found.false_alarms, found.hits, name=f"{task} (area {area:.2f}, n = {own:,})")
            )
            n += own
    if not lines:
        return ()
    caption = (
        f"Hits against false alarms at each level of confidence (n = {n:,} verdicts). "
        "The dashed line is chance; there are no error bars."
    )
    chance = Line((0.0, 1.0), (0.0, 1.0), name="chance", dashed=True)
    axes = (
        Axis("Humans called machines", low=0.0, high=1.0),
        Axis("Machines called machines", low=0.0, high=1.0),
    )
    return (Figure("roc", "ROC from confidence", *axes, (*lines, chance), caption),)


def _counted(responses: DataFrame) -> Iterator[Outcome]:
    tasks = by_task(verdicts(responses))
    if len(tasks) != 1:
        yield from _both(ALL, ALL, all_tasks(tasks))
    for task in sorted(tasks):
        yield from _both(task, ALL, tasks[task].whole)
        for agent in tasks[task].agents:
            yield from _both(task, agent, tasks[task].against_humans(agent))


def _both(task: str, agent: str, found: Matrix) -> Iterator[Outcome]:
    made = sensitivity(found.mm, found.machines, found.hm, found.humans)
    family = "task" if agent == ALL else "agent"
    yield _row(task, agent, D_PRIME, made.d_prime, family)
    yield _row(task, agent, CRITERION, made.criterion, f"{family} criterion")


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
        yield _row(task, ALL, OF_JUDGES, replace(mean, method=f"{mean.method} (d')"), "judges")
    for task, _, found in _curves(responses):
        yield _row(task, ALL, AREA, found.area, "area")


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
    # A guess speaks for its verdict all the same: 0 of "machine" stands above 0 of "human".
    found = roc((score + np.where(said_machine, 1e-6, -1e-6))[there], ~own.is_human[there])
    if not there.any():
        missing = replace(found.area, note=f"It cannot be computed: {NONE}.")
        return 0, replace(found, area=missing)
    return int(there.sum()), found


def _row(task: str, agent: str, measure: str, result: Result, family: str) -> Outcome:
    return Outcome({"task": task, "agent": agent, "measure": measure}, result, family)


ANALYSIS = Analysis(
    title="Sensitivity and criterion",
    about="d' and criterion with 0.5 added to counts and 1 to their numbers, by task and agent; "
    "where judges said how sure they are, the area under the ROC curve.",
    compute=compute,
    figures=figures,
)
