"""Saving a frozen study asks why, and records the answer with the change."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.editor.conftest import TOML, answer, checked, edit
from tests.gui.desk.editor.test_page import caption_on_disk, change
from turingdesk.core.errors import WriteFailed
from turingdesk.editing import frozen_draft
from turingdesk.gui.desk.editor.sections import entries
from turingdesk.gui.desk.registration import WhyDialog
from turingdesk.study.package import open_package
from turingdesk.study.registration import FILE, freeze, registration


@pytest.fixture
def frozen(qtbot, desk, captions):
    """The page with a study that Ada froze."""
    freeze(open_package(captions), "Ada Example")
    return edit(qtbot, desk, captions)


def save(qtbot, page):
    qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)


def asked(qtbot, desk):
    """The dialog that asks why."""
    qtbot.waitUntil(lambda: any(d.isVisible() for d in desk.findChildren(WhyDialog)))
    (dialog,) = [d for d in desk.findChildren(WhyDialog) if d.isVisible()]
    return dialog


def give(qtbot, dialog, why):
    qtbot.keyClicks(dialog.why, why)
    qtbot.mouseClick(dialog.action, Qt.MouseButton.LeftButton)


@pytest.mark.slow
def test_a_save_asks_why_and_records_it(qtbot, desk, frozen, captions):
    change(frozen)
    save(qtbot, frozen)
    dialog = asked(qtbot, desk)
    assert caption_on_disk(captions).endswith("Caption number 0"), "not written yet"
    assert not dialog.action.isEnabled(), "a reason has to be given"
    assert not frozen.save_button.isEnabled(), "nothing changes meanwhile"
    with qtbot.waitSignal(frozen.saver.over) as over:
        give(qtbot, dialog, "A typing error")
    assert over.args == [True]
    assert caption_on_disk(captions).endswith("Another caption")
    found = registration(captions)
    (told,) = found.deviations
    assert (told.by, told.why) == (desk.state.who, "A typing error")
    assert told.changes == ("captions.csv: changed",)
    assert told.at.endswith("Z")
    assert found.unaccounted(open_package(captions)) == ()
    assert not frozen.draft.is_changed
    checked(qtbot, frozen)


@pytest.mark.slow
def test_cancelling_saves_nothing_and_keeps_the_changes(qtbot, desk, frozen, captions):
    change(frozen)
    before = (captions / FILE).read_bytes()
    save(qtbot, frozen)
    dialog = asked(qtbot, desk)
    with qtbot.waitSignal(frozen.saver.over) as over:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert over.args == [False]
    assert caption_on_disk(captions).endswith("Caption number 0")
    assert (captions / FILE).read_bytes() == before
    assert frozen.draft.is_changed
    assert frozen.save_button.isEnabled()
    assert frozen.frame.isEnabled()
    checked(qtbot, frozen)


@pytest.mark.slow
def test_a_save_that_changes_nothing_of_the_study_asks_nothing(qtbot, desk, frozen, captions):
    frozen.draft.set_text("texts/notes.md", "For us only.\n")
    with qtbot.waitSignal(frozen.saver.over) as over:
        save(qtbot, frozen)
    assert over.args == [True]
    assert (captions / "texts" / "notes.md").exists()
    assert not desk.findChildren(WhyDialog)
    assert registration(captions).deviations == ()
    checked(qtbot, frozen)


@pytest.mark.slow
def test_a_study_that_is_not_frozen_is_saved_without_asking(qtbot, desk, editor, captions):
    change(editor)
    with qtbot.waitSignal(editor.saver.over):
        save(qtbot, editor)
    assert not desk.findChildren(WhyDialog)
    assert not (captions / FILE).exists()
    checked(qtbot, editor)


@pytest.mark.slow
def test_leaving_over_save_asks_why_and_goes_only_then(qtbot, desk, frozen, captions):
    change(frozen)
    desk.navigation.button("settings").click()
    answer(desk, "Save")
    dialog = asked(qtbot, desk)
    assert frozen.isVisible()
    give(qtbot, dialog, "Lost")
    qtbot.waitUntil(desk.page("settings").isVisible)
    assert registration(captions).deviations[0].why == "Lost"


@pytest.mark.slow
def test_the_reason_is_asked_once_where_another_program_wrote(qtbot, desk, frozen, captions):
    change(frozen)
    path = captions / "captions.csv"
    path.write_text(path.read_text("utf-8").replace("Caption number 1", "Theirs"), "utf-8")
    save(qtbot, frozen)
    with qtbot.waitSignal(frozen.saver.over) as over:
        give(qtbot, asked(qtbot, desk), "A typing error")
    assert over.args == [False]
    assert registration(captions).deviations == (), "what is not written is no deviation"
    qtbot.waitUntil(lambda: not any(d.isVisible() for d in desk.findChildren(WhyDialog)))
    with qtbot.waitSignal(frozen.saver.over) as over:
        answer(desk, "Save my changes")
    assert over.args == [True]
    assert registration(captions).unaccounted(open_package(captions)) == ()
    checked(qtbot, frozen)


@pytest.mark.slow
def test_a_reason_that_the_disk_refuses_is_told(qtbot, desk, frozen, captions, monkeypatch):
    change(frozen)
    save(qtbot, frozen)
    dialog = asked(qtbot, desk)

    def refuse(*_args, **_kwargs):
        raise WriteFailed("TuringDesk can't write to registration.jsonl.")

    monkeypatch.setattr(frozen_draft, "append", refuse)
    with qtbot.waitSignal(frozen.saver.over) as over:
        give(qtbot, dialog, "A typing error")
    assert over.args == [True], "the study itself is on the disk"
    assert "the reason is not recorded" in desk.notice.text.text()
    monkeypatch.undo()
    known = registration(captions)
    assert known.unaccounted(open_package(captions)) == ("captions.csv: changed",)
    checked(qtbot, frozen)


@pytest.mark.slow
def test_the_study_panel_tells_since_when_and_by_whom(qtbot, frozen):
    frozen.frame.show_section("study")
    said = frozen.frame.shown.frozen
    qtbot.waitUntil(said.isVisible)
    assert " by Ada Example, version 1.0." in said.text()
    assert "asks for the reason" in said.text()


@pytest.mark.slow
def test_the_registration_is_not_offered_for_editing(frozen):
    keys = [entry.key for entry in entries(frozen.draft)]
    assert "table/captions.csv" in keys
    assert "table/registration.jsonl" not in keys


@pytest.mark.slow
def test_the_study_panel_of_another_study_tells_nothing_of_it(qtbot, editor):
    editor.frame.show_section("study")
    said = editor.frame.shown.frozen
    qtbot.wait(50)
    assert not said.isVisible()


@pytest.mark.slow
def test_an_unknown_analysis_is_told_beside_its_field(qtbot, desk, captions):
    head, block = TOML.split("[[block]]")
    toml = f'{head}[analysis]\nprimary = "detectabilty"\n[[block]]{block}'
    (captions / "study.toml").write_text(toml, "utf-8")
    page = edit(qtbot, desk, captions)
    (problem,) = page.problems
    assert (problem.file, problem.line, problem.column) == ("study.toml", 6, "analysis.primary")
    page.frame.rows.step(1)
    assert page.frame.key == "analysis"
    field = page.frame.shown.sheet.field("analysis", "primary")
    assert field.note.isVisible()
    assert "No analysis is called 'detectabilty'" in field.note.text.text()
    assert "Use one of:" in field.note.text.text()
    field.input.menu.setFocus()
    for _ in range(field.input.menu.count()):
        qtbot.keyClick(field.input.menu, Qt.Key.Key_Up)
    assert checked(qtbot, page) == ()
    assert not field.note.isVisible()
