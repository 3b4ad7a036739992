"""Detectability: ½ (p(H|H) + p(M|M)), 0.5 at chance, 1 where every verdict is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import matrix, verdicts

if TYPE_CHECKING:
    from pandas import DataFrame


def compute(responses: DataFrame) -> DataFrame:
    """One row: the value, its bootstrap standard deviation and 95 % interval, and both shares."""
    import pandas as pd

    found = matrix(verdicts(responses))
    estimate = _estimate.detectability(found)
    row = {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "p_hh": found.p_hh,
        "p_mm": found.p_mm,
    }
    made = pd.DataFrame([row]).astype("float64")
    made["n_human"], made["n_machine"] = found.humans, found.machines
    made["method"], made["note"] = _estimate.METHOD, estimate.note
    return made


ANALYSIS = Analysis(
    title="Imitation detectability",
    about="Mean of the shares of right verdicts on what humans and on what machines made.",
    compute=compute,
)
