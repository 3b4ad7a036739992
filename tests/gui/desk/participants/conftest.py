"""The Participants page over a real data folder."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from tests.gui.desk.conftest import page_of


@pytest.fixture
def listed(qtbot, desk):
    """Opens the page and waits until it shows so many rows."""

    def open_it(count):
        page = page_of(desk, "participants")
        page.read()
        qtbot.waitUntil(lambda: len(page.table.rows.things) == count)
        return page

    return open_it


@pytest.fixture
def choose(qtbot):
    """Clicks on the row of a code."""

    def click(page, code):
        model = page.table.model()
        row = next(r for r in range(model.rowCount()) if model.index(r, 0).data() == code)
        at = page.table.visualRect(model.index(row, 0)).center()
        qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return page.table.selected()

    return click


@pytest.fixture
def dialog_of(qtbot):
    """Clicks on a button and gives the dialog of a kind that opens."""

    def click(button, kind):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        found = []

        def is_open():
            found[:] = [
                one
                for one in QApplication.topLevelWidgets()
                if isinstance(one, kind) and one.isVisible()
            ]
            return bool(found)

        qtbot.waitUntil(is_open)
        assert isinstance(found[0], QDialog)
        return found[0]

    return click


def column(page, title):
    """What is in a column, from the first row to the last."""
    model = page.table.model()
    titles = [c.title for c in page.table.rows.columns]
    at = titles.index(title)
    return [model.index(row, at).data() for row in range(model.rowCount())]
