"""Evidence: Bayes factors and posteriors of detectability and of success."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._groups import inferences, of_tasks_and_agents
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.posterior import posterior
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

ABOUT = {"task": "str", "agent": "str", "what": "str"}
DETECTABILITY, SUCCESS = message("detectability"), message("success rate")


def compute(responses: DataFrame) -> DataFrame:
    """One row for the detectability of each task, and two for each of its machine agents.

    `statistic` is the Bayes factor BF10 against 0.5: above 1 the verdicts speak for a
    difference, below 1 for none. `effect` is the posterior mean.
    """
    return tested(_rows(responses), ABOUT)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    rows, by = verdicts(responses), clustering_of(responses)
    labels, means = of_tasks_and_agents(rows, by)
    shares = {about: {"\n".join(about): 1.0} for about in means if about[1] != ALL}
    said_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    successes = inferences(rows, labels, shares, by, said_human)
    for (task, agent), inference in means.items():
        about = {"task": task, "agent": agent}
        result = posterior(inference, is_mean=True)
        yield Outcome(about | {"what": DETECTABILITY}, result)
        if (task, agent) in successes:
            result = posterior(successes[task, agent], is_mean=False)
            yield Outcome(about | {"what": SUCCESS}, result)


ANALYSIS = Analysis(
    title=message("Bayesian evidence"),
    about=message(
        "Posterior means with 95% credible intervals, and Bayes factors against 0.5, for "
        "detectability and for each machine's success rate."
    ),
    compute=compute,
    statistic="BF10",
)
