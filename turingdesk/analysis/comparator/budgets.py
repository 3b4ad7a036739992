"""How often actors are accepted where turns or queries are exact (paper 2, Fig. 3).

The task of such trials ends with their number: controlled-turns-3.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import Axis, Figure, Line, known
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

_TASK = re.compile(r"(.+)-([1-9][0-9]*)")
COLUMNS = {
    "protocol": "str",
    "actor": "str",
    "target": "str",
    "distinguisher": "str",
    "budget": "int64",
    "n": "int64",
    "accepted": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
}


def budgets(comparisons: DataFrame) -> DataFrame:
    """One row for each pair and number of turns or queries, with Wilson's 95% CI.

    Args:
        comparisons: A table of comparisons with the column `task`; trials without an answer
            and those of targets with themselves don't count.
    """
    import pandas as pd

    rows = []
    asked = comparisons[comparisons["actor"] != comparisons["target"]]
    by = ["task", "actor", "target", "distinguisher"]
    for (task, *who), own in asked[asked["same"].notna()].groupby(by):
        found = _TASK.fullmatch(str(task))
        if found is not None:
            n, same = int(own["n"].sum()), int(own.loc[own["same"].astype(bool), "n"].sum())
            share = wilson(same, n)
            rows.append((found[1], *who, int(found[2]), n, share.value, share.low, share.high))
    table = pd.DataFrame(rows, columns=list(COLUMNS)).astype(COLUMNS)
    return table.sort_values(["protocol", "actor", "target", "budget"], ignore_index=True)


def curves(table: DataFrame) -> tuple[Figure, ...]:
    """A figure for each protocol with several numbers: one line for each pair.

    Args:
        table: As `budgets` gives it.
    """
    found = []
    for protocol, own in table.groupby("protocol"):
        if own["budget"].nunique() < 2:
            continue
        lines = []
        for (actor, target, judge), pair in own.groupby(["actor", "target", "distinguisher"]):
            name = message("{actor} as {target}", actor=actor, target=target)
            if judge != target:
                name += message(", judged by {distinguisher}", distinguisher=judge)
            low, high = known(pair["ci_low"]), known(pair["ci_high"])
            lines.append(Line(pair["budget"].tolist(), known(pair["accepted"]), low, high, name))
        caption = message(
            "How often actors were taken for the target, by the number of turns or queries "
            "({trials}). Bands are 95% CIs (Wilson).",
            trials=plural("%n trial", "%n trials", int(own["n"].sum())),
        )
        axes = (
            Axis(message("Turns or queries"), is_whole=True),
            Axis(message("Accepted"), low=0.0, high=1.0),
        )
        title = message("Acceptance by turns or queries")
        found.append(Figure(f"budgets-{protocol}", title, *axes, tuple(lines), caption))
    return tuple(found)
