"""Damaged journals on the page of sessions: listed, checked, named, never touched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.damage import DAMAGES, state_of
from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.studies.problem_list import ProblemsDialog


@pytest.mark.parametrize("name", DAMAGES, ids=lambda name: name.replace(" ", "-"))
def test_a_damaged_journal_is_named_on_the_desk_and_stays_as_it_is(qtbot, desk, sit, data, name):
    sit("P-001")
    path = sit("P-002").path
    damage, line = DAMAGES[name]
    path.write_bytes(damage(path.read_bytes()))
    line = len(path.read_bytes().splitlines()) if line is None else line
    before = state_of(data)
    page = page_of(desk, "sessions")
    qtbot.waitUntil(lambda: bool(page.table.rows.things))
    qtbot.mouseClick(page.check, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(page.findChildren(ProblemsDialog)))
    dialog = page.findChild(ProblemsDialog)
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert path.name in said
    assert "P-001" not in said
    if line:
        assert f"{path.name}, line {line}" in said
    dialog.accept()
    after = state_of(data)
    assert {name: after[name] for name in before} == before
