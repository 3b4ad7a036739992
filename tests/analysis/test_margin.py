import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from turingdesk.analysis._margin import margin, standard_error
from turingdesk.analysis.statistics.clustering import Clustering


def moved(success):
    return (success - success.mean()) / success.size


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(list(Clustering)))
def test_intervals_hold_their_share_and_stay_within_0_and_1(seed, wanted):
    draw = np.random.default_rng(seed)
    size = int(draw.integers(3, 60))
    success = draw.random(size) < draw.random()
    success[:2] = [True, False]
    judges, stimuli = draw.integers(0, 5, size), draw.integers(0, 7, size)
    found = margin(success.mean(), moved(success), judges, stimuli, wanted)
    if found is None:
        assert size < 9
        return
    assert 0 <= found.low < success.mean() < found.high <= 1
    p = success.mean()
    assert found.error >= np.sqrt(p * (1 - p) / size) - 1e-12


def test_the_error_by_judge_is_that_of_the_judges_own_means():
    """With as many verdicts of each: the standard error of a mean of means."""
    draw = np.random.default_rng(2)
    share = draw.beta(2, 2, 12)
    success = draw.random((12, 30)) < share[:, None]
    judges = np.repeat(np.arange(12), 30)
    found = margin(success.mean(), moved(success.ravel()), judges, None)
    assert found.error == pytest.approx(stats.sem(success.mean(axis=1)))
    assert found.by is Clustering.JUDGE
    assert "df 11" in found.method


def test_the_interval_is_symmetric_in_log_odds():
    success = np.array([True, False, False, False, True, False])
    found = margin(success.mean(), moved(success), np.arange(6), None)
    low, middle, high = (np.log(p / (1 - p)) for p in (found.low, 1 / 3, found.high))
    assert middle - low == pytest.approx(high - middle)
    half = stats.t.ppf(0.975, 5) * found.error / (1 / 3 * 2 / 3)
    assert high - middle == pytest.approx(half)


def test_what_has_one_cluster_is_left_out():
    success = np.array([True, False, True, True])
    one, many = np.zeros(4, dtype=int), np.arange(4)
    assert margin(0.75, moved(success), one, many).by is Clustering.STIMULUS
    assert margin(0.75, moved(success), one, None) is None
    assert standard_error(moved(success), one, one, Clustering.BOTH) == (None, Clustering.TRIAL)


def test_by_trial_nothing_hangs_together():
    success = np.array([True, False, True, True])
    found = margin(0.75, moved(success), np.zeros(4), None, Clustering.TRIAL)
    assert found.error == pytest.approx(np.sqrt(0.75 * 0.25 / 4))
    assert "by trial" in found.method


def test_intervals_of_rare_shares_hold_as_often_as_they_say():
    draw = np.random.default_rng(9)
    judges, held, n = np.repeat(np.arange(30), 8), 0, 0
    for _ in range(400):
        success = draw.random(240) < np.repeat(draw.beta(2, 18, 30), 8)
        if success.any():
            found = margin(success.mean(), moved(success), judges, None)
            held, n = held + (found.low <= 0.1 <= found.high), n + 1
    assert 0.92 <= held / n <= 0.98
