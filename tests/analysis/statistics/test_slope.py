import numpy as np
import pytest

from turingdesk.analysis.statistics.slope import slope


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
        ([1, 2, 3, 4], [2, 4, 6, 8], "without scatter"),
    ],
)
def test_what_cannot_be_fitted_says_why(x, y, why):
    found = slope(x, y)
    assert found.p is None
    assert why in found.note
    assert found.method
