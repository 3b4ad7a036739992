"""The population to which a result generalizes: other verdicts, judges, stimuli or machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from turingdesk.core.message import join, message, plural

RESAMPLES = 10_000  #: of the bootstrap by trial, as in paper 1
SEED = 1
FEWEST_JUDGES = 3  #: with fewer nothing can be said of other judges
FEWEST_STIMULI = 3  #: of each class, with fewer nothing can be said of other stimuli
ENOUGH_STIMULI = 5  #: with fewer there is a warning
FEWEST_PLAYERS = 5  #: with fewer who play with each other nothing can be said of other ones
FEWEST_AGENTS = 5  #: with fewer nothing can be said of other machines


class Clustering(StrEnum):
    """The kind of cluster that could have been drawn differently; a result generalizes to it."""

    TRIAL = "trial"
    JUDGE = "judge"
    STIMULUS = "stimulus"
    BOTH = "both"

    @property
    def method(self) -> str:
        """The way in which the standard error and the interval of verdicts are computed."""
        return _BOOTSTRAP if self is Clustering.TRIAL else VERDICTS.method(self)

    @property
    def assumptions(self) -> str:
        """The assumptions about verdicts."""
        return VERDICTS.assumptions[self]

    @property
    def generalizes(self) -> str:
        """To what the result of verdicts generalizes, and to what not (Yarkoni 2022)."""
        return VERDICTS.generalizes(self)

    @property
    def has_judges(self) -> bool:
        """True if judges are a random sample of many."""
        return self in (Clustering.JUDGE, Clustering.BOTH)

    @property
    def has_stimuli(self) -> bool:
        """True if stimuli are a random sample of many."""
        return self in (Clustering.STIMULUS, Clustering.BOTH)


def clustering(judges: bool, stimuli: bool) -> Clustering:
    """The one with random judges, random stimuli, both, or neither."""
    if judges:
        return Clustering.BOTH if stimuli else Clustering.JUDGE
    return Clustering.STIMULUS if stimuli else Clustering.TRIAL


THESE_MACHINES = message("these machines only")
OTHER_MACHINES = message("other judges, other stimuli, other machines like these")
CLUSTERED = message(
    "standard error clustered by {by}, with at least half the variance of independent verdicts; "
    "Student's t with Satterthwaite's degrees of freedom"
)
CLUSTERED_NUMBERS = message(
    "standard error clustered by {by}; Student's t with Satterthwaite's degrees of freedom"
)
TWO_WAY = message("{by} (Cameron et al., 2011; Satterthwaite, 1946)")
CROSS_VALIDATED = message(
    "No interval and no p value from standard errors: each answer is judged by a judge trained on "
    "the others, so the verdicts of a trained judge depend on each other. Its permutation test is "
    "in “Human and machine judges”."
)
_BOOTSTRAP = message(
    "binomial bootstrap by trial, {resamples:,} resamples, percentile interval, seed {seed}",
    resamples=RESAMPLES,
    seed=SEED,
)


def _too_few_stimuli(stimuli: int) -> str:
    return message(
        "No interval: to estimate how much stimuli differ, each proportion needs at least "
        "{fewest} stimuli; one has {count}.",
        fewest=FEWEST_STIMULI,
        count=plural("%n stimulus", "%n stimuli", stimuli),
    )


def _few_stimuli(stimuli: int) -> str:
    return message(
        "One proportion rests on {count}. With fewer than {enough}, intervals are rough.",
        count=plural("%n stimulus", "%n stimuli", stimuli),
        enough=ENOUGH_STIMULI,
    )


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ClusterWords:
    """Whole phrases about the two kinds of clusters that the engine knows.

    The first kind are those who judge, write or play, the second kind what they meet: judges and
    stimuli (`VERDICTS`), or for example interrogators and witnesses, two players of a game, or
    authors and prompts. In code both kinds keep the names "judges" and "stimuli", and `Clustering`
    says which of them are random.
    """

    by: Mapping[Clustering, str]  #: completes "standard error clustered by"; not for `TRIAL`
    others: Mapping[Clustering, str]  #: to what a result generalizes
    assumptions: Mapping[Clustering, str]
    too_few: Callable[[int], str]  #: why so many clusters of the first kind allow no interval
    unknown: tuple[str, str]  #: that the data don't identify the clusters of either kind
    too_few_stimuli: Callable[[int], str] = _too_few_stimuli  #: as `too_few`, of the second kind
    few_stimuli: Callable[[int], str] = _few_stimuli  #: a warning that so many are just enough
    clustered: str = CLUSTERED  #: template with `by`
    independent: str = message("standard error of independent verdicts; normal distribution")

    def method(self, used: Clustering) -> str:
        """The way in which the standard error and the interval are computed."""
        if used is Clustering.TRIAL:
            return self.independent
        clustered = self.clustered.format(by=self.by[used])
        return TWO_WAY.format(by=clustered) if used is Clustering.BOTH else clustered

    def generalizes(self, used: Clustering) -> str:
        """To what a result generalizes, and to what not."""
        return join("; ", (self.others[used], THESE_MACHINES))


def _few_judges(judges: int) -> str:
    return message(
        "No interval: to estimate how much judges differ, at least {fewest_judges} judges are "
        "needed; the data have {found}.",
        found=plural("%n judge", "%n judges", judges),
        fewest_judges=FEWEST_JUDGES,
    )


VERDICTS = ClusterWords(
    by={
        Clustering.JUDGE: message("judge"),
        Clustering.STIMULUS: message("stimulus"),
        Clustering.BOTH: message("judge and stimulus"),
    },
    others={
        Clustering.TRIAL: message("these judges and these stimuli"),
        Clustering.JUDGE: message("other judges, these stimuli"),
        Clustering.STIMULUS: message("these judges, other stimuli"),
        Clustering.BOTH: message("other judges, other stimuli"),
    },
    assumptions={
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
    },
    too_few=_few_judges,
    unknown=(
        message("Not clustered by judge: the data don't identify judges."),
        message("Not clustered by stimulus: the data don't identify stimuli."),
    ),
)


def _few_interrogators(interrogators: int) -> str:
    return message(
        "No interval: to estimate how much interrogators differ, at least {fewest_judges} "
        "interrogators are needed; the data have {found}.",
        found=plural("%n interrogator", "%n interrogators", interrogators),
        fewest_judges=FEWEST_JUDGES,
    )


def _too_few_witnesses(witnesses: int) -> str:
    return message(
        "No interval: to estimate how much witnesses differ, each proportion needs at least "
        "{fewest} witnesses; one has {count}.",
        fewest=FEWEST_STIMULI,
        count=plural("%n witness", "%n witnesses", witnesses),
    )


def _few_witnesses(witnesses: int) -> str:
    return message(
        "One proportion rests on {count}. With fewer than {enough}, intervals are rough.",
        count=plural("%n witness", "%n witnesses", witnesses),
        enough=ENOUGH_STIMULI,
    )


#: Live games: whoever judged, and whom they met.
INTERROGATIONS = ClusterWords(
    by={
        Clustering.JUDGE: message("interrogator"),
        Clustering.STIMULUS: message("witness"),
        Clustering.BOTH: message("interrogator and witness"),
    },
    others={
        Clustering.TRIAL: message("these interrogators and these witnesses"),
        Clustering.JUDGE: message("other interrogators, these witnesses"),
        Clustering.STIMULUS: message("these interrogators, other witnesses"),
        Clustering.BOTH: message("other interrogators, other witnesses"),
    },
    assumptions={
        Clustering.TRIAL: message(
            "Verdicts are independent, including those by one interrogator or on one witness."
        ),
        Clustering.JUDGE: message(
            "Interrogators are a random sample of many; the witnesses are all of interest."
        ),
        Clustering.STIMULUS: message(
            "Human witnesses are a random sample of many, and so are conversations with a "
            "machine; the interrogators are all of interest."
        ),
        Clustering.BOTH: message(
            "Interrogators and human witnesses are random samples of many, and so are "
            "conversations with a machine; someone in both roles is one person."
        ),
    },
    too_few=_few_interrogators,
    too_few_stimuli=_too_few_witnesses,
    few_stimuli=_few_witnesses,
    unknown=(
        message("Not clustered by interrogator: the data don't identify interrogators."),
        message("Not clustered by witness: the data don't identify witnesses."),
    ),
)


def _few_players(players: int) -> str:
    return message(
        "No interval: to estimate how much players differ, at least {fewest_players} who play "
        "about equally often are needed; the games are like those of {found}.",
        found=plural("%n player", "%n players", players),
        fewest_players=FEWEST_PLAYERS,
    )


#: Games without roles, whose clusters are both people who played.
PLAYERS = ClusterWords(
    by={
        Clustering.JUDGE: message("player"),
        Clustering.STIMULUS: message("player"),
        Clustering.BOTH: message("both players of a game"),
    },
    others={
        Clustering.TRIAL: message("these players"),
        Clustering.JUDGE: message("other players"),
        Clustering.STIMULUS: message("other players"),
        Clustering.BOTH: message("other players"),
    },
    assumptions={
        Clustering.TRIAL: message("Games are independent, including those of one player."),
        **dict.fromkeys(
            (Clustering.JUDGE, Clustering.STIMULUS, Clustering.BOTH),
            message("Players are a random sample of many; only games of a player are alike."),
        ),
    },
    too_few=_few_players,
    unknown=(
        message("Not clustered by player: the data don't identify players."),
        "",
    ),
    independent=message("standard error of independent games; normal distribution"),
)
