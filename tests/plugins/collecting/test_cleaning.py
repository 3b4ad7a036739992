"""Single words are cleaned as paper 1 did, and each change is listed with its rule."""

from dataclasses import replace

import pytest

from turingdesk.analysis.text.vocabulary import has_base_forms, has_frequencies, stop_words
from turingdesk.core.study import Cleaning
from turingdesk.plugins.collecting.cleaning import clean, shared

PAPER = Cleaning()
NOTHING = Cleaning(False, False, False, False, False, False, 0, 1.0)


@pytest.mark.parametrize(
    ("given", "used", "rules"),
    [
        ("bridge", "bridge", []),
        ("  Bridge ", "bridge", ["lower_case"]),
        ("ice cream!", "icecream", ["letters_only"]),
        ("chiar", "chair", ["typos"]),
        ("umberlla", "umbrella", ["typos"]),
        ("xqzvt", "", ["typos"]),
        ("the", "", ["stop_words"]),
        ("Don't", "", ["lower_case", "letters_only", "stop_words"]),
        ("wolves", "wolf", ["singular"]),
        ("leaves", "leaf", ["singular"]),
        ("news", "news", []),
        ("went", "", ["present_tense", "least_letters"]),
        ("ate", "eat", ["present_tense"]),
        ("running", "run", ["present_tense"]),
        ("oz", "", ["least_letters"]),
        ("123", "", ["letters_only"]),
        ("", "", []),
    ],
)
def test_each_rule_changes_words_or_omits_them(given, used, rules):
    made = clean(given, PAPER, "en")
    assert [change.rule for change in made.changes] == rules
    assert made.text == used
    assert made.given == given  # what was given is never lost
    for change, following in zip(made.changes, made.changes[1:], strict=False):
        assert change.after == following.before


def test_a_rule_that_is_off_changes_nothing():
    for word in ("Wolves", "the", "xqzvt", "ice cream", "a"):
        assert clean(word, NOTHING, "en", cue=word).text == word
    assert clean("Wolves", replace(PAPER, singular=False), "en").text == "wolves"


@pytest.mark.parametrize(
    ("cue", "word", "share"),
    [
        ("grand", "grandiose", 1.0),
        ("grandiose", "grand", 1.0),
        ("house", "mouse", 0.8),
        ("Ocean", "blue", 0.25),
        ("ocean", "canoe", 0.4),
        ("", "word", 0.0),
    ],
)
def test_the_overlap_is_the_common_run_over_the_shorter_word(cue, word, share):
    assert shared(cue, word) == pytest.approx(share)


def test_an_association_that_lies_in_its_cue_by_more_than_the_limit_is_omitted():
    (change,) = clean("grandiose", PAPER, "en", cue="grand").changes
    assert (change.rule, change.after) == ("most_shared", "")
    assert clean("wand", replace(PAPER, most_shared=0.75), "en", cue="wander").text == ""
    assert clean("tables", PAPER, "en", cue="stab").text == ""  # "tab" is 3 of 4 letters
    assert clean("canoe", PAPER, "en", cue="ocean").text == "canoe"


def test_just_the_limit_is_not_more_than_it():
    assert shared("abcde", "abcxy") == 0.6
    rules = replace(NOTHING, most_shared=0.6)
    assert clean("abcxy", rules, "en", cue="abcde").text == "abcxy"


@pytest.mark.slow  # reads the lists of another language
def test_german_words_have_their_own_forms_and_stop_words():
    made = [clean(word, PAPER, "de-AT").text for word in ("Häuser", "ging", "und", "Hnud")]
    assert made == ["haus", "gehen", "", "hund"]
    made = [clean(word, PAPER, "de").text for word in ("Band", "weiß", "Griff", "rose", "kam")]
    assert made == ["band", "weiß", "griff", "rose", "kommen"]


def test_what_is_unknown_about_a_language_changes_nothing():
    assert not has_base_forms("xx")
    assert not has_frequencies("xx")
    assert stop_words("xx") == frozenset()
    assert clean("Kwyjibos", PAPER, "xx").text == "kwyjibos"


@pytest.mark.parametrize(
    ("language", "word"),
    [
        *[("hi", "हिन्दी"), ("hi", "पानी"), ("hi", "तमिल"), ("hi", "शक्ति"), ("bn", "ম্যাচ")],
        *[("th", "น้ำ"), ("th", "ผู้หญิง"), ("ta", "தமிழ்"), ("my", "မြန်မာ"), ("km", "ភាសា")],
        *[
            ("fa", "\u0645\u06cc\u200c\u062e\u0648\u0645"),
            ("si", "ශ්\u200dරී"),
            ("vi", "tiếng"),
            ("ko", "한국어"),
        ],
    ],
)
def test_words_keep_the_marks_of_their_script(language, word):
    assert clean(word, replace(PAPER, typos=False), language).text == word
    assert clean(f" {word}! 3\u0301", replace(PAPER, typos=False), language).text == word


@pytest.mark.slow  # reads the lists of other languages
def test_words_with_marks_are_in_the_lists_of_their_languages():
    for language, word in (("hi", "हिन्दी"), ("hi", "पानी"), ("bn", "ম্যাচ"), ("ar", "كِتَاب")):
        assert clean(word, PAPER, language).text in (word, "كتاب")


@pytest.mark.slow  # reads the lists of other languages
def test_typing_errors_are_corrected_in_other_alphabets():
    assert clean("привт", PAPER, "ru").text == "привет"
    assert clean("приевт", PAPER, "ru").text == "привет"


def test_joiners_and_marks_without_a_letter_are_no_letters():
    assert clean("\u200dab\u200dc\u0301", replace(NOTHING, letters_only=True), "en").text == "abć"
    assert clean("\u0301\u200c", replace(NOTHING, letters_only=True), "hi").text == ""


def test_an_i_is_written_small_as_in_its_language():
    assert clean("İSTANBUL", replace(PAPER, typos=False), "en").text == "istanbul"
    assert clean("ISPARTA", replace(PAPER, typos=False), "tr").text == "\u0131sparta"


def test_a_form_that_is_also_a_word_of_its_own_stays():
    words = (
        "rose saw left felt found bound spoke bore lay fell ground wound dove bit thought broken "
        "stolen bent lost worn married shed bred stocking reading building meeting"
    )
    assert [clean(word, PAPER, "en").text for word in words.split()] == words.split()


@pytest.mark.parametrize(
    ("past", "present"),
    [
        *[("ate", "eat"), ("ran", "run"), ("took", "take"), ("wrote", "write"), ("flew", "fly")],
        *[("walked", "walk"), ("said", "say"), ("made", "make"), ("running", "run")],
        *[("eating", "eat"), ("singing", "sing"), ("slept", "sleep"), ("rode", "ride")],
    ],
)
def test_a_form_of_one_verb_only_is_changed_to_its_present(past, present):
    assert clean(past, PAPER, "en").text == present


def test_rare_words_are_not_taken_for_typing_errors():
    for word in ("newt", "stoat", "adze", "ewer", "gnu", "axolotl", "zydeco"):
        assert clean(word, PAPER, "en").text == word
