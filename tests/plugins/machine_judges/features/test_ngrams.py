"""N-grams that are learnt of training answers alone."""

import numpy as np
import pytest

from tests.plugins.machine_judges.judged import answers, captions, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features import FEATURES, lsa, ngrams


def test_words_weigh_as_scikit_learn_weighs_them():
    from sklearn.feature_extraction.text import TfidfVectorizer

    judged = captions(40)
    train, test = np.arange(30), np.arange(30, 40)
    ours = ngrams.prepare(judged, {"characters": 0})
    theirs = TfidfVectorizer(
        ngram_range=(1, 2), token_pattern=ngrams.TOKEN, min_df=2, sublinear_tf=True
    ).fit([judged.texts[n] for n in train])
    matrix, names = ours.matrix(train), ours.names(train)
    columns = [names.index(name) for name in theirs.get_feature_names_out()]
    expected = theirs.transform([judged.texts[n] for n in test]).toarray()
    assert matrix[test][:, columns].toarray() == pytest.approx(expected)


def test_what_only_judged_answers_say_counts_for_nothing():
    rows = [row(n, n % 2 == 0, "red red dog" if n < 6 else "blue cat") for n in range(10)]
    made = ngrams.prepare(answers(rows), {})
    train = np.arange(6)
    weights = dict(zip(made.names(train), abs(made.matrix(train)).sum(axis=0), strict=True))
    assert weights["red"] > 0
    assert weights["cat"] == weights["blue"] == 0


def test_directions_follow_from_training_answers_alone():
    judged = captions(40)
    made = lsa.prepare(judged, {"directions": 5})
    train = np.arange(30)
    changed = [*judged.rows[:30], *(row(n, True, "zebra zebra quagga") for n in range(30, 40))]
    other = lsa.prepare(answers(changed), {"directions": 5})
    one, two = made.matrix(train), other.matrix(train)
    assert one.shape == (40, 5)
    assert abs(one[:30]) == pytest.approx(abs(two[:30]), abs=1e-6)


@pytest.mark.parametrize(("rows", "count"), [(300, 10), (60, 20), (300, 1)])
def test_directions_vary_as_much_as_scikit_learns(rows, count):
    from scipy.sparse import random_array
    from sklearn.decomposition import TruncatedSVD

    matrix = random_array((rows, 150), density=0.1, rng=np.random.default_rng(5), format="csr")
    matrix.data *= (1 + matrix.indices) ** -0.3  # some n-grams weigh more, as they do in texts
    found = lsa.directions(matrix.astype(np.float32), count)
    theirs = TruncatedSVD(count, n_iter=4, random_state=0).fit(matrix).singular_values_
    assert found.T @ found == pytest.approx(np.eye(count), abs=1e-4)
    sizes = np.linalg.norm(matrix @ found, axis=0)
    assert sizes[0] == pytest.approx(theirs[0], rel=1e-3)
    assert (sizes**2).sum() > 0.99 * (theirs**2).sum()


def test_few_kinds_of_answers_have_few_directions_and_the_others_are_nothing():
    from scipy.sparse import csr_array

    kinds = np.array([[1, 0, 0, 2, 0], [0, 1, 0, 0, 0], [0, 0, 3, 0, 0.5]], np.float32)
    matrix = csr_array(np.tile(kinds, (40, 1)))
    found = lsa.directions(matrix, 4)
    assert (found != 0).any(axis=0).tolist() == [True] * 3 + [False]
    assert found @ (found.T @ kinds.T) == pytest.approx(kinds.T, abs=1e-4)


def test_texts_that_share_nothing_are_refused():
    with pytest.raises(CannotJudge, match="have an n-gram"):
        ngrams.prepare(answers([row(1, True, "ab"), row(2, False, "xy")]), {})
    with pytest.raises(CannotJudge, match="have no words"):
        ngrams.prepare(answers([row(1, True), row(2, False)]), {})


def test_every_kind_of_features_says_what_it_is():
    assert {
        "ngrams",
        "lsa",
        "embeddings",
        "cue_distance",
        "word_vectors",
        "fixations",
        "color",
    } <= {*FEATURES}
    assert all(FEATURES[name].about.endswith(".") for name in FEATURES)
