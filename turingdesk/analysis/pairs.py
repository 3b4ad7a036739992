"""Pairs: how often the side with the machine was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import counted

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "block": "str",
    "n": "int64",
    "right": "int64",
    "p": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "said_left": "int64",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each block of pairs: share of right choices with Wilson's 95 % interval.

    Pairs of two humans or two machines have no right side and are left out.
    """
    import pandas as pd

    rows = counted(responses)
    rows = rows[(rows["question"] == "machine_side") & rows["correct"].notna()]
    found = [
        _row(str(task), str(block), own)
        for (task, block), own in rows.groupby(["task", "block"], observed=True)
    ]
    return pd.DataFrame(found, columns=list(COLUMNS)).astype(COLUMNS)


def _row(task: str, block: str, rows: DataFrame) -> dict[str, Any]:
    n = int(rows["n"].sum())
    right = int(rows.loc[rows["correct"].astype(bool), "n"].sum())
    estimate = _estimate.wilson(right, n)
    return {
        "task": task,
        "block": block,
        "n": n,
        "right": right,
        "p": estimate.value,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "said_left": int(rows.loc[rows["choice"] == "1", "n"].sum()),
        "note": estimate.note,
    }


ANALYSIS = Analysis(
    title="Side by side",
    about="Share of pairs in which judges found the machine's side, with Wilson's interval.",
    compute=compute,
)
