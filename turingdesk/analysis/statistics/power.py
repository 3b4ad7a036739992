"""Power by simulation: what so many judges, with this very schedule, will be able to show.

Each simulated study gives every verdict of the real schedules the chance of being right
that a skilled judge has (`judges.skilled`), moved by how good this judge is, by how readily
this judge says "human", by how telling this stimulus is, and by how well this machine agent
passes. All are normal in log odds; chances are set so that their mean over judges, stimuli and
machine agents is the one asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import FEWEST_AGENTS, FEWEST_JUDGES, Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

METHOD = message(
    "Simulation over the study's own schedules; detectability with its {method}",
    method=Clustering.BOTH.method,
)
ASSUMED = message(
    "Judges, their response bias, stimuli, and machines are normal in log odds and "
    "independent; all judges finish, and no quality rule excludes verdicts."
)
ALIKE = message("For these machines only: machines are assumed to be alike.")
_THESE = message(
    "For these machines only: {n} are not enough to generalize to others; at least {fewest} "
    "are needed."
)
_OTHERS = message(
    "For other machines like these {n}: clustered by machine instead of by stimulus."
)


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """The verdicts of all sessions: whose, on what, and whether a human made it."""

    judges: NDArray[np.intp]  #: numbers from 0
    stimuli: NDArray[np.intp]
    is_human: NDArray[np.bool_]
    agents: NDArray[np.intp] | None = None  #: of machines; None if there is one agent

    def first(self, judges: int) -> Design:
        """Return the design with the first judges only."""
        import numpy as np

        mask = self.judges < judges
        # Numbered without gaps, as gaps would count as stimuli without verdicts.
        stimuli = np.unique(self.stimuli[mask], return_inverse=True)[1]
        agents = None if self.agents is None else self.agents[mask]
        return Design(self.judges[mask], stimuli, self.is_human[mask], agents)

    @property
    def machines(self) -> NDArray[np.intp]:
        """The machine agent of each verdict on a machine's stimulus, numbers from 0."""
        import numpy as np

        agents = np.zeros_like(self.stimuli) if self.agents is None else self.agents
        return np.unique(agents[~self.is_human], return_inverse=True)[1]


@dataclass(frozen=True, slots=True)
class Skill:
    """The skill of judges, on average, and the spread of judges, stimuli and machines."""

    p_hh: float = 0.5
    p_mm: float = 0.5
    sd_judge: float = 0.5  #: of log odds of being correct between judges
    sd_stimulus: float = 0.5  #: of the same between stimuli
    sd_bias: float = 0.5  #: of log odds of saying "human" between judges
    sd_agent: float = 0.0  #: of log odds of being correct between machine agents

    @property
    def detectability(self) -> float:
        """½ (p(H|H) + p(M|M))."""
        return (self.p_hh + self.p_mm) / 2


@dataclass(frozen=True, slots=True)
class Power:
    """The results of the simulated studies."""

    judges: int
    verdicts: int
    simulations: int
    detectability: float  #: their mean
    sd: float  #: their standard deviation: the true standard error
    half_width: float  #: mean half width of the 95% CI
    different: float  #: share of studies whose test against 0.5 has p < 0.05
    equivalent: float | None  #: share whose TOST has p < 0.05, at the margin asked for
    covered: float  #: share whose 95% CI contains the true value, of what `note` says
    method: str = METHOD
    assumptions: str = ASSUMED
    note: str = ""  #: over what machines it generalizes


def simulate(
    design: Design,
    skill: Skill,
    simulations: int = 1000,
    seed: int = 1,
    margin: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Power:
    """Run a study so many times.

    Args:
        design: The verdicts; at least three judges, humans and machines.
        skill: Of the judges.
        simulations: How many studies.
        seed: Of them all.
        margin: For the equivalence test, if one is planned.
        progress: Told how many studies are done, of how many.

    Raises:
        ValueError: There are fewer than three judges, or verdicts on one class only.
    """
    import numpy as np

    judges = np.unique(design.judges).size
    if judges < FEWEST_JUDGES or design.is_human.all() or not design.is_human.any():
        raise ValueError(
            message("a simulated study needs three judges, and both humans and machines")
        )
    draw, study = np.random.default_rng(seed), _Study(design, skill)
    estimates = np.empty((simulations, 4))
    shares = np.where(design.is_human, 0, 1)
    for number in range(simulations):
        right, truth = study.judged(draw)
        trials = Trials(shares, right, design.judges, study.clusters)
        (inference,) = combinations(trials, [{0: 0.5, 1: 0.5}])
        estimates[number] = inference.value, inference.error, inference.df, truth
        if progress:
            progress(number + 1, simulations)
    return _power(estimates, judges, design.is_human.size, margin, study.note)


def _power(
    estimates: NDArray[np.float64], judges: int, verdicts: int, margin: float | None, note: str
) -> Power:
    """The results of the simulated studies.

    Args:
        estimates: A row a study: value, standard error, degrees of freedom, true value.
        judges: Of one study.
        verdicts: Of one study.
        margin: Of the equivalence test; None without one.
        note: Over what machines the result generalizes.
    """
    import numpy as np
    from scipy.special import ndtri, stdtrit

    values, errors, df, truths = estimates.T
    # Where only chance is left df is infinite, and t is the normal distribution. stdtrit gives
    # NaN for infinite df, so it gets a df at which both agree to all digits.
    wide, narrow = (
        np.where(np.isinf(df), ndtri(q), stdtrit(np.minimum(df, 1e9), q)) * errors
        for q in (0.975, 0.95)
    )
    away = np.abs(values - 0.5)
    return Power(
        judges=judges,
        verdicts=verdicts,
        simulations=len(values),
        detectability=float(values.mean()),
        sd=float(values.std(ddof=1)) if len(values) > 1 else 0.0,
        half_width=float(wide.mean()),
        different=float((away > wide).mean()),
        equivalent=None if margin is None else float((away + narrow < margin).mean()),
        covered=float((np.abs(values - truths) <= wide).mean()),
        note=note,
    )


class _Study:
    """Draws the verdicts of one simulated study after another."""

    def __init__(self, design: Design, skill: Skill) -> None:
        import numpy as np

        self._design, self._skill, self._agents = design, skill, design.machines
        human, machine = design.is_human, ~design.is_human
        self.machines = int(self._agents.max()) + 1
        self.is_of_others = skill.sd_agent > 0 and self.machines >= FEWEST_AGENTS
        self._spread = float(np.hypot(np.hypot(skill.sd_judge, skill.sd_stimulus), skill.sd_bias))
        # A mean of chances lies nearer 0.5 than the chance at the mean log odds, so the middle is
        # moved out by as much as the spread pulls in.
        self._machine = log_odds(skill.p_mm, float(np.hypot(self._spread, skill.sd_agent)))
        self._base = np.where(human, log_odds(skill.p_hh, self._spread), self._machine)
        self.clusters = design.stimuli.copy()  #: beside judges, what standard errors cluster by
        if self.is_of_others:
            # Beyond the stimuli's numbers, so that a machine and a stimulus never share a cluster.
            self.clusters[machine] = self._agents + design.stimuli.max() + 1
            self.clusters = np.unique(self.clusters, return_inverse=True)[1]

    @property
    def note(self) -> str:
        """Over what machines the results generalize."""
        if not self._skill.sd_agent:
            return ALIKE
        return (_OTHERS if self.is_of_others else _THESE).format(
            n=self.machines, fewest=FEWEST_AGENTS
        )

    def judged(self, draw: np.random.Generator) -> tuple[NDArray[np.bool_], float]:
        """Which verdicts are correct, and the true detectability that the study is about."""
        import numpy as np
        from scipy.special import expit

        design, skill, human = self._design, self._skill, self._design.is_human
        odds, judges = self._base.copy(), int(design.judges.max()) + 1
        odds += draw.normal(0, skill.sd_judge, judges)[design.judges]
        odds += draw.normal(0, skill.sd_stimulus, int(design.stimuli.max()) + 1)[design.stimuli]
        true = skill.detectability
        if skill.sd_bias:
            # One bias per judge, with the sign of the class: who says "human" readily is right on
            # humans and wrong on machines.
            bias = draw.normal(0, skill.sd_bias, judges)[design.judges]
            odds += np.where(human, bias, -bias)
        if skill.sd_agent:
            passing = draw.normal(0, skill.sd_agent, self.machines)
            odds[~human] += passing[self._agents]
            if not self.is_of_others:
                shares = [
                    mean_share(self._machine + deviation, self._spread) for deviation in passing
                ]
                # With too few machines the study is about these machines, so their drawn shares
                # are the truth that an interval should cover.
                true = (skill.p_hh + float(np.array(shares)[self._agents].mean())) / 2
        return draw.random(odds.size) < expit(odds), true


def log_odds(share: float, spread: float) -> float:
    """The log odds around which a normal spread gives this mean share.

    >>> round(log_odds(0.7, 0.0), 4), round(log_odds(0.5, 2.0), 4)
    (0.8473, 0.0)
    """
    from scipy.optimize import brentq
    from scipy.special import logit

    # Nothing spreads, so the mean chance is the chance at the mean.
    if share in (0, 1) or spread == 0:
        return float(logit(share))
    # Within 60: far before that, a chance is 0 or 1 to all digits.
    return float(brentq(lambda middle: mean_share(middle, spread) - share, -60.0, 60.0))


def mean_share(middle: float, spread: float) -> float:
    """The mean share that a normal spread around these log odds gives.

    >>> round(mean_share(0.8473, 0.0), 4), round(mean_share(0.0, 2.0), 4)
    (0.7, 0.5)
    """
    from scipy.special import expit

    nodes, weights = _normal()
    return float(weights @ expit(middle + spread * nodes))


@cache
def _normal() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Points of the standard normal distribution, and the weight of each."""
    import numpy as np

    nodes, weights = np.polynomial.hermite_e.hermegauss(60)  # of the weight exp(-x²/2)
    return nodes, weights / weights.sum()


def smallest(reaches: Callable[[int], bool], most: int, first: int = 2) -> int | None:
    """The smallest number that reaches a goal, where more of it never reach less.

    Args:
        reaches: Whether a number does.
        most: The largest number to be tried.
        first: The smallest.

    Returns:
        None where not even the largest does.

    >>> smallest(lambda n: n * n > 200, 100)
    15
    """
    low, high = first, first
    # Doubled until it is enough, since a simulation takes longer with each judge.
    while not reaches(high):
        if high >= most:
            return None
        low, high = high + 1, min(most, high * 2)
    while low < high:
        middle = (low + high) // 2
        if reaches(middle):
            high = middle
        else:
            low = middle + 1
    return high
