"""Confusion matrix: what judges said, given who made it (paper 1, Fig. 3A to C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import matrix, verdicts

if TYPE_CHECKING:
    from pandas import DataFrame


def compute(responses: DataFrame) -> DataFrame:
    """One row for each true origin: numbers and shares of both verdicts."""
    import pandas as pd

    found = matrix(verdicts(responses))
    made = pd.DataFrame(
        {
            "truth": ["human", "machine"],
            "n_human": [found.hh, found.mh],
            "n_machine": [found.hm, found.mm],
            "n": [found.humans, found.machines],
        }
    )
    asked = made["n"].where(made["n"] > 0)
    made["p_human"] = made["n_human"] / asked
    made["p_machine"] = made["n_machine"] / asked
    made["note"] = [
        "" if n else f"No verdicts on what {truth}s made."
        for truth, n in made[["truth", "n"]].values
    ]
    return made


ANALYSIS = Analysis(
    title="What judges said",
    about="Share of 'human' and 'machine' verdicts on what humans and machines made.",
    compute=compute,
)
