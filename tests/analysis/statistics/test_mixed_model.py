"""Against the integral itself, against a dense Laplace fit, and against known truths."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.covariance import CORRELATION
from turingdesk.analysis.statistics.laplace import Laplace, Levels
from turingdesk.analysis.statistics.links import LOGIT, PROBIT
from turingdesk.analysis.statistics.mixed_model import TOGETHER, mixed
from turingdesk.core.message import Message


def crossed(seed=1, judges=40, stimuli=30, spreads=(0.9, 0.6)):
    from scipy.special import expit

    draw = np.random.default_rng(seed)
    who = np.repeat(np.arange(judges), 12)
    what = np.concatenate([draw.choice(stimuli, 12, replace=False) for _ in range(judges)])
    x = draw.integers(0, 2, who.size) - 0.5
    able, telling = draw.normal(0, spreads[0], judges), draw.normal(0, spreads[1], stimuli)
    right = draw.random(who.size) < expit(0.4 + 0.7 * x + able[who] + telling[what])
    return who, what, x, right.astype(float)


def two(who, what, x=None):
    """Judges, perhaps with slopes, and stimuli."""
    slopes = {} if x is None else {"judges": np.ones_like(x), "slopes": x}
    return [Levels.of("judges", who, **slopes), Levels.of("stimuli", what)]


def fixed(y, **columns):
    return {"intercept": np.ones_like(y), **columns}


def by_name(levels):
    """Levels are in the order of their names: 1, 10, 11, 2 and so on."""
    return sorted(range(levels), key=str)


def test_the_deviance_is_that_of_dense_matrices():
    from scipy.optimize import minimize
    from scipy.special import expit

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
    model = Laplace(design, y, two(who, what))
    assert model.deviance(at) == pytest.approx(dense, abs=1e-5)
    (modes, errors), (other, other_errors) = (
        (mode[:, 0], error[:, 0]) for mode, error in model.modes(at)
    )
    u = np.concatenate([u[:40][by_name(40)], u[40:][by_name(30)]])
    assert np.concatenate([modes / 0.8, other / 0.5]) == pytest.approx(u, abs=1e-4)
    inverse = np.sqrt(np.diag(np.linalg.inv(hessian)))
    inverse = np.concatenate([inverse[:40][by_name(40)], inverse[40:][by_name(30)]])
    assert np.concatenate([errors / 0.8, other_errors / 0.5]) == pytest.approx(inverse, rel=1e-4)


@pytest.mark.parametrize("link", [LOGIT, PROBIT])
def test_correlated_slopes_beside_stimuli_are_dense_too(link):
    from scipy.optimize import minimize
    from scipy.special import expit, log_ndtr, ndtr

    who, what, x, y = crossed(3)
    root = np.array([[0.7, 0.0], [-0.3, 0.9]])
    at = np.array([0.7, -0.3, 0.9, 0.5, 0.2, 0.1])
    design = np.column_stack([np.ones_like(x), x])
    judges = design @ root
    z = np.hstack([np.eye(40)[who] * judges[:, [0]], np.eye(40)[who] * judges[:, [1]]])
    z = np.hstack([z, 0.5 * np.eye(30)[what]])
    sign = 2 * y - 1

    def minus(u):
        eta = sign * (design @ at[4:] + z @ u)
        logs = -np.logaddexp(0, -eta) if link is LOGIT else log_ndtr(eta)
        return u @ u / 2 - logs.sum()

    def slope(u):
        eta = sign * (design @ at[4:] + z @ u)
        density = np.exp(-(eta**2) / 2) / np.sqrt(2 * np.pi)
        return u - z.T @ (sign * (expit(-eta) if link is LOGIT else density / ndtr(eta)))

    u = minimize(minus, np.zeros(110), jac=slope, method="BFGS", options={"gtol": 1e-8}).x
    eta = design @ at[4:] + z @ u
    density = np.exp(-(eta**2)) / (2 * np.pi)
    expected = density / ndtr(eta) / ndtr(-eta) if link is PROBIT else expit(eta) * expit(-eta)
    dense = 2 * minus(u) + np.linalg.slogdet((z.T * expected) @ z + np.eye(110))[1]
    model = Laplace(design, y, two(who, what, x), link)
    assert model.deviance(at) == pytest.approx(dense, abs=1e-5)
    (modes, _), (other, _) = model.modes(at)
    apart = np.column_stack([u[:40], u[40:80]]) @ root.T
    assert modes == pytest.approx(apart[by_name(40)], abs=1e-4)
    assert other[:, 0] == pytest.approx(0.5 * u[80:][by_name(30)], abs=1e-4)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("link", [LOGIT, PROBIT])
@pytest.mark.parametrize("judges", [40, 400])
@pytest.mark.parametrize("second", ["stimuli", "first", "slope", "alone"])
def test_slopes_are_those_of_differences(judges, second, link):
    """Either effect the larger one, with and without slopes, and judges alone."""
    who, what, x, y = crossed(judges=judges, stimuli=60)
    both = two(who, what, x if second in ("slope", "alone") else None)
    random = {"first": both[::-1], "alone": both[:1]}.get(second, both)
    model = Laplace(np.column_stack([np.ones_like(x), x]), y, random, link)
    at = np.array([0.8, -0.2, 0.7, 0.5, 0.3, 0.6])
    at = {"slope": at, "alone": np.delete(at, 3)}.get(second, np.delete(at, [1, 2]))
    value, slopes = model.slopes(at)
    apart = [model.deviance(at + one) - model.deviance(at - one) for one in np.eye(at.size) * 1e-4]
    assert value == pytest.approx(model.deviance(at))
    assert slopes == pytest.approx(np.array(apart) / 2e-4, abs=1e-4)


def test_one_effect_is_near_the_integral_itself():
    """Judges alone, integrated by quadrature: what Laplace approximates."""
    from scipy.optimize import minimize
    from scipy.special import expit

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
    found = mixed(fixed(y), y, [Levels.of("judges", who)])
    assert found.spreads["judges"].effect == pytest.approx(np.exp(exact[1]), rel=0.03)
    assert found.terms["intercept"].effect == pytest.approx(exact[0], abs=0.05)


def test_known_truths_are_within_their_intervals():
    who, what, x, y = crossed(7, judges=150, stimuli=60)
    found = mixed(fixed(y, x=x), y, two(who, what))
    results = (found.terms["x"], found.spreads["judges"], found.spreads["stimuli"])
    for result, truth in zip(results, (0.7, 0.9, 0.6), strict=True):
        assert result.low < truth < result.high
    assert found.note == ""
    assert [len(one.names) for one in found.effects.values()] == [150, 60]
    assert found.terms["x"].df == (59,)
    assert found.terms["x"].generalizes.startswith("other judges, other stimuli")


@pytest.mark.slow
def test_judges_slopes_and_their_correlation_are_found():
    from scipy.special import expit

    draw = np.random.default_rng(2)
    who, what = np.repeat(np.arange(150), 40), np.tile(np.arange(40), 150)
    x = what % 2 - 0.5
    both = draw.multivariate_normal([0, 0], [[0.64, 0.5], [0.5, 1.0]], 150)
    odds = 0.4 + 0.7 * x + both[who, 0] + both[who, 1] * x + draw.normal(0, 0.5, 40)[what]
    y = (draw.random(who.size) < expit(odds)).astype(float)
    found = mixed(fixed(y, x=x), y, two(who, what, x))
    truths = {"judges": 0.8, "slopes": 1.0, CORRELATION: 0.625, "stimuli": 0.5}
    for name, truth in truths.items():
        assert found.spreads[name].low < truth < found.spreads[name].high, name
    assert found.terms["x"].low < 0.7 < found.terms["x"].high
    without = mixed(fixed(y, x=x), y, two(who, what))
    assert found.deviance < without.deviance - 50


def test_a_spread_that_is_not_there_is_none():
    draw = np.random.default_rng(6)
    who, what = np.repeat(np.arange(30), 10), np.tile(np.arange(10), 30)
    y = (draw.random(300) < 0.6).astype(float)
    found = mixed(fixed(y), y, two(who, what))
    assert min(one.effect for one in found.spreads.values()) < 0.3
    assert found.terms["intercept"].effect == pytest.approx(
        np.log(y.mean() / (1 - y.mean())), abs=0.1
    )


def one_chat_each(judges=60, each=6):
    """Judges who judge one chat each, several times: each chat has one judge."""
    from scipy.special import expit

    draw = np.random.default_rng(11)
    who = np.repeat(np.arange(judges), each)
    y = (draw.random(who.size) < expit(0.3 + draw.normal(0, 1.5, judges)[who])).astype(float)
    return who, y


def test_where_each_judge_has_one_stimulus_only_the_sum_of_spreads_is_told():
    who, y = one_chat_each()
    found = mixed(fixed(y), y, two(who, [f"chat-{one}" for one in who]))
    alone = mixed(fixed(y), y, [Levels.of("judges", who)])
    assert found.spreads[TOGETHER].effect == pytest.approx(alone.spreads["judges"].effect)
    assert found.spreads[TOGETHER].low < 1.5 < found.spreads[TOGETHER].high
    for name in ("judges", "stimuli"):
        assert found.spreads[name].effect is None
        assert "only the sum of the two variances can be estimated" in found.spreads[name].note
    assert found.effects == {}


def test_hardly_any_judge_with_a_second_stimulus_does_not_tell_spreads_apart():
    who, y = one_chat_each()
    chats = who.copy()
    chats[::6][:2] = 1  # the first verdicts of two judges
    found = mixed(fixed(y), y, two(who, chats))
    assert "only the sum" in found.spreads["judges"].note
    half = np.where(np.arange(who.size) % 2, who, 100 + who % 10)  # ten chats that many judged
    apart = mixed(fixed(y), y, two(who, half))
    assert apart.spreads["judges"].effect > 0
    assert TOGETHER not in apart.spreads


def test_judges_of_one_verdict_have_no_spread_but_their_stimuli_do():
    from scipy.special import expit

    draw = np.random.default_rng(12)
    what = np.tile(np.arange(20), 30)
    y = (draw.random(600) < expit(draw.normal(0, 1, 20)[what])).astype(float)
    found = mixed(fixed(y), y, two(np.arange(600), what))
    assert "hardly any verdicts have one of the judges" in found.spreads["judges"].note
    assert found.spreads["stimuli"].low < 1 < found.spreads["stimuli"].high
    assert found.terms["intercept"].generalizes.startswith("these judges, other stimuli")
    assert TOGETHER not in found.spreads


@pytest.mark.parametrize(
    ("both", "why", "so"),
    [
        (0, "no judges have verdicts on both classes", "their spread includes it."),
        (4, "only 4 of the judges have verdicts on both classes", "p values might be too small."),
    ],
)
def test_judges_who_saw_one_class_have_no_slope_and_it_is_told(both, why, so):
    from scipy.special import expit

    who, what = np.repeat(np.arange(40), 20), np.tile(np.arange(20), 40)
    kept = (who < both) | (what % 2 == who % 2)
    who, what = who[kept], what[kept]
    draw = np.random.default_rng(5)
    y = (draw.random(who.size) < expit(draw.normal(0.3, 0.8, 40)[who])).astype(float)
    x = what % 2 - 0.5
    found = mixed(fixed(y, x=x), y, two(who, what, x))
    assert why in found.spreads["slopes"].note
    assert isinstance(found.spreads["slopes"].note.values["why"], Message), "can't be translated"
    assert "only one of the two spreads" in found.spreads[CORRELATION].note
    assert found.note == f"The model omits how judges differ in slopes, because {why}: {so}"
    assert found.terms["x"].note == found.note
    assert found.spreads["judges"].effect > 0


def test_a_correlation_that_the_data_do_not_tell_is_left_out():
    """Slopes that are the same as intercepts: the best fit has a correlation of 1."""
    from scipy.special import expit

    draw = np.random.default_rng(10)
    who, what = np.repeat(np.arange(30), 24), np.tile(np.arange(24), 30)
    x, skill = what % 2 - 0.5, draw.normal(0, 1.5, 30)
    y = (draw.random(who.size) < expit(skill[who] * (1 + 2 * x))).astype(float)
    found = mixed(fixed(y, x=x), y, two(who, what, x))
    assert found.spreads[CORRELATION].effect is None
    assert "at its limit" in found.spreads[CORRELATION].note
    assert found.spreads["slopes"].effect > 0
    assert found.terms["x"].p is not None


@pytest.mark.parametrize(
    ("y", "who", "what", "why"),
    [
        ([], [], [], "fewer than 3 judges or stimuli"),
        ([1, 0, 1], ["a"] * 3, ["x", "y", "z"], "fewer than 3 judges or stimuli"),
        ([1] * 6, list("aabbcc"), list("xyzxyz"), "all verdicts are correct"),
        (
            [1, 0, 1, 0],
            list("abcd"),
            list("wxyz"),
            "hardly any verdicts have one of the judges or stimuli",
        ),
        (
            np.arange(4000) % 2,
            np.arange(4000) // 2,
            np.arange(4000) % 2000,
            "would take too long",
        ),
    ],
)
def test_what_cannot_be_fitted_says_why(y, who, what, why):
    y = np.asarray(y, float)
    found = mixed(fixed(y), y, two(who, what))
    assert found.terms["intercept"].p is None
    assert why in found.note
    assert why in found.spreads["judges"].note


def null_study(draw, judges=20, each=24, stimuli=30):
    """No one can tell and truth changes nothing, but judges lean to one answer: SD 1."""
    from scipy.special import expit

    who = np.repeat(np.arange(judges), each)
    what = np.concatenate([draw.permutation(stimuli)[:each] for _ in range(judges)])
    x, leans, looks = what % 2 - 0.5, draw.normal(0, 1, judges), draw.normal(0, 0.6, stimuli)
    says_human = draw.random(who.size) < expit(leans[who] + looks[what])
    return who, what, x, (says_human == (x > 0)).astype(float)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_truth_has_the_false_positives_that_it_should_where_judges_lean_to_one_answer():
    """100 studies: 5 % and three standard errors with judges' slopes, far more without."""
    draw, p_with, p_without = np.random.default_rng(8), [], []
    for study in range(100):
        who, what, x, y = null_study(draw)
        p_with.append(mixed(fixed(y, x=x), y, two(who, what, x)).terms["x"].p)
        if study < 30:
            p_without.append(mixed(fixed(y, x=x), y, two(who, what)).terms["x"].p)
    assert 0 < np.mean(np.array(p_with) < 0.05) < 0.115
    assert np.mean(np.array(p_without) < 0.05) > 0.15


def test_a_spread_near_zero_has_no_interval_that_says_nothing():
    """Judges who hardly differ: the likelihood is flat towards 0, and so was the log scale."""
    without = 0
    for seed in range(10):
        who, what, _, y = crossed(seed, 20, 15, spreads=(0.2, 0.6))
        spread = mixed(fixed(y), y, two(who, what)).spreads["judges"]
        if spread.low is None:
            without += 1
            assert spread.effect is not None
            assert "no interval" in spread.note
        else:
            assert spread.high / spread.low <= 100.001
    assert 0 < without < 10
