"""The screens of the Machine judges page show what machines said, and the dialog."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from turingdesk.gui import theme
from turingdesk.gui.screens.camera import Camera
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.machine_judges import MACHINE_JUDGES
from turingdesk.gui.screens.stage import Stage


@pytest.fixture
def stage(qtbot, fresh_settings):
    theme.apply(QApplication.instance())
    made = Stage(fresh_settings)
    yield made
    made.close()


def test_they_are_among_all_screens():
    assert set(MACHINE_JUDGES) <= set(SCREENS)
    assert {"desk-machine-judges", "desk-machine-judges-empty"} <= set(MACHINE_JUDGES)


@pytest.mark.slow
def test_each_screen_looks_otherwise(stage, tmp_path):
    camera = Camera(QSize(1024, 768), 100, tmp_path)
    taken = [shot(stage, camera).toImage() for shot in MACHINE_JUDGES.values()]
    assert {(one.width(), one.height()) for one in taken} == {(1024, 768)}
    assert all(a != b for n, a in enumerate(taken) for b in taken[:n])
