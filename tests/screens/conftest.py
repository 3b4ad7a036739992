"""What is behind the screens, in a home of the test's own."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.screens.camera import settle
from tests.screens.stage import Stage
from turingdesk.gui import theme


@pytest.fixture(autouse=True)
def forked_workers(quick_workers):
    """For every screen."""


@pytest.fixture
def stage(qtbot, fresh_settings):
    theme.apply(QApplication.instance())
    made = Stage(fresh_settings)
    yield made
    made.close()
    settle()
