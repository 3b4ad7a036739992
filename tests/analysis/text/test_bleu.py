"""BLEU from sums of counts against sacrebleu's corpus score; edge cases that it must say."""

import csv
from collections import defaultdict
from pathlib import Path

import pytest

from turingdesk.analysis.text import bleu

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
    assert bleu.corpus(texts, others, 1).value == pytest.approx(44.28, abs=0.005)
    assert bleu.corpus(texts, others, 4).value == pytest.approx(7.18, abs=0.005)


def test_marks_between_the_items_of_a_list_are_no_likeness():
    lists, others = ["cup; plate; fork - big"], [["dog; cat; mouse - small"]]
    assert bleu.corpus(lists, others, 1).value == 0.0
    assert bleu.corpus(["cup; dog"], [["dog, plate!"]], 1).value == pytest.approx(50)


@pytest.mark.parametrize("longest", [1, 2, 3, 4])
def test_the_score_is_that_of_sacrebleu_over_the_corpus(longest):
    from sacrebleu.metrics.bleu import BLEU

    streams = [[plain(one) for one in stream] for stream in zip(*OTHERS, strict=True)]
    theirs = BLEU(tokenize="none", max_ngram_order=longest, smooth_method="none")
    found = bleu.corpus(TEXTS, OTHERS, longest)
    assert found.value == pytest.approx(theirs.corpus_score([*map(plain, TEXTS)], streams).score)
    assert found.n == 3
    assert found.low <= found.value <= found.high


def test_numbers_of_references_may_differ():
    from sacrebleu.metrics.bleu import BLEU

    fewer = [OTHERS[0][:1], OTHERS[1], OTHERS[2][:1]]
    streams = [[plain(one[0]) for one in fewer], [None, plain(OTHERS[1][1]), None]]
    scored = BLEU(tokenize="none", smooth_method="none")
    theirs = scored.corpus_score([*map(plain, TEXTS)], streams)
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
