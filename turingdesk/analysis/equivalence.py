"""Equivalence: whether an agent passes, by a margin that was stated beforehand (TOST).

A test that finds no difference does not show that there is none. Two one-sided tests
(TOST, Schuirmann 1987) show it: the value is above 0.5 - margin, and below 0.5 + margin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
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
from turingdesk.analysis.statistics.inference import Inference
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
        float(told["margin"]): study
        for study, told in planned.items()
        if study in there and told.get("margin")
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
    found = compute(responses)
    found = found[found["ci_low"].notna()]
    if found.empty:
        return ()
    wide = float(found["margin"].iloc[0])
    names = tuple(dict.fromkeys((ALL, *sorted(found["agent"]))))
    counts = [int(n) for n in found["n"]]
    band = Band(0.5 - wide, 0.5 + wide, name=message("margin"))
    caption = message(
        "Detectability for each task and agent (n = {verdicts} at most). Error bars are "
        "90% CIs. Those between {wide:g} and {wide2:g} show equivalence with 0.5.",
        wide=0.5 - wide,
        wide2=0.5 + wide,
        verdicts=plural("%n verdict", "%n verdicts", int(found["n"].max())),
    )
    ends = 0.5 + found[["ci_low", "ci_high"]]
    rows = tuple(message("All machines") if one == ALL else one for one in names)
    axes = (Axis("", rows), around_chance(ends.to_numpy().ravel().tolist(), reach=1))
    title, caption = message("Equivalence with 0.5"), with_few(caption, counts)
    panels = tuple(
        Panel(
            message("All tasks") if task == ALL else task_title(str(task)),
            (band, _points(own, names)),
        )
        for task, own in found.groupby("task", sort=False)
    )
    drawn = Figure("equivalence", title, *axes, caption=caption, chance=0.5, horizontal=True)
    return (replace(drawn, panels=panels),)


def _points(rows: DataFrame, names: Sequence[str]) -> Points:
    value, low, high = ((0.5 + rows[one]).tolist() for one in ("effect", "ci_low", "ci_high"))
    places = [names.index(one) for one in rows["agent"]]
    keys = ["" if one == ALL else one for one in rows["agent"]]
    counts = [int(n) for n in rows["n"]]
    return Points(places, value, low, high, counts=counts, keys=keys, of="agent")


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
        further = {
            "margin": wide,
            "margin_set": stated,
            "smallest_margin": smallest_margin(result),
        }
        family = "task" if agent == ALL else "agent"
        yield Outcome({"task": task, "agent": agent}, result, family, further)


_METHOD = message(
    "Two one-sided t-tests (TOST) against 0.5 with a margin of {margin:g}, {error}; p: the "
    "larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if "
    "p < 0.05"
)


def equivalent(found: Inference, margin: float) -> Result:
    """Whether a detectability or a share is equivalent to 0.5.

    Args:
        found: What was found, with its standard error.
        margin: How far from 0.5 counts as equal, above 0 and below 0.5.

    Raises:
        ValueError: The margin makes no sense.
    """
    if not 0 < margin < 0.5:
        raise ValueError(message("a margin of {margin:g} is not between 0 and 0.5", margin=margin))
    method = _METHOD.format(margin=margin, error=found.method)
    ends, above_low, below_high = (
        found.interval(0.9),
        found.against(0.5 - margin),
        found.against(0.5 + margin),
    )
    if ends is None or above_low is None or below_high is None:
        return Result(found.n, method, found.clustering.assumptions, note=found.note)
    # One-sided: half of both tails where the value lies on the expected side of the limit.
    p = max(
        two_sided / 2 if side * t > 0 else 1 - two_sided / 2
        for side, (t, two_sided) in ((1, above_low), (-1, below_high))
    )
    return Result(
        n=found.n,
        method=method,
        assumptions=found.clustering.assumptions,
        statistic=min(above_low[0], below_high[0], key=abs),
        df=() if found.df == inf else (found.df,),
        p=p,
        effect=found.value - 0.5,
        low=ends[0] - 0.5,
        high=ends[1] - 0.5,
        note=found.note,
        generalizes=found.clustering.generalizes,
        error=found.error,
    )


def smallest_margin(found: Result) -> float | None:
    """The smallest margin with which the claim would have held at 0.05; for readers, no test.

    None if nothing was computed.
    """
    if found.low is None or found.high is None:
        return None
    return max(abs(found.low), abs(found.high))


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
