"""The dialog that imports data, and what a person does in it."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.importing.dialog import ImportDialog


@pytest.fixture
def dialog(qtbot, desk):
    page = page_of(desk, "studies")
    qtbot.mouseClick(page.view.greeting.import_data, Qt.MouseButton.LeftButton)
    (found,) = page.findChildren(ImportDialog)
    return found


def go_on(qtbot, dialog):
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy)


def choose(field, what):
    """Choose as a person does: `activated` says so."""
    field.setCurrentIndex(field.findData(what))
    field.activated.emit(field.currentIndex())
