"""Binomial mixed models by Laplace's approximation: judges and stimuli as random effects.

The linear predictor (log odds or z) is that of the fixed effects, plus one normally distributed
number for each judge and another for each stimulus (crossed effects). A judge may have a second
one, which is multiplied by a predictor: a random slope, correlated with the intercept (Barr et
al. 2013, Journal of Memory and Language 68(3)).

For given spreads the mode of the random effects is found by Newton's steps; the integral over
them is approximated by a normal one there (Laplace), and its maximum over spreads and
fixed effects is the fit, as in lme4's glmer; `mixed_start` says where the search begins.

What the data cannot carry is omitted, in this order, and told: the correlation of intercept and
slope, the slope, a factor of which hardly any level has two verdicts. Where the same verdicts
share a judge as share a stimulus, only the sum of both variances can be told.

Limit: with a handful of verdicts a judge the spreads come out somewhat too small, as always with
Laplace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import TYPE_CHECKING

from turingdesk.analysis.statistics import record
from turingdesk.analysis.statistics.clustering import (
    FEWEST_JUDGES,
    VERDICTS,
    ClusterWords,
    clustering,
)
from turingdesk.analysis.statistics.covariance import CORRELATION, Covariances, Spread
from turingdesk.analysis.statistics.laplace import Laplace, Levels
from turingdesk.analysis.statistics.links import LOGIT, Link
from turingdesk.analysis.statistics.mixed_start import Moments, Start
from turingdesk.analysis.statistics.result import Result, impossible
from turingdesk.core.message import any_of, join, message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

ASSUMED = message(
    "The linear predictor is linear in the predictors; random effects are normal and "
    "independent of the predictors, those of judges also of those of stimuli."
)
TOGETHER = "together"  #: the name of the spread of two factors whose sum alone can be told
MOST = 1500  #: levels of the smaller of two crossed factors, for which a fit takes seconds
MOST_EFFECTS = 1200  #: of it, where a factor has slopes too
FEWEST = 5  #: levels with which a slope can vary
STEPS = 60  #: of the optimizer at most
_BLIND = 0.25  #: standard error of a variance that the design cannot tell: 1 in log odds
_FLAT = 0.004  #: slopes, with parameters in standard errors, at which the search ends
_STEP = 1e-4  #: of differences
_Z = 1.959963984540054
#: Half the width of an interval, on the log scale or that of Fisher's z, from which on it says
#: nothing: ten times as much or as little. The likelihood is then flat towards 0, and far from
#: the parabola that such an interval takes it for.
_VAGUE = log(10)
MODES = message("95% CIs of the conditional modes")
_UNFINISHED = message("The optimizer did not converge; interpret with caution.")


@dataclass(frozen=True, slots=True)
class Effects:
    """One random effect's levels: their modes with standard errors, as the linear predictor."""

    names: tuple[str, ...]
    modes: tuple[float, ...]
    errors: tuple[float, ...]

    def limits(self) -> tuple[Floats, Floats]:
        """Return the ends of the 95% CI of each level's mode."""
        import numpy as np

        modes, half = np.array(self.modes), _Z * np.array(self.errors)
        low, high = modes - half, modes + half
        for ends in zip(low, high, strict=True):
            record.add(MODES, len(modes), *map(float, ends))
        return low, high


@dataclass(frozen=True, slots=True)
class Mixed:
    """A fit; without effects where it could not be made, and `note` says why."""

    n: int
    terms: dict[str, Result]  #: of the fixed effects, by name
    spreads: dict[str, Result]  #: standard deviation of each random effect, by name
    effects: dict[str, Effects]  #: those that were fitted
    deviance: float | None
    note: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class _Plan:
    """The model that is fitted, and why it isn't the one that was asked for."""

    random: list[Levels]
    missing: dict[str, str]  #: reasons, by the names of the effects that are omitted
    note: str = ""
    is_correlated: bool = True
    is_sum: bool = False  #: whether the only factor stands for both


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """Where the search ended: covariances as `Start` has them, then fixed effects."""

    at: Floats
    is_end: bool
    model: Laplace
    space: Covariances

    @property
    def is_singular(self) -> bool:
        """True if a correlation is at its limit."""
        return self.space.is_singular(self.at)


def method(link: Link) -> str:
    """The way in which fixed effects are found, and their unit."""
    return join("; ", (_fitted(link), message("effect: {effect}", effect=link.unit)))


def _fitted(link: Link) -> str:
    return message(
        "Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; "
        "standard errors from its curvature; Wald t with degrees of freedom one less than the "
        "smaller number of judges or stimuli",
        name=link.name,
    )


def mixed(
    columns: Mapping[str, Floats],
    yes: Floats,
    random: Sequence[Levels],
    link: Link = LOGIT,
    words: ClusterWords = VERDICTS,
) -> Mixed:
    """Fit a model with some predictors and one or two factors of random effects.

    Args:
        columns: The predictors by name, with the intercept; best centered.
        yes: 1 or 0 for each verdict.
        random: The factors: of whom each verdict is, and by what their effects are weighted.
        link: How chances depend on the predictor.
        words: What judges and stimuli are called.
    """
    import numpy as np
    import scipy.linalg  # noqa: F401 - only libraries that are loaded can be limited below
    from threadpoolctl import threadpool_limits

    design = np.column_stack([*columns.values()])
    if why := _unfit(yes, design, random):
        return no_fit(yes.size, columns, random, link, why)
    moments = Moments(design, yes, random, link)
    plan = _planned(moments)
    if isinstance(plan, str):
        return no_fit(yes.size, columns, random, link, plan)
    # Matrices are small: on a busy machine threads of BLAS mostly wait for each other.
    with threadpool_limits(1, "blas"):
        fit, plan = _fit_identified(moments, yes, plan, link)
        return _as_fit([*columns], fit, plan, (random, words))


def _unfit(yes: Floats, design: Floats, random: Sequence[Levels]) -> str:
    import numpy as np

    sizes = [len(levels.names) for levels in random]
    if not yes.size or min(sizes) < FEWEST_JUDGES:
        return message(
            "there are fewer than {fewest_judges} {nouns}",
            fewest_judges=FEWEST_JUDGES,
            nouns=any_of([levels.noun for levels in random]),
        )
    if yes.all() or not yes.any():
        return message("all verdicts are correct, or all are wrong")
    if np.linalg.matrix_rank(design) < design.shape[1]:
        return message("a predictor does not vary")
    if len(sizes) > 1 and min(sizes) > MOST:
        return message(
            "more than {most:,} levels of the two effects would take too long", most=MOST
        )
    return ""


def _planned(moments: Moments) -> _Plan | str:
    """Determine the model that the design can identify, or why it can identify none."""
    random = moments.random
    missing: dict[str, str] = {}
    for levels in random:
        if moments.errors([levels.intercepts()])[0] > _BLIND:
            why = message("hardly any verdicts have one of the {noun} in common", noun=levels.noun)
            missing |= dict.fromkeys(levels.effects, why)
    identified_levels = [levels for levels in random if levels.effects[0] not in missing]
    if not identified_levels:
        nouns = any_of([levels.noun for levels in random])
        return message("hardly any verdicts have one of the {nouns} in common", nouns=nouns)
    is_sum = (
        moments.errors([levels.intercepts() for levels in identified_levels]) > _BLIND
    ).any() and len(identified_levels) > 1
    if is_sum:
        missing |= {
            levels.effects[0]: _only_sum(identified_levels) for levels in identified_levels
        }
        identified_levels = [max(identified_levels, key=moments.couples)]
    plan = _Plan(identified_levels, missing, is_sum=bool(is_sum))
    why = _no_slope(identified_levels, moments)
    return _without_slope(plan, why) if why else plan


def _only_sum(factors: Sequence[Levels]) -> str:
    first, second = (levels.noun for levels in factors)
    return message(
        "{first} and {second} can't be separated, for example because each of the {first} has "
        "its own {second}; only the sum of the two variances can be estimated",
        first=first,
        second=second,
    )


def _no_slope(factors: Sequence[Levels], moments: Moments) -> str:
    """Why the design says nothing about a slope; "" if there is none, or it does."""
    levels = next((factor for factor in factors if len(factor.effects) > 1), None)
    if levels is None:
        return ""
    if min(factor.size for factor in factors) > MOST_EFFECTS and len(factors) > 1:
        return message(
            "more than {most_effects:,} effects would take too long", most_effects=MOST_EFFECTS
        )
    if (varying := _varying(levels)) < FEWEST:
        few = (
            message("only {varying} of the {noun} have", varying=varying, noun=levels.noun)
            if varying
            else message("no {noun} have", noun=levels.noun)
        )
        return join(" ", (few, _unlike(levels)))
    if (moments.errors(factors) > _BLIND).any():
        return message("{noun} have too few {levels}", noun=levels.noun, levels=_unlike(levels))
    return ""


def _unlike(levels: Levels) -> str:
    """Say what a level needs for a slope of its own."""
    import numpy as np

    both = np.unique(levels.weights[1]).size == 2
    return (
        message("verdicts on both classes")
        if both
        else message("verdicts that differ in the predictor")
    )


def _varying(levels: Levels) -> int:
    """Count the levels in which the predictor with a random slope varies."""
    import numpy as np

    low, high = (np.full(len(levels.names), end) for end in (np.inf, -np.inf))
    np.minimum.at(low, levels.codes, levels.weights[1])
    np.maximum.at(high, levels.codes, levels.weights[1])
    return int((high > low).sum())


def _without_slope(plan: _Plan, why: str) -> _Plan:
    levels = next(factor for factor in plan.random if len(factor.effects) > 1)
    name = levels.effects[1]
    effect = (
        message("p values might be too small")
        if _varying(levels)
        else message("their spread includes it")
    )
    note = message(
        "The model omits how {noun} differ in {name}, because {why}: {effect}.",
        noun=levels.noun,
        name=name,
        why=why,
        effect=effect,
    )
    random = [factor.intercepts() for factor in plan.random]
    return replace(plan, random=random, missing=plan.missing | {name: why}, note=note)


def _fit_identified(
    moments: Moments, yes: Floats, plan: _Plan, link: Link
) -> tuple[_Found, _Plan]:
    """Fit the largest model that the data can identify, which shows once it is fitted."""

    def search(plan: _Plan) -> _Found:
        plan_moments = Moments(moments.design, yes, plan.random, link)
        return _search(Laplace(moments.design, yes, plan.random, link), plan_moments.start(), plan)

    fit = search(plan)
    if any(len(factor.effects) > 1 for factor in plan.random) and (
        not fit.is_end or fit.is_singular
    ):
        # The correlation goes first: it is the variance of slopes that tests of fixed effects need
        # (Barr et al. 2013).
        plan = replace(plan, is_correlated=False)
        fit = search(plan)
        if not fit.is_end:
            plan = _without_slope(plan, message("no best fit was found with it"))
            fit = search(plan)
    return fit, plan


def _search(model: Laplace, first: Start, plan: _Plan) -> _Found:
    """Find the parameters of the least deviance."""
    import numpy as np
    from scipy.optimize import minimize

    space = Covariances(plan.random, first.at.size)
    ends = space.bounds(plan.is_correlated)

    def slopes(at: Floats) -> tuple[float, Floats]:
        there = space.inside(at * first.units)
        value, gradient = model.slopes(space.roots(there))
        return value, space.slopes(there, gradient) * first.units

    # With bounds, because a spread of 0 is a possible estimate. In units of standard errors the
    # deviance is about as curved in every direction, as the first step of L-BFGS takes it to be
    # (Nocedal & Wright 2006, Numerical Optimization, section 7.2).
    solution = minimize(
        slopes,
        np.clip(first.at, *ends.T) / first.units,
        jac=True,
        method="L-BFGS-B",
        bounds=ends / first.units[:, None],
        options={"maxiter": STEPS, "ftol": 1e-11, "gtol": _FLAT},
    )
    return _Found(space.settled(solution.x * first.units), bool(solution.success), model, space)


def _as_fit(
    names: list[str], fit: _Found, plan: _Plan, about: tuple[Sequence[Levels], ClusterWords]
) -> Mixed:
    """Build the reported fit from the result of the search."""
    model, (requested_levels, words) = fit.model, about
    n, link = model.yes.size, model.link
    covariance, roots = _covariance(fit, plan.is_correlated), fit.space.roots(fit.at)
    unfinished = "" if fit.is_end else _UNFINISHED
    # Not infinite as in glmer's z: with ten judges, tests against the normal distribution find too
    # much.
    df = min(len(levels.names) for levels in plan.random) - 1.0
    nouns = {levels.noun for levels in (requested_levels if plan.is_sum else plan.random)}
    others = words.generalizes(clustering("judges" in nouns, "stimuli" in nouns))
    blank = Result(n, method(link), ASSUMED, df=(df,), generalizes=others)
    note = join(" ", (plan.note, unfinished))
    terms = {}
    for place, name in enumerate(names, fit.at.size - len(names)):
        term = _term(blank, float(fit.at[place]), float(covariance[place, place]))
        terms[name] = replace(term, note=join(" ", (term.note, note)))
    effects = {
        name: Effects(levels.names, tuple(mode.tolist()), tuple(error.tolist()))
        for levels, (modes, errors) in zip(plan.random, model.modes(roots), strict=True)
        for name, mode, error in zip(levels.effects, modes.T, errors.T, strict=True)
        if not plan.is_sum
    }
    blank = Result(n, _of_spreads(link), ASSUMED, note=unfinished, generalizes=others)
    spreads = _spreads(blank, fit, plan, covariance)
    missing = dict(plan.missing)
    if any(len(factor.effects) > 1 for factor in requested_levels) and CORRELATION not in spreads:
        missing[CORRELATION] = _no_correlation(plan)
    none = {name: impossible(n, blank.method, ASSUMED, why) for name, why in missing.items()}
    return Mixed(n, terms, spreads | none, effects, model.deviance(roots), note)


def _spreads(blank: Result, fit: _Found, plan: _Plan, covariance: Floats) -> dict[str, Result]:
    """Return the spreads of the effects that were fitted."""
    spreads = {}
    for spread in fit.space.spreads(fit.at):
        if spread.name == CORRELATION and not plan.is_correlated:
            continue
        error = max(float(spread.slopes @ covariance @ spread.slopes), 0.0) ** 0.5
        name = TOGETHER if plan.is_sum and spread.name in plan.missing else spread.name
        spreads[name] = _spread(blank, spread, error)
    return spreads


def _no_correlation(plan: _Plan) -> str:
    """Why a level's two effects have no correlation."""
    if not plan.is_correlated:
        return message(
            "the data can't determine it (the best fit has it at its limit, or there is no "
            "best fit), so it is set to 0"
        )
    if all(len(factor.effects) == 1 for factor in plan.random):
        return message("only one of the two spreads is estimated")
    return message("one of the two spreads is 0")


def no_fit(n: int, names: Iterable[str], random: Sequence[Levels], link: Link, why: str) -> Mixed:
    """Make a fit without results, which says why there are none."""
    term = impossible(n, method(link), ASSUMED, why)
    spread = impossible(n, _of_spreads(link), ASSUMED, why)
    effects = [effect for levels in random for effect in levels.effects]
    if len(effects) > len(random):
        effects.append(CORRELATION)
    return Mixed(
        n, dict.fromkeys(names, term), dict.fromkeys(effects, spread), {}, None, term.note
    )


def _covariance(fit: _Found, is_correlated: bool) -> Floats:
    """That of all estimates, with the logarithms of variances, from differences of slopes."""
    import numpy as np

    space, at = fit.space, fit.at
    is_variance = space.is_variance
    free = np.where(is_variance, at > 0, is_correlated | ~space.is_slope)
    # A slope of exactly 0 is bound to it, or was set by `settled`, and has no error.
    free &= ~(space.is_slope & (at == 0))

    def scaled(there: Floats) -> Floats:
        inside = space.inside(there)
        slopes = space.slopes(inside, fit.model.slopes(space.roots(inside))[1])
        # Half the deviance is minus the log likelihood, whose curvature is the information.
        half: Floats = np.where(is_variance, slopes * inside, slopes)[free] / 2
        return half

    here, rows = scaled(at), []
    for place in np.flatnonzero(free):
        there = at.copy()
        # Relative for variances: the covariance is that of their logarithms, on which intervals
        # are computed.
        there[place] = there[place] * np.exp(_STEP) if is_variance[place] else there[place] + _STEP
        # The slopes are exact, so their differences lose half the digits; second differences of
        # the deviance would lose about twice as many.
        rows.append((scaled(there) - here) / _STEP)
    hessian = np.array(rows)
    covariance = np.zeros((at.size, at.size))
    # Symmetric in theory only. The pseudoinverse also copes with a direction in which the
    # likelihood is flat.
    covariance[np.ix_(free, free)] = np.linalg.pinv((hessian + hessian.T) / 2, hermitian=True)
    return covariance


def _term(blank: Result, value: float, variance: float) -> Result:
    from scipy.special import stdtr, stdtrit

    if not variance > 0:
        return replace(blank, df=(), effect=value, note=message("There is no standard error."))
    t, df = value / variance**0.5, blank.df[0]
    half = float(stdtrit(df, 0.975)) * variance**0.5
    tested_term = replace(blank, statistic=t, p=2 * float(stdtr(df, -abs(t))), effect=value)
    return replace(tested_term, low=value - half, high=value + half)


def _spread(blank: Result, spread: Spread, error: float) -> Result:
    from math import atanh, exp, tanh

    if not error > 0:  # also not a number, where the curvature is that of no maximum
        why = message("There is no interval because there is no standard error.")
        if spread.value == 0:
            why = message("No spread was found beyond chance, so there is no interval.")
        return replace(blank, effect=spread.value, note=why)
    if spread.name == CORRELATION:
        z = atanh(spread.value)
        low, high = tanh(z - _Z * error), tanh(z + _Z * error)
    else:
        # An error that is too large to be meant would overflow before `_VAGUE` refuses it.
        far = exp(min(_Z * error, 50.0))
        low, high = spread.value / far, spread.value * far
    if _Z * error > _VAGUE:
        why = message("There is no interval: the data hardly tell how large this is.")
        return replace(blank, effect=spread.value, note=why)
    return replace(blank, effect=spread.value, low=low, high=high)


def _of_spreads(link: Link) -> str:
    template = message(
        "effect: standard deviation in {unit} with an interval on the log scale, or a "
        "correlation with one by Fisher's z",
        unit=link.unit,
    )
    return join("; ", (_fitted(link), template))
