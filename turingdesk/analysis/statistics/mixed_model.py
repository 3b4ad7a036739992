"""Binomial mixed models by Laplace's approximation: judges and stimuli as random effects.

The log odds of being right are those of the fixed effects, plus one normally distributed
number for each judge, plus another for each stimulus (crossed effects); or, with the
second effect weighted by a predictor, a slope for each judge (paper 3, Section 3.3).

For given spreads the mode of the random effects is found by Newton's steps; the integral over
them is approximated by a normal one there (Laplace), and its maximum over spreads and
fixed effects is the fit, as in lme4's glmer; `mixed_start` says where the search begins. Both
effects' own blocks of the Hessian are diagonal, so only the smaller effect needs a dense matrix.
Limits: with a handful of verdicts a judge the spreads come out somewhat too small, as always
with Laplace; both effects of one judge (intercept and slope) are taken to be uncorrelated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics.laplace import Laplace, Levels
from turingdesk.analysis.statistics.mixed_start import Start, start
from turingdesk.analysis.statistics.result import Result, impossible

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

METHOD = (
    "Binomial mixed model with a logit link, Laplace approximation, maximum likelihood; Wald z "
    "from the curvature of the approximated likelihood; effect: log odds"
)
SPREAD = METHOD.replace(
    "effect: log odds", "effect: standard deviation in log odds, its interval on the log scale"
)
ASSUMED = (
    "Log odds are linear in the predictors; random effects are normal and independent of each "
    "other and of the predictors."
)
MOST = 1500  #: levels of the smaller of two crossed effects, for which a fit takes seconds
STEPS = 60  #: of the optimizer at most
_NONE = 0.01  #: a spread below it is none
_TINY = 1e-8  #: a variance whose slope can still be told
_FLAT = 0.004  #: slopes, with parameters in standard errors, at which the search ends
_STEP = 1e-4  #: of differences
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Effects:
    """The levels of one random effect: their modes with standard errors, in log odds."""

    names: tuple[str, ...]
    modes: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mixed:
    """A fit; without terms where it could not be made, and `note` says why."""

    n: int
    terms: dict[str, Result]  #: of the fixed effects, by name
    spreads: tuple[Result, ...]  #: standard deviation of each random effect
    effects: tuple[Effects, ...]
    deviance: float | None
    note: str = ""


def mixed(columns: dict[str, Floats], right: Floats, random: list[Levels]) -> Mixed:
    """Fit a model with an intercept, some predictors and two random effects.

    Args:
        columns: The predictors by name, without the intercept; best centred.
        right: 1 or 0 for each verdict.
        random: Both effects: of whom each verdict is, and by what it is weighted.
    """
    import numpy as np
    import scipy.linalg  # noqa: F401 - only libraries that are loaded can be limited below
    from threadpoolctl import threadpool_limits

    names = ["intercept", *columns]
    design = np.column_stack([np.ones_like(right), *columns.values()])
    if why := _unfit(right, design, random):
        return _none(right.size, names, why)
    # Matrices are small: on a busy machine threads of BLAS mostly wait for each other.
    with threadpool_limits(1, "blas"):
        return _fitted(Laplace(design, right, random), names, random)


def _fitted(model: Laplace, names: list[str], random: list[Levels]) -> Mixed:
    right = model.right
    at, note = _best(model, start(model.design, right, random))
    value, slopes = model.slopes(at)
    modes = model.modes(at)
    errors = _errors(model, at, slopes)
    terms = {
        name: _term(right.size, float(at[place]), errors[place], note)
        for place, name in enumerate(names, 2)
    }
    spreads = tuple(_spread(right.size, float(at[i]), errors[i], note) for i in (0, 1))
    effects = tuple(
        Effects(levels.names, tuple(mode.tolist()), tuple(error.tolist()))
        for levels, (mode, error) in zip(random, modes, strict=True)
    )
    return Mixed(right.size, terms, spreads, effects, value, note)


def _best(model: Laplace, first: Start) -> tuple[Floats, str]:
    """The parameters of the least deviance, and what is to be said of the search.

    It goes over variances, as `mixed_start` explains; slopes are those of spreads.
    """
    import numpy as np
    from scipy.optimize import minimize

    def spreads(at: Floats) -> Floats:
        there = at * first.units
        there[:2] = np.sqrt(there[:2].clip(_TINY))
        return there

    def slopes(at: Floats) -> tuple[float, Floats]:
        there = spreads(at)
        value, found = model.slopes(there)
        found[:2] /= 2 * there[:2]
        return value, found * first.units

    ends = np.array([(0.0, 36.0)] * 2 + [(-12.0, 12.0)] * (first.at.size - 2))
    found = minimize(
        slopes,
        first.at / first.units,
        jac=True,
        method="L-BFGS-B",
        bounds=ends / first.units[:, None],
        options={"maxiter": STEPS, "ftol": 1e-11, "gtol": _FLAT},
    )
    at = spreads(found.x)
    at[:2][at[:2] < _NONE] = 0.0
    note = "" if found.success else "The optimizer did not come to an end; take it with care."
    return at, note


def _unfit(right: Floats, design: Floats, random: list[Levels]) -> str:
    import numpy as np

    sizes = [len(levels.names) for levels in random]
    if not right.size or min(sizes) < 2:
        return "there are fewer than two judges or stimuli"
    if right.all() or not right.any():
        return "all verdicts are right, or all are wrong"
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return "a predictor does not vary"
    if min(sizes) == right.size:
        return "nobody judged twice"
    if min(sizes) > MOST and not random[0].is_same(random[1]):
        return f"more than {MOST:,} levels of both effects would take too long"
    return ""


def _none(n: int, names: list[str], why: str) -> Mixed:
    none = impossible(n, METHOD, ASSUMED, why)
    spread = impossible(n, SPREAD, ASSUMED, why)
    return Mixed(n, dict.fromkeys(names, none), (spread, spread), (), None, none.note)


def _errors(model: Laplace, at: Floats, slopes: Floats) -> list[float | None]:
    """Standard errors from differences of slopes, those of spreads on the log scale."""
    import numpy as np

    free = [i for i in range(at.size) if i > 1 or at[i] > 0]

    def scaled(there: Floats, found: Floats) -> Floats:
        """With those of the spreads' logarithms."""
        return np.concatenate([found[:2] * there[:2], found[2:]])[free] / 2

    here, rows = scaled(at, slopes), []
    for place in free:
        there = at.copy()
        there[place] = there[place] * np.exp(_STEP) if place < 2 else there[place] + _STEP
        rows.append((scaled(there, model.slopes(there)[1]) - here) / _STEP)
    hessian = np.array(rows)
    hessian = (hessian + hessian.T) / 2
    found: list[float | None] = [None] * at.size
    for place, variance in zip(
        free, np.diag(np.linalg.pinv(hessian, hermitian=True)), strict=True
    ):
        found[place] = float(variance**0.5) if variance > 0 else None
    return found


def _term(n: int, value: float, error: float | None, note: str) -> Result:
    from scipy.special import ndtr

    if not error:
        return Result(n, METHOD, ASSUMED, effect=value, note=note or "No standard error.")
    z, half = value / error, _Z * error
    p = 2 * float(ndtr(-abs(z)))
    return Result(n, METHOD, ASSUMED, z, (), p, value, value - half, value + half, note)


def _spread(n: int, value: float, error: float | None, note: str) -> Result:
    from math import exp

    if value == 0 or not error:
        note = note or "No spread was found beyond chance, so there is no interval."
        return Result(n, SPREAD, ASSUMED, effect=value, note=note)
    far = exp(min(_Z * error, 50.0))
    return Result(n, SPREAD, ASSUMED, effect=value, low=value / far, high=value * far, note=note)
