"""Turing scores beside rankings that others publish (paper 2, Fig. 17).

Ranks are columns of agents.csv, or of a plan's models, whose names begin with "rank_". The score
that is compared is T: of each task, and of each fixed distinguisher.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import turing_scores
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import Axis, Cells, Figure, file_name
from turingdesk.analysis.comparator.rankings import LEAST, RankAgreement, agreement
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.study.agents_table import RANK
from turingdesk.table.agent_columns import PREFIX, agent_columns

if TYPE_CHECKING:
    from pandas import DataFrame

Ranks = Mapping[str, Mapping[str, float]]  #: by ranking and agent
COLUMNS = {
    "task": "str",
    "distinguisher": "str",
    "ranking": "str",
    "n": "int64",
    "spearman": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "kendall": "float64",
    "p": "float64",
    "method": "str",
    "note": "str",
}
METHOD = message(
    "Spearman's correlation, 95% CI of Bonett and Wright (2000); Kendall's tau b, two-sided test"
)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each ranking and each test with Turing scores."""
    ranks = _ranks(responses)
    rows = [
        {"task": task, "distinguisher": judge, **_row(one)}
        for task, judge, scores in _tests(responses)
        for one in agreement(scores, ranks)
    ]
    why = (
        message("there are no Turing scores")
        if ranks
        else message("no column of the agents begins with {rank}", rank=RANK)
    )
    return filled(rows, COLUMNS, not_computed(why))


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The ranks of each agent by T and in each ranking, for each test with Turing scores."""
    ranks = _ranks(responses)
    if not ranks:
        return ()
    return tuple(_figure(task, judge, own, ranks) for task, judge, own in _tests(responses))


def _figure(task: str, judge: str, scores: Mapping[str, float], ranks: Ranks) -> Figure:
    """As Fig. 17: the best by T on top, and the darker a cell, the better its rank."""
    agents = sorted(scores, key=lambda one: (-scores[one], one))
    own = {one: 1.0 + sum(other > scores[one] for other in scores.values()) for one in agents}
    columns = {message("T"): own} | dict(ranks)
    table = [[column.get(agent) for column in columns.values()] for agent in agents]
    worst = max(2.0, *(rank for row in table for rank in row if rank is not None))
    texts = [["" if rank is None else f"{rank:g}" for rank in row] for row in table]
    what = message(
        "Ranks of agents by their Turing score T and in published rankings, with 1 for the best "
        "({n} agents). A dash is where a ranking doesn't have the agent.",
        n=len(agents),
    )
    found = [one for one in agreement(scores, ranks) if one.spearman == one.spearman]
    return Figure(
        file_name("ranks", task, judge),
        turing_scores.where(message("Ranks by T and in published rankings"), task, judge),
        Axis("", tuple(columns)),
        Axis("", tuple(agents)),
        (Cells(table, texts, low=worst + 1, high=1.0),),
        join(" ", (what, *map(_correlation, found))),
    )


def _correlation(found: RankAgreement) -> str:
    return message(
        "Spearman's r of T and {ranking}: {r:.2f}, 95% CI [{low:.2f}, {high:.2f}].",
        ranking=found.ranking,
        r=found.spearman,
        low=found.low,
        high=found.high,
    )


def _row(one: RankAgreement) -> dict[str, Any]:
    told = {"ranking": one.ranking, "n": one.n, "method": METHOD}
    if one.n < LEAST:
        why = message("{n} agents have both; {least} are needed", n=one.n, least=LEAST)
        return told | {"spearman": None, "note": not_computed(why)}
    return told | {
        "spearman": one.spearman,
        "ci_low": one.low,
        "ci_high": one.high,
        "kendall": one.kendall,
        "p": one.p,
    }


def _tests(responses: DataFrame) -> Iterator[tuple[str, str, dict[str, float]]]:
    """T by agent: task and fixed distinguisher of each test."""
    table = turing_scores.compute(responses)
    table = table[table["measure"].isin(("T", "T_D")) & table["value"].notna()]
    for (task, judge), own in table.groupby(["task", "distinguisher"]):
        yield str(task), str(judge), dict(zip(own["agent"], own["value"], strict=True))


def _ranks(responses: DataFrame) -> Ranks:
    """The ranks that the agents' columns contain; cells that are no numbers have none."""
    import pandas as pd

    found: dict[str, dict[str, float]] = {}
    for column in agent_columns(responses):
        name = column.removeprefix(PREFIX)
        if name.startswith(RANK):
            told = responses[["agent", column]].astype("str").drop_duplicates()
            values = pd.to_numeric(told[column], errors="coerce")
            known = zip(told["agent"], values, strict=True)
            found[name.removeprefix(RANK)] = {one: rank for one, rank in known if rank >= 1}
    return found


ANALYSIS = Analysis(
    title=message("Agreement with published rankings"),
    about=message(
        "Whether agents with high Turing scores T also rank high in published rankings: "
        "rank correlations with 95% CIs."
    ),
    compute=compute,
    figures=figures,
)
