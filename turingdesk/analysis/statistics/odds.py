"""Binomial regressions of success that have a closed form (paper 3, Section 3.1).

A binomial linear model with an intercept alone, or with one group beside a baseline, is
saturated: its coefficients are log odds, and their standard errors are known exactly.

Paper 3 prints z = -0.71 with p = 0.864 for Dragon against 50 %, and z = -0.452 with
p = 0.036 for Sierra. Neither fits its own p. From the printed counts Dragon has z = -0.171,
with just that p, and Sierra the log odds -0.452 with z = -2.09 and just that p: the p values
are taken as right, the z as misprints.
"""

from __future__ import annotations

from math import log, sqrt

from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import message

_Z = 1.959963984540054  #: the normal distribution's 97.5 % point
_ASSUMED = message("Verdicts are independent; the log odds are about normally distributed.")
_HALF = message("Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50 %")
_TWO = message(
    "Binomial linear model with one group beside the baseline, Wald z; effect: log odds ratio"
)


def against_half(right: int, n: int) -> Result:
    """Whether a share of successes differs from 50 %."""
    if why := _one_sided(right, n):
        return impossible(n, _HALF, _ASSUMED, why)
    return _wald(n, _HALF, _log_odds(right, n))


def against_baseline(right: int, n: int, base_right: int, base_n: int) -> Result:
    """Whether a share of successes differs from a baseline's, e.g. the human witnesses'."""
    why = _one_sided(right, n) or _one_sided(base_right, base_n)
    if why:
        return impossible(n + base_n, _TWO, _ASSUMED, why)
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
    return Result(n, method, _ASSUMED, z, (), p, effect, low, high)
