"""N-grams that are learnt of training answers alone."""

import numpy as np
import pytest
from sklearn.feature_extraction.text import TfidfVectorizer

from tests.judges.judged import answers, captions, row
from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features import FEATURES, lsa, ngrams


def test_words_weigh_as_scikit_learn_weighs_them():
    judged = captions(40)
    train, test = np.arange(30), np.arange(30, 40)
    ours = ngrams.prepare(judged, {"characters": 0})
    theirs = TfidfVectorizer(
        ngram_range=(1, 2), token_pattern=ngrams._TOKEN, min_df=2, sublinear_tf=True
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


def test_texts_that_share_nothing_are_refused():
    with pytest.raises(CannotJudge, match="share an n-gram"):
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
