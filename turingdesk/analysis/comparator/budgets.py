"""How often actors are accepted where turns or queries are exact (paper 2, Fig. 3).

The task of such trials ends with their number: controlled-turns-3.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import Axis, Figure, Line, Panel, known, paneled, with_few
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

_MOST_LINES = 7  #: of a plot, as many as there are colors
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

    Many pairs are in panels, one for each target, without intervals.

    Args:
        table: As `budgets` gives it.
    """
    found = []
    for protocol, own in table.groupby("protocol"):
        if own["budget"].nunique() < 2:
            continue
        by = ["actor", "target", "distinguisher"]
        pairs = [(str(a), str(t), str(j), pair) for (a, t, j), pair in own.groupby(by)]
        has_bands = len(pairs) <= _MOST_LINES
        what = message(
            "How often actors were taken for the target, by the number of turns or queries "
            "({trials}).",
            trials=plural("%n trial", "%n trials", int(own["n"].sum())),
        )
        bands = message("Bands are 95% CIs (Wilson).")
        none = message("There are no error bars.")
        whole = Figure(
            f"budgets-{protocol}",
            message("Acceptance by turns or queries: {protocol}", protocol=str(protocol)),
            Axis(message("Turns or queries"), is_whole=True),
            Axis(message("Accepted"), low=0.0, high=1.0),
            caption=with_few(join(" ", (what, bands if has_bands else none)), own["n"]),
        )
        if has_bands:
            lines = (_line(_pair_name(a, t, j), pair, with_band=True) for a, t, j, pair in pairs)
            found.append(replace(whole, layers=tuple(lines)))
        else:
            found.append(paneled(whole, _panels(pairs)))
    return tuple(found)


def _panels(pairs: Sequence[tuple[str, str, str, DataFrame]]) -> list[Panel]:
    """Lines of actors, by target and by who judged."""
    lines: dict[str, list[Line]] = {}
    for actor, target, judge, pair in sorted(pairs, key=lambda one: one[1]):
        own = _judged(message("as {target}", target=target), target, judge)
        lines.setdefault(own, []).append(_line(actor, pair, with_band=False))
    return [Panel(title, tuple(own)) for title, own in lines.items()]


def _pair_name(actor: str, target: str, judge: str) -> str:
    return _judged(message("{actor} as {target}", actor=actor, target=target), target, judge)


def _judged(name: str, target: str, judge: str) -> str:
    if judge == target:
        return name
    return join(", ", (name, message("judged by {distinguisher}", distinguisher=judge)))


def _line(name: str, pair: DataFrame, *, with_band: bool) -> Line:
    low, high = (known(pair[end]) if with_band else [] for end in ("ci_low", "ci_high"))
    counts = [int(n) for n in pair["n"]]
    return Line(pair["budget"].tolist(), known(pair["accepted"]), low, high, name, counts=counts)
