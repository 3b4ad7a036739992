"""Starts are near the end of the search, and units near the standard errors there."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.laplace import Laplace, Levels
from turingdesk.analysis.statistics.mixed_model import mixed
from turingdesk.analysis.statistics.mixed_start import Moments


def crossed(seed, spreads):
    from scipy.special import expit

    draw = np.random.default_rng(seed)
    who, what = np.repeat(np.arange(150), 30), draw.integers(0, 80, 150 * 30)
    x = what % 2 - 0.5
    able, telling = draw.normal(0, spreads[0], 150), draw.normal(0, spreads[1], 80)
    right = draw.random(who.size) < expit(0.3 + 0.4 * x + able[who] + telling[what])
    design = np.column_stack([np.ones_like(x), x])
    return design, right.astype(float), [Levels.of("judges", who), Levels.of("stimuli", what)]


def fit_of(design, right, random):
    return mixed({"intercept": design[:, 0], "x": design[:, 1]}, right, random)


@pytest.mark.parametrize("spreads", [(0.3, 0.4), (0.8, 0.3)])
def test_it_starts_within_a_few_standard_errors_of_the_maximum(spreads):
    design, right, random = crossed(2, spreads)
    found, fit = Moments(design, right, random).start(), fit_of(design, right, random)
    best = [one.effect**2 for one in fit.spreads.values()]
    best += [fit.terms[name].effect for name in ("intercept", "x")]
    assert (np.abs(found.at - best) < 4 * found.units).all()
    errors = [(one.high - one.low) / 3.92 for one in fit.terms.values()]
    assert found.units[2:] == pytest.approx(errors, rel=0.25)


def test_nothing_beyond_chance_starts_with_hardly_any_spread():
    found = Moments(*crossed(3, (0.0, 0.0))).start()
    assert (found.at[:2] < 0.03).all()


def test_the_search_ends_where_the_deviance_is_flat():
    design, right, random = crossed(4, (0.5, 0.6))
    fit = fit_of(design, right, random)
    at = [one.effect for one in (*fit.spreads.values(), *fit.terms.values())]
    model = Laplace(design, right, random)
    value, slopes = model.slopes(np.array(at))
    assert fit.deviance == pytest.approx(value)
    errors = [one.effect * np.log(one.high / one.low) / 3.92 for one in fit.spreads.values()]
    errors += [(one.high - one.low) / 3.92 for one in fit.terms.values()]
    assert np.abs(slopes * errors).max() < 0.02  # deviance falls by 1 over a standard error


def test_effects_that_are_the_same_do_not_hinder_it():
    design, right, random = crossed(5, (0.5, 0.0))
    found = Moments(design, right, [random[0], random[0]]).start()
    assert np.isfinite(found.at).all()
    assert np.isfinite(found.units).all()
