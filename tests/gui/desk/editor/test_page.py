"""The Edit study page: from the study on disk to a saved change, and all that is asked between."""

import os
import shutil
import zipfile

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDialog

from tests.gui.desk.conftest import answer_all, files, page_of
from tests.gui.desk.editor.conftest import TOML, answer, checked, edit, question, write_captions
from tests.gui.walker import roll
from turingdesk.gui.desk.editor import opening
from turingdesk.gui.desk.editor.draft_saver import DraftSaver
from turingdesk.gui.desk.editor.flow import PART, FlowRow
from turingdesk.gui.desk.editor.frame import ClosedPanel, Frame, PanelStack
from turingdesk.gui.desk.editor.opening import Opening, WhereDialog
from turingdesk.gui.desk.editor.page import Checker, EditorPage, NoStudy, recorded_sessions
from turingdesk.gui.desk.editor.panel import EditorPanel
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.gui.desk.editor.preview import Preview
from turingdesk.gui.desk.editor.problem_rows import BESIDE, PLACE, ProblemRows
from turingdesk.gui.desk.editor.section_list import SectionList
from turingdesk.gui.desk.editor.sections import SECTIONS, entries
from turingdesk.gui.errors import ErrorDialog
from turingdesk.study.pack import pack
from turingdesk.system.paths import demo_study

CTRL = Qt.KeyboardModifier.ControlModifier


def change(page, text="Another caption"):
    page.frame.show_section("table/captions.csv")
    page.frame.shown.model.put(0, 4, [[text]])


def saved(qtbot, page):
    """Press Ctrl+S; whether all of it came onto the disk."""
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    with qtbot.waitSignal(page.saver.over) as over:
        qtbot.keyClick(page, Qt.Key.Key_S, CTRL)
    return over.args[0]


def caption_on_disk(folder):
    return (folder / "captions.csv").read_text(encoding="utf-8").splitlines()[1]


@pytest.mark.slow
def test_scrolling_with_the_wheel_changes_nothing_in_the_study(desk, editor):
    desk.resize(1000, 640)
    for section in ("block/0", "study"):
        editor.frame.show_section(section)
        assert roll(editor.frame.shown.area)
        assert not editor.draft.is_changed


def dialog(desk, kind):
    return next(d for d in desk.findChildren(kind) if d.isVisible())


def test_a_page_without_a_study_says_how_to_come_to_one(desk):
    page = page_of(desk, "editor")
    assert isinstance(page, EditorPage)
    assert isinstance(page.first, NoStudy)
    assert page.first.isVisible()
    assert "Studies" in page.first.text.text()
    assert not page.save_button.isEnabled()


@pytest.mark.slow
def test_the_edit_button_of_studies_opens_the_study(qtbot, with_study, study):
    qtbot.mouseClick(with_study.page("studies").view.edit, Qt.MouseButton.LeftButton)
    page = with_study.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    assert page.isVisible()
    assert page.note.text().startswith("Saved \u00b7 Words, spring")
    assert page.draft.folder == study
    checked(qtbot, page)


@pytest.mark.slow
def test_the_page_offers_the_study_in_hand(qtbot, with_study):
    page = page_of(with_study, "editor")
    assert page.first.heading.text() == "Words, spring"
    qtbot.mouseClick(page.first.edit, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.draft is not None)
    checked(qtbot, page)


def test_every_section_of_a_study_opens(editor):
    assert isinstance(editor.frame, Frame)
    assert isinstance(editor.frame.list, SectionList)
    assert isinstance(editor.frame.stack, PanelStack)
    listed = entries(editor.draft)
    assert {entry.section for entry in listed} == set(SECTIONS)
    for entry in listed:
        editor.frame.show_section(entry.key)
        shown = editor.frame.shown
        assert isinstance(shown, EditorPanel)
        assert shown.isVisible()
        assert editor.frame.key == entry.key


@pytest.mark.slow
def test_sections_are_reached_by_key(qtbot, editor):
    listed = editor.frame.list
    listed.setFocus()
    editor.frame.show_section("study")
    qtbot.keyClick(listed, Qt.Key.Key_Right)
    assert (listed.key(), editor.frame.key) == ("texts", "texts")
    for _ in range(12):
        qtbot.keyClick(listed, Qt.Key.Key_Right)
    assert editor.frame.key == entries(editor.draft)[-1].key


@pytest.mark.slow
def test_sections_take_more_rows_where_one_is_too_short(editor):
    listed = editor.frame.list
    one = listed.height()
    last = listed.visualItemRect(listed.item(listed.count() - 1))
    assert listed.viewport().rect().contains(last), "nothing is cut"
    listed.resize(320, one)
    assert listed.height() > one
    last = listed.visualItemRect(listed.item(listed.count() - 1))
    assert listed.viewport().rect().contains(last)


def _cards(editor):
    return [(part.kind.value, part.name) for part in editor.frame.flow.parts]


def _click(qtbot, flow, number):
    flow.scrollToItem(flow.item(number))
    place = flow.visualItemRect(flow.item(number)).center()
    qtbot.mouseClick(flow.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.slow
def test_a_study_opens_as_one_session_with_the_first_block_and_its_table(editor):
    frame = editor.frame
    assert _cards(editor) == [("welcome", ""), ("block", "captions"), ("debriefing", "")]
    assert isinstance(frame.flow, FlowRow)
    assert "minute" in frame.about.text()
    assert frame.key == "block/0"
    assert frame.stack.isVisible()
    assert frame.tables.isVisible()
    assert frame.table_title.text() == "captions.csv"
    words = frame.flow.item(1).toolTip()
    assert words.startswith("Image descriptions, 4 trials")
    assert "min" in words


def test_the_first_card_says_whether_there_is_a_consent_page(qtbot, editor):
    flow = editor.frame.flow
    assert "No page, no consent" in flow.item(0).toolTip()
    editor.draft.set_text("texts/consent.md", "# Do you agree?")
    qtbot.waitUntil(lambda: flow.item(0).toolTip().startswith("Welcome, Consent"))


@pytest.mark.slow
def test_a_long_word_makes_its_card_wider(qtbot, editor):
    flow = editor.frame.flow
    usual = flow.visualItemRect(flow.item(1)).width()
    editor.draft.toml.set(("block", 0, "title"), "Bildbeschreibungen von Menschen und Maschinen")
    qtbot.waitUntil(lambda: flow.visualItemRect(flow.item(1)).width() > usual)
    assert flow.visualItemRect(flow.item(1)).width() < 2 * usual


@pytest.mark.slow
def test_a_click_on_a_part_opens_it(qtbot, editor):
    frame = editor.frame
    editor.draft.toml.add(("form",), {"field": [{"id": "age"}]})
    editor.draft.toml.set(("block", 0, "break"), {"every": 2, "wait_s": 20})
    for number, (section, table) in enumerate(
        [
            ("texts", False),
            ("forms", False),
            ("block/0", True),
            ("block/0", True),
            ("texts", False),
        ]
    ):
        _click(qtbot, frame.flow, number)
        assert (frame.key, frame.tables.isVisible()) == (section, table)
        assert frame.flow.currentRow() == number
    assert "Debriefing" in frame.shown.pages.currentText()


@pytest.mark.slow
def test_parts_are_walked_through_and_reordered_by_key(qtbot, editor):
    frame = editor.frame
    editor.draft.toml.add(("block",), {"id": "again", "task": "captions", "trials": 2})
    flow = frame.flow
    flow.setFocus()
    flow.setCurrentRow(0)
    qtbot.keyClick(flow, Qt.Key.Key_Right)
    assert frame.key == "block/0"
    assert flow.hasFocus(), "the next arrow key goes on from here"
    qtbot.keyClick(flow, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert _cards(editor)[1:3] == [("block", "again"), ("block", "captions")]
    assert (flow.currentRow(), frame.key) == (2, "block/1"), "what was moved stays chosen"
    qtbot.keyClick(flow, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert flow.currentRow() == 2, "nothing comes after the debriefing"
    qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert _cards(editor)[1:3] == [("block", "captions"), ("block", "again")]


@pytest.mark.slow
def test_a_block_is_dragged_to_another_place(editor):
    flow = editor.frame.flow
    editor.draft.toml.add(("block",), {"id": "again", "task": "captions", "trials": 2})
    flow.setCurrentRow(1)
    mime = flow.model().mimeData([flow.model().index(1, 0)])
    for number, names in ((3, ["captions", "again"]), (2, ["again", "captions"])):
        at = QPointF(flow.visualItemRect(flow.item(number)).center())
        keys, action = Qt.KeyboardModifier.NoModifier, Qt.DropAction.MoveAction
        flow.dropEvent(QDropEvent(at, action, mime, Qt.MouseButton.LeftButton, keys))
        blocks = [name for kind, name in _cards(editor) if kind == "block"]
        assert blocks == names, "only blocks change places with blocks"


@pytest.mark.slow
def test_another_table_of_the_block_comes_beside_its_settings(qtbot, editor, captions):
    (captions / "other.csv").write_text("id,origin,image,caption\n", encoding="utf-8")
    editor.frame.show_section("block/0")
    editor.draft.toml.set(("block", 0, "table"), "other.csv")
    assert editor.frame.table_title.text() == "other.csv"
    qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert editor.frame.table_title.text() == "captions.csv"


def test_a_change_is_saved_and_comments_survive(qtbot, editor, captions, desk):
    change(editor)
    assert "Not saved yet" in editor.note.text()
    editor.draft.toml.set(("title",), "Larger")
    before = (captions / "study.toml").stat().st_mtime_ns
    assert saved(qtbot, editor)
    assert caption_on_disk(captions).endswith(",Another caption")
    toml = (captions / "study.toml").read_text(encoding="utf-8")
    assert toml == TOML.replace('"Small"   #', '"Larger"  #'), "the comment keeps its column"
    assert (captions / "study.toml").stat().st_mtime_ns != before
    assert editor.note.text().startswith("Saved \u00b7 Larger")
    qtbot.waitUntil(lambda: desk.state.reader.studied is not None)
    qtbot.waitUntil(lambda: desk.state.reader.studied.is_hashed)
    assert desk.state.reader.studied.package.study.title == "Larger"


@pytest.mark.slow
def test_undo_and_redo_go_through_all_changes(qtbot, editor):
    change(editor, "first")
    change(editor, "second")
    cell = editor.frame.shown.model.text
    qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert cell(0, 4) == "first"
    qtbot.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert cell(0, 4) == "Caption number 0"
    assert not editor.undo_button.isEnabled()
    assert editor.note.text().startswith("Saved")
    qtbot.mouseClick(editor.redo_button, Qt.MouseButton.LeftButton)
    assert cell(0, 4) == "first"
    checked(qtbot, editor)


@pytest.mark.slow
def test_problems_of_the_unsaved_state_are_listed_and_counted(qtbot, editor):
    assert isinstance(editor.checker, Checker)
    assert isinstance(editor.frame.rows, ProblemRows)
    assert "You can run sessions" in editor.frame.rows.head.text()
    editor.frame.show_section("table/captions.csv")
    editor.frame.shown.model.put(2, 1, [["humna"]])
    problems = checked(qtbot, editor)
    assert [p.place for p in problems] == ["captions.csv, line 4, column origin"]
    assert editor.frame.rows.head.text().startswith(
        "1 error. Fix the errors before you run sessions"
    )
    assert editor.frame.flow.currentItem().toolTip().endswith("1 error")


@pytest.mark.slow
def test_a_problem_is_gone_to_by_click_and_by_key(qtbot, editor):
    editor.frame.show_section("table/captions.csv")
    panel = editor.frame.shown
    panel.model.put(2, 1, [["humna"]])
    panel.model.put(5, 3, [["7.png"]])
    checked(qtbot, editor)
    editor.frame.show_section("study")
    rows = editor.frame.rows.list
    place = rows.visualRect(rows.model().index(0, 0)).center()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert editor.frame.key == "table/captions.csv"
    now = panel.view.currentIndex()
    assert (now.row(), now.column()) == (2, 1)
    qtbot.keyClick(panel.view, Qt.Key.Key_F8)
    now = panel.view.currentIndex()
    assert (now.row(), now.column()) == (5, 3)
    qtbot.keyClick(panel.view, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert panel.view.currentIndex().row() == 2


@pytest.mark.sampled
@pytest.mark.parametrize("said", ["Save", "Discard changes", "Cancel"])
def test_leaving_with_unsaved_changes_asks(qtbot, desk, editor, captions, said):
    change(editor)
    desk.navigation.button("settings").click()
    assert desk.navigation.button("editor").isChecked(), "still here"
    assert "unsaved changes" in question(desk).text
    answer(desk, said)
    if said == "Cancel":
        assert editor.isVisible()
        assert editor.draft.is_changed
        return
    qtbot.waitUntil(desk.page("settings").isVisible)
    assert caption_on_disk(captions).endswith("Another caption") is (said == "Save")
    page_of(desk, "editor")
    qtbot.waitUntil(lambda: editor.draft is not None)
    assert not editor.draft.is_changed
    assert editor.draft.table("captions.csv").cell(0, 4) == (
        "Another caption" if said == "Save" else "Caption number 0"
    )
    checked(qtbot, editor)


@pytest.mark.slow
def test_the_window_does_not_close_over_unsaved_changes(qtbot, desk, editor):
    change(editor)
    desk.close()
    assert desk.isVisible()
    with qtbot.waitSignal(desk.closed):
        answer(desk, "Discard changes")
    assert not desk.isVisible()


@pytest.mark.slow
def test_another_study_asks_for_the_changes_of_this_one(qtbot, desk, editor, tmp_path):
    other = write_captions(tmp_path / "other", toml=TOML.replace("Small", "Other"))
    change(editor)
    desk.state.edit(other)
    answer(desk, "Cancel")
    assert editor.draft.folder != other
    desk.state.edit(other)
    answer(desk, "Save")
    qtbot.waitUntil(lambda: editor.draft is not None and editor.draft.folder == other)
    checked(qtbot, editor)


@pytest.mark.slow
def test_escape_answers_a_question_with_nothing(qtbot, desk, editor):
    change(editor)
    desk.navigation.button("settings").click()
    qtbot.keyClick(question(desk), Qt.Key.Key_Escape)
    assert editor.isVisible()
    assert editor.draft.is_changed
    checked(qtbot, editor)


@pytest.mark.slow
def test_what_another_program_wrote_is_not_replaced_without_asking(qtbot, desk, editor, captions):
    change(editor)
    path = captions / "captions.csv"
    theirs = path.read_text(encoding="utf-8").replace("Caption number 1", "Theirs")
    path.write_text(theirs, encoding="utf-8")
    assert not saved(qtbot, editor)
    assert "captions.csv" in question(desk).text
    answer(desk, "Cancel")
    assert path.read_text(encoding="utf-8") == theirs
    assert not saved(qtbot, editor)
    with qtbot.waitSignal(editor.saver.over):
        answer(desk, "Save my changes")
    assert "Another caption" in path.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_study_that_another_program_wrote_is_read_again(qtbot, desk, editor, captions):
    editor.frame.show_section("table/captions.csv")
    page_of(desk, "settings")
    path = captions / "captions.csv"
    path.write_text(path.read_text("utf-8").replace("Caption number 1", "Theirs"), "utf-8")
    page_of(desk, "editor")
    qtbot.waitUntil(lambda: editor.draft is not None)
    assert editor.draft.table("captions.csv").cell(1, 4) == "Theirs"
    assert editor.frame.key == "table/captions.csv", "where it was"
    assert "reloaded" in desk.notice.text.text()
    checked(qtbot, editor)


@pytest.mark.slow
def test_changes_on_both_sides_are_asked_about(qtbot, desk, editor, captions):
    change(editor)
    path = captions / "captions.csv"
    path.write_text(path.read_text("utf-8").replace("Caption number 1", "Theirs"), "utf-8")
    editor.opened()
    answer(desk, "Keep my changes")
    assert editor.draft.is_changed
    editor.opened()
    assert not [d for d in desk.findChildren(QDialog) if d.isVisible()], "asked once"
    checked(qtbot, editor)


@pytest.mark.slow
def test_a_disk_that_refuses_is_told_and_nothing_is_lost(qtbot, desk, editor, monkeypatch):
    assert isinstance(editor.saver, DraftSaver)
    change(editor)

    def refuse(*_args, **_kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    assert not saved(qtbot, editor)
    told = dialog(desk, ErrorDialog)
    assert "is full" in told.explanation.happened + told.explanation.details
    told.reject()
    assert editor.draft.is_changed
    monkeypatch.undo()
    assert saved(qtbot, editor)


@pytest.mark.slow
def test_a_packed_study_is_edited_in_a_folder_that_is_asked_for(qtbot, desk, captions, tmp_path):
    packed = tmp_path / "captions.tdz"
    pack(captions, packed)
    desk.state.edit(packed)
    page = desk.page("editor")
    assert isinstance(page.opening, Opening)
    where = dialog(desk, WhereDialog)
    assert where.folder == tmp_path / "captions"
    where.field.setText(str(captions))
    assert "isn't empty" in where.objection.text()
    assert not where.edit.isEnabled()
    where.field.setText(str(tmp_path / "mine"))
    where.edit.click()
    qtbot.waitUntil(lambda: page.draft is not None)
    assert page.draft.folder == tmp_path / "mine"
    assert (tmp_path / "mine" / "media" / "0.png").exists()
    checked(qtbot, page)


def test_giving_no_folder_edits_nothing(desk, captions, tmp_path):
    pack(captions, tmp_path / "captions.tdz")
    desk.state.edit(tmp_path / "captions.tdz")
    dialog(desk, WhereDialog).reject()
    assert desk.page("editor").draft is None
    assert desk.page("editor").first.isVisible()


@pytest.mark.slow
def test_a_study_in_a_read_only_place_is_copied_with_its_pictures(
    qtbot, desk, tmp_path, monkeypatch
):
    toml = 'media = "../pictures"\n' + TOML
    study = write_captions(tmp_path / "theirs" / "study", toml=toml)
    (study / "media").rename(tmp_path / "theirs" / "pictures")
    monkeypatch.setattr(opening, "may_write", lambda folder: False)
    desk.state.edit(study)
    where = dialog(desk, WhereDialog)
    assert "read-only" in where.windowTitle()
    where.field.setText(str(tmp_path / "mine"))
    where.edit.click()
    page = desk.page("editor")
    qtbot.waitUntil(lambda: page.draft is not None)
    assert (tmp_path / "mine" / "media" / "5.png").exists()
    assert "media" not in page.draft.toml.get()
    assert checked(qtbot, page) == ()


@pytest.mark.parametrize("packed", [True, False])
def test_a_sealed_study_is_not_edited(qtbot, desk, captions, tmp_path, packed):
    sealed = tmp_path / "sealed.tdz"
    if packed:
        with zipfile.ZipFile(sealed, "w") as file:
            file.writestr("SEALED", "{}")
    else:
        sealed = captions
        (captions / "SEALED").write_text("{}")
    desk.state.edit(sealed)
    assert "seal it again" in desk.notice.text.text()
    assert desk.page("editor").draft is None
    assert desk.page("editor").first.isVisible()


@pytest.mark.slow
def test_a_table_that_is_damaged_says_so_and_is_tried_again(qtbot, desk, captions):
    table = captions / "captions.csv"
    good = table.read_bytes()
    table.write_bytes(good.replace(b"Caption number 1", b"Caf\xe9"))
    page = edit(qtbot, desk, captions)
    page.frame.show_section("table/captions.csv")
    closed = page.frame.shown
    assert isinstance(closed, ClosedPanel)
    assert "Line 3 is not UTF-8" in closed.why.text()
    table.write_bytes(good)
    qtbot.mouseClick(closed.retry, Qt.MouseButton.LeftButton)
    assert page.frame.shown.view.isVisible()
    checked(qtbot, page)


@pytest.mark.slow
def test_saving_is_written_into_the_record(qtbot, desk, editor, data):
    data.mkdir()
    change(editor)
    assert saved(qtbot, editor)

    def written():
        return "".join(path.read_text("utf-8") for path in data.rglob("audit-*.jsonl"))

    qtbot.waitUntil(lambda: "changed a study" in written())


@pytest.mark.slow
def test_changes_behind_another_page_are_asked_about_at_the_end(qtbot, desk, editor):
    change(editor)
    desk._show_page("studies")  # as when someone else came to the desk
    desk.close()
    assert desk.isVisible()
    with qtbot.waitSignal(desk.closed):
        answer(desk, "Discard changes")


def test_whether_a_folder_can_be_written_is_tried(tmp_path):
    assert opening.may_write(tmp_path)
    assert not opening.may_write(tmp_path / "gone")


def test_a_study_that_is_no_study_is_told(qtbot, desk, tmp_path):
    (tmp_path / "nothing").mkdir()
    desk.state.edit(tmp_path / "nothing")
    qtbot.waitUntil(desk.notice.isVisible)
    assert "study.toml" in desk.notice.text.text()
    assert desk.page("editor").first.isVisible()


@pytest.mark.slow
def test_sessions_that_were_recorded_are_mentioned(qtbot, desk, sit, study):
    sit("P-001")
    sit("P-002", steps=2, keep=True)
    page = edit(qtbot, desk, study)
    qtbot.waitUntil(page.frame.recorded.isVisible)
    said = page.frame.recorded.text()
    assert said.startswith("2 sessions of this study are recorded.")
    assert "a different hash" in said
    assert "1 running session continues with the study as it was" in said


@pytest.mark.slow
def test_the_preview_is_a_real_session_of_the_unsaved_state(qtbot, desk, study, data):
    page = edit(qtbot, desk, study)
    assert isinstance(page.preview, Preview)
    page.frame.show_section("table/words.csv")
    model = page.frame.shown.model
    words = model.table.columns.index("association")
    model.put(0, words, [["unsaved"]] * 12)
    with qtbot.waitSignal(page.preview.began):
        qtbot.keyClick(page, Qt.Key.Key_F5)
    kiosk = page.preview.kiosk
    assert kiosk.trial.header.tags == (("Preview", "warning"),)
    assert "nothing is saved" in kiosk.windowTitle()
    assert "deleted when the preview ends" in desk.notice.text.text()
    assert not kiosk.isFullScreen()
    assert kiosk.recorder.path.parent.name == "pilot"
    folder = kiosk.recorder.path.parent.parent
    with qtbot.waitSignal(page.preview.over):
        assert answer_all(qtbot, kiosk) == 4
    assert "4 answers were discarded" in desk.notice.text.text()
    assert not folder.exists()
    assert not data.exists() or files(data) == []
    assert page.draft.is_changed, "still not saved"
    checked(qtbot, page)


@pytest.mark.slow
def test_a_state_with_errors_cannot_be_previewed(qtbot, desk, editor):
    editor.frame.show_section("table/captions.csv")
    editor.frame.shown.model.put(2, 1, [["humna"]])
    with qtbot.waitSignal(desk.state.notified):
        editor.show_preview()
    assert "captions.csv, line 4" in desk.notice.text.text()
    assert editor.preview.kiosk is None
    checked(qtbot, editor)


@pytest.mark.slow
def test_closing_the_window_ends_the_preview(qtbot, desk, study):
    page = edit(qtbot, desk, study)
    with qtbot.waitSignal(page.preview.began):
        page.show_preview()
    kiosk = page.preview.kiosk
    desk.close()
    assert not kiosk.isVisible()
    assert page.preview.kiosk is None


def test_nothing_is_said_where_nothing_was_recorded(data):
    assert recorded_sessions(data, "small") == ""


def test_sessions_of_this_study_are_counted(sit, data):
    sit("P-001")
    assert recorded_sessions(data, "small").startswith("1 session of this study is recorded.")
    assert "running" not in recorded_sessions(data, "small")
    assert recorded_sessions(data, "other") == ""


@pytest.mark.slow
def test_a_fix_is_made_by_a_click_and_taken_back_by_undo(qtbot, editor):
    rows, table = editor.frame.rows, editor.draft.table("captions.csv")
    table.set_cell(2, 1, "humna")
    checked(qtbot, editor)
    assert [made.text() for made in rows.fixes] == ["Change to 'human'"]
    qtbot.mouseClick(rows.fixes[0], Qt.MouseButton.LeftButton)
    assert table.cell(2, 1) == "human"
    assert not checked(qtbot, editor)
    assert not rows.fixes
    qtbot.keyClick(editor, Qt.Key.Key_Z, CTRL)
    assert table.cell(2, 1) == "humna"


@pytest.mark.slow
def test_in_a_low_window_the_fixes_of_what_is_typed_come_into_sight(qtbot, desk, editor):
    desk.resize(1024, 640)
    editor.frame.show_section("block/0")
    panel = editor.frame.shown
    field = next(one for one in panel.findChildren(BoundField) if one.keys[-1] == "trials")
    field.input.take_focus()
    typed = QApplication.focusWidget()
    panel.area.ensureWidgetVisible(typed, 0, 0)
    qtbot.keyClick(typed, Qt.Key.Key_A, CTRL)
    qtbot.keyClicks(typed, "4000")
    qtbot.waitUntil(lambda: bool(field.note.fixes))
    qtbot.waitUntil(lambda: not field.note.fixes[0].visibleRegion().isEmpty())


def test_a_notice_leaves_the_problems_and_what_is_typed_in_sight(qtbot, desk, editor):
    desk.resize(1010, 720)
    desk.state.notify("20 rows and 10 pictures imported. " * 8)
    qtbot.waitUntil(desk.notice.isVisible)
    editor.draft.toml.set(("block", 0, "trials"), 4000)
    checked(qtbot, editor)

    def place(widget):
        return QRect(widget.mapTo(desk, QPoint()), widget.size())

    frame = editor.frame
    qtbot.waitUntil(lambda: place(desk.notice).top() == place(frame.flow).top())
    for part in (frame.rows, frame.stack, frame.list):
        assert not place(desk.notice).intersects(place(part)), part
    editor.draft.undo()
    desk.go_to("studies")
    desk.state.notify("Saved.")
    around = desk.notice.parentWidget().height()
    qtbot.waitUntil(lambda: desk.notice.geometry().bottom() > around - 40)


def test_saving_leaves_the_cursor_where_one_types(qtbot, editor):
    editor.frame.show_section("study")
    title = editor.frame.shown.findChildren(BoundField)[0].input
    title.take_focus()
    typed = QApplication.focusWidget()
    qtbot.keyClicks(typed, "Sp")
    assert saved(qtbot, editor)
    assert QApplication.focusWidget() is typed
    qtbot.keyClicks(typed, "ring")
    editor.frame.commit()
    assert editor.draft.is_changed


@pytest.mark.slow
def test_a_field_names_its_problem_and_offers_the_fix_beside_it(qtbot, editor):
    editor.draft.toml.set(("block", 0, "trials"), 4000)
    checked(qtbot, editor)
    editor.frame.show_section("block/0")
    fields = editor.frame.shown.findChildren(BoundField)
    field = next(one for one in fields if one.keys == ("block", 0, "trials"))
    (problem, *_) = field.problems
    assert [made.text() for made in field.note.fixes] == [fix.title for fix in problem.fixes]
    assert str(problem.fix) not in field.note.text.text(), "the buttons say what to do"
    rows = editor.frame.rows
    index = rows.model.index(0, 0)
    assert index.data(PLACE).endswith("Trials")
    editor.frame.show_problem(problem)
    qtbot.waitUntil(lambda: index.data(BESIDE))  # once is enough: the list only leads to it
    assert not rows.fixes
    rows.list.setFocus()
    bar = editor.frame.shown.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: not index.data(BESIDE))  # out of sight, so the list says it
    editor.frame.show_section("study")
    qtbot.waitUntil(lambda: bool(rows.fixes))
    assert not index.data(BESIDE), "elsewhere the list says it"
    assert [made.text() for made in rows.fixes] == [fix.title for fix in problem.fixes]
    editor.frame.show_problem(problem)
    qtbot.waitUntil(lambda: index.data(BESIDE))
    for made in field.note.fixes:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is made
    qtbot.mouseClick(field.note.fixes[0], Qt.MouseButton.LeftButton)
    assert editor.draft.toml.get("block", 0, "trials") == problem.fixes[0].value


@pytest.mark.slow
def test_a_pair_has_both_its_tables_beside_its_settings(qtbot, desk, tmp_path):
    editor = edit(qtbot, desk, shutil.copytree(demo_study(), tmp_path / "demo"))
    frame = editor.frame
    assert "table/pair_conversations.jsonl" not in frame.list.lines()
    place = [one["id"] for one in editor.draft.toml.tables("block")].index("pairs")
    frame.show_section(f"block/{place}")
    assert [one.text() for one in frame.table_names] == ["pairs.csv", "pair_conversations.jsonl"]
    assert frame.table_names[0].isChecked()
    qtbot.mouseClick(frame.table_names[1], Qt.MouseButton.LeftButton)
    assert frame.table_names[1].isChecked()
    assert frame.key == "table/pair_conversations.jsonl"
    assert frame.stack.isVisible(), "the block stays beside it"
    assert frame.flow.currentItem().data(PART).name == "pairs"


@pytest.mark.slow
def test_the_list_names_a_field_by_its_title(qtbot, editor):
    editor.draft.toml.add(("rule",), {"kind": "incomplete", "share": 7})
    checked(qtbot, editor)
    words = editor.frame.rows.model.index(0, 0).data()
    assert words == (
        "error: study.toml, line 17, key rule.share: "
        "'Proportion' must be a number from 0 to 1, not 7. Use, for example, Proportion = 1."
    )
