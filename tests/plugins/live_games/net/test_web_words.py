"""The page for browsers has each text that its script of games asks for."""

from tests.net.test_web_words import GAMES, wanted
from turingdesk.net.web_words import page_words
from turingdesk.sessions.voice import Voice
from turingdesk.system.paths import resources


def test_every_text_that_games_ask_for_is_there():
    keys = wanted([resources() / "web" / GAMES])
    assert "Back to the game" in keys
    assert keys <= page_words(Voice("en")).keys()
