"""Regressions of correct verdicts, and a straight line through points.

- `regression`: binomial (paper 3), with the engine's standard errors where verdicts cluster.
- `against_half`, `against_baseline`: binomial models with a closed form (paper 3, Section 3.1).
  With an intercept alone, or with one group beside a baseline, the model is saturated: its
  coefficients are log odds, and their standard errors are known exactly.
- `slope`: ordinary least squares.

Paper 3 prints z = -0.71 with p = 0.864 for Dragon against 50 %, and z = -0.452 with p = 0.036
for Sierra. Neither fits its own p. From the printed counts Dragon has z = -0.171, with just that
p, and Sierra the log odds -0.452 with z = -2.09 and just that p: the p values are taken as
correct, the z values as misprints.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import log, sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.means import inference
from turingdesk.analysis.statistics.result import Result, impossible, not_computed
from turingdesk.core.message import join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.int64]


_METHOD = message("Binomial regression with a logit link, Wald z; effect: log odds")
_CLUSTERED = message("Binomial regression with a logit link")
_LINEAR = message("Log odds are linear in the predictors.")
_ASSUMED = message("Log odds are linear in the predictors; {what} are independent.")
_Z = 1.959963984540054
_STEPS = 100  #: of a fit at most
_STILL = 1e-8  #: by what the deviance may still change
_LEAST = 1e-12  #: weight of a row, so that what is certain can be divided by it
_FAR = 15.0  #: log odds beyond which a share is 0 or 1 for all that can be seen
_MOST_VARIANCE = 100.0**2  #: of log odds beyond which nothing is known


@dataclass(frozen=True, slots=True)
class Regression:
    """One result for each column of the design, by name."""

    n: int
    terms: dict[str, Result]
    log_likelihood: float | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Clustered:
    """The single verdicts that a regression counts, and what they cluster by.

    Each moves a coefficient by its score times the inverse of the information (Liang & Zeger
    1986); the engine sums these amounts by judge and by stimulus. Shares are the samples of
    stimuli, those of humans and those of machines.
    """

    trials: Trials
    wanted: Clustering
    rows: Codes | None = None  #: of the design, one for each trial; None if each has its own row


def regression(
    columns: Mapping[str, ArrayLike],
    right: ArrayLike,
    n: ArrayLike | None = None,
    clustered: Clustered | None = None,
) -> Regression:
    """Fit log odds of being correct to some predictors and an intercept.

    Args:
        columns: The predictors by name, without the intercept.
        right: How many verdicts of each row were right.
        n: Of how many; by default each row is one verdict.
        clustered: The verdicts, if they cluster. Without it they are taken to be independent.
    """
    import numpy as np

    k = np.asarray(right, dtype=float)
    size = np.ones_like(k) if n is None else np.asarray(n, dtype=float)
    names = ["intercept", *columns]
    design = np.column_stack([np.ones_like(k), *(np.asarray(c, float) for c in columns.values())])
    total = int(size.sum())
    if why := _unfit(k.sum(), total, design, clustered):
        method = _METHOD if clustered is None else _CLUSTERED
        assumed = _ASSUMED.format(what="verdicts") if clustered is None else _LINEAR
        none = {name: impossible(total, method, assumed, why) for name in names}
        return Regression(total, none, None, not_computed(why))
    fit = _fitted(design, k, size)
    terms = {
        name: _term(total, fit, place)
        if clustered is None
        else _clustered_term(fit, place, clustered)
        for place, name in enumerate(names)
    }
    return Regression(total, terms, fit.log_likelihood)


def _unfit(right: float, total: int, design: Floats, clustered: Clustered | None) -> str:
    import numpy as np

    if not total:
        return message("there are no verdicts")
    if right in (0, total):
        return message("all verdicts are correct, or all are wrong")
    # Collinear predictors have no single solution, and lstsq would choose one without a word.
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return message(
            "the predictors can't be separated: one doesn't vary, or depends on the others"
        )
    judges = None if clustered is None else clustered.trials.judges
    # Clustered errors need more clusters than coefficients, or their covariance is singular.
    if judges is not None and len(np.unique(judges)) <= design.shape[1]:
        return message("there are not more judges than predictors")
    return ""


@dataclass(frozen=True, slots=True)
class _Fit:
    """A binomial regression."""

    design: Floats
    values: Floats
    shares: Floats  #: of correct verdicts in each row, as the model has it
    covariance: Floats  #: of the values, where verdicts are independent
    log_likelihood: float

    def is_far(self, place: int) -> bool:
        """True if a value has no end: its share is 0 or 1 for all that can be seen."""
        variance = float(self.covariance[place, place])
        return abs(float(self.values[place])) > _FAR or not 0 < variance < _MOST_VARIANCE


def _fitted(design: Floats, right: Floats, n: Floats) -> _Fit:
    """Fit by iteratively reweighted least squares, until the deviance no longer changes.

    Where a level is always right its log odds grow until then, and `_term` says so.
    """
    import numpy as np
    from scipy.special import expit, gammaln, logit

    # Away from 0 and 1, where the logit is infinite; statsmodels starts there, too
    # (`Binomial.starting_mu`).
    odds = logit((right / np.maximum(n, 1) + 0.5) / 2)
    before, now = np.inf, _deviance(odds, right, n)
    at = np.zeros(design.shape[1])
    for _ in range(_STEPS):
        if abs(before - now) <= _STILL:
            break
        p = expit(odds)
        # Where a chance is 0 or 1 the weight is 0, and the working response would be infinite.
        weight = np.maximum(n * p * (1 - p), _LEAST)
        root = np.sqrt(weight)
        aim = odds + (right - n * p) / weight
        # Not by the normal equations, which square the condition number (Golub & Van Loan 2013,
        # Matrix Computations, section 5.3).
        at = np.linalg.lstsq(design * root[:, None], aim * root, rcond=None)[0]
        odds = design @ at
        before, now = now, _deviance(odds, right, n)
    p = expit(odds)
    # A pseudoinverse, since weights of chances near 0 or 1 make the information singular; `is_far`
    # then refuses such a value.
    bread = np.linalg.pinv((design.T * (n * p * (1 - p))) @ design, hermitian=True)
    # The constant of the binomial, which the deviance lacks, so that likelihoods compare.
    ways = (gammaln(n + 1) - gammaln(right + 1) - gammaln(n - right + 1)).sum()
    return _Fit(design, at, p, bread, float(ways - now / 2))


def _deviance(odds: Floats, right: Floats, n: Floats) -> float:
    """Return minus twice the log likelihood, without terms that don't depend on the fit."""
    import numpy as np

    # logaddexp(0, x) is log(1 + exp(x)), without overflow at large odds.
    return float(2 * (n * np.logaddexp(0, odds) - right * odds).sum())


_LOG_ODDS = message("log odds")
_NO_END = message("all verdicts of one level are correct or all are wrong")


def _term(n: int, fit: _Fit, place: int) -> Result:
    """A coefficient with Wald's z, as if verdicts were independent."""
    from scipy.special import ndtr

    assumed = _ASSUMED.format(what="verdicts")
    if fit.is_far(place):
        return impossible(n, _METHOD, assumed, _NO_END)
    value, error = float(fit.values[place]), sqrt(float(fit.covariance[place, place]))
    z = value / error
    p, half = 2 * float(ndtr(-abs(z))), _Z * error
    return Result(n, _METHOD, assumed, z, (), p, value, value - half, value + half)


def _clustered_term(fit: _Fit, place: int, clustered: Clustered) -> Result:
    """A coefficient with Student's t of verdicts that cluster."""
    trials = clustered.trials
    n = len(trials.right)
    if fit.is_far(place):
        return impossible(n, _CLUSTERED, _LINEAR, _NO_END)
    # The sandwich's influence: leverage times residual, one for each trial.
    leverage, share = fit.design @ fit.covariance[place], fit.shares
    if clustered.rows is not None:
        leverage, share = leverage[clustered.rows], share[clustered.rows]
    influences = trials.influences(leverage * (trials.right - share))
    floor = float(fit.covariance[place, place])
    value = float(fit.values[place])
    result = inference(influences, value, floor, clustered.wanted).result(0.0, _LOG_ODDS)
    return replace(
        result,
        method=join("; ", (_CLUSTERED, result.method)),
        assumptions=join(" ", (_LINEAR, result.assumptions)),
    )


_ASSUMED_ODDS = message("Verdicts are independent; the log odds are about normally distributed.")
_HALF = message("Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%")
_TWO = message(
    "Binomial linear model with one group compared with the baseline, Wald z; effect: log odds "
    "ratio"
)


def against_half(right: int, n: int) -> Result:
    """A test of whether a share of successes differs from 50%."""
    if why := _one_sided(right, n):
        return impossible(n, _HALF, _ASSUMED_ODDS, why)
    return _wald(n, _HALF, _log_odds(right, n))


def against_baseline(right: int, n: int, base_right: int, base_n: int) -> Result:
    """A test of whether a share of successes differs from a baseline, such as human witnesses."""
    why = _one_sided(right, n) or _one_sided(base_right, base_n)
    if why:
        return impossible(n + base_n, _TWO, _ASSUMED_ODDS, why)
    (log_odds, own_var), (base, base_var) = _log_odds(right, n), _log_odds(base_right, base_n)
    # Independent samples, so their variances add up.
    return _wald(n + base_n, _TWO, (log_odds - base, own_var + base_var))


def _one_sided(right: int, n: int) -> str:
    if n == 0:
        return message("there are no verdicts")
    if right in (0, n):
        return message("all verdicts of a group are the same, so its log odds are infinite")
    return ""


def _log_odds(right: int, n: int) -> tuple[float, float]:
    # With the variance of log odds in large samples: one over each of both counts, added.
    return log(right / (n - right)), 1 / right + 1 / (n - right)


def _wald(n: int, method: str, difference: tuple[float, float]) -> Result:
    from scipy.special import ndtr

    effect, error = difference[0], sqrt(difference[1])
    z = effect / error
    p = 2 * float(ndtr(-abs(z)))
    low, high = effect - _Z * error, effect + _Z * error
    return Result(n, method, _ASSUMED_ODDS, z, (), p, effect, low, high)


_METHOD_LINE = message("Linear regression, two-tailed t of the slope; effect: change per unit")
_ASSUMED_LINE = message(
    "Values are independent, change linearly, and vary normally around the line with constant "
    "variance."
)


def slope(predictor: ArrayLike, values: ArrayLike) -> Result:
    """The slope of a least-squares line with an intercept.

    Args:
        predictor: One number for each value.
        values: What depends on it; pairs with NaN are omitted.
    """
    import numpy as np
    from scipy.stats import linregress, t

    x, y = np.asarray(predictor, dtype=float), np.asarray(values, dtype=float)
    there = ~np.isnan(x) & ~np.isnan(y)
    x, y = x[there], y[there]
    if why := _no_line(x.size, *(float(np.ptp(sample)) if x.size else 0.0 for sample in (x, y))):
        return impossible(x.size, _METHOD_LINE, _ASSUMED_LINE, why)
    line = linregress(x, y)
    effect, error, df = float(line.slope), float(line.stderr), x.size - 2.0
    # Points on a line leave nothing but rounding, and t would be a number in the millions.
    if error <= 1e-12 * abs(effect):
        return impossible(
            x.size,
            _METHOD_LINE,
            _ASSUMED_LINE,
            message("the values are exactly on a line"),
        )
    half, p = float(t.ppf(0.975, df)) * error, float(line.pvalue)
    ends = (effect - half, effect + half)
    return Result(x.size, _METHOD_LINE, _ASSUMED_LINE, effect / error, (df,), p, effect, *ends)


def _no_line(n: int, across: float, up: float) -> str:
    if n < 3:
        return message("there are fewer than three values")
    if across == 0:
        return message("the predictor does not vary")
    return "" if up > 0 else message("all values are the same")
