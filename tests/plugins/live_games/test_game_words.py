"""The words of games in the languages of participants."""

import pytest

from turingdesk.plugins.live_games import game_words
from turingdesk.sessions.voice import LANGUAGES, Voice


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_name_of_a_color_stands_in_the_text_as_it_is(code):
    assert Voice(code).say(game_words.ACCUSE, color="{Mauve}").count("{Mauve}") == 1
