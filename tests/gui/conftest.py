"""What tests of windows leave as it was."""

import pytest

from turingdesk.gui.translation import speak


@pytest.fixture
def english_afterwards(qapp):
    """Participants are spoken to in English again."""
    yield
    speak("en")
