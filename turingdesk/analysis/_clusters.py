"""By what a table's intervals are resampled, and its verdicts as trials of judges on stimuli."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.trials import Trials

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

CLUSTER = "cluster"  #: the column that says by what; without it, by judge and stimulus
#: What tells judges apart, and stimuli; a code of one study means nothing in another.
_JUDGE = ("study", "participant")
_STIMULUS = ("study", "task", "stimulus")


def clustered(responses: DataFrame, by: Clustering) -> DataFrame:
    """The same table with another way to resample: every analysis of it takes that one."""
    import pandas as pd

    said = pd.Series(str(by), index=responses.index, dtype="category")
    return responses.assign(**{CLUSTER: said})


def chosen(responses: DataFrame) -> Clustering:
    """By what intervals are resampled.

    A table that counts what is alike (`store.tally`) knows neither judges nor stimuli.
    """
    if "participant" not in responses or "n" in responses:
        return Clustering.TRIAL
    if CLUSTER not in responses or responses.empty:
        return Clustering.BOTH
    return Clustering(str(responses[CLUSTER].iloc[0]))


def clusters_of(rows: DataFrame) -> tuple[int, int]:
    """How many judges and how many stimuli there are; 0 where that is not known."""
    import numpy as np

    found = [_codes(rows, one) for one in (_JUDGE, _STIMULUS)]
    judges, stimuli = (0 if codes is None else int(np.max(codes)) + 1 for codes in found)
    return judges, stimuli


def trials(rows: DataFrame, shares: NDArray[np.int64], right: NDArray[np.bool_]) -> Trials:
    """Rows as trials; `shares` says for each to which proportion it counts, from 0."""
    import numpy as np

    times = rows["n"].to_numpy(dtype=np.int64) if "n" in rows else None
    return Trials(shares, right, _codes(rows, _JUDGE), _codes(rows, _STIMULUS), times)


def _is_named(rows: DataFrame, column: str) -> bool:
    return column in rows and bool((rows[column].notna() & (rows[column] != "")).any())


def _codes(rows: DataFrame, columns: tuple[str, ...]) -> Any:
    """A number for each combination that occurs, in the order of names; None where unknown."""
    import numpy as np

    if not _is_named(rows, columns[-1]):
        return None
    found = np.zeros(len(rows), dtype=np.int64)
    for column in columns:
        own = rows[column].astype("category").cat
        found = found * (len(own.categories) + 1) + own.codes.to_numpy(dtype=np.int64) + 1
    return np.unique(found, return_inverse=True)[1].astype(np.int64)
