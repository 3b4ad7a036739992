"""Resamples of verdicts against what a binomial distribution gives."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis._counted import Matrix
from turingdesk.analysis._estimate import (
    METHOD,
    detectability,
    newcombe,
    proportion,
    wilson,
)
from turingdesk.analysis.statistics.bootstrap import by_trial
from turingdesk.analysis.statistics.clustering import RESAMPLES
from turingdesk.analysis.statistics.inference import ALL_AGREE, EXACT

COUNTS = st.integers(0, 60)


def shown(matrix):
    """The correct verdicts on humans and on machines, one by one."""
    humans = np.repeat([1.0, 0.0], [matrix.hh, matrix.hm])
    machines = np.repeat([1.0, 0.0], [matrix.mm, matrix.mh])
    return humans, machines


@pytest.mark.parametrize(
    "matrix", [Matrix(60, 50, 65, 45), Matrix(15, 7, 20, 34), Matrix(90, 30, 50, 80)]
)
def test_the_binomial_bootstrap_is_the_one_that_resamples_verdicts(matrix):
    """Against scipy.stats.bootstrap, which draws verdicts: same spread and interval."""
    from scipy import stats

    expected = stats.bootstrap(
        shown(matrix),
        lambda h, m, axis: (h.mean(axis=axis) + m.mean(axis=axis)) / 2,
        n_resamples=RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(7),
        vectorized=True,
    )
    found = detectability(matrix)
    error = 4 * expected.standard_error / np.sqrt(2 * RESAMPLES)
    assert found.sd == pytest.approx(expected.standard_error, abs=error)
    low, high = expected.confidence_interval
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.012)


@pytest.mark.parametrize(("right", "n"), [(3, 4), (1, 5), (5, 5), (0, 3)])
def test_of_all_resamples_there_are_the_number_of_right_ones_is_binomial(right, n):
    """Every one of the n to the power of n resamples, counted."""
    from scipy import stats

    verdicts = [1] * right + [0] * (n - right)
    sums = [sum(resample) for resample in product(verdicts, repeat=n)]
    for k in range(n + 1):
        share = sums.count(k) / len(sums)
        assert share == pytest.approx(stats.binom.pmf(k, n, right / n), abs=1e-12)


def test_the_spread_is_the_one_that_theory_gives():
    matrix = Matrix(60, 50, 65, 45)
    p, q = 60 / 110, 65 / 110
    theory = np.sqrt(p * (1 - p) / 110 + q * (1 - q) / 110) / 2
    assert detectability(matrix).sd == pytest.approx(theory, rel=0.03)


@pytest.mark.parametrize(
    ("p_hh", "p_mm", "printed"), [(0.67, 0.46, 0.57), (0.58, 0.47, 0.53), (0.66, 0.47, 0.57)]
)
def test_detectability_is_that_of_paper_1(p_hh, p_mm, printed):
    """Paper 1, Fig. 3A to C, and the summary: captions 0.57, words 0.53, conversations 0.57."""
    n = 10_000
    matrix = Matrix(round(n * p_hh), round(n * (1 - p_hh)), round(n * p_mm), round(n * (1 - p_mm)))
    assert detectability(matrix).value == pytest.approx(printed, abs=0.0051)


def test_the_same_numbers_give_the_same_interval():
    assert detectability(Matrix(12, 8, 9, 11)) == detectability(Matrix(12, 8, 9, 11))


@pytest.mark.parametrize(
    ("matrix", "why"),
    [
        (Matrix(0, 0, 0, 0), "there are no verdicts."),
        (Matrix(4, 2, 0, 0), "there are no verdicts on what machines made."),
        (Matrix(0, 0, 4, 2), "there are no verdicts on what humans made."),
    ],
)
def test_what_cannot_be_computed_says_why(matrix, why):
    found = detectability(matrix)
    assert (found.value, found.sd, found.low, found.high) == (None, None, None, None)
    assert found.note == f"It can't be computed: {why}"


def test_verdicts_that_all_agree_come_with_a_warning():
    found = detectability(Matrix(3, 0, 5, 0))
    assert (found.value, found.high) == (1.0, 1.0)
    p = np.linspace(0.025 ** (1 / 3), 1, 100_001)  # of all p and q with p^3 q^5 = .025
    assert found.low == pytest.approx(((p + (0.025 / p**3) ** (1 / 5)) / 2).min(), abs=1e-8)
    assert found.note == ALL_AGREE


@given(COUNTS, COUNTS, COUNTS, COUNTS)
def test_the_interval_lies_around_the_value_and_within_0_and_1(hh, hm, mm, mh):
    found = detectability(Matrix(hh, hm, mm, mh))
    if found.value is None:
        assert hh + hm == 0 or mm + mh == 0
    else:
        assert 0 <= found.low <= found.value + 1e-9
        assert found.value - 1e-9 <= found.high <= 1


@given(st.integers(0, 500), st.integers(1, 500))
def test_wilsons_interval_is_scipys(right, more):
    from scipy import stats

    n = max(right, more)
    expected = stats.binomtest(right, n).proportion_ci(method="wilson")
    found = wilson(right, n)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-9)
    assert found.value == right / n


def test_a_share_of_nothing_has_no_interval():
    assert wilson(0, 0).value is None
    assert "no answers" in wilson(0, 0).note


@pytest.mark.parametrize(
    "matrix", [Matrix(60, 50, 65, 45), Matrix(9, 1, 5, 5), Matrix(8, 0, 6, 0)]
)
def test_newcombes_interval_is_half_of_statsmodels_for_a_difference(matrix):
    """p + q is p - (1 - q) and 1: its interval is that of a difference of two proportions."""
    from statsmodels.stats.proportion import confint_proportions_2indep

    low, high = confint_proportions_2indep(
        matrix.hh, matrix.humans, matrix.mh, matrix.machines, method="newcomb"
    )
    assert newcombe(matrix) == pytest.approx(((low + 1) / 2, (high + 1) / 2))


def test_newcombes_interval_does_not_collapse_where_all_verdicts_agree():
    low, high = newcombe(Matrix(8, 0, 6, 0))
    assert low < 0.8
    assert high == 1.0
    assert newcombe(Matrix(3, 1, 0, 0)) is None


@pytest.mark.parametrize(("right", "n"), [(0, 7), (7, 7), (3, 3), (0, 200)])
def test_a_proportion_of_which_all_agree_has_the_exact_interval_and_p_of_scipy(right, n):
    from scipy import stats

    found, theirs = proportion(right, n), stats.binomtest(right, n)
    expected = theirs.proportion_ci(method="exact")
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-9)
    assert found.p == pytest.approx(theirs.pvalue)
    assert found.method == EXACT
    assert found.note


def test_a_proportion_is_resampled_by_trial():
    found = proportion(30, 40)
    assert found.sd == pytest.approx(np.sqrt(0.75 * 0.25 / 40), rel=0.03)
    assert (found.low, found.high) == pytest.approx((0.6, 0.875), abs=0.03)
    assert found.method == METHOD


def test_trials_are_drawn_binomially():
    found = by_trial([(30, 40), (5, 5)])
    assert found.shape == (2, RESAMPLES)
    assert found[0].mean() == pytest.approx(0.75, abs=0.004)
    assert found[0].std() == pytest.approx(np.sqrt(0.75 * 0.25 / 40), rel=0.03)
    assert (found[1] == 1).all()
