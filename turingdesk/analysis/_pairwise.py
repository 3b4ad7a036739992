"""The pass rate of some pairs, with what is known of its uncertainty (paper 5, Sec. 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis.statistics.clustering import FEWEST_JUDGES, Clustering
from turingdesk.analysis.statistics.inference import Inference, Moved, standard_error
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.intp]

_THESE_JUDGES = message("The interval speaks of other pairs but of these judges only.")
_MEAN = message("mean over pairs; {how}")
_ALIKE = message("mean over pairs; Wilson's interval with each pair as one trial")


@dataclass(frozen=True, slots=True)
class PassRate:
    """A pass rate."""

    pairs: int
    n: int  #: judgments
    value: float  #: mean over pairs, each with the same weight
    pooled: float  #: share of all judgments
    error: float | None
    low: float | None  #: of the 95 % interval
    high: float | None
    method: str
    note: str = ""
    generalizes: str = ""  #: to what the interval generalizes


def passed(
    missed: NDArray[np.bool_], pairs: Codes, judges: Codes, by: Clustering = Clustering.BOTH
) -> PassRate:
    """1 - (1/N) sum C/K.

    Args:
        missed: Whether the machine was not found, one place a judgment; there is at least one.
        pairs: The number of its pair, from 0 without gaps.
        judges: The number of its judge, from 0 without gaps.
        by: By what errors are clustered; a pair is a stimulus.
    """
    import numpy as np

    k = np.bincount(pairs)
    each = np.bincount(pairs, weights=missed) / k
    value, pooled, size = float(each.mean()), float(missed.mean()), len(k)
    if missed.all() or not missed.any():
        found = wilson(size if missed.all() else 0, size)
        note = message("All judgments agree, so the interval is Wilson's.")
        ends = (None, found.low, found.high)
        return PassRate(size, len(missed), value, pooled, *ends, _ALIKE, note)
    moved = np.asarray((missed - value) / (k[pairs] * size), dtype=np.float64)
    note = "" if np.ptp(k) == 0 else message("Pairs have different numbers of judges.")
    if by is Clustering.BOTH and len(np.unique(judges)) < FEWEST_JUDGES and size > 1:
        # Machine judges often judge alone: what they say of other pairs is worth knowing.
        by, note = Clustering.STIMULUS, join(" ", (note, _THESE_JUDGES))
    codes = np.asarray(judges, dtype=np.int64), np.asarray(pairs, dtype=np.int64)
    error = standard_error(Moved(moved, *codes), float((moved**2).sum()), by)
    off = Inference(len(missed), value, error.error, error.df, error.clustering, error.note)
    limits = off.interval()
    low, high = (None, None) if limits is None else (max(0.0, limits[0]), min(1.0, limits[1]))
    told = " ".join(filter(None, (note, off.note))).replace("stimulus", "pair")
    method = _MEAN.format(how=off.method.replace("stimulus", "pair"))
    return PassRate(
        size,
        len(missed),
        value,
        pooled,
        off.error,
        low,
        high,
        method,
        told,
        off.clustering.generalizes,
    )
