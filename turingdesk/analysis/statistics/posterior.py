"""Beta posteriors and Bayes factors, with the priors that they rest on."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, log

from turingdesk.analysis.statistics.result import Result, impossible

_SHARE = (
    "Beta({a:g}, {b:g}) prior; effect: posterior mean with its central 95 % interval; statistic: "
    "Bayes factor BF10 of this prior against exactly 0.5"
)
_BOTH = (
    "Independent Beta(1, 1) priors of p(H|H) and p(M|M); effect: posterior mean of detectability "
    "with its central 95 % interval ({draws:,} draws, seed {seed}); statistic: Bayes factor BF10 "
    "against one share of 'human' whatever the truth, with a Beta(1, 1) prior"
)
_ASSUMED = "Verdicts are independent given the shares."


def share(right: int, n: int, prior: tuple[float, float] = (1.0, 1.0)) -> Result:
    """The posterior of a share, and how much more likely it makes the data than 0.5 does.

    Args:
        right: How many there are.
        n: Of how many.
        prior: Both parameters of the Beta prior; by default every share is as likely.
    """
    from scipy.special import betaincinv, betaln

    a, b = prior
    method = _SHARE.format(a=a, b=b)
    if n == 0:
        return impossible(0, method, _ASSUMED, "there are no verdicts")
    after_a, after_b = a + right, b + n - right
    low, high = (float(betaincinv(after_a, after_b, q)) for q in (0.025, 0.975))
    factor = float(betaln(after_a, after_b) - betaln(a, b)) + n * log(2)
    mean = after_a / (after_a + after_b)
    return Result(n, method, _ASSUMED, _finite(factor), (), None, mean, low, high)


@lru_cache(maxsize=1000)
def detectability(
    right: tuple[int, int], n: tuple[int, int], draws: int = 20_000, seed: int = 1
) -> Result:
    """The posterior of detectability, and the evidence that the verdicts know of the truth.

    Args:
        right: Right verdicts on humans and on machines.
        n: All verdicts on humans and on machines.
        draws: From the posterior.
        seed: Of these.
    """
    import numpy as np
    from scipy.special import betaln

    method = _BOTH.format(draws=draws, seed=seed)
    if not all(n):
        return impossible(
            sum(n), method, _ASSUMED, "there are verdicts on one class only, or none"
        )
    (hh, mm), (humans, machines) = right, n
    draw = np.random.default_rng(seed)
    drawn = draw.beta(hh + 1, humans - hh + 1, draws) + draw.beta(mm + 1, machines - mm + 1, draws)
    low, high = np.quantile(drawn / 2, [0.025, 0.975])
    mean = ((hh + 1) / (humans + 2) + (mm + 1) / (machines + 2)) / 2
    said = hh + machines - mm
    apart = betaln(hh + 1, humans - hh + 1) + betaln(mm + 1, machines - mm + 1)
    factor = float(apart - betaln(said + 1, sum(n) - said + 1))
    return Result(
        sum(n), method, _ASSUMED, _finite(factor), (), None, mean, float(low), float(high)
    )


def _finite(logarithm: float) -> float:
    """A Bayes factor from its logarithm; infinite where no number is so large."""
    return exp(logarithm) if logarithm < 700 else inf
