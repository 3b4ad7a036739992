"""Against statsmodels, and against a likelihood maximized by scipy."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Trials
from turingdesk.analysis.statistics.regression import (
    Clustered,
    against_baseline,
    against_half,
    regression,
    slope,
)
from turingdesk.analysis.statistics.result import reason_of


def games(seed=1, judges=60, each=8):
    from scipy.special import expit

    draw = np.random.default_rng(seed)
    who = np.repeat(np.arange(judges), each)
    x = draw.normal(size=judges)[who]
    right = draw.random(who.size) < expit(0.3 + 0.5 * x + draw.normal(0, 1, judges)[who])
    return who, x, right.astype(float)


def by_hand(design, y):
    from scipy.optimize import minimize
    from scipy.special import expit

    def minus(at):
        odds = design @ at
        return np.logaddexp(0, odds).sum() - y @ odds

    at = minimize(minus, np.zeros(design.shape[1]), method="BFGS", options={"gtol": 1e-9}).x
    p = expit(design @ at)
    return at, np.linalg.inv((design.T * (p * (1 - p))) @ design), p


def test_values_and_errors_are_those_of_the_likelihood():
    _, x, y = games()
    at, covariance, _ = by_hand(np.column_stack([np.ones_like(x), x]), y)
    found = regression({"x": x}, y)
    assert found.terms["x"].effect == pytest.approx(at[1], rel=1e-4)
    z = at[1] / covariance[1, 1] ** 0.5
    assert found.terms["x"].statistic == pytest.approx(z, rel=1e-4)


def test_errors_clustered_by_judge_are_those_of_the_sandwich():
    who, x, y = games()
    design = np.column_stack([np.ones_like(x), x])
    at, bread, p = by_hand(design, y)
    scores = np.array([((y - p)[who == one] @ design[who == one]) for one in range(60)])
    meat = scores.T @ scores * (60 / 59)
    error = (bread @ meat @ bread)[1, 1] ** 0.5
    found = regression({"x": x}, y, clustered=by_judge(y, who))
    assert found.terms["x"].statistic == pytest.approx(at[1] / error, rel=1e-3)
    assert "clustered by judge" in found.terms["x"].method
    assert found.terms["x"].p > regression({"x": x}, y).terms["x"].p


def by_judge(right, who, rows=None):
    """Verdicts of some judges, all on stimuli that are of interest as such."""
    trials = Trials(np.zeros(len(who), dtype=int), np.asarray(right, bool), np.asarray(who))
    return Clustered(trials, Clustering.JUDGE, rows)


def test_counted_rows_cluster_as_single_ones_do():
    """Three verdicts of each judge, as one row of the design and as three."""
    draw = np.random.default_rng(6)
    x, right = draw.normal(size=20), draw.random((20, 3)) < draw.random((20, 1))
    who = np.repeat(np.arange(20), 3)
    counted = regression(
        {"x": x}, right.sum(axis=1), np.full(20, 3), by_judge(right.ravel(), who, who)
    )
    single = regression({"x": x[who]}, right.ravel(), clustered=by_judge(right.ravel(), who))
    first, second = counted.terms["x"], single.terms["x"]
    assert (first.n, first.p, *first.df) == pytest.approx((60, second.p, *second.df))


def test_both_ways_of_clustering_are_those_of_statsmodels():
    import statsmodels.api as sm
    from statsmodels.stats.sandwich_covariance import cov_cluster_2groups

    draw = np.random.default_rng(7)
    who, what = (codes.ravel() for codes in np.indices((14, 25)))
    x = draw.normal(size=14)[who] + draw.normal(size=who.size)
    odds = 0.4 * x + draw.normal(0, 1, 14)[who] + draw.normal(0, 1, 25)[what]
    right = draw.random(who.size) < 1 / (1 + np.exp(-odds))
    model = sm.GLM(right, np.column_stack([np.ones_like(x), x]), family=sm.families.Binomial())
    both, judges, stimuli = (
        covariance[1, 1]
        for covariance in cov_cluster_2groups(model.fit(), who, what, use_correction=False)
    )
    cells = judges + stimuli - both
    trials = Trials(np.zeros(who.size, dtype=int), right, who, what)
    term = regression({"x": x}, right, clustered=Clustered(trials, Clustering.BOTH)).terms["x"]
    variance = judges * 14 / 13 + stimuli * 25 / 24 - cells
    assert term.error**2 == pytest.approx(variance, rel=1e-6)
    assert term.df[0] < 24


@pytest.mark.parametrize("who", [None, np.arange(60) // 3], ids=["by verdict", "by judge"])
def test_it_is_statsmodels(who):
    import statsmodels.api as sm
    from scipy.special import expit

    draw = np.random.default_rng(2)
    x, n = draw.normal(size=60), draw.integers(1, 9, 60)
    k = draw.binomial(n, expit(0.5 * x + np.repeat(draw.normal(0, 2, 20), 3)))
    design = np.column_stack([np.ones_like(x), x])
    model = sm.GLM(np.column_stack([k, n - k]), design, family=sm.families.Binomial())
    single = np.concatenate([np.arange(size) < hits for size, hits in zip(n, k, strict=True)])
    rows = np.repeat(np.arange(60), n)
    correction = {"groups": who, "use_correction": False}
    way = {} if who is None else {"cov_type": "cluster", "cov_kwds": correction}
    fit = model.fit(**way)
    clustered = None if who is None else by_judge(single, who[rows], rows)
    sizes = n.reshape(20, 3).sum(axis=1)  # of each judge, who differ: they count as fewer
    equal = sizes.sum() ** 2 / (sizes**2).sum()
    few = 1 if who is None else (equal / (equal - 1)) ** 0.5
    found = regression({"x": x}, k, n, clustered)
    assert [one.effect for one in found.terms.values()] == pytest.approx(fit.params)
    theirs = fit.tvalues / few
    assert [one.statistic for one in found.terms.values()] == pytest.approx(theirs, rel=1e-6)
    assert found.log_likelihood == pytest.approx(fit.llf)


def test_counted_rows_are_single_ones():
    whole = regression({"x": [0, 1, 2]}, [4, 7, 9], [10, 10, 10])
    x = np.repeat([0, 1, 2], 10)
    y = np.concatenate([np.arange(10) < k for k in (4, 7, 9)])
    single = regression({"x": x}, y)
    assert whole.n == single.n == 30
    assert whole.terms["x"].p == pytest.approx(single.terms["x"].p, rel=1e-4)


@pytest.mark.parametrize(
    ("x", "y", "who", "why"),
    [
        ([], [], None, "no verdicts"),
        ([1, 2, 3], [1, 1, 1], None, "all verdicts are correct"),
        ([1, 1, 1], [1, 0, 1], None, "doesn't vary"),
        ([1, 2, 3, 4], [1, 0, 1, 0], ["a", "a", "b", "b"], "not more judges"),
    ],
)
def test_what_cannot_be_fitted_says_why(x, y, who, why):
    clustered = None if who is None else by_judge(y, np.unique(who, return_inverse=True)[1])
    found = regression({"x": x}, y, clustered=clustered)
    assert found.terms["x"].p is None
    assert why in found.note


def test_judges_who_do_not_differ_leave_half_the_variance_of_independent_verdicts():
    x, who = np.repeat([0, 1, 1], 10), np.repeat([0, 1, 2], 10)
    right = np.concatenate([np.arange(10) < k for k in (5, 7, 7)])
    alone = regression({"x": x}, right).terms["x"]
    term = regression({"x": x}, right, clustered=by_judge(right, who)).terms["x"]
    assert term.statistic == pytest.approx(alone.statistic * 2**0.5)


def test_a_level_that_is_always_right_says_so():
    x, y = np.repeat([0, 1], 20), np.concatenate([np.arange(20) % 2, np.ones(20)])
    assert regression({"x": x}, y).terms["x"].note.endswith("are correct or all are wrong.")


HUMAN, DRAGON, SIERRA = (523, 793), (425, 855), (35, 90)  # paper 3, Table 1: 0.66, 0.497, 0.39


@pytest.mark.parametrize(("k", "n"), [HUMAN, DRAGON, SIERRA, (1, 3)])
def test_one_share_is_an_intercept(k, n):
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    counts = np.array([[k - 1, n - k + 1], [2 * k + 1, 2 * (n - k) - 1]])
    theirs = GLM(counts, np.ones((2, 1)), family=Binomial()).fit()
    found = against_half(3 * k, 3 * n)
    assert found.effect == pytest.approx(theirs.params[0])
    assert found.statistic == pytest.approx(theirs.tvalues[0])
    assert found.p == pytest.approx(theirs.pvalues[0], rel=1e-4)
    assert (found.low, found.high) == pytest.approx(tuple(theirs.conf_int()[0]))


def test_two_shares_are_a_model_with_a_baseline():
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM

    rows = [DRAGON, HUMAN]
    counts = np.array([[k - 9 + i, n - k + 9 - i] for i in (0, 18) for k, n in rows])
    design = np.array([[1.0, 1.0], [1.0, 0.0]] * 2)
    theirs = GLM(counts, design, family=Binomial()).fit()
    found = against_baseline(850, 1710, 1046, 1586)
    assert found.statistic == pytest.approx(theirs.tvalues[1])
    assert found.p == pytest.approx(theirs.pvalues[1])


def test_humans_against_dragon_are_as_paper_3_printed_them():
    assert round(against_baseline(*HUMAN, *DRAGON).statistic, 2) == 6.63


def test_dragon_and_sierra_against_half_have_the_printed_p_values():
    dragon, sierra = against_half(*DRAGON), against_half(*SIERRA)
    assert round(dragon.p, 3) == 0.864
    assert round(dragon.statistic, 3) == -0.171  # printed as -0.71
    assert round(sierra.p, 3) == pytest.approx(0.036, abs=0.0011)
    assert round(sierra.effect, 3) == -0.452  # printed as z


@pytest.mark.parametrize(
    "found",
    [against_half(0, 0), against_half(0, 9), against_half(9, 9), against_baseline(3, 5, 4, 4)],
)
def test_what_cannot_be_computed_says_why(found):
    assert found.p is None
    assert reason_of(found.note)


@pytest.mark.parametrize("seed", range(5))
def test_the_line_is_that_of_statsmodels(seed):
    from statsmodels.api import OLS, add_constant

    draw = np.random.default_rng(seed)
    x = draw.normal(30, 8, 12 + seed)
    y = 0.03 * x + draw.normal(0, 1, x.size)
    fit = OLS(y, add_constant(x)).fit()
    found = slope(np.append(x, np.nan), np.append(y, 1.0))
    assert (found.n, found.df) == (x.size, (x.size - 2.0,))
    assert found.effect == pytest.approx(fit.params[1])
    assert found.statistic == pytest.approx(fit.tvalues[1])
    assert found.p == pytest.approx(fit.pvalues[1])
    assert (found.low, found.high) == pytest.approx(tuple(fit.conf_int()[1]))


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        ([], [], "fewer than three"),
        ([1, 2], [1, 3], "fewer than three"),
        ([1, 1, 1], [1, 2, 3], "does not vary"),
        ([1, 2, 3], [2, 2, 2], "the same"),
        ([1, 2, 3, 4], [2, 4, 6, 8], "exactly on a line"),
    ],
)
def test_a_line_that_cannot_be_fitted_says_why(x, y, why):
    found = slope(x, y)
    assert found.p is None
    assert why in found.note
    assert found.method
