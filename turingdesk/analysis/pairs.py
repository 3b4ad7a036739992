"""Pairs: how often the side with the machine was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import side_verdicts
from turingdesk.analysis._groups import Share, proportions
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {
    "task": "str",
    "block": "str",
    "n": "int64",
    "right": "int64",
    "p": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "said_left": "int64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each block of pairs: share of correct choices with its 95% CI.

    Pairs of two humans or two machines have no right side and are omitted.
    """
    import pandas as pd

    rows = side_verdicts(responses)
    places = list(zip(rows["task"].astype("str"), rows["block"].astype("str"), strict=True))
    labels = pd.Series(places, index=rows.index, dtype="object")
    shares = proportions(rows, labels, clustering_of(responses))
    left_counts = rows.loc[rows["choice"] == "1", "n"].groupby(labels).sum()
    table_rows = [
        _row(task, block, shares[task, block], int(left_counts.get((task, block), 0)))
        for task, block in sorted(shares)
    ]
    return tabled(table_rows, COLUMNS)


def _row(task: str, block: str, share: Share, said_left: int) -> dict[str, Any]:
    estimate = share.estimate
    return {
        "task": task,
        "block": block,
        "n": share.n,
        "right": share.right,
        "p": estimate.value,
        "said_left": said_left,
        **estimate.columns(),
    }


ANALYSIS = Analysis(
    title=message("Side by side"),
    about=message(
        "Proportion of pairs in which judges found the machine's side, with its 95% CI."
    ),
    compute=compute,
)
