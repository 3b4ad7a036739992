"""Regressions of correct verdicts, and a straight line through points.

- `regression`: binomial, with standard errors clustered by judge (paper 3).
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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.result import Result, impossible, not_computed
from turingdesk.core.message import message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.intp] | None
    _Fit = tuple[Floats, Floats, float]  #: values, standard errors, log likelihood


_METHOD = message("Binomial regression with a logit link, Wald z{robust}; effect: log odds")
_ROBUST = ", " + message("standard errors clustered by judge")
_ASSUMED = message("Log odds are linear in the predictors; {what} are independent.")
_Z = 1.959963984540054
_STEPS = 100  #: of a fit at most
_STILL = 1e-8  #: by what the deviance may still change
_LEAST = 1e-12  #: weight of a row, so that what is certain can be divided by it
_NO_ERROR = 1e-9  #: a standard error that is nothing but rounding
_FAR = 15.0  #: log odds beyond which a share is 0 or 1 for all that can be seen


@dataclass(frozen=True, slots=True)
class Regression:
    """One result for each column of the design, by name."""

    n: int
    terms: dict[str, Result]
    log_likelihood: float | None
    note: str = ""


def regression(
    columns: Mapping[str, ArrayLike],
    right: ArrayLike,
    n: ArrayLike | None = None,
    judges: Sequence[object] | None = None,
) -> Regression:
    """Fit log odds of being correct to some predictors and an intercept.

    Args:
        columns: The predictors by name, without the intercept.
        right: How many verdicts of each row were right.
        n: Of how many; by default each row is one verdict.
        judges: Who gave those of each row; then errors are clustered by judge, which the
            paper's were not. Without them verdicts are taken to be independent.
    """
    import numpy as np

    k = np.asarray(right, dtype=float)
    size = np.ones_like(k) if n is None else np.asarray(n, dtype=float)
    names = ["intercept", *columns]
    design = np.column_stack([np.ones_like(k), *(np.asarray(c, float) for c in columns.values())])
    codes = None if judges is None else np.unique(np.asarray(judges, str), return_inverse=True)[1]
    method = _METHOD.format(robust="" if codes is None else _ROBUST)
    assumed = _ASSUMED.format(what="verdicts" if codes is None else "judges")
    total = int(size.sum())
    if why := _unfit(k.sum(), total, design, codes):
        none = {name: impossible(total, method, assumed, why) for name in names}
        return Regression(total, none, None, not_computed(why))
    values, errors, likelihood = _fitted(design, k, size, codes)
    terms = {
        name: _term(total, method, assumed, (float(value), float(error)))
        for name, value, error in zip(names, values, errors, strict=True)
    }
    return Regression(total, terms, likelihood)


def _unfit(right: float, total: int, design: Floats, codes: Codes) -> str:
    import numpy as np

    if not total:
        return message("there are no verdicts")
    if right in (0, total):
        return message("all verdicts are correct, or all are wrong")
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return message(
            "the predictors can't be separated: one doesn't vary, or depends on the others"
        )
    if codes is not None and codes.max() + 1 <= design.shape[1]:
        return message("there are not more judges than predictors")
    return ""


def _fitted(design: Floats, right: Floats, n: Floats, codes: Codes) -> _Fit:
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
        weight = np.maximum(n * p * (1 - p), _LEAST)
        root = np.sqrt(weight)
        aim = odds + (right - n * p) / weight
        # Not by the normal equations, which square the condition number (Golub & Van Loan 2013,
        # Matrix Computations, section 5.3).
        at = np.linalg.lstsq(design * root[:, None], aim * root, rcond=None)[0]
        odds = design @ at
        before, now = now, _deviance(odds, right, n)
    p = expit(odds)
    bread = np.linalg.pinv((design.T * (n * p * (1 - p))) @ design, hermitian=True)
    if codes is not None:
        bread = _clustered(bread, design * (right - n * p)[:, None], codes)
    ways = (gammaln(n + 1) - gammaln(right + 1) - gammaln(n - right + 1)).sum()
    return at, np.sqrt(np.maximum(np.diag(bread), 0.0)), float(ways - now / 2)


def _deviance(odds: Floats, right: Floats, n: Floats) -> float:
    """Return minus twice the log likelihood, without terms that don't depend on the fit."""
    import numpy as np

    # logaddexp(0, x) is log(1 + exp(x)), without overflow at large odds.
    return float(2 * (n * np.logaddexp(0, odds) - right * odds).sum())


def _clustered(bread: Floats, scores: Floats, codes: NDArray[np.intp]) -> Floats:
    """The sandwich of Liang and Zeger (1986), as if there were few clusters."""
    import numpy as np

    rows, terms = scores.shape
    sums = np.column_stack([np.bincount(codes, own) for own in scores.T])
    groups = len(sums)
    # The correction for few clusters of Stata and statsmodels.
    few = groups / (groups - 1) * (rows - 1) / (rows - terms)
    covariance: Floats = bread @ (sums.T @ sums) @ bread * few
    return covariance


def _term(n: int, method: str, assumed: str, found: tuple[float, float]) -> Result:
    from scipy.special import ndtr

    value, error = found
    if abs(value) > _FAR or not 0 < error < 100:
        return impossible(
            n, method, assumed, message("all verdicts of one level are correct or all are wrong")
        )
    if error < _NO_ERROR:
        return impossible(
            n, method, assumed, message("judges of the same level do not differ at all")
        )
    z = value / error
    p, half = 2 * float(ndtr(-abs(z))), _Z * error
    return Result(n, method, assumed, z, (), p, value, value - half, value + half)


_ASSUMED_ODDS = message("Verdicts are independent; the log odds are about normally distributed.")
_HALF = message("Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%")
_TWO = message(
    "Binomial linear model with one group compared with the baseline, Wald z; effect: log odds "
    "ratio"
)


def against_half(right: int, n: int) -> Result:
    """Whether a share of successes differs from 50%."""
    if why := _one_sided(right, n):
        return impossible(n, _HALF, _ASSUMED_ODDS, why)
    return _wald(n, _HALF, _log_odds(right, n))


def against_baseline(right: int, n: int, base_right: int, base_n: int) -> Result:
    """Whether a share of successes differs from a baseline's, such as the human witnesses'."""
    why = _one_sided(right, n) or _one_sided(base_right, base_n)
    if why:
        return impossible(n + base_n, _TWO, _ASSUMED_ODDS, why)
    (own, own_var), (base, base_var) = _log_odds(right, n), _log_odds(base_right, base_n)
    return _wald(n + base_n, _TWO, (own - base, own_var + base_var))


def _one_sided(right: int, n: int) -> str:
    if n == 0:
        return message("there are no verdicts")
    if right in (0, n):
        return message("all verdicts of a group are the same, so its log odds are infinite")
    return ""


def _log_odds(right: int, n: int) -> tuple[float, float]:
    return log(right / (n - right)), 1 / right + 1 / (n - right)


def _wald(n: int, method: str, found: tuple[float, float]) -> Result:
    from scipy.special import ndtr

    effect, error = found[0], sqrt(found[1])
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
    if why := _no_line(x.size, *(float(np.ptp(one)) if x.size else 0.0 for one in (x, y))):
        return impossible(x.size, _METHOD_LINE, _ASSUMED_LINE, why)
    line = linregress(x, y)
    effect, error, df = float(line.slope), float(line.stderr), x.size - 2.0
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
