"""The screens of people and of the record are drawn from real windows.

They leave no one on any list, and an edited line of the record is really found.
"""

import pytest
from PySide6.QtCore import QSize

from tests.screens.camera import Camera
from tests.screens.draw import SCREENS
from tests.screens.people import ADA, BOB, PEOPLE, day
from turingdesk.gui.desk.audit.page import matches, searched
from turingdesk.journal.audit import read_record
from turingdesk.people.people import people_file

pytestmark = pytest.mark.slow  # each draws whole windows


def test_they_are_among_all_screens():
    assert set(PEOPLE) <= set(SCREENS)
    assert {"desk-locked", "desk-locked-wait", "desk-locked-damaged"} <= set(PEOPLE)


def test_the_lock_screen_looks_otherwise_when_it_waits_or_the_list_is_damaged(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    names = ("desk-locked", "desk-locked-wait", "desk-locked-damaged", "desk-settings-people")
    taken = [PEOPLE[name](stage, camera).toImage() for name in names]
    assert {(one.width(), one.height()) for one in taken} == {(1024, 768)}
    assert all(a != b for n, a in enumerate(taken) for b in taken[:n])
    assert not people_file().exists()


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
