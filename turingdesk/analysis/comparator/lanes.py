"""Fixed distinguishers side by side: how they separate agents, and whom they recognize.

These are Figs. 18 and 19 of paper 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled
from turingdesk.analysis._figure import (
    Axis,
    Cells,
    Figure,
    Points,
    known,
    numbers,
)
from turingdesk.analysis.comparator import scores
from turingdesk.analysis.comparator.acceptance import acceptance, distinguishers
from turingdesk.analysis.comparator.drawn import cell, few_trials
from turingdesk.analysis.statistics.proportions import weighted_sums
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "distinguisher": "str",
    "agent": "str",
    "n": "int64",
    **{f"recognized{part}": "float64" for part in ("", "_low", "_high", "_se")},
}


def recognition(comparisons: DataFrame) -> DataFrame:
    """The share of trials in which each distinguisher recognized each agent that was the target.

    With its 95% CI (`_low`, `_high`) and its standard error (`_se`).

    Trials without an answer don't count.

    Args:
        comparisons: A table of comparisons; this package's docstring explains its columns.
    """
    rows = []
    own_trials = comparisons[comparisons["actor"] == comparisons["target"]]
    own_trials = own_trials[own_trials["same"].notna()]
    for (judge, agent), met in own_trials.groupby(["distinguisher", "actor"]):
        n = int(met["n"].sum())
        n_recognized = int(met.loc[met["same"].astype(bool), "n"].sum())
        weighted_share = weighted_sums([1.0], n_recognized, n)
        parts = (
            weighted_share.value,
            weighted_share.low,
            weighted_share.high,
            weighted_share.error,
        )
        rows.append((str(judge), str(agent), n, *(float(part[0]) for part in parts)))
    return tabled(rows, COLUMNS)


def figures(comparisons: DataFrame, name: str) -> tuple[Figure, ...]:
    """Both figures of one task; none unless there are at least two fixed distinguishers."""
    judges = distinguishers(comparisons)
    if len(judges) < 2:
        return ()
    return (_separation(comparisons, judges, name), _recognized(comparisons, judges, name))


def _separation(comparisons: DataFrame, judges: Sequence[str], name: str) -> Figure:
    """A lane for each distinguisher, with every agent at the height of its Turing score."""
    places: dict[str, list[tuple[float, float]]] = {}
    counts: list[int] = []
    for lane, judge in enumerate(judges):
        for row in scores.fixed(acceptance(comparisons, judge)).to_dict("records"):
            # NaN is not equal to itself.
            if row["turing"] is not None and row["turing"] == row["turing"]:
                counts.append(int(row["n"]))
                places.setdefault(str(row["agent"]), []).append((float(lane), row["turing"]))
    layers = tuple(
        Points([x for x, _ in points], [y for _, y in points], name=agent)
        for agent, points in sorted(places.items())
    )
    caption = message(
        "Turing scores T with each fixed distinguisher, which is not among the agents of its own "
        "column ({n} trials per agent). There are no error bars.",
        n=numbers(counts),
    )
    axes = (Axis(message("Distinguisher"), tuple(judges)), Axis(message("T"), low=0.0, high=1.0))
    title = message("How fixed distinguishers separate agents")
    return Figure(f"{name}-lanes", title, *axes, layers, caption)


def _recognized(comparisons: DataFrame, judges: Sequence[str], name: str) -> Figure:
    table = recognition(comparisons)
    table = table[table["distinguisher"].isin(judges)]
    agents = tuple(sorted(set(table["agent"])))
    places = zip(table["agent"], table["distinguisher"], strict=True)
    shares = zip(known(table["recognized"]), map(int, table["n"]), strict=True)
    shares_by_place = dict(zip(places, shares, strict=True))
    cell_rows = [
        [shares_by_place.get((agent, judge), (None, 0)) for judge in judges] for agent in agents
    ]
    cells = Cells(
        [[value for value, _ in row] for row in cell_rows],
        [[cell(*value_and_n) for value_and_n in row] for row in cell_rows],
    )
    caption = message(
        "How often each fixed distinguisher recognized an agent that was the target itself "
        "({trials}).",
        trials=plural("%n trial", "%n trials", int(table["n"].sum())),
    )
    return Figure(
        f"{name}-recognition",
        message("Recognized as itself"),
        Axis(message("Distinguisher"), tuple(judges)),
        Axis(message("Agent"), agents),
        (cells,),
        join(" ", (caption, few_trials(table["n"]))),
    )
