"""Equivalence: whether an agent passes, by a margin that was stated beforehand (TOST).

A test that finds no difference does not show that there is none. Two one-sided tests
(TOST, Schuirmann 1987) show it: the value is above 0.5 - margin, and below 0.5 + margin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import (
    Axis,
    Band,
    Figure,
    Panel,
    Points,
    around_chance,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import inferences, of_tasks_and_agents
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.equivalence import equivalent
from turingdesk.analysis.statistics.result import Result
from turingdesk.core.message import message, plural
from turingdesk.table.table import PLANNED

if TYPE_CHECKING:
    from pandas import DataFrame


ABOUT = {
    "task": "str",
    "agent": "str",
    "margin": "float64",
    "margin_set": "str",
    "smallest_margin": "float64",
}
MARGIN = 0.05  #: where no study stated one


def margin(responses: DataFrame) -> tuple[float, str]:
    """The margin that counts for a table, and who stated it.

    A study states it in its `[analysis]`; it counts once the study is frozen. Of several
    studies the strictest counts for all of them.
    """
    planned: Mapping[str, Mapping[str, Any]] = responses.attrs.get(PLANNED, {})
    there = set(responses["study"].astype("str").unique()) if planned else set()
    stated = {
        float(plan["margin"]): study
        for study, plan in planned.items()
        if study in there and plan.get("margin")
    }
    if stated and len(there) == 1:
        return min(stated), message("before data collection")
    if stated:
        return min(stated), message(
            "by {stated}, before data collection", stated=stated[min(stated)]
        )
    return MARGIN, message("by default, not in advance")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task, and for each machine agent against all its task's humans."""
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The 90% CIs against the margin, one figure."""
    tests = compute(responses)
    tests = tests[tests["ci_low"].notna()]
    if tests.empty:
        return ()
    wide = float(tests["margin"].iloc[0])
    names = tuple(dict.fromkeys((ALL, *sorted(tests["agent"]))))
    counts = [int(n) for n in tests["n"]]
    band = Band(0.5 - wide, 0.5 + wide, name=message("margin"))
    caption = message(
        "Detectability for each task and agent (n = {verdicts} at most). Error bars are "
        "90% CIs. Those between {wide:g} and {wide2:g} show equivalence with 0.5.",
        wide=0.5 - wide,
        wide2=0.5 + wide,
        verdicts=plural("%n verdict", "%n verdicts", int(tests["n"].max())),
    )
    ends = 0.5 + tests[["ci_low", "ci_high"]]
    rows = tuple(message("All machines") if name == ALL else name for name in names)
    axes = (Axis("", rows), around_chance(ends.to_numpy().ravel().tolist(), reach=1))
    title, caption = message("Equivalence with 0.5"), with_few(caption, counts)
    panels = tuple(
        Panel(
            message("All tasks") if task == ALL else task_title(str(task)),
            (band, _points(task_rows, names)),
        )
        for task, task_rows in tests.groupby("task", sort=False)
    )
    figure = Figure("equivalence", title, *axes, caption=caption, chance=0.5, horizontal=True)
    return (replace(figure, panels=panels),)


def _points(rows: DataFrame, names: Sequence[str]) -> Points:
    value, low, high = (
        (0.5 + rows[column]).tolist() for column in ("effect", "ci_low", "ci_high")
    )
    places = [names.index(agent_name) for agent_name in rows["agent"]]
    keys = ["" if agent_name == ALL else agent_name for agent_name in rows["agent"]]
    counts = [int(n) for n in rows["n"]]
    return Points(places, value, low, high, counts=counts, keys=keys, of="agent")


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    wide, stated = margin(responses)
    rows, by = verdicts(responses), clustering_of(responses)
    _, inferences_by_maker = of_tasks_and_agents(rows, by)
    if rows["task"].nunique() > 1:
        truth = rows["truth"].astype("str")
        overall = inferences(rows, truth, {(ALL, ALL): {"human": 0.5, "machine": 0.5}}, by)
        inferences_by_maker = overall | inferences_by_maker
    for (task, agent), inference in inferences_by_maker.items():
        result = equivalent(inference, wide)
        further = {
            "margin": wide,
            "margin_set": stated,
            "smallest_margin": smallest_margin(result),
        }
        family = "task" if agent == ALL else "agent"
        yield Outcome({"task": task, "agent": agent}, result, family, further)


def smallest_margin(result: Result) -> float | None:
    """The smallest margin with which the claim would have held at 0.05; for readers, no test.

    None if nothing was computed.
    """
    if result.low is None or result.high is None:
        return None
    return max(abs(result.low), abs(result.high))


ANALYSIS = Analysis(
    title=message("Equivalence with 0.5"),
    about=message(
        "Whether detectability is equivalent to 0.5: two one-sided tests with the margin of the "
        "study, or 0.05 if it sets none."
    ),
    compute=compute,
    figures=figures,
    interval=90,
    statistic="t",
)
