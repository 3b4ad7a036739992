"""Resamples against every resample that there is, and against scipy's."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from scipy import stats
from scipy.sparse import csr_array

from turingdesk.analysis.statistics.bootstrap import by_cluster, by_trial
from turingdesk.analysis.statistics.clustering import RESAMPLES
from turingdesk.analysis.statistics.trials import Trials

#: Three judges, three stimuli: the first two are humans', the last a machine's.
JUDGES = np.repeat([0, 1, 2], 3)
STIMULI = np.tile([0, 1, 2], 3)
SHARES = (STIMULI == 2).astype(int)
RIGHT = np.array([1, 1, 0, 1, 0, 1, 0, 0, 1], dtype=bool)
BOTH = csr_array([[0.5, 0.5]])


def detectability(weights):
    """Of weighted trials, spelled out; NaN where a class is missing."""
    shares = []
    for share in (0, 1):
        own = weights * (share == SHARES)
        shares.append((own * RIGHT).sum() / own.sum() if own.sum() else np.nan)
    return np.mean(shares)


def every_resample(codes):
    """The detectability of each of the 27 resamples of three clusters."""
    for drawn in product(range(3), repeat=3):
        yield detectability(np.array([drawn.count(code) for code in codes]))


@pytest.mark.parametrize(("which", "codes"), [("by_judge", JUDGES), ("by_stimulus", STIMULI)])
def test_each_value_comes_as_often_as_among_all_resamples(which, codes):
    clusters = getattr(Trials(SHARES, RIGHT, JUDGES, STIMULI), which)
    (found,) = by_cluster(clusters, BOTH, stream=0)
    expected = Counter(np.round(value, 5) for value in every_resample(codes))
    nothing = sum(n for value, n in expected.items() if np.isnan(value))
    assert np.isnan(found).mean() == pytest.approx(nothing / 27, abs=0.02)
    for value, n in expected.items():
        if not np.isnan(value):
            share = np.isclose(found, value, atol=1e-4).mean()
            error = 4 * np.sqrt(n / 27 * (1 - n / 27) / RESAMPLES)
            assert share == pytest.approx(n / 27, abs=error), value


def test_drawing_kinds_of_clusters_is_drawing_clusters():
    """600 stimuli of 4 kinds, against resamples drawn one by one."""
    kinds = np.array([[3, 1], [2, 2], [4, 0], [1, 1]])  # trials and right ones
    n, right = np.repeat(kinds, 150, axis=0).T
    stimuli = np.repeat(np.arange(600), n)
    hit = np.concatenate([np.arange(own) < ok for own, ok in zip(n, right, strict=True)])
    clusters = Trials(np.zeros(len(hit), dtype=int), hit, stimuli=stimuli).by_stimulus
    (found,) = by_cluster(clusters, csr_array([[1.0]]), stream=1)
    drawn = np.random.default_rng(5).integers(0, 600, size=(4000, 600))
    expected = right[drawn].sum(axis=1) / n[drawn].sum(axis=1)
    assert found.std() == pytest.approx(expected.std(), rel=0.06)
    assert found.mean() == pytest.approx(expected.mean(), abs=0.002)
    tails = [0.025, 0.5, 0.975]
    assert np.quantile(found, tails) == pytest.approx(np.quantile(expected, tails), abs=0.003)


def test_more_clusters_than_are_kept_are_drawn_all_the_same():
    draw = np.random.default_rng(3)
    judges = np.repeat(np.arange(10_400), 10)
    hit = draw.random(len(judges)) < np.repeat(draw.uniform(0.2, 0.9, 10_400), 10)
    clusters = Trials(np.zeros(len(judges), dtype=int), hit, judges).by_judge
    (found,) = by_cluster(clusters, csr_array([[1.0]]), stream=0, resamples=2000)
    shares = hit.reshape(10_400, 10).mean(axis=1)
    assert found.std() == pytest.approx(shares.std() / np.sqrt(10_400), rel=0.08)
    assert found.mean() == pytest.approx(shares.mean(), abs=0.001)


def test_it_is_scipys_bootstrap_of_judges():
    draw = np.random.default_rng(8)
    n = np.stack([draw.integers(3, 9, 30), draw.integers(3, 9, 30)])
    right = draw.binomial(n, draw.uniform(0.3, 0.9, 30))

    def mean(*sums, axis):
        hh, h, mm, m = (one.sum(axis=axis) for one in sums)
        return (hh / h + mm / m) / 2

    expected = stats.bootstrap(
        (right[0], n[0], right[1], n[1]),
        mean,
        paired=True,
        vectorized=True,
        n_resamples=RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(2),
    )
    every = [(g, k, i < right[k, g]) for g in range(30) for k in (0, 1) for i in range(n[k, g])]
    judges, shares, hit = (np.array(one) for one in zip(*every, strict=True))
    (found,) = by_cluster(Trials(shares, hit, judges).by_judge, BOTH, stream=0)
    error = 4 * expected.standard_error / np.sqrt(2 * RESAMPLES)
    assert found.std(ddof=1) == pytest.approx(expected.standard_error, abs=1.5 * error)
    assert np.quantile(found, [0.025, 0.975]) == pytest.approx(
        expected.confidence_interval, abs=0.006
    )


def test_trials_are_drawn_binomially():
    found = by_trial([(30, 40), (5, 5)])
    assert found.shape == (2, RESAMPLES)
    assert found[0].mean() == pytest.approx(0.75, abs=0.004)
    assert found[0].std() == pytest.approx(np.sqrt(0.75 * 0.25 / 40), rel=0.03)
    assert (found[1] == 1).all()
