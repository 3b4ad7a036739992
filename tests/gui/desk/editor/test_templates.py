"""A published design is made through New study, says what is left to fill, and then runs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.desk.editor.conftest import checked
from turingdesk.core.errors import Severity
from turingdesk.core.task import TASKS
from turingdesk.editing.new_study import new_study, templates
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.editor.sections import entries
from turingdesk.gui.desk.editor.table.view import Area
from turingdesk.journal.journal_file import read_journal

PUBLISHED = "From a published design"


@pytest.mark.sampled
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
    qtbot.waitUntil(lambda: page.draft is not None)
    *missing, placeholder = sorted(checked(qtbot, page), key=lambda one: one.severity)
    assert placeholder.severity is Severity.PILOT_ONLY
    assert placeholder.file == "texts/consent.md"
    if TASKS[[*templates().values()][place].task].plays:
        assert not missing, "no one made a game beforehand"
        return
    (problem,) = missing
    assert problem.severity is Severity.ERROR
    assert problem.message.endswith("has no answers to judge.")
    page.frame.rows.step(1)
    assert page.frame.key == "block/0", "the error leads to where it is put right"
    assert any(entry.key.startswith("table/") for entry in entries(page.draft))


@pytest.mark.slow
def test_a_design_that_was_filled_by_pasting_runs_and_its_preview_counts_nowhere(
    qtbot, desk, data, tmp_path
):
    folder = tmp_path / "words"
    new_study("zhang-words", folder)
    desk.state.edit(folder)
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    page.frame.show_section("table/words.csv")
    panel = page.frame.shown
    lines = ["id\torigin\tagent\tcue\tassociation"]
    for n in range(80):
        origin, agent = ("machine", "model") if n % 2 else ("human", f"p{n}")
        lines.append(f"a{n}\t{origin}\t{agent}\tcue {n // 2}\tword {n}")
    QApplication.clipboard().setText("\n".join(lines))
    panel.view.setFocus()
    panel.view.choose(Area(len(panel.table), 0, 1, 1))
    qtbot.keyClick(panel.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QApplication.clipboard().clear()
    qtbot.waitUntil(lambda: len(panel.table) == 84)
    assert not [p for p in checked(qtbot, page) if p.severity is Severity.ERROR]
    with qtbot.waitSignal(page.preview.began):
        qtbot.keyClick(page, Qt.Key.Key_F5)
    journal = page.preview.kiosk.recorder.path
    assert read_journal(journal).lines[0]["pilot"] is True
    assert not journal.is_relative_to(data)
    page.preview.close()
    assert not journal.exists()
    assert not list(data.rglob("sub-*.jsonl"))
