"""Reasons for verdicts on each machine (paper 3, Fig. 13: top reasons for verdicts on ELIZA)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._figure import (
    FEW_OF_N,
    Axis,
    Figure,
    Points,
    caption,
    file_name,
    known,
    with_few,
)
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.message import message, plural
from turingdesk.plugins.coding.analysis.reasons import KIND, REASON_COLUMNS, reason_row
from turingdesk.plugins.coding.coded import NO_VERDICT, NOTHING, Coded, coded, codings

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {"scheme": "str", "agent": "str", "verdict": "str", **REASON_COLUMNS}
_VERDICTS = {"human": message("judged human"), "machine": message("judged machine")}
_TOP = 10  #: reasons that a figure shows
_MOST_FIGURES = 6  #: machines with the most texts


def compute(responses: DataFrame) -> DataFrame:
    """The number of texts after each verdict on each machine with each reason, top ones first.

    `n` counts that machine's texts after that verdict; a text can give several reasons.
    """
    by = clustering_of(responses)
    rows = [
        row
        for coded_scheme in coded(responses, KIND)
        for agent in _agents(coded_scheme)
        for verdict in _VERDICTS
        for row in _rows(coded_scheme, agent, verdict, by)
    ]
    why = NO_VERDICT if len(codings(responses, KIND)) else NOTHING
    return filled(rows, COLUMNS, why)


def _agents(coded_scheme: Coded) -> list[str]:
    """The machines on which texts were coded, those with the most texts first."""
    agents = coded_scheme.texts.loc[coded_scheme.texts["truth"] == "machine", "agent"].astype(
        "str"
    )
    return [str(agent) for agent in agents[agents != ""].value_counts().index]


def _rows(
    coded_scheme: Coded, agent: str, verdict: str, by: Clustering
) -> Iterator[dict[str, Any]]:
    texts = coded_scheme.texts[
        (coded_scheme.texts["agent"] == agent) & (coded_scheme.texts["choice"] == verdict)
    ]
    codes = [level for level in coded_scheme.levels if not level.is_category]
    counts_by_code = {level: int(coded_scheme.has(texts, level).sum()) for level in codes}
    for level in sorted(
        filter(counts_by_code.get, codes), key=lambda level: -counts_by_code[level]
    ):
        row = {"scheme": coded_scheme.scheme, "agent": agent, "verdict": verdict}
        yield row | reason_row(coded_scheme, texts, level, by)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """The top reasons for each verdict on the machines with the most texts."""
    table = compute(responses)
    table = table[table["texts"] > 0]
    groups = [agent_rows for _, agent_rows in table.groupby(["scheme", "agent"], sort=False)]
    return tuple(map(_figure, groups[:_MOST_FIGURES]))


def _figure(agent_rows: DataFrame) -> Figure:
    scheme, agent = map(str, agent_rows[["scheme", "agent"]].iloc[0])
    sums = agent_rows.groupby("reason", sort=False)["texts"].sum().sort_values(ascending=False)
    reasons = tuple(map(str, sums.index[:_TOP]))
    layers = [
        _points(agent_rows[agent_rows["verdict"] == verdict], reasons, verdict)
        for verdict in _VERDICTS
    ]
    n = sum(int(part["n"].iloc[0]) for _, part in agent_rows.groupby("verdict"))
    what = message(
        "The most frequent reasons for verdicts on {agent}, by verdict (n = {texts}; a text "
        "can give several reasons).",
        agent=agent,
        texts=plural("%n text", "%n texts", n),
    )
    return Figure(
        file_name("reasons", scheme, agent),
        message("Reasons for verdicts on {agent}", agent=agent),
        Axis("", reasons),
        Axis(message("Proportion of texts"), low=0.0, high=1.0),
        tuple(layers),
        with_few(caption(what, agent_rows["method"]), agent_rows["n"], FEW_OF_N),
        horizontal=True,
    )


def _points(agent_rows: DataFrame, reasons: tuple[str, ...], verdict: str) -> Points:
    agent_rows = agent_rows[agent_rows["reason"].isin(reasons)]
    x = [reasons.index(reason) for reason in agent_rows["reason"]]
    values, low, high = (known(agent_rows[column]) for column in ("share", "ci_low", "ci_high"))
    counts = [int(n) for n in agent_rows["n"]]
    return Points(x, values, low, high, name=_VERDICTS[verdict], counts=counts)


ANALYSIS = Analysis(
    title=message("Reasons by machine"),
    about=message("Proportion of coded texts that give each reason, by machine and by verdict."),
    compute=compute,
    figures=figures,
    chapter="text",
    after="reasons",
)
