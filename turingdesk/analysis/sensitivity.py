"""Sensitivity: d' and criterion (paper 3, Appendix H), and the ROC of verdict and confidence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import NOT_NAMED, all_tasks, by_task
from turingdesk.analysis._clusters import clustering_of, of_machine_judges, trials
from turingdesk.analysis._confidence import NONE, answered, beside
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._figure import Axis, Figure, Line, task_title
from turingdesk.analysis._groups import is_right
from turingdesk.analysis._judged import Judged, judged
from turingdesk.analysis._tested import (
    ALL,
    FIXED_STIMULI,
    INDEPENDENT,
    JONES,
    Outcome,
    tested,
    with_clustered,
)
from turingdesk.analysis.statistics import welch
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.analysis.statistics.signal_detection import (
    Roc,
    Sensitivity,
    clustered,
    clustered_area,
    roc,
    sensitivity,
)
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    from turingdesk.analysis.statistics.result import Result

    Floats = NDArray[np.float64]

ABOUT = {"task": "str", "agent": "str", "measure": "str"}
D_PRIME, CRITERION, AREA = "d'", "criterion", message("area under ROC")
OF_JUDGES = message("d' of single judges, mean")


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: both measures of it and of each agent, judges' own, and the area."""
    clustered = [*_clustered(responses)]
    of_paper = with_clustered(
        [*_tests_of_people(responses), *_of_judges(responses)], clustered, *ABOUT
    )
    return tested([*clustered, *of_paper, *_areas(responses)], ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The ROC curves of all tasks in one figure; none without confidence."""
    lines, n = [], 0
    for task, n_verdicts, curve in _curves(responses):
        if curve.hits and task != ALL:
            area = curve.area.effect or 0.0
            lines.append(
                Line(
                    curve.false_alarms,
                    curve.hits,
                    name=message(
                        "{task} (area {area:.2f}, n = {n:,})",
                        task=task_title(task),
                        area=area,
                        n=n_verdicts,
                    ),
                )
            )
            n += n_verdicts
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


def _tests_of_people(responses: DataFrame) -> Iterator[Outcome]:
    """The tests of people; a machine judge's sessions give verdicts on the same answers again."""
    if of_machine_judges(verdicts(responses)) is not None:
        return
    tasks = by_task(verdicts(responses))
    if len(tasks) != 1:
        yield from _outcomes(ALL, ALL, all_tasks(tasks))
    for task in sorted(tasks):
        yield from _outcomes(task, ALL, tasks[task].overall)
        for agent in tasks[task].agents:
            yield from _outcomes(task, agent, tasks[task].against_humans(agent))


def _clustered(responses: DataFrame) -> Iterator[Outcome]:
    rows, by = verdicts(responses), clustering_of(responses)
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
            mask = of_task & (is_human | (agents == agent).to_numpy(dtype=bool))
            yield from _rows(task, agent or NOT_NAMED, measures(rows[mask], by))


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
    n_groups = 2
    if is_second is not None:
        shares, n_groups = shares + 2 * is_second.astype("int64"), 4
    if len(set(shares.tolist())) < n_groups:
        return sensitivity(0, 0, 0, 0)
    against = None if is_second is None else (2, 3)
    return clustered(trials(rows, shares, is_right(rows)), by, against)


def _outcomes(task: str, agent: str, totals: Matrix) -> Iterator[Outcome]:
    sensitivities = sensitivity(totals.mm, totals.machines, totals.hm, totals.humans)
    yield from _rows(task, agent, sensitivities, INDEPENDENT.format(paper=JONES))


def _rows(task: str, agent: str, sensitivities: Sensitivity, as_in: str = "") -> Iterator[Outcome]:
    family = f"{'task' if agent == ALL else 'agent'} {as_in}"
    yield _row(task, agent, D_PRIME, sensitivities.d_prime, family, as_in)
    yield _row(task, agent, CRITERION, sensitivities.criterion, f"{family} criterion", as_in)


def _of_judges(responses: DataFrame) -> Iterator[Outcome]:
    judged_verdicts = judged(responses)
    if judged_verdicts is None:
        return
    for task, task_verdicts in judged_verdicts.tasks():
        values = []
        for hh, humans, mm, machines in task_verdicts.by_judge().tolist():
            d_prime = sensitivity(mm, machines, humans - hh, humans).d_prime
            values.append(float("nan") if d_prime.effect is None else d_prime.effect)
        mean = welch.one_sample(values, 0.0)
        t_result = replace(mean, method=mean.method + " (d')")
        yield _row(task, ALL, OF_JUDGES, t_result, "judges", FIXED_STIMULI.format(paper=JONES))


def _areas(responses: DataFrame) -> Iterator[Outcome]:
    """The area under each task's curve, with clustered ratings and with independent ones."""
    by = clustering_of(responses)
    for task, scores, task_verdicts, assumed in _scored(responses):
        clustered = None if by is Clustering.TRIAL else _area(scores, task_verdicts, by)
        if clustered is not None:
            clustered = replace(clustered, note=join(" ", (clustered.note, assumed)))
            yield _row(task, ALL, AREA, clustered, "area")
        paper = roc(scores, ~task_verdicts.is_human).area
        note = paper.note if task_verdicts.n else not_computed(NONE)
        paper = replace(paper, note=join(" ", (note, assumed)))
        as_in = INDEPENDENT.format(paper=JONES)
        about = {"task": task, "agent": ALL, "measure": AREA}
        yield Outcome(about, paper, f"area {as_in}", as_in=as_in, clustered=clustered)


def _area(scores: Floats, task_verdicts: Judged, by: Clustering) -> Result | None:
    """The clustered area; None where nobody said how sure they were."""
    return clustered_area(scores, task_verdicts.trials(), by) if task_verdicts.n else None


def _curves(responses: DataFrame) -> Iterator[tuple[str, int, Roc]]:
    for task, scores, task_verdicts, _ in _scored(responses):
        yield task, task_verdicts.n, roc(scores, ~task_verdicts.is_human)


def _scored(responses: DataFrame) -> Iterator[tuple[str, Floats, Judged, str]]:
    """For each task how much its verdicts with confidence speak for a machine.

    Also what was assumed about the scale of confidence.
    """
    import numpy as np

    judged_verdicts = judged(responses)
    if judged_verdicts is None:
        return
    ratings = answered(responses)
    for task, task_verdicts in judged_verdicts.tasks():
        sure = beside(ratings, task_verdicts.rows)
        there = ~np.isnan(sure)
        said_machine = task_verdicts.right != task_verdicts.is_human
        # A guess speaks for its verdict all the same: 0 of "machine" is above 0 of "human".
        scores = np.where(said_machine, sure + 1e-6, -sure - 1e-6)
        yield task, scores[there], task_verdicts.where(there), ratings.note if ratings else ""


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
