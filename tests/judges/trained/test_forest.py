"""The random forest: as scikit-learn's, the same again for the same seed, and honest."""

import numpy as np
from scipy.sparse import csr_array
from sklearn.ensemble import RandomForestClassifier

from tests.judges.judged import vectors
from turingdesk.judges.learning.folds import Split
from turingdesk.judges.trained import TRAINED

EVEN, ODD = np.arange(0, 160, 2), np.arange(1, 160, 2)
SPLIT = Split(1, 1, EVEN, ODD)


def forest(**options):
    return TRAINED["forest"].make({"trees": 21.0, **options})


def test_verdicts_are_those_of_scikit_learns_forest():
    values, human = vectors(160, 6, 1.0)
    own = RandomForestClassifier(
        21, class_weight="balanced", random_state=np.random.RandomState([1, 1])
    ).fit(values[EVEN], human[EVEN])
    scores = forest().scores(values, human, SPLIT)
    assert ((scores > 0) == (own.predict_proba(values[ODD])[:, 1] > 0.5)).all()
    assert ((scores > 0) == human[ODD]).mean() > 0.7


def test_the_same_seed_gives_the_same_scores_and_another_one_others():
    values, human = vectors(160, 6, 1.0)
    first = forest().scores(values, human, SPLIT)
    assert np.array_equal(first, forest().scores(values, human, SPLIT))
    other = forest().scores(values, human, Split(2, 1, EVEN, ODD))
    assert not np.array_equal(first, other)


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
    values, human = vectors(160, 6, 1.0)
    values = np.where(np.abs(values) > 0.5, values, 0.0)
    dense = forest().scores(values, human, SPLIT)
    assert np.allclose(dense, forest().scores(csr_array(values), human, SPLIT))
