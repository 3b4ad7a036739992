"""The dialog that builds a study: what it takes, a preview, and what goes wrong."""

import csv
from threading import Event

import pytest
from PySide6.QtCore import Qt

from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.journal.builds import builds
from turingdesk.plugins.collecting.build import build
from turingdesk.plugins.collecting.gui.build_dialog import BuildDialog
from turingdesk.study.package import open_package


@pytest.fixture
def dialog(qtbot, open_page, answered, tmp_path):
    page = open_page(answered)
    qtbot.mouseClick(page.build, Qt.MouseButton.LeftButton)
    (found,) = page.window().findChildren(BuildDialog)
    found.folder.put(tmp_path / "made")
    return found


def press(qtbot, dialog, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy)


def table(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_study_is_built_and_opened(qtbot, dialog, desk, data, tmp_path):
    dialog.form.fields["title"].selectAll()
    qtbot.keyClicks(dialog.form.fields["title"], "Who said it?")
    press(qtbot, dialog, dialog.write)
    assert "Answers found: 16, used: 8." in dialog.objection.text()
    assert "Words that cleaning changed" in dialog.objection.text()
    made = open_package(tmp_path / "made")
    assert (made.study.title, made.study.id) == ("Who said it?", "gathered-judged")
    assert [row["id"] for row in table(tmp_path / "made" / "agents.csv")] == ["git"]
    assert [one.study for one in builds(data)] == ["gathered-judged"]
    with qtbot.waitSignal(desk.state.reader.hashed):
        qtbot.mouseClick(dialog.open_study, Qt.MouseButton.LeftButton)
    assert desk.state.reader.studied.path == tmp_path / "made"
    assert desk.navigation.button("studies").isChecked()


@pytest.mark.slow
def test_only_the_answers_that_were_chosen_go_along(qtbot, dialog, tmp_path):
    age = dialog.form.fields["demographics"].boxes["age"]
    assert not age.isChecked()
    qtbot.keyClick(age, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.form.fields["each"], Qt.Key.Key_Up)
    press(qtbot, dialog, dialog.write)
    people = [row for row in table(tmp_path / "made" / "agents.csv") if row["id"] != "git"]
    assert {row["age"] for row in people} == {"31"}
    assert {row["id"] for row in people} <= {"p01", "p02", "p03"}
    assert not any("Pa" in value for row in people for value in row.values())


@pytest.mark.slow
def test_the_preview_shows_stimuli_and_leaves_nothing_behind(qtbot, dialog, data, tmp_path):
    press(qtbot, dialog, dialog.preview)
    (preview,) = dialog.findChildren(PreviewDialog)
    assert preview.isVisible()
    assert preview.list.count() == 8
    assert preview.stimulus.task == "words"
    place = dialog._trial.name
    preview.close()
    dialog.reject()
    assert not (tmp_path / "made").exists()
    assert builds(data) == []
    qtbot.waitUntil(lambda: not tmp_path.joinpath(place).exists())


@pytest.mark.slow
def test_what_goes_wrong_is_said_and_can_be_mended(qtbot, dialog, tmp_path):
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "old.txt").write_text("old")
    press(qtbot, dialog, dialog.write)
    assert "made is not empty" in dialog.objection.text()
    dialog.folder.put(tmp_path / "new")
    press(qtbot, dialog, dialog.write)
    assert (tmp_path / "new" / "study.toml").is_file()


@pytest.mark.slow
def test_without_a_folder_nothing_begins(qtbot, dialog):
    dialog.folder.line.clear()
    press(qtbot, dialog, dialog.write)
    assert dialog.objection.text() == "Choose a folder."


@pytest.mark.slow
def test_cancel_stops_the_build_and_keeps_the_dialog(qtbot, dialog, tmp_path, monkeypatch):
    canceled = Event()

    def slow(*args):
        assert canceled.wait(10)
        return build(*args)

    monkeypatch.setattr("turingdesk.plugins.collecting.gui.build_dialog.build", slow)
    qtbot.mouseClick(dialog.write, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    canceled.set()
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.objection.text() == "Canceled. Nothing was written."
    assert not (tmp_path / "made").exists()
    assert dialog.isVisible()
