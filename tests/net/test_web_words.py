"""The page for browsers has each text that it asks for, in the participant's language."""

import re

from turingdesk.net.web_words import page_words
from turingdesk.sessions.voice import Voice
from turingdesk.system.paths import resources


def wanted():
    """The keys of all texts that the page's scripts ask for."""
    scripts = (path.read_text("utf-8") for path in (resources() / "web").rglob("*.js"))
    found = (re.findall(r'\btexts(?:\["([^"]+)"\]|\.(\w+))', script) for script in scripts)
    return {quoted or plain for keys in found for quoted, plain in keys}


def test_every_text_that_the_page_asks_for_is_there():
    assert "left_out" in wanted()
    assert wanted() <= page_words(Voice("en")).keys()
