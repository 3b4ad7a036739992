"""Calibration of confidence: how sure judges were, and how often correct (paper 3, Fig. 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._confidence import NONE, UNSCALED, UNTRUE, Ratings, answered, beside
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._estimate import Estimate
from turingdesk.analysis._figure import Axis, Figure, Line, Points, caption, with_few
from turingdesk.analysis._groups import proportion, proportions
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.regression import Clustered, regression
from turingdesk.analysis.statistics.result import Result, not_computed
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
    "slope_low": "float64",
    "slope_high": "float64",
    "slope_t": "float64",
    "slope_df": "float64",
    "slope_p": "float64",
    "generalizes": "str",
    "method": "str",
    "assumptions": "str",
    "note": "str",
}
TRUTHS = (ALL, *MAKERS.values())
_INTERVAL = message("95% CI: {how}")
_SLOPE = message("slope of correct on confidence: {how}")


def compute(responses: DataFrame) -> DataFrame:
    """For all verdicts, those on humans and those on machines: a row in all and one a bin."""
    import pandas as pd

    by = clustering_of(responses)
    ratings = answered(responses)
    part_rows = [row for part in _parts(responses, ratings) for row in _rows(*part, by)]
    for row in part_rows:
        if ratings is not None and row["bin"] == ALL:
            row["note"] = join(" ", (row.get("note", ""), ratings.note))
    if not part_rows:
        none = {"truth": ALL, "bin": ALL, "n": 0, "method": METHOD, "assumptions": ASSUMED}
        none |= {"generalizes": ""}
        part_rows = [none | {"note": _missing(responses, ratings)}]
    calibration_table = pd.DataFrame(part_rows, columns=list(COLUMNS))
    texts = [name for name, kind in COLUMNS.items() if kind == "str"]
    calibration_table[texts] = calibration_table[texts].fillna("")
    return calibration_table.astype(COLUMNS)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Share of correct verdicts against stated confidence, humans and machines apart."""
    points, counts = [], []
    by = clustering_of(responses)
    for truth, sure, part_verdicts in _parts(responses, answered(responses)):
        if truth == ALL:
            continue
        calibration = calibrated(sure, part_verdicts.right)
        counts += [bin_.n for bin_ in calibration.bins]
        points.append(_points(calibration, _shares(calibration, sure, part_verdicts, by), truth))
    if not points:
        return ()
    what = message(
        "Proportion of correct verdicts by stated probability of being correct (n = "
        "{verdicts}). The area of a point shows its number of verdicts.",
        verdicts=plural("%n verdict", "%n verdicts", sum(counts)),
    )
    dashed = message("Dashed line: perfect calibration.")
    caption_text = join(" ", (caption(what, [by.method]), dashed))
    diagonal = Line((0.5, 1.0), (0.5, 1.0), name=message("calibrated"), reference=True)
    axes = (
        Axis(message("Stated probability"), low=0.5, high=1.0),
        Axis(message("Proportion correct"), low=0.0, high=1.0),
    )
    return (
        Figure(
            "calibration",
            message("Calibration of confidence"),
            *axes,
            (*points, diagonal),
            with_few(caption_text, counts),
        ),
    )


def _points(calibration: Calibration, shares: Sequence[Estimate], truth: str) -> Points:
    return Points(
        [bin_.stated for bin_ in calibration.bins],
        [share.value for share in shares],
        [share.low for share in shares],
        [share.high for share in shares],
        name=message("made by {truth}s (n = {n:,})", truth=truth, n=calibration.n),
        counts=[bin_.n for bin_ in calibration.bins],
        sized=True,
    )


def _missing(responses: DataFrame, ratings: Ratings | None) -> str:
    if ratings is None:
        return not_computed(UNKNOWN if judged(responses) is None else NONE)
    if ratings.rows["value"].isna().all():
        why = NONE if not ratings.note else UNSCALED
        return join(" ", (not_computed(why), ratings.note))
    return not_computed(UNTRUE)


def _parts(responses: DataFrame, ratings: Ratings | None) -> Iterator[tuple[str, Floats, Judged]]:
    """Confidence and verdicts, of all that have one, then by truth."""
    import numpy as np

    judged_verdicts = judged(responses)
    if judged_verdicts is None:
        return
    sure = beside(ratings, judged_verdicts.rows)
    there = ~np.isnan(sure)
    masks = (there, there & judged_verdicts.is_human, there & ~judged_verdicts.is_human)
    for truth, mask in zip(TRUTHS, masks, strict=True):
        if mask.any():
            yield truth, sure[mask], judged_verdicts.where(mask)


def _shares(
    calibration: Calibration, sure: Floats, verdicts: Judged, by: Clustering
) -> list[Estimate]:
    """The share of correct verdicts in each bin."""
    import numpy as np
    import pandas as pd

    edges = np.array([bin_.low for bin_ in calibration.bins])
    # With a tolerance as in `calibrated`, so that a confidence at an edge is in the same bin.
    bins = np.searchsorted(edges, 0.5 + sure / 2 + 1e-9, side="right") - 1
    shares = proportions(
        verdicts.rows, pd.Series(bins, index=verdicts.rows.index), by, verdicts.right
    )
    return [shares[place].estimate for place in range(len(calibration.bins))]


def _rows(truth: str, sure: Floats, verdicts: Judged, by: Clustering) -> Iterator[dict[str, Any]]:
    calibration = calibrated(sure, verdicts.right)
    share, slope = proportion(verdicts.rows, verdicts.right, by), _slope(sure, verdicts, by)
    common_columns = {"truth": truth, "assumptions": ASSUMED}
    yield (
        common_columns
        | _total_row(calibration, share)
        | {
            "slope": slope.effect,
            "slope_low": slope.low,
            "slope_high": slope.high,
            "slope_t": slope.statistic,
            "slope_df": slope.df[0] if slope.df else None,
            "slope_p": slope.p,
            "generalizes": share.generalizes,
            "method": join("; ", (_method_text(share), _SLOPE.format(how=slope.method))),
            "note": message("Slope: {note}", note=slope.note) if slope.note else "",
        }
    )
    for bin_, share in zip(
        calibration.bins, _shares(calibration, sure, verdicts, by), strict=True
    ):
        yield common_columns | {
            "generalizes": share.generalizes,
            "method": _method_text(share),
            "note": share.note,
            "bin": message("{low:.2f} to {high:.2f}", low=bin_.low, high=bin_.high),
            "n": bin_.n,
            "stated": bin_.stated,
            "right": share.value,
            "ci_low": share.low,
            "ci_high": share.high,
        }


def _total_row(calibration: Calibration, share: Estimate) -> dict[str, Any]:
    return {
        "bin": ALL,
        "n": calibration.n,
        # Overconfidence is what is stated less what is right.
        "stated": (share.value or 0.0) + (calibration.over or 0.0),
        "right": share.value,
        "ci_low": share.low,
        "ci_high": share.high,
        "calibration_error": calibration.error,
        "overconfidence": calibration.over,
        "brier": calibration.brier,
    }


def _method_text(share: Estimate) -> str:
    return join("; ", (METHOD, _INTERVAL.format(how=share.method)))


def _slope(sure: Floats, verdicts: Judged, by: Clustering) -> Result:
    """The growth of the log odds of being correct from a confidence of 0 to one of 1."""
    trials = verdicts.trials()
    fit = regression({"confidence": sure}, verdicts.right, clustered=Clustered(trials, by))
    return fit.terms["confidence"]


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
    # Rounding must not put a confidence at an edge into the bin below, and 1 has no bin of its
    # own.
    place = np.minimum((sure * bins + 1e-9).astype(int), bins - 1)
    confidence_bins = []
    for number in np.unique(place):
        in_bin = place == number
        edges = (0.5 + number / bins / 2, 0.5 + (number + 1) / bins / 2)
        n, k = int(in_bin.sum()), int(hit[in_bin].sum())
        confidence_bins.append(
            Bin(float(edges[0]), float(edges[1]), n, k, float(stated[in_bin].mean()))
        )
    # The n of a bin cancels out: its share's distance, times n, is that of the counts.
    error = sum(abs(bin_.right - bin_.stated * bin_.n) for bin_ in confidence_bins) / sure.size
    over, brier = float(stated.mean() - hit.mean()), float(((stated - hit) ** 2).mean())
    return Calibration(sure.size, tuple(confidence_bins), float(error), over, brier)


ANALYSIS = Analysis(
    title=message("Calibration of confidence"),
    about=message(
        "How often verdicts were correct by the judge's confidence, with calibration error and "
        "Brier score, for human and machine items."
    ),
    compute=compute,
    figures=figures,
)
