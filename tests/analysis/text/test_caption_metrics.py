"""BLEU from sums of counts against sacrebleu's corpus score; edge cases that it must say."""

import csv
from collections import defaultdict
from math import exp, sqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.text.caption_metrics import SIGMA, Cider, corpus_bleu
from turingdesk.analysis.text.words import ngrams

DEMO = Path(__file__).parents[3] / "studies" / "demo"

TEXTS = ("A man riding a wave on a surfboard.", "two dogs play in the green park", "a red bus")
OTHERS = (
    ("A surfer rides a wave", "a man on a surfboard riding a big wave."),
    ("dogs play in the park", "Two dogs are playing in a green park"),
    ("the red bus stops", "a red bus at night"),
)


def plain(text):
    """As pycocoevalcap's tokenizer leaves these texts."""
    return text.lower().replace(".", "")


def demo(table, column, agent):
    """The answers of a machine in the demonstration, and those of people to the same prompts."""
    with (DEMO / table).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    people = defaultdict(list)
    for row in rows:
        if row["origin"] == "human":
            people[row["prompt"]].append(row[column])
    own = [row for row in rows if row["agent"] == agent and people[row["prompt"]]]
    return [row[column] for row in own], [people[row["prompt"]] for row in own]


def test_the_demonstration_has_the_scores_of_pycocoevalcap():
    """44.28 and 7.18 are what its Bleu gives for these captions without punctuation."""
    texts, others = demo("captions.csv", "caption", "demo-model-a")
    assert len(texts) == 26
    assert corpus_bleu(texts, others, 1).value == pytest.approx(44.28, abs=0.005)
    assert corpus_bleu(texts, others, 4).value == pytest.approx(7.18, abs=0.005)


def test_marks_between_the_items_of_a_list_are_no_likeness():
    lists, others = ["cup; plate; fork - big"], [["dog; cat; mouse - small"]]
    assert corpus_bleu(lists, others, 1).value == 0.0
    assert corpus_bleu(["cup; dog"], [["dog, plate!"]], 1).value == pytest.approx(50)


@pytest.mark.parametrize("longest", [1, 2, 3, 4])
def test_the_score_is_that_of_sacrebleu_over_the_corpus(longest):
    from sacrebleu.metrics.bleu import BLEU

    streams = [[plain(one) for one in stream] for stream in zip(*OTHERS, strict=True)]
    theirs = BLEU(tokenize="none", max_ngram_order=longest, smooth_method="none")
    found = corpus_bleu(TEXTS, OTHERS, longest)
    assert found.value == pytest.approx(theirs.corpus_score([*map(plain, TEXTS)], streams).score)
    assert found.n == 3
    assert found.low <= found.value <= found.high


def test_numbers_of_references_may_differ():
    from sacrebleu.metrics.bleu import BLEU

    fewer = [OTHERS[0][:1], OTHERS[1], OTHERS[2][:1]]
    streams = [[plain(one[0]) for one in fewer], [None, plain(OTHERS[1][1]), None]]
    scored = BLEU(tokenize="none", smooth_method="none")
    theirs = scored.corpus_score([*map(plain, TEXTS)], streams)
    assert corpus_bleu(TEXTS, fewer).value == pytest.approx(theirs.score)


def test_the_same_words_are_100_and_others_0():
    assert corpus_bleu(TEXTS, [[text] for text in TEXTS]).value == pytest.approx(100)
    assert corpus_bleu(["one two three four"], [["five six seven eight"]]).value == 0.0


def test_what_cannot_be_computed_says_why():
    assert "no text has 4 words" in corpus_bleu(["dog"], [["dog"]]).note
    assert corpus_bleu(["dog"], [["dog"]], 1).value == pytest.approx(100)
    assert "no texts" in corpus_bleu([], []).note
    with pytest.raises(ValueError, match="reference"):
        corpus_bleu(["dog"], [[]])


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


@given(CORPUS, TEXT.map(" ".join))
def test_it_is_that_of_dense_vectors(corpus, text):
    cider = Cider(corpus)
    for references in corpus:
        assert cider.score(text, references) == pytest.approx(dense(text, references, corpus))


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
