"""Proportions and detectability with their uncertainty.

Where it is known who judged what, `_groups` clusters by judge and stimulus; the functions here
know only counts, and bootstrap verdicts as paper 1 does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf, sqrt
from typing import Any

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis.statistics import proportions
from turingdesk.analysis.statistics.bootstrap import by_trial, percentiles
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Inference, of_counts
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message

METHOD = Clustering.TRIAL.method
_KEPT = 1000  #: estimates: Live results ask twice a second, and little changes in between

#: The columns of `Estimate.columns`, with their types.
ESTIMATE_COLUMNS = {
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its uncertainty; all None if it cannot be computed, and `note` says why."""

    value: float | None
    sd: float | None  #: its standard error: the standard deviation over studies like this one
    low: float | None  #: of the 95% CI
    high: float | None
    note: str = ""
    method: str = METHOD  #: of the standard error and the interval
    df: float | None = None  #: of Student's t; None where the method needs none
    p: float | None = None  #: two-sided, that the true value is 0.5
    generalizes: str = Clustering.TRIAL.generalizes  #: to what, and to what not

    def columns(self) -> dict[str, Any]:
        """The columns of a table about it, beside the value in a column named for its measure."""
        values = (self.sd, self.low, self.high, self.generalizes, self.method, self.note)
        return dict(zip(ESTIMATE_COLUMNS, values, strict=True))

    @property
    def ci95(self) -> list[float] | None:
        """The interval's ends."""
        return None if self.low is None or self.high is None else [self.low, self.high]


@lru_cache(maxsize=_KEPT)
def detectability(matrix: Matrix) -> Estimate:
    """½ (p(H|H) + p(M|M)) with a bootstrap over trials, as in paper 1.

    Returns:
        Value, bootstrap standard deviation and the 2.5 and 97.5 percentiles.
    """
    p_hh, p_mm = matrix.p_hh, matrix.p_mm
    if p_hh is None or p_mm is None:
        return Estimate(None, None, None, None, impossible(matrix))
    counts = {0: (matrix.hh, matrix.humans), 1: (matrix.mm, matrix.machines)}
    # Resamples of verdicts that all agree are all alike, so the bootstrap would have no width.
    if {p_hh, p_mm} & {0.0, 1.0}:
        return inferred(of_counts(counts, {0: 0.5, 1: 0.5}))
    return _resampled((p_hh + p_mm) / 2, list(counts.values()))


def inferred(inference: Inference) -> Estimate:
    """A share or a mean of shares from its clustered standard error, within 0 and 1."""
    ends, test = inference.interval(), inference.against(0.5)
    low, high = ends or (None, None)
    return Estimate(
        value=inference.value,
        sd=inference.error,
        low=low,
        high=high,
        note=inference.note,
        method=inference.method,
        df=None if inference.df == inf else inference.df,
        p=None if test is None else test.p,
        generalizes=inference.generalizes,
    )


@lru_cache(maxsize=_KEPT)
def proportion(right: int, n: int) -> Estimate:
    """A proportion with a bootstrap over trials; exact limits where all agree."""
    if n and right in (0, n):
        return inferred(of_counts({0: (right, n)}, {0: 1.0}))
    return _resampled(right / n, [(right, n)]) if n else wilson(0, 0)


def wilson(right: int, n: int) -> Estimate:
    """A proportion with Wilson's 95% CI, which stays within 0 and 1 at any n."""
    if n == 0:
        note = not_computed(message("there are no answers"))
        return Estimate(None, None, None, None, note, proportions.WILSON)
    p, (low, high) = right / n, proportions.wilson(right, n)
    return Estimate(p, sqrt(p * (1 - p) / n), low, high, "", proportions.WILSON)


def newcombe(matrix: Matrix) -> tuple[float, float] | None:
    """Detectability's 95% CI by trial, from Wilson's of both proportions.

    It does not collapse where all verdicts agree. None without verdicts on one class.
    """
    if not matrix.humans or not matrix.machines:
        return None
    return proportions.newcombe((matrix.hh, matrix.humans), (matrix.mm, matrix.machines))


def impossible(matrix: Matrix) -> str:
    """Why there is no detectability."""
    if not matrix.humans and not matrix.machines:
        return not_computed(message("there are no verdicts"))
    what = message("machines") if matrix.humans else message("humans")
    return not_computed(message("there are no verdicts on what {what} made", what=what))


def _resampled(value: float, counts: list[tuple[int, int]]) -> Estimate:
    """The mean of proportions, by trial."""
    resampled = by_trial(counts).mean(axis=0)
    low, high = percentiles(resampled, METHOD, sum(n for _, n in counts))
    return Estimate(value, float(resampled.std(ddof=1)), low, high)
