"""The screens of the record show a real one, and an edited line is really found."""

from itertools import count
from types import SimpleNamespace

import pytest

from turingdesk.gui.desk.record.columns import matches, searched
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.record import ADA, BOB, RECORD, day
from turingdesk.journal.audit import read_record

pytestmark = pytest.mark.slow  # each draws whole windows


@pytest.fixture
def stage(tmp_path):
    return SimpleNamespace(home=tmp_path, numbers=count(1))


def test_the_day_is_a_record_as_desks_write_it(stage):
    record = read_record(day(stage))
    assert record.problems == ()
    assert {entry.who for entry in record.entries} == {ADA, BOB}
    assert {entry.desk for entry in record.entries} == {"Booth 1", "Booth 2"}


def test_every_picture_has_a_day_of_its_own(stage):
    assert day(stage) != day(stage)


def test_the_words_that_are_sought_are_there(stage):
    found = [
        e for e in read_record(day(stage)).entries if matches(searched(e), "lindqvist session")
    ]
    assert [entry.who for entry in found] == [BOB] * 3


def test_its_screens_are_drawn_with_the_others():
    assert set(RECORD) <= set(SCREENS)
