"""What is known of a person takes the room that it needs, at any width, and then scrolls."""

import pytest

from turingdesk.gui.desk.participants.details import HIGHEST, Details
from turingdesk.journal.tombstones import Tombstone
from turingdesk.people.participants import Participant


@pytest.fixture
def details(qtbot):
    made = Details()
    qtbot.addWidget(made)
    made.resize(900, 60)
    made.show()
    return made


def gone(reason):
    at = "2026-11-21T10:00:00Z"
    return Participant("P-1", "one", withdrawn=Tombstone("x", at, "Ada", reason, "", "", "", ()))


def test_a_long_text_is_as_high_as_it_needs_and_grows_when_it_gets_narrow(qtbot, details):
    details.show_person(gone("Asked for it on the telephone, late at night. " * 4))
    wide = details.height()
    assert details.verticalScrollBar().maximum() == 0
    details.resize(420, wide)
    qtbot.waitUntil(lambda: details.height() > wide)
    details.resize(900, details.height())
    qtbot.waitUntil(lambda: details.height() == wide)


def test_an_endless_text_scrolls(details):
    details.show_person(gone("Asked for it. " * 400))
    assert details.height() == HIGHEST
    assert details.verticalScrollBar().maximum() > 0


def test_a_text_is_shown_as_it_was_written(details):
    details.show_person(gone("<b>No</b> &amp; <img src=x>"))
    assert "<b>No</b> &amp; <img src=x>" in details.text.text()
    assert details.text.textFormat().name == "PlainText"
