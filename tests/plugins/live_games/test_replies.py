"""What a machine says, as it is sent."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.conversation import Turn
from turingdesk.plugins.live_games.replies import (
    IN_A_ROW,
    may_write,
    said_before,
    sentences,
    whole_sentences,
    words,
    would_write,
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]),
        ("yeah. i like it", ["yeah.", "i like it"]),
        ("Dr. Lee met Mr. J. Smith at 5 p.m. on Main St. today. Fine.", 2),
        ("We left at 5 p.m. Then it rained.", ["We left at 5 p.m.", "Then it rained."]),
        ("Nuts, figs, etc. are cheap. Buy some.", ["Nuts, figs, etc. are cheap.", "Buy some."]),
        ("It costs 3.50 or v2.1. Really", ["It costs 3.50 or v2.1.", "Really"]),
        ("well... maybe not. And you", ["well... maybe not.", "And you"]),
        ("Take bus No. 5. No. Why", ["Take bus No. 5.", "No.", "Why"]),
        ("Hmm… No. Why?", ["Hmm…", "No.", "Why?"]),
        ('He said "No." She left.', ['He said "No."', "She left."]),
        ("(Not me!) Who?", ["(Not me!)", "Who?"]),
        ("Nice! 😀 I like it. 👍🏽", ["Nice! 😀", "I like it. 👍🏽"]),
        ("😀 Nice", ["😀 Nice"]),
        ("first line\nsecond line", ["first line", "second line"]),
        ("What?! No way!!!", ["What?!", "No way!!!"]),
        ("我很好。你呢\uff1f", ["我很好。", "你呢\uff1f"]),
        ("no end at all", ["no end at all"]),
        ("", []),
        (" \n ", []),
    ],
)
def test_sentences_end_where_they_do(text, found):
    here = sentences(text)
    assert (len(here) if isinstance(found, int) else here) == found


TEN = "One two three four five six seven eight nine ten."


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("I'm a baker. I get up at three. It is dark then. I like it a lot.", 3),
        (f"{TEN} One two three four.", f"{TEN} One two three four."),
        (f"{TEN} One two three four five.", TEN),
        ("a " * 20, "a " * 13 + "a"),
        ("I grew up by the sea, in a town, with a very long name that no one can say", 7),
        ("Where is this, exactly", "Where is this, exactly"),
        (f", {'word ' * 20}", f", {'word ' * 14}".strip()),
        ("", ""),
        ("🙂", "🙂"),
    ],
)
def test_answers_have_whole_sentences_under_fifteen_words(text, kept):
    here = whole_sentences(text)
    assert here == {3: "I'm a baker. I get up at three. It is dark then.", 7: text[:31]}.get(
        kept, kept
    )


def test_what_is_longer_than_a_message_is_cut_to_whole_sentences_that_fit():
    assert whole_sentences(f"{TEN} {TEN}", 99, characters=60) == TEN
    assert whole_sentences("no end " * 9, 99, characters=20) == "no end no end no end"
    assert whole_sentences("x" * 99, 99, characters=20) == "x" * 20


def test_a_last_sentence_that_was_cut_off_is_none():
    assert whole_sentences("I like it. But the", cut_off=True) == "I like it."
    assert whole_sentences("I like it. But the") == "I like it. But the"
    assert whole_sentences("But the", cut_off=True) == "But the"


SAID = st.lists(st.sampled_from([*"abcé好🙂.!?,;:…\n 3", "Mr. ", "e.g. ", "word ", ". "]))


@given(SAID, st.integers(2, 20), st.integers(5, 40), st.booleans())
def test_what_is_left_is_short_comes_first_and_stays_as_it_is(parts, under, longest, cut):
    text = "".join(parts)
    here = whole_sentences(text, under, longest, cut_off=cut)
    assert words(here) < under
    assert len(here) <= longest
    assert "".join(text.split()).startswith("".join(here.split()))
    assert whole_sentences(here, under, longest) == here
    assert bool(here) == bool(text.strip())


@given(SAID)
def test_sentences_lose_nothing(parts):
    text = "".join(parts)
    assert "".join("".join(sentences(text)).split()) == "".join(text.split())


@pytest.mark.parametrize(
    ("text", "earlier", "is_again"),
    [
        ("I like tea a lot", ["i LIKE tea, a lot!!", "no"], True),
        ("I like tea a lot", ["I like tea"], False),
        ("\uff29 like tea", ["I like tea"], True),
        ("ok", ["ok", "sure"], False),
        ("ok", ["sure", "OK."], True),
        ("😀", ["😀"], True),
        ("😀", ["😢"], False),
        ("?", ["!"], False),
        ("anything", [], False),
    ],
)
def test_what_was_said_before_is_known(text, earlier, is_again):
    assert said_before(text, earlier) is is_again


def turns(speakers):
    return [Turn(one, "text") for one in speakers]


def test_a_machine_answers_others_and_now_and_then_itself_but_not_for_ever():
    chance = Random(4)
    assert not would_write([], "m", chance), "who begins is another question"
    assert all(would_write(turns("mma"), "m", chance) for _ in range(50))
    again = Counter(would_write(turns("am"), "m", chance) for _ in range(1_000))
    assert 100 < again[True] < 200
    assert not any(would_write(turns("m" * IN_A_ROW), "m", chance) for _ in range(500))
    assert may_write(turns("m" * (IN_A_ROW - 1)), "m")
    assert not may_write(turns("a" + "m" * IN_A_ROW), "m")
