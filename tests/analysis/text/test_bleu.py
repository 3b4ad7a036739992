"""BLEU from sums of counts against sacrebleu's corpus score; edge cases that it must say."""

import pytest
from sacrebleu.metrics.bleu import BLEU

from turingdesk.analysis.text import bleu

TEXTS = ("A man riding a wave on a surfboard.", "two dogs play in the green park", "a red bus")
OTHERS = (
    ("A surfer rides a wave", "a man on a surfboard riding a big wave."),
    ("dogs play in the park", "Two dogs are playing in a green park"),
    ("the red bus stops", "a red bus at night"),
)


@pytest.mark.parametrize("longest", [1, 2, 3, 4])
def test_the_score_is_that_of_sacrebleu_over_the_corpus(longest):
    streams = [list(stream) for stream in zip(*OTHERS, strict=True)]
    theirs = BLEU(lowercase=True, max_ngram_order=longest, smooth_method="none")
    found = bleu.corpus(TEXTS, OTHERS, longest)
    assert found.value == pytest.approx(theirs.corpus_score(list(TEXTS), streams).score)
    assert found.n == 3
    assert found.low <= found.value <= found.high


def test_numbers_of_references_may_differ():
    fewer = [OTHERS[0][:1], OTHERS[1], OTHERS[2][:1]]
    streams = [[one[0] for one in fewer], [None, OTHERS[1][1], None]]
    theirs = BLEU(lowercase=True, smooth_method="none").corpus_score(list(TEXTS), streams)
    assert bleu.corpus(TEXTS, fewer).value == pytest.approx(theirs.score)


def test_the_same_words_are_100_and_others_0():
    assert bleu.corpus(TEXTS, [[text] for text in TEXTS]).value == pytest.approx(100)
    assert bleu.corpus(["one two three four"], [["five six seven eight"]]).value == 0.0


def test_what_cannot_be_computed_says_why():
    assert "no text has 4 words" in bleu.corpus(["dog"], [["dog"]]).note
    assert bleu.corpus(["dog"], [["dog"]], 1).value == pytest.approx(100)
    assert "no texts" in bleu.corpus([], []).note
    with pytest.raises(ValueError, match="reference"):
        bleu.corpus(["dog"], [[]])
