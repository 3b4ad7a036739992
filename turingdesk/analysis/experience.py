"""Experience: whether judges get better with each verdict (paper 3, Section 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis import _estimate
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._figure import Axis, Figure, Line, with_few
from turingdesk.analysis._fits import fitted, too_many
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT
from turingdesk.analysis.statistics.mixed_model import ASSUMED, method
from turingdesk.analysis.statistics.result import impossible
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

ABOUT = {"truth": "str", "term": "str", "n_judges": "int64"}
TERM = message("trials judged before, by tens (random slopes by judge)")
SPREADS = {
    "judges": message("spread of judges"),
    "slopes": message("spread of their slopes"),
    CORRELATION: message("correlation of the two"),
}
TRUTHS = (ALL, *MAKERS.values())
_SHOWN = 20  #: points of the figure at most


def compute(responses: DataFrame) -> DataFrame:
    """Rows for all verdicts, for those on humans and for those on machines."""
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Share of correct verdicts against the number of trials that the judge did before."""
    known = judged(responses)
    if known is None or not known.n:
        return ()
    before = trials_before(known)
    edge = max(1, -(-int(before.max() + 1) // _SHOWN))
    lines = [
        _line(truth, before[own] // edge, known.right[own], edge)
        for truth, own in zip(TRUTHS[1:], (known.is_human, ~known.is_human), strict=True)
        if own.any()
    ]
    caption = message(
        "Proportion of correct verdicts by the number of trials that the judge had done "
        "before (n = {verdicts}, {trials} per point). Bands are Wilson's 95% CIs.",
        trials=plural("%n trial", "%n trials", edge),
        verdicts=plural("%n verdict", "%n verdicts", known.n),
    )
    caption = with_few(caption, (n for line in lines for n in line.counts))
    axes = (Axis(message("Trials before")), Axis(message("Proportion correct"), low=0.0, high=1.0))
    return (Figure("experience", ANALYSIS.title, *axes, tuple(lines), caption, 0.5),)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    known = judged(responses)
    if known is None or not known.n:
        why = UNKNOWN if known is None else message("there are no verdicts")
        about = {"truth": ALL, "term": TERM, "n_judges": 0}
        yield Outcome(about, impossible(0, method(LOGIT), ASSUMED, why))
        return
    before = trials_before(known)
    masks = (known.is_human | True, known.is_human, ~known.is_human)
    for truth, own in zip(TRUTHS, masks, strict=True):
        yield from _fit(truth, known.where(own), before[own])


def _fit(truth: str, own: Judged, before: NDArray[np.int64]) -> Iterator[Outcome]:
    import numpy as np

    judges = int(own.judges.max(initial=-1)) + 1
    about = {"truth": truth, "n_judges": judges}
    if why := too_many(own.n):
        yield Outcome(about | {"term": TERM}, impossible(own.n, method(LOGIT), ASSUMED, why))
        return
    tens = before / 10.0
    centred = tens - tens.mean() if own.n else tens
    ones = np.ones(own.n)
    random = [Levels.of(message("judges"), own.judges, judges=ones, slopes=centred)]
    fit = fitted({"intercept": ones, "before": centred}, own.right.astype(float), random)
    yield Outcome(about | {"term": TERM}, fit.terms["before"], "truths" if truth != ALL else "")
    for name, words in SPREADS.items():
        yield Outcome(about | {"term": words}, fit.spreads[name])


def trials_before(known: Judged) -> NDArray[np.int64]:
    """How many trials with verdicts each judge had done before, over all their sessions."""
    import numpy as np

    rows = known.rows
    step = rows["step"].to_numpy(dtype=np.int64)
    at = rows["at"].astype("str").to_numpy(dtype="object").astype("str")
    names = rows["session"].astype("str").to_numpy(dtype="object").astype("str")
    session = np.unique(names, return_inverse=True)[1]
    first_at = np.full(int(session.max(initial=0)) + 1, rows.shape[0])
    np.minimum.at(first_at, session, np.unique(at, return_inverse=True)[1])
    numbers = np.argsort(np.argsort(first_at, kind="stable"))[session]
    moment = numbers * (int(step.max(initial=0)) + 1) + step
    whole = known.judges * (int(moment.max(initial=0)) + 1) + moment
    trials, place = np.unique(whole, return_inverse=True)
    judge = trials // (int(moment.max(initial=0)) + 1)
    first = np.searchsorted(judge, np.arange(int(judge.max(initial=0)) + 1))
    found: NDArray[np.int64] = (np.arange(trials.size) - first[judge])[place]
    return found


def _line(truth: str, place: NDArray[np.int64], right: NDArray[np.bool_], edge: int) -> Line:
    import numpy as np

    n, k = np.bincount(place), np.bincount(place, weights=right)
    there = np.flatnonzero(n)
    shares = [_estimate.wilson(int(k[i]), int(n[i])) for i in there]
    return Line(
        ((there + 0.5) * edge - 0.5).tolist(),
        [one.value for one in shares],
        [one.low for one in shares],
        [one.high for one in shares],
        name=message("made by {truth}s", truth=truth),
        counts=n[there].tolist(),
    )


ANALYSIS = Analysis(
    title=message("Experience"),
    about=message(
        "Whether verdicts improve with the number of trials that a judge has done: binomial "
        "mixed model with random slopes by judge."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
