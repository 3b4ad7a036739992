"""Measures of texts: against wordfreq itself, brute force, and sentences tagged by hand."""

from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.analysis.text.measures import (
    CLASSES,
    MEASURES,
    ZIPF_LANGUAGES,
    DocumentFrequencies,
    MeasuredText,
    mean_zipf,
    measured,
    parts_of_speech,
    pieces,
    speaks,
    zipf,
)
from turingdesk.analysis.text.words import ngrams


@pytest.mark.slow
def test_zipf_is_the_logarithm_of_how_often_in_a_billion():
    from wordfreq import word_frequency

    for word in ("the", "window", "don't"):
        assert zipf(word, "en") == pytest.approx(
            log10(word_frequency(word, "en", "small") * 1e9), abs=0.01
        )
    assert zipf("xqzzt", "en") == 0.0
    assert mean_zipf(["the", "xqzzt"], "en-GB") == zipf("the", "en") / 2
    assert mean_zipf([], "en") is None
    assert mean_zipf(["\u72d7"], "zh") is None
    assert set(ZIPF_LANGUAGES) >= {"en", "de"}


def test_use_is_the_mean_share_of_other_texts_that_have_an_ngram():
    texts = [["a", "dog"], ["a", "cat"], ["a", "dog", "a"], ["the", "end"]]
    for n in (1, 2):
        usual = DocumentFrequencies(texts, n)
        for place, own in enumerate(texts):
            others = [set(ngrams(t, n)) for other, t in enumerate(texts) if other != place]
            shares = [sum(one in other for other in others) / 3 for one in ngrams(own, n)]
            assert usual.share(own, is_one=True) == pytest.approx(sum(shares) / len(shares))
    assert DocumentFrequencies(texts, 1).share(["a", "bird"], is_one=False) == pytest.approx(
        (3 / 4 + 0) / 2
    )
    assert DocumentFrequencies(texts, 3).share(["a", "dog"], is_one=True) is None
    assert DocumentFrequencies(texts[:1], 1).share(["a", "dog"], is_one=True) is None


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        (
            "The quick brown fox quickly jumps over a lazy dog and he laughs.",
            "en",
            (2, 3, 2, 1, 2, 1, 1),
        ),
        ("She isn't at home, and I don't know why.", "en-US", None),
        (
            "Der kleine Hund l\u00e4uft sehr schnell \u00fcber die alte Br\u00fccke, "
            "weil er Hunger hat.",
            "de",
            (2, 3, 3, 1, 2, 1, 1),
        ),
        ("", "en", (0,) * 7),
        ("?!", "en", (0,) * 7),
    ],
)
def test_parts_of_speech(text, language, found):
    told = parts_of_speech(text, language)
    if found is not None:
        assert tuple(told[name] for name in CLASSES) == found
    else:
        assert (told["pronouns"], told["verbs"], told["nouns"]) == (2, 3, 1)


@given(st.text(max_size=30) | st.text("ab'\u2019-.!3 \U0001f600", max_size=30))
@pytest.mark.parametrize("language", ["en", "de"])
def test_any_text_can_be_tagged(language, text):
    told = parts_of_speech(text, language)
    assert list(told) == list(CLASSES)
    assert sum(told.values()) <= len(pieces(text))
    assert "".join(pieces(text)) == "".join(text.replace("\u2019", "'").split()).replace("_", "")


def test_contractions_are_split_as_the_tagger_was_taught():
    assert pieces("Can\u2019t you? They'll say it's John's.") == [
        *("Ca", "n't", "you", "?", "They", "'ll", "say", "it", "'s", "John", "'s", "."),
    ]
    assert speaks("de-CH")
    assert not speaks("it")


def test_all_measures_of_texts():
    dog = MeasuredText("A dog runs. It's FAST!", True, "en")
    cat = MeasuredText("a dog sleeps", True, "en")
    own = MeasuredText("a dog", False, "en")
    none = MeasuredText("...", False, "it")
    first, _, third, last = measured([dog, cat, own, none])
    assert list(first) == list(MEASURES)
    assert first["words"] == 5
    assert first["letters_per_word"] == (1 + 3 + 4 + 3 + 4) / 5
    assert first["words_per_sentence"] == 2.5
    assert first["type_token_ratio"] == 1.0
    assert first["punctuation"] == 2
    assert first["capitals"] == 6
    assert first["unigram_use"] == pytest.approx(2 / 5), "of the other human text"
    assert third["bigram_use"] == 1.0
    assert third["trigram_use"] is None
    assert last["words"] == 0
    assert last["punctuation"] == 3
    for name in ("letters_per_word", "words_per_sentence", "word_frequency", "nouns"):
        assert last[name] is None
