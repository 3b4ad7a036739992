"""Equivalence: whether an agent passes, by a margin that was stated beforehand (TOST)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._groups import inferences, of_tasks_and_agents
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.equivalence import equivalent, smallest_margin
from turingdesk.core.message import join, message
from turingdesk.table.table import PLANNED

if TYPE_CHECKING:
    from pandas import DataFrame

ABOUT = {
    "task": "str",
    "agent": "str",
    "margin": "float64",
    "stated": "str",
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
        float(told["margin"]): study
        for study, told in planned.items()
        if study in there and told.get("margin")
    }
    if stated:
        return min(stated), message("by {stated}, before its data", stated=stated[min(stated)])
    return MARGIN, message("not beforehand: this is the usual one")


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task, and for each machine agent against all its task's humans."""
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The 90 % intervals against the margin, one figure."""
    found = compute(responses)
    found = found[found["ci_low"].notna()]
    if found.empty:
        return ()
    wide = float(found["margin"].iloc[0])
    names = tuple(join(": ", (task, agent)) for task, agent in found[["task", "agent"]].to_numpy())
    value, low, high = ((0.5 + found[one]).tolist() for one in ("effect", "ci_low", "ci_high"))
    points = Points(range(len(names)), value, low, high)
    ends = [
        Points(range(len(names)), [0.5 + side] * len(names), name=message("margin"))
        for side in (-wide, wide)
    ]
    caption = message(
        "Detectability of each task and agent (n = {n:,} verdicts at most). Error bars "
        "are 90 % intervals; one that lies between {wide:g} and {wide2:g} shows "
        "equivalence with 0.5.",
        n=int(found["n"].max()),
        wide=0.5 - wide,
        wide2=0.5 + wide,
    )
    axes = (Axis("", names), Axis(message("Detectability")))
    layers = (points, *ends)
    return (
        Figure("equivalence", message("Equivalence with 0.5"), *axes, layers, caption, chance=0.5),
    )


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    wide, stated = margin(responses)
    rows, by = verdicts(responses), chosen(responses)
    _, found = of_tasks_and_agents(rows, by)
    if rows["task"].nunique() > 1:
        truth = rows["truth"].astype("str")
        overall = inferences(rows, truth, {(ALL, ALL): {"human": 0.5, "machine": 0.5}}, by)
        found = overall | found
    for (task, agent), one in found.items():
        result = equivalent(one, wide)
        further = {"margin": wide, "stated": stated, "smallest_margin": smallest_margin(result)}
        family = "task" if agent == ALL else "agent"
        yield Outcome({"task": task, "agent": agent}, result, family, further)


ANALYSIS = Analysis(
    title=message("Equivalence with 0.5"),
    about=message(
        "Whether detectability is as good as 0.5: two one-sided tests with the margin that "
        "the study stated before its data."
    ),
    compute=compute,
    figures=figures,
    interval=90,
)
