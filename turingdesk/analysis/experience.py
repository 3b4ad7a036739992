"""Experience: whether judges get better with each verdict (paper 3, Section 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import clustering_of, words_of
from turingdesk.analysis._clusters import method as clustered_method
from turingdesk.analysis._counted import MAKERS
from turingdesk.analysis._figure import Axis, Figure, Line, with_few
from turingdesk.analysis._fits import fitted, too_many
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT
from turingdesk.analysis.statistics.mixed_model import ASSUMED, method
from turingdesk.analysis.statistics.result import impossible
from turingdesk.core.message import join, message, plural

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
    judged_verdicts = judged(responses)
    if judged_verdicts is None or not judged_verdicts.n:
        return ()
    before, by = trials_before(judged_verdicts), clustering_of(responses)
    how = clustered_method(judged_verdicts.rows, by)
    # Rounded up, so that there are never more points.
    edge = max(1, -(-int(before.max() + 1) // _SHOWN))
    lines = [
        _line(truth, before[mask] // edge, judged_verdicts.where(mask), edge, by)
        for truth, mask in zip(
            TRUTHS[1:], (judged_verdicts.is_human, ~judged_verdicts.is_human), strict=True
        )
        if mask.any()
    ]
    what = message(
        "Proportion of correct verdicts by the number of trials that the judge had done "
        "before (n = {verdicts}, {trials} per point).",
        trials=plural("%n trial", "%n trials", edge),
        verdicts=plural("%n verdict", "%n verdicts", judged_verdicts.n),
    )
    bands = message("Bands are 95% CIs: {method}.", method=how)
    caption = with_few(join(" ", (what, bands)), (n for line in lines for n in line.counts))
    axes = (Axis(message("Trials before")), Axis(message("Proportion correct"), low=0.0, high=1.0))
    return (Figure("experience", ANALYSIS.title, *axes, tuple(lines), caption, 0.5),)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    judged_verdicts = judged(responses)
    if judged_verdicts is None or not judged_verdicts.n:
        why = UNKNOWN if judged_verdicts is None else message("there are no verdicts")
        about = {"truth": ALL, "term": TERM, "n_judges": 0}
        yield Outcome(about, impossible(0, method(LOGIT), ASSUMED, why))
        return
    before = trials_before(judged_verdicts)
    # The first one is true everywhere.
    masks = (judged_verdicts.is_human | True, judged_verdicts.is_human, ~judged_verdicts.is_human)
    for truth, mask in zip(TRUTHS, masks, strict=True):
        yield from _fit(truth, judged_verdicts.where(mask), before[mask])


def _fit(truth: str, verdicts: Judged, before: NDArray[np.int64]) -> Iterator[Outcome]:
    import numpy as np

    judges = int(verdicts.judges.max(initial=-1)) + 1
    about = {"truth": truth, "n_judges": judges}
    if why := too_many(verdicts.n):
        yield Outcome(about | {"term": TERM}, impossible(verdicts.n, method(LOGIT), ASSUMED, why))
        return
    tens = before / 10.0
    # Centered, so that the intercept is that of a usual trial and hardly depends on the slope.
    centred = tens - tens.mean() if verdicts.n else tens
    ones = np.ones(verdicts.n)
    random = [Levels.of(message("judges"), verdicts.judges, judges=ones, slopes=centred)]
    columns, right = {"intercept": ones, "before": centred}, verdicts.right.astype(float)
    fit = fitted(columns, right, random, called=words_of(verdicts.rows))
    yield Outcome(about | {"term": TERM}, fit.terms["before"], "truths" if truth != ALL else "")
    for name, words in SPREADS.items():
        yield Outcome(about | {"term": words}, fit.spreads[name])


def trials_before(verdicts: Judged) -> NDArray[np.int64]:
    """The number of trials with verdicts that each judge had done before, over all sessions."""
    import numpy as np

    rows = verdicts.rows
    step = rows["step"].to_numpy(dtype=np.int64)
    at = rows["at"].astype("str").to_numpy(dtype="object").astype("str")
    names = rows["session"].astype("str").to_numpy(dtype="object").astype("str")
    session = np.unique(names, return_inverse=True)[1]
    first_at = np.full(int(session.max(initial=0)) + 1, rows.shape[0])
    np.minimum.at(first_at, session, np.unique(at, return_inverse=True)[1])
    # The argsort of an argsort is each session's rank in time.
    numbers = np.argsort(np.argsort(first_at, kind="stable"))[session]
    moment = numbers * (int(step.max(initial=0)) + 1) + step
    judge_moments = verdicts.judges * (int(moment.max(initial=0)) + 1) + moment
    trials, place = np.unique(judge_moments, return_inverse=True)
    judge = trials // (int(moment.max(initial=0)) + 1)
    first = np.searchsorted(judge, np.arange(int(judge.max(initial=0)) + 1))
    trials_done: NDArray[np.int64] = (np.arange(trials.size) - first[judge])[place]
    return trials_done


def _line(
    truth: str, place: NDArray[np.int64], verdicts: Judged, edge: int, by: Clustering
) -> Line:
    """The share of correct verdicts in each stretch of trials, with verdicts that cluster."""
    import pandas as pd

    # Each verdict has a row of its own here, whatever its row in the table stands for.
    rows = verdicts.rows.assign(n=1)
    shares = proportions(rows, pd.Series(place, index=rows.index), by, verdicts.right)
    there = sorted(shares)
    estimates = [shares[stretch].estimate for stretch in there]
    return Line(
        # The middle of a stretch, whose trials count from 0.
        [(stretch + 0.5) * edge - 0.5 for stretch in there],
        [estimate.value for estimate in estimates],
        [estimate.low for estimate in estimates],
        [estimate.high for estimate in estimates],
        name=message("made by {truth}s", truth=truth),
        counts=[shares[stretch].n for stretch in there],
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
