"""Turing scores beside rankings that others publish (paper 2, Fig. 17).

Ranks are columns of agents.csv, or of a plan's models, whose names begin with "rank_". The score
that is compared is T: of each task, and of each fixed distinguisher.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import turing_scores
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._figure import Axis, Cells, Figure, file_name
from turingdesk.analysis.comparator.rankings import agreement
from turingdesk.analysis.statistics.correlation import LEAST, METHOD, RankCorrelation
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.core.number_words import interval_in_words
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


def compute(responses: DataFrame) -> DataFrame:
    """One row for each ranking and each test with Turing scores."""
    ranks = _ranks(responses)
    rows = [
        {"task": task, "distinguisher": judge, "ranking": ranking, **_row(correlation)}
        for task, judge, scores in _tests(responses)
        for ranking, correlation in agreement(scores, ranks).items()
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
    return tuple(_figure(task, judge, scores, ranks) for task, judge, scores in _tests(responses))


def _figure(task: str, judge: str, scores: Mapping[str, float], ranks: Ranks) -> Figure:
    """As Fig. 17: the best by T on top, and the darker a cell, the better its rank."""
    agents = sorted(scores, key=lambda agent_name: (-scores[agent_name], agent_name))
    # Agents with the same score share a rank.
    own_ranks = {
        agent_name: 1.0 + sum(other > scores[agent_name] for other in scores.values())
        for agent_name in agents
    }
    columns = {message("T"): own_ranks} | dict(ranks)
    table = [[column.get(agent) for column in columns.values()] for agent in agents]
    worst = max(2.0, *(rank for row in table for rank in row if rank is not None))
    texts = [["" if rank is None else f"{rank:g}" for rank in row] for row in table]
    what = message(
        "Ranks of agents by their Turing score T and in published rankings, with 1 for the best "
        "({n} agents). A dash is where a ranking doesn't have the agent.",
        n=len(agents),
    )
    correlations = [
        _correlation(ranking, correlation)
        for ranking, correlation in agreement(scores, ranks).items()
        if not isnan(correlation.spearman)
    ]
    return Figure(
        file_name("ranks", task, judge),
        turing_scores.where(message("Ranks by T and in published rankings"), task, judge),
        Axis("", tuple(columns)),
        Axis("", tuple(agents)),
        # From the worst to the best, so that 1 is the darkest; one more, so that the worst has a
        # shade.
        (Cells(table, texts, low=worst + 1, high=1.0),),
        join(" ", (what, *correlations)),
    )


def _correlation(ranking: str, correlation: RankCorrelation) -> str:
    return message(
        "Spearman's r of T and {ranking}: {r:.2f}, {interval}.",
        ranking=ranking,
        r=correlation.spearman,
        interval=interval_in_words(correlation.low, correlation.high),
    )


def _row(correlation: RankCorrelation) -> dict[str, Any]:
    columns = {"n": correlation.n, "method": METHOD}
    if correlation.n < LEAST:
        why = message("{n} agents have both; {least} are needed", n=correlation.n, least=LEAST)
        return columns | {"spearman": None, "note": not_computed(why)}
    return columns | {
        "spearman": correlation.spearman,
        "ci_low": correlation.low,
        "ci_high": correlation.high,
        "kendall": correlation.kendall,
        "p": correlation.p,
    }


def _tests(responses: DataFrame) -> Iterator[tuple[str, str, dict[str, float]]]:
    """T by agent: task and fixed distinguisher of each test."""
    table = turing_scores.compute(responses)
    table = table[table["measure"].isin(("T", "T_D")) & table["value"].notna()]
    for (task, judge), test_rows in table.groupby(["task", "distinguisher"]):
        yield str(task), str(judge), dict(zip(test_rows["agent"], test_rows["value"], strict=True))


def _ranks(responses: DataFrame) -> Ranks:
    """The ranks that the agents' columns contain; cells that are no numbers have none."""
    import pandas as pd

    ranks_by_name: dict[str, dict[str, float]] = {}
    for column in agent_columns(responses):
        name = column.removeprefix(PREFIX)
        if name.startswith(RANK):
            agent_cells = responses[["agent", column]].astype("str").drop_duplicates()
            values = pd.to_numeric(agent_cells[column], errors="coerce")
            agent_ranks = zip(agent_cells["agent"], values, strict=True)
            # NaN, of cells without a number, is not at least 1.
            ranks_by_name[name.removeprefix(RANK)] = {
                agent_name: rank for agent_name, rank in agent_ranks if rank >= 1
            }
    return ranks_by_name


ANALYSIS = Analysis(
    title=message("Agreement with published rankings"),
    about=message(
        "Whether agents with high Turing scores T also rank high in published rankings: "
        "rank correlations with 95% CIs."
    ),
    compute=compute,
    figures=figures,
)
