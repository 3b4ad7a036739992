"""A short description of each machine whose answers were judged: a model card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turingdesk.analysis._figure import task_title
from turingdesk.core.message import message, plural
from turingdesk.exchange.report.findings import ReportFindings
from turingdesk.exchange.report.pieces import Facts, interval_words, words
from turingdesk.study.agents_table import TITLE, Agents


def model_cards(results: ReportFindings) -> Iterator[Facts]:
    """One block for each machine that agents.csv describes: what it is, and its results."""
    rows: dict[str, list[Mapping[str, Any]]] = {}
    for row in results.overview["agents"]:
        rows.setdefault(str(row["agent"]), []).append(row)
    agents_by_name: dict[str, Mapping[str, str]] = {}
    for agents in results.table.agents.values():
        agents_by_name |= agents
    for agent in sorted(rows.keys() & agents_by_name.keys()):
        yield Facts(tuple(_facts(agent, agents_by_name, rows[agent])))


def _facts(
    agent: str, agents_by_name: Agents, rows: list[Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    description = agents_by_name[agent]
    title = description.get(TITLE, agent)
    yield message("Machine"), title if title == agent else f"{title} ({agent})"
    for column, value in description.items():
        if column != TITLE:
            yield column.replace("_", " ").capitalize(), value
    for row in rows:
        yield task_title(str(row["task"])), _result(row)


def _result(row: Mapping[str, Any]) -> str:
    share_text = message(
        "judged machine: {share} ({verdicts})",
        share=words(row["p_mm"], 2),
        verdicts=plural("%n verdict", "%n verdicts", int(row["n"])),
    )
    interval = interval_words(row["ci_low"], row["ci_high"])
    if not interval:  # without verdicts on humans, for example
        return share_text
    value = words(row["detectability"], 2)
    return message(
        "{said}; detectability {value}, 95% CI {interval}",
        said=share_text,
        value=value,
        interval=interval,
    )
