"""Evidence: Beta posteriors and Bayes factors of detectability and of success."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._by_agent import by_task
from turingdesk.analysis._counted import Matrix, verdicts
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics import posterior

if TYPE_CHECKING:
    from pandas import DataFrame

ABOUT = {"task": "str", "agent": "str", "what": "str"}
DETECTABILITY, SUCCESS = "detectability", "success rate"


def compute(responses: DataFrame) -> DataFrame:
    """One row for the detectability of each task, and two for each of its machine agents.

    `statistic` is the Bayes factor BF10 against 0.5: above 1 the verdicts speak for a
    difference, below 1 for none. `effect` is the posterior mean.
    """
    return tested(_rows(responses), ABOUT)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    for task, of in by_task(verdicts(responses)).items():
        yield _detectability(task, ALL, of.whole)
        for agent, one in of.agents.items():
            yield _detectability(task, agent, of.against_humans(agent))
            share = posterior.share(one.mh, one.machines)
            yield Outcome({"task": task, "agent": agent, "what": SUCCESS}, share)


def _detectability(task: str, agent: str, of: Matrix) -> Outcome:
    found = posterior.detectability((of.hh, of.mm), (of.humans, of.machines))
    return Outcome({"task": task, "agent": agent, "what": DETECTABILITY}, found)


ANALYSIS = Analysis(
    title="Bayesian evidence",
    about="Posterior means with 95 % credible intervals, and Bayes factors against 0.5, of "
    "detectability and of each machine's success rate.",
    compute=compute,
)
