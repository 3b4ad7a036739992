"""Cue words are of the kinds that paper 1 used, from frequent to rare."""

from collections import Counter
from itertools import pairwise

import pytest

from turingdesk.analysis.text.vocabulary import (
    has_base_forms,
    present_tense,
    singular,
    stop_words,
    tagger,
)
from turingdesk.core.errors import TuringDeskError
from turingdesk.plugins.collecting.cues import LANGUAGES, Part, cue_words


@pytest.mark.parametrize("language", sorted(LANGUAGES, reverse=True))
@pytest.mark.sampled
def test_a_list_has_each_kind_of_word_from_frequent_to_rare(language):
    found = cue_words(language, 12, seed=1)
    assert Counter(one.part for one in found) == dict.fromkeys(Part, 12)
    words = [one.word for one in found]
    assert len({word.casefold() for word in words}) == 36
    assert all(len(word) >= 3 and word.isalpha() for word in words)
    assert not {word.casefold() for word in words} & stop_words(language)
    for part in Part:
        zipf = [one.zipf for one in found if one.part is part]
        assert zipf[0] > 5.3
        assert zipf[-1] < 3.5
        # Words of one step come in any order; a step is 0.25 wide.
        assert all(later < earlier + 0.25 for earlier, later in pairwise(zipf))
    assert cue_words(language, 12, seed=1) == found
    assert cue_words(language, 12, seed=2) != found


def test_nouns_are_singular_verbs_in_the_present_and_nothing_is_excluded_in_vain():
    first = cue_words("en", 8, seed=3)
    for one in first:
        assert singular(one.word, "en") == present_tense(one.word, "en") == one.word
        tag = tagger("en").analyze(one.word)[1]
        assert tag in {"noun": ("NN1",), "verb": ("VVI", "VVB"), "adjective": ("AJ0",)}[one.part]
    words = {one.word for one in first}
    assert not words & {one.word for one in cue_words("en", 8, seed=3, excluded=words)}


@pytest.mark.slow
def test_a_language_with_too_few_words_says_how_many_there_are():
    with pytest.raises(TuringDeskError, match=r"of 9000\. Request fewer"):
        cue_words("en", 9000, seed=1, excluded=stop_words("en"))


def test_languages_are_those_with_base_forms():
    assert all(map(has_base_forms, LANGUAGES))
