"""CIDEr-D: a value by hand, a slow dense computation, and what has to hold of any likeness."""

from math import exp, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.analysis.text.cider import SIGMA, Cider
from turingdesk.analysis.text.words import ngrams

TEXT = st.lists(st.sampled_from(["a", "dog", "cat", "runs", "big"]), min_size=1, max_size=7)
CORPUS = st.lists(st.lists(TEXT.map(" ".join), min_size=1, max_size=3), min_size=2, max_size=4)


def test_a_value_by_hand():
    """Two prompts; "dog" is at one of them, "a" at both, so that it tells nothing.

    Unigrams: the text has dog twice, log 2 each, clipped to the reference's once:
    1 * 1 / (2 * 1). Bigrams: "a dog" is common, "dog dog" is not: 1 / sqrt(2) of one.
    Trigrams and longer: the reference has none.
    """
    found = Cider([["a dog"], ["a cat"]]).score("a dog dog", ["a dog"])
    length = exp(-1 / (2 * 6**2))
    assert found == pytest.approx(10 * length * (1 / 2 + 1 / sqrt(2)) / 4)


def dense(text, references, corpus):
    """The same by vectors over all n-grams that there are."""
    return 10 * np.mean([of_length(n, text, references, corpus) for n in (1, 2, 3, 4)])


def of_length(n, text, references, corpus):
    texts = [text, *(one for said in corpus for one in said)]
    known = list({gram for one in texts for gram in ngrams(one.split(), n)})
    at = [sum(any(g in ngrams(t.split(), n) for t in said) for said in corpus) for g in known]
    weight = np.log(len(corpus) / np.maximum(1, at))

    def vector(one):
        return np.array([ngrams(one.split(), n).count(gram) for gram in known]) * weight

    own, scores = vector(text), []
    for one in references:
        other = vector(one)
        size = np.linalg.norm(own) * np.linalg.norm(other)
        apart = len(text.split()) - len(one.split())
        cosine = np.minimum(own, other) @ other / size if size else 0.0
        scores.append(cosine * exp(-(apart**2) / (2 * SIGMA**2)))
    return np.mean(scores)


@settings(max_examples=40, deadline=None)
@given(CORPUS, TEXT.map(" ".join))
def test_it_is_that_of_dense_vectors(corpus, text):
    cider = Cider(corpus)
    for references in corpus:
        assert cider.score(text, references) == pytest.approx(dense(text, references, corpus))


@settings(max_examples=40, deadline=None)
@given(CORPUS, TEXT.map(" ".join))
def test_it_lies_between_0_and_10_and_knows_no_order_of_references(corpus, text):
    cider, references = Cider(corpus), corpus[0]
    found = cider.score(text, references)
    assert -1e-9 <= found <= 10 + 1e-9
    assert cider.score(text, references[::-1]) == pytest.approx(found)
    assert cider.score(text.upper() + "!", references) == pytest.approx(found)


def test_the_same_words_are_10_where_they_tell_something():
    corpus = [["one two three four five"], ["six seven eight nine"]]
    assert Cider(corpus).score(corpus[0][0], corpus[0]) == pytest.approx(10)
    assert Cider(corpus).score("six seven eight nine", corpus[0]) == 0.0
    assert Cider(corpus[:1]).score(corpus[0][0], corpus[0]) == 0.0, "at every prompt: no weight"


def test_repeating_does_not_help():
    corpus = [["a red bus stops"], ["a dog runs"], ["two cats sleep"]]
    once, often = (Cider(corpus).score(text, corpus[0]) for text in ("red bus", "red red red bus"))
    assert often < once
    with pytest.raises(ValueError, match="reference"):
        Cider(corpus).score("a bus", [])
    assert all(Cider(corpus).score("", said) == 0 for said in corpus)
