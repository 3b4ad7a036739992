"""The network: it learns what no straight boundary tells, stops by itself, and does not leak."""

from dataclasses import replace

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import vectors
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.learning.folds import Split, validation_split
from turingdesk.plugins.machine_judges.trained import TRAINED
from turingdesk.plugins.machine_judges.trained.network import MOST

EVEN, ODD = np.arange(0, 400, 2), np.arange(1, 400, 2)
SPLIT = Split(1, 1, EVEN, ODD)


def network(**options):
    return TRAINED["network"].make({"layer_1": 32, "layer_2": 16, **options})


def test_its_layers_are_those_of_the_paper():
    made = TRAINED["network"].make({})
    assert (made.layer_1, made.layer_2, made.rate, made.epochs) == (1024, 512, 0.01, 30)


def test_it_learns_what_no_straight_boundary_tells_apart():
    values = np.random.default_rng(3).standard_normal((400, 2))
    human = values[:, 0] * values[:, 1] > 0
    right = (network().scores(values, human, SPLIT) > 0) == human[ODD]
    assert right.mean() > 0.75  # a straight one: 0.5


def test_the_truth_of_those_judged_is_not_looked_at_not_even_to_stop():
    values, human = vectors(400, 6, 1.0)
    turned = human.copy()
    turned[ODD] = ~turned[ODD]
    scores = network().scores(values, human, SPLIT)
    assert np.array_equal(scores, network().scores(values, turned, SPLIT))
    assert np.isfinite(scores).all()


def test_nothing_of_a_group_is_trained_on_that_decides_when_to_stop(monkeypatch):
    from sklearn.neural_network import MLPClassifier

    seen = {"trained on": set(), "stopped by": set()}

    def watched(name, own):
        def call(model, values, *rest, **more):
            seen[name] |= set(np.asarray(values, float)[:, 0].round(4))
            return own(model, values, *rest, **more)

        return call

    for name, method in (("trained on", "partial_fit"), ("stopped by", "predict_proba")):
        own = getattr(MLPClassifier, method)
        monkeypatch.setattr(MLPClassifier, method, watched(name, own))
    values, human = vectors(400, 4, 1.0)
    group = np.random.default_rng(2).permutation(np.arange(400) // 8)
    values[:, 0] = group  # so that it is seen who is looked at
    split = replace(SPLIT, train=np.flatnonzero(group < 25), group=group)
    split = replace(split, test=np.flatnonzero(group >= 25))
    network(epochs=2).scores(values, human, split)
    known = seen["stopped by"] & seen["trained on"]
    assert known == set()
    trained = len(seen["trained on"])
    assert trained in (22, 23)
    assert len(seen["stopped by"]) == 50 - trained


def test_the_epoch_that_is_taken_is_the_best_one_of_those_set_apart():
    values, human = vectors(400, 6, 0.6)
    train, apart = validation_split(SPLIT, human)
    scores = {}
    for epochs in (1, 4, 30):
        made = network(epochs=epochs).scores(values, human, replace(SPLIT, test=apart))
        scores[epochs] = float(((made > 0) == human[apart]).mean())
    assert scores[1.0] <= scores[4.0] <= scores[30.0]
    assert len(train) + len(apart) == len(EVEN)


@pytest.mark.slow
def test_the_scale_of_features_changes_nothing_and_sparse_ones_are_taken():
    from scipy.sparse import csr_array

    values, human = vectors(400, 4, 1.0)
    scores = network().scores(values, human, SPLIT)
    assert np.allclose(scores, network().scores(values * 1024, human, SPLIT), atol=1e-3)
    assert np.allclose(scores, network().scores(csr_array(values), human, SPLIT), atol=1e-3)


def test_too_many_features_and_too_few_answers_are_told():
    from scipy.sparse import csr_array

    values, human = vectors(400, 2, 1.0)
    with pytest.raises(CannotJudge, match="such as lsa"):
        network().scores(csr_array((400, MOST + 1)), human, SPLIT)
    few = Split(1, 1, np.arange(12), ODD)
    with pytest.raises(CannotJudge, match="needs 10 answers"):
        network().scores(values, human, few)


@pytest.mark.slow
def test_the_whole_network_tells_apart_what_differs():
    values, human = vectors(400, 64, 1.0)
    scores = TRAINED["network"].make({}).scores(values, human, SPLIT)
    assert ((scores > 0) == human[ODD]).mean() > 0.95
