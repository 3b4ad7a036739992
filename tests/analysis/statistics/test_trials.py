import numpy as np

from turingdesk.analysis.statistics.trials import Trials

SHARES = np.array([0, 0, 1, 1, 0])
RIGHT = np.array([True, False, True, True, True])
JUDGES = np.array([0, 0, 0, 1, 1])
STIMULI = np.array([0, 0, 1, 1, 0])


def test_numbers_are_summed_by_share_and_cluster():
    found = Trials(SHARES, RIGHT, JUDGES).by_judge
    assert found.n.toarray().tolist() == [[2, 1], [1, 1]]
    assert found.right.toarray().tolist() == [[1, 1], [1, 1]]
    assert [sums.tolist() for sums in found.totals] == [[3, 2], [2, 2]]
    assert (found.sizes.tolist(), found.number) == ([2, 2], 2)


def test_both_verdicts_of_a_judge_on_a_stimulus_are_one_cell():
    found = Trials(SHARES, RIGHT, JUDGES, STIMULI).by_cell
    assert found.number == 4
    assert found.n.max() == 2


def test_a_row_may_stand_for_several_trials():
    found = Trials(SHARES, RIGHT, times=np.array([5, 1, 1, 1, 2])).by_share
    assert [sums.tolist() for sums in found.totals] == [[8, 2], [7, 2]]


def test_clusters_that_are_not_known_are_none():
    trials = Trials(SHARES, RIGHT, JUDGES)
    assert trials.by_stimulus is None
    assert trials.by_cell is None


def test_a_cluster_in_which_all_are_wrong_counts_as_one():
    found = Trials(np.array([0, 0]), np.array([False, False]), np.array([0, 1])).by_judge
    assert found.sizes.tolist() == [2]
