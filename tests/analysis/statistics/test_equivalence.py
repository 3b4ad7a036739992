import numpy as np
import pytest
from statsmodels.stats.weightstats import ttost_paired

from turingdesk.analysis.statistics.equivalence import equivalent, smallest_margin


@pytest.mark.parametrize("seed", range(6))
def test_it_is_statsmodels_tost_of_judges_means(seed):
    x = np.random.default_rng(seed).normal(0.51, 0.08, 30)
    theirs = ttost_paired(x, np.full(30, 0.5), -0.05, 0.05)
    found = equivalent(float(x.mean()), float(x.std(ddof=1) / 30**0.5), 30, 0.05, 30)
    assert found.p == pytest.approx(theirs[0])
    assert (found.p < 0.05) == (found.low > -0.05 and found.high < 0.05)
    again = equivalent(
        float(x.mean()), float(x.std(ddof=1) / 30**0.5), 30, smallest_margin(found), 30
    )
    assert again.p == pytest.approx(0.05)


def test_no_difference_found_is_not_yet_equivalence():
    assert equivalent(0.5, 0.05, 20, 0.05, 20).p > 0.05
    assert equivalent(0.5, 0.02, 100, 0.05, 100).p < 0.05
    assert equivalent(0.58, 0.02, 100, 0.05, 100).p > 0.5


def test_what_cannot_be_computed_says_why():
    assert "fewer than two judges" in equivalent(0.5, None, 3, 0.05, 1).note
    assert "nothing varies" in equivalent(0.5, 0.0, 3, 0.05, 3).note
    assert smallest_margin(equivalent(0.5, None, 3, 0.05, 1)) is None
    with pytest.raises(ValueError, match=r"margin of 0\.7"):
        equivalent(0.5, 0.1, 3, 0.7, 3)
