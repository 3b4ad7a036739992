"""Conversation length: verdicts by the number of turns shown (paper 1, Fig. S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import Matrix, matrix, verdicts

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "length": "int64",
    "n_human": "int64",
    "n_machine": "int64",
    "p_hh": "float64",
    "p_mm": "float64",
    "detectability": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and number of turns, in order; nothing where nothing was cut."""
    import pandas as pd

    rows = verdicts(responses)
    rows = rows[rows["length"].notna()]
    found = [
        _row(str(task), int(str(length)), matrix(same_length))
        for task, own in rows.groupby("task", observed=True)
        for length, same_length in own.groupby("length", observed=True)
    ]
    made = pd.DataFrame(found, columns=list(COLUMNS)).astype(COLUMNS)
    return made.sort_values(["task", "length"], ignore_index=True)


def _row(task: str, length: int, found: Matrix) -> dict[str, Any]:
    estimate = _estimate.detectability(found)
    return {
        "task": task,
        "length": length,
        "n_human": found.humans,
        "n_machine": found.machines,
        "p_hh": found.p_hh,
        "p_mm": found.p_mm,
        "detectability": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "note": estimate.note,
    }


ANALYSIS = Analysis(
    title="By conversation length",
    about="Shares of right verdicts, and detectability, by the number of turns shown.",
    compute=compute,
)
