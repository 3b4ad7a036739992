"""Machine agents: how often each was recognized, and its detectability (paper 1, Fig. S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import Matrix, matrix, verdicts

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "agent": "str",
    "n": "int64",
    "said_machine": "int64",
    "p_mm": "float64",
    "p_mm_low": "float64",
    "p_mm_high": "float64",
    "detectability": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "n_human": "int64",
    "p_hh": "float64",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and machine agent, the most detectable first.

    Detectability is that of the agent's answers against all human answers to the
    same task; so is its interval, which therefore shares the human part with the
    other agents' intervals.
    """
    import pandas as pd

    rows = verdicts(responses)
    found = []
    for task, own in rows.groupby("task", observed=True):
        humans = matrix(own[own["truth"] == "human"])
        machines = own[own["truth"] == "machine"]
        for agent, answers in machines.groupby("agent", observed=True):
            found.append(_row(str(task), str(agent), humans, matrix(answers)))
    made = pd.DataFrame(found, columns=list(COLUMNS)).astype(COLUMNS)
    order = ["task", "detectability", "p_mm", "agent"]
    return made.sort_values(order, ascending=[True, False, False, True], ignore_index=True)


def _row(task: str, agent: str, humans: Matrix, machines: Matrix) -> dict[str, Any]:
    both = Matrix(humans.hh, humans.hm, machines.mm, machines.mh)
    share = _estimate.wilson(both.mm, both.machines)
    estimate = _estimate.detectability(both)
    return {
        "task": task,
        "agent": agent or "(not named)",
        "n": both.machines,
        "said_machine": both.mm,
        "p_mm": both.p_mm,
        "p_mm_low": share.low,
        "p_mm_high": share.high,
        "detectability": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "n_human": both.humans,
        "p_hh": both.p_hh,
        "note": estimate.note,
    }


ANALYSIS = Analysis(
    title="By machine agent",
    about="Share of each machine's answers that judges said were a machine's, and its "
    "detectability against all human answers to the same task.",
    compute=compute,
)
