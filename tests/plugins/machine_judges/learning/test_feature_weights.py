"""What a linear judge looks at, beside scikit-learn's own weights."""

import re

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, captions, row
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import feature_table
from turingdesk.plugins.machine_judges.learning.cross_validation import TrainingSpec
from turingdesk.plugins.machine_judges.learning.feature_weights import (
    NO_NAMES,
    NO_WEIGHTS,
    NOTHING,
    OF_NUMBERS,
    LinearLearner,
    explain,
)
from turingdesk.plugins.machine_judges.trained import TRAINED

SVM = TRAINED["svm"]


def ngrams(judged, **options):
    return TrainingSpec(SVM, {}, FEATURES["ngrams"].prepare(judged, options))


def test_features_are_the_strongest_of_scikit_learns_machine_with_its_signs():
    from sklearn.svm import LinearSVC

    judged = captions()
    work = ngrams(judged)
    every = np.arange(len(judged.rows))
    matrix = work.features.matrix(every)
    theirs = LinearSVC(loss="hinge", tol=1e-5, max_iter=100_000, random_state=0)
    theirs.fit(matrix, judged.is_human)
    found = explain(judged, work)
    names = np.array(work.features.names(every))
    weights = theirs.coef_[0]
    assert len(found.speaking_for("human")) == 20
    having = (matrix != 0).toarray()
    for own, pull in (
        (found.speaking_for("human"), weights),
        (found.speaking_for("machine"), -weights),
    ):
        order = [at for at in np.argsort(-pull) if pull[at] > 0]
        different = {}  # the strongest of those that are in the same answers
        for at in order[:200]:
            different.setdefault(having[:, at].tobytes(), at)
        expected = list(different.values())[:20]
        assert [one.weight for one in own] == pytest.approx(weights[expected], abs=0.02)
        assert [one.rank for one in own] == list(range(1, len(expected) + 1))
        for one in own:
            places = np.flatnonzero(names == one.feature.strip('"'))
            assert min(abs(weights[places] - one.weight)) < 0.02
            counts = {(having[judged.is_human, at].sum(), having[:, at].sum()) for at in places}
            assert (one.n_human, one.n) in counts
    assert all(one.weight > 0 for one in found.speaking_for("human"))
    assert all(one.weight < 0 for one in found.speaking_for("machine"))


def test_answers_that_have_a_word_are_counted_by_who_made_them():
    judged = captions()
    found = explain(judged, ngrams(judged, words=1.0, characters=0.0))
    assert found.n == 80
    counted = 0
    for one in found.strongest:
        if one.feature.isalpha():
            having = [one.feature in re.findall(r"\w+", row.text.lower()) for row in judged.rows]
            assert one.n_human == sum(np.array(having) & judged.is_human)
            assert one.n_machine == sum(np.array(having) & ~judged.is_human)
            assert one.n == one.n_human + one.n_machine > 1
            counted += 1
    assert counted > 10


def test_runs_of_characters_stand_in_quotation_marks_and_words_do_not():
    judged = captions()
    words = explain(judged, ngrams(judged, characters=0.0)).strongest
    runs = explain(judged, ngrams(judged, words=0.0)).strongest
    assert not any(one.feature.startswith('"') for one in words)
    assert all(one.feature.startswith('"') and one.feature.endswith('"') for one in runs)
    assert any(one.feature.startswith('" ') for one in runs)


def test_numbers_count_by_their_spread_and_those_without_a_name_are_left_out():
    judged = answers([row(n, n % 2 == 0) for n in range(100)])
    chance = np.random.default_rng(1)
    human = judged.is_human.astype(float)
    values = np.column_stack(
        [human + chance.standard_normal(100), 0.001 * human, -human, chance.standard_normal(100)]
    )
    names = ["x of fixation 1", "tiny", "y of fixation 1", "bin 7"]
    found = explain(
        judged, TrainingSpec(SVM, {}, feature_table(judged, list(values), names, "none"))
    )
    assert [one.feature for one in found.speaking_for("machine")] == ["y of fixation 1"]
    assert found.speaking_for("human")[0].feature == "x of fixation 1"
    assert {one.feature for one in found.strongest} <= {*names[:3]}
    assert found.method == OF_NUMBERS
    assert found.note == "Features without a name are omitted: 1."
    assert found.speaking_for("machine")[0].n_human == 50
    assert found.speaking_for("machine")[0].n_machine == 0


def test_where_there_is_nothing_to_tell_it_is_said_why():
    judged = captions()
    lsa = TrainingSpec(SVM, {}, FEATURES["lsa"].prepare(judged, {}))
    assert explain(judged, lsa).note == NO_NAMES
    vectors = feature_table(judged, list(np.ones((80, 3))), ["1", "2", "3"], "none")
    assert explain(judged, TrainingSpec(SVM, {}, vectors)).note == NO_NAMES
    same = feature_table(judged, list(np.ones((80, 1))), ["share"], "none")
    assert explain(judged, TrainingSpec(SVM, {}, same)).note == NOTHING
    forest = explain(judged, TrainingSpec(TRAINED["forest"], {}, lsa.features))
    assert forest.note == NO_WEIGHTS
    assert forest.strongest == ()
    assert isinstance(SVM.make({}), LinearLearner)
