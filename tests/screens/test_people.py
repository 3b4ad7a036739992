"""The screens of people are drawn from real windows and leave nobody on any list."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from turingdesk.gui import theme
from turingdesk.gui.screens.camera import Camera
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.people import PEOPLE
from turingdesk.gui.screens.stage import Stage
from turingdesk.people.people import people_file

pytestmark = pytest.mark.slow  # each draws whole windows


@pytest.fixture
def stage(qtbot, fresh_settings):
    theme.apply(QApplication.instance())
    made = Stage(fresh_settings)
    yield made
    made.close()


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
