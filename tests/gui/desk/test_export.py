"""The Export page: formats, what goes along, cancelling, and what was written."""

import csv
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tests.gui.desk.conftest import page_of
from turingdesk.gui.desk.export import ExportPage


@pytest.fixture
def page(qtbot, desk, sit):
    sit("P-001")
    sit("P-002", 2)
    sit("try-1", pilot=True)
    shown = page_of(desk, "export")
    assert isinstance(shown, ExportPage)
    qtbot.waitUntil(shown.write.isEnabled)
    return shown


def write(qtbot, page, out):
    page.path.setText(str(out))
    qtbot.mouseClick(page.write, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.is_busy)
    return page.status.text()


def test_a_workbook_holds_as_many_rows_as_the_journals(qtbot, page, tmp_path):
    import openpyxl

    said = write(qtbot, page, tmp_path / "out.xlsx")
    assert "6 responses in the journals, 6 rows written." in said
    assert "4 responses of pilot sessions are not included" in said
    assert page.window().focusWidget() is page.write, "the keyboard is where it was"
    book = openpyxl.load_workbook(tmp_path / "out.xlsx", read_only=True)
    assert sum(1 for _ in book["responses"].rows) == 7
    book.close()


@pytest.mark.slow
def test_what_came_of_an_export_is_in_sight_in_a_low_window(qtbot, page, tmp_path):
    page.window().resize(1024, 560)
    choose(page, "csv")
    assert "Saved to" in write(qtbot, page, tmp_path / "out.csv")
    body, status = page.body, page.status
    qtbot.waitUntil(lambda: body.verticalScrollBar().maximum() > 0)
    view = body.viewport()
    qtbot.waitUntil(
        lambda: status.mapTo(view, status.rect().bottomLeft()).y() <= view.rect().bottom()
    )
    assert status.height() >= status.heightForWidth(status.width())


def test_pilots_go_along_when_asked(qtbot, page, tmp_path):
    page.form.fields["pilot"].click()
    assert "10 rows written" in write(qtbot, page, tmp_path / "out.xlsx")


def test_formats_are_offered_in_the_order_of_their_names(page):
    names = [page.format.itemText(n) for n in range(page.format.count())]
    assert names == sorted(names, key=str.casefold)
    assert page.format.currentText().startswith("Excel"), "which most people open"


def test_studies_of_the_folder_are_offered(page):
    texts = [page.study.itemText(n) for n in range(page.study.count())]
    assert texts == ["All studies", "Words, spring (small)"]


def test_the_file_follows_the_format(page, data):
    assert page.path.text().endswith(".xlsx")
    page.format.setCurrentIndex(page.format.findData("csv"))
    assert page.path.text().endswith(".csv")
    assert "excel" in page.form.fields
    assert "personal" not in page.form.fields


def choose(page, name):
    page.format.setCurrentIndex(page.format.findData(name))


@pytest.mark.slow
def test_a_folder_for_sharing_is_new_and_has_every_row(qtbot, page, tmp_path):
    choose(page, "psych_ds")
    assert page.path.text().endswith("responses-psych-ds")
    assert "profile" not in page.form.fields
    said = write(qtbot, page, tmp_path / "shared")
    assert "6 responses in the journals, 6 rows written." in said
    assert (tmp_path / "shared" / "dataset_description.json").is_file()
    assert "already exists" in write(qtbot, page, tmp_path / "shared")


@pytest.mark.slow
def test_csv_has_the_column_names_that_are_chosen(qtbot, page, tmp_path):
    choose(page, "csv")
    profile = page.form.fields["profile"]
    profile.setFocus()
    for _ in range(profile.findData("psychopy")):
        qtbot.keyClick(profile, Qt.Key.Key_Down)
    assert profile.currentText() == "PsychoPy"
    write(qtbot, page, tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_text("utf-8").startswith("participant,session,date,")


@pytest.mark.slow
def test_an_apostrophe_goes_before_texts_like_formulas_when_asked(qtbot, page, tmp_path, sit):
    sit("P-003", kiosk="=1+1")
    assert "safe" not in page.form.fields
    choose(page, "csv")
    page.form.fields["safe"].click()
    assert "An apostrophe was added before each" in write(qtbot, page, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert {row["kiosk"] for row in csv.DictReader(file)} == {"Booth 1", "'=1+1"}


def test_personal_fields_never_go_along_where_they_cannot_be_chosen(qtbot, page, monkeypatch):
    page.form.fields["personal"].click()
    choose(page, "psych_ds")
    wanted = []
    monkeypatch.setattr(
        "turingdesk.gui.desk.export.export", lambda _d, _p, asked, _r: wanted.append(asked)
    )
    monkeypatch.setattr(page, "_written", lambda *_: None)
    page.start()
    qtbot.waitUntil(lambda: bool(wanted) and not page.is_busy)
    assert not wanted[0].personal
    choose(page, "sav")
    assert page.form.fields["personal"].isChecked(), "what was entered is there again"


@pytest.mark.slow
def test_a_study_that_was_not_opened_gives_the_texts(qtbot, page, study, tmp_path, monkeypatch):
    """As `--texts` does on the command line."""

    def texts():
        write(qtbot, page, tmp_path / "out.csv")
        with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
            return {row["text"] for row in csv.DictReader(file)}

    choose(page, "csv")
    assert texts() == {""}
    page.form.form.fold.open()
    studies = page.form.fields["texts"]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(study))
    qtbot.mouseClick(studies.add_folder, Qt.MouseButton.LeftButton)
    assert "" not in texts()


def test_a_name_without_a_suffix_gets_one_when_the_format_is_a_file_again(page, tmp_path):
    page.path.setText(str(tmp_path / "mine"))
    choose(page, "bids")
    assert page.path.text() == str(tmp_path / "mine")
    choose(page, "r_csv")
    assert page.path.text() == str(tmp_path / "mine.R")


def test_an_export_that_is_cancelled_leaves_nothing(qtbot, page, tmp_path, monkeypatch):
    def slowly(data, path, wanted, report):
        for done in range(1000):
            report(done, 1000)
            time.sleep(0.005)

    monkeypatch.setattr("turingdesk.gui.desk.export.export", slowly)
    page.path.setText(str(tmp_path / "out.csv"))
    page.write.click()
    qtbot.waitUntil(lambda: page.progress.value() > 2)
    assert page.progress.maximum() == 1000
    assert not page.write.isEnabled()
    assert not page.format.isEnabled(), "what is being written is what the form says"
    qtbot.mouseClick(page.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.is_busy)
    assert page.status.text() == "The export was canceled. Nothing was written."
    assert page.write.isEnabled()
    assert not (tmp_path / "out.csv").exists()


@pytest.mark.slow
def test_a_place_that_cannot_be_written_is_told(qtbot, page, tmp_path):
    said = write(qtbot, page, tmp_path / "no" / "such" / "folder" / "out.csv")
    assert "out.csv" in said or "folder" in said
    assert page.status.property("role") == "objection"


def test_an_empty_folder_has_nothing_to_export_until_there_is_a_session(qtbot, desk, sit):
    shown = page_of(desk, "export")
    assert shown.status.text() == "Reading the journals\u2026"
    qtbot.waitUntil(lambda: "no sessions" in shown.status.text())
    assert not shown.write.isEnabled()
    page_of(desk, "studies")
    sit("P-001")
    page_of(desk, "export")
    qtbot.waitUntil(shown.write.isEnabled)
    assert shown.status.text() == ""


def test_what_was_written_is_no_longer_told_when_another_format_is_chosen(qtbot, page, tmp_path):
    assert "out.csv" in write(qtbot, page, tmp_path / "out.csv")
    page.format.setCurrentIndex(page.format.findData("csv"))
    assert page.status.text() == ""


@pytest.mark.slow
def test_what_was_written_is_still_told_when_the_page_is_opened_again(qtbot, desk, page, tmp_path):
    said = write(qtbot, page, tmp_path / "out.csv")
    page_of(desk, "studies")
    page_of(desk, "export")
    qtbot.waitUntil(page.write.isEnabled)
    assert page.status.text() == said
