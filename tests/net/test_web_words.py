"""The page for browsers has each text that it asks for, in the participant's language."""

import re

from turingdesk.net.web_words import page_words
from turingdesk.sessions.voice import Voice
from turingdesk.system.paths import resources

GAMES = "step_game.js"  #: asks for texts that the plugin of live games brings


def wanted(paths):
    """The keys of all texts that scripts of the page ask for."""
    scripts = (path.read_text("utf-8") for path in paths)
    found = (re.findall(r'\btexts(?:\["([^"]+)"\]|\.(\w+))', script) for script in scripts)
    return {quoted or plain for keys in found for quoted, plain in keys}


def test_every_text_that_the_page_asks_for_is_there():
    scripts = [path for path in (resources() / "web").rglob("*.js") if path.name != GAMES]
    keys = wanted(scripts)
    assert "left_out" in keys
    assert keys <= page_words(Voice("en")).keys()
