"""Calibration of confidence: how sure judges were, and how often correct (paper 3, Fig. 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._confidence import NONE, confidence
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._figure import Axis, Figure, Line, Points, caption, with_few
from turingdesk.analysis._groups import proportion, proportions
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.regression import regression
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
    from pandas import DataFrame

    Floats = NDArray[np.float64]


COLUMNS = {
    "truth": "str",
    "bin": "str",
    "n": "int64",
    "stated": "float64",
    "right": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "calibration_error": "float64",
    "overconfidence": "float64",
    "brier": "float64",
    "slope": "float64",
    "slope_z": "float64",
    "slope_p": "float64",
    "generalizes": "str",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
TRUTHS = (ALL, *MAKERS.values())
_INTERVAL = message(
    "95% CI: {how}; slope: binomial regression of correct on confidence, clustered"
)


def compute(responses: DataFrame) -> DataFrame:
    """For all verdicts, those on humans and those on machines: a row in all and one a bin."""
    import pandas as pd

    by = chosen(responses)
    found = [row for part in _parts(responses) for row in _rows(*part, by)]
    if not found:
        none = {"truth": ALL, "bin": ALL, "n": 0, "method": METHOD, "assumptions": ASSUMED}
        none |= {"generalizes": ""}
        found = [none | {"note": not_computed(_missing(responses))}]
    made = pd.DataFrame(found, columns=list(COLUMNS))
    texts = [name for name, kind in COLUMNS.items() if kind == "str"]
    made[texts] = made[texts].fillna("")
    return made.astype(COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Share of correct verdicts against stated confidence, humans and machines apart."""
    points, counts = [], []
    by = chosen(responses)
    for truth, sure, own in _parts(responses):
        if truth == ALL:
            continue
        found = calibrated(sure, own.right)
        counts += [one.n for one in found.bins]
        points.append(_points(found, _shares(found, sure, own, by), truth))
    if not points:
        return ()
    what = message(
        "Proportion of correct verdicts by stated probability of being correct (n = "
        "{verdicts}). The area of a point shows its number of verdicts.",
        verdicts=plural("%n verdict", "%n verdicts", sum(counts)),
    )
    dashed = message("Dashed line: perfect calibration.")
    said = join(" ", (caption(what, [by.method]), dashed))
    known = Line((0.5, 1.0), (0.5, 1.0), name=message("calibrated"), reference=True)
    axes = (
        Axis(message("Stated probability"), low=0.5, high=1.0),
        Axis(message("Proportion correct"), low=0.0, high=1.0),
    )
    return (
        Figure(
            "calibration",
            message("Calibration of confidence"),
            *axes,
            (*points, known),
            with_few(said, counts),
        ),
    )


def _points(found: Calibration, shares: Sequence[Estimate], truth: str) -> Points:
    return Points(
        [one.stated for one in found.bins],
        [one.value for one in shares],
        [one.low for one in shares],
        [one.high for one in shares],
        name=message("made by {truth}s (n = {n:,})", truth=truth, n=found.n),
        counts=[one.n for one in found.bins],
        sized=True,
    )


def _missing(responses: DataFrame) -> str:
    return UNKNOWN if judged(responses) is None else NONE


def _parts(responses: DataFrame) -> Iterator[tuple[str, Floats, Judged]]:
    """Confidence and verdicts, of all that have one, then by truth."""
    import numpy as np

    known = judged(responses)
    if known is None:
        return
    sure = confidence(responses, known.rows)
    there = ~np.isnan(sure)
    masks = (there, there & known.is_human, there & ~known.is_human)
    for truth, own in zip(TRUTHS, masks, strict=True):
        if own.any():
            yield truth, sure[own], known.where(own)


def _shares(found: Calibration, sure: Floats, own: Judged, by: Clustering) -> list[Estimate]:
    """The share of correct verdicts in each bin."""
    import numpy as np
    import pandas as pd

    edges = np.array([one.low for one in found.bins])
    bins = np.searchsorted(edges, 0.5 + sure / 2 + 1e-9, side="right") - 1
    shares = proportions(own.rows, pd.Series(bins, index=own.rows.index), by, own.right)
    return [shares[place].estimate for place in range(len(found.bins))]


def _rows(truth: str, sure: Floats, own: Judged, by: Clustering) -> Iterator[dict[str, Any]]:
    found = calibrated(sure, own.right)
    how = message(
        "{method}; {method2} by judge", method=METHOD, method2=_INTERVAL.format(how=by.method)
    )
    told = {"truth": truth, "generalizes": by.generalizes, "method": how, "assumptions": ASSUMED}
    right = own.right.astype(float)
    yield (
        told | _whole(found, proportion(own.rows, own.right, by)) | _slope(sure, right, own.judges)
    )
    for one, share in zip(found.bins, _shares(found, sure, own, by), strict=True):
        yield told | {
            "bin": message("{low:.2f} to {high:.2f}", low=one.low, high=one.high),
            "n": one.n,
            "stated": one.stated,
            "right": share.value,
            "ci_low": share.low,
            "ci_high": share.high,
        }


def _whole(found: Calibration, share: Estimate) -> dict[str, Any]:
    return {
        "bin": ALL,
        "n": found.n,
        "stated": (share.value or 0.0) + (found.over or 0.0),
        "right": share.value,
        "ci_low": share.low,
        "ci_high": share.high,
        "calibration_error": found.error,
        "overconfidence": found.over,
        "brier": found.brier,
    }


def _slope(sure: Floats, right: Floats, judges: Any) -> dict[str, Any]:
    fit = regression({"confidence": sure}, right, judges=judges).terms["confidence"]
    made = {"slope": fit.effect, "slope_z": fit.statistic, "slope_p": fit.p}
    return made | {"note": message("Slope: {note}", note=fit.note) if fit.note else ""}


METHOD = message(
    "Confidence from 0 to 1 is read as the probability of being correct, 0.5 + confidence / 2, "
    "because with two choices, guessing is correct half of the time"
)
ASSUMED = message("All judges use the scale in the same way; all verdicts have equal weight.")


@dataclass(frozen=True, slots=True)
class Bin:
    """Verdicts of about the same confidence."""

    low: float  #: of the stated probability of being correct
    high: float
    n: int
    right: int
    stated: float  #: mean stated probability of being correct


@dataclass(frozen=True, slots=True)
class Calibration:
    """The bins that contain verdicts, and their totals; None if there is nothing."""

    n: int
    bins: tuple[Bin, ...]
    error: float | None  #: expected calibration error: mean distance of bins, weighted by n
    over: float | None  #: mean stated probability minus share correct: above 0 overconfident
    brier: float | None  #: mean squared distance of stated chance and outcome; 0.25 for guesses
    note: str = ""


def calibrated(confidence: ArrayLike, right: ArrayLike, bins: int = 10) -> Calibration:
    """Compare stated confidence with the proportion of correct verdicts.

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
        why = not_computed(message("no verdict has a confidence"))
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


ANALYSIS = Analysis(
    title=message("Calibration of confidence"),
    about=message(
        "How often verdicts were correct by the judge's confidence, with calibration error and "
        "Brier score, for human and machine items."
    ),
    compute=compute,
    figures=figures,
)
