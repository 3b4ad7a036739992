"""Hierarchical signal detection: d' and criterion of a population of judges and of stimuli.

A probit mixed model of the verdict "machine" (DeCarlo 1998, Psychological Methods 3(2); Rouder
and Lu 2005, Psychonomic Bulletin & Review 12(4)): each judge has a criterion and a d' of their
own, and each stimulus looks more or less like a machine's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import words_of
from turingdesk.analysis._figure import Figure
from turingdesk.analysis._fits import (
    ABOUT,
    RandomEffect,
    fits,
    fitted,
    of_judges,
    outcomes,
    stimuli_of,
    too_many,
)
from turingdesk.analysis._judged import Judged
from turingdesk.analysis._tested import tested
from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Levels
from turingdesk.analysis.statistics.links import PROBIT
from turingdesk.analysis.statistics.mixed_model import TOGETHER, Mixed, no_fit
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame

D_PRIME, CRITERION = "d'", "criterion c"
TERMS = {D_PRIME: D_PRIME, CRITERION: CRITERION}
#: What varies by judge, by the words that a note has for it.
_CRITERIA, _SENSITIVITY = "criterion", "d'"
SPREADS = {
    _CRITERIA: message("spread of judges' criteria"),
    _SENSITIVITY: message("spread of judges' d'"),
    CORRELATION: message("correlation of judges' criteria and d'"),
    "stimuli": message("spread of stimuli"),
    TOGETHER: message("spread of judges' criteria and stimuli together"),
}


def compute(responses: DataFrame) -> DataFrame:
    """Rows for each task: d' and criterion, and how judges and stimuli differ, in z units.

    d' is 0 where the classes are not told apart; the criterion is below 0 where "machine" is
    said too readily, above 0 where "human" is. Both are of the average judge and stimulus.
    """
    return tested(outcomes(responses, _fit, (TERMS, SPREADS), PROBIT), ABOUT)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Figures of each judge's criterion and d' relative to the average, a panel for each task."""
    words_by_effect = {
        _CRITERIA: ("criteria", message("Criterion relative to average"), "criterion"),
        _SENSITIVITY: ("d-prime", message("d' relative to average"), "d'"),
    }
    fitted_tasks = list(fits(responses, _fit))
    drawn_figures = []
    for effect, (name, label, word) in words_by_effect.items():
        effects = [
            RandomEffect(task, effect, fit, task_verdicts)
            for task, task_verdicts, fit in fitted_tasks
            if effect in fit.effects
        ]
        what = message(
            "Difference of each judge's {word} from the average judge's, in z", word=word
        )
        if effects:
            drawn_figures.append(
                of_judges((f"signal-detection-{name}", label), label, what, effects)
            )
    return tuple(drawn_figures)


def _fit(task_verdicts: Judged) -> Mixed:
    """z("machine") is d' times the signal, which is half for machines, less the criterion."""
    import numpy as np

    signal, criterion = np.where(task_verdicts.is_human, -0.5, 0.5), -np.ones(task_verdicts.n)
    judges = Levels.of(
        message("judges"), task_verdicts.judges, **{_CRITERIA: criterion, _SENSITIVITY: signal}
    )
    random = [judges, stimuli_of(task_verdicts)]
    if why := too_many(task_verdicts.n) or task_verdicts.one_sided():
        return no_fit(task_verdicts.n, TERMS, random, PROBIT, why)
    said_machine = (task_verdicts.right != task_verdicts.is_human).astype(float)
    columns = {CRITERION: criterion, D_PRIME: signal}
    return fitted(columns, said_machine, random, PROBIT, words_of(task_verdicts.rows))


ANALYSIS = Analysis(
    title=message("Signal detection model"),
    about=message(
        "d' and criterion with judges and stimuli as random effects: a probit mixed model, "
        "also known as hierarchical signal detection."
    ),
    compute=compute,
    figures=figures,
    statistic="t",
)
