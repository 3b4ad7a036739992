"""How sure judges said they were, beside each verdict, as a share of the scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._counted import counted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

QUESTION = "confidence"  #: the id of the question; paper 3 asks it from 0 to 100
SCALES = (1.0, 100.0)  #: ends of the usual scales that begin at 0
NONE = f"no verdict has an answer to a question with the id {QUESTION!r} that is a number"


def confidence(responses: DataFrame, rows: DataFrame) -> NDArray[np.float64]:
    """From 0 to 1 for each of some verdicts; NaN where nobody asked or the answer is no number.

    A table does not hold the scale's ends: answers up to 1 are shares, above 10 they are
    parts of 100, and else a scale of points from the lowest to the highest answer given.

    Args:
        responses: The whole table.
        rows: Some verdicts of it.
    """
    import numpy as np
    import pandas as pd

    nothing = np.full(len(rows), np.nan)
    key = ["session", "step"]
    if not set(key) <= {*responses.columns}:
        return nothing
    said = counted(responses, "extra")
    said = said[said["question"] == QUESTION]
    value = pd.to_numeric(said["choice"].astype("str"), errors="coerce")
    said = said.assign(value=value)[value.notna().to_numpy()]
    if said.empty:
        return nothing
    own = said.drop_duplicates(key, keep="last")[[*key, "value"]]
    found = rows[key].merge(own, on=key, how="left")["value"].to_numpy(dtype=float)
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
