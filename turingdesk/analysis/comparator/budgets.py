"""Acceptance of actors where turns or queries are exact (paper 2, Fig. 3).

The task of such trials ends with their number: controlled-turns-3.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import tabled
from turingdesk.analysis._figure import Axis, Figure, Line, Panel, caption, known, paneled
from turingdesk.analysis.comparator.drawn import few_trials
from turingdesk.analysis.statistics import proportions
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
    """One row for each pair and number of turns or queries, with its 95% CI.

    Args:
        comparisons: A table of comparisons with the column `task`; trials without an answer
            and those of targets with themselves don't count.
    """
    rows = []
    imitations = comparisons[comparisons["actor"] != comparisons["target"]]
    by = ["task", "actor", "target", "distinguisher"]
    for (task, *who), pair_rows in imitations[imitations["same"].notna()].groupby(by):
        match = _TASK.fullmatch(str(task))
        if match is not None:
            n, same = (
                int(pair_rows["n"].sum()),
                # No answer is missing here; `astype(bool)` would take it for True.
                int(pair_rows.loc[pair_rows["same"].astype(bool), "n"].sum()),
            )
            share = proportions.weighted_sums([1.0], same, n)
            ends = (float(part[0]) for part in (share.value, share.low, share.high))
            rows.append((match[1], *who, int(match[2]), n, *ends))
    table = tabled(rows, COLUMNS)
    return table.sort_values(["protocol", "actor", "target", "budget"], ignore_index=True)


def curves(table: DataFrame) -> tuple[Figure, ...]:
    """A figure for each protocol with several numbers: one line for each pair.

    Many pairs are in panels, one for each target, without intervals.

    Args:
        table: As `budgets` gives it.
    """
    figures = []
    for protocol, protocol_rows in table.groupby("protocol"):
        if protocol_rows["budget"].nunique() < 2:
            continue
        by = ["actor", "target", "distinguisher"]
        pairs = [(str(a), str(t), str(j), pair) for (a, t, j), pair in protocol_rows.groupby(by)]
        has_bands = len(pairs) <= _MOST_LINES
        what = message(
            "How often actors were taken for the target, by the number of turns or queries "
            "({trials}).",
            trials=plural("%n trial", "%n trials", int(protocol_rows["n"].sum())),
        )
        with_bands = caption(what, [proportions.METHOD], bands=True)
        without = join(" ", (what, message("There are no error bars.")))
        notes = (with_bands if has_bands else without, few_trials(protocol_rows["n"]))
        figure = Figure(
            f"budgets-{protocol}",
            message("Acceptance by turns or queries: {protocol}", protocol=str(protocol)),
            Axis(message("Turns or queries"), is_whole=True),
            Axis(message("Accepted"), low=0.0, high=1.0),
            caption=join(" ", notes),
        )
        if has_bands:
            lines = (_line(_pair_name(a, t, j), pair, with_band=True) for a, t, j, pair in pairs)
            figures.append(replace(figure, layers=tuple(lines)))
        else:
            figures.append(paneled(figure, _panels(pairs)))
    return tuple(figures)


def _panels(pairs: Sequence[tuple[str, str, str, DataFrame]]) -> list[Panel]:
    """Lines of actors, by target and by who judged."""
    lines: dict[str, list[Line]] = {}
    for actor, target, judge, pair in sorted(pairs, key=lambda named_pair: named_pair[1]):
        panel_title = _judged(message("as {target}", target=target), target, judge)
        lines.setdefault(panel_title, []).append(_line(actor, pair, with_band=False))
    return [Panel(title, tuple(panel_lines)) for title, panel_lines in lines.items()]


def _pair_name(actor: str, target: str, judge: str) -> str:
    return _judged(message("{actor} as {target}", actor=actor, target=target), target, judge)


def _judged(name: str, target: str, judge: str) -> str:
    if judge == target:
        return name
    return join(", ", (name, message("judged by {distinguisher}", distinguisher=judge)))


def _line(name: str, pair: DataFrame, *, with_band: bool) -> Line:
    low, high = (known(pair[end]) if with_band else [] for end in ("ci_low", "ci_high"))
    return Line(pair["budget"].tolist(), known(pair["accepted"]), low, high, name)
