"""Calibration of confidence: how often judges are right when they say how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.core.message import message

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

METHOD = message(
    "Confidence from 0 to 1 is read as the chance of being right, 0.5 + confidence / 2: "
    "nobody who has two choices can expect less than a guess"
)
ASSUMED = message("All judges use the scale alike; verdicts count equally.")


@dataclass(frozen=True, slots=True)
class Bin:
    """Verdicts of about the same confidence."""

    low: float  #: of the stated chance of being right
    high: float
    n: int
    right: int
    stated: float  #: mean stated chance of being right


@dataclass(frozen=True, slots=True)
class Calibration:
    """The bins that hold verdicts, and what they come to; None where there is nothing."""

    n: int
    bins: tuple[Bin, ...]
    error: float | None  #: expected calibration error: mean distance of bins, weighted by n
    over: float | None  #: mean stated chance minus share of right ones: above 0 overconfident
    brier: float | None  #: mean squared distance of stated chance and outcome; 0.25 for guesses
    note: str = ""


def calibrated(confidence: ArrayLike, right: ArrayLike, bins: int = 10) -> Calibration:
    """Compare stated confidence with how often it was right.

    Args:
        confidence: From 0 (a guess) to 1 (certain).
        right: Whether each verdict was right.
        bins: How many bins of equal width there are from 0 to 1.

    Raises:
        ValueError: A confidence is not between 0 and 1.
    """
    import numpy as np

    sure, hit = np.asarray(confidence, dtype=float), np.asarray(right, dtype=float)
    if not sure.size:
        why = message("It cannot be computed: no verdict has a confidence.")
        return Calibration(0, (), None, None, None, why)
    if not ((sure >= 0) & (sure <= 1)).all():
        raise ValueError(message("a confidence is not between 0 and 1"))
    stated = 0.5 + sure / 2
    place = np.minimum((sure * bins + 1e-9).astype(int), bins - 1)
    found = []
    for one in np.unique(place):
        own = place == one
        edges = (0.5 + one / bins / 2, 0.5 + (one + 1) / bins / 2)
        n, k = int(own.sum()), int(hit[own].sum())
        found.append(Bin(float(edges[0]), float(edges[1]), n, k, float(stated[own].mean())))
    error = sum(abs(one.right - one.stated * one.n) for one in found) / sure.size
    over, brier = float(stated.mean() - hit.mean()), float(((stated - hit) ** 2).mean())
    return Calibration(sure.size, tuple(found), float(error), over, brier)
