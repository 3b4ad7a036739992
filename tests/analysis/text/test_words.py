"""Words, sentences and marks, in several scripts and with odd punctuation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.text import words as of


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("?! \u2026", []),
        ("It's the boy\u2019s well-known 3.", ["It's", "the", "boy\u2019s", "well-known", "3"]),
        ("'quoted' - not joined", ["quoted", "not", "joined"]),
        ("snake_case", ["snake", "case"]),
        ("Stra\u00dfe \u00e0 la \u041c\u043e\u0441\u043a\u0432\u0430", None),
    ],
)
def test_words(text, words):
    assert of.words(text) == (words if words is not None else text.split())


def test_letters_marks_capitals_and_sentences():
    text = 'He said: "No!" (Really?) It\u2019s 3.50 \u2013 OK...'
    assert of.marks(text) == len(':"!"(?).\u2013...')
    assert of.capitals(text) == 6
    assert [of.letters(word) for word in of.words("don't well-known")] == [4, 9]
    assert of.sentences(text) == ['He said: "No', "(Really", "It\u2019s 3.50 \u2013 OK"]
    assert of.sentences("one line\nanother") == ["one line", "another"]
    assert of.folded("It\u2019s STRASSE Stra\u00dfe") == ["it's", "strasse", "strasse"]


@given(st.text(max_size=60))
def test_every_letter_is_in_one_word_and_one_sentence(text):
    words = of.words(text)
    assert sum(map(of.letters, words)) == sum(sign.isalnum() for sign in text)
    assert sum(len(of.words(part)) for part in of.sentences(text)) == len(words)


@given(st.lists(st.sampled_from("abc"), max_size=8), st.integers(1, 4))
def test_ngrams_are_all_windows(tokens, n):
    windows = [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]
    assert of.ngrams(tokens, n) == windows
