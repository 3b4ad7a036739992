"""What is drawn anew by a bootstrap: verdicts, or whole judges, stimuli or both."""

from __future__ import annotations

from enum import StrEnum

RESAMPLES = 10_000
SEED = 1


class Clustering(StrEnum):
    """To what the interval speaks: what else could have been drawn."""

    TRIAL = "trial"
    JUDGE = "judge"
    STIMULUS = "stimulus"
    BOTH = "both"

    @property
    def method(self) -> str:
        """How the interval is made."""
        return _METHODS[self]

    @property
    def assumptions(self) -> str:
        """What is taken for granted."""
        return _ASSUMPTIONS[self]

    @property
    def has_judges(self) -> bool:
        """Whether judges are drawn."""
        return self in (Clustering.JUDGE, Clustering.BOTH)

    @property
    def has_stimuli(self) -> bool:
        """Whether stimuli are drawn."""
        return self in (Clustering.STIMULUS, Clustering.BOTH)


def clustering(judges: bool, stimuli: bool) -> Clustering:
    """The one that draws judges, stimuli, both, or neither."""
    if judges:
        return Clustering.BOTH if stimuli else Clustering.JUDGE
    return Clustering.STIMULUS if stimuli else Clustering.TRIAL


_DRAWN = f"{RESAMPLES:,} resamples, percentile interval"
_METHODS = {
    Clustering.TRIAL: f"binomial bootstrap by trial, {_DRAWN}, seed {SEED}",
    Clustering.JUDGE: f"bootstrap by judge, {_DRAWN} widened by Student's t, seed {SEED}",
    Clustering.STIMULUS: f"bootstrap by stimulus, {_DRAWN} widened by Student's t, seed {SEED}",
    Clustering.BOTH: f"bootstrap by judge and stimulus, {_DRAWN} of the variance V(judges) + "
    f"V(stimuli) - V(trials), widened by Student's t, seed {SEED}",
}
_ASSUMPTIONS = {
    Clustering.TRIAL: "Verdicts are independent, also those of one judge or on one stimulus.",
    Clustering.JUDGE: "Judges are a random sample; other stimuli are not spoken of.",
    Clustering.STIMULUS: "Stimuli are a random sample; other judges are not spoken of.",
    Clustering.BOTH: "Judges and stimuli are random samples, drawn independently.",
}
