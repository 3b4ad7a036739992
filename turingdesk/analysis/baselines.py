"""Success of each machine agent against 50% and against the humans (paper 3, Section 3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import NOT_NAMED, by_task
from turingdesk.analysis._clusters import clustering_of, method, of_machine_judges
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Panel,
    Points,
    caption,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import inferences, proportions
from turingdesk.analysis._tested import INDEPENDENT, JONES, Outcome, tested, with_clustered
from turingdesk.analysis.statistics.regression import against_baseline, against_half
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame, Series

    from turingdesk.analysis.statistics.result import Result

ABOUT = {
    "task": "str",
    "agent": "str",
    "against": "str",
    "success": "float64",
    "judged": "int64",
}
HALF, HUMANS = "50%", message("humans")
_PEOPLE = message("(humans)")  #: in figures, as in those of other analyses
_MINUS_HALF = message("success rate minus 50%")
_MINUS_HUMANS = message("success rate minus the humans' success rate")
_PAPER = INDEPENDENT.format(paper=JONES)


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: its humans against 50%, each agent against 50% and the humans.

    A verdict is a success of its maker where it is "human".
    """
    clustered = [*_clustered(responses)]
    return tested(
        [
            *clustered,
            *with_clustered(_as_in_paper(responses), clustered, "task", "agent", "against"),
        ],
        ABOUT,
    )


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Success by agent for each task, with 95% CIs."""
    rows, by = verdicts(responses), clustering_of(responses)
    said_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    success = proportions(rows, _labels(rows), by, said_human)
    tasks = {
        task: shares_by_agent
        for task, shares_by_agent in sorted(_shares(responses))
        if shares_by_agent
    }
    if not tasks:
        return ()
    # People first, then machines by name: the same order in all figures.
    everyone = {name for shares_by_agent in tasks.values() for name in shares_by_agent}
    names = sorted(everyone, key=lambda name: (name != HUMANS, name))
    panels, counts = [], []
    for task, shares_by_agent in tasks.items():
        there = [name for name in names if name in shares_by_agent]
        shares = [success[f"{task}\n{name}"].estimate for name in there]
        ends = [share.low for share in shares], [share.high for share in shares]
        judged_counts = [shares_by_agent[name][1] for name in there]
        points = Points(
            [names.index(name) for name in there],
            [share.value for share in shares],
            *ends,
            counts=judged_counts,
            keys=["" if name == HUMANS else name for name in there],
            of="agent",
        )
        panels.append(Panel(task_title(task), (points,)))
        counts += judged_counts
    what = message(
        "Proportion of 'human' verdicts by maker of the answer (n = {verdicts}).",
        verdicts=plural("%n verdict", "%n verdicts", sum(counts)),
    )
    named = tuple(_PEOPLE if name == HUMANS else name for name in names)
    axes = Axis("", named), Axis(message("Success rate"), low=0.0, high=1.0)
    figure = Figure("success", message("Success rate"), *axes, chance=0.5, horizontal=True)
    caption_text = with_few(caption(what, [method(rows, by)]), counts)
    return (paneled(replace(figure, caption=caption_text), panels),)


def _clustered(responses: DataFrame) -> Iterator[Outcome]:
    rows, by = verdicts(responses), clustering_of(responses)
    weights_by_test = {}
    shares = {task: task_shares for task, task_shares in _shares(responses) if task_shares}
    for task, shares_by_agent in shares.items():
        for agent in shares_by_agent:
            agent_weights = {f"{task}\n{agent}": 1.0}
            weights_by_test[task, agent, HALF] = agent_weights
            if agent != HUMANS and HUMANS in shares_by_agent:
                weights_by_test[task, agent, HUMANS] = agent_weights | {f"{task}\n{HUMANS}": -1.0}
    success = (rows["choice"] == "human").to_numpy(dtype=bool)
    for about, inference in inferences(rows, _labels(rows), weights_by_test, by, success).items():
        against_half = about[2] == HALF
        result = inference.result(*((0.5, _MINUS_HALF) if against_half else (0.0, _MINUS_HUMANS)))
        yield _row(about, shares[about[0]][about[1]], result)


def _labels(rows: DataFrame) -> Series[str]:
    """Task and maker of each verdict, on two lines."""
    makers = rows["agent"].astype("str").replace("", NOT_NAMED)
    return rows["task"].astype("str") + "\n" + makers.mask(rows["truth"] == "human", HUMANS)


def _as_in_paper(responses: DataFrame) -> Iterator[Outcome]:
    """The tests of people; a machine judge's sessions give verdicts on the same answers again."""
    if of_machine_judges(verdicts(responses)) is not None:
        return
    for task, shares_by_agent in _shares(responses):
        base = shares_by_agent.get(HUMANS)
        for agent, (k, n) in shares_by_agent.items():
            yield _row((task, agent, HALF), (k, n), against_half(k, n), _PAPER)
            if base is not None and agent != HUMANS:
                result = against_baseline(k, n, *base)
                yield _row((task, agent, HUMANS), (k, n), result, _PAPER)


def _row(
    about: tuple[str, str, str], share: tuple[int, int], result: Result, as_in: str = ""
) -> Outcome:
    about_columns = dict(zip(ABOUT, about, strict=False))
    k, n = share
    family = f"{about[2]} {as_in}"
    return Outcome(about_columns, result, family, {"success": k / n, "judged": n}, as_in)


def _shares(responses: DataFrame) -> Iterator[tuple[str, dict[str, tuple[int, int]]]]:
    """The number of verdicts "human", and of all, on the humans and on each agent."""
    for task, of in by_task(verdicts(responses)).items():
        human_share = {}
        if of.overall.humans:
            human_share[HUMANS] = (of.overall.hh, of.overall.humans)
        yield (
            task,
            human_share
            | {agent: (overview.mh, overview.machines) for agent, overview in of.agents.items()},
        )


ANALYSIS = Analysis(
    title=message("Success against baselines"),
    about=message(
        "Whether judges called an agent human more or less often than 50%, and more or less "
        "often than they called humans human."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
