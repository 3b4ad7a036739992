"""The screens of booths."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from turingdesk.gui import theme
from turingdesk.gui.screens.booths import BOOTHS
from turingdesk.gui.screens.camera import Camera
from turingdesk.gui.screens.draw import SCREENS
from turingdesk.gui.screens.stage import Stage

pytestmark = pytest.mark.slow  # each draws whole windows


@pytest.fixture
def stage(qtbot, fresh_settings):
    theme.apply(QApplication.instance())
    made = Stage(fresh_settings)
    yield made
    made.close()


@pytest.mark.parametrize("name", ["booths-pair", "booths-sessions"])
def test_booths_are_drawn(stage, tmp_path, name):
    assert set(BOOTHS) <= set(SCREENS)
    taken = BOOTHS[name](stage, Camera(QSize(1024, 768), 100, tmp_path))
    assert (taken.width(), taken.height()) == (1024, 768)
