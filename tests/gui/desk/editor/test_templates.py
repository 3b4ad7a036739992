"""A published design is made through New study, and says what is left to fill."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.editor.conftest import checked
from turingdesk.core.errors import Severity
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.editor.sections import entries
from turingdesk.store.templates import templates

PUBLISHED = "From a published design"


@pytest.mark.parametrize("place", range(len(templates())))
def test_a_design_opens_in_the_editor_and_says_what_is_left_to_fill(qtbot, desk, place):
    qtbot.mouseClick(desk.page("studies").new, Qt.MouseButton.LeftButton)
    dialog = desk.findChild(NewStudyDialog)
    dialog.show_way(PUBLISHED)
    way = dialog.way
    way.list.setFocus()
    for _ in range(place):
        qtbot.keyClick(way.list, Qt.Key.Key_Down)
    qtbot.mouseClick(dialog.create_button, Qt.MouseButton.LeftButton)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None, timeout=10_000)
    (problem,) = checked(qtbot, page)
    assert problem.severity is Severity.ERROR
    assert problem.message.endswith("has no answers to judge.")
    page.frame.rows.step(1)
    assert page.frame.list.key() == "block/0", "the error leads to where it is put right"
    assert any(entry.key.startswith("table/") for entry in entries(page.draft))
