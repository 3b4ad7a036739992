"""The random forest: as scikit-learn's, the same again for the same seed, and honest."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import captions, vectors
from turingdesk.plugins.machine_judges.learning.folds import Grouping, Split, repeated_folds
from turingdesk.plugins.machine_judges.trained import TRAINED

EVEN, ODD = np.arange(0, 160, 2), np.arange(1, 160, 2)
SPLIT = Split(1, 1, EVEN, ODD)


def forest(**options):
    return TRAINED["forest"].make({"trees": 21, **options})


@pytest.mark.slow
def test_verdicts_are_those_of_scikit_learns_forest():
    from sklearn.ensemble import RandomForestClassifier

    values, human = vectors(160, 6, 1.0)
    own = RandomForestClassifier(21, random_state=np.random.RandomState([1, 1]))
    own.fit(values[EVEN], human[EVEN])
    scores = forest(balanced=0).scores(values, human, SPLIT)
    assert ((scores > 0) == (own.predict_proba(values[ODD])[:, 1] > 0.5)).all()
    assert ((scores > 0) == human[ODD]).mean() > 0.7


def test_the_same_seed_gives_the_same_scores_and_another_one_others():
    values, human = vectors(160, 6, 1.0)
    first = forest().scores(values, human, SPLIT)
    assert np.array_equal(first, forest().scores(values, human, SPLIT))
    other = forest().scores(values, human, Split(2, 1, EVEN, ODD))
    assert not np.array_equal(first, other)


def test_ten_folds_train_on_nine_tenths_and_judge_a_tenth_as_the_paper_has_it():
    judged = captions(200)
    splits = repeated_folds(judged, by=Grouping.NONE)
    assert {(len(one.train), len(one.test)) for one in splits} == {(180, 20)}
    assert len(splits) == 30  # 10 folds, 3 seeds
    for seed in (1, 2, 3):
        tested = np.concatenate([one.test for one in splits if one.seed == seed])
        assert sorted(tested) == list(range(200))


def test_where_people_are_few_and_nothing_tells_them_half_of_the_trees_say_human():
    values, human = vectors(600, 3, 0.0)
    human &= np.arange(600) % 3 == 0  # one in six
    split = Split(1, 1, np.arange(0, 600, 2), np.arange(1, 600, 2))
    even, as_they_are = (
        float((1 / (1 + np.exp(-forest(balanced=one).scores(values, human, split)))).mean())
        for one in (1, 0)
    )
    assert abs(even - 0.5) < 0.05
    assert as_they_are < 0.25


def test_with_as_many_of_both_it_says_much_the_same_as_scikit_learns():
    values, human = vectors(160, 6, 1.0)
    even, theirs = (forest(balanced=one).scores(values, human, SPLIT) > 0 for one in (1, 0))
    assert (even == theirs).mean() > 0.8
    assert (even == human[ODD]).mean() > 0.7


def test_scores_are_finite_where_all_trees_agree():
    human = np.arange(160) % 4 < 2
    scores = forest().scores(human[:, None].astype(float), human, SPLIT)
    assert np.isfinite(scores).all()
    assert ((scores > 0) == human[ODD]).all()


def test_the_truth_of_those_judged_is_not_looked_at():
    values, human = vectors(160, 6, 1.0)
    turned = human.copy()
    turned[ODD] = ~turned[ODD]
    scores = forest().scores(values, human, SPLIT)
    assert np.array_equal(scores, forest().scores(values, turned, SPLIT))


def test_sparse_features_are_judged_as_dense_ones():
    from scipy.sparse import csr_array

    values, human = vectors(160, 6, 1.0)
    values = np.where(np.abs(values) > 0.5, values, 0.0)
    dense = forest().scores(values, human, SPLIT)
    assert np.allclose(dense, forest().scores(csr_array(values), human, SPLIT))
