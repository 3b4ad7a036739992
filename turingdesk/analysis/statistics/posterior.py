"""Posteriors and Bayes factors: with clustered standard errors, and of independent trials."""

from __future__ import annotations

from math import exp, inf, log

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.analysis.statistics.unanimity import Unanimous
from turingdesk.core.message import join, message

POINTS = 20_001  #: at which the likelihood is taken
_METHOD = message(
    "likelihood: Student's t around the observed value, {error}; effect: posterior mean with its "
    "central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5"
)
_AGREED = message(
    "likelihood of independent verdicts that all agree; effect: posterior mean with its central "
    "95% interval; statistic: Bayes factor BF10 of this prior against 0.5"
)
_BETA = message(
    "Beta({a:g}, {b:g}) prior; effect: posterior mean with its central 95% interval; "
    "statistic: Bayes factor BF10 of this prior against exactly 0.5"
)
_ODDS = message("odds with the central interval of a Beta posterior")
_Z = 1.959963984540054  #: the normal distribution's 97.5 % point
_INDEPENDENT = message("Trials are independent given the proportion.")
_SHARE = message("uniform prior on the proportion")
_MEAN = message("uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior")


def posterior(inference: Inference, *, is_mean: bool) -> Result:
    """The posterior, and how much more likely the prior makes the data than 0.5 does.

    The likelihood of a true value is that of Student's t around the value found, so that verdicts
    of one judge and on one stimulus count as what they are. With independent verdicts it agrees
    with the Beta posterior as closely as the normal approximation does.

    Args:
        inference: The share, or the mean of two.
        is_mean: Whether it is the mean of two shares with a uniform prior each.
    """
    import numpy as np
    from scipy.stats import norm, t

    stated = _MEAN if is_mean else _SHARE
    method = join("; ", (stated, _METHOD.format(error=inference.method)))
    if not inference.error:
        return Result(inference.n, method, inference.assumptions, note=inference.note)
    if inference.unanimous is not None and inference.varying is None:
        return _where_all_agree(inference, inference.unanimous, stated)
    # On a grid, since Student's t times a prior has no closed form.
    values = np.linspace(0.0, 1.0, POINTS)
    # The mean of two uniform values has a triangular density, 2 at 0.5 and 0 at both ends.
    prior = 2 - 4 * np.abs(values - 0.5) if is_mean else np.ones(POINTS)
    # The last one is the null value, which the Bayes factor compares with.
    scaled = (inference.value - np.append(values, 0.5)) / inference.error
    logs = norm.logpdf(scaled) if inference.df == inf else t.logpdf(scaled, inference.df)
    # Taken off before exp, or a narrow likelihood underflows at most points.
    top = float(logs.max())
    weights = prior * np.exp(logs[:-1] - top)
    total = float(np.trapezoid(weights, values))
    # By trapezoids like the integral, so that the distribution function ends at its total.
    below = np.concatenate([[0.0], np.cumsum((weights[1:] + weights[:-1]) / 2)])
    low, high = np.interp([0.025, 0.975], below / below[-1], values)
    mean = float(np.trapezoid(weights * values, values) / total)
    factor = _finite(float(np.log(total) + top - logs[-1]))
    return _result(inference, method, factor, (mean, float(low), float(high)))


def _where_all_agree(inference: Inference, agreed: Unanimous, prior: str) -> Result:
    """The posterior of shares all of whose verdicts agree, each with a uniform prior.

    A share of 1 that n verdicts agree on has the posterior Beta(n + 1, 1), one of 0 its mirror
    image. The mean of two is their convolution.
    """
    import numpy as np
    from scipy.signal import fftconvolve
    from scipy.special import betaln

    shares = np.linspace(0.0, 1.0, POINTS)
    sides = [
        (n, shares if slope < 0 else shares[::-1])
        for n, slope in zip(agreed.sizes, agreed.slopes, strict=True)
    ]
    # The likelihood of n equal verdicts is the share to the power of n.
    likelihoods = [side**n for n, side in sides]
    weights = likelihoods[0]
    logarithm = -sum(log(n + 1) for n, _ in sides) + sides[0][0] * log(2)
    if len(sides) > 1:
        # The transform leaves values of about -1e-17 where the density is 0, which would make the
        # distribution function fall.
        weights = np.maximum(fftconvolve(*likelihoods), 0.0)
        (n, first), (m, second) = sides
        # A mean of 0.5 with both shares 1 needs one high and one low; with one of each, both fit.
        null = float(betaln(n + 1, m + 1)) if first[0] == second[0] else -log(n + m + 1)
        logarithm = -log(n + 1) - log(m + 1) - null
    values = np.linspace(0.0, 1.0, len(weights))
    below = np.cumsum(weights)
    low, high = np.interp([0.025, 0.975], below / below[-1], values)
    mean = float((weights * values).sum() / weights.sum())
    method = join("; ", (prior, _AGREED))
    return _result(inference, method, _finite(logarithm), (mean, float(low), float(high)))


def _result(
    inference: Inference, method: str, factor: float, mean: tuple[float, float, float]
) -> Result:
    """A table's columns about a posterior.

    Args:
        inference: What the likelihood came from.
        method: Prior and likelihood, in words.
        factor: BF10.
        mean: The posterior mean, and its central 95% interval.
    """
    effect, low, high = mean
    return Result(
        n=inference.n,
        method=method,
        assumptions=inference.assumptions,
        statistic=factor,
        effect=effect,
        low=low,
        high=high,
        note=inference.note,
        generalizes=inference.generalizes,
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
    # The Beta distribution is conjugate, so the posterior has a closed form.
    after_a, after_b = a + right, b + n - right
    low, high = (float(betaincinv(after_a, after_b, q)) for q in (0.025, 0.975))
    # The prior's mean likelihood over that of 0.5, which is 2 to the power of -n.
    factor = float(betaln(after_a, after_b) - betaln(a, b)) + n * log(2)
    mean = after_a / (after_a + after_b)
    return Result(n, method, _INDEPENDENT, _finite(factor), (), None, mean, low, high)


def odds_interval(right: float, wrong: float, n: int, level: float = 0.95) -> tuple[float, float]:
    """Central quantiles of the odds of a probability that has a Beta distribution.

    Args:
        right: The first parameter of the distribution.
        wrong: The second one.
        n: What was counted.
        level: The probability inside.
    """
    from scipy.special import betaincinv

    ends = (float(betaincinv(right, wrong, (1 + side * level) / 2)) for side in (-1, 1))
    low, high = (end / (1 - end) for end in ends)
    record.add(_ODDS, n, low, high)
    return low, high


def effective_number(value: float, error: float | None, df: float | None, n: int) -> float | None:
    """The number of independent trials that would give a proportion the interval it has.

    Args:
        value: The proportion.
        error: Its standard error.
        df: Degrees of freedom of its interval; None if it is that of the normal distribution.
        n: Of how many trials; there are never more independent ones.

    Returns:
        None if there is no interval.
    """
    from scipy.special import stdtrit

    if error is None:
        return None
    # The formula below would divide 0 by 0.
    if not error or value in (0.0, 1.0):
        return float(n)
    wider = 1.0 if df is None else float(stdtrit(df, 0.975)) / _Z
    # More than the verdicts there are would claim what clusters can't give.
    return min(float(n), value * (1 - value) / (error * wider) ** 2)


def _finite(logarithm: float) -> float:
    """A Bayes factor from its logarithm; infinite where no number is so large."""
    # math.exp raises an OverflowError above 709, where NumPy would give infinity.
    return exp(logarithm) if logarithm < 700 else inf
