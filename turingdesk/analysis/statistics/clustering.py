"""What an interval or a p value generalizes to: other verdicts, judges, stimuli or machines."""

from __future__ import annotations

from enum import StrEnum

from turingdesk.core.message import join, message

RESAMPLES = 10_000  #: of the bootstrap by trial, as in paper 1
SEED = 1
FEWEST_JUDGES = 3  #: with fewer nothing can be said of other judges
FEWEST_AGENTS = 5  #: with fewer nothing can be said of other machines


class Clustering(StrEnum):
    """What else could have been drawn, and so to what a result generalizes."""

    TRIAL = "trial"
    JUDGE = "judge"
    STIMULUS = "stimulus"
    BOTH = "both"

    @property
    def method(self) -> str:
        """How the standard error and the interval are computed."""
        return _METHODS[self]

    @property
    def assumptions(self) -> str:
        """What is taken for granted."""
        return _ASSUMPTIONS[self]

    @property
    def generalizes(self) -> str:
        """To what the result generalizes, and to what it does not (Yarkoni 2022)."""
        return join("; ", (_OTHERS[self], THESE_MACHINES))

    @property
    def has_judges(self) -> bool:
        """Whether judges are a random sample of many."""
        return self in (Clustering.JUDGE, Clustering.BOTH)

    @property
    def has_stimuli(self) -> bool:
        """Whether stimuli are a random sample of many."""
        return self in (Clustering.STIMULUS, Clustering.BOTH)


def clustering(judges: bool, stimuli: bool) -> Clustering:
    """The one with random judges, random stimuli, both, or neither."""
    if judges:
        return Clustering.BOTH if stimuli else Clustering.JUDGE
    return Clustering.STIMULUS if stimuli else Clustering.TRIAL


THESE_MACHINES = message("these machines only")
OTHER_MACHINES = message("other judges, other stimuli, other machines like these")
_OTHERS = {
    Clustering.TRIAL: message("these judges and these stimuli"),
    Clustering.JUDGE: message("other judges, these stimuli"),
    Clustering.STIMULUS: message("these judges, other stimuli"),
    Clustering.BOTH: message("other judges, other stimuli"),
}
CLUSTERED = message(
    "standard error clustered by {by}, at least that of independent verdicts; Student's "
    "t with Satterthwaite's degrees of freedom"
)
TWO_WAY = message("{by} (Cameron et al., 2011; Satterthwaite, 1946)")
_METHODS = {
    Clustering.TRIAL: message(
        "binomial bootstrap by trial, {resamples:,} resamples, percentile interval, seed {seed}",
        resamples=RESAMPLES,
        seed=SEED,
    ),
    Clustering.JUDGE: CLUSTERED.format(by=message("judge")),
    Clustering.STIMULUS: CLUSTERED.format(by=message("stimulus")),
    Clustering.BOTH: TWO_WAY.format(by=CLUSTERED.format(by=message("judge and stimulus"))),
}
_ASSUMPTIONS = {
    Clustering.TRIAL: message(
        "Verdicts are independent, including those by one judge or on one stimulus."
    ),
    Clustering.JUDGE: message(
        "Judges are a random sample of many; the stimuli are all of interest."
    ),
    Clustering.STIMULUS: message(
        "Stimuli are a random sample of many; the judges are all of interest."
    ),
    Clustering.BOTH: message(
        "Judges and stimuli are random samples of many, drawn independently."
    ),
}
