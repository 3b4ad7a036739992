"""Hedges' g against its definition, a printed example, and the t-test of the same groups."""

from math import gamma, sqrt

import numpy as np
import pytest

from turingdesk.analysis.statistics.standardized import hedges


def test_it_is_the_pooled_t_value_without_its_sizes_and_without_bias():
    from scipy.stats import ttest_ind

    draw = np.random.default_rng(5)
    for n, m in ((3, 4), (20, 11), (200, 300)):
        x, y = draw.normal(1, 2, n), draw.normal(0, 2, m)
        d = ttest_ind(x, y).statistic * sqrt(1 / n + 1 / m)
        df = n + m - 2
        exact = gamma(df / 2) / sqrt(df / 2) / gamma((df - 1) / 2) if df < 300 else 1
        found = hedges(x, y)
        assert found.value == pytest.approx(d * exact, rel=0.01)
        assert found.low < found.value < found.high
        assert hedges(y, x).value == pytest.approx(-found.value)


def test_the_printed_example_of_borenstein_and_others():
    """Introduction to Meta-Analysis, 2009, p. 27: g = 0.5924, variance of d 0.0410."""
    x = np.concatenate([np.full(25, 103 - 5.5), np.full(25, 103 + 5.5)])
    y = np.concatenate([np.full(25, 100 - 4.5), np.full(25, 100 + 4.5)])
    x = 103 + (x - 103) * 5.5 / x.std(ddof=1)
    y = 100 + (y - 100) * 4.5 / y.std(ddof=1)
    found = hedges(x, y)
    assert found.value == pytest.approx(0.5924, abs=1e-3)
    assert (found.high - found.low) / 2 / 1.96 == pytest.approx(sqrt(0.0410), rel=0.01)


def test_what_cannot_be_computed_says_why():
    assert "fewer than two" in hedges([1.0, float("nan")], [1.0, 2.0]).note
    assert "do not differ" in hedges([1.0, 1.0], [2.0, 2.0]).note
