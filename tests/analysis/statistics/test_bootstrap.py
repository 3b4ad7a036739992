"""Resamples of verdicts against what a binomial distribution gives."""

import numpy as np
import pytest

from turingdesk.analysis.statistics.bootstrap import by_trial
from turingdesk.analysis.statistics.clustering import RESAMPLES


def test_trials_are_drawn_binomially():
    found = by_trial([(30, 40), (5, 5)])
    assert found.shape == (2, RESAMPLES)
    assert found[0].mean() == pytest.approx(0.75, abs=0.004)
    assert found[0].std() == pytest.approx(np.sqrt(0.75 * 0.25 / 40), rel=0.03)
    assert (found[1] == 1).all()
