"""Judges and stimuli as crossed random effects: how much they differ, beyond chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._fits import fitted
from turingdesk.analysis._judged import UNKNOWN, Judged, judged
from turingdesk.analysis._tested import ALL, Outcome, tested
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.mixed_model import ASSUMED, METHOD, Effects, Mixed
from turingdesk.analysis.statistics.result import impossible

if TYPE_CHECKING:
    from pandas import DataFrame

ABOUT = {"task": "str", "term": "str", "n_judges": "int64", "n_stimuli": "int64"}
JUDGES, STIMULI = "spread of judges", "spread of stimuli"
TERMS = {
    "intercept": "right at all (log odds, both truths alike)",
    "truth": "humans, not machines",
}
MOST = 2_000_000  #: verdicts of a task; a million take fifteen seconds


def compute(responses: DataFrame) -> DataFrame:
    """Four rows a task: log odds of being right, what truth changes, and both spreads.

    Each task is fitted by itself, since no stimulus belongs to two.
    """
    return tested(_rows(responses), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """A caterpillar of the judges, and one of the stimuli, for each task that was fitted."""
    made = []
    for task, _, fit in _fits(responses):
        for what, effects in zip(("judges", "stimuli"), fit.effects, strict=False):
            made.append(_caterpillar(task, what, effects, fit.n))
    return tuple(made)


def _rows(responses: DataFrame) -> Iterator[Outcome]:
    there = False
    for task, own, fit in _fits(responses):
        there = True
        about = {"task": task, "n_judges": _number(own.judges), "n_stimuli": _number(own.stimuli)}
        for name, words in TERMS.items():
            yield Outcome(about | {"term": words}, fit.terms[name], name)
        for words, spread in zip((JUDGES, STIMULI), fit.spreads, strict=True):
            yield Outcome(about | {"term": words}, spread)
    if not there:
        why = UNKNOWN if judged(responses) is None else "there are no verdicts"
        about = {"task": ALL, "term": JUDGES, "n_judges": 0, "n_stimuli": 0}
        yield Outcome(about, impossible(0, METHOD, ASSUMED, why))


def _fits(responses: DataFrame) -> Iterator[tuple[str, Judged, Mixed]]:
    known = judged(responses)
    if known is None:
        return
    for task, own in known.tasks():
        if task != ALL:
            yield task, own, _fit(own)


def _fit(own: Judged) -> Mixed:
    import numpy as np

    if own.n > MOST:
        why = f"{own.n:,} verdicts would take too long; take them by block or by agent"
        none = impossible(own.n, METHOD, ASSUMED, why)
        return Mixed(own.n, dict.fromkeys(TERMS, none), (none, none), (), None, none.note)
    truth = np.where(own.is_human, 0.5, -0.5)
    random = [Levels.of(own.judges), Levels.of(own.stimuli)]
    return fitted({"truth": truth}, own.right.astype(float), random)


def _caterpillar(task: str, what: str, effects: Effects, n: int) -> Figure:
    import numpy as np

    modes, errors = np.array(effects.modes), np.array(effects.errors)
    order = np.argsort(modes, kind="stable")
    half = 1.959963984540054 * errors[order]
    points = Points(
        range(order.size),
        modes[order].tolist(),
        (modes[order] - half).tolist(),
        (modes[order] + half).tolist(),
    )
    caption = (
        f"By how much {what} make right verdicts likelier, in log odds, lowest first "
        f"({order.size:,} {what}, n = {n:,} verdicts). Error bars are 95 % intervals of the "
        "conditional modes."
    )
    axes = (Axis(what.capitalize()), Axis("Log odds of a right verdict"))
    return Figure(
        f"effects-{what}-{task}", f"{what.capitalize()}: {task}", *axes, (points,), caption, 0.0
    )


def _number(codes: object) -> int:
    import numpy as np

    return int(np.asarray(codes).max(initial=-1)) + 1


ANALYSIS = Analysis(
    title="Judges and stimuli",
    about="Binomial mixed model with judges and stimuli as crossed random effects: how often "
    "verdicts are right, and how much judges and stimuli differ.",
    compute=compute,
    figures=figures,
)
