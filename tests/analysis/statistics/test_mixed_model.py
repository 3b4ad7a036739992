"""Against the integral itself, against a dense Laplace fit, and against known truths."""

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit

from turingdesk.analysis.statistics.laplace import Laplace, Levels
from turingdesk.analysis.statistics.mixed_model import mixed


def crossed(seed=1, judges=40, stimuli=30, spreads=(0.9, 0.6)):
    draw = np.random.default_rng(seed)
    who = np.repeat(np.arange(judges), 12)
    what = np.concatenate([draw.choice(stimuli, 12, replace=False) for _ in range(judges)])
    x = draw.integers(0, 2, who.size) - 0.5
    able, telling = draw.normal(0, spreads[0], judges), draw.normal(0, spreads[1], stimuli)
    right = draw.random(who.size) < expit(0.4 + 0.7 * x + able[who] + telling[what])
    return who, what, x, right.astype(float)


def by_name(levels):
    """Levels are in the order of their names: 1, 10, 11, 2 and so on."""
    return sorted(range(levels), key=str)


def test_the_deviance_is_that_of_dense_matrices():
    who, what, x, y = crossed()
    design = np.column_stack([np.ones_like(x), x])
    at = np.array([0.8, 0.5, 0.3, 0.6])
    z = np.hstack([0.8 * np.eye(40)[who], 0.5 * np.eye(30)[what]])

    def minus(u):
        odds = design @ at[2:] + z @ u
        return np.logaddexp(0, odds).sum() - y @ odds + u @ u / 2

    def slope(u):
        return z.T @ (expit(design @ at[2:] + z @ u) - y) + u

    u = minimize(minus, np.zeros(70), jac=slope, method="BFGS", options={"gtol": 1e-8}).x
    p = expit(design @ at[2:] + z @ u)
    hessian = (z.T * (p * (1 - p))) @ z + np.eye(70)
    dense = 2 * minus(u) + np.linalg.slogdet(hessian)[1]
    model = Laplace(design, y, [Levels.of(who), Levels.of(what)])
    assert model.deviance(at) == pytest.approx(dense, abs=1e-5)
    (modes, errors), (other, other_errors) = model.modes(at)
    u = np.concatenate([u[:40][by_name(40)], u[40:][by_name(30)]])
    assert np.concatenate([modes / 0.8, other / 0.5]) == pytest.approx(u, abs=1e-4)
    inverse = np.sqrt(np.diag(np.linalg.inv(hessian)))
    inverse = np.concatenate([inverse[:40][by_name(40)], inverse[40:][by_name(30)]])
    assert np.concatenate([errors / 0.8, other_errors / 0.5]) == pytest.approx(inverse, rel=1e-4)


def test_an_intercept_and_its_slope_are_dense_too():
    who, _, _, y = crossed(3)
    x = np.tile(np.arange(12) - 5.5, 40) / 12
    at = np.array([0.7, 0.9, 0.2, 0.1])
    design = np.column_stack([np.ones_like(x), x])
    z = np.hstack([0.7 * np.eye(40)[who], 0.9 * np.eye(40)[who] * x[:, None]])

    def minus(u):
        odds = design @ at[2:] + z @ u
        return np.logaddexp(0, odds).sum() - y @ odds + u @ u / 2

    def slope(u):
        return z.T @ (expit(design @ at[2:] + z @ u) - y) + u

    u = minimize(minus, np.zeros(80), jac=slope, method="BFGS", options={"gtol": 1e-8}).x
    p = expit(design @ at[2:] + z @ u)
    dense = 2 * minus(u) + np.linalg.slogdet((z.T * (p * (1 - p))) @ z + np.eye(80))[1]
    model = Laplace(design, y, [Levels.of(who), Levels.of(who, x)])
    u = np.concatenate([u[:40][by_name(40)], u[40:][by_name(40)]])
    assert model.deviance(at) == pytest.approx(dense, abs=1e-5)
    assert np.concatenate([m / s for (m, _), s in zip(model.modes(at), at, strict=False)]) == (
        pytest.approx(u, abs=1e-4)
    )


@pytest.mark.parametrize("judges", [40, 400])
@pytest.mark.parametrize("second", ["stimuli", "first", "slope"])
def test_slopes_are_those_of_differences(judges, second):
    """Full and sparse matrices, either effect the larger one, and an effect with its slope."""
    who, what, x, y = crossed(judges=judges, stimuli=60)
    both = [Levels.of(who), Levels.of(who, x) if second == "slope" else Levels.of(what)]
    design = np.column_stack([np.ones_like(x), x])
    model = Laplace(design, y, both[::-1] if second == "first" else both)
    at = np.array([0.8, 0.5, 0.3, 0.6])
    value, slopes = model.slopes(at)
    steps = np.eye(4) * 1e-4
    apart = [model.deviance(at + one) - model.deviance(at - one) for one in steps]
    assert value == pytest.approx(model.deviance(at))
    assert slopes == pytest.approx(np.array(apart) / 2e-4, abs=1e-4)


def test_one_effect_is_near_the_integral_itself():
    """Judges alone, integrated by quadrature: what Laplace approximates."""
    draw = np.random.default_rng(4)
    who = np.repeat(np.arange(60), 25)
    y = (draw.random(who.size) < expit(0.5 + draw.normal(0, 1, 60)[who])).astype(float)
    nodes, weights = np.polynomial.hermite_e.hermegauss(61)
    k = np.bincount(who, y)

    def minus(at):
        odds = at[0] + np.exp(at[1]) * nodes
        logs = k[:, None] * odds - 25 * np.logaddexp(0, odds)
        return -np.log(np.exp(logs) @ weights).sum()

    exact = minimize(minus, [0.0, 0.0], method="Nelder-Mead", options={"xatol": 1e-6}).x
    found = mixed({}, y, [Levels.of(who), Levels.of(np.zeros_like(who) + who % 2)])
    assert found.spreads[0].effect == pytest.approx(np.exp(exact[1]), rel=0.03)
    assert found.terms["intercept"].effect == pytest.approx(exact[0], abs=0.05)


def test_known_truths_are_within_their_intervals():
    who, what, x, y = crossed(7, judges=150, stimuli=60)
    found = mixed({"x": x}, y, [Levels.of(who), Levels.of(what)])
    for result, truth in zip((found.terms["x"], *found.spreads), (0.7, 0.9, 0.6), strict=True):
        assert result.low < truth < result.high
    assert found.note == ""
    assert [len(one.names) for one in found.effects] == [150, 60]


def test_a_spread_that_is_not_there_is_none():
    draw = np.random.default_rng(6)
    who, what = np.repeat(np.arange(30), 10), np.tile(np.arange(10), 30)
    y = (draw.random(300) < 0.6).astype(float)
    found = mixed({}, y, [Levels.of(who), Levels.of(what)])
    assert min(one.effect for one in found.spreads) < 0.3
    assert found.terms["intercept"].effect == pytest.approx(
        np.log(y.mean() / (1 - y.mean())), abs=0.1
    )


@pytest.mark.parametrize(
    ("y", "who", "what", "why"),
    [
        ([], [], [], "fewer than two judges"),
        ([1, 0, 1], ["a"] * 3, ["x", "y", "z"], "fewer than two judges"),
        ([1, 1, 1, 1], list("aabb"), list("xyxy"), "all verdicts are right"),
        ([1, 0, 1, 0], list("abcd"), list("wxyz"), "nobody judged twice"),
        (
            np.arange(4000) % 2,
            np.arange(4000) // 2,
            np.arange(4000) % 2000,
            "would take too long",
        ),
    ],
)
def test_what_cannot_be_fitted_says_why(y, who, what, why):
    found = mixed({}, np.asarray(y, float), [Levels.of(who), Levels.of(what)])
    assert found.terms["intercept"].p is None
    assert why in found.note
    assert why in found.spreads[0].note
