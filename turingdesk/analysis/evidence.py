"""Evidence: Beta posteriors and Bayes factors of detectability and of success."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import matrix, verdicts
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
    rows = verdicts(responses)
    for task, own in rows.groupby("task", observed=True):
        human = own["truth"] == "human"
        whole, humans = matrix(own), matrix(own[human])
        yield _detectability(str(task), ALL, (whole.hh, whole.mm), (whole.humans, whole.machines))
        for agent, answers in own[~human].groupby("agent", observed=True):
            one, name = matrix(answers), str(agent) or "(not named)"
            right, n = (humans.hh, one.mm), (humans.humans, one.machines)
            yield _detectability(str(task), name, right, n)
            share = posterior.share(one.mh, one.machines)
            yield Outcome({"task": str(task), "agent": name, "what": SUCCESS}, share)


def _detectability(task: str, agent: str, right: tuple[int, int], n: tuple[int, int]) -> Outcome:
    found = posterior.detectability(right, n)
    return Outcome({"task": task, "agent": agent, "what": DETECTABILITY}, found)


ANALYSIS = Analysis(
    title="Bayesian evidence",
    about="Posterior means with 95 % credible intervals, and Bayes factors against 0.5, of "
    "detectability and of each machine's success rate.",
    compute=compute,
)
