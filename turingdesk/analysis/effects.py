"""Judges and stimuli as crossed random effects: how much they differ, beyond chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import _fits
from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import words_of
from turingdesk.analysis._figure import Figure, task_title
from turingdesk.analysis._fits import (
    ABOUT,
    RandomEffect,
    fits,
    fitted,
    of_judges,
    of_stimuli,
    outcomes,
    reach_of,
    stimuli_of,
    too_many,
)
from turingdesk.analysis._judged import Judged
from turingdesk.analysis._tested import tested
from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import LOGIT
from turingdesk.analysis.statistics.mixed_model import TOGETHER, Mixed, no_fit
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    from pandas import DataFrame

JUDGES, STIMULI = message("spread of judges"), message("spread of stimuli")
TERMS = {
    "intercept": message(
        "correct verdicts overall (log odds, equal weight for humans and machines)"
    ),
    "truth": message("humans minus machines"),
}
BIAS = message("response bias")
SPREADS = {
    "judges": JUDGES,
    BIAS: message("spread of judges' response bias (humans minus machines)"),
    CORRELATION: message("correlation of judges' effects"),
    "stimuli": STIMULI,
    TOGETHER: message("spread of judges and stimuli together"),
}


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: log odds of being correct, what truth changes, and all spreads.

    Each task is fitted by itself, since no stimulus belongs to two. Judges differ in how often
    they are right, and in what truth changes for them, which is their response bias.
    """
    return tested(outcomes(responses, _fit, (TERMS, SPREADS), LOGIT), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """A caterpillar of the judges with a panel for each task, and one of each task's stimuli."""
    fitted_tasks = list(fits(responses, _fit))
    label = message("Log odds of a correct verdict")
    effects_by_factor = {
        what: [
            RandomEffect(task, what, fit, task_verdicts)
            for task, task_verdicts, fit in fitted_tasks
            if what in fit.effects
        ]
        for what in ("judges", "stimuli")
    }
    captions = {
        what: message(
            "How much {what} increase the probability of correct verdicts, in log odds", what=what
        )
        for what in effects_by_factor
    }
    drawn_figures = []
    if judges := effects_by_factor["judges"]:
        name = "effects-judges", message("Differences between judges")
        drawn_figures.append(of_judges(name, label, captions["judges"], judges))
    reach = reach_of(effects_by_factor["stimuli"])
    for effect in effects_by_factor["stimuli"]:
        title = join(": ", (_fits.STIMULI, task_title(effect.task)))
        name = f"effects-stimuli-{effect.task}", title
        drawn_figures.append(of_stimuli(name, label, captions["stimuli"], effect, reach))
    return tuple(drawn_figures)


def _fit(verdicts: Judged) -> Mixed:
    import numpy as np

    truth, ones = np.where(verdicts.is_human, 0.5, -0.5), np.ones(verdicts.n)
    judges = Levels.of(message("judges"), verdicts.judges, judges=ones, **{BIAS: truth})
    random = [judges, stimuli_of(verdicts)]
    if why := too_many(verdicts.n) or verdicts.one_sided():
        return no_fit(verdicts.n, TERMS, random, LOGIT, why)
    columns, right = {"intercept": ones, "truth": truth}, verdicts.right.astype(float)
    return fitted(columns, right, random, called=words_of(verdicts.rows))


ANALYSIS = Analysis(
    title=message("Judges and stimuli"),
    about=message(
        "Binomial mixed model with judges and stimuli as crossed random effects: how often "
        "verdicts are correct, and how much judges and stimuli differ. It includes judges' "
        "response bias if they judged both humans and machines."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
