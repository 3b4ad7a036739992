"""How far a share may be off, where answers of one judge or on one stimulus hang together.

In closed form, so that tables of many shares cost nothing: each answer moves the share by a
known amount; amounts are summed by judge and by stimulus (`standard_error`). The interval is
symmetric in log odds, by Student's t, so that it stays within 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import TYPE_CHECKING, Any

from turingdesk.analysis.statistics.clustering import Clustering, clustering
from turingdesk.analysis.statistics.standard_error import clustered, crossed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[Any] | None

_METHOD = (
    "standard error clustered by {by}, not less than by trial; interval in log odds by Student's "
    "t, df {df}"
)
_BY_TRIAL = "standard error by trial; interval in log odds by the normal distribution"
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point
NAMES = {
    Clustering.BOTH: "judge and stimulus",
    Clustering.JUDGE: "judge",
    Clustering.STIMULUS: "stimulus",
}


@dataclass(frozen=True, slots=True)
class Margin:
    """The uncertainty of one share."""

    error: float  #: standard error
    low: float  #: of the 95 % interval
    high: float
    by: Clustering
    method: str


def margin(
    value: float,
    moved: NDArray[np.float64],
    judges: Codes,
    stimuli: Codes,
    wanted: Clustering = Clustering.BOTH,
) -> Margin | None:
    """Of a share between 0 and 1, both not included.

    Args:
        value: The share.
        moved: By how much each answer moves it away from where it would be.
        judges: What tells the judges of the answers apart; None where they are not known.
        stimuli: The same for what was judged.
        wanted: By what to cluster; what has fewer than two clusters is left out.

    Returns:
        None where clusters are wanted and none are left.
    """
    from scipy.special import stdtrit

    error, by = standard_error(moved, judges, stimuli, wanted)
    by_trial = float((moved**2).sum() ** 0.5)
    if wanted is Clustering.TRIAL:
        low, high = _ends(value, _Z * by_trial)
        return Margin(by_trial, low, high, wanted, _BY_TRIAL)
    if error is None:
        return None
    error = max(error, by_trial)
    df = _df(judges if by.has_judges else None, stimuli if by.has_stimuli else None)
    low, high = _ends(value, float(stdtrit(df, 0.975)) * error)
    return Margin(error, low, high, by, _METHOD.format(by=NAMES[by], df=df))


def standard_error(
    moved: NDArray[np.float64], judges: Codes, stimuli: Codes, wanted: Clustering
) -> tuple[float | None, Clustering]:
    """The clustered standard error, and by what; None where nothing can be clustered.

    Takes what `margin` does.
    """
    known = [
        None if one is None or not is_wanted else _dense(one)
        for one, is_wanted in ((judges, wanted.has_judges), (stimuli, wanted.has_stimuli))
    ]
    there = [one for one in known if one is not None and one.max(initial=0) > 0]
    by = clustering(*(one is not None and one.max(initial=0) > 0 for one in known))
    if not there:
        return None, by
    return (crossed(moved, *there) if len(there) == 2 else clustered(moved, there[0])), by


def _dense(codes: NDArray[Any]) -> NDArray[np.intp]:
    import numpy as np

    return np.unique(codes, return_inverse=True)[1]


def _df(*codes: Codes) -> int:
    """One less than the fewest clusters."""
    return min(int(_dense(one).max()) for one in codes if one is not None)


def _ends(value: float, half: float) -> tuple[float, float]:
    """The ends of an interval whose half is `half` where the share lies."""
    odds, far = log(value / (1 - value)), half / (value * (1 - value))
    return _share(odds - far), _share(odds + far)


def _share(odds: float) -> float:
    """The share with these log odds."""
    return 1 / (1 + exp(-odds)) if odds > -700 else 0.0
