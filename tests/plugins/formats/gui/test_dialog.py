"""Published answers on the desk: which of them have columns, and the study that comes of them."""

import csv
import json

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.importing.conftest import choose, go_on
from turingdesk.cli import main
from turingdesk.core.setting import named_settings
from turingdesk.exchange.importers import IMPORTERS, ImportOptions


@pytest.mark.slow
def test_a_published_set_becomes_a_study_that_is_opened(qtbot, dialog, desk, tmp_path):
    source = tmp_path / "associations.csv"
    cues = ("ocean", "bread", "horse", "music")
    with source.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("cue", "R1"), *((cue, f"{cue}s") for cue in cues)])
    choose(dialog.sources.format, "word_associations")
    assert dialog.sources.form.fields["each"].text() == "All answers"
    assert "screen" not in dialog.sources.form.fields
    dialog.sources.take([source])
    go_on(qtbot, dialog)
    assert dialog.step is dialog.columns
    go_on(qtbot, dialog)
    assert dialog.ahead.table.rows.things[0]["cue"] == "ocean"
    dialog.ahead.folder.put(tmp_path / "made")
    with qtbot.waitSignal(desk.state.reader.hashed):
        go_on(qtbot, dialog)
    assert desk.state.reader.studied.path == tmp_path / "made"
    assert dialog.ended.report_text.text().startswith("Read: 4. Imported: 4. Skipped: 0.")
    assert not dialog.ended.skipped.isVisibleTo(dialog)


def test_columns_of_associations_are_said_and_their_mapping_is_saved(qtbot, dialog, tmp_path):
    source = tmp_path / "ours.csv"
    source.write_text("Stimulus,Typed,Who,Note\nocean,sea,p1,x\nbread,rye,p2,y\n", "utf-8")
    choose(dialog.sources.format, "word_associations")
    dialog.sources.take([source])
    go_on(qtbot, dialog)
    pane = dialog.columns
    assert not pane.title.isVisibleTo(dialog)
    choose(pane.fields["Stimulus"], "cue")
    go_on(qtbot, dialog)
    assert dialog.objection.text().startswith("Choose the column with the association")
    choose(pane.fields["Typed"], "response")
    choose(pane.fields["Who"], "participantid")
    qtbot.keyClicks(pane.name, "our words")
    qtbot.mouseClick(pane.save, Qt.MouseButton.LeftButton)
    go_on(qtbot, dialog)
    assert [row["association"] for row in dialog.ahead.table.rows.things] == ["sea", "rye"]
    assert [row["agent"] for row in dialog.ahead.table.rows.things] == ["p1", "p2"]
    words = ["import", "word-associations", str(source), "-o", str(tmp_path / "cli"), "--map"]
    assert main([*words, "our-words"]) == 0
    assert "ocean,sea" in (tmp_path / "cli" / "words.csv").read_text("utf-8")


@pytest.mark.parametrize("name", ["eyes.csv", "eyes.json"])
def test_only_tables_of_fixations_have_columns(qtbot, dialog, tmp_path, name):
    source = tmp_path / name
    records = [{"name": "cat.jpg", "subject": 1, "X": [3.0], "Y": [4.0], "T": [100]}]
    table = "Foto,x,y,width,height\ncat.jpg,3,4,80,60\n"
    source.write_text(table if name.endswith("csv") else json.dumps(records), "utf-8")
    choose(dialog.sources.format, "scanpaths")
    dialog.sources.take([source])
    go_on(qtbot, dialog)
    if name.endswith("csv"):
        assert dialog.columns.fields["x"].currentData() == "x"
        choose(dialog.columns.fields["Foto"], "image")
        go_on(qtbot, dialog)
    assert dialog.step is dialog.ahead
    assert dialog.ahead.report_text.text().startswith("1 scanpaths read, 1 imported")


def test_a_size_that_is_none_is_named_and_one_that_is_right_goes_along(qtbot, dialog, tmp_path):
    choose(dialog.sources.format, "scanpaths")
    dialog.sources.take([tmp_path])
    size = dialog.sources.form.fields["screen"]
    qtbot.keyClicks(size, "wide")
    choose(dialog.sources.format, "coco_captions")
    choose(dialog.sources.format, "scanpaths")
    assert dialog.sources.form.fields["screen"].text() == "wide", "what was typed stays"
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    said = dialog.objection.text()
    assert said == "Screen (px): 'wide' is not a width and a height, such as 1280x1024."
    dialog.sources.form.fields["screen"].setText("1280 x 1024")
    assert dialog.sources.wrong() == ""
    assert dialog.sources.options().screen == (1280, 1024)


def test_each_setting_of_an_import_is_heeded_by_a_format():
    heeded = set().union(*(importer.takes for importer in IMPORTERS.values()))
    assert heeded == {*named_settings(ImportOptions)}
