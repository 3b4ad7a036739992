"""The linear support vector machine, held against scikit-learn's."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import captions, vectors
from turingdesk.core.errors import UnknownName
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.learning.folds import Split
from turingdesk.plugins.machine_judges.trained import svm as module
from turingdesk.plugins.machine_judges.trained.svm import (
    LinearSvm,
    RbfSvm,
    make,
    near_optimum,
    start_dual,
)


def splits(values, human, k=5, seeds=2):
    from sklearn.model_selection import StratifiedKFold

    return [
        Split(seed, fold, *rows)
        for seed in range(seeds)
        for fold, rows in enumerate(
            StratifiedKFold(k, shuffle=True, random_state=seed).split(values, human), 1
        )
    ]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("count", "size", "signal", "cost"),
    [(300, 400, 0.0, 1.0), (300, 400, 0.2, 0.01), (300, 20, 0.5, 1.0), (200, 1, 1.0, 10.0)],
)
@pytest.mark.parametrize("balanced", [False, True])
def test_scores_are_those_of_scikit_learn(count, size, signal, cost, balanced):
    from sklearn.svm import SVC

    values, human = vectors(count, size, signal)
    human[:20] = False
    every = splits(values, human)
    judge = LinearSvm(cost, balanced)
    found = judge.batch_scores(values, human, every)
    if found is None:
        found = [judge.scores(values, human, split) for split in every]
        assert size < count
    for split, scores in zip(every, found, strict=True):
        other = SVC(C=cost, kernel="linear", class_weight="balanced" if balanced else None)
        theirs = other.fit(values[split.train], human[split.train])
        expected = theirs.decision_function(values[split.test])
        assert scores == pytest.approx(expected, abs=0.05)
        sure = abs(expected) > 0.05
        assert ((scores > 0) == (expected > 0))[sure].all()


@pytest.mark.slow
def test_solved_together_or_one_by_one_the_scores_are_the_same(monkeypatch):
    values, human = vectors(300, 400, 0.0)
    every = splits(values, human)
    monkeypatch.setattr(module, "_HARD", 1)
    together = LinearSvm().batch_scores(values, human, every)
    monkeypatch.setattr(module, "_HARD", 1_000)
    apart = LinearSvm().batch_scores(values, human, every)
    for one, other in zip(together, apart, strict=True):
        assert one == pytest.approx(other, abs=0.01)


def test_solving_together_leaves_little_to_do():
    values, human = vectors(300, 400, 0.0)
    kernel, signs = values @ values.T, np.where(human, 1.0, -1.0)
    every = splits(values, human)
    cost = [np.where(np.isin(np.arange(300), s.train), 1.0, 0.0) for s in every]
    whole = start_dual(kernel, signs, cost[0])
    assert whole.solve(100_000)
    lower = np.array([np.where(signs > 0, 0.0, -c) for c in cost]).T
    upper = np.array([np.where(signs > 0, c, 0.0) for c in cost]).T
    starts = near_optimum(kernel, lower, upper, whole.weights, signs)
    assert abs(starts.sum(axis=0)).max() < 1e-6
    assert ((starts >= lower) & (starts <= upper)).all()
    left = 0
    for c, start in zip(cost, starts.T, strict=True):
        problem = start_dual(kernel, signs, c, start)
        assert problem.solve(100_000)
        left += problem.steps
    assert left < whole.steps


def test_one_split_from_few_rows_is_the_same_as_all_of_them():
    values, human = vectors(120, 200, 0.2)
    one = splits(values, human)[0]
    judge = make({"c": 0.5})
    assert judge.scores(values, human, one) == pytest.approx(
        judge.batch_scores(values, human, [one])[0], abs=0.01
    )


def test_sparse_features_are_judged_from_features_and_much_the_same():
    from scipy.sparse import csr_array

    values, human = vectors(400, 30, 0.5)
    values = np.where(abs(values) > 1, values, 0) / 4
    one = splits(values, human)[0]
    exact = LinearSvm().scores(values, human, one) > 0
    sparse = LinearSvm().scores(csr_array(values), human, one) > 0
    assert (exact == sparse).mean() > 0.95
    assert LinearSvm().batch_scores(csr_array(values), human, [one]) is None


def test_with_both_classes_weighing_the_same_the_rare_one_is_found_more_often():
    values, human = vectors(400, 5, 0.6)
    kept = np.concatenate([np.flatnonzero(human)[:30], np.flatnonzero(~human)])
    values, human = values[kept], human[kept]
    one = splits(values, human)[0]

    def found(judge):
        return (judge.scores(values, human, one) > 0).sum()

    assert found(LinearSvm(balanced=True)) > found(LinearSvm())


def test_the_weights_of_ngrams_say_what_speaks_for_whom():
    judged = captions()
    features = FEATURES["ngrams"].prepare(judged, {"characters": 0})
    train = np.arange(len(judged.rows))
    weights, _ = LinearSvm().weights(features.matrix(train), judged.is_human, train)
    of = dict(zip(features.names(train), weights, strict=True))
    assert of["lol"] > 0 > of["sitting"]
    assert max(of.values()) < 20


@pytest.mark.parametrize("balanced", [False, True])
def test_scores_with_a_gaussian_kernel_are_those_of_scikit_learn(balanced):
    from sklearn.svm import SVC

    values, human = vectors(120, 6, 0.5)
    human[:15] = False
    judge = make({"kernel": "rbf", "c": 2.0, "balanced": float(balanced)})
    for split in splits(values, human, seeds=1):
        other = SVC(C=2.0, kernel="rbf", class_weight="balanced" if balanced else None)
        theirs = other.fit(values[split.train], human[split.train])
        expected = theirs.decision_function(values[split.test])
        assert judge.scores(values, human, split) == pytest.approx(expected)


def test_machines_around_the_middle_of_people_are_told_apart_with_a_gaussian_kernel_only():
    chance = np.random.default_rng(4)
    human = np.arange(200) % 2 == 0
    values = chance.standard_normal((200, 2)) * np.where(human[:, None], 3.0, 0.5)
    right = {"linear": 0.0, "rbf": 0.0}
    for kernel in right:
        judge = make({"kernel": kernel})
        for split in splits(values, human, seeds=1):
            scores = judge.scores(values, human, split)
            right[kernel] += ((scores > 0) == human[split.test]).sum() / 200
    assert right["linear"] < 0.65
    assert right["rbf"] > 0.85


def test_the_kernel_is_linear_unless_another_one_is_set():
    assert isinstance(make({}), LinearSvm)
    assert isinstance(make({"kernel": "rbf"}), RbfSvm)
    with pytest.raises(UnknownName, match="kernel"):
        make({"kernel": "gauss"})
