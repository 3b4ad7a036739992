"""Which messages are held back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.plugins.live_games.abuse import abuse_words, is_abusive
from turingdesk.system import paths

LISTS = sorted((paths.resources() / "abuse_words").glob("*.txt"))


@pytest.mark.parametrize("language", [one.stem for one in LISTS])
def test_every_word_of_a_list_is_found_in_a_message(language):
    found = abuse_words(language)
    assert len(found) > 5
    for word in found:
        assert is_abusive(f"Oh, {word.upper().rstrip('*')}!", found), word


def test_other_languages_have_the_english_words_and_those_with_a_region_their_own():
    assert abuse_words("zh-CN") > abuse_words("en") == abuse_words("fr")


@pytest.mark.parametrize(
    "text",
    [
        "The raccoons are spicy retardants from Dykestra's pakistan",
        "You should dive in, and kill your time",
        "That is damn good shit",
        "我杀了一个小时",
        "",
    ],
)
def test_words_that_only_contain_one_and_swearing_are_sent(text):
    assert not is_abusive(text, abuse_words("zh"))


@pytest.mark.parametrize(
    "text",
    ["KYS", "kill\u00a0 \nyourself", "ki\u200bll yourself", "\uff2bys!", "I\u2019ll kill you"],
)
def test_how_it_is_written_does_not_matter(text):
    assert is_abusive(text, abuse_words("en"))


def test_a_study_adds_words_and_allows_others():
    found = abuse_words("en", ("banana*", " "), ("KYS",))
    assert found - abuse_words("en") == {"banana*"}
    assert abuse_words("en") - found == {"kys"}
    assert is_abusive("two bananas", found)
    assert not is_abusive("kys", found)
    assert not is_abusive("a b", found)


@given(st.text(), st.sets(st.text(min_size=1), max_size=4))
def test_any_words_can_be_looked_for_in_any_text(text, found):
    assert is_abusive(text, found) in {True, False}
    assert not is_abusive(text, set())
