"""Verdicts that one judge gave again, and those of judges that are trained on other answers."""

from dataclasses import replace

import numpy as np
import pytest

from turingdesk.analysis.statistics.clustering import CROSS_VALIDATED, Clustering
from turingdesk.analysis.statistics.inference import Trials, combinations

HALVES = {0: 0.5, 1: 0.5}


def once(right):
    """A judge's verdicts on as many stimuli, the first half of them by humans."""
    n = len(right)
    shares, every = np.repeat([0, 1], n // 2), np.arange(n)
    return Trials(shares, np.array(right), np.zeros(n, dtype=np.int64), every, answers=every)


@pytest.mark.parametrize("by", [Clustering.STIMULUS, Clustering.TRIAL])
@pytest.mark.parametrize("right", [[True] * 12, [True, False] * 6, [True] * 11 + [False]])
def test_verdicts_given_three_times_are_no_surer_than_those_given_once(by, right):
    trials = once(right)
    again = trials.repeated(np.full(len(right), 3))
    assert again.answered.tolist() == trials.counts[0].tolist() == [6, 6]
    (one,), (three,) = (combinations(each, [HALVES], by) for each in (trials, again))
    assert one.interval() == pytest.approx(three.interval())
    assert one.n * 3 == three.n


def test_without_answers_each_verdict_counts():
    again = replace(once([True, False] * 6), answers=None).repeated(np.full(12, 3))
    assert again.answered.tolist() == [18, 18]


def test_a_trained_judge_has_a_value_and_no_interval_and_others_keep_theirs():
    trials = replace(once([True, False] * 6), cross_validated=np.arange(12) >= 6)
    for by in Clustering:
        people, trained, both = combinations(trials, [{0: 1.0}, {1: 1.0}, HALVES], by)
        assert trained.value == both.value == 0.5
        assert trained.interval() is both.interval() is trained.against(0.5) is None
        assert trained.note == both.note == CROSS_VALIDATED
        assert (people.interval() is None) is by.has_judges  # there is a single judge
        assert people.note != CROSS_VALIDATED
