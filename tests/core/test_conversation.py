"""Messages as they are sent."""

import pytest

from turingdesk.core.conversation import one_line


@pytest.mark.parametrize("sign", "\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u202c")
def test_nothing_in_a_message_turns_the_direction_of_text_around(sign):
    assert one_line(f"a{sign}b") == "ab"


def test_a_message_keeps_emoji_and_letters_that_are_written_from_the_right():
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert one_line(f"{family} שלום\n") == f"{family} שלום"
