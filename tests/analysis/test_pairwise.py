"""The interval of a pass rate; the rate itself is tested with the analysis."""

import numpy as np
import pytest

from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._pairwise import passed
from turingdesk.analysis.statistics.clustering import Clustering


def test_intervals_hold_the_rate_of_other_judges_and_pairs_as_often_as_they_say():
    draw = np.random.default_rng(11)
    pairs, judges = (one.ravel() for one in np.indices((20, 15)))
    held = 0
    for _ in range(400):
        hard, keen = draw.normal(0, 0.15, 20), draw.normal(0, 0.15, 15)
        share = np.clip(0.5 + hard[:, None] + keen, 0, 1)
        found = passed((draw.random((20, 15)) < share).ravel(), pairs, judges)
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_pairs_count_the_same_whatever_number_of_judges_they_had():
    missed = np.array([True, False, False, False])
    found = passed(missed, np.array([0, 1, 1, 1]), np.array([0, 0, 1, 2]))
    assert (found.value, found.pooled) == (0.5, 0.25)
    assert "different numbers of judges" in found.note


def test_judgments_that_agree_have_wilsons_interval_over_pairs():
    found = passed(np.zeros(6, dtype=bool), np.array([0, 0, 1, 1, 2, 2]), np.arange(6))
    assert (found.value, found.low, found.high) == (0.0, 0.0, wilson(0, 3).high)
    assert found.error is None


def test_one_pair_speaks_of_other_judges_only():
    found = passed(np.array([True, False, False]), np.zeros(3, dtype=int), np.arange(3))
    assert found.error == pytest.approx(np.std([1, 0, 0], ddof=1) / np.sqrt(3))
    assert "single pair" in found.note


def test_one_pair_and_one_judge_have_no_interval():
    found = passed(np.array([True, False]), np.zeros(2, dtype=int), np.zeros(2, dtype=int))
    assert (found.value, found.low, found.high) == (0.5, None, None)
    assert "No interval" in found.note


def test_errors_are_clustered_by_what_was_asked_for():
    draw = np.random.default_rng(4)
    pairs, judges = (one.ravel() for one in np.indices((12, 9)))
    missed = draw.random(108) < 0.4
    of = {by: passed(missed, pairs, judges, by) for by in Clustering}
    p = missed.mean()
    assert of[Clustering.TRIAL].error == pytest.approx(np.sqrt(p * (1 - p) / 108))
    for by, axis in ((Clustering.JUDGE, 0), (Clustering.STIMULUS, 1)):
        means = missed.reshape(12, 9).mean(axis=axis)
        alone = means.std(ddof=1) / np.sqrt(means.size)
        assert of[by].error == pytest.approx(max(alone, of[Clustering.TRIAL].error))
        assert ("pair" if axis else "judge") in of[by].method.split(";")[1]
