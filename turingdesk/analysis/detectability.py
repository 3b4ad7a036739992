"""Detectability: ½ (p(H|H) + p(M|M)), 0.5 at chance, 1 where every verdict is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen, clusters_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._groups import whole

if TYPE_CHECKING:
    from pandas import DataFrame


def compute(responses: DataFrame) -> DataFrame:
    """One row: the value, its bootstrap standard deviation and 95 % interval, and both shares.

    `wilson_low` and `wilson_high` are an interval by trial that does not collapse where all
    verdicts agree.
    """
    import pandas as pd

    rows = verdicts(responses)
    group = whole(rows, chosen(responses))
    found, estimate = group.matrix, group.detectability
    ends = _estimate.newcombe(found) or (None, None)
    row = {
        "value": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "p_hh": found.p_hh,
        "p_mm": found.p_mm,
        "wilson_low": ends[0],
        "wilson_high": ends[1],
    }
    made = pd.DataFrame([row]).astype("float64")
    made["n_human"], made["n_machine"] = found.humans, found.machines
    made["n_judges"], made["n_stimuli"] = clusters_of(rows)
    made["method"], made["note"] = estimate.method, estimate.note
    return made


ANALYSIS = Analysis(
    title="Imitation detectability",
    about="Mean of the shares of right verdicts on what humans and on what machines made.",
    compute=compute,
)
