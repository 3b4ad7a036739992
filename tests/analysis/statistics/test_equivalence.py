from math import inf

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.equivalence import equivalent, smallest_margin
from turingdesk.analysis.statistics.inference import Inference


def inference(value, error, df):
    return Inference(600, value, error, df, Clustering.JUDGE)


@pytest.mark.parametrize("seed", range(6))
def test_it_is_statsmodels_tost_of_judges_means(seed):
    from statsmodels.stats.weightstats import ttost_paired

    x = np.random.default_rng(seed).normal(0.51, 0.08, 30)
    theirs = ttost_paired(x, np.full(30, 0.5), -0.05, 0.05)
    of_judges = inference(float(x.mean()), float(x.std(ddof=1) / 30**0.5), 29)
    found = equivalent(of_judges, 0.05)
    assert found.p == pytest.approx(theirs[0])
    assert (found.p < 0.05) == (found.low > -0.05 and found.high < 0.05)
    again = equivalent(of_judges, smallest_margin(found))
    assert again.p == pytest.approx(0.05)


def test_no_difference_found_is_not_yet_equivalence():
    assert equivalent(inference(0.5, 0.05, 19), 0.05).p > 0.05
    assert equivalent(inference(0.5, 0.02, 99), 0.05).p < 0.05
    assert equivalent(inference(0.58, 0.02, 99), 0.05).p > 0.5


def test_what_cannot_be_computed_says_why():
    few = Inference(20, 0.5, None, inf, Clustering.BOTH, "No interval: 2 judges.")
    assert equivalent(few, 0.05).note == "No interval: 2 judges."
    assert smallest_margin(equivalent(few, 0.05)) is None
    with pytest.raises(ValueError, match=r"margin of 0\.7"):
        equivalent(inference(0.5, 0.1, 3), 0.7)
