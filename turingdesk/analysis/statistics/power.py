"""Power by simulation: what so many judges, with this very schedule, will be able to show.

Each simulated study gives every verdict of the real schedules the chance of being right
that a skilled judge has (`judges.skilled`), moved by how good this judge is and how telling
this stimulus is. Both are normal in log odds; chances are set so that their mean over judges
and stimuli is the one asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import FEWEST_JUDGES, Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

METHOD = (
    f"Simulation over the study's own schedules; detectability with its {Clustering.BOTH.method}"
)
ASSUMED = (
    "Judges and stimuli are normal in log odds and independent; all judges finish, and no quality "
    "rule leaves out verdicts."
)


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """The verdicts of all sessions: whose, on what, and whether a human made it."""

    judges: NDArray[np.intp]  #: numbers from 0
    stimuli: NDArray[np.intp]
    is_human: NDArray[np.bool_]

    def first(self, judges: int) -> Design:
        """Those of the first judges only."""
        import numpy as np

        own = self.judges < judges
        stimuli = np.unique(self.stimuli[own], return_inverse=True)[1]
        return Design(self.judges[own], stimuli, self.is_human[own])


@dataclass(frozen=True, slots=True)
class Skill:
    """How well judges tell, on average, and how much they and the stimuli vary."""

    p_hh: float = 0.5
    p_mm: float = 0.5
    sd_judge: float = 0.5  #: of log odds between judges
    sd_stimulus: float = 0.5  #: of log odds between stimuli

    @property
    def detectability(self) -> float:
        """½ (p(H|H) + p(M|M))."""
        return (self.p_hh + self.p_mm) / 2


@dataclass(frozen=True, slots=True)
class Power:
    """What the simulated studies came to."""

    judges: int
    verdicts: int
    simulations: int
    detectability: float  #: their mean
    sd: float  #: their standard deviation: the true standard error
    half_width: float  #: mean half width of the 95 % interval
    different: float  #: share of studies whose test against 0.5 has p < 0.05
    equivalent: float | None  #: share whose TOST has p < 0.05, at the margin asked for
    covered: float  #: share whose 95 % interval holds the true value
    method: str = METHOD
    assumptions: str = ASSUMED
    note: str = ""


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
    from scipy.special import expit, ndtri, stdtrit

    judges, stimuli = np.unique(design.judges).size, int(design.stimuli.max(initial=-1)) + 1
    if judges < FEWEST_JUDGES or design.is_human.all() or not design.is_human.any():
        raise ValueError("a simulated study needs three judges, and both humans and machines")
    draw = np.random.default_rng(seed)
    spread = float(np.hypot(skill.sd_judge, skill.sd_stimulus))
    base = np.where(design.is_human, log_odds(skill.p_hh, spread), log_odds(skill.p_mm, spread))
    found = np.empty((simulations, 3))
    shares = np.where(design.is_human, 0, 1)
    for number in range(simulations):
        able = draw.normal(0, skill.sd_judge, judges)[design.judges]
        telling = draw.normal(0, skill.sd_stimulus, stimuli)[design.stimuli]
        right = draw.random(base.size) < expit(base + able + telling)
        trials = Trials(shares, right, design.judges, design.stimuli)
        (one,) = combinations(trials, [{0: 0.5, 1: 0.5}])
        found[number] = one.value, one.error, one.df
        if progress:
            progress(number + 1, simulations)
    values, errors, df = found.T
    # Where only chance is left df is infinite, and t is the normal distribution.
    wide, narrow = (
        np.where(np.isinf(df), ndtri(q), stdtrit(np.minimum(df, 1e9), q)) * errors
        for q in (0.975, 0.95)
    )
    away = np.abs(values - 0.5)
    return Power(
        judges=judges,
        verdicts=base.size,
        simulations=simulations,
        detectability=float(values.mean()),
        sd=float(values.std(ddof=1)) if simulations > 1 else 0.0,
        half_width=float(wide.mean()),
        different=float((away > wide).mean()),
        equivalent=None if margin is None else float((away + narrow < margin).mean()),
        covered=float((np.abs(values - skill.detectability) <= wide).mean()),
    )


def log_odds(share: float, spread: float) -> float:
    """The log odds around which a normal spread gives this mean share.

    >>> round(log_odds(0.7, 0.0), 4), round(log_odds(0.5, 2.0), 4)
    (0.8473, 0.0)
    """
    import numpy as np
    from scipy.optimize import brentq
    from scipy.special import expit, logit

    if share in (0, 1) or spread == 0:
        return float(logit(share))
    nodes, weights = np.polynomial.hermite_e.hermegauss(60)
    weights = weights / weights.sum()

    def above(middle: float) -> float:
        return float((weights * expit(middle + spread * nodes)).sum()) - share

    return float(brentq(above, -60.0, 60.0))


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
