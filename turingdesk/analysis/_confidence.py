"""How sure judges said they were, beside each verdict, as a share of the scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._counted import counted
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

QUESTION = "confidence"  #: the id of the question; paper 3 asks it from 0 to 100
SCALES = (1.0, 100.0)  #: ends of the usual scales that begin at 0
_KEY = ["session", "step"]
NONE = message(
    "no verdict has a numeric answer to the question {question!r}",
    question=QUESTION,
)


def confidence(responses: DataFrame, rows: DataFrame) -> NDArray[np.float64]:
    """Return confidence from 0 to 1 for each verdict; NaN if unasked, or not a number.

    A table does not hold the scale's ends: answers up to 1 are shares, above 10 they are
    parts of 100, and else a scale of points from the lowest to the highest answer given.

    Args:
        responses: The whole table.
        rows: Some verdicts of it.
    """
    return beside(answered(responses), rows)


def answered(responses: DataFrame) -> DataFrame | None:
    """The numbers that count, by session and step; None if there are none."""
    import pandas as pd

    if not {*_KEY} <= {*responses.columns}:
        return None
    said = counted(responses, "extra")
    said = said[[*_KEY, "choice"]][said["question"] == QUESTION]
    value = pd.to_numeric(said["choice"].astype("str"), errors="coerce")
    said = said.assign(value=value)[value.notna().to_numpy()]
    if said.empty:
        return None
    return said.drop_duplicates(_KEY, keep="last")[[*_KEY, "value"]]


def beside(said: DataFrame | None, rows: DataFrame) -> NDArray[np.float64]:
    """What `answered` found beside each of some verdicts, as `confidence` gives it."""
    import numpy as np

    if said is None:
        return np.full(len(rows), np.nan)
    found = rows[_KEY].merge(said, on=_KEY, how="left")["value"].to_numpy(dtype=float)
    return _scaled(found)


def _scaled(values: NDArray[np.float64]) -> NDArray[np.float64]:
    import numpy as np

    there = values[~np.isnan(values)]
    if not there.size:
        return values
    low, high = float(there.min()), float(there.max())
    if low >= 0 and high <= SCALES[-1]:
        if high <= SCALES[0]:
            return values
        if high > 10:
            return values / SCALES[-1]
    return (values - low) / (high - low) if high > low else values * np.nan
