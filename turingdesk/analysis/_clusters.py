"""Finds the judge and the stimulus of each verdict, and what to cluster by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import cached_once
from turingdesk.analysis.statistics.clustering import FEWEST_AGENTS, Clustering
from turingdesk.analysis.statistics.inference import Trials, dense

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import Categorical, DataFrame
    from pandas.api.extensions import ExtensionArray

    Codes = NDArray[np.int64]

CLUSTER = "cluster"  #: the column that says what to cluster by; without it, judge and stimulus
#: What tells judges apart, and stimuli; a code of one study means nothing in another.
_JUDGE = ("study", "participant")
_STIMULUS = ("study", "task", "stimulus")
_AGENT = ("origin", "agent")


def clustered(responses: DataFrame, by: Clustering) -> DataFrame:
    """Set what all analyses of a table cluster by; returns a copy."""
    import numpy as np
    import pandas as pd

    codes = np.zeros(len(responses), dtype=np.int8)
    one = pd.Categorical.from_codes(codes, categories=pd.Index([str(by)], dtype="str"))
    said = pd.Series(one, index=responses.index)
    return responses.assign(**{CLUSTER: said})


def chosen(responses: DataFrame) -> Clustering:
    """Return what to cluster by; verdicts of a table without judges are independent."""
    if "participant" not in responses:
        return Clustering.TRIAL
    if CLUSTER not in responses or responses.empty:
        return Clustering.BOTH
    return Clustering(str(responses[CLUSTER].iloc[0]))


def clusters_of(rows: DataFrame) -> tuple[int, int]:
    """Count judges and stimuli; 0 if they aren't known."""
    import numpy as np

    found = [_codes(rows, one) for one in (_JUDGE, _STIMULUS)]
    judges, stimuli = (0 if codes is None else int(np.max(codes)) + 1 for codes in found)
    return judges, stimuli


def trials(rows: DataFrame, shares: Codes, right: NDArray[np.bool_]) -> Trials:
    """Convert rows to trials; `shares` has the proportion that each counts to, from 0.

    A row that stands for several verdicts which are alike becomes as many trials.
    """
    made = Trials(shares, right, _codes(rows, _JUDGE), _codes(rows, _STIMULUS))
    return made.repeated(rows["n"].to_numpy())


def agent_trials(rows: DataFrame, shares: Codes, right: NDArray[np.bool_]) -> Trials | None:
    """Convert rows to trials as `trials` does, but with each agent as one cluster.

    So a result generalizes to other machines like these. Human answers are clustered by who
    gave them where there are at least five people, else by stimulus.

    Returns:
        None where fewer than five machines made what was judged, or no one is named.
    """
    import numpy as np

    agents, stimuli = _codes(rows, _AGENT), _codes(rows, _STIMULUS)
    if agents is None or stimuli is None:
        return None
    clusters = stimuli + int(agents.max(initial=0)) + 1
    is_machine = (rows["truth"] == "machine").to_numpy(dtype=bool)
    for own in (is_machine, ~is_machine):
        if np.count_nonzero(np.bincount(agents[own])) >= FEWEST_AGENTS:
            clusters = np.where(own, agents, clusters)
        elif own is is_machine:
            return None
    found = Trials(shares, right, _codes(rows, _JUDGE), dense(clusters)[1])
    return found.repeated(rows["n"].to_numpy())


def _codes(rows: DataFrame, columns: tuple[str, ...]) -> Any:
    """Number the combinations that occur, in the order of names; None if they aren't known."""
    import numpy as np

    if columns[-1] not in rows:
        return None
    made = [_as_categories(rows[column].array) for column in columns]
    last = made[-1]

    def numbered() -> tuple[list[Categorical], Codes | None]:
        unnamed = np.flatnonzero(last.categories == "")
        if np.isin(last.codes, [-1, *unnamed]).all():
            return made, None
        found = np.zeros(len(rows), dtype=np.int64)
        for own in made:
            found = found * (len(own.categories) + 1) + own.codes + 1
        return made, dense(found)[1]

    # As long as a result is cached, so are its arrays, and no other ones have their addresses.
    about = [(one.codes.__array_interface__, id(one.categories)) for one in made]
    return cached_once(repr(about).encode(), numbered)[1]


def _as_categories(values: ExtensionArray) -> Categorical:
    import pandas as pd

    return values if isinstance(values, pd.Categorical) else pd.Categorical(values)
