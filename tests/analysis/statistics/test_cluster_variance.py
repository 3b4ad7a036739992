"""The closed form against sums written out, and against statsmodels' cluster-robust errors."""

import numpy as np
import pytest
import statsmodels.api as sm
from scipy.sparse import csr_array
from statsmodels.stats.sandwich_covariance import cov_cluster, cov_cluster_2groups

from turingdesk.analysis.statistics.cluster_variance import variance
from turingdesk.analysis.statistics.trials import Trials

MEANS = csr_array([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]])


@pytest.fixture
def trials():
    draw = np.random.default_rng(4)
    judges, stimuli = draw.integers(0, 12, 400), draw.integers(0, 25, 400)
    skill = draw.normal(0, 0.8, 12)[judges] + draw.normal(0, 0.8, 25)[stimuli]
    right = draw.normal(size=400) < skill + 0.2
    return Trials(stimuli % 2, right, judges, stimuli)


def regression(trials):
    """Right or wrong on one column a share: its coefficients are the proportions."""
    shares = np.stack([trials.shares == 0, trials.shares == 1], axis=1).astype(float)
    return sm.OLS(trials.right.astype(float), shares).fit()


@pytest.mark.parametrize("which", ["judge", "stimulus"])
def test_what_a_bootstrap_draws_is_statsmodels_cluster_robust_variance(trials, which):
    groups = trials.judges if which == "judge" else trials.stimuli
    expected = cov_cluster(regression(trials), groups, use_correction=False)
    found = variance(getattr(trials, f"by_{which}"), MEANS).drawn
    whole = MEANS.toarray()
    assert found == pytest.approx(np.diag(whole @ expected @ whole.T))


def test_judges_and_stimuli_less_cells_are_statsmodels_two_way_variance(trials):
    expected = cov_cluster_2groups(
        regression(trials), trials.judges, trials.stimuli, use_correction=False
    )[0]
    parts = [
        variance(clusters, MEANS).drawn
        for clusters in (trials.by_judge, trials.by_stimulus, trials.by_cell)
    ]
    whole = MEANS.toarray()
    found = parts[0] + parts[1] - parts[2]
    assert found == pytest.approx(np.diag(whole @ expected @ whole.T))


def test_clusters_are_taken_as_a_sample_each_share_of_its_own(trials):
    found = variance(trials.by_stimulus, MEANS)
    assert found.value[:2] == pytest.approx(found.drawn[:2] * np.array([13 / 12, 12 / 11]))
    assert found.value[2] == pytest.approx(found.value[:2].sum() / 4)  # no stimulus is in both


def test_degrees_of_freedom_are_those_of_the_clusters(trials):
    stimuli, judges = variance(trials.by_stimulus, MEANS), variance(trials.by_judge, MEANS)
    assert stimuli.df[:2] == pytest.approx([12, 11])
    v, w = stimuli.value[:2]
    assert stimuli.df[2] == pytest.approx(min(24, (v + w) ** 2 / (v**2 / 12 + w**2 / 11)))
    assert judges.df == pytest.approx([11, 11, 11])  # the same twelve in both shares


def test_where_all_are_right_there_is_no_variance_and_no_nan():
    trials = Trials(np.array([0, 0, 1, 1]), np.ones(4, dtype=bool), np.array([0, 1, 0, 1]))
    found = variance(trials.by_judge, MEANS)
    assert found.value.tolist() == [0, 0, 0]
    assert (found.df >= 1).all()
