"""t-tests against those of scipy."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.result import reason_of
from turingdesk.analysis.statistics.welch import one_sample, two_groups, two_shares


@pytest.mark.parametrize("seed", range(5))
def test_one_sample_is_scipys(seed):
    from scipy import stats

    x = np.random.default_rng(seed).beta(5, 4, 10 + seed)
    found, theirs = one_sample(x), stats.ttest_1samp(x, 0.5)
    assert found.statistic == pytest.approx(theirs.statistic)
    assert found.p == pytest.approx(theirs.pvalue)
    interval = theirs.confidence_interval()
    assert (found.low, found.high) == pytest.approx((interval.low - 0.5, interval.high - 0.5))
    assert found.df == (x.size - 1,)


@pytest.mark.parametrize("pooled", [True, False])
@pytest.mark.parametrize("sizes", [(5, 40), (2, 2), (100, 90)])
def test_both_tests_of_two_groups_are_scipys(pooled, sizes):
    from scipy import stats

    draw = np.random.default_rng(sum(sizes))
    x, y = draw.normal(0.6, 0.1, sizes[0]), draw.normal(0.5, 0.3, sizes[1])
    found, theirs = two_groups(x, y, pooled=pooled), stats.ttest_ind(x, y, equal_var=pooled)
    assert (found.statistic, found.p) == pytest.approx((theirs.statistic, theirs.pvalue))
    assert found.df == pytest.approx((theirs.df,))
    interval = theirs.confidence_interval()
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high))
    assert ("same variance" in found.assumptions) is pooled


@pytest.mark.parametrize("pooled", [True, False])
def test_counts_are_values_of_zero_and_one(pooled):
    x, y = np.arange(20) < 13, np.arange(31) < 12
    counted, listed = (
        two_shares((13, 12), (20, 31), pooled=pooled),
        two_groups(x, y, pooled=pooled),
    )
    assert counted.p == pytest.approx(listed.p)
    assert counted.statistic == pytest.approx(listed.statistic)
    assert two_shares((1, 3), (1, 9)).note


def test_missing_values_are_left_out():
    assert one_sample([0.5, np.nan, 0.7]) == one_sample([0.5, 0.7])


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (one_sample([]), "fewer than two"),
        (one_sample([0.7]), "fewer than two"),
        (one_sample([0.7, 0.7, 0.7]), "the same"),
        (two_groups([0.7], [0.1, 0.2]), "fewer than two"),
        (two_groups([1, 1], [0, 0]), "do not differ"),
    ],
)
def test_what_cannot_be_tested_says_why(found, why):
    assert found.p is None
    assert reason_of(found.note)
    assert why in found.note
