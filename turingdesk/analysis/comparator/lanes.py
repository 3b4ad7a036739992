"""Fixed distinguishers side by side: how they separate agents, and whom they recognize.

These are Figs. 18 and 19 of paper 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turingdesk.analysis._figure import (
    LEAST,
    Axis,
    Figure,
    Points,
    counted_cells,
    known,
    numbers,
    with_few,
)
from turingdesk.analysis.comparator import scores
from turingdesk.analysis.comparator.acceptance import acceptance, distinguishers
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {"distinguisher": "str", "agent": "str", "n": "int64", "recognized": "float64"}


def recognition(comparisons: DataFrame) -> DataFrame:
    """How often each distinguisher recognized each agent that was the target itself.

    Trials without an answer don't count.

    Args:
        comparisons: A table of comparisons; this package's docstring explains its columns.
    """
    import pandas as pd

    rows = []
    own = comparisons[comparisons["actor"] == comparisons["target"]]
    own = own[own["same"].notna()]
    for (judge, agent), met in own.groupby(["distinguisher", "actor"]):
        n = int(met["n"].sum())
        said = int(met.loc[met["same"].astype(bool), "n"].sum())
        rows.append((str(judge), str(agent), n, said / n))
    return pd.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)


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
            if row["turing"] is not None and row["turing"] == row["turing"]:
                counts.append(int(row["n"]))
                if row["n"] >= LEAST:
                    places.setdefault(str(row["agent"]), []).append((float(lane), row["turing"]))
    layers = tuple(
        Points([x for x, _ in own], [y for _, y in own], name=agent)
        for agent, own in sorted(places.items())
    )
    caption = message(
        "Turing scores T with each fixed distinguisher, which is not among the agents of its own "
        "column ({n} trials per agent). There are no error bars.",
        n=numbers(counts),
    )
    caption = with_few(caption, counts)
    axes = (Axis(message("Distinguisher"), tuple(judges)), Axis(message("T"), low=0.0, high=1.0))
    title = message("How fixed distinguishers separate agents")
    return Figure(f"{name}-lanes", title, *axes, layers, caption)


def _recognized(comparisons: DataFrame, judges: Sequence[str], name: str) -> Figure:
    table = recognition(comparisons)
    table = table[table["distinguisher"].isin(judges)]
    agents = tuple(sorted(set(table["agent"])))
    places = zip(table["agent"], table["distinguisher"], strict=True)
    shares = zip(known(table["recognized"]), map(int, table["n"]), strict=True)
    found = dict(zip(places, shares, strict=True))
    cells = [[found.get((agent, judge), (None, 0)) for judge in judges] for agent in agents]
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
        (counted_cells(cells),),
        with_few(caption, table["n"]),
    )
