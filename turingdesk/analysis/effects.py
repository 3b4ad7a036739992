"""Judges and stimuli as crossed random effects: how much they differ, beyond chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._figure import Figure
from turingdesk.analysis._fits import caterpillar, fitted, too_many
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT
from turingdesk.analysis.statistics.mixed_model import ASSUMED, TOGETHER, Mixed, method
from turingdesk.analysis.statistics.mixed_model import none as no_fit
from turingdesk.analysis.statistics.result import impossible

if TYPE_CHECKING:
    from pandas import DataFrame

ABOUT = {"task": "str", "term": "str", "n_judges": "int64", "n_stimuli": "int64"}
JUDGES, STIMULI = "spread of judges", "spread of stimuli"
TERMS = {
    "intercept": "right at all (log odds, both truths alike)",
    "truth": "humans, not machines",
}
BIAS = "response bias"
SPREADS = {
    "judges": JUDGES,
    BIAS: "spread of judges' response bias (humans, not machines)",
    CORRELATION: "correlation of judges' effects",
    "stimuli": STIMULI,
    TOGETHER: "spread of judges and stimuli together",
}


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: log odds of being right, what truth changes, and all spreads.

    Each task is fitted by itself, since no stimulus belongs to two. Judges differ in how often
    they are right, and in what truth changes for them, which is their response bias.
    """
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """A caterpillar of the judges, and one of the stimuli, for each task that was fitted."""
    return tuple(
        caterpillar(
            (f"effects-{what}-{task}", f"{what.capitalize()}: {task}"),
            (what.capitalize(), "Log odds of a right verdict"),
            f"By how much {what} make right verdicts likelier, in log odds",
            (what, fit),
        )
        for task, _, fit in _fits(responses)
        for what in ("judges", "stimuli")
        if what in fit.effects
    )


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    there = False
    for task, own, fit in _fits(responses):
        there = True
        about = {"task": task, "n_judges": _number(own.judges), "n_stimuli": _number(own.stimuli)}
        for name, words in TERMS.items():
            yield Outcome(about | {"term": words}, fit.terms[name], name)
        for name, words in SPREADS.items():
            if name in fit.spreads:
                yield Outcome(about | {"term": words}, fit.spreads[name])
    if not there:
        why = UNKNOWN if judged(responses) is None else "there are no verdicts"
        about = {"task": ALL, "term": JUDGES, "n_judges": 0, "n_stimuli": 0}
        yield Outcome(about, impossible(0, method(LOGIT), ASSUMED, why))


def _fits(responses: DataFrame) -> Iterator[tuple[str, Judged, Mixed]]:
    known = judged(responses)
    if known is None:
        return
    for task, own in known.tasks():
        if task != ALL:
            yield task, own, _fit(own)


def _fit(own: Judged) -> Mixed:
    import numpy as np

    truth, ones = np.where(own.is_human, 0.5, -0.5), np.ones(own.n)
    judges = Levels.of("judges", own.judges, judges=ones, **{BIAS: truth})
    random = [judges, Levels.of("stimuli", own.stimuli)]
    if why := too_many(own.n) or own.one_sided():
        return no_fit(own.n, TERMS, random, LOGIT, why)
    return fitted({"intercept": ones, "truth": truth}, own.right.astype(float), random)


def _number(codes: object) -> int:
    import numpy as np

    return int(np.asarray(codes).max(initial=-1)) + 1


ANALYSIS = Analysis(
    title="Judges and stimuli",
    about="Binomial mixed model with judges and stimuli as crossed random effects: how often "
    "verdicts are right, and how much judges and stimuli differ. Judges also differ in their "
    "response bias, where they judged both humans and machines.",
    compute=compute,
    figures=figures,
)
