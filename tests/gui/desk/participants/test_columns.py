"""What a row says of a person, in words."""

import pytest

from turingdesk.gui.desk.participants.columns import (
    COLUMNS,
    ink,
    lines,
    marks,
    progress,
    sessions,
    share_done,
)
from turingdesk.journal.tombstones import Gone, Tombstone
from turingdesk.people.participants import Participant, data_of, participants


@pytest.fixture
def person(sit, data):
    def made(*steps, **more):
        for count in steps:
            sit("P-1", count, **more)
        (found,) = participants(*data_of(data))
        return found

    return made


def test_how_far_the_newest_session_came(person):
    found = person(4, 1)
    assert (progress(found), share_done(found), sessions(found)) == ("1 / 4", 0.25, 2)
    assert ink(found) == "warning"


def test_a_pilot_is_marked(person):
    assert marks(person(4, pilot=True)) == "pilot"


def test_imported_sessions_are_marked(person):
    assert marks(person(4, judge="imported")) == "imported"


def test_who_withdrew_has_no_progress_and_tells_of_each_study_apart():
    gone = (Gone("one", 1, False, 10), Gone("two", 1, False, 5), Gone("two", 2, True, 1))
    tombstone = Tombstone("x", "2026-11-21T10:00:00Z", "Ada", "Asked.", "P-1", "s", "h", gone)
    found = Participant("P-1", "two", withdrawn=tombstone)
    assert (progress(found), share_done(found), sessions(found)) == ("\u2013", -1.0, 2)
    assert ink(found) == "soft"
    assert lines(found)[1] == (
        "2 sessions of this study deleted; 16 answers in all. Not everything is deleted yet."
    )
    assert [column.text(found) for column in COLUMNS][:2] == ["P-1", "two"]
