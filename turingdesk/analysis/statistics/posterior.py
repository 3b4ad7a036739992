"""Posteriors and Bayes factors: with clustered standard errors, and of independent trials."""

from __future__ import annotations

from math import exp, inf, log

from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import join, message

POINTS = 20_001  #: at which the likelihood is taken
_METHOD = message(
    "likelihood: Student's t around the observed value, {error}; effect: posterior mean with its "
    "central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5"
)
_BETA = message(
    "Beta({a:g}, {b:g}) prior; effect: posterior mean with its central 95% interval; "
    "statistic: Bayes factor BF10 of this prior against exactly 0.5"
)
_INDEPENDENT = message("Trials are independent given the proportion.")
_SHARE = message("uniform prior on the proportion")
_MEAN = message("uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior")


def posterior(found: Inference, *, is_mean: bool) -> Result:
    """The posterior, and how much more likely the prior makes the data than 0.5 does.

    The likelihood of a true value is that of Student's t where the value found lies from it, so
    that verdicts of one judge and on one stimulus count as what they are. With independent
    verdicts it agrees with the Beta posterior as closely as the normal approximation does.

    Args:
        found: The share, or the mean of two.
        is_mean: Whether it is the mean of two shares with a uniform prior each.
    """
    import numpy as np
    from scipy.stats import norm, t

    method = join("; ", (_MEAN if is_mean else _SHARE, _METHOD.format(error=found.method)))
    by = found.clustering
    if not found.error:
        return Result(found.n, method, by.assumptions, note=found.note)
    values = np.linspace(0.0, 1.0, POINTS)
    # The mean of two uniform values has a triangular density, 2 at 0.5 and 0 at both ends.
    prior = 2 - 4 * np.abs(values - 0.5) if is_mean else np.ones(POINTS)
    scaled = (found.value - np.append(values, 0.5)) / found.error
    logs = norm.logpdf(scaled) if found.df == inf else t.logpdf(scaled, found.df)
    top = float(logs.max())
    weights = prior * np.exp(logs[:-1] - top)
    whole = float(np.trapezoid(weights, values))
    below = np.concatenate([[0.0], np.cumsum((weights[1:] + weights[:-1]) / 2)])
    low, high = np.interp([0.025, 0.975], below / below[-1], values)
    factor = _finite(float(np.log(whole) + top - logs[-1]))
    return Result(
        n=found.n,
        method=method,
        assumptions=by.assumptions,
        statistic=factor,
        effect=float(np.trapezoid(weights * values, values) / whole),
        low=float(low),
        high=float(high),
        note=found.note,
        generalizes=by.generalizes,
    )


def share(right: int, n: int, prior: tuple[float, float] = (1.0, 1.0)) -> Result:
    """The posterior of a share, and how much more likely it makes the data than 0.5 does.

    Args:
        right: How many there are.
        n: Of how many.
        prior: Both parameters of the Beta prior; by default every share is as likely.
    """
    from scipy.special import betaincinv, betaln

    a, b = prior
    method = _BETA.format(a=a, b=b)
    if n == 0:
        return impossible(0, method, _INDEPENDENT, message("there are no verdicts"))
    after_a, after_b = a + right, b + n - right
    low, high = (float(betaincinv(after_a, after_b, q)) for q in (0.025, 0.975))
    # The prior's mean likelihood over that of 0.5, which is 2 to the power of -n.
    factor = float(betaln(after_a, after_b) - betaln(a, b)) + n * log(2)
    mean = after_a / (after_a + after_b)
    return Result(n, method, _INDEPENDENT, _finite(factor), (), None, mean, low, high)


def _finite(logarithm: float) -> float:
    """A Bayes factor from its logarithm; infinite where no number is so large."""
    return exp(logarithm) if logarithm < 700 else inf
