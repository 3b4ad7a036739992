"""Importing on the desk: files, columns and words, what it will make, and what is opened."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tests.gui.desk.conftest import drop
from tests.gui.desk.importing.conftest import choose, go_on
from turingdesk.cli import main
from turingdesk.gui.desk.importing.dialog import ImportDialog
from turingdesk.presenters.importing import MAKER, mappings
from turingdesk.sessions.data_folder import DataFolder

HEAD = ("who", "thing", "maker", "reply", "secs")
ROWS = [
    ("p1", "a.jpg", "Human", "AI", "2.5"),
    ("p1", "b.jpg", "GPT-4", "AI", "1.25"),
    ("p2", "a.jpg", "Human", "perhaps", "4"),
    ("p2", "b.jpg", "GPT-4", "Human", "3.5"),
    ("p2", "c.jpg", "GPT-4"),
]


@pytest.fixture
def table(tmp_path):
    """A table of verdicts, with a row that is too short."""
    file = tmp_path / "published.csv"
    file.write_text("".join(",".join(row) + "\n" for row in (HEAD, *ROWS)), "utf-8")
    return file


def at_columns(qtbot, dialog, table):
    """The dialog at its second step, with every column said."""
    dialog.sources.take([table])
    go_on(qtbot, dialog)
    fields = dialog.columns.fields
    for column, what in zip(HEAD, ("judge", "item", MAKER, "verdict", "rt"), strict=True):
        choose(fields[column], what)
    choose(dialog.columns.unit, "s")
    return dialog.columns


@pytest.mark.slow
def test_verdicts_are_imported_and_shown(qtbot, dialog, desk, data, table):
    pane = at_columns(qtbot, dialog, table)
    assert pane.words["truth", "GPT-4"].currentData() == "machine"
    assert pane.words["verdict", "perhaps"].currentData() == ""
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ahead
    assert "5 verdicts read, 3 imported, 2 omitted." in dialog.ahead.report_text.text()
    assert "verdict machine, truth human" in dialog.ahead.report_text.text()
    assert not any(data.glob("sub-*"))
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ended
    skipped = {reason.partition(" (")[0]: n for reason, n in dialog.ended.skipped.rows.things}
    assert skipped == {
        "the verdict 'perhaps' is neither human nor machine": 1,
        "the row has more or fewer cells than there are columns": 1,
    }
    assert len(DataFolder(data).sessions()) == 2
    assert desk.navigation.button("analysis").isChecked()
    assert desk.page("analysis").isVisible()
    go_on(qtbot, dialog)
    assert not dialog.isVisible()


@pytest.mark.slow
def test_a_word_means_what_is_said(qtbot, dialog, data, table):
    pane = at_columns(qtbot, dialog, table)
    choose(pane.words["verdict", "perhaps"], "machine")
    go_on(qtbot, dialog)
    assert "5 verdicts read, 4 imported, 1 omitted." in dialog.ahead.report_text.text()


@pytest.mark.parametrize("at", [2, 2_100])
def test_a_word_that_is_not_certain_is_asked_for(qtbot, dialog, tmp_path, at):
    """Also one that stands below the rows from which columns are guessed."""
    rows = [f"p{n % 7},{n}.jpg,Human,{('AI', 'Human')[n % 2]},2\n" for n in range(at)]
    file = tmp_path / "long.csv"
    text = "who,thing,maker,reply,secs\n" + "".join(rows) + "p1,z.jpg,GPT-4,not AI,1\n"
    file.write_text(text, "utf-8")
    pane = at_columns(qtbot, dialog, file)
    go_on(qtbot, dialog)
    assert dialog.step is pane
    assert "'not AI'" in dialog.objection.text()
    assert pane.words["verdict", "not AI"].currentData() == "?"
    go_on(qtbot, dialog)
    assert dialog.objection.text() == "Choose whether 'not AI' means human or machine."
    choose(pane.words["verdict", "not AI"], "human")
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ahead
    assert f"{at + 1:,} verdicts read, {at + 1:,} imported" in dialog.ahead.report_text.text()


def test_words_that_all_mean_the_same_are_asked_for(qtbot, dialog, tmp_path):
    file = tmp_path / "same.csv"
    file.write_text("who,thing,maker,reply,secs\np1,a,Human,AI,2\np2,b,GPT-4,Robot,1\n", "utf-8")
    pane = at_columns(qtbot, dialog, file)
    go_on(qtbot, dialog)
    assert dialog.objection.text() == "Choose whether 'AI', 'Robot' means human or machine."
    choose(pane.words["verdict", "AI"], "machine")
    choose(pane.words["verdict", "Robot"], "machine")
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ahead


def test_a_field_belongs_to_one_column(qtbot, dialog, table):
    pane = at_columns(qtbot, dialog, table)
    choose(pane.fields["thing"], "judge")
    assert pane.fields["who"].currentData() == ""
    choose(pane.fields["reply"], "")
    go_on(qtbot, dialog)
    assert dialog.objection.text().startswith("Choose the column with the verdicts")
    assert dialog.step is pane


@pytest.mark.slow
def test_a_mapping_that_is_saved_reads_the_next_table_here_and_on_the_command_line(
    qtbot, dialog, desk, table, tmp_path
):
    pane = at_columns(qtbot, dialog, table)
    choose(pane.words["verdict", "perhaps"], "human")
    qtbot.keyClicks(pane.name, "Our web survey")
    qtbot.mouseClick(pane.save, Qt.MouseButton.LeftButton)
    assert list(mappings()) == ["our-web-survey"]
    assert pane.status.text().startswith("Saved to ")
    dialog.reject()
    page = desk.page("studies")
    page.begin_import()
    again = page.findChildren(ImportDialog)[-1]
    other = tmp_path / "second.csv"
    other.write_bytes(table.read_bytes())
    again.sources.take([other])
    go_on(qtbot, again)
    choose(again.columns.mapping, "our-web-survey")
    assert again.columns.words["verdict", "perhaps"].currentData() == "human"
    assert again.columns.title.text() == "second"
    go_on(qtbot, again)
    assert "5 verdicts read, 4 imported, 1 omitted." in again.ahead.report_text.text()
    words = ["import", "verdicts", str(other), "-o", str(tmp_path / "cli"), "--map"]
    assert main([*words, "our-web-survey"]) == 0
    assert len(DataFolder(tmp_path / "cli").sessions()) == 2


@pytest.mark.slow
def test_a_mapping_for_other_columns_says_which_are_missing(qtbot, dialog, table, tmp_path):
    pane = at_columns(qtbot, dialog, table)
    qtbot.keyClicks(pane.name, "ours")
    qtbot.mouseClick(pane.save, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.sources.list.remove, Qt.MouseButton.LeftButton)
    other = tmp_path / "other.csv"
    other.write_text(table.read_text().replace("reply", "said"))
    dialog.sources.take([other])
    go_on(qtbot, dialog)
    choose(pane.mapping, "ours")
    assert pane.status.text() == "The table has no column reply."


@pytest.mark.slow
def test_files_are_chosen_dropped_and_removed(qtbot, dialog, table, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(table)], ""))
    qtbot.mouseClick(dialog.sources.list.add, Qt.MouseButton.LeftButton)
    assert drop(dialog.sources, tmp_path)
    assert dialog.sources.paths == [table, tmp_path]
    dialog.sources.list.files.setCurrentRow(0)
    qtbot.mouseClick(dialog.sources.list.remove, Qt.MouseButton.LeftButton)
    assert dialog.sources.paths == [tmp_path]
    qtbot.mouseClick(dialog.sources.list.remove, Qt.MouseButton.LeftButton)
    go_on(qtbot, dialog)
    assert dialog.objection.text() == "Add at least one file or folder."


@pytest.mark.slow
def test_what_cannot_be_read_is_said(qtbot, dialog, tmp_path):
    (tmp_path / "empty.csv").touch()
    dialog.sources.take([tmp_path / "empty.csv"])
    go_on(qtbot, dialog)
    assert "empty.csv has no rows" in dialog.objection.text()
    assert dialog.step is dialog.sources


@pytest.mark.slow
def test_cancel_stops_an_import_and_leaves_nothing_behind(qtbot, dialog, data, table):
    rows = (f"p{n},x.jpg,Human,AI,{n}\n" for n in range(40_000))
    table.write_text(",".join(HEAD) + "\n" + "".join(rows), "utf-8")
    at_columns(qtbot, dialog, table)
    dialog.columns.title.setText("Many")
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.objection.text().endswith("000 records"), timeout=20_000)
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.objection.text() == "Canceled. Nothing was written."
    assert dialog.step is dialog.columns
    table.write_text("".join(",".join(row) + "\n" for row in (HEAD, *ROWS)), "utf-8")
    go_on(qtbot, dialog)
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.objection.text() == "Canceled. Nothing was written."
    assert not any(data.glob("sub-*"))
    assert not any(data.glob(".import-*"))
    go_on(qtbot, dialog)
    assert dialog.step is dialog.ended


@pytest.mark.slow
def test_another_data_folder_is_opened_only_when_asked(qtbot, dialog, desk, data, table, tmp_path):
    at_columns(qtbot, dialog, table)
    go_on(qtbot, dialog)
    dialog.ahead.folder.line.clear()
    qtbot.keyClicks(dialog.ahead.folder.line, str(tmp_path / "elsewhere"))
    go_on(qtbot, dialog)
    assert desk.state.data == data
    qtbot.mouseClick(dialog.ended.use, Qt.MouseButton.LeftButton)
    assert desk.state.data == tmp_path / "elsewhere"
    assert desk.navigation.button("analysis").isChecked()


@pytest.mark.slow
def test_items_in_the_head_of_a_table_get_their_makers(qtbot, dialog, tmp_path):
    file = Path(tmp_path / "wide.csv")
    file.write_text("who,a.jpg,b.jpg,c.jpg\np1,AI,human,AI\np2,human,AI,AI\np3,AI,AI,human\n")
    dialog.sources.take([file])
    go_on(qtbot, dialog)
    pane = dialog.columns
    assert {kind for kind, _ in pane.words} >= {"items"}
    choose(pane.words["items", "a.jpg"], "human")
    choose(pane.words["items", "b.jpg"], "machine")
    go_on(qtbot, dialog)
    assert "9 verdicts read, 9 imported" in dialog.ahead.report_text.text()
    assert "3 verdicts are about items whose makers are unknown" in dialog.ahead.report_text.text()
